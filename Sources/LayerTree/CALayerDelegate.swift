import Foundation
import Graphics

/// Draws a layer and places its sublayers. (Apple, `CALayerDelegate`.) All methods are optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents. If it is not implemented, ``draw(_:in:)`` is called.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// Called first to find the action of an event. `NSNull` means that there is none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
