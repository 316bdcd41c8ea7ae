import AutoLayout
import Foundation
import Graphics

/// Frame, bounds and centre.
extension UIView {
  func setBounds(_ newValue: CGRect) {
    boundsOrigin = newValue.origin
    setFrame(frame(size: newValue.size, center: center))
  }

  func setCenter(_ newValue: CGPoint) {
    setFrame(frame(size: layoutNode.frame.size, center: newValue))
  }

  /// Where in the view its ``center`` lies, and what transforms turn it about, as a share of its size. Setting it moves the
  /// frame, not the centre.
  public var anchorPoint: CGPoint {
    get { viewExtras.anchorPoint }
    set {
      let center = center
      ownViewExtras.anchorPoint = newValue
      setCenter(center)
    }
  }

  /// Without the transform.
  private func frame(size: CGSize, center: CGPoint) -> CGRect {
    let anchor = anchorPoint
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// The untransformed view, seen from its centre.
  private func box(of size: CGSize) -> CGRect { frame(size: size, center: .zero) }

  /// The smallest rectangle around the transformed view.
  var transformedFrame: CGRect {
    let shown = box(of: layoutNode.frame.size).applying(transform)
    return shown.offsetBy(dx: center.x, dy: center.y)
  }

  /// Centre and size such that the transformed view fills `frame`, as far as a rotation allows.
  func setTransformedFrame(_ frame: CGRect) {
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    let shown = box(of: size).applying(transform)
    setFrame(
      self.frame(size: size, center: CGPoint(x: frame.midX - shown.midX, y: frame.midY - shown.midY)))
  }

  func setFrame(_ frame: CGRect) {
    if frame.origin.x.isNaN || frame.origin.y.isNaN || frame.width.isNaN || frame.height.isNaN {
      LayoutException(
        .invalidGeometry, "CALayer position contains NaN: [\(frame.midX) \(frame.midY)]. Layer: \(self)"
      ).raise()
    }
    let old = layoutNode.frame.size
    layoutNode.setFrame(frame, container: superview?.bounds.size)
    defer { KeyValueObservations.noteChange(of: self) }
    guard layoutNode.frame.size != old else { return }
    sizeDidChange(from: old)
    resizeSubviews(from: old)
  }

  /// Springs and struts for subviews, at once, as UIKit does; the engine's rows for them say the same.
  func resizeSubviews(from old: CGSize) {
    guard storedSubviews.contains(where: { $0.layoutNode.usesAutoresizing }) else { return }
    var changed = [(view: self, old: old)]
    while let (view, old) = changed.popLast() {
      let new = view.layoutNode.frame.size
      guard view.autoresizesSubviews, old != new else { continue }
      for subview in view.storedSubviews {
        let node = subview.layoutNode
        guard node.usesAutoresizing, node.autoresizingContainer != nil else { continue }
        let size = node.frame.size
        node.takeAutoresizedFrame(node.autoresizedFrame(from: old, to: new), container: new)
        KeyValueObservations.noteChange(of: subview)
        guard node.frame.size != size else { continue }
        subview.sizeDidChange(from: size)
        subview.refreshAlignmentInsets()
        changed.append((subview, size))
      }
    }
  }

  // MARK: Coordinates

  /// nil stands for the topmost view.
  func transform(to view: UIView?) -> CGAffineTransform {
    transformToTop.concatenating(view.map { $0.transformToTop.inverted() } ?? .identity)
  }

  /// nil stands for the topmost view.
  func transform(from view: UIView?) -> CGAffineTransform {
    (view?.transformToTop ?? .identity).concatenating(transformToTop.inverted())
  }

  /// What takes a point of this view to the topmost view's frame: a window's, where there is one.
  private var transformToTop: CGAffineTransform {
    var sum = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view {
      sum = sum.concatenating(current.transformToSuperview)
      view = current.superview
    }
    return sum
  }

  private var transformToSuperview: CGAffineTransform {
    guard superview != nil else {
      return CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)
    }
    let frame = layoutNode.frame
    guard let storedTransform else {
      return CGAffineTransform(translationX: frame.minX - boundsOrigin.x, y: frame.minY - boundsOrigin.y)
    }
    let (anchor, center) = (anchorPoint, center)
    return CGAffineTransform(
      translationX: -boundsOrigin.x - frame.width * anchor.x, y: -boundsOrigin.y - frame.height * anchor.y
    )
    .concatenating(storedTransform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

extension CGRect {
  /// The point at a share of the rectangle's size.
  func point(at share: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + size.width * share.x, y: origin.y + size.height * share.y)
  }
}
