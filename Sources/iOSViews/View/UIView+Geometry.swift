import AutoLayout
import Foundation
import Graphics

/// Frame, bounds and centre.
extension UIView {
  func setBounds(_ newValue: CGRect) {
    boundsOrigin = newValue.origin
    let old = layoutNode.frame
    setFrame(
      CGRect(
        x: old.midX - newValue.width / 2, y: old.midY - newValue.height / 2, width: newValue.width,
        height: newValue.height))
  }

  func setCenter(_ newValue: CGPoint) {
    let size = layoutNode.frame.size
    setFrame(
      CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
        height: size.height))
  }

  /// The smallest rectangle around the transformed view.
  var transformedFrame: CGRect {
    let size = layoutNode.frame.size
    let shown = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform)
    return shown.offsetBy(dx: center.x, dy: center.y)
  }

  /// Centre and size such that the transformed view fills `frame`, as far as a rotation allows.
  func setTransformedFrame(_ frame: CGRect) {
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    setFrame(
      CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height
      ))
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
    return CGAffineTransform(
      translationX: -boundsOrigin.x - frame.width / 2, y: -boundsOrigin.y - frame.height / 2
    )
    .concatenating(storedTransform)
    .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}
