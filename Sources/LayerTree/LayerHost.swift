import Foundation
import Graphics

/// The view that a layer belongs to. It keeps the geometry and the appearance that the layer shows; the layer reads and
/// sets them here. Each façade's view class is one.
@MainActor
package protocol LayerHost: AnyObject {
  /// In the superview's coordinates.
  var layerFrame: CGRect { get set }
  var layerBounds: CGRect { get set }
  var layerPosition: CGPoint { get set }
  var layerAnchorPoint: CGPoint { get set }
  var layerTransform: CGAffineTransform { get set }
  var layerBackgroundColor: Color? { get set }
  /// From 0 to 1.
  var layerOpacity: CGFloat { get set }
  var layerIsHidden: Bool { get set }
  var layerMasksToBounds: Bool { get set }

  /// The layer of the view around this one.
  var layerOfSuperview: CALayer? { get }
  /// The layers of the views in this one, back to front.
  var layersOfSubviews: [CALayer] { get }

  var layerNeedsLayout: Bool { get }
  func setLayerNeedsLayout()
  func layOutLayerIfNeeded()
  var layerNeedsDisplay: Bool { get }
  func setLayerNeedsDisplay()
  /// Draws the view's own layer, or one in it, as it is shown now, in the layer's coordinates.
  func picture(of layer: CALayer) -> DisplayList
  /// A property that the layer keeps itself has changed, and views animate it.
  func layerPropertyDidChange(_ key: String, _ old: AnimatableValue, _ new: AnimatableValue)
}

/// A picture of either façade, as a layer's contents.
package protocol LayerPicture: AnyObject {
  var cgImage: CGImage? { get }
}
