import Foundation
import MacViews
import Testing

@MainActor
struct ToolbarTests {
  private final class Items: NSObject, NSToolbarDelegate {
    let search = NSView(frame: NSRect(x: 0, y: 0, width: 120, height: 24))
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      [NSToolbarItem.Identifier("add"), .flexibleSpace, NSToolbarItem.Identifier("search")]
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
      guard itemIdentifier != .flexibleSpace else { return nil }
      let item = NSToolbarItem(itemIdentifier: itemIdentifier)
      item.label = itemIdentifier.rawValue
      if itemIdentifier.rawValue == "search" { item.view = search }
      return item
    }
  }

  private func window(_ style: NSWindow.StyleMask = [.titled, .resizable]) -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 200), styleMask: style, backing: .buffered,
      defer: false)
  }

  @Test func theDelegateFillsTheToolbar() {
    let (toolbar, items, window) = (NSToolbar(identifier: "main"), Items(), window())
    toolbar.delegate = items
    #expect(toolbar.items.isEmpty, "without a window")
    window.toolbar = toolbar
    #expect(toolbar.items.map(\.itemIdentifier.rawValue) == ["add", "NSToolbarFlexibleSpaceItem", "search"])
    #expect(toolbar.items.first?.toolbar === toolbar)
    toolbar.removeItem(at: 0)
    #expect(toolbar.items.count == 2)
  }

  /// The heights are this package's choice (52 and 38 with the title bar); the content keeps its size.
  @Test func theFrameGrowsByTheToolbar() {
    let (toolbar, window) = (NSToolbar(identifier: "main"), window())
    #expect(window.frame.height == 228)
    window.toolbar = toolbar
    #expect(window.frame.height == 252)
    #expect(window.contentView?.frame.height == 200)
    #expect(window.contentLayoutRect.height == 200)
    window.toolbarStyle = .unifiedCompact
    #expect(window.frame.height == 238)
    toolbar.isVisible = false
    #expect(window.frame.height == 228)
    window.toolbar = nil
    #expect(window.frame.height == 228 && window.contentView?.frame.height == 200)
  }

  @Test func itemViewsStandInTheWindow() throws {
    let (toolbar, items, window) = (NSToolbar(identifier: "main"), Items(), window())
    toolbar.delegate = items
    window.toolbar = toolbar
    window.layoutIfNeeded()
    #expect(items.search.window === window)
    let place = items.search.convert(items.search.bounds, to: nil)
    #expect(place.size == NSSize(width: 120, height: 24))
    #expect(place.maxX == 392, "the flexible space pushes it to the right, 8 points from the edge")
    #expect(place.midY == window.frame.height - 26, "in the middle of the bar")
  }

  /// AppKit's logs name the constraints by which viewers impose sizes `NSView-Encapsulated-Layout-Width` and `-Height`.
  @Test func viewsUnderConstraintsAreEncapsulated() throws {
    let (toolbar, items, window) = (NSToolbar(identifier: "main"), Items(), window())
    items.search.translatesAutoresizingMaskIntoConstraints = false
    let width = items.search.widthAnchor.constraint(equalToConstant: 90)
    NSLayoutConstraint.activate([width, items.search.heightAnchor.constraint(equalToConstant: 20)])
    toolbar.delegate = items
    window.toolbar = toolbar
    window.layoutIfNeeded()
    #expect(items.search.frame.size == NSSize(width: 90, height: 20))
    let names = items.search.constraintsAffectingLayout(for: .horizontal).compactMap(\.identifier)
    #expect(names.contains("NSView-Encapsulated-Layout-Width"))
    #expect(items.search.superview?.description.hasPrefix("<NSToolbarItemViewer: 0x") == true)
  }

  /// Apple, `NSTitlebarAccessoryViewController.layoutAttribute`: `.bottom` stands below the title bar, `.right` in it.
  @Test func accessoriesStandInTheTitleBarOrBelow() {
    let window = window()
    let (below, right) = (NSTitlebarAccessoryViewController(), NSTitlebarAccessoryViewController())
    below.view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 30))
    right.view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 20))
    right.layoutAttribute = .right
    window.addTitlebarAccessoryViewController(below)
    window.addTitlebarAccessoryViewController(right)
    window.layoutIfNeeded()
    #expect(window.frame.height == 258)
    #expect(below.view.frame == NSRect(x: 0, y: 200, width: 400, height: 30))
    #expect(right.view.frame == NSRect(x: 342, y: 234, width: 50, height: 20))
    below.removeFromWindow()
    #expect(window.frame.height == 228)
    #expect(below.view.window == nil)
  }

  @Test func itemsAreChosenAndValidated() {
    final class Target: NSObject, NSToolbarItemValidation, NamedActions {
      var heard = 0
      func validateToolbarItem(_ item: NSToolbarItem) -> Bool { heard == 0 }
      func perform(_ action: Selector, from sender: Any?) -> Bool {
        heard += 1
        return true
      }
    }
    let (target, item) = (Target(), NSToolbarItem(itemIdentifier: .print))
    item.target = target
    item.action = "print:"
    item.performClick()
    item.validate()
    item.performClick()
    #expect(target.heard == 1 && !item.isEnabled)
  }

  /// Apple, `toolbar(_:itemForItemIdentifier:willBeInsertedIntoToolbar:)`: for items other than the system's.
  @Test func theDelegateMakesNoneOfTheSystemsItems() {
    final class Eager: NSObject, NSToolbarDelegate {
      var asked: [String] = []
      func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
        [.toggleSidebar, NSToolbarItem.Identifier("a"), .flexibleSpace, .space, .sidebarTrackingSeparator]
      }
      func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
      ) -> NSToolbarItem? {
        asked.append(itemIdentifier.rawValue)
        return NSToolbarItem(itemIdentifier: itemIdentifier)
      }
    }
    let (toolbar, items, window) = (NSToolbar(identifier: "main"), Eager(), window())
    toolbar.delegate = items
    window.toolbar = toolbar
    #expect(items.asked == ["a"] && toolbar.items.count == 5)
  }

  /// The buttons of the window stand in the middle of the title bar (28 points), whatever stands below it.
  @Test func accessoriesDoNotMoveTheWindowsButtons() {
    let window = window([.titled, .closable, .resizable])
    let accessory = NSTitlebarAccessoryViewController()
    accessory.view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 30))
    let before = circles(window)
    window.addTitlebarAccessoryViewController(accessory)
    #expect(before == [14, 14, 14] && circles(window) == before)
  }

  /// The middles of the three buttons, from the top.
  private func circles(_ window: NSWindow) -> [CGFloat] {
    window.displayList().commands.compactMap { command in
      guard case .fill(let path, rule: _, color: _) = command else { return nil }
      let box = path.boundingBoxOfPoints ?? .zero
      return box.width == 12 && box.height == 12 ? box.midY : nil
    }
  }
}
