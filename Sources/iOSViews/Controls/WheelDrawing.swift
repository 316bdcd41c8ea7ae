import Foundation
import Graphics

/// A row of wheels that turn behind a window, as date pickers and pickers show them.
@MainActor
struct WheelDrawing {
  /// One wheel: its rows from above to below the chosen one, which is in the middle.
  struct Wheel {
    var rows: [String]
    var alignment: TextAlignment
    /// The wheel's part of the width, relative to the others'.
    var share: CGFloat
  }

  private static let font = UIFont.systemFont(ofSize: 23)
  private static let bandHeight: CGFloat = 34
  private static let bandMargin: CGFloat = 9
  private static let wheelMargin: CGFloat = 20
  private static let wheelGap: CGFloat = 12
  /// The turn from one row to the next, in radians.
  private static let rowAngle: CGFloat = 0.32
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
    var x = rect.minX + Self.wheelMargin
    let gaps = Self.wheelGap * CGFloat(max(0, wheels.count - 1))
    let room = max(0, rect.width - 2 * Self.wheelMargin - gaps)
    let shares = wheels.map(\.share).reduce(0, +)
    for wheel in wheels where shares > 0 {
      let width = room * wheel.share / shares
      draw(wheel, in: CGRect(x: x, y: rect.minY, width: width, height: rect.height), on: canvas)
      x += width + Self.wheelGap
    }
    canvas.context.restoreGState()
  }

  private func draw(_ wheel: Wheel, in rect: CGRect, on canvas: ViewCanvas) {
    let radius = rect.height / 2 * 0.98
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
        font: Self.font, color: UIColor.label.withAlphaComponent(Self.fading[abs(distance)]),
        alignment: wheel.alignment)
      canvas.context.restoreGState()
    }
  }
}
