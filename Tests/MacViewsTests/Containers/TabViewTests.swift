import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct TabViewTests {
  private func makeItem(_ label: String) -> NSTabViewItem {
    let item = NSTabViewItem(identifier: label)
    item.label = label
    item.view = NSView()
    return item
  }

  /// Saved documents: top tabs 10 33 10 13 (70 of 92), small 10 25 10 13 (6), bottom tabs of mini size 10 7 10 19 (3), right
  /// tabs 10 7 25 13 (6), a bezel without tabs 10 7 10 13 (7), none 0 (44 of 57): left, top, right, bottom.
  @Test func itemsLieAsInSavedDocuments() {
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let item = makeItem("One")
    tabs.addTabViewItem(item)
    #expect(item.view?.frame == NSRect(x: 10, y: 33, width: 280, height: 154))
    tabs.controlSize = .small
    #expect(item.view?.frame == NSRect(x: 10, y: 25, width: 280, height: 162))
    tabs.controlSize = .mini
    tabs.tabViewType = .bottomTabsBezelBorder
    #expect(item.view?.frame == NSRect(x: 10, y: 7, width: 280, height: 174))
    tabs.tabPosition = .right
    #expect(item.view?.frame == NSRect(x: 10, y: 7, width: 265, height: 180))
    tabs.tabViewType = .noTabsBezelBorder
    #expect(item.view?.frame == NSRect(x: 10, y: 7, width: 280, height: 180))
    tabs.tabViewType = .noTabsNoBorder
    #expect(item.view?.frame == tabs.bounds)
    #expect(tabs.contentRect == tabs.bounds)
  }

  /// Apple, `NSTabView`: the first item is selected, and only the selected item's view is a subview.
  @Test func onlyTheSelectedViewIsInTheTree() {
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let items = ["One", "Two", "Three"].map(makeItem)
    for item in items { tabs.addTabViewItem(item) }
    #expect(tabs.selectedTabViewItem === items[0])
    #expect(tabs.subviews == [items[0].view])
    tabs.selectTabViewItem(withIdentifier: "Two")
    #expect(tabs.subviews == [items[1].view])
    tabs.setFrameSize(NSSize(width: 400, height: 300))
    tabs.selectNextTabViewItem(nil)
    #expect(items[2].view?.frame == NSRect(x: 10, y: 33, width: 380, height: 254))
    #expect(items[0].tabState == .backgroundTab)
    tabs.removeTabViewItem(items[2])
    #expect(tabs.selectedTabViewItem === items[1])
    #expect(tabs.numberOfTabViewItems == 2)
  }

  /// Saved documents: 7 at the sides, 6 above, 10 below a tab view's alignment rectangle (52); none without tabs (27).
  @Test func alignmentInsetsAreThoseOfSavedDocuments() {
    let tabs = NSTabView()
    tabs.metricEraOverride = .b
    let insets = tabs.alignmentRectInsets
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [6, 7, 10, 7])
    tabs.tabViewType = .noTabsNoBorder
    #expect(tabs.alignmentRectInsets.top == 0)
  }

  /// Apple, "Supporting Right-to-Left Languages": controls begin where people begin to read.
  @Test(arguments: [(NSUserInterfaceLayoutDirection.leftToRight, "One"), (.rightToLeft, "Two")])
  func tabsReadOnInTheReadingDirection(_ direction: NSUserInterfaceLayoutDirection, _ left: String) {
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    tabs.userInterfaceLayoutDirection = direction
    for label in ["One", "Two"] { tabs.addTabViewItem(makeItem(label)) }
    #expect(tabs.tabViewItem(at: NSPoint(x: 146, y: 16))?.label == left)
    #expect(tabs.tabViewItem(at: NSPoint(x: 154, y: 16))?.label == (left == "One" ? "Two" : "One"))
  }
}
