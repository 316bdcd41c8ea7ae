import Foundation
import Graphics
import LayerTree

/// A view's visible state at the clock's time: its properties with the changes of animations.
@MainActor
struct ShownView {
  let bounds: CGRect
  /// The origin of the untransformed view, in the superview.
  let origin: CGPoint
  let anchorPoint: CGPoint
  let transform: CGAffineTransform
  let alpha: CGFloat
  /// Nil for none.
  let background: Color?
  /// The layer whose outline, border and shadow are drawn; nil if the view has no visible layer.
  let layer: CALayer?
  /// Maps a drawing in the view's own size to the visible size; nil if both are equal.
  let stretch: CGAffineTransform?

  init(_ view: UIView, layer: CALayer?, look: InterfaceLook) {
    let made = view.madeLayer
    guard let made, !made.runningAnimations.isEmpty else {
      bounds = view.bounds
      origin = view.layoutNode.frame.origin
      anchorPoint = view.anchorPoint
      transform = view.transform
      alpha = view.alpha
      background = view.backgroundColor?.color(in: look)
      self.layer = layer
      stretch = nil
      return
    }
    let shown = made.shownValues
    bounds = shown.values["bounds"]?.rect ?? view.bounds
    anchorPoint = shown.values["anchorPoint"]?.point ?? view.anchorPoint
    let position = shown.values["position"]?.point ?? view.center
    origin = CGPoint(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y)
    transform = Self.plane(shown.values["transform"]) ?? view.transform
    alpha = shown.values["opacity"]?.scalar.map { CGFloat($0) } ?? view.alpha
    background = Self.background(shown.values["backgroundColor"]) ?? view.backgroundColor?.color(in: look)
    let isPlain = shown.values.names(allIn: Self.drawnProperties)
    self.layer = isPlain ? layer : made.presentation()
    stretch = Self.stretch(view, to: bounds)
  }

  /// The properties that are read here; other ones are read from the presentation layer.
  private static let drawnProperties = [
    "bounds", "anchorPoint", "position", "transform", "opacity", "backgroundColor",
  ]

  private static func plane(_ value: AnimatableValue?) -> CGAffineTransform? {
    guard case .transform(let transform)? = value else { return nil }
    return CATransform3DGetAffineTransform(transform)
  }

  private static func background(_ value: AnimatableValue?) -> Color?? {
    guard case .color(let color)? = value else { return nil }
    return .some(color)
  }

  /// The transform of the content during an animation. A view draws its content once, in its own size, and its content
  /// mode fits it to the animated size. (Apple, `UIView.contentMode`.)
  private static func stretch(_ view: UIView, to bounds: CGRect) -> CGAffineTransform? {
    let own = view.bounds
    guard own.size != bounds.size, own.width > 0, own.height > 0 else { return nil }
    let place = view.contentMode.frame(for: own.size, in: bounds)
    let (x, y) = (place.width / own.width, place.height / own.height)
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: place.minX - own.minX * x, ty: place.minY - own.minY * y)
  }
}
