import AutoLayout
import Foundation
import Graphics

/// Pictures of views that are laid out. Nothing need be on a screen.
extension UIView {
  /// Draws the view and what is in it into the current context, stretched to a rectangle. False outside drawing.
  ///
  /// With `afterUpdates` what waits for layout is laid out first.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.draw(presentPicture, in: rect)
    return true
  }

  /// The view as it is, whatever waits for layout.
  private var presentPicture: DisplayList { displayList(look: InterfaceLook(traitCollection)) }

  /// A view that shows what this one looks like now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let view = UIImageView(image: UIImage(drawing: presentPicture))
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }

  /// A view that shows what a part of this one looks like now.
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
  /// Draws the layer and what is in it into a context, its bounds' origin at the context's. Lays a view's layer out first
  /// (observed in the pictures that an app's suite recorded in iOS 15 to 26 without a layout of its own: 18 of 18).
  public func render(in ctx: CGContext) {
    if let view {
      return ctx.draw(view.displayList(), in: CGRect(origin: .zero, size: view.bounds.size))
    }
    let context = GraphicsContext(size: bounds.size)
    // The layer's place among others does not count.
    let place = CGAffineTransform(
      translationX: position.x - anchorPoint.x * bounds.width,
      y: position.y - anchorPoint.y * bounds.height)
    context.concatenate(place.inverted())
    var recorder = ViewRecorder(context: context, look: CurrentTraits.look, scale: UIScreen.main.scale)
    recorder.record(self)
    ctx.draw(context.displayList, in: CGRect(origin: .zero, size: bounds.size))
  }
}
