import Foundation
import MacViews
import Testing

/// Documented behaviour of split views and their controllers: each test has the id of its row in docs/behaviour-mac.tsv, which names
/// the page.
@MainActor
struct MacSplitBehaviourTests {
  private final class Constrainer: NSObject, NSSplitViewDelegate {
    var heard: [String] = []
    var least: CGFloat = 0
    var most: CGFloat = .infinity
    var step: CGFloat = 1
    var collapsible: NSView?
    var rigid: NSView?
    func splitView(
      _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
      ofSubviewAt dividerIndex: Int
    ) -> CGFloat { max(proposedMinimumPosition, least) }
    func splitView(
      _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
      ofSubviewAt dividerIndex: Int
    ) -> CGFloat { min(proposedMaximumPosition, most) }
    func splitView(
      _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat,
      ofSubviewAt dividerIndex: Int
    ) -> CGFloat { (proposedPosition / step).rounded() * step }
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
      subview === collapsible
    }
    func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool {
      view !== rigid
    }
    func splitViewWillResizeSubviews(_ notification: Notification) { heard.append("will") }
    func splitViewDidResizeSubviews(_ notification: Notification) { heard.append("did") }
  }

  /// Two panes of 100 points beside a divider of 1 point.
  private func split(_ widths: [CGFloat] = [100, 100]) -> NSSplitView {
    let total = widths.reduce(0, +) + CGFloat(widths.count - 1)
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: total, height: 50))
    split.isVertical = true
    split.dividerStyle = .thin
    var x: CGFloat = 0
    for width in widths {
      split.addSubview(NSView(frame: NSRect(x: x, y: 0, width: width, height: 50)))
      x += width + 1
    }
    split.layoutSubtreeIfNeeded()
    return split
  }

  private func move(_ split: NSSplitView, to position: CGFloat) {
    split.setPosition(position, ofDividerAt: 0)
    split.layoutSubtreeIfNeeded()
  }

  private func widths(_ split: NSSplitView) -> [CGFloat] { split.arrangedSubviews.map(\.frame.width) }

  // MARK: Panes

  @Test("split.horizontal-default") func horizontalDefault() {
    #expect(!NSSplitView().isVertical && NSSplitView().dividerStyle == .thick)
  }

  @Test("split.subviews-are-panes") func subviewsArePanes() {
    let (split, a, b) = (NSSplitView(), NSView(), NSView())
    split.addSubview(a)
    split.addSubview(b)
    #expect(split.arrangesAllSubviews && split.arrangedSubviews == [a, b])
  }

  @Test("split.only-arranged") func onlyArranged() {
    let (split, pane, plain) = (NSSplitView(), NSView(), NSView())
    split.arrangesAllSubviews = false
    split.addSubview(plain)
    split.addArrangedSubview(pane)
    #expect(split.arrangedSubviews == [pane] && split.subviews.contains(plain))
  }

  @Test("split.arranges-off-keeps") func arrangesOffKeeps() {
    let (split, a, b) = (NSSplitView(), NSView(), NSView())
    split.subviews = [a, b]
    split.arrangesAllSubviews = false
    #expect(split.arrangedSubviews == [a, b])
  }

  @Test("split.insert-moves") func insertMoves() {
    let (split, a, b) = (NSSplitView(), NSView(), NSView())
    split.arrangesAllSubviews = false
    split.addArrangedSubview(a)
    split.addArrangedSubview(b)
    split.insertArrangedSubview(b, at: 0)
    #expect(split.arrangedSubviews == [b, a] && split.subviews == [a, b])
  }

  @Test("split.remove-arranged") func removeArranged() {
    let (split, a) = (NSSplitView(), NSView())
    split.arrangesAllSubviews = false
    split.addArrangedSubview(a)
    split.removeArrangedSubview(a)
    #expect(split.arrangedSubviews.isEmpty && a.superview === split)
  }

  @Test("split.remove-subview") func removeSubview() {
    let (split, a) = (NSSplitView(), NSView())
    split.arrangesAllSubviews = false
    split.addArrangedSubview(a)
    a.removeFromSuperview()
    #expect(split.arrangedSubviews.isEmpty)
  }

  @Test("split.first-on-top") func firstOnTop() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 50, height: 200))
    let (a, b) = (NSView(), NSView())
    a.frame = NSRect(x: 0, y: 0, width: 50, height: 90)
    b.frame = NSRect(x: 0, y: 100, width: 50, height: 90)
    split.subviews = [a, b]
    split.layoutSubtreeIfNeeded()
    #expect(a.convert(a.bounds, to: nil).minY > b.convert(b.bounds, to: nil).minY)
  }

  // MARK: Dividers

  @Test("split.set-position") func setPosition() {
    let split = split()
    move(split, to: 60)
    #expect(widths(split) == [60, 140])
  }

  @Test("split.possible-positions") func possiblePositions() {
    let split = split()
    #expect(split.minPossiblePositionOfDivider(at: 0) == 0)
    #expect(split.maxPossiblePositionOfDivider(at: 0) == 200)
  }

  @Test("split.possible-between-neighbours") func possibleBetweenNeighbours() {
    let split = split([50, 60, 70])
    #expect(split.minPossiblePositionOfDivider(at: 1) == 51)
    #expect(split.maxPossiblePositionOfDivider(at: 0) == 110)
  }

  @Test("split.constrain-min") func constrainMin() {
    let (split, delegate) = (split(), Constrainer())
    delegate.least = 80
    split.delegate = delegate
    move(split, to: 60)
    #expect(widths(split) == [80, 120])
  }

  @Test("split.constrain-max") func constrainMax() {
    let (split, delegate) = (split(), Constrainer())
    delegate.most = 120
    split.delegate = delegate
    move(split, to: 180)
    #expect(widths(split) == [120, 80])
  }

  @Test("split.constrain-position") func constrainPosition() {
    let (split, delegate) = (split(), Constrainer())
    delegate.step = 50
    split.delegate = delegate
    move(split, to: 60)
    #expect(widths(split) == [50, 150])
  }

  @Test("split.resize-notifications") func resizeNotifications() {
    let (split, delegate) = (split(), Constrainer())
    split.delegate = delegate
    move(split, to: 60)
    #expect(delegate.heard == ["will", "did"])
  }

  @Test("split.not-collapsible") func notCollapsible() {
    let (split, delegate) = (split(), Constrainer())
    delegate.least = 80
    split.delegate = delegate
    move(split, to: 10)
    #expect(!split.isSubviewCollapsed(split.subviews[0]) && widths(split)[0] == 80)
  }

  @Test("split.collapse-halfway") func collapseHalfway() {
    let (split, delegate) = (split(), Constrainer())
    delegate.least = 80
    delegate.collapsible = split.subviews[0]
    split.delegate = delegate
    move(split, to: 45)
    #expect(!split.isSubviewCollapsed(split.subviews[0]))
    move(split, to: 35)
    #expect(split.isSubviewCollapsed(split.subviews[0]))
  }

  @Test("split.collapsed-hidden") func collapsedHidden() {
    let (split, delegate) = (split(), Constrainer())
    let pane = split.subviews[0]
    delegate.least = 80
    delegate.collapsible = pane
    split.delegate = delegate
    move(split, to: 10)
    #expect(pane.isHidden && pane.superview === split && split.arrangedSubviews.contains(pane))
  }

  @Test("split.hidden-is-collapsed") func hiddenIsCollapsed() {
    let split = split()
    split.subviews[0].isHidden = true
    split.layoutSubtreeIfNeeded()
    #expect(split.isSubviewCollapsed(split.subviews[0]) && split.subviews[1].frame.width == 201)
  }

  // MARK: Sizes

  @Test("split.holding-default") func holdingDefault() {
    #expect(split().holdingPriority(forSubviewAt: 0) == .defaultLow)
  }

  @Test("split.lowest-holding-grows") func lowestHoldingGrows() {
    let split = split()
    split.setHoldingPriority(NSLayoutConstraint.Priority(260), forSubviewAt: 0)
    split.setFrameSize(NSSize(width: 301, height: 50))
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [100, 200])
  }

  @Test("split.should-adjust") func shouldAdjust() {
    let (split, delegate) = (split(), Constrainer())
    delegate.rigid = split.subviews[1]
    split.delegate = delegate
    split.setFrameSize(NSSize(width: 301, height: 50))
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [200, 100])
  }

  @Test("split.adjust-proportional") func adjustProportional() {
    let split = split([50, 150])
    split.setFrameSize(NSSize(width: 401, height: 50))
    split.adjustSubviews()
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [100, 300])
  }

  // MARK: Split view controllers

  /// Notes whether its view was loaded.
  private final class Lazy: NSViewController {
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50)) }
  }

  @Test("splitcontroller.split-view") func controllersSplitView() {
    let controller = NSSplitViewController()
    #expect(controller.splitView.isVertical && controller.splitView.dividerStyle == .thin)
  }

  @Test("splitcontroller.is-delegate") func isDelegate() {
    let controller = NSSplitViewController()
    _ = controller.view
    #expect(controller.splitView.delegate === controller)
  }

  @Test("splitcontroller.child-makes-item") func childMakesItem() {
    let (controller, child) = (NSSplitViewController(), Lazy())
    controller.addChild(child)
    #expect(controller.splitViewItems.map(\.viewController) == [child])
    controller.removeChild(at: 0)
    #expect(controller.splitViewItems.isEmpty)
  }

  @Test("splitcontroller.item-makes-child") func itemMakesChild() {
    let (controller, child) = (NSSplitViewController(), Lazy())
    let item = NSSplitViewItem(viewController: child)
    controller.addSplitViewItem(item)
    #expect(controller.children == [child])
    controller.removeSplitViewItem(item)
    #expect(controller.children.isEmpty && child.parent == nil)
  }

  @Test("splitcontroller.item-of-stranger") func itemOfStranger() {
    let (controller, child) = (NSSplitViewController(), Lazy())
    controller.addChild(child)
    #expect(controller.splitViewItem(for: child) === controller.splitViewItems[0])
    #expect(controller.splitViewItem(for: Lazy()) == nil)
  }

  @Test("splitcontroller.views-in-order") func viewsInOrder() {
    let (controller, a, b) = (NSSplitViewController(), Lazy(), Lazy())
    _ = controller.view
    controller.addSplitViewItem(NSSplitViewItem(viewController: b))
    controller.insertSplitViewItem(NSSplitViewItem(viewController: a), at: 0)
    #expect(controller.splitView.arrangedSubviews == [a.view, b.view])
  }

  @Test("splitcontroller.collapsed-not-loaded") func collapsedNotLoaded() {
    let (controller, child) = (NSSplitViewController(), Lazy())
    _ = controller.view
    let item = NSSplitViewItem(viewController: child)
    item.isCollapsed = true
    controller.addSplitViewItem(item)
    #expect(!child.isViewLoaded)
    item.isCollapsed = false
    #expect(child.isViewLoaded)
  }

  @Test("splitcontroller.loaded-with-view") func loadedWithView() {
    let (controller, child) = (NSSplitViewController(), Lazy())
    controller.addSplitViewItem(NSSplitViewItem(viewController: child))
    #expect(!child.isViewLoaded)
    _ = controller.view
    #expect(child.isViewLoaded)
  }

  @Test("splitcontroller.toggle-sidebar") func toggleSidebar() {
    let controller = NSSplitViewController()
    let (plain, sidebar) = (
      NSSplitViewItem(viewController: Lazy()), NSSplitViewItem(sidebarWithViewController: Lazy())
    )
    _ = controller.view
    controller.splitViewItems = [plain, sidebar]
    controller.toggleSidebar(nil)
    #expect(sidebar.isCollapsed && !plain.isCollapsed)
    controller.toggleSidebar(nil)
    #expect(!sidebar.isCollapsed)
  }

  @Test("splitcontroller.toggle-without-sidebar") func toggleWithoutSidebar() {
    let controller = NSSplitViewController()
    let plain = NSSplitViewItem(viewController: Lazy())
    plain.canCollapse = true
    controller.addSplitViewItem(plain)
    controller.toggleSidebar(nil)
    #expect(!plain.isCollapsed)
  }

  @Test("splititem.sidebar") func itemSidebar() {
    let item = NSSplitViewItem(sidebarWithViewController: Lazy())
    #expect(item.canCollapse && item.isSpringLoaded && item.behavior == .sidebar)
    #expect(item.preferredThicknessFraction == 0.15)
  }
}
