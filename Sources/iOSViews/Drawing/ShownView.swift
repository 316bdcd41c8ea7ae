import Foundation
import Graphics
import LayerTree

/// A view as it is shown at the clock's time: as it is, but for what animations change.
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
  /// The layer whose outline, border and shadow are drawn; nil where the view has no layer that shows anything.
  let layer: CALayer?
  /// Maps a drawing in the view's own size into the size that is shown; nil where both are the same.
  let stretch: CGAffineTransform?

  init(_ view: UIView, layer: CALayer?, look: InterfaceLook) {
    guard let made = view.madeLayer, !made.runningAnimations.isEmpty, let shown = made.presentation() else {
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
    bounds = shown.bounds
    anchorPoint = shown.anchorPoint
    origin = CGPoint(
      x: shown.position.x - bounds.width * anchorPoint.x, y: shown.position.y - bounds.height * anchorPoint.y)
    transform = CATransform3DGetAffineTransform(shown.transform)
    alpha = CGFloat(shown.opacity)
    let animatesColor = made.shownValues.values["backgroundColor"] != nil
    background = animatesColor ? shown.backgroundColor : view.backgroundColor?.color(in: look)
    self.layer = shown
    stretch = Self.stretch(view, to: shown.bounds)
  }

  /// A view draws its content once, in its own size, and shows it by its content mode in the size that it has on the way.
  /// (Apple, `UIView.contentMode`.)
  private static func stretch(_ view: UIView, to bounds: CGRect) -> CGAffineTransform? {
    let own = view.bounds
    guard own.size != bounds.size, own.width > 0, own.height > 0 else { return nil }
    let place = view.contentMode.frame(for: own.size, in: bounds)
    let (x, y) = (place.width / own.width, place.height / own.height)
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: place.minX - own.minX * x, ty: place.minY - own.minY * y)
  }
}
