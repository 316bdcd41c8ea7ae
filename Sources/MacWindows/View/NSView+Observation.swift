import AutoLayout
import ObjCCompatibility

extension NSView {
  /// Runs a method of the view, and requests it again when an observable property that it read changes. (Apple, “Updating views
  /// automatically with observation tracking in AppKit”: `updateConstraints()`, `layout()` and `draw(_:)` of views, and the methods of
  /// their controllers.)
  func trackingReads(_ body: () -> Void, invalidate: @escaping @MainActor @Sendable (NSView) -> Void) {
    TrackedReads.trackPass(of: self, layoutNode, body, invalidate: invalidate)
  }
}
