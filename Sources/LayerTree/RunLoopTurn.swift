import Foundation
import ObjCCompatibility

/// A window of either façade, which is brought up to date at the end of a run loop's turn.
@MainActor
package protocol TurnedWindow: AnyObject {
  func layoutIfNeeded()
  func displayIfNeeded()
}

/// The work at the end of a run loop's turn: each window whose views are marked updates constraints, lays out and
/// draws, once, whatever the number of requests. (Apple, WWDC 2018, session 220.)
@MainActor
package final class RunLoopTurn {
  package static let shared = RunLoopTurn()

  /// The existing windows, oldest first.
  private var windows: [WeakReference] = []
  /// Whether a turn has been requested.
  package private(set) var isScheduled = false
  /// The number of turns so far, for tests.
  package private(set) var count = 0

  package var liveWindows: [any TurnedWindow] { windows.compactMap { $0.object as? any TurnedWindow } }

  package func register(_ window: any TurnedWindow) {
    windows.removeAll { $0.object == nil }
    windows.append(WeakReference(window))
  }

  /// Requests a turn in the next iteration of the main run loop. Without a running loop nothing happens;
  /// `layoutIfNeeded()` and `CATransaction.flush()` do the work at once.
  package func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    RunLoop.main.perform { MainActor.assumeIsolated { RunLoopTurn.shared.perform() } }
  }

  private var followers: [() -> Void] = []

  /// Calls a closure at the end of the turn, when windows are laid out.
  package func afterTurn(_ body: @escaping () -> Void) {
    followers.append(body)
    schedule()
  }

  package func perform() {
    isScheduled = false
    count += 1
    defer {
      let pending = followers
      followers = []
      for follower in pending { follower() }
    }
    for window in liveWindows {
      window.layoutIfNeeded()
      window.displayIfNeeded()
    }
    CATransaction.endTurn()
  }
}
