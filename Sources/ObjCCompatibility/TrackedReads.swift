import Foundation
import Observation

/// Automatic observation tracking: runs code again after observable properties that it read have changed. (Apple, “Automatic
/// observation tracking”.)
@MainActor
package enum TrackedReads {
  /// Runs code of a program.
  ///
  /// Each run is tracked until one of the properties changes: Swift offers no way to end it before.
  ///
  /// - Parameters:
  ///   - owner: the object that is to run the code again. It is not kept alive.
  ///   - invalidate: called on the main thread before the first change of a property, or soon after a change on another thread.
  package static func track<Owner: AnyObject & Sendable>(
    for owner: Owner, _ body: () -> Void, invalidate: @escaping @MainActor @Sendable (Owner) -> Void
  ) {
    withObservationTracking(body) { [weak owner] in
      guard MainQueue.isCurrent else {
        DispatchQueue.main.async { owner.map(invalidate) }
        return
      }
      MainActor.assumeIsolated { owner.map(invalidate) }
    }
  }
}
