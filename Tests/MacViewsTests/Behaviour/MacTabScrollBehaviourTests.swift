import Foundation
import MacViews
import Testing

/// Documented behaviour of tab views, their controllers and scroll views: each test has the id of its row in
/// docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacTabScrollBehaviourTests {
  private final class Counter: NSObject, NSTabViewDelegate {
    var changes = 0
    func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) { changes += 1 }
  }

  private func items(_ names: String...) -> [NSTabViewItem] { names.map { NSTabViewItem(identifier: $0) } }

  private func tabs(_ items: [NSTabViewItem]) -> NSTabView {
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    for item in items { tabs.addTabViewItem(item) }
    return tabs
  }

  // MARK: Tabs

  @Test("tab.insert-keeps-selection") func insertKeepsSelection() {
    let items = items("a", "b")
    let tabs = tabs([items[0]])
    tabs.insertTabViewItem(items[1], at: 0)
    #expect(tabs.tabViewItems == [items[1], items[0]] && tabs.selectedTabViewItem === items[0])
  }

  @Test("tab.select-identifier") func selectIdentifier() {
    let items = items("a", "b")
    let tabs = tabs(items)
    tabs.selectTabViewItem(withIdentifier: "b")
    #expect(tabs.selectedTabViewItem === items[1] && tabs.indexOfTabViewItem(withIdentifier: "b") == 1)
  }

  @Test("tab.identifier-missing") func identifierMissing() {
    #expect(tabs(items("a")).indexOfTabViewItem(withIdentifier: "c") == NSNotFound)
  }

  @Test("tab.take-from-sender") func takeFromSender() {
    let items = items("a", "b")
    let tabs = tabs(items)
    let button = NSPopUpButton()
    button.addItems(withTitles: ["1", "2"])
    button.selectItem(at: 1)
    tabs.takeSelectedTabViewItemFromSender(button)
    #expect(tabs.selectedTabViewItem === items[1])
  }

  @Test("tab.previous-stops") func previousStops() {
    let items = items("a", "b")
    let tabs = tabs(items)
    tabs.selectPreviousTabViewItem(nil)
    #expect(tabs.selectedTabViewItem === items[0])
  }

  @Test("tab.number-heard") func numberHeard() {
    let (items, counter) = (items("a", "b"), Counter())
    let tabs = tabs([items[0]])
    tabs.delegate = counter
    tabs.addTabViewItem(items[1])
    tabs.removeTabViewItem(items[1])
    #expect(counter.changes == 2)
  }

  @Test("tab.only-selected-shown") func onlySelectedShown() {
    let items = items("a", "b")
    for item in items { item.view = NSView() }
    let tabs = tabs(items)
    #expect(items[0].view?.isDescendant(of: tabs) == true && items[1].view?.superview == nil)
    tabs.selectTabViewItem(items[1])
    #expect(items[0].view?.superview == nil && items[1].view?.isDescendant(of: tabs) == true)
  }

  @Test("tab.view-fills-content") func viewFillsContent() {
    let items = items("a")
    items[0].view = NSView()
    let tabs = tabs(items)
    tabs.layoutSubtreeIfNeeded()
    #expect(items[0].view?.frame == tabs.contentRect)
  }

  @Test("tab.item-knows-view") func itemKnowsView() {
    let items = items("a")
    let tabs = tabs(items)
    #expect(items[0].tabView === tabs)
    tabs.removeTabViewItem(items[0])
    #expect(items[0].tabView == nil && tabs.selectedTabViewItem == nil)
  }

  // MARK: Tab view controllers

  private final class Lazy: NSViewController {
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50)) }
  }

  private func tabController(_ children: [NSViewController]) -> NSTabViewController {
    let controller = NSTabViewController()
    for child in children { controller.addTabViewItem(NSTabViewItem(viewController: child)) }
    return controller
  }

  @Test("tabcontroller.style-default") func styleDefault() {
    #expect(NSTabViewController().tabStyle == .segmentedControlOnTop)
  }

  @Test("tabcontroller.lazy") func lazyTabs() {
    let children = [Lazy(), Lazy()]
    let controller = tabController(children)
    _ = controller.view
    #expect(children[0].isViewLoaded && !children[1].isViewLoaded)
    controller.selectedTabViewItemIndex = 1
    #expect(children[1].isViewLoaded)
  }

  @Test("tabcontroller.child-makes-item") func tabChildMakesItem() {
    let (controller, child) = (NSTabViewController(), Lazy())
    controller.addChild(child)
    #expect(controller.tabViewItems.map(\.viewController) == [child])
    controller.removeChild(at: 0)
    #expect(controller.tabViewItems.isEmpty)
  }

  @Test("tabcontroller.item-of-stranger") func tabItemOfStranger() {
    let child = Lazy()
    let controller = tabController([child])
    #expect(controller.tabViewItem(for: child) === controller.tabViewItems[0])
    #expect(controller.tabViewItem(for: Lazy()) == nil)
  }

  @Test("tabcontroller.remove-selects-next") func removeSelectsNext() {
    let children = [Lazy(), Lazy(), Lazy()]
    let controller = tabController(children)
    _ = controller.view
    controller.selectedTabViewItemIndex = 1
    controller.removeTabViewItem(controller.tabViewItems[1])
    #expect(controller.selectedTabViewItemIndex == 1)
    #expect(controller.tabViewItems[1].viewController === children[2])
  }

  @Test("tabcontroller.remove-last-selects-previous") func removeLastSelectsPrevious() {
    let controller = tabController([Lazy(), Lazy()])
    _ = controller.view
    controller.selectedTabViewItemIndex = 1
    controller.removeTabViewItem(controller.tabViewItems[1])
    #expect(controller.selectedTabViewItemIndex == 0)
  }

  @Test("tabcontroller.remove-only") func removeOnly() {
    let controller = tabController([Lazy()])
    _ = controller.view
    controller.removeTabViewItem(controller.tabViewItems[0])
    #expect(controller.selectedTabViewItemIndex == -1)
  }

  @Test("tabcontroller.insert-shifts-selection") func insertShiftsSelection() {
    let children = [Lazy(), Lazy()]
    let controller = tabController(children)
    _ = controller.view
    controller.selectedTabViewItemIndex = 1
    controller.insertTabViewItem(NSTabViewItem(viewController: Lazy()), at: 0)
    #expect(controller.selectedTabViewItemIndex == 2)
  }

  @Test("tabcontroller.title-of-child") func titleOfChild() {
    let children = [Lazy(), Lazy()]
    (children[0].title, children[1].title) = ("a", "b")
    let controller = tabController(children)
    _ = controller.view
    #expect(controller.title == "a")
    controller.selectedTabViewItemIndex = 1
    #expect(controller.title == "b")
  }

  // MARK: Scroll views

  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
  }

  /// A document of 300 × 400 points, in sight of which 100 × 100 are.
  private func scroll(_ document: NSView = NSView()) -> NSScrollView {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    document.frame = NSRect(x: 0, y: 0, width: 300, height: 400)
    scroll.documentView = document
    scroll.layoutSubtreeIfNeeded()
    scroll.contentView.scroll(to: .zero)
    return scroll
  }

  @Test("scroll.clip-bounds") func clipBounds() {
    let scroll = scroll()
    scroll.contentView.scroll(to: NSPoint(x: 20, y: 30))
    #expect(scroll.contentView.bounds.origin == NSPoint(x: 20, y: 30))
    #expect(scroll.documentVisibleRect == NSRect(x: 20, y: 30, width: 100, height: 100))
  }

  @Test("scroll.document-frame-stays") func documentFrameStays() {
    let scroll = scroll()
    scroll.contentView.scroll(to: NSPoint(x: 20, y: 30))
    #expect(scroll.documentView?.frame.origin == .zero)
  }

  @Test("scroll.constrain-bounds") func constrainBounds() {
    let clip = scroll().contentView
    let far = clip.constrainBoundsRect(NSRect(x: 500, y: 500, width: 100, height: 100))
    #expect(far == NSRect(x: 200, y: 300, width: 100, height: 100))
    #expect(clip.constrainBoundsRect(NSRect(x: -5, y: -5, width: 100, height: 100)).origin == .zero)
  }

  @Test("scroll.bounds-notification") func scrollBoundsNotification() {
    let (scroll, notes) = (scroll(), MacNotes())
    scroll.contentView.postsBoundsChangedNotifications = true
    let token = NotificationCenter.default.addObserver(
      forName: NSView.boundsDidChangeNotification, object: scroll.contentView, queue: nil
    ) { _ in
      MainActor.assumeIsolated { notes.add("scrolled") }
    }
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 30))
    NotificationCenter.default.removeObserver(token)
    #expect(notes.lines == ["scrolled"])
  }

  @Test("scroll.clip-flips-with-document") func clipFlipsWithDocument() {
    #expect(scroll(Flipped()).contentView.isFlipped && !scroll().contentView.isFlipped)
  }

  @Test("scroll.to-visible-answers") func toVisibleAnswers() throws {
    let scroll = scroll()
    let document = try #require(scroll.documentView)
    #expect(document.scrollToVisible(NSRect(x: 0, y: 150, width: 10, height: 10)))
    #expect(!document.scrollToVisible(NSRect(x: 0, y: 150, width: 10, height: 10)))
  }

  @Test("scroll.to-visible-minimal") func toVisibleMinimal() throws {
    let scroll = scroll()
    _ = try #require(scroll.documentView).scrollToVisible(NSRect(x: 0, y: 150, width: 10, height: 10))
    #expect(scroll.documentVisibleRect.maxY == 160 && scroll.documentVisibleRect.minX == 0)
  }

  @Test("scroll.point-to-origin") func pointToOrigin() throws {
    let scroll = scroll()
    try #require(scroll.documentView).scroll(NSPoint(x: 40, y: 50))
    #expect(scroll.documentVisibleRect.origin == NSPoint(x: 40, y: 50))
  }

  @Test("scroll.point-pinned") func pointPinned() throws {
    let scroll = scroll()
    try #require(scroll.documentView).scroll(NSPoint(x: 999, y: 999))
    #expect(scroll.documentVisibleRect.origin == NSPoint(x: 200, y: 300))
  }

  @Test("scroll.document-replaced") func documentReplaced() throws {
    let scroll = scroll()
    let (old, new) = (try #require(scroll.documentView), NSView())
    scroll.documentView = new
    #expect(old.superview == nil && old.enclosingScrollView == nil && scroll.documentView === new)
  }

  @Test("scroll.no-scrollers-default") func noScrollersDefault() {
    let scroll = NSScrollView()
    #expect(!scroll.hasVerticalScroller && !scroll.hasHorizontalScroller)
  }

  @Test("scroll.scroller-made") func scrollerMade() {
    let scroll = scroll()
    scroll.hasVerticalScroller = true
    scroll.tile()
    #expect(scroll.verticalScroller?.superview === scroll)
  }

  @Test("scroll.scroller-follows") func scrollerFollows() {
    let scroll = scroll(Flipped())
    scroll.hasVerticalScroller = true
    scroll.tile()
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 150))
    scroll.reflectScrolledClipView(scroll.contentView)
    #expect(scroll.verticalScroller?.doubleValue == 0.5 && scroll.verticalScroller?.knobProportion == 0.25)
  }

  @Test("scroll.magnification-pinned") func magnificationPinned() {
    let scroll = scroll()
    scroll.allowsMagnification = true
    (scroll.minMagnification, scroll.maxMagnification) = (0.5, 2)
    scroll.magnification = 9
    #expect(scroll.magnification == 2)
    scroll.magnification = 0.1
    #expect(scroll.magnification == 0.5)
  }

  @Test("scroll.magnified-visible") func magnifiedVisible() {
    let scroll = scroll()
    scroll.allowsMagnification = true
    scroll.magnification = 2
    #expect(scroll.documentVisibleRect.size == NSSize(width: 50, height: 50))
    #expect(scroll.contentView.frame.size == NSSize(width: 100, height: 100))
    scroll.magnify(toFit: NSRect(x: 20, y: 40, width: 25, height: 10))
    #expect(scroll.documentVisibleRect == NSRect(x: 20, y: 32.5, width: 25, height: 25))
  }

  @Test("scroll.sizes-inverse") func sizesInverse() {
    let size = NSScrollView.frameSize(
      forContentSize: NSSize(width: 80, height: 70), horizontalScrollerClass: nil,
      verticalScrollerClass: NSScroller.self, borderType: .bezelBorder, controlSize: .regular,
      scrollerStyle: .legacy)
    let content = NSScrollView.contentSize(
      forFrameSize: size, horizontalScrollerClass: nil, verticalScrollerClass: NSScroller.self,
      borderType: .bezelBorder, controlSize: .regular, scrollerStyle: .legacy)
    #expect(content == NSSize(width: 80, height: 70) && size.width > 80)
  }
}
