import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct NSWindowTests {
  private func window(_ size: NSSize = NSSize(width: 300, height: 200)) -> NSWindow {
    NSWindow(
      contentRect: NSRect(origin: NSPoint(x: 100, y: 100), size: size), styleMask: [.titled, .resizable],
      backing: .buffered, defer: false)
  }

  @Test func theContentLiesBelowTheTitleBar() throws {
    let window = window()
    #expect(window.frame == NSRect(x: 100, y: 100, width: 300, height: 228))
    #expect(try #require(window.contentView).frame == NSRect(x: 0, y: 0, width: 300, height: 200))
    window.setFrame(NSRect(x: 0, y: 0, width: 400, height: 428), display: true)
    #expect(window.contentView?.frame == NSRect(x: 0, y: 0, width: 400, height: 400))
  }

  /// WWDC 2012, session 228: the window's size holds at 500; what is stronger resizes it, the upper left corner stays.
  @Test(arguments: [(Float(1000), true), (501, true), (499, false)])
  func strongConstraintsResizeTheWindow(priority: Float, resizes: Bool) throws {
    let window = window()
    let content = try #require(window.contentView)
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 500)
    width.priority = NSLayoutConstraint.Priority(priority)
    let height = view.heightAnchor.constraint(equalToConstant: 340)
    height.priority = width.priority
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor), width, height,
    ])
    window.layoutIfNeeded()
    #expect(
      window.frame.size == (resizes ? NSSize(width: 500, height: 408) : NSSize(width: 300, height: 228)))
    #expect(window.frame.maxY == 328)
    #expect(window.frame.minX == 100)
    #expect(
      content.frame.size == (resizes ? NSSize(width: 500, height: 380) : NSSize(width: 300, height: 200)))
    window.setFrame(NSRect(x: 0, y: 0, width: 900, height: 900), display: true)
    window.layoutIfNeeded()
    #expect((window.frame.width == 500) == resizes)
  }

  /// Apple, `NSWindow.init(contentViewController:)`: the controller's view is the content, and gives the window its size.
  @Test func aControllersViewIsTheContent() {
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 360, height: 180))
    let window = NSWindow(contentViewController: controller)
    #expect(window.contentView === controller.view)
    #expect(controller.view.window === window)
    #expect(controller.view.frame == NSRect(x: 0, y: 0, width: 360, height: 180))
  }

  /// A window and its tree go when nobody holds them.
  @Test func windowsAreFreed() {
    weak var gone: NSWindow?
    weak var view: NSView?
    do {
      let window = window()
      window.layoutIfNeeded()
      gone = window
      view = window.contentView
    }
    #expect(gone == nil && view == nil)
  }
}
