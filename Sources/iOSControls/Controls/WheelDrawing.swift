import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// A row of wheels, as in date pickers and picker views.
@MainActor
struct WheelDrawing {
  /// One wheel: its rows around the selected one, from top to bottom.
  struct Wheel {
    var rows: [String]
    var alignment: TextAlignment
    /// The rows' own colours, if any.
    var colors: [UIColor?] = []
    /// The width in points; nil for a wheel as wide as its widest row.
    var width: CGFloat?

    /// The wheel for right-to-left interfaces.
    var mirrored: Wheel {
      var wheel = self
      wheel.alignment = alignment == .left ? .right : alignment == .right ? .left : alignment
      return wheel
    }
  }

  /// The frames of the wheels and their text size.
  private struct Plan {
    var font: UIFont
    var widths: [CGFloat]
    var left: CGFloat
    var gap: CGFloat
  }

  /// The rows that a wheel shows, counted from the selected one.
  static let reach = -3...3
  private static let fontSize: CGFloat = 23
  /// The minimum font size, whatever the width.
  private static let smallestFontSize: CGFloat = 8
  private static let bandHeight: CGFloat = 34
  private static let bandMargin: CGFloat = 9
  private static let wheelMargin: CGFloat = 16
  /// The gap between two wheels: the minimum, and the one used if there is space.
  private static let gaps: ClosedRange<CGFloat> = 6...34
  /// The angle from one row to the next, in radians.
  private static let rowAngle: CGFloat = 0.32
  /// The minimum radius: short wheels show fewer rows, at the same distance as on a wheel of Apple's
  /// standard height.
  private static let smallestRadius: CGFloat = 106
  /// Opacity of the rows by their distance from the selected one.
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

  /// Places the wheels side by side in the middle, each as wide as its widest row. If they do not fit, their text
  /// shrinks.
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
