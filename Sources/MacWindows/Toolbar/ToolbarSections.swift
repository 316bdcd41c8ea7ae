import AutoLayout
import Foundation

// “Use a `NSTrackingSeparatorToolbarItem` to divide an `NSToolbar` into sections that visually align with the views on either
// side of the divider.” (Apple, `NSTrackingSeparatorToolbarItem`.)

extension NSTrackingSeparatorToolbarItem {
  /// The distance of the tracked divider from the window's leading side, in points; nil if the window shows none.
  var trackedDivider: CGFloat? {
    guard let window = toolbar?.hostWindow else { return nil }
    if splitView == nil { findSplitView(in: window) }
    guard let split = splitView, split.isVertical, split.window === window,
      split.arrangedSubviews.indices.contains(dividerIndex + 1), dividerIndex >= 0
    else { return nil }
    let sides = split.arrangedSubviews[dividerIndex...(dividerIndex + 1)]
    let isShown = !sides.contains { split.isSubviewCollapsed($0) || $0.isHidden }
    guard isShown, let pane = sides.first else { return nil }
    let frame = split.convert(pane.frame, to: nil)
    return window.frameView.userInterfaceLayoutDirection == .rightToLeft
      ? window.frame.width - frame.minX : frame.maxX
  }

  /// The system's separators track the divider of a sidebar or an inspector “if one is discovered”, only in windows whose
  /// content reaches under the bars. (Apple, `inspectorTrackingSeparator`.)
  private func findSplitView(in window: NSWindow) {
    let behavior: NSSplitViewItem.Behavior
    switch itemIdentifier {
    case .sidebarTrackingSeparator: behavior = .sidebar
    case .inspectorTrackingSeparator: behavior = .inspector
    default: return
    }
    guard window.styleMask.contains(.fullSizeContentView), let content = window.contentView else { return }
    for case let split as NSSplitView in content.subtree where split.isVertical {
      guard let controller = split.delegate as? NSSplitViewController,
        let index = controller.splitViewItems.firstIndex(where: { $0.behavior == behavior })
      else { continue }
      splitView = split
      dividerIndex = behavior == .sidebar ? index : index - 1
      return
    }
  }
}

extension ToolbarView {
  /// The space between the divider beside a sidebar and the window's title, in points (a guess).
  static let titleInset: CGFloat = 16

  /// The dividers of the separators, from the window's leading side.
  var trackedDividers: [CGFloat?] { viewers.map(\.trackedDivider) }

  /// The divider beside the sidebar, after which the window's title stands; nil if there is none.
  var sidebarDivider: CGFloat? {
    viewers.first { $0.item.itemIdentifier == .sidebarTrackingSeparator }?.trackedDivider
  }
}

extension ToolbarItemViewer {
  var trackedDivider: CGFloat? { (item as? NSTrackingSeparatorToolbarItem)?.trackedDivider }
}

extension NSWindow {
  /// Called after panes of a split view have moved: the toolbar's sections follow its dividers.
  func dividersDidMove() {
    guard let bar = extras.toolbarView, bar.placedDividers != bar.trackedDividers else { return }
    bar.needsLayout = true
    frameView.needsLayout = true
    frameView.needsDisplay = true
  }
}
