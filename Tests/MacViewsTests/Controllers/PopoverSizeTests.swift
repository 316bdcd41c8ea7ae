import Foundation
import MacViews
import Testing

/// “The popover's content size is set to match the size of the content view when the content view controller is set.”
/// (NSPopover.h.)
@MainActor
@Suite struct PopoverSizeTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 400, height: 300), styleMask: [.titled], backing: .buffered,
    defer: false)
  private let anchor = NSView(frame: NSRect(x: 100, y: 100, width: 40, height: 20))
  private let controller = NSViewController()

  init() {
    window.contentView?.addSubview(anchor)
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 123, height: 45))
  }

  @Test func aPopoverIsAsLargeAsItsContent() {
    let popover = NSPopover()
    popover.contentViewController = controller
    #expect(popover.contentSize == NSSize(width: 123, height: 45))
    popover.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: .maxY)
    #expect(controller.view.frame.size == NSSize(width: 123, height: 45))
    #expect(controller.view.window?.frame.size == NSSize(width: 123, height: 45))
    popover.contentSize = NSSize(width: 200, height: 100)
    #expect(controller.view.frame.size == NSSize(width: 200, height: 100))
    controller.preferredContentSize = NSSize(width: 210, height: 110)
    #expect(popover.contentSize == NSSize(width: 210, height: 110))
    #expect(controller.view.frame.size == NSSize(width: 210, height: 110))
  }

  @Test func constraintsOfTheContentGiveTheSize() {
    let inner = NSView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: controller.view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 160), inner.heightAnchor.constraint(equalToConstant: 60),
    ])
    let owner = NSViewController()
    owner.view = NSView()
    owner.present(
      controller, asPopoverRelativeTo: anchor.bounds, of: anchor, preferredEdge: .maxY, behavior: .transient)
    #expect(controller.view.frame.size == NSSize(width: 180, height: 60))
  }
}
