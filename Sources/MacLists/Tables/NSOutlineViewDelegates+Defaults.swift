import Foundation
@_spi(ViewHooks) import MacControls

/// AppKit's defaults for methods that are rarely implemented.
extension NSOutlineViewDataSource {
  public func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any? { nil }
  public func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItems draggedItems: [Any]
  ) {}
  public func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
  public func outlineView(
    _ outlineView: NSOutlineView, writeItems items: [Any], to pasteboard: NSPasteboard
  ) -> Bool { false }
  public func outlineView(
    _ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo
  ) {}
  public func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation { [] }
  public func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool { false }
}

/// AppKit's defaults for methods that are rarely implemented.
extension NSOutlineViewDelegate {
  public func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?) -> Bool {
    true
  }
  public func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  public func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int) -> CGFloat { 0 }
  public func outlineView(
    _ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, item: Any
  ) {}
  public func outlineView(
    _ outlineView: NSOutlineView, willDisplayOutlineCell cell: Any, for tableColumn: NSTableColumn?,
    item: Any
  ) {}
  public func outlineView(
    _ outlineView: NSOutlineView, dataCellFor tableColumn: NSTableColumn?, item: Any
  ) -> NSCell? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, shouldShowCellExpansionFor tableColumn: NSTableColumn?, item: Any
  ) -> Bool { true }
  public func outlineView(
    _ outlineView: NSOutlineView, shouldTrackCell cell: NSCell, for tableColumn: NSTableColumn?,
    item: Any
  ) -> Bool { true }
  public func outlineView(
    _ outlineView: NSOutlineView, toolTipFor cell: NSCell, rect: UnsafeMutablePointer<NSRect>,
    tableColumn: NSTableColumn?, item: Any, mouseLocation: NSPoint
  ) -> String { "" }
  public func outlineView(
    _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
  ) -> String? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, nextTypeSelectMatchFromItem startItem: Any, toItem endItem: Any,
    for searchString: String
  ) -> Any? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, shouldTypeSelectFor event: NSEvent,
    withCurrentSearch searchString: String?
  ) -> Bool { true }
  public func outlineView(
    _ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool { true }
  public func outlineView(_ outlineView: NSOutlineView, didDrag tableColumn: NSTableColumn) {}
  public func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn) {}
  public func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any)
    -> NSTintConfiguration?
  { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, userCanChangeVisibilityOf column: NSTableColumn
  ) -> Bool { false }
  public func outlineView(_ outlineView: NSOutlineView, userDidChangeVisibilityOf columns: [NSTableColumn]) {}
  public func outlineViewSelectionIsChanging(_ notification: Notification) {}
  public func outlineViewColumnDidMove(_ notification: Notification) {}
  public func outlineViewColumnDidResize(_ notification: Notification) {}
}
