import AutoLayout
import Foundation
import Graphics

/// Snapshots of views. The views need not be on a screen.
extension UIView {
  /// Draws the view and its descendants into the current context, stretched to a rectangle. Returns false
  /// outside of drawing.
  ///
  /// With `afterUpdates`, pending layout is performed first.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.draw(presentPicture, in: rect)
    return true
  }

  /// The view in its present state, without pending layout.
  private var presentPicture: DisplayList { displayList(look: InterfaceLook(traitCollection)) }

  /// A view that shows this view's present appearance.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let view = UIImageView(image: UIImage(drawing: presentPicture))
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }

  /// A view that shows the present appearance of a part of this view.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let snapshot = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.clipsToBounds = true
    snapshot.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    view.addSubview(snapshot)
    return view
  }
}

extension CALayer {
  /// Draws the layer and its sublayers into a context, in the coordinates of its bounds: a scrolled view is as far from the
  /// context's origin as it is scrolled. (Apple, `CALayer.render(in:)`; seen in a public picture of a table whose content begins
  /// below a status bar, drawn into a renderer of its bounds.) Lays out a view's layer first (observed in 18 of 18 pictures that
  /// an app's test suite recorded in iOS 15 to 26 without laying out itself).
  public func render(in ctx: CGContext) {
    if let view {
      let drawing = view.displayList()
      return ctx.draw(drawing, in: view.bounds)
    }
    let context = GraphicsContext(size: bounds.size)
    // The layer's position in its superlayer is ignored.
    let place = CGAffineTransform(
      translationX: position.x - anchorPoint.x * bounds.width,
      y: position.y - anchorPoint.y * bounds.height)
    context.concatenate(place.inverted())
    var recorder = ViewRecorder(context: context, look: CurrentTraits.look, scale: UIScreen.main.scale)
    recorder.record(self)
    ctx.draw(context.displayList, in: bounds)
  }
}
