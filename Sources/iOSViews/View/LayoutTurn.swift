import AutoLayout
import Foundation

/// The work at the end of a run loop's turn: each window with marked views updates constraints, lays out and draws, once,
/// whatever the number of requests. (Apple, WWDC 2018, session 220.)
@MainActor
final class LayoutTurn {
  static let shared = LayoutTurn()

  /// Windows alive, oldest first.
  private var windows: [WeakReference] = []
  private var isScheduled = false
  /// How many turns have been taken, for tests.
  private(set) var count = 0

  var liveWindows: [UIWindow] { windows.compactMap { $0.object as? UIWindow } }

  func register(_ window: UIWindow) {
    windows.removeAll { $0.object == nil }
    windows.append(WeakReference(window))
  }

  /// Asks for a turn when the main run loop comes round. Without a running loop nothing happens: `layoutIfNeeded()` and
  /// `CATransaction.flush()` do it at once.
  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    RunLoop.main.perform { MainActor.assumeIsolated { LayoutTurn.shared.perform() } }
  }

  func perform() {
    isScheduled = false
    count += 1
    for window in liveWindows {
      window.layoutIfNeeded()
      window.displayIfNeeded()
    }
  }
}
