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

/// Changes that take effect together. (Apple, `CATransaction`.) Settings of inner transactions start as the outer ones'.
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
  /// Apple's default, in seconds.
  private static let defaultDuration: TimeInterval = 0.25

  open class func begin() {
    levels.append(
      Level(
        disablesActions: disableActions(), duration: animationDuration(),
        timingFunction: animationTimingFunction()))
  }

  /// Ends the innermost transaction. Its completion is called when the animations added in it have ended: at once where there
  /// are none.
  open class func commit() { levels.popLast()?.group?.commit() }

  /// Does at once what waits for the end of the run loop's turn: updating constraints, layout and drawing of all
  /// windows.
  open class func flush() { RunLoopTurn.shared.perform() }

  /// Called when all animations that are added from now on, in the innermost transaction, have ended. Outside of any, at
  /// once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = levels.indices.last else {
      block?()
      return
    }
    levels[last].completion = block
    levels[last].group = block.map { TransactionGroup(completion: $0) }
  }

  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }
  open class func setDisableActions(_ flag: Bool) {
    levels.indices.last.map { levels[$0].disablesActions = flag }
  }
  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }
  /// Seconds, for animations that have no duration of their own.
  open class func setAnimationDuration(_ dur: TimeInterval) {
    levels.indices.last.map { levels[$0].duration = dur }
  }
  open class func animationDuration() -> TimeInterval { levels.last?.duration ?? defaultDuration }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    levels.indices.last.map { levels[$0].timingFunction = function }
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timingFunction }

  /// An animation has been added: all open transactions wait for it.
  static func noteAnimation() -> [TransactionGroup] {
    let groups = levels.compactMap(\.group)
    for group in groups { group.animationAdded() }
    return groups
  }
}
