import AutoLayout
import Foundation
import MacViews
import Testing

/// Layout calls only those members of views that their classes override (``OverriddenGeometry``).
@MainActor
struct OverriddenGeometryTests {
  private class Bare: NSView {
    override func layout() { super.layout() }
  }

  private final class Framed: NSView {
    override var frame: NSRect { didSet {} }
  }

  private final class Moved: NSView {
    override func setFrameOrigin(_ newOrigin: NSPoint) { super.setFrameOrigin(newOrigin) }
  }

  private class Resized: NSView {
    override func setFrameSize(_ newSize: NSSize) { super.setFrameSize(newSize) }
  }

  private final class Descendant: Resized {}

  private final class Resizing: NSView {
    override func resizeSubviews(withOldSize oldSize: NSSize) { super.resizeSubviews(withOldSize: oldSize) }
  }

  private final class Following: NSView {
    override func resize(withOldSuperviewSize oldSize: NSSize) {
      super.resize(withOldSuperviewSize: oldSize)
    }
  }

  private final class Covered: NSView {
    override var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  /// The questions of all views of a program.
  private static let clients: ViewQuestions = [.content, .programsPasses]

  @Test func overridesOfViewsAreCalled() {
    #expect(
      NSView().layoutNode.questions == [] && NSTextField(labelWithString: "").layoutNode.questions == [])
    #expect(Bare().layoutNode.questions == Self.clients)
    for view in [Framed(), Moved(), Resized(), Descendant(), Resizing(), Following()] {
      #expect(view.layoutNode.questions == Self.clients.union(.frames), "\(type(of: view))")
    }
    #expect(Covered().layoutNode.questions == Self.clients.union(.insets))
  }
}
