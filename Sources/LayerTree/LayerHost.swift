import Foundation
import Graphics

/// The view that a layer belongs to. It stores the geometry and the appearance of the layer; the layer reads and sets
/// them here. Each façade's view class conforms to it.
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

  /// The superview's layer.
  var layerOfSuperview: CALayer? { get }
  /// The subviews' layers, back to front.
  var layersOfSubviews: [CALayer] { get }

  var layerNeedsLayout: Bool { get }
  func setLayerNeedsLayout()
  func layOutLayerIfNeeded()
  var layerNeedsDisplay: Bool { get }
  func setLayerNeedsDisplay()
  /// Draws the view's own layer, or one of its sublayers, in its displayed state, in the layer's coordinates.
  func picture(of layer: CALayer) -> DisplayList
  /// Called when a property that the layer itself stores has changed, so that views can animate it.
  func layerPropertyDidChange(_ key: String, _ old: AnimatableValue, _ new: AnimatableValue)
}

/// A picture of either façade, as a layer's contents.
package protocol LayerPicture: AnyObject {
  var cgImage: CGImage? { get }
}
