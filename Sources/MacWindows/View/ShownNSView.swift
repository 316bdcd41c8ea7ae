import Foundation
import Graphics
import LayerTree

/// A view's visible state at the clock's time: its properties with the changes of animations.
@MainActor
struct ShownNSView {
  /// The frame relative to the superview's upper left corner.
  let frame: CGRect
  let alpha: CGFloat
  /// The layer whose outline, border and shadow are drawn; nil for views without one.
  let layer: CALayer?
  /// Nil for none.
  let background: Color?
  /// Maps a drawing in the view's own size to the visible size; nil if both are equal.
  let stretch: CGAffineTransform?

  init(_ view: NSView) {
    let (own, made) = (view.layoutNode.frame, view.madeLayer)
    guard let made, !made.runningAnimations.isEmpty else {
      (frame, alpha, layer, background, stretch) = (
        own, view.alphaValue, made, view.layerBackgroundColor, nil
      )
      return
    }
    let (shown, scale) = (made.shownValues, view.layoutNode.boundsScale)
    let bounds = shown.values["bounds"]?.rect?.size ?? view.boundsSize
    let size = CGSize(width: bounds.width * scale.x, height: bounds.height * scale.y)
    let middle = shown.values["position"]?.point ?? CGPoint(x: own.midX, y: own.midY)
    frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    alpha = shown.values["opacity"]?.scalar.map { CGFloat($0) } ?? view.alphaValue
    layer = made.presentation()
    background = Self.background(shown.values["backgroundColor"]) ?? view.layerBackgroundColor
    // Content is drawn once, in the view's final size. (Apple, `NSView.layerContentsPlacement`: it scales on both
    // axes.)
    let isStretched = size != own.size && own.width > 0 && own.height > 0
    stretch =
      isStretched ? CGAffineTransform(scaleX: size.width / own.width, y: size.height / own.height) : nil
  }

  private static func background(_ value: AnimatableValue?) -> Color?? {
    guard case .color(let color)? = value else { return nil }
    return .some(color)
  }
}
