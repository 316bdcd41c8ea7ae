import Cocoa
import NotesWindow
import Testing

@MainActor
struct NotesWindowTests {
  @Test func theListStandsBesideThePage() throws {
    let controller = NotesWindowController()
    let window = try #require(controller.window)
    window.layoutIfNeeded()
    let (list, page) = (controller.list.view.frame, controller.page.view.frame)
    #expect((160...240).contains(list.width))
    #expect(page.minX >= list.maxX && page.maxX == 700)
  }

  @Test func theToolbarHidesTheList() throws {
    let controller = NotesWindowController()
    let window = try #require(controller.window)
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(controller.page.view)
    #expect(window.toolbar?.items.first?.itemIdentifier == .toggleSidebar)
    controller.split.toggleSidebar(nil)
    window.layoutIfNeeded()
    #expect(controller.sidebar.isCollapsed)
    #expect(controller.page.view.frame.width == 700)
  }

  /// A client of AppKit links nothing of UIKit. (UIKit's modules may lie beside: the examples share what they build.)
  @Test func noUIKitIsLinked() throws {
    let window = try #require(_mangledTypeName(NSWindow.self))
    #expect(_typeByName(window) == NSWindow.self)
    #expect(_typeByName("7iOSCore6UIViewC") == nil)
    #expect(NSWindow.titleBarIsThere)
  }
}

extension NSWindow {
  fileprivate static var titleBarIsThere: Bool {
    frameRect(forContentRect: .zero, styleMask: .titled).height > 0
  }
}
