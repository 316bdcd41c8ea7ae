import AutoLayout
import Foundation
import MacViews
import Testing

/// The needs of panes hold the split view and its window: NSSplitViewItem.h, `minimumThickness` and `maximumThickness`, are
/// required constraints. Expected numbers are sums of thicknesses and of dividers of 1 point.
@MainActor
struct SplitLimitTests {
  private func window(_ controller: NSViewController) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 800, height: 300), styleMask: [.titled, .resizable],
      backing: .buffered, defer: false)
    window.contentViewController = controller
    window.setContentSize(NSSize(width: 800, height: 300))
    window.layoutIfNeeded()
    return window
  }

  private func threePanes() -> NSSplitViewController {
    let split = NSSplitViewController()
    for least: CGFloat in [150, 120, 250] {
      let item = NSSplitViewItem(viewController: NSViewController())
      item.minimumThickness = least
      split.addSplitViewItem(item)
    }
    return split
  }

  private func widths(_ split: NSSplitView) -> [CGFloat] { split.arrangedSubviews.map(\.frame.width) }

  @Test(arguments: [false, true])
  func minimumThicknessesHoldTheWindow(byHand: Bool) {
    let split = threePanes()
    let window = window(split)
    let small = NSSize(width: 200, height: 300)
    if byHand { window.dragCorner(to: small) } else { window.setContentSize(small) }
    window.layoutIfNeeded()
    #expect(split.view.frame.width == 522)
    #expect(widths(split.splitView) == [150, 120, 250])
    #expect(split.splitView.arrangedSubviews.map(\.frame.minX) == [0, 151, 272])
    #expect(split.view.unsatisfiableLayouts.isEmpty)
    // Back to where it was: nothing is left of the small size.
    window.setContentSize(NSSize(width: 800, height: 300))
    window.layoutIfNeeded()
    #expect(widths(split.splitView).reduce(0, +) == 798)
  }

  @Test func theFittingSizeIsTheSumOfWhatPanesNeed() {
    let split = threePanes()
    _ = window(split)
    #expect(split.view.fittingSize.width == 522)
  }

  @Test func contentWidensTheWindow() {
    let split = threePanes()
    let window = window(split)
    let content = NSView()
    content.translatesAutoresizingMaskIntoConstraints = false
    let pane = split.splitViewItems[2].viewController.view
    pane.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: pane.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: pane.trailingAnchor),
      content.widthAnchor.constraint(greaterThanOrEqualToConstant: 900),
    ])
    window.layoutIfNeeded()
    // 150 + 1 + 120 + 1 + 900.
    #expect(split.view.frame.width == 1172)
    #expect(content.frame.width == 900)
  }

  @Test func maximumThicknessesLimitPanes() {
    let split = NSSplitViewController()
    let narrow = NSSplitViewItem(viewController: NSViewController())
    narrow.maximumThickness = 200
    split.addSplitViewItem(narrow)
    split.addSplitViewItem(NSSplitViewItem(viewController: NSViewController()))
    let window = window(split)
    #expect(widths(split.splitView) == [200, 599])
    split.splitView.setPosition(300, ofDividerAt: 0)
    window.layoutIfNeeded()
    #expect(widths(split.splitView) == [200, 599])
    split.splitView.setPosition(80, ofDividerAt: 0)
    window.layoutIfNeeded()
    #expect(widths(split.splitView) == [80, 719])
  }

  /// The same without a controller.
  @Test func requiredWidthsOfPanesHoldTheWindow() throws {
    let window = window(NSViewController())
    let split = NSSplitView()
    split.isVertical = true
    split.dividerStyle = .thin
    split.translatesAutoresizingMaskIntoConstraints = false
    let content = try #require(window.contentView)
    content.addSubview(split)
    NSLayoutConstraint.activate([
      split.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      split.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      split.topAnchor.constraint(equalTo: content.topAnchor),
      split.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    for _ in 0..<2 {
      let pane = NSView()
      split.addArrangedSubview(pane)
      pane.widthAnchor.constraint(greaterThanOrEqualToConstant: 220).isActive = true
    }
    window.layoutIfNeeded()
    window.setContentSize(NSSize(width: 100, height: 100))
    window.layoutIfNeeded()
    #expect(content.frame.width == 441 && widths(split) == [220, 220])
    #expect(window.contentView?.unsatisfiableLayouts.isEmpty == true)
  }

  /// Programs read of their panes what they set.
  @Test func panesKeepTheirProperties() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 301, height: 100))
    split.isVertical = true
    split.dividerStyle = .thin
    let panes = [NSView(), NSView()]
    for pane in panes { split.addSubview(pane) }
    split.layoutSubtreeIfNeeded()
    for pane in panes { #expect(pane.translatesAutoresizingMaskIntoConstraints) }
    panes[0].removeFromSuperview()
    #expect(panes[0].translatesAutoresizingMaskIntoConstraints)
    split.layoutSubtreeIfNeeded()
    #expect(panes[1].frame == NSRect(x: 0, y: 0, width: 301, height: 100))
  }

  /// A split view in a pane of another one.
  @Test func innerSplitViewsFollowTheOuterDivider() {
    let (outer, inner) = (NSSplitView(frame: NSRect(x: 0, y: 0, width: 601, height: 100)), NSSplitView())
    for split in [outer, inner] {
      split.isVertical = true
      split.dividerStyle = .thin
    }
    outer.addSubview(NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 10)))
    inner.frame = NSRect(x: 0, y: 0, width: 300, height: 10)
    for _ in 0..<2 { inner.addSubview(NSView(frame: NSRect(x: 0, y: 0, width: 149, height: 10))) }
    outer.addSubview(inner)
    outer.layoutSubtreeIfNeeded()
    outer.setPosition(399, ofDividerAt: 0)
    outer.layoutSubtreeIfNeeded()
    #expect(widths(outer) == [399, 201])
    #expect(widths(inner) == [100, 100])
  }

  /// Apple, `isSubviewCollapsed(_:)`.
  @Test func panesThatAreHiddenAreCollapsed() {
    let split = threePanes()
    let window = window(split)
    split.splitViewItems[0].isCollapsed = true
    window.layoutIfNeeded()
    let panes = split.splitView.arrangedSubviews
    #expect(split.splitView.isSubviewCollapsed(panes[0]) && !split.splitView.isSubviewCollapsed(panes[1]))
    panes[1].isHidden = true
    #expect(split.splitView.isSubviewCollapsed(panes[1]))
    window.layoutIfNeeded()
    #expect(panes[2].frame.width == 800)
  }
}
