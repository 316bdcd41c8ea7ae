import AutoLayout
import Foundation

/// A guide that tracks a moving object, with constraints that are active only near certain edges of the view.
/// (Apple, `UITrackingLayoutGuide`.)
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let edge: NSDirectionalRectEdge
    let isNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []
  /// The edges that the guide is near.
  var nearEdges: NSDirectionalRectEdge = .bottom { didSet { if nearEdges != oldValue { activateTracked() } } }

  /// Sets constraints that are active while the guide is near `edge`.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { set(trackingConstraints, edge, isNear: true) }

  /// Sets constraints that are active while the guide is away from `edge`.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { set(trackingConstraints, edge, isNear: false) }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }

  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
  }

  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func set(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool) {
    for entry in tracked where entry.edge == edge && entry.isNear == isNear {
      NSLayoutConstraint.deactivate(entry.constraints)
    }
    tracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    tracked.append(Tracked(edge: edge, isNear: isNear, constraints: constraints))
    activateTracked()
  }

  private func activateTracked() {
    let isActive = tracked.map { nearEdges.contains($0.edge) == $0.isNear }
    // Deactivate the old constraints before activating the new ones.
    for (entry, isActive) in zip(tracked, isActive) where !isActive {
      NSLayoutConstraint.deactivate(entry.constraints)
    }
    for (entry, isActive) in zip(tracked, isActive) where isActive {
      NSLayoutConstraint.activate(entry.constraints)
    }
  }
}

/// The area of the view that the keyboard covers. While the keyboard is hidden, the guide is at the bottom of the safe
/// area. (Apple, `UIKeyboardLayoutGuide`.)
///
/// There is no keyboard here: a program that simulates one posts `UIResponder.keyboardWillChangeFrameNotification` or a
/// related notification with the end frame, and the guides of views in windows follow. Without a keyboard they follow
/// the accessory view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats or is split; otherwise that keyboard is treated as hidden.
  /// Default false.
  @AlwaysObserved open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { follow() } }
  }
  /// Whether the guide is at the bottom of the safe area while the keyboard is hidden, instead of at the bottom of the
  /// view, with zero height. Default true.
  @AlwaysObserved open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { follow() } }
  }
  /// The distance above the keyboard at which a drag can begin to dismiss it, in points. Stored only.
  open var keyboardDismissPadding: CGFloat = 0

  /// Places the guide again, after the keyboard, the view or the safe area has moved.
  func follow() {
    guard let view = owningView else { return }
    let box = coveredBox(of: view)
    guideNode.box = box ?? (usesBottomSafeArea ? nil : GuideBox(height: 0))
    nearEdges = box.map { edges(of: $0) } ?? .bottom
  }

  /// The part of the view that the keyboard covers; nil while it is hidden.
  private func coveredBox(of view: UIView) -> GuideBox? {
    guard let window = view.window,
      let frame = KeyboardWatch.shared.frame ?? InputAccessoryHost.frame(in: window)
    else { return nil }
    let screen = window.bounds
    let isDocked = frame.maxY >= screen.maxY && frame.width >= screen.width
    guard isDocked || followsUndockedKeyboard, frame.intersects(screen) else { return nil }
    let covered = view.convert(frame, from: nil).intersection(view.bounds)
    guard !covered.isNull, covered.height > 0 else { return nil }
    let bounds = view.bounds
    return GuideBox(
      left: covered.minX - bounds.minX, right: bounds.maxX - covered.maxX,
      bottom: bounds.maxY - covered.maxY, height: covered.height)
  }

  private func edges(of box: GuideBox) -> NSDirectionalRectEdge {
    guard let view = owningView else { return [] }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edges: NSDirectionalRectEdge = []
    if box.left <= 0 { edges.insert(isRightToLeft ? .trailing : .leading) }
    if box.right <= 0 { edges.insert(isRightToLeft ? .leading : .trailing) }
    if box.bottom <= 0 { edges.insert(.bottom) }
    if view.bounds.height - box.bottom - box.height <= 0 { edges.insert(.top) }
    return edges
  }
}

/// Observes the keyboard's frame and updates the guides.
@MainActor
package final class KeyboardWatch {
  package static let shared = KeyboardWatch()

  /// The keyboard's frame in the screen's coordinates; nil while it is hidden.
  package private(set) var frame: CGRect?
  private var guides: [WeakReference] = []

  private init() {
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification] {
      observe(name) { info in
        let frame = info?[UIResponder.keyboardFrameEndUserInfoKey]
        return (frame as? NSValue)?.cgRectValue ?? frame as? CGRect
      }
    }
    observe(UIResponder.keyboardWillHideNotification) { _ in nil }
  }

  private func observe(
    _ name: Notification.Name, frame: @escaping @Sendable ([AnyHashable: Any]?) -> CGRect?
  ) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      let info = notification.userInfo
      let frame = frame(info)
      let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
      let (seconds, bits) = (duration?.doubleValue ?? 0, curve?.uintValue)
      MainActor.assumeIsolated { KeyboardWatch.shared.move(to: frame, lasting: seconds, curve: bits) }
    }
  }

  /// Moves the guides, animating layouts that follow the keyboard together with it.
  private func move(to frame: CGRect?, lasting duration: TimeInterval, curve: UInt?) {
    self.frame = frame
    InputAccessoryHost.keyboardDidMove()
    let known = guides.compactMap { $0.object as? UIKeyboardLayoutGuide }
    guard duration > 0, AnimationClock.shared.takesTime, AnimationState.areEnabled else {
      for guide in known { guide.follow() }
      return
    }
    let views = known.compactMap { guide in guide.owningView.map { $0.window ?? $0 } }
    for view in views { view.layoutIfNeeded() }
    let bits = curve ?? UInt(UIView.AnimationCurve.keyboard.rawValue)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.init(rawValue: bits << 16), .allowUserInteraction]
    ) {
      for guide in known { guide.follow() }
      for view in views { view.layoutIfNeeded() }
    }
  }

  /// The keyboard's frame if it is docked at the bottom of a window.
  func dockedFrame(in window: UIWindow) -> CGRect? {
    guard let frame, frame.maxY >= window.bounds.maxY, frame.width >= window.bounds.width,
      frame.intersects(window.bounds)
    else { return nil }
    return frame
  }

  /// Updates the guides after an accessory view has appeared, disappeared or moved.
  func followAgain() {
    for guide in guides { (guide.object as? UIKeyboardLayoutGuide)?.follow() }
  }

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.object == nil }
    guides.append(WeakReference(guide))
  }
}
