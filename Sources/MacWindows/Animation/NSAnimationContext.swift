import AutoLayout
import Foundation
import LayerTree

/// How changes move that are made in a group of animations. (Apple, `NSAnimationContext`.)
///
/// A group animates the changes made through ``NSAnimatablePropertyContainer/animator()``, and, while
/// ``allowsImplicitAnimation`` is set, all changes of frames, opacity and layers' properties, those of a layout pass included.
/// Animations run on the ``LayerTree/AnimationClock``; at once, which is its default, changes and completions happen at once.
@preconcurrency @MainActor
open class NSAnimationContext: NSObject {
  /// The groups that are open, the innermost last.
  private(set) static var open: [NSAnimationContext] = []
  private static var outermost = NSAnimationContext()
  private static var outermostTurn = RunLoopTurn.shared.count

  /// The context of the innermost group; outside of all, that of the run loop's turn.
  open class var current: NSAnimationContext {
    if let last = open.last { return last }
    if outermostTurn != RunLoopTurn.shared.count {
      outermost = NSAnimationContext()
      outermostTurn = RunLoopTurn.shared.count
    }
    return outermost
  }

  /// Objects that animate by their animators as long as the group is open.
  var animated: [ObjectIdentifier: AnyObject] = [:]

  /// In seconds: a quarter of one by default, as of transactions. 0 and less: changes happen at once, and stop what runs.
  @AlwaysObserved open var duration: TimeInterval = 0.25 {
    willSet { AnimatedChanges.flush() }
    didSet { if isInnermost { CATransaction.setAnimationDuration(duration) } }
  }
  /// The curve of the group's animations; nil, the default, leaves it to each of them.
  @AlwaysObserved open var timingFunction: CAMediaTimingFunction? {
    willSet { AnimatedChanges.flush() }
    didSet { if isInnermost { CATransaction.setAnimationTimingFunction(timingFunction) } }
  }
  /// Called when the animations that are added to the group from now on have ended or were cancelled: when the group closes
  /// if there are none.
  @AlwaysObserved open var completionHandler: (() -> Void)? {
    didSet { if isInnermost { CATransaction.setCompletionBlock(completionHandler) } }
  }
  /// Whether changes of views animate without an animator. Default false; constraints want an animator in any case (WWDC
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

  /// Makes changes in a group of their own.
  ///
  /// - Parameter completionHandler: called when all that they animate has ended or was cancelled.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    if let completionHandler { current.completionHandler = completionHandler }
    changes(current)
    endGrouping()
  }

  /// The same, and waits for the end.
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    await withCheckedContinuation { continuation in
      runAnimationGroup(changes) { continuation.resume() }
    }
  }
}
