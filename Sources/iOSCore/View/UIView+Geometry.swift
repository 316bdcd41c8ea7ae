import AutoLayout
import Foundation
import Graphics

/// Frame, bounds and centre.
extension UIView: NestedPlane {
  func setBounds(_ newValue: CGRect) {
    checkOrigin(newValue.origin)
    boundsOrigin = newValue.origin
    setFrame(frame(size: newValue.size, center: center))
  }

  /// Traps on an origin that is not a number. The origin of a scroll view's bounds is its offset.
  func checkOrigin(_ origin: CGPoint) {
    guard origin.x.isNaN || origin.y.isNaN else { return }
    LayoutException(
      .invalidGeometry, "CALayer bounds contains NaN: [\(origin.x) \(origin.y)]. Layer: \(self)"
    ).raise()
  }

  func setCenter(_ newValue: CGPoint) {
    setFrame(frame(size: layoutNode.frame.size, center: newValue))
  }

  /// The point of the view at its ``center``, about which transforms apply, in fractions of its size. Setting it moves the
  /// frame, not the centre.
  public var anchorPoint: CGPoint {
    get { viewExtras.anchorPoint }
    set {
      let (old, center) = (anchorPoint, center)
      writableViewExtras.anchorPoint = newValue
      // Blocks animate the anchor point (since iOS 11), not the position, which does not change.
      let wereEnabled = AnimationState.areEnabled
      AnimationState.areEnabled = false
      setCenter(center)
      AnimationState.areEnabled = wereEnabled
      AnimationBlock.note(self, "anchorPoint", .point(old), .point(newValue))
    }
  }

  /// The frame without the transform.
  private func frame(size: CGSize, center: CGPoint) -> CGRect {
    let anchor = anchorPoint
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// The untransformed view's rectangle, relative to its centre.
  private func box(of size: CGSize) -> CGRect { frame(size: size, center: .zero) }

  /// The bounding rectangle of the transformed view.
  var transformedFrame: CGRect {
    let shown = box(of: layoutNode.frame.size).applying(transform)
    return shown.offsetBy(dx: center.x, dy: center.y)
  }

  /// Sets centre and size so that the transformed view fills `frame`, as far as a rotation allows.
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
    if let origin = FrameInFlight.arrival(at: self) { return take(frame, from: origin) }
    let old = layoutNode.frame.size
    layoutNode.setFrame(frame, container: superview?.bounds.size)
    defer { KeyValueObservations.noteChange(of: self) }
    guard layoutNode.frame.size != old else { return }
    sizeDidChange(from: old)
    resizeSubviews(from: old)
  }

  /// Applies the subviews' autoresizing masks immediately, as UIKit does; the engine's rows for them give
  /// the same result.
  func resizeSubviews(from old: CGSize) {
    guard layoutNode.hasMaskedChildren else { return }
    var changed = [(view: self, old: old)]
    while let (view, old) = changed.popLast() {
      let new = view.layoutNode.frame.size
      guard view.autoresizesSubviews, old != new else { continue }
      for subview in view.storedSubviews {
        let node = subview.layoutNode
        guard node.usesAutoresizing, node.autoresizingContainer != nil else { continue }
        let size = node.frame.size
        let resized = node.autoresizedFrame(from: old, to: new)
        if node.questions.contains(.frames) {
          subview.setByMembers(resized, .mask(container: new))
        } else {
          node.takeAutoresizedFrame(resized, container: new)
        }
        KeyValueObservations.noteChange(of: subview)
        guard node.frame.size != size else { continue }
        subview.sizeDidChange(from: size)
        subview.refreshAlignmentInsets()
        changed.append((subview, size))
      }
    }
  }

  // MARK: Frames that are being set

  /// Sets a frame computed by layout or autoresizing, through members that a subclass may override: bounds and centre for
  /// layout, as in UIKit, the frame for autoresizing.
  func setByMembers(_ new: CGRect, _ origin: FrameInFlight.Origin) {
    // Wrong alignment insets of a subclass can give infinite frames, on which the setters would trap, as for values
    // from the program.
    guard [new.minX, new.minY, new.width, new.height].allSatisfy(\.isFinite) else {
      return take(new, from: origin)
    }
    if case .mask = origin, storedTransform == nil {
      FrameInFlight.send(to: self, origin) { frame = new }
      return
    }
    if new.size != layoutNode.frame.size {
      FrameInFlight.send(to: self, origin) { bounds = CGRect(origin: boundsOrigin, size: new.size) }
    }
    let middle = CGPoint(x: new.midX, y: new.midY)
    if middle != CGPoint(x: layoutNode.frame.midX, y: layoutNode.frame.midY) {
      FrameInFlight.send(to: self, origin) { center = middle }
    }
    // Converting to centre and size and back loses precision.
    if layoutNode.frame.isCloseTo(new) { layoutNode.takeFrame(new) }
  }

  private func take(_ frame: CGRect, from origin: FrameInFlight.Origin) {
    switch origin {
    case .layout:
      let old = layoutNode.frame
      layoutNode.takeFrame(frame)
      layoutDidMove(from: old)
    case .mask(let container): layoutNode.takeAutoresizedFrame(frame, container: container)
    }
  }

  // MARK: Coordinates

  package var planeAround: UIView? { superview }

  /// The topmost view (the window, if there is one) is converted to the coordinates of its frame.
  package var transformToPlaneAround: CGAffineTransform {
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
  /// The point at fractions of the rectangle's size.
  func point(at share: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + size.width * share.x, y: origin.y + size.height * share.y)
  }
}

/// A frame from layout or autoresizing that is being set through an overridable setter. It is complete when the built-in
/// setter is reached; other values that the override sets are the program's.
@MainActor
struct FrameInFlight {
  enum Origin {
    case layout
    /// An autoresizing mask, in a superview of this size.
    case mask(container: CGSize)
  }

  private static var current: (view: ObjectIdentifier, origin: Origin)?

  static func send(to view: UIView, _ origin: Origin, by setter: () -> Void) {
    let outer = current
    current = (ObjectIdentifier(view), origin)
    setter()
    current = outer
  }

  static func arrival(at view: UIView) -> Origin? {
    guard let arrived = current, arrived.view == ObjectIdentifier(view) else { return nil }
    current = nil
    return arrived.origin
  }
}

extension CGRect {
  /// Whether the rectangles differ only by rounding errors.
  fileprivate func isCloseTo(_ other: CGRect) -> Bool {
    let most = 1e-6 * max(1, abs(minX), abs(minY), abs(width), abs(height))
    return self != other && abs(minX - other.minX) < most && abs(minY - other.minY) < most
      && abs(width - other.width) < most && abs(height - other.height) < most
  }
}
