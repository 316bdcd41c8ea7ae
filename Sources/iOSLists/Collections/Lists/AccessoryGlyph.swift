import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// Draws the system's accessories of rows.
final class AccessoryGlyph: UIView {
  enum Kind: Hashable {
    case chevron, outlineClosed, outlineOpen, checkmark, info, delete, insert, reorder, circle, selectedCircle
    case popUp
  }

  var kind: Kind { didSet { if kind != oldValue { setNeedsDisplay() } } }
  /// The colour of the mark; nil for the kind's default.
  var color: UIColor?
  var background: UIColor?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: kind)))
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The size in points (measured on table cells in simulators, public repositories: chevron 10.5 × 14, checkmark
  /// 19 × 18, editing discs 22, reorder grip 27 × 15).
  static func size(of kind: Kind) -> CGSize {
    switch kind {
    case .chevron: CGSize(width: 10.5, height: 14)
    case .outlineClosed, .outlineOpen: CGSize(width: 14, height: 14)
    case .checkmark: CGSize(width: 19, height: 18)
    case .info, .delete, .insert, .circle, .selectedCircle: CGSize(width: 22, height: 22)
    case .reorder: CGSize(width: 27, height: 15)
    case .popUp: CGSize(width: 11, height: 16)
    }
  }

  override var intrinsicContentSize: CGSize { Self.size(of: kind) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: kind) }

  override func drawContent(on canvas: ViewCanvas) {
    switch kind {
    case .chevron: chevron(canvas, color ?? .tertiaryLabel)
    case .outlineClosed: chevron(canvas, color ?? tintColor)
    case .outlineOpen:
      line(canvas, [(0.1, 0.3), (0.5, 0.7), (0.9, 0.3)], color ?? tintColor, width: Self.heavy)
    case .checkmark:
      line(canvas, [(0.1, 0.55), (0.38, 0.85), (0.88, 0.14)], color ?? tintColor, width: Self.heavy)
    case .popUp:
      line(canvas, [(0.1, 0.35), (0.5, 0.1), (0.9, 0.35)], color ?? .tertiaryLabel, width: Self.heavy)
      line(canvas, [(0.1, 0.65), (0.5, 0.9), (0.9, 0.65)], color ?? .tertiaryLabel, width: Self.heavy)
    case .reorder:
      for height in [0.2, 0.5, 0.8] {
        line(canvas, [(0.05, height), (0.95, height)], color ?? .tertiaryLabel, width: Self.light)
      }
    case .info, .delete, .insert, .circle, .selectedCircle: disc(canvas)
    }
  }

  private static let light: CGFloat = 1.5
  private static let heavy: CGFloat = 2.25

  private func chevron(_ canvas: ViewCanvas, _ color: UIColor) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (tail, tip) = isRightToLeft ? (0.75, 0.15) : (0.25, 0.85)
    line(canvas, [(tail, 0.08), (tip, 0.5), (tail, 0.92)], color, width: Self.heavy)
  }

  private func disc(_ canvas: ViewCanvas) {
    let white = color ?? .white
    switch kind {
    case .delete:
      canvas.fill(Path(ellipseIn: bounds), background ?? .systemRed)
      line(canvas, [(0.27, 0.5), (0.73, 0.5)], white, width: Self.heavy)
    case .insert:
      canvas.fill(Path(ellipseIn: bounds), background ?? .systemGreen)
      line(canvas, [(0.27, 0.5), (0.73, 0.5)], white, width: Self.heavy)
      line(canvas, [(0.5, 0.27), (0.5, 0.73)], white, width: Self.heavy)
    case .selectedCircle:
      canvas.fill(Path(ellipseIn: bounds), background ?? tintColor)
      line(canvas, [(0.28, 0.52), (0.44, 0.68), (0.72, 0.33)], white, width: Self.light)
    case .info:
      ring(canvas, color ?? tintColor)
      line(canvas, [(0.5, 0.45), (0.5, 0.74)], color ?? tintColor, width: Self.light)
      line(canvas, [(0.5, 0.27), (0.5, 0.31)], color ?? tintColor, width: Self.heavy)
    default: ring(canvas, color ?? .tertiaryLabel)
    }
  }

  private func ring(_ canvas: ViewCanvas, _ color: UIColor) {
    let inner = bounds.insetBy(dx: Self.light / 2, dy: Self.light / 2)
    canvas.stroke(Path(ellipseIn: inner), color, width: Self.light)
  }

  /// Draws a line through points given as fractions of the bounds.
  private func line(_ canvas: ViewCanvas, _ points: [(Double, Double)], _ color: UIColor, width: CGFloat) {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: bounds.width * point.0, y: bounds.height * point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    canvas.stroke(path, color, width: width, cap: .round, join: .round)
  }
}
