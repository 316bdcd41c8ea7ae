import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

extension NSView {
  /// The margins and sizes that change with the superview's size. Bits match AppKit's; "min" and "max" are sides of the
  /// superview's coordinates, so `minYMargin` is below the view unless the superview is flipped.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let none: AutoresizingMask = []
    public static let minXMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let width = AutoresizingMask(rawValue: 1 << 1)
    public static let maxXMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let minYMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let height = AutoresizingMask(rawValue: 1 << 4)
    public static let maxYMargin = AutoresizingMask(rawValue: 1 << 5)

    /// The same mask with vertical sides named from the top. If nothing is flexible, the lower left corner is fixed, so the
    /// margin above is flexible.
    func seenFromTop(isFlipped: Bool) -> AutoLayout.AutoresizingMask {
      guard !isFlipped else { return AutoLayout.AutoresizingMask(rawValue: rawValue) }
      var mask = AutoLayout.AutoresizingMask(
        rawValue: subtracting([.minYMargin, .maxYMargin]).rawValue)
      if contains(.minYMargin) { mask.insert(.flexibleBottomMargin) }
      if contains(.maxYMargin) { mask.insert(.flexibleTopMargin) }
      if isDisjoint(with: [.minYMargin, .height, .maxYMargin]) { mask.insert(.flexibleTopMargin) }
      return mask
    }
  }
}

/// The geometry of a view other than its frame.
struct ViewGeometry {
  /// The rotation in degrees, counter-clockwise.
  var frameRotation: CGFloat = 0
  var centerRotation: CGFloat = 0
  var boundsRotation: CGFloat = 0
  var boundsOrigin = NSPoint.zero
  var autoresizesSubviews = true
  var autoresizingMask = NSView.AutoresizingMask.none
  /// The direction; nil for the application's.
  var direction: LayoutDirection?
}

/// The direction of the application's interface.
@MainActor
package enum InterfaceDirection {
  /// The direction set by the application or by the code that shows documents, else that of Apple's
  /// debugging switches.
  package static var chosen: LayoutDirection?
  package static var current: LayoutDirection {
    chosen ?? (LayoutSwitches.readsFromRightToLeft ? .rightToLeft : .leftToRight)
  }
}

// MARK: Between the view's coordinates and the node's

extension NSView {
  /// Converts a rectangle to this view's coordinates from the node's, whose y axis points down from the
  /// upper left corner.
  package final func rect(fromNode rect: CGRect) -> NSRect { isFlipped ? rect : mirrored(rect) }
  /// The opposite conversion.
  final func rect(toNode rect: NSRect) -> CGRect { isFlipped ? rect : mirrored(rect) }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x, y: boundsSize.height - rect.origin.y - rect.size.height, width: rect.size.width,
      height: rect.size.height)
  }

  package var boundsSize: CGSize { boundsSize(for: layoutNode.frame.size) }

  func boundsSize(for size: CGSize) -> CGSize {
    let scale = layoutNode.boundsScale
    return scale == .identity ? size : CGSize(width: size.width / scale.x, height: size.height / scale.y)
  }

  var currentFrame: NSRect { storedSuperview?.rect(fromNode: layoutNode.frame) ?? layoutNode.frame }
  var currentBounds: NSRect { NSRect(origin: geometry.boundsOrigin, size: boundsSize) }

  /// Sets the node's mask. In a superview that does not resize its subviews, no length is flexible.
  func passMaskToNode() {
    let mask = storedSuperview?.autoresizesSubviews == false ? .none : geometry.autoresizingMask
    layoutNode.autoresizingMask = mask.seenFromTop(isFlipped: storedSuperview?.isFlipped ?? true)
  }

  /// A rectangle without the alignment insets (`inset` is 1) or with them (-1), in the superview's coordinates.
  func rect(_ rect: NSRect, inset sign: CGFloat) -> NSRect {
    let insets = alignmentRectInsets
    let below = storedSuperview?.isFlipped == true ? insets.top : insets.bottom
    return NSRect(
      x: rect.origin.x + sign * insets.left, y: rect.origin.y + sign * below,
      width: rect.size.width - sign * (insets.left + insets.right),
      height: rect.size.height - sign * (insets.top + insets.bottom))
  }
}

// MARK: Setting frames and bounds

extension NSView {
  func commit(frame: NSRect) {
    checkNumbers(frame)
    let new = storedSuperview?.rect(toNode: frame) ?? frame
    if let origin = FrameInFlight.origin(of: self) { return take(new, origin) }
    let old = layoutNode.frame
    layoutNode.setFrame(new, container: storedSuperview?.boundsSize)
    frameDidChange(from: old)
  }

  private func take(_ new: CGRect, _ origin: FrameInFlight.Origin) {
    let old = layoutNode.frame
    switch origin {
    case .layout: layoutNode.takeFrame(new)
    case .mask(let container): layoutNode.takeAutoresizedFrame(new, container: container)
    }
    frameDidChange(from: old)
  }

  /// Notifies dependents of any change of the frame.
  func frameDidChange(from old: CGRect) {
    guard layoutNode.frame != old else { return }
    defer {
      noteFrameChange()
      storedSuperview?.frameOfSubviewDidChange(self)
    }
    guard layoutNode.frame.size != old.size else { return }
    sizeDidChange(from: boundsSize(for: old.size))
    refreshAlignmentInsets()
    requestDisplay()
    resizeTree(from: boundsSize(for: old.size))
  }

  private func noteFrameChange() {
    KeyValueObservations.noteChange(of: self)
    guard postsFrameChangedNotifications, FrameListeners.exist else { return }
    NotificationCenter.default.post(name: NSView.frameChange, object: self)
  }

  /// Traps on values that are not numbers or are infinite.
  private func checkNumbers(_ rect: NSRect) {
    guard ![rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return }
    LayoutException(.invalidArgument, "Invalid view geometry: \(rect) of \(self)").raise()
  }

  func commit(boundsOrigin new: NSPoint) {
    checkNumbers(NSRect(origin: new, size: .zero))
    guard new != geometry.boundsOrigin else { return }
    geometry.boundsOrigin = new
    layoutNode.boundsOrigin = isFlipped ? new : CGPoint(x: new.x, y: -new.y)
    requestDisplay()
    KeyValueObservations.noteChange(of: self)
    guard postsBoundsChangedNotifications else { return }
    NotificationCenter.default.post(name: NSView.boundsDidChangeNotification, object: self)
  }

  func commit(boundsSize new: NSSize) {
    checkNumbers(NSRect(origin: .zero, size: new))
    let size = layoutNode.frame.size
    guard new != boundsSize, new.width > 0, new.height > 0, size.width > 0, size.height > 0 else { return }
    let kept = framesFromBelow
    layoutNode.setBoundsScale(BoundsScale(x: size.width / new.width, y: size.height / new.height))
    for (view, frame) in kept {
      view.layoutNode.setFrame(rect(toNode: frame), container: boundsSize)
      view.layoutNode.autoresizingContainer = boundsSize
    }
    requestDisplay()
  }

  /// The subviews that keep their distance from the lower edge when the bounds change: those without constraints of their place
  /// in views that are not flipped. (Apple, `setBoundsSize(_:)`: subviews' frames do not change.)
  private var framesFromBelow: [(NSView, NSRect)] {
    guard !isFlipped else { return [] }
    return storedSubviews.filter(\.translatesAutoresizingMaskIntoConstraints).map { ($0, $0.currentFrame) }
  }
}

/// A frame from layout or autoresizing that is being set through overridable setters.
@MainActor
enum FrameInFlight {
  enum Origin {
    case layout
    /// An autoresizing mask, in a superview of this size.
    case mask(container: CGSize)
  }

  private static var current: (view: ObjectIdentifier, origin: Origin)?

  static func send(to view: NSView, _ origin: Origin, by setters: () -> Void) {
    let outer = current
    current = (ObjectIdentifier(view), origin)
    setters()
    current = outer
  }

  static func origin(of view: NSView) -> Origin? {
    guard let current, current.view == ObjectIdentifier(view) else { return nil }
    return current.origin
  }
}

/// Whether changes of frames may be observed: posting a notification for each view of a large tree takes longer than
/// its layout.
enum FrameListeners {
  /// True once a program has read the notification's name, which it needs to observe it. Never reset, and
  /// the name may be read on any thread.
  nonisolated(unsafe) static var exist = false
}

/// Autoresizing through overridable members, which call one another down the tree. Beyond a certain depth, views are
/// deferred until their ancestors are done, so that deep trees do not overflow the stack.
@MainActor
private enum MaskResizing {
  private static let deepest = 64
  private static var depth = 0
  private static var waiting: [(view: NSView, old: CGSize)] = []

  static func run(_ view: NSView, from old: CGSize) {
    guard depth < deepest else {
      if !waiting.contains(where: { $0.view === view }) { waiting.append((view, old)) }
      return
    }
    depth += 1
    view.resizeSubviews(withOldSize: old)
    depth -= 1
    while depth == 0, let next = waiting.popLast() { run(next.view, from: next.old) }
  }
}

// MARK: Springs and struts

extension NSView {
  /// Resizes the descendants after a change of this view's size, without recursion unless a subclass overrides the
  /// members involved.
  func resizeTree(from old: CGSize) {
    guard !storedSubviews.isEmpty, !placesSubviews else { return }
    guard autoresizesSubviews else { return keepLowerLeftCorners(from: old) }
    MaskResizing.run(self, from: old)
  }

  func resizeByMasks(from old: CGSize) {
    var changed = [(view: self, old: old)]
    while let (view, old) = changed.popLast() {
      for subview in view.storedSubviews {
        if subview.layoutNode.questions.contains(.frames) {
          subview.resize(withOldSuperviewSize: old)
        } else if let size = subview.followMask(from: old), !subview.placesSubviews {
          guard subview.autoresizesSubviews else {
            subview.keepLowerLeftCorners(from: size)
            continue
          }
          changed.append((subview, size))
        }
      }
    }
  }

  /// Sets the frame from the mask, without setters.
  ///
  /// - Returns: the size before, if that has changed.
  private func followMask(from old: CGSize) -> CGSize? {
    guard let superview = storedSuperview, let resized = maskedFrame(from: old, in: superview) else {
      return nil
    }
    let before = layoutNode.frame
    layoutNode.takeAutoresizedFrame(resized, container: superview.boundsSize)
    guard layoutNode.frame.size != before.size else { return nil }
    let size = boundsSize(for: before.size)
    sizeDidChange(from: size)
    refreshAlignmentInsets()
    KeyValueObservations.noteChange(of: self)
    superview.frameOfSubviewDidChange(self)
    return size
  }

  private func maskedFrame(from old: CGSize, in superview: NSView) -> CGRect? {
    let new = superview.boundsSize
    guard layoutNode.usesAutoresizing, layoutNode.autoresizingContainer != nil, old != new else { return nil }
    return layoutNode.autoresizedFrame(from: old, to: new)
  }

  func resizeByMask(from old: CGSize) {
    guard let superview = storedSuperview, let resized = maskedFrame(from: old, in: superview) else { return }
    setByMembers(resized, .mask(container: superview.boundsSize))
  }

  /// Keeps the distance from the lower edge for subviews of an unflipped view without flexible lengths.
  private func keepLowerLeftCorners(from old: CGSize) {
    guard !isFlipped, boundsSize.height != old.height else { return }
    for subview in storedSubviews { _ = subview.followMask(from: old) }
  }

  /// Sets a frame from layout or autoresizing, through members that a subclass may override.
  func setByMembers(_ new: CGRect, _ origin: FrameInFlight.Origin) {
    guard [new.minX, new.minY, new.width, new.height].allSatisfy(\.isFinite) else {
      return take(new, origin)
    }
    let target = storedSuperview?.rect(fromNode: new) ?? new
    if target.size != currentFrame.size {
      FrameInFlight.send(to: self, origin) { setFrameSize(target.size) }
    }
    if target.origin != currentFrame.origin {
      FrameInFlight.send(to: self, origin) { setFrameOrigin(target.origin) }
    }
  }
}

// MARK: Coordinates

extension NSView: NestedPlane {
  package var planeAround: NSView? { storedSuperview }
  /// The outermost view is converted to the window's coordinates, whose y axis points up from the lower
  /// left corner.
  package var transformToPlaneAround: CGAffineTransform { transformToSuperview }

  /// The transform from this view's coordinates to its superview's; without one, to coordinates that point up from its
  /// lower left corner.
  var transformToSuperview: CGAffineTransform {
    let (frame, origin, scale) = (currentFrame, geometry.boundsOrigin, layoutNode.boundsScale)
    var sum = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    if geometry.boundsRotation != 0 {
      sum = sum.concatenating(CGAffineTransform(rotationAngle: geometry.boundsRotation * .pi / 180))
    }
    if scale != .identity { sum = sum.concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y)) }
    if isFlipped != (storedSuperview?.isFlipped ?? false) {
      sum = sum.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.height))
    }
    sum = sum.concatenating(rotation(in: frame.size))
    guard storedSuperview != nil else { return sum }
    return sum.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  /// The rotations of the frame about its origin and its centre.
  private func rotation(in size: CGSize) -> CGAffineTransform {
    guard geometry.frameRotation != 0 || geometry.centerRotation != 0 else { return .identity }
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    return CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(CGAffineTransform(rotationAngle: geometry.centerRotation * .pi / 180))
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      .concatenating(CGAffineTransform(rotationAngle: geometry.frameRotation * .pi / 180))
  }

  /// Transforms a size: only lengths change.
  func extent(_ size: NSSize, _ transform: CGAffineTransform) -> NSSize {
    let turned = CGRect(origin: .zero, size: size).applying(transform)
    return turned.size
  }

  var uncoveredRect: NSRect {
    var shown = bounds
    var view: NSView = self
    while let superview = view.storedSuperview, !shown.isEmpty {
      shown = shown.intersection(convert(superview.bounds, from: superview))
      view = superview
    }
    return shown.isNull ? .zero : shown
  }
}
