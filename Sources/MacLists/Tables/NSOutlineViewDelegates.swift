import Foundation

/// The data source of an outline view, which provides its items. (Apple, `NSOutlineViewDataSource`.)
@preconcurrency @MainActor
public protocol NSOutlineViewDataSource: AnyObject {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?
  /// Never called: the views of cells are edited, not cells.
  func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?)
  func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  /// Never called: expanded items are not saved.
  func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any?
  /// Never called: expanded items are not saved.
  func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any?
  /// Never called: nothing is dragged.
  func outlineView(
    _ outlineView: NSOutlineView, pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)?
  /// Never called: nothing is dragged.
  func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItems draggedItems: [Any]
  )
  /// Never called: nothing is dragged.
  func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, operation: NSDragOperation
  )
  /// Never called: nothing is dragged.
  func outlineView(
    _ outlineView: NSOutlineView, writeItems items: [Any], to pasteboard: NSPasteboard
  ) -> Bool
  /// Never called: nothing is dragged.
  func outlineView(
    _ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo
  )
  /// Never called: nothing is dragged.
  func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation
  /// Never called: nothing is dragged.
  func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool
}

/// AppKit's defaults for methods that a data source does not implement.
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

/// The delegate of an outline view, which provides its views and is notified of changes. (Apple,
/// `NSOutlineViewDelegate`.)
@preconcurrency @MainActor
public protocol NSOutlineViewDelegate: AnyObject {
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  /// The tint of an item's icon in a source list; nil for that of the item's parent.
  func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration?
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
  /// Never called: the views of cells are edited, not cells.
  func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
  func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
  func outlineViewSelectionDidChange(_ notification: Notification)
  func outlineViewItemWillExpand(_ notification: Notification)
  func outlineViewItemDidExpand(_ notification: Notification)
  func outlineViewItemWillCollapse(_ notification: Notification)
  func outlineViewItemDidCollapse(_ notification: Notification)
  func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  /// Never called: there are no clicks on column dividers.
  func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int) -> CGFloat
  /// Never called: outlines show views, not cells.
  func outlineView(
    _ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, item: Any
  )
  /// Never called: outlines show views, not cells.
  func outlineView(
    _ outlineView: NSOutlineView, willDisplayOutlineCell cell: Any, for tableColumn: NSTableColumn?,
    item: Any
  )
  /// Never called: outlines show views, not cells.
  func outlineView(
    _ outlineView: NSOutlineView, dataCellFor tableColumn: NSTableColumn?, item: Any
  ) -> NSCell?
  /// Never called: outlines show views, not cells.
  func outlineView(
    _ outlineView: NSOutlineView, shouldShowCellExpansionFor tableColumn: NSTableColumn?, item: Any
  ) -> Bool
  /// Never called: outlines show views, not cells.
  func outlineView(
    _ outlineView: NSOutlineView, shouldTrackCell cell: NSCell, for tableColumn: NSTableColumn?,
    item: Any
  ) -> Bool
  /// Never called: outlines show views, not cells.
  func outlineView(
    _ outlineView: NSOutlineView, toolTipFor cell: NSCell, rect: UnsafeMutablePointer<NSRect>,
    tableColumn: NSTableColumn?, item: Any, mouseLocation: NSPoint
  ) -> String
  /// Never called: there is no keyboard.
  func outlineView(
    _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
  ) -> String?
  /// Never called: there is no keyboard.
  func outlineView(
    _ outlineView: NSOutlineView, nextTypeSelectMatchFromItem startItem: Any, toItem endItem: Any,
    for searchString: String
  ) -> Any?
  /// Never called: there is no keyboard.
  func outlineView(
    _ outlineView: NSOutlineView, shouldTypeSelectFor event: NSEvent,
    withCurrentSearch searchString: String?
  ) -> Bool
  /// Never called: columns are not dragged.
  func outlineView(
    _ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool
  /// Never called: columns are not dragged.
  func outlineView(_ outlineView: NSOutlineView, didDrag tableColumn: NSTableColumn)
  /// Called when the mouse is pressed in a column's title.
  func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  /// Never called: no menu of columns is shown.
  func outlineView(_ outlineView: NSOutlineView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool
  /// Never called: no menu of columns is shown.
  func outlineView(_ outlineView: NSOutlineView, userDidChangeVisibilityOf columns: [NSTableColumn])
  func outlineViewSelectionIsChanging(_ notification: Notification)
  func outlineViewColumnDidMove(_ notification: Notification)
  func outlineViewColumnDidResize(_ notification: Notification)
}

/// AppKit's defaults for methods that a delegate does not implement.
extension NSOutlineViewDelegate {
  public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any)
    -> NSView?
  {
    nil
  }
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
  public func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int) {}
  public func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int) {}
  /// A height of 0 or less means the table's own height.
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
  nonisolated static let outlineSelectionIsChanging = Notification.Name(
    "NSOutlineViewSelectionIsChangingNotification")
  nonisolated static let outlineColumnDidMove = Notification.Name("NSOutlineViewColumnDidMoveNotification")
  nonisolated static let outlineColumnDidResize = Notification.Name(
    "NSOutlineViewColumnDidResizeNotification")
  public nonisolated static let itemWillExpandNotification = Notification.Name(
    "NSOutlineViewItemWillExpandNotification")
  public nonisolated static let itemDidExpandNotification = Notification.Name(
    "NSOutlineViewItemDidExpandNotification")
  public nonisolated static let itemWillCollapseNotification = Notification.Name(
    "NSOutlineViewItemWillCollapseNotification")
  public nonisolated static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")
}
