import Foundation
import Graphics
import LayerTree

extension CALayer {
  /// The view that the layer belongs to.
  package var view: UIView? { host as? UIView }
}

extension UIView: LayerHost {
  package var layerFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }
  package var layerBounds: CGRect {
    get { bounds }
    set { bounds = newValue }
  }
  package var layerPosition: CGPoint {
    get { center }
    set { center = newValue }
  }
  package var layerAnchorPoint: CGPoint {
    get { anchorPoint }
    set { anchorPoint = newValue }
  }
  package var layerTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  package var layerBackgroundColor: Color? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor($0) } }
  }
  package var layerOpacity: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  package var layerIsHidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
  package var layerMasksToBounds: Bool {
    get { clipsToBounds }
    set { clipsToBounds = newValue }
  }

  package var layerOfSuperview: CALayer? { superview?.layer }
  package var layersOfSubviews: [CALayer] { storedSubviews.map(\.layer) }

  package var layerNeedsLayout: Bool { layoutNode.needsLayout }
  package func setLayerNeedsLayout() { setNeedsLayout() }
  package func layOutLayerIfNeeded() { layoutIfNeeded() }
  package var layerNeedsDisplay: Bool { needsDisplay }
  package func setLayerNeedsDisplay() { setNeedsDisplay() }
  package func picture(of layer: CALayer) -> DisplayList {
    let context = GraphicsContext(size: layer.bounds.size)
    var recorder = ViewRecorder(
      context: context, look: InterfaceLook(traitCollection), scale: layoutNode.pixelGrid.scale)
    recorder.record(contentsOf: layer)
    return context.displayList
  }
  package func layerPropertyDidChange(_ key: String, _ old: AnimatableValue, _ new: AnimatableValue) {
    AnimationBlock.note(self, key, old, new)
  }
}

extension UIImage: LayerPicture {}
