import Foundation

/// Gives an outline its items. (Apple, `NSOutlineViewDataSource`.)
@preconcurrency @MainActor
public protocol NSOutlineViewDataSource: AnyObject {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?
  func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?)
  func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}

/// AppKit's answers where a data source leaves a method out.
extension NSOutlineViewDataSource {
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    NSNull()
  }
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?
  ) {}
  public func outlineView(
    _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
}

/// Gives an outline its views, and is notified of it. (Apple, `NSOutlineViewDelegate`.)
@preconcurrency @MainActor
public protocol NSOutlineViewDelegate: AnyObject {
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
  func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
  func outlineViewSelectionDidChange(_ notification: Notification)
  func outlineViewItemWillExpand(_ notification: Notification)
  func outlineViewItemDidExpand(_ notification: Notification)
  func outlineViewItemWillCollapse(_ notification: Notification)
  func outlineViewItemDidCollapse(_ notification: Notification)
}

/// AppKit's answers where a delegate leaves a method out.
extension NSOutlineViewDelegate {
  public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any)
    -> NSView?
  {
    nil
  }
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
  public func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int) {}
  public func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int) {}
  /// Nothing above zero stands for the table's own height.
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat { 0 }
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool {
    true
  }
  public func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any)
    -> Bool
  {
    true
  }
  public func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn) {}
  public func selectionShouldChange(in outlineView: NSOutlineView) -> Bool { true }
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
  public func outlineViewItemWillExpand(_ notification: Notification) {}
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  public func outlineViewItemWillCollapse(_ notification: Notification) {}
  public func outlineViewItemDidCollapse(_ notification: Notification) {}
}

extension NSOutlineView {
  nonisolated static let outlineSelectionDidChange = Notification.Name(
    "NSOutlineViewSelectionDidChangeNotification")
  public nonisolated static let itemWillExpandNotification = Notification.Name(
    "NSOutlineViewItemWillExpandNotification")
  public nonisolated static let itemDidExpandNotification = Notification.Name(
    "NSOutlineViewItemDidExpandNotification")
  public nonisolated static let itemWillCollapseNotification = Notification.Name(
    "NSOutlineViewItemWillCollapseNotification")
  public nonisolated static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")
}
