import AutoLayout
import Foundation

/// Reads the state of views for a description. Descriptions may be requested on any thread; outside of the main
/// thread, they omit the state.
package func onMainThread<T: Sendable>(_ body: @MainActor () -> T?) -> T? {
  MainQueue.isCurrent ? MainActor.assumeIsolated(body) : nil
}

/// The same with a value that is not sendable; neither has the result to be.
package func onMainThread<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result?) -> Result?
{
  MainQueue.isCurrent ? MainActor.assumeIsolated(with: value, body) : nil
}

/// The queue of the views. On Linux, other threads may serve it, so checking for the main thread is not sufficient.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code may use views.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

  /// Takes apart what an object leaves that another thread let go of, as soon as the queue is free.
  package static func finish<Remains>(_ remains: Remains, _ body: @escaping @Sendable (inout Remains) -> Void)
  {
    let box = Box(remains)
    DispatchQueue.main.async { body(&box.content) }
  }

  /// Nothing else refers to the content.
  private final class Box<Content>: @unchecked Sendable {
    var content: Content
    init(_ content: Content) { self.content = content }
  }
}
