import AutoLayout
import Foundation
import Graphics
import LayerTree

extension CALayer {
  /// The view that the layer belongs to.
  package var view: NSView? { host as? NSView }
}

/// Layers use frames relative to the upper left corner, as they are drawn, whether or not the views are
/// flipped.
extension NSView: LayerHost {
  package var layerFrame: CGRect {
    get { layoutNode.frame }
    set { frame = storedSuperview?.rect(fromNode: newValue) ?? newValue }
  }
  package var layerBounds: CGRect {
    get { bounds }
    set { bounds = newValue }
  }
  package var layerPosition: CGPoint {
    get { CGPoint(x: layoutNode.frame.midX, y: layoutNode.frame.midY) }
    set {
      let size = layoutNode.frame.size
      layerFrame = CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }
  package var layerAnchorPoint: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  package var layerTransform: CGAffineTransform {
    get { .identity }
    set {}
  }
  package var layerBackgroundColor: Color? {
    get { viewExtras.layerBackground }
    set {
      AnimatedChanges.note(self, "backgroundColor", .color(viewExtras.layerBackground), .color(newValue))
      writableViewExtras.layerBackground = newValue
    }
  }
  package var layerOpacity: CGFloat {
    get { alphaValue }
    set { alphaValue = newValue }
  }
  package var layerIsHidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
  package var layerMasksToBounds: Bool {
    get { clipsToBounds }
    set { clipsToBounds = newValue }
  }

  package var layerOfSuperview: CALayer? { storedSuperview?.anyLayer }
  package var layersOfSubviews: [CALayer] { storedSubviews.map(\.anyLayer) }
  package var layerNeedsLayout: Bool { needsLayout }
  package func setLayerNeedsLayout() { needsLayout = true }
  package func layOutLayerIfNeeded() { layoutSubtreeIfNeeded() }
  package var layerNeedsDisplay: Bool { needsDisplay }
  package func setLayerNeedsDisplay() { needsDisplay = true }
  package func picture(of layer: CALayer) -> DisplayList {
    let context = GraphicsContext(size: layer.bounds.size)
    var recorder = MacRecorder(
      context: context, look: effectiveAppearance.look, scale: layoutNode.pixelGrid.scale)
    recorder.record(layer)
    return context.displayList
  }
  package func layerPropertyDidChange(_ key: String, _ old: AnimatableValue, _ new: AnimatableValue) {
    AnimatedChanges.note(self, key, old, new)
  }

  /// The layer of the view, whether it ``wantsLayer`` or not.
  package var anyLayer: CALayer { backingLayer }

  var backingLayer: CALayer {
    if let madeLayer { return madeLayer }
    let layer = makeBackingLayer()
    adopt(layer: layer)
    return layer
  }

  func adopt(layer: CALayer?) {
    madeLayer?.host = nil
    madeLayer = layer
    layer?.host = self
    if layer?.delegate == nil { layer?.delegate = self }
  }

  // MARK: Display

  /// Marks the view for display by its window. For a marked view the window is already notified: views notify it when they are
  /// added, and hidden ones are checked again when they are shown.
  func requestDisplay() {
    guard !isMarkedForDisplay else { return }
    isMarkedForDisplay = true
    topmostView.hostingWindow?.passIsPending()
  }

  /// Draws the view and its descendants; the result is discarded, because there is no screen.
  func displayNow() {
    _ = displayList()
    for view in subtree { view.isMarkedForDisplay = false }
  }

  /// Performs the passes that the display pass depends on: constraints, layout, and the window's size. (WWDC 2011,
  /// session 103.)
  func layoutBeforeDisplay() {
    guard let window else { return layoutSubtreeIfNeeded() }
    window.layoutIfNeeded()
  }
}
