import Foundation
import MacViews
import Testing

/// Documented behaviour of AppKit's classes: each test has the id of its row in docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacContainerBehaviourTests {
  @Test("stack.arranged-are-subviews") func arrangedAreSubviews() {
    let (stack, view) = (NSStackView(), NSView())
    stack.addArrangedSubview(view)
    #expect(stack.subviews == [view] && stack.arrangedSubviews == [view])
  }

  @Test("stack.detach-leaves") func detachLeaves() {
    let (stack, view) = (NSStackView(), NSView())
    stack.addArrangedSubview(view)
    view.isHidden = true
    stack.layoutSubtreeIfNeeded()
    #expect(stack.arrangedSubviews == [view] && stack.detachedViews == [view])
  }

  @Test("stack.gravity-order") func gravityOrder() {
    let (stack, a, b) = (NSStackView(), NSView(), NSView())
    stack.addView(a, in: .trailing)
    stack.addView(b, in: .leading)
    #expect(stack.views == [b, a])
  }

  @Test("stack.spacing-default") func spacingDefault() {
    #expect(NSStackView().spacing == 8)
  }

  @Test("stack.detaches-default") func detachesDefault() {
    #expect(NSStackView().detachesHiddenViews)
  }

  @Test("stack.remove-arranged") func removeArranged() {
    let (stack, view) = (NSStackView(), NSView())
    stack.addArrangedSubview(view)
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty && view.superview === stack)
  }

  @Test("tab.first-selected") func firstSelected() {
    let (tabs, a) = (NSTabView(), NSTabViewItem(identifier: "a"))
    tabs.addTabViewItem(a)
    tabs.addTabViewItem(NSTabViewItem(identifier: "b"))
    #expect(tabs.selectedTabViewItem === a && a.tabState == .selectedTab)
  }

  @Test("tab.next-stops") func nextStops() {
    let (tabs, a, b) = (NSTabView(), NSTabViewItem(identifier: "a"), NSTabViewItem(identifier: "b"))
    tabs.addTabViewItem(a)
    tabs.addTabViewItem(b)
    tabs.selectLastTabViewItem(nil)
    tabs.selectNextTabViewItem(nil)
    #expect(tabs.selectedTabViewItem === b)
  }

  @Test("tab.index-of-missing") func indexOfMissing() {
    #expect(NSTabView().indexOfTabViewItem(NSTabViewItem(identifier: "a")) == NSNotFound)
  }

  @Test("tab.delegate-order") func delegateOrder() {
    let (tabs, log) = (NSTabView(), TabLog())
    let (a, b) = (NSTabViewItem(identifier: "a"), NSTabViewItem(identifier: "b"))
    tabs.addTabViewItem(a)
    tabs.addTabViewItem(b)
    tabs.delegate = log
    tabs.selectTabViewItem(b)
    #expect(log.calls == ["should", "will", "did"])
  }

  @Test("tab.delegate-refuses") func delegateRefuses() {
    let (tabs, log) = (NSTabView(), TabLog())
    let (a, b) = (NSTabViewItem(identifier: "a"), NSTabViewItem(identifier: "b"))
    tabs.addTabViewItem(a)
    tabs.addTabViewItem(b)
    tabs.delegate = log
    log.selects = false
    tabs.selectTabViewItem(b)
    #expect(tabs.selectedTabViewItem === a && log.calls == ["should"])
  }

  @Test("grid.structure") func structure() {
    let grid = NSGridView(views: [[NSView(), NSView()], [NSView()]])
    #expect(grid.numberOfRows == 2 && grid.numberOfColumns == 2)
  }

  @Test("grid.remove-row") func removeRow() {
    let (a, b) = (NSView(), NSView())
    let grid = NSGridView(views: [[a], [b]])
    grid.removeRow(at: 0)
    #expect(grid.cell(for: b)?.row === grid.row(at: 0))
  }

  @Test("menu.item-parent") func itemParent() {
    let (menu, item) = (NSMenu(), NSMenuItem(title: "a", action: nil, keyEquivalent: ""))
    menu.addItem(item)
    #expect(item.menu === menu)
    menu.removeItem(item)
    #expect(item.menu == nil)
  }

  @Test("menu.submenu") func submenu() {
    let (menu, below, item) = (NSMenu(), NSMenu(), NSMenuItem(title: "a", action: nil, keyEquivalent: ""))
    menu.addItem(item)
    menu.setSubmenu(below, for: item)
    #expect(below.supermenu === menu && item.hasSubmenu)
  }

  @Test("menu.index-missing") func indexMissing() {
    #expect(NSMenu().indexOfItem(withTitle: "a") == -1)
  }

  @Test("scroll.document-clip") func documentClip() {
    let (scroll, document) = (NSScrollView(), NSView())
    scroll.documentView = document
    #expect(scroll.contentView.documentView === document && document.superview === scroll.contentView)
  }

  @Test("scroll.enclosing") func enclosing() {
    let (scroll, document) = (NSScrollView(), NSView())
    scroll.documentView = document
    #expect(document.enclosingScrollView === scroll)
  }
}
