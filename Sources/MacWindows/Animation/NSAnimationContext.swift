import AutoLayout
import Foundation
import LayerTree

/// The settings of a group of animations. (Apple, `NSAnimationContext`.)
///
/// A group animates the changes made through ``NSAnimatablePropertyContainer/animator()``, and, while
/// ``allowsImplicitAnimation`` is set, all changes of frames, opacity and layers' properties, including those of a layout
/// pass. Animations run on the ``LayerTree/AnimationClock``. By default it completes animations at once: changes and
/// completions are immediate.
@preconcurrency @MainActor
open class NSAnimationContext: NSObject {
  /// The groups that are open, the innermost last.
  private(set) static var open: [NSAnimationContext] = []
  private static var outermost = NSAnimationContext()
  private static var outermostTurn = RunLoopTurn.shared.count

  /// The context of the innermost group; outside of groups, that of the run loop's turn.
  open class var current: NSAnimationContext {
    if let last = open.last { return last }
    if outermostTurn != RunLoopTurn.shared.count {
      outermost = NSAnimationContext()
      outermostTurn = RunLoopTurn.shared.count
    }
    return outermost
  }

  /// The objects whose animators animate as long as the group is open.
  var animated: [ObjectIdentifier: AnyObject] = [:]

  /// The duration in seconds: a quarter of a second by default, as for transactions. With 0 or less, changes are
  /// immediate and stop running animations.
  @AlwaysObserved open var duration: TimeInterval = 0.25 {
    willSet { AnimatedChanges.flush() }
    didSet { if isInnermost { CATransaction.setAnimationDuration(duration) } }
  }
  /// The curve of the group's animations; nil, the default, for the curve of each animation.
  @AlwaysObserved open var timingFunction: CAMediaTimingFunction? {
    willSet { AnimatedChanges.flush() }
    didSet { if isInnermost { CATransaction.setAnimationTimingFunction(timingFunction) } }
  }
  /// Called when all animations added to the group from now on have ended or were cancelled; without any, when the group
  /// closes.
  @AlwaysObserved open var completionHandler: (() -> Void)? {
    didSet { if isInnermost { CATransaction.setCompletionBlock(completionHandler) } }
  }
  /// Whether changes of views animate without an animator. Default false; constraints always need an animator (WWDC
  /// 2013, session 213).
  @AlwaysObserved open var allowsImplicitAnimation = false {
    didSet { if isInnermost { AnimatedChanges.watch() } }
  }

  private var isInnermost: Bool { Self.open.last === self }

  /// Opens a group with the surrounding one's values.
  open class func beginGrouping() {
    AnimatedChanges.flush()
    let (outer, inner) = (current, NSAnimationContext())
    inner.duration = outer.duration
    inner.timingFunction = outer.timingFunction
    inner.allowsImplicitAnimation = outer.allowsImplicitAnimation
    CATransaction.begin()
    CATransaction.setAnimationDuration(inner.duration)
    CATransaction.setAnimationTimingFunction(inner.timingFunction)
    open.append(inner)
    AnimatedChanges.watch()
  }

  /// Closes the innermost group.
  open class func endGrouping() {
    guard let last = open.last else { return }
    AnimatedChanges.flush()
    last.animated = [:]
    open.removeLast()
    AnimatedChanges.watch()
    CATransaction.commit()
  }

  /// Makes changes in a new group.
  ///
  /// - Parameter completionHandler: called when all their animations have ended or were cancelled.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    if let completionHandler { current.completionHandler = completionHandler }
    changes(current)
    endGrouping()
  }

  /// The same; returns after all animations have ended or were cancelled.
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    await withCheckedContinuation { continuation in
      runAnimationGroup(changes) { continuation.resume() }
    }
  }
}
