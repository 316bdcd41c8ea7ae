import Foundation
import ObjCCompatibility

/// The phases of an interface update, in order. (Apple, `UIUpdateActionPhase`.)
package enum UpdatePhase: Hashable, Sendable {
  case afterUpdateScheduled
  case beforeEventDispatch, afterEventDispatch
  case beforeDisplayLinks, afterDisplayLinks
  case beforeCommit, afterCommit
  case afterUpdateComplete
}

/// The times of an update, by the clock.
package struct UpdateTimes: Hashable, Sendable {
  package var now: TimeInterval
  package var nextFrame: TimeInterval
}

/// An object that is notified of each update of the interface.
@preconcurrency @MainActor
package protocol UpdateFollower: AnyObject {
  /// The number of updates per second that it requests, 0 for every frame; nil if it only follows updates
  /// that happen anyway.
  var wantedFramesPerSecond: Int? { get }
  func updateReached(_ phase: UpdatePhase, _ times: UpdateTimes)
}

/// The followers of the clock's updates. They are not kept.
@MainActor
struct UpdateFollowers {
  private var references: [WeakReference] = []

  var isEmpty: Bool { references.isEmpty }
  var live: [any UpdateFollower] { references.compactMap { $0.object as? any UpdateFollower } }
  /// Those that request updates.
  var requesting: [any UpdateFollower] { live.filter { $0.wantedFramesPerSecond != nil } }

  mutating func add(_ follower: any UpdateFollower) {
    references.removeAll { $0.object == nil }
    references.append(WeakReference(follower))
  }
}
