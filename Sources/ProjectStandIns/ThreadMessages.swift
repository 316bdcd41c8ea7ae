import Foundation
import LayerTree
import ObjCCompatibility

#if !canImport(ObjectiveC)
  /// Messages on other threads. (Apple, `NSObject`.) Methods that can be called by name belong to the main actor here, so all are called on the
  /// main thread.
  extension NSObject {
    /// Calls a method of `NamedActions` on the main thread: at once if the caller is on it and waits, else when the main queue comes to it.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
      let message = ThreadMessage(target: self as? any NamedActions, name: aSelector, argument: arg)
      if wait, MainQueue.isCurrent { message.send() } else { DispatchQueue.main.async { message.send() } }
    }

    /// Calls a method of `NamedActions` when the main queue comes to it: it has no thread of its own here.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
      performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
    }
  }

  /// A message for the main thread. It is sent once, and nobody else has it.
  private struct ThreadMessage: @unchecked Sendable {
    let target: (any NamedActions)?
    let name: Selector
    let argument: Any?

    func send() { _ = onMainThread(with: argument) { target?.perform(name, from: $0) } }
  }
#endif
