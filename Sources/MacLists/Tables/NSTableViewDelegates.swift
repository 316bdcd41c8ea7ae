import Foundation

/// The data source of a table view. (Apple, `NSTableViewDataSource`.)
@preconcurrency @MainActor
public protocol NSTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: NSTableView) -> Int
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
  /// Never called: the views of cells are edited, not cells.
  func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  /// Never called: nothing is dragged.
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
  /// Never called: nothing is dragged.
  func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet
  )
  /// Never called: nothing is dragged.
  func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  )
  /// Never called: nothing is dragged.
  func tableView(_ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
  /// Never called: nothing is dragged.
  func tableView(
    _ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard
  ) -> Bool
  /// Never called: nothing is dragged.
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  /// Never called: nothing is dragged.
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool
}

/// AppKit's defaults for methods that a data source does not implement.
extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int)
    -> Any?
  { nil }
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {}
  public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  {}
}

/// The delegate of a table view, which provides its views and is notified of changes. (Apple,
/// `NSTableViewDelegate`.)
@preconcurrency @MainActor
public protocol NSTableViewDelegate: AnyObject {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  /// The tint of a row's icon in a source list; nil for the default.
  func tableView(_ tableView: NSTableView, tintConfigurationForRow row: Int) -> NSTintConfiguration?
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  )
    -> IndexSet
  /// Never called: there are no gestures.
  func tableView(_ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge)
    -> [NSTableViewRowAction]
  /// Never called: there are no clicks on column dividers.
  func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat
  /// Never called: the views of cells are edited, not cells.
  func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  func selectionShouldChange(in tableView: NSTableView) -> Bool
  func tableViewSelectionDidChange(_ notification: Notification)
  func tableViewSelectionIsChanging(_ notification: Notification)
  func tableViewColumnDidMove(_ notification: Notification)
  func tableViewColumnDidResize(_ notification: Notification)
  /// Never called: tables show views, not cells.
  func tableView(
    _ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int
  )
  /// Never called: tables show views, not cells.
  func tableView(_ tableView: NSTableView, dataCellFor tableColumn: NSTableColumn?, row: Int) -> NSCell?
  /// Never called: tables show views, not cells.
  func tableView(
    _ tableView: NSTableView, shouldShowCellExpansionFor tableColumn: NSTableColumn?, row: Int
  ) -> Bool
  /// Never called: tables show views, not cells.
  func tableView(
    _ tableView: NSTableView, toolTipFor cell: NSCell, rect: UnsafeMutablePointer<NSRect>,
    tableColumn: NSTableColumn?, row: Int, mouseLocation: NSPoint
  ) -> String
  /// Never called: tables show views, not cells.
  func tableView(
    _ tableView: NSTableView, shouldTrackCell cell: NSCell, for tableColumn: NSTableColumn?, row: Int
  ) -> Bool
  /// Never called: there is no keyboard.
  func tableView(
    _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
  ) -> String?
  /// Never called: there is no keyboard.
  func tableView(
    _ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int,
    for searchString: String
  ) -> Int
  /// Never called: there is no keyboard.
  func tableView(
    _ tableView: NSTableView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?
  ) -> Bool
  /// Never called: columns are not dragged.
  func tableView(
    _ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool
  /// Never called: columns are not dragged.
  func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn)
  /// Called when the mouse is pressed in a column's title.
  func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  /// Never called: no menu of columns is shown.
  func tableView(_ tableView: NSTableView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool
  /// Never called: no menu of columns is shown.
  func tableView(_ tableView: NSTableView, userDidChangeVisibilityOf columns: [NSTableColumn])
}

/// AppKit's defaults for methods that a delegate does not implement.
extension NSTableViewDelegate {
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    nil
  }
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {}
  public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {}
  /// A height of 0 or less means the table's own height.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { 0 }
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  public func tableView(_ tableView: NSTableView, tintConfigurationForRow row: Int) -> NSTintConfiguration? {
    nil
  }
  public func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool { true }
  public func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  public func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction] { [] }
  /// A width of 0 or less means the cells' own width.
  public func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat { 0 }
  public func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool {
    true
  }
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
  public func tableViewSelectionDidChange(_ notification: Notification) {}
  public func tableViewSelectionIsChanging(_ notification: Notification) {}
  public func tableViewColumnDidMove(_ notification: Notification) {}
  public func tableViewColumnDidResize(_ notification: Notification) {}
}

/// A button that a swipe over a row reveals. (Apple, `NSTableViewRowAction`.) Stored only: there are no
/// swipes.
@preconcurrency @MainActor
open class NSTableViewRowAction: NSObject {
  /// Raw values match AppKit's.
  public enum Style: Int, Hashable, Sendable {
    case regular = 0
    case destructive
  }

  open private(set) var style: Style
  open var title: String
  open var image: NSImage?
  open var backgroundColor: NSColor!
  private let handler: (NSTableViewRowAction, Int) -> Void

  public init(style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// Performs the action on a row, as a click on it would. (This package's own.)
  package func perform(onRow row: Int) { handler(self, row) }
}

extension NSTableView {
  /// The style of a table. Raw values match AppKit's.
  public enum Style: Int, Hashable, Sendable {
    case automatic = 0
    case fullWidth, inset, sourceList, plain
  }
  /// Raw values match AppKit's.
  public enum RowSizeStyle: Int, Hashable, Sendable {
    case `default` = -1
    case custom = 0
    case small, medium, large
  }
  /// Raw values match AppKit's.
  public enum SelectionHighlightStyle: Int, Hashable, Sendable {
    case none = -1
    case regular = 0
    case sourceList
  }
  /// Raw values match AppKit's.
  public enum DraggingDestinationFeedbackStyle: Int, Hashable, Sendable {
    case none = -1
    case regular = 0
    case sourceList, gap
  }
  /// Raw values match AppKit's.
  public enum ColumnAutoresizingStyle: UInt, Hashable, Sendable {
    case noColumnAutoresizing = 0
    case uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
    case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle
    case firstColumnOnlyAutoresizingStyle
  }
  /// Raw values match AppKit's.
  public enum RowActionEdge: Int, Hashable, Sendable {
    case leading = 0
    case trailing
  }
  /// Raw values match AppKit's.
  public enum DropOperation: UInt, Hashable, Sendable {
    case on = 0
    case above
  }
  /// Lines between cells. Bits match AppKit's.
  public struct GridLineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1 << 0)
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 1 << 1)
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 1 << 3)
  }
  /// The animation of inserted and removed rows. Bits match AppKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let effectFade = AnimationOptions(rawValue: 0x1)
    public static let effectGap = AnimationOptions(rawValue: 0x2)
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }

  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "NSTableViewSelectionDidChangeNotification")
  public nonisolated static let selectionIsChangingNotification = Notification.Name(
    "NSTableViewSelectionIsChangingNotification")
  public nonisolated static let columnDidMoveNotification = Notification.Name(
    "NSTableViewColumnDidMoveNotification")
  public nonisolated static let columnDidResizeNotification = Notification.Name(
    "NSTableViewColumnDidResizeNotification")
  /// The identifier of the row view that a table requests if its delegate provides none.
  public nonisolated static let rowViewKey = "NSTableViewRowViewKey"
}
