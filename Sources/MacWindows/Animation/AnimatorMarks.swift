import Foundation
import LayerTree
import ObjCCompatibility

/// The objects whose changes animate, because their animators were used.
@MainActor
enum AnimatorMarks {
  /// Whether any object is marked. Setters check this first, those of constraints on any thread: where nothing animates, it does not
  /// matter which value they see.
  nonisolated(unsafe) private(set) static var exist = false
  /// Objects marked outside of all groups, for one change.
  private static var single: [(object: WeakReference, turn: Int)] = []

  /// Marks an object whose changes animate. Does nothing if the clock completes animations at once.
  static func mark(_ object: AnyObject) {
    guard AnimationClock.shared.takesTime else { return }
    exist = true
    if let group = NSAnimationContext.open.last {
      group.animated[ObjectIdentifier(object)] = object
    } else {
      single.append((WeakReference(object), RunLoopTurn.shared.count))
    }
  }

  /// The same for objects on any thread. Off the main thread nothing animates.
  nonisolated static func markAnywhere(_ object: some AnyObject) {
    if MainQueue.isCurrent { MainActor.assumeIsolated(with: object) { mark($0) } }
  }

  /// Whether a change of an object animates now. This consumes a mark made outside of groups.
  static func take(_ object: AnyObject) -> Bool {
    guard AnimationClock.shared.takesTime else {
      exist = false
      single = []
      return false
    }
    guard !PropertyStepper.isStepping, !AnimatedChanges.isInChange else { return false }
    if NSAnimationContext.open.contains(where: { $0.animated[ObjectIdentifier(object)] != nil }) {
      return true
    }
    single.removeAll { $0.object.object == nil || $0.turn != RunLoopTurn.shared.count }
    guard let index = single.firstIndex(where: { $0.object.object === object }) else {
      if single.isEmpty, NSAnimationContext.open.isEmpty { exist = false }
      return false
    }
    single.remove(at: index)
    return true
  }

  /// The same for objects on any thread. Off the main thread nothing animates.
  nonisolated static func takeAnywhere(_ object: some AnyObject) -> Bool {
    guard exist else { return false }
    return onMainThread(with: object) { take($0) } ?? false
  }
}

/// The animations of objects and their classes.
@MainActor
enum AnimatorDefaults {
  /// The properties with default animations of views. (Apple, `NSAnimatablePropertyContainer`; `NSView`'s list is in the
  /// "Animation Programming Guide for Cocoa".)
  private static let ofViews: Set<NSAnimatablePropertyKey> = [
    "alphaValue", "frame", "frameOrigin", "frameSize", "frameRotation", "frameCenterRotation", "bounds",
    "boundsOrigin", "boundsSize", "boundsRotation", "hidden", "backgroundColor",
  ]
  private static let ofWindows: Set<NSAnimatablePropertyKey> = ["alphaValue", "frame", "frameOrigin"]

  static func view(_ key: NSAnimatablePropertyKey) -> Any? {
    ofViews.contains(key) ? CABasicAnimation() : nil
  }
  /// The default animation of constraints' constants, on the main thread; constraints belong to no actor.
  nonisolated static var constraint: Any? { onMainThread { Unchecked(CABasicAnimation()) }?.value }
  private struct Unchecked: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
  }
  static func window(_ key: NSAnimatablePropertyKey) -> Any? {
    ofWindows.contains(key) ? CABasicAnimation() : nil
  }

  /// The animation of an object's property with its group's settings; nil if the property changes
  /// immediately.
  static func animation(
    _ object: some NSAnimatablePropertyContainer, _ key: NSAnimatablePropertyKey
  ) -> CAAnimation? {
    let context = NSAnimationContext.current
    guard AnimationClock.shared.takesTime, context.duration > 0 else { return nil }
    return (object.animation(forKey: key) as? CAAnimation).map { paced($0, context) }
  }

  /// A copy with the group's duration and curve. The animation's own duration takes precedence, and its own curve is used
  /// if the group has none. The default is easing in and out: a guess from the behaviour of windows and views.
  static func paced(_ animation: CAAnimation, _ context: NSAnimationContext) -> CAAnimation {
    let copy = animation.copied()
    if copy.duration <= 0 { copy.duration = context.duration }
    if let function = context.timingFunction {
      copy.timingFunction = function
    } else if copy.timingFunction == nil, copy is CABasicAnimation, !(copy is CASpringAnimation) {
      copy.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }
    return copy
  }
}
