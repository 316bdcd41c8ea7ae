import Foundation

/// Counts the animations that were added in a transaction after its completion was set, and calls the
/// completion when the last one has ended.
@MainActor
final class TransactionGroup {
  private var completion: (() -> Void)?
  private var open = 0
  private var isCommitted = false

  init(completion: @escaping () -> Void) { self.completion = completion }

  func animationAdded() { open += 1 }

  func animationEnded() {
    open -= 1
    complete()
  }

  func commit() {
    isCommitted = true
    complete()
  }

  private func complete() {
    guard isCommitted, open <= 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

/// Changes that take effect together. (Apple, `CATransaction`.) Inner transactions inherit the outer ones' settings.
///
/// Outside of the program's transactions there is an implicit one, up to the end of the run loop's turn. If the
/// ``AnimationClock`` runs at once, its completion is called when it is set.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Level {
    var group: TransactionGroup?
    var completion: (() -> Void)?
    var disablesActions: Bool
    var duration: TimeInterval
    var timingFunction: CAMediaTimingFunction?
  }

  private static var levels: [Level] = []
  /// The settings of the implicit transaction.
  private static var implicit = Level(disablesActions: false, duration: defaultDuration)
  /// Whether a turn has been requested while transactions were open.
  private static var owesFlush = false
  /// Apple's default, in seconds.
  private static let defaultDuration: TimeInterval = 0.25

  private static var current: Level {
    get { levels.last ?? implicit }
    set { if levels.isEmpty { implicit = newValue } else { levels[levels.count - 1] = newValue } }
  }

  open class func begin() {
    levels.append(
      Level(
        disablesActions: disableActions(), duration: animationDuration(),
        timingFunction: animationTimingFunction()))
  }

  /// Ends the innermost transaction. Its completion is called when the animations added in it have ended: at once if there
  /// are none.
  open class func commit() {
    levels.popLast()?.group?.commit()
    guard levels.isEmpty, owesFlush else { return }
    owesFlush = false
    RunLoopTurn.shared.perform()
  }

  /// Immediately does the work that is pending for the end of the run loop's turn: updating constraints, layout and
  /// drawing of all windows. Within a transaction, it waits for the end of the outermost one. (Apple,
  /// `CATransaction.flush()`.)
  open class func flush() {
    guard levels.isEmpty else {
      owesFlush = true
      return
    }
    RunLoopTurn.shared.perform()
  }

  /// Called at the end of the run loop's turn, which also ends the implicit transaction.
  static func endTurn() {
    let over = implicit
    implicit = Level(disablesActions: false, duration: defaultDuration)
    over.group?.commit()
  }

  /// Called when all animations that are added from now on, in the innermost transaction, have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !levels.isEmpty || AnimationClock.shared.takesTime else {
      block?()
      return
    }
    current.completion = block
    current.group = block.map { TransactionGroup(completion: $0) }
    if levels.isEmpty { RunLoopTurn.shared.schedule() }
  }

  open class func completionBlock() -> (() -> Void)? { current.completion }
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  open class func disableActions() -> Bool { current.disablesActions }
  /// Sets the duration in seconds for animations without their own duration; NaN is treated as 0.
  open class func setAnimationDuration(_ dur: TimeInterval) { current.duration = dur > 0 ? dur : 0 }
  open class func animationDuration() -> TimeInterval { current.duration }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

  /// Called when an animation is added: all open transactions wait for it.
  static func noteAnimation() -> [TransactionGroup] {
    let groups = ([implicit] + levels).compactMap(\.group)
    for group in groups { group.animationAdded() }
    return groups
  }
}
