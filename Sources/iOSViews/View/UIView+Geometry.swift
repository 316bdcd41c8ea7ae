import AutoLayout
import Foundation

/// Frame, bounds and centre.
extension UIView {
  /// In the superview's coordinates. Under Auto Layout the constraints own it: a value set here holds until the next
  /// layout.
  public var frame: CGRect {
    get { layoutNode.frame }
    set { setFrame(newValue) }
  }

  /// The view's own coordinate system: its size, and where its origin lies.
  public var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: layoutNode.frame.size) }
    set {
      boundsOrigin = newValue.origin
      let old = layoutNode.frame
      setFrame(
        CGRect(
          x: old.midX - newValue.width / 2, y: old.midY - newValue.height / 2, width: newValue.width,
          height: newValue.height))
    }
  }

  /// The middle of the frame.
  public var center: CGPoint {
    get { CGPoint(x: layoutNode.frame.midX, y: layoutNode.frame.midY) }
    set {
      let size = layoutNode.frame.size
      setFrame(
        CGRect(
          x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  public var autoresizingMask: AutoresizingMask {
    get { layoutNode.autoresizingMask }
    set { layoutNode.autoresizingMask = newValue }
  }

  /// Whether frame and mask place the view (true, the default for views made in code) or constraints do.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutNode.usesAutoresizing }
    set { layoutNode.usesAutoresizing = newValue }
  }

  private func setFrame(_ frame: CGRect) {
    let old = layoutNode.frame.size
    layoutNode.setFrame(frame, container: superview?.bounds.size)
    resizeSubviews(from: old)
  }

  /// Springs and struts for subviews, at once, as UIKit does; the engine's rows for them say the same.
  func resizeSubviews(from old: CGSize) {
    let new = layoutNode.frame.size
    guard autoresizesSubviews, old != new else { return }
    for subview in storedSubviews {
      let node = subview.layoutNode
      guard node.usesAutoresizing, node.autoresizingContainer != nil else { continue }
      let size = node.frame.size
      let resized = node.autoresizingMask.resize(node.frame, from: old, to: new)
      if node.isInEngine { node.takeFrame(resized) } else { node.setFrame(resized, container: new) }
      subview.resizeSubviews(from: size)
    }
  }

  // MARK: Alignment

  /// The part of `frame` that constraints speak of.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { alignmentRectInsets.inset(frame) }

  /// The frame whose alignment rectangle is `alignmentRect`.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRectInsets.outset(alignmentRect)
  }

  // MARK: Coordinates

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = offsetFromTop
    let there = view?.offsetFromTop ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let here = offsetFromTop
    let there = view?.offsetFromTop ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// What takes a point of this view to the topmost view's superview-less coordinates.
  private var offsetFromTop: CGPoint {
    var offset = CGPoint.zero
    var view: UIView? = self
    while let current = view, let superview = current.superview {
      offset.x += current.frame.minX - current.boundsOrigin.x
      offset.y += current.frame.minY - current.boundsOrigin.y
      view = superview
    }
    if let view {
      offset.x -= view.boundsOrigin.x
      offset.y -= view.boundsOrigin.y
    }
    return offset
  }
}
