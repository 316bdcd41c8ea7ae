import Foundation
import MacViews
import Testing

@testable import MacWindows

/// The tree and its engine belong to the main thread, but any thread may release the last reference to a view. (Apple, Threading Programming
/// Guide, “Thread Safety Summary”: views of AppKit are used on the main thread.)
@MainActor
struct MacThreadOfReleaseTests {
  /// While the main thread may use the tree, nothing of it changes but that there is no view.
  @Test func treesReleasedOnAnotherThreadAreTakenApartOnTheMainQueue() async throws {
    let last = LastReference(NSView())
    let child = NSView()
    last.object?.addSubview(child)
    let node = try #require(last.object).layoutNode
    releaseElsewhere(last)
    #expect(child.superview == nil && node.owner == nil && node.children.count == 1)
    // Much longer than it takes.
    for _ in 0..<100_000 where !node.children.isEmpty { await Task.yield() }
    #expect(node.children.isEmpty && child.layoutNode.parent == nil)
  }

  /// Returns when another thread has released the object. Until the test waits, the main queue does nothing.
  private func releaseElsewhere(_ last: LastReference<some AnyObject>) {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      last.object = nil
      end.signal()
    }
    end.wait()
  }
}

/// The only reference to an object, which one thread after the other has.
private final class LastReference<Object: AnyObject>: @unchecked Sendable {
  var object: Object?
  init(_ object: Object) { self.object = object }
}
