import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// A row of wheels that turn behind a window, as date pickers and pickers show them.
@MainActor
struct WheelDrawing {
  /// One wheel: its rows from above to below the chosen one, which is in the middle.
  struct Wheel {
    var rows: [String]
    var alignment: TextAlignment
    /// The rows' own colours, where there are some.
    var colors: [UIColor?] = []
    /// In points; nil for a wheel as wide as its widest row.
    var width: CGFloat?

    /// As it stands in an interface that reads from right to left.
    var mirrored: Wheel {
      var wheel = self
      wheel.alignment = alignment == .left ? .right : alignment == .right ? .left : alignment
      return wheel
    }
  }

  /// Where the wheels lie and how large their text is.
  private struct Plan {
    var font: UIFont
    var widths: [CGFloat]
    var left: CGFloat
    var gap: CGFloat
  }

  /// The rows that a wheel shows, counted from the chosen one.
  static let reach = -3...3
  private static let fontSize: CGFloat = 23
  /// Text gets no smaller than this, whatever the width.
  private static let smallestFontSize: CGFloat = 8
  private static let bandHeight: CGFloat = 34
  private static let bandMargin: CGFloat = 9
  private static let wheelMargin: CGFloat = 16
  /// Between two wheels: at least, and where there is space.
  private static let gaps: ClosedRange<CGFloat> = 6...34
  /// The turn from one row to the next, in radians.
  private static let rowAngle: CGFloat = 0.32
  /// Low wheels show fewer rows, at the distance of those of a wheel of Apple's natural height.
  private static let smallestRadius: CGFloat = 106
  /// Opacity of the rows by their distance from the chosen one.
  private static let fading: [CGFloat] = [1, 0.42, 0.26, 0.14]

  let wheels: [Wheel]

  func draw(in rect: CGRect, on canvas: ViewCanvas) {
    let band = CGRect(
      x: rect.minX + Self.bandMargin, y: rect.midY - Self.bandHeight / 2,
      width: max(0, rect.width - 2 * Self.bandMargin), height: Self.bandHeight)
    canvas.fill(Path(roundedRect: band, cornerRadius: 8), .tertiarySystemFill)
    canvas.context.saveGState()
    canvas.context.clip(to: rect)
    let plan = plan(for: rect)
    var x = plan.left
    for (wheel, width) in zip(wheels, plan.widths) {
      let place = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
      draw(wheel, in: place, font: plan.font, on: canvas)
      x += width + plan.gap
    }
    canvas.context.restoreGState()
  }

  /// The wheels side by side in the middle, each as wide as its widest row. Where they do not fit their text shrinks.
  private func plan(for rect: CGRect) -> Plan {
    let space = max(0, rect.width - 2 * Self.wheelMargin)
    let gapCount = CGFloat(max(0, wheels.count - 1))
    let natural = widths(at: Self.fontSize)
    let needed = natural.reduce(0, +) + gapCount * Self.gaps.lowerBound
    guard needed > space else {
      let slack = space - natural.reduce(0, +)
      let gap = gapCount > 0 ? min(Self.gaps.upperBound, slack / gapCount) : 0
      let used = natural.reduce(0, +) + gapCount * gap
      return Plan(
        font: .systemFont(ofSize: Self.fontSize), widths: natural, left: rect.midX - used / 2, gap: gap)
    }
    let gap = Self.gaps.lowerBound
    let size = (Self.fontSize * max(0, space - gapCount * gap) / max(1, needed - gapCount * gap)).rounded(
      .down)
    let font = UIFont.systemFont(ofSize: max(Self.smallestFontSize, size))
    let widths = widths(at: font.pointSize)
    let used = widths.reduce(0, +) + gapCount * gap
    return Plan(font: font, widths: widths, left: rect.midX - used / 2, gap: gap)
  }

  private func widths(at size: CGFloat) -> [CGFloat] {
    let font = UIFont.systemFont(ofSize: size)
    return wheels.map { wheel in
      wheel.width ?? wheel.rows.map { row in
        row.isEmpty
          ? 0
          : TextSystem.measurer.layout(TextRequest(text: row, font: font.descriptor)).size.width.rounded(.up)
      }.max() ?? 0
    }
  }

  private func color(of row: Int, in wheel: Wheel) -> UIColor {
    (wheel.colors.indices.contains(row) ? wheel.colors[row] : nil) ?? .label
  }

  private func draw(_ wheel: Wheel, in rect: CGRect, font: UIFont, on canvas: ViewCanvas) {
    let radius = max(rect.height / 2 * 0.98, Self.smallestRadius)
    let middle = wheel.rows.count / 2
    for (index, row) in wheel.rows.enumerated() {
      let distance = index - middle
      guard abs(distance) < Self.fading.count else { continue }
      let angle = CGFloat(distance) * Self.rowAngle
      canvas.context.saveGState()
      canvas.context.translateBy(x: rect.minX, y: rect.midY + radius * sin(angle))
      canvas.context.scaleBy(x: 1, y: cos(angle))
      canvas.drawLine(
        row, in: CGRect(x: 0, y: -Self.bandHeight / 2, width: rect.width, height: Self.bandHeight),
        font: font, color: color(of: index, in: wheel).withAlphaComponent(Self.fading[abs(distance)]),
        alignment: wheel.alignment)
      canvas.context.restoreGState()
    }
  }
}
