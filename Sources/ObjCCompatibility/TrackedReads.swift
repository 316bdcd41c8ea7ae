import AutoLayout
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

  /// Runs a method of a view, which is tracked if it may run a program's code: only that can read observable properties.
  ///
  /// - Parameter node: the view's node.
  package static func trackPass<View: AnyObject & Sendable>(
    of view: View, _ node: LayoutNode, _ body: () -> Void,
    invalidate: @escaping @MainActor @Sendable (View) -> Void
  ) {
    guard node.questions.contains(.programsPasses) else { return body() }
    track(for: view, body, invalidate: invalidate)
  }

  /// Notes that a view's passes run the methods of a controller.
  package static func notePasses(of controller: AnyObject, in node: LayoutNode) {
    if ClientClasses.contains(type(of: controller)) { node.questions.insert(.programsPasses) }
  }
}
