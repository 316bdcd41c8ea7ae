import AutoLayout
import Foundation
import MacViews
import Testing

/// “The display pass will trigger a layout pass if any layout changes are pending. Similarly, the layout pass will trigger
/// updating the constraints.” (objc.io, issue 3.) Apple, `NSWindow.layoutIfNeeded()`: called before a window is displayed.
@MainActor
struct DisplayPassTests {
  private final class Counted: NSView {
    var calls: [String] = []
    override func updateConstraints() {
      calls.append("constraints")
      super.updateConstraints()
    }
    override func layout() {
      calls.append("layout")
      super.layout()
    }
    override func draw(_ dirtyRect: NSRect) { calls.append("draw") }
  }

  @Test(arguments: 0..<5)
  func displayLaysOutFirst(way: Int) throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled], backing: .buffered,
      defer: false)
    let (root, inner) = (Counted(frame: NSRect(x: 0, y: 0, width: 100, height: 100)), NSView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    window.contentView = root
    let width = inner.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    window.layoutIfNeeded()
    window.displayIfNeeded()
    root.calls = []
    width.constant = 51
    root.needsUpdateConstraints = true
    root.needsDisplay = true
    switch way {
    case 0: window.displayIfNeeded()
    case 1: window.display()
    case 2: root.displayIfNeeded()
    case 3: root.display()
    default: _ = window.displayList()
    }
    #expect(inner.frame.width == 51)
    #expect(root.calls.first == "constraints" && root.calls.contains("layout") && root.calls.last == "draw")
  }
}
