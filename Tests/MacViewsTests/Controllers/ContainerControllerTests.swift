import Foundation
import MacViews
import Testing

@MainActor
struct ContainerControllerTests {
  private func window(_ controller: NSViewController, width: CGFloat = 800) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: width, height: 300), styleMask: [.titled, .resizable],
      backing: .buffered, defer: false)
    window.contentViewController = controller
    window.setContentSize(NSSize(width: width, height: 300))
    window.orderFront(nil)
    return window
  }

  /// Apple, `NSSplitViewItem`: default 250; `init(sidebarWithViewController:)`: sidebars collapse and are springy. The
  /// fractions are this package's choice.
  @Test func itemsHaveAppKitsDefaults() {
    let plain = NSSplitViewItem(viewController: NSViewController())
    #expect(plain.holdingPriority == .defaultLow && !plain.canCollapse && plain.behavior == .default)
    #expect(plain.minimumThickness == NSSplitViewItem.unspecifiedDimension)
    let sidebar = NSSplitViewItem(sidebarWithViewController: NSViewController())
    #expect(sidebar.holdingPriority > plain.holdingPriority && sidebar.canCollapse && sidebar.isSpringLoaded)
    #expect(sidebar.preferredThicknessFraction == 0.15)
    let list = NSSplitViewItem(contentListWithViewController: NSViewController())
    #expect(list.preferredThicknessFraction == 0.28 && list.behavior == .contentList)
  }

  @Test func panesAreChildrenWithinTheirLimits() {
    let split = NSSplitViewController()
    let (sidebar, content) = (NSViewController(), NSViewController())
    let first = NSSplitViewItem(sidebarWithViewController: sidebar)
    first.minimumThickness = 200
    first.maximumThickness = 220
    split.addSplitViewItem(first)
    split.addChild(content)
    #expect(split.children == [sidebar, content])
    #expect(split.splitViewItem(for: content) === split.splitViewItems.last)
    let window = window(split)
    window.layoutIfNeeded()
    #expect(split.splitView.arrangedSubviews == [sidebar.view, content.view])
    #expect((200...220).contains(sidebar.view.frame.width))
    #expect(content.view.frame.maxX == 800)
    split.removeSplitViewItem(first)
    #expect(split.children == [content] && sidebar.view.superview == nil)
  }

  /// Apple, `toggleSidebar(_:)`: collapses or expands the first sidebar.
  @Test func theSidebarCollapses() {
    let split = NSSplitViewController()
    let (sidebar, content) = (NSViewController(), NSViewController())
    split.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: sidebar))
    split.addSplitViewItem(NSSplitViewItem(viewController: content))
    let window = window(split)
    window.layoutIfNeeded()
    #expect(content.view.frame.minX > 0)
    #expect(split.tryToPerform("toggleSidebar:", with: nil))
    window.layoutIfNeeded()
    #expect(split.splitViewItems.first?.isCollapsed == true)
    #expect(content.view.frame == NSRect(x: 0, y: 0, width: 800, height: 300))
    split.toggleSidebar(nil)
    window.layoutIfNeeded()
    #expect(!sidebar.view.isHidden && sidebar.view.frame.width > 0)
  }

  @Test func tabsShowOneChild() {
    let tabs = NSTabViewController()
    let (first, second) = (NSViewController(), NSViewController())
    first.title = "General"
    second.title = "Advanced"
    tabs.addChild(first)
    tabs.addChild(second)
    #expect(tabs.tabViewItems.map(\.label) == ["General", "Advanced"])
    let window = window(tabs)
    window.layoutIfNeeded()
    #expect(first.view.window === window && tabs.title == "General")
    tabs.selectedTabViewItemIndex = 1
    window.layoutIfNeeded()
    #expect(second.view.window === window && first.view.window == nil && tabs.title == "Advanced")
  }

  @Test func tabsMayStandInTheToolbar() throws {
    let tabs = NSTabViewController()
    tabs.tabStyle = .toolbar
    for title in ["General", "Advanced"] {
      let child = NSViewController()
      child.title = title
      tabs.addChild(child)
    }
    let window = window(tabs)
    let toolbar = try #require(window.toolbar)
    #expect(toolbar.items.map(\.label) == ["General", "Advanced"])
    toolbar.items.last?.performClick()
    #expect(tabs.selectedTabViewItemIndex == 1)
  }

  @Test func popoversShowBesideTheirPlace() throws {
    let window = window(NSViewController())
    let anchor = NSView(frame: NSRect(x: 100, y: 100, width: 40, height: 20))
    window.contentView?.addSubview(anchor)
    let (popover, controller) = (NSPopover(), NSViewController())
    controller.preferredContentSize = NSSize(width: 200, height: 80)
    popover.contentViewController = controller
    popover.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: .maxY)
    #expect(popover.isShown)
    let frame = try #require(controller.view.window).frame
    // The content with 13 points for the arrow on each side; the arrow touches the anchor.
    #expect(controller.view.frame == NSRect(x: 13, y: 13, width: 200, height: 80))
    #expect(frame.size == NSSize(width: 226, height: 106))
    #expect(frame.midX == window.frame.minX + 120 && frame.minY == window.frame.minY + 120)
    popover.performClose(nil)
    #expect(!popover.isShown)
  }

  @Test func pagesAreMadeByTheDelegate() {
    final class Pages: NSObject, NSPageControllerDelegate {
      func pageController(_ pageController: NSPageController, identifierFor object: Any) -> String { "page" }
      func pageController(
        _ pageController: NSPageController, viewControllerForIdentifier identifier: String
      ) -> NSViewController { NSViewController() }
    }
    let (pages, controller) = (Pages(), NSPageController())
    controller.delegate = pages
    controller.arrangedObjects = ["one", "two"]
    let window = window(controller)
    controller.navigateForward(nil)
    #expect(controller.selectedIndex == 1)
    #expect(controller.selectedViewController?.representedObject as? String == "two")
    #expect(controller.selectedViewController?.view.window === window)
  }
}
