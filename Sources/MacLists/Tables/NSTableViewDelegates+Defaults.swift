import Foundation
@_spi(ViewHooks) import MacControls

/// AppKit's defaults for methods that are rarely implemented.
extension NSTableViewDataSource {
  public func tableView(
    _ tableView: NSTableView, pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)? { nil }
  public func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet
  ) {}
  public func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  ) {}
  public func tableView(
    _ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo
  ) {}
  public func tableView(
    _ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard
  ) -> Bool { false }
  public func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }
  public func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool { false }
}

/// AppKit's defaults for methods that are rarely implemented.
extension NSTableViewDelegate {
  public func tableView(
    _ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int
  ) {}
  public func tableView(
    _ tableView: NSTableView, dataCellFor tableColumn: NSTableColumn?, row: Int
  ) -> NSCell? { nil }
  public func tableView(
    _ tableView: NSTableView, shouldShowCellExpansionFor tableColumn: NSTableColumn?, row: Int
  ) -> Bool { true }
  public func tableView(
    _ tableView: NSTableView, toolTipFor cell: NSCell, rect: UnsafeMutablePointer<NSRect>,
    tableColumn: NSTableColumn?, row: Int, mouseLocation: NSPoint
  ) -> String { "" }
  public func tableView(
    _ tableView: NSTableView, shouldTrackCell cell: NSCell, for tableColumn: NSTableColumn?, row: Int
  ) -> Bool { true }
  public func tableView(
    _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
  ) -> String? { nil }
  public func tableView(
    _ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int,
    for searchString: String
  ) -> Int { -1 }
  public func tableView(
    _ tableView: NSTableView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?
  ) -> Bool { true }
  public func tableView(
    _ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool { true }
  public func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn) {}
  public func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn) {}
  public func tableView(_ tableView: NSTableView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool {
    false
  }
  public func tableView(_ tableView: NSTableView, userDidChangeVisibilityOf columns: [NSTableColumn]) {}
}
