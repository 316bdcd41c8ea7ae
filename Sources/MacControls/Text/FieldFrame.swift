import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The background and border of an editable field.
@MainActor
struct FieldFrame {
  enum Style { case none, line, square, round }

  let style: Style
  /// Nil for none.
  let background: NSColor?
  let isEnabled: Bool

  private static let roundRadius: CGFloat = 5.5
  /// The shade of a field's border, stronger at the lower edge because the light comes from above.
  private static let edge = NSColor(
    light: Color(white: 0, alpha: 0.16), dark: Color(white: 1, alpha: 0.14), names: nil)
  private static let lowerEdge = NSColor(
    light: Color(white: 0, alpha: 0.22), dark: Color(white: 1, alpha: 0.1), names: nil)
  private static let darkGround = NSColor(
    light: Color(white: 1, alpha: 0), dark: Color(white: 1, alpha: 0.05), names: nil)

  func draw(in rect: CGRect, on canvas: MacCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = style == .round ? min(Self.roundRadius, rect.width / 2, rect.height / 2) : 0
    if let background {
      canvas.fill(rect, cornerRadius: radius, isEnabled ? background : background.withAlphaComponent(0.5))
    }
    guard style != .none else { return }
    if style != .line { canvas.fill(rect, cornerRadius: radius, Self.darkGround) }
    let width = style == .line ? 1 : max(canvas.hairline, 0.5)
    canvas.strokeInside(
      rect, cornerRadius: radius, style == .line ? .windowFrameColor : Self.edge, width: width)
    guard style != .line else { return }
    let line = CGRect(
      x: rect.minX + radius, y: rect.maxY - width, width: rect.width - 2 * radius, height: width)
    canvas.fill(line, Self.lowerEdge)
  }
}
