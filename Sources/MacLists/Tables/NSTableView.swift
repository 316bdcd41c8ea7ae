import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacControls

/// A view of rows and columns. (Apple, `NSTableView`, with views for cells.)
@preconcurrency @MainActor
open class NSTableView: NSControl {
  private var storedColumns: [NSTableColumn] = []
  /// The known heights of rows, and the views of the visible ones.
  var rows = TableRows()
  var queue = TableReuse()
  /// The columns' widths from which resizing starts.
  var columnBase: (space: CGFloat, widths: [CGFloat])?
  /// Whether the scroll view has had no width yet.
  var waitsForWidth = false
  var isTiling = false
  private var updateDepth = 0

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let header = NSTableHeaderView(
      frame: NSRect(x: 0, y: 0, width: frame.width, height: MacTableMetrics.headerHeight(era: metricEra)))
    header.tableView = self
    headerView = header
  }

  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { true }
  @_spi(ViewHooks) open override var placesSubviews: Bool { !keepsSavedPlaces }
  @_spi(ViewHooks) open override func cellContentDidChange() { needsDisplay = true }

  // Outline views declare data sources and delegates of their own types, which overload resolution prefers.
  @_disfavoredOverload
  open weak var dataSource: (any NSTableViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  private final weak var storedDataSource: (any NSTableViewDataSource)? {
    didSet { reloadData() }
  }
  @_disfavoredOverload
  open weak var delegate: (any NSTableViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private final weak var storedDelegate: (any NSTableViewDelegate)? {
    didSet { reloadData() }
  }

  // MARK: Looks

  /// The style. AppKit's default depends on the table's surroundings.
  @AlwaysObserved open var style = Style.automatic { didSet { geometryDidChange() } }
  /// The style that the table is drawn in: ``style``, or inset if it is automatic. Tables of macOS 10.15 and
  /// older are plain.
  open var effectiveStyle: Style { metricEra < .b ? .plain : style == .automatic ? .inset : style }
  @AlwaysObserved open var rowSizeStyle = RowSizeStyle.custom { didSet { geometryDidChange() } }
  open var effectiveRowSizeStyle: RowSizeStyle { rowSizeStyle == .default ? .medium : rowSizeStyle }
  /// The height of rows in points, without ``intercellSpacing``.
  open var rowHeight: CGFloat {
    get { storedRowHeight ?? MacTableMetrics.rowHeight(era: metricEra) }
    set {
      storedRowHeight = newValue
      rows.forgetHeights()
      geometryDidChange()
    }
  }
  private var storedRowHeight: CGFloat?
  /// Whether Auto Layout measures each row.
  @AlwaysObserved open var usesAutomaticRowHeights = false {
    didSet {
      rows.forgetHeights()
      geometryDidChange()
    }
  }
  /// The spacing between columns and between rows, in points.
  open var intercellSpacing: NSSize {
    get { storedSpacing ?? (metricEra < .b ? MacTableMetrics.oldSpacing : MacTableMetrics.defaultSpacing) }
    set {
      storedSpacing = newValue
      geometryDidChange()
    }
  }
  private var storedSpacing: NSSize?
  @AlwaysObserved open var backgroundColor = NSColor.controlBackgroundColor { didSet { needsDisplay = true } }
  @AlwaysObserved open var gridStyleMask: GridLineStyle = [] { didSet { needsDisplay = true } }
  @AlwaysObserved open var gridColor = NSColor.gridColor { didSet { needsDisplay = true } }
  @AlwaysObserved open var usesAlternatingRowBackgroundColors = false { didSet { refreshRowLooks() } }
  @AlwaysObserved open var selectionHighlightStyle = SelectionHighlightStyle.regular {
    didSet { refreshRowLooks() }
  }
  open var draggingDestinationFeedbackStyle = DraggingDestinationFeedbackStyle.regular
  open var floatsGroupRows = true
  open var usesStaticContents = false
  /// Whether a row shows its actions. Setting it to false hides them; true traps, as only a person can show them.
  open var rowActionsVisible: Bool {
    get { false }
    set { precondition(!newValue, "Row actions cannot be made visible by a program") }
  }
  /// The titles over the columns; nil for none.
  @AlwaysObserved open var headerView: NSTableHeaderView? {
    didSet {
      headerView?.tableView = self
      enclosingScrollView?.tile()
    }
  }
  open var cornerView: NSView?

  var tableMetrics: MacTableMetrics {
    let shape: MacTableMetrics.Style =
      switch style {
      case .automatic: metricEra < .b ? .plain : .automatic
      case .fullWidth: .fullWidth
      case .inset, .sourceList: .inset
      case .plain: .plain
      }
    return MacTableMetrics(style: metricEra < .b ? .plain : shape, spacing: intercellSpacing)
  }

  // MARK: Columns

  open var tableColumns: [NSTableColumn] { storedColumns }
  open var numberOfColumns: Int { storedColumns.count }
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    storedColumns.append(tableColumn)
    tableColumn.tableView = self
    columnsDidChange()
  }
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    storedColumns.removeAll { $0 === tableColumn }
    tableColumn.tableView = nil
    columnsDidChange()
  }
  open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    precondition(
      storedColumns.indices.contains(oldIndex) && storedColumns.indices.contains(newIndex),
      "No column \(oldIndex) to move to \(newIndex) among \(storedColumns.count)")
    storedColumns.insert(storedColumns.remove(at: oldIndex), at: newIndex)
    columnsDidChange()
    let notification = Notification(
      name: Self.columnDidMoveNotification, object: self,
      userInfo: ["NSOldColumn": oldIndex, "NSNewColumn": newIndex])
    notifyOfMovedColumn(notification)
    NotificationCenter.default.post(notification)
  }
  /// The index of a column; -1 if there is none.
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    storedColumns.firstIndex { $0.identifier == identifier } ?? -1
  }
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
    storedColumns.first { $0.identifier == identifier }
  }
  open func sizeLastColumnToFit() { fitColumns(.lastColumnOnlyAutoresizingStyle) }
  open func sizeToFitColumns() { fitColumns(.uniformColumnAutoresizingStyle) }
  open override func sizeToFit() { fitColumns(.uniformColumnAutoresizingStyle) }
  open var allowsColumnReordering = true
  open var allowsColumnResizing = true
  open var allowsColumnSelection = false
  open var allowsTypeSelect = true
  open var verticalMotionCanBeginDrag = true
  open var autosaveName: String?
  open var autosaveTableColumns = false
  @AlwaysObserved open var highlightedTableColumn: NSTableColumn? {
    didSet { headerView?.needsDisplay = true }
  }
  @AlwaysObserved open var sortDescriptors: [NSSortDescriptor] = [] {
    didSet {
      headerView?.needsDisplay = true
      if sortDescriptors != oldValue { notifyOfSorting(from: oldValue) }
    }
  }
  open func indicatorImage(in tableColumn: NSTableColumn) -> NSImage? { nil }
  open func setIndicatorImage(_ image: NSImage?, in tableColumn: NSTableColumn) {}

  // MARK: Queries that subclasses override

  func countRows() -> Int { max(0, dataSource?.numberOfRows(in: self) ?? 0) }
  func delegateView(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    delegate?.tableView(self, viewFor: column, row: row) ?? viewMaker?.makeView(self, column, row: row)
  }
  func delegateRowView(_ row: Int) -> NSTableRowView? {
    delegate?.tableView(self, rowViewForRow: row) ?? viewMaker?.makeRowView(self, row: row)
  }
  func delegateHeight(_ row: Int) -> CGFloat { delegate?.tableView(self, heightOfRow: row) ?? 0 }
  func dataSourceValue(_ column: NSTableColumn?, _ row: Int) -> Any? {
    dataSource?.tableView(self, objectValueFor: column, row: row)
  }
  func delegateIsGroup(_ row: Int) -> Bool {
    delegate?.tableView(self, isGroupRow: row) == true || viewMaker?.isHeader(row: row) == true
  }
  func delegateTint(_ row: Int) -> NSTintConfiguration {
    delegate?.tableView(self, tintConfigurationForRow: row) ?? .default
  }
  private var viewMaker: (any TableViewMaker)? { dataSource as? any TableViewMaker }
  func delegateShouldSelect(_ row: Int) -> Bool { delegate?.tableView(self, shouldSelectRow: row) ?? true }
  func indentation(ofColumn column: Int, row: Int) -> CGFloat { 0 }
  func notifyOfSelection() {
    let notification = Notification(name: Self.selectionDidChangeNotification, object: self)
    delegate?.tableViewSelectionDidChange(notification)
    NotificationCenter.default.post(notification)
  }
  func notifyOfChangingSelection() {
    let notification = Notification(name: Self.selectionIsChangingNotification, object: self)
    delegate?.tableViewSelectionIsChanging(notification)
    NotificationCenter.default.post(notification)
  }
  func notifyOfSorting(from old: [NSSortDescriptor]) {
    dataSource?.tableView(self, sortDescriptorsDidChange: old)
  }
  func notifyOfMovedColumn(_ notification: Notification) { delegate?.tableViewColumnDidMove(notification) }
  func notifyOfResizedColumn(_ notification: Notification) {
    delegate?.tableViewColumnDidResize(notification)
  }
  func notifyOfHeaderPress(_ column: NSTableColumn) {
    delegate?.tableView(self, mouseDownInHeaderOf: column)
    delegate?.tableView(self, didClick: column)
  }
  func delegateShouldChangeSelection() -> Bool { delegate?.selectionShouldChange(in: self) ?? true }
  func delegateShouldSelect(_ column: NSTableColumn) -> Bool {
    delegate?.tableView(self, shouldSelect: column) ?? true
  }
  func delegateSelection(proposed: IndexSet) -> IndexSet {
    delegate?.tableView(self, selectionIndexesForProposedSelection: proposed) ?? proposed
  }
  func didAdd(_ rowView: NSTableRowView, row: Int) { delegate?.tableView(self, didAdd: rowView, forRow: row) }
  func didRemove(_ rowView: NSTableRowView, row: Int) {
    delegate?.tableView(self, didRemove: rowView, forRow: row)
  }

  // MARK: Rows

  open var numberOfRows: Int { rows.count(requesting: countRows) }
  open func reloadData() { forgetRows() }
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    reload(rowIndexes, columnIndexes)
  }
  open func noteNumberOfRowsChanged() { rowCountDidChange() }
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) { heightsDidChange(indexSet) }
  /// Begins a group of changes of rows; they still take effect immediately.
  open func beginUpdates() { updateDepth += 1 }
  open func endUpdates() { updateDepth = max(0, updateDepth - 1) }
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    let oldCount = rows.knownCount ?? countRows() - indexes.count
    change(TableChange(inserted: indexes, oldCount: oldCount), animationOptions)
  }
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    let oldCount = rows.knownCount ?? countRows() + indexes.count
    precondition((indexes.last ?? -1) < oldCount, "Row indexes to remove exceed \(oldCount) rows")
    change(TableChange(removed: indexes, oldCount: oldCount), animationOptions)
  }
  open func moveRow(at oldIndex: Int, to newIndex: Int) {
    change(TableChange(moved: oldIndex, to: newIndex, count: numberOfRows))
  }
  /// Hides rows, whose views are then reported as removed. (Apple, `hideRows(at:withAnimation:)`.)
  open func hideRows(at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []) {
    setHidden(hiddenRowIndexes.union(indexes))
  }
  open func unhideRows(at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []) {
    setHidden(hiddenRowIndexes.subtracting(indexes))
  }
  open private(set) var hiddenRowIndexes = IndexSet()
  private func setHidden(_ indexes: IndexSet) {
    let changed = hiddenRowIndexes.symmetricDifference(indexes)
    hiddenRowIndexes = indexes
    heightsDidChange(changed)
  }

  // MARK: Geometry

  open func rect(ofColumn column: Int) -> NSRect { columnRect(column) }
  open func rect(ofRow row: Int) -> NSRect { rowRect(row) }
  /// The frame of a cell's view, in this view's coordinates.
  open func frameOfCell(atColumn column: Int, row: Int) -> NSRect { cellRect(column, row) }
  /// The row at a point; -1 if there is none.
  open func row(at point: NSPoint) -> Int { rowIndex(at: point.y) }
  open func column(at point: NSPoint) -> Int {
    storedColumns.indices.first { rect(ofColumn: $0).minX <= point.x && point.x < rect(ofColumn: $0).maxX }
      ?? -1
  }
  /// The rows that a rectangle touches; none for one without area.
  open func rows(in rect: NSRect) -> NSRange {
    guard !rect.isEmpty else { return NSRange(location: 0, length: 0) }
    let range = rowRange(from: rect.minY, to: rect.maxY)
    return NSRange(location: range.lowerBound, length: range.count)
  }
  open func columnIndexes(in rect: NSRect) -> IndexSet {
    IndexSet(storedColumns.indices.filter { self.rect(ofColumn: $0).intersects(rect) })
  }
  /// Resizes the table to its rows and columns.
  open func tile() { tileTable() }
  open func scrollRowToVisible(_ row: Int) { scrollToVisible(rect(ofRow: row)) }
  open func scrollColumnToVisible(_ column: Int) { scrollToVisible(rect(ofColumn: column)) }

  // MARK: Views

  /// A reused view, or a new one of a registered nib or class.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    queue.makeView(identifier, owner: owner)
  }
  /// The view of a cell.
  ///
  /// - Parameter makeIfNecessary: whether views of invisible rows are created.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    rowView(atRow: row, makeIfNecessary: makeIfNecessary)?.view(atColumn: column) as? NSView
  }
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    if let known = rows.shown[row] { return known }
    precondition((0..<numberOfRows).contains(row), "No row \(row) of \(numberOfRows)")
    guard makeIfNecessary else { return nil }
    return addRow(row)
  }
  /// The row of a view in the table; -1 for others.
  open func row(for view: NSView) -> Int {
    rows.shown.sortedRows.first { view.isDescendant(of: $0.view) }?.row ?? -1
  }
  open func column(for view: NSView) -> Int {
    guard let rowView = rows.shown[row(for: view)] else { return -1 }
    return rowView.cells.firstIndex { $0.map { view.isDescendant(of: $0) } ?? false } ?? -1
  }
  open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    for entry in rows.shown.sortedRows { handler(entry.view, entry.row) }
  }
  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {
    queue.register(nib, identifier)
  }
  /// Registers a closure that creates the views of an identifier, for a document's prototype. (This
  /// package's own.)
  package final func registerPrototype(
    _ identifier: NSUserInterfaceItemIdentifier, make: @escaping @MainActor () -> NSView?
  ) {
    queue.register(identifier, make: make)
  }
  open var registeredNibsByIdentifier: [NSUserInterfaceItemIdentifier: NSNib]? { queue.nibs }

  // MARK: Selection

  open var allowsMultipleSelection = false
  open var allowsEmptySelection = true
  open private(set) var selectedRowIndexes = IndexSet()
  open private(set) var selectedColumnIndexes = IndexSet()
  /// The row selected last; -1 for none.
  open var selectedRow: Int {
    selectedRowIndexes.contains(lastSelected) ? lastSelected : selectedRowIndexes.last ?? -1
  }
  private var lastSelected = -1
  open var selectedColumn: Int { selectedColumnIndexes.last ?? -1 }
  open var numberOfSelectedRows: Int { selectedRowIndexes.count }
  open var numberOfSelectedColumns: Int { selectedColumnIndexes.count }
  open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
  open func isColumnSelected(_ column: Int) -> Bool { selectedColumnIndexes.contains(column) }
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    let all = extend ? selectedRowIndexes.union(indexes) : indexes
    let wanted = all.filteredIndexSet { $0 >= 0 && $0 < numberOfRows }
    if let last = indexes.last { lastSelected = last }
    take(selection: wanted, notifies: true)
  }
  open func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    selectedColumnIndexes = extend ? selectedColumnIndexes.union(indexes) : indexes
  }
  open func deselectRow(_ row: Int) { take(selection: selectedRowIndexes.subtracting([row]), notifies: true) }
  open override func selectAll(_ sender: Any?) {
    if allowsMultipleSelection { selectRowIndexes(IndexSet(0..<numberOfRows), byExtendingSelection: false) }
  }
  open func deselectAll(_ sender: Any?) { if allowsEmptySelection { take(selection: [], notifies: true) } }

  func take(selection: IndexSet, notifies: Bool) {
    guard selection != selectedRowIndexes else { return }
    selectedRowIndexes = selection
    refreshRowLooks()
    if notifies { notifyOfSelection() }
  }

  open internal(set) var clickedRow = -1
  open internal(set) var clickedColumn = -1
  open private(set) var editedRow = -1
  open private(set) var editedColumn = -1
  open var doubleAction: Selector?
  open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {}

  // MARK: Passes

  open override func layout() {
    super.layout()
    showVisibleRows()
  }

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    if old.width != boundsSize.width { widthDidChange() }
    needsLayout = true
  }

  @_spi(ViewHooks) open override func directionDidChange() {
    super.directionDidChange()
    geometryDidChange()
  }

  /// Does nothing: nothing is dragged.
  open func setDropRow(_ row: Int, dropOperation: DropOperation) {}
  /// Draws the background. Programs override it to draw another one. (Apple, `drawBackground(inClipRect:)`.)
  open func drawBackground(inClipRect clipRect: NSRect) { programsCanvas.map { drawGround(on: $0) } }
  /// Draws the grid below the last row. (Apple, `drawGrid(inClipRect:)`.)
  open func drawGrid(inClipRect clipRect: NSRect) { programsCanvas.map { drawGridLines(on: $0) } }
  open func drawRow(_ row: Int, clipRect: NSRect) {}
  open func highlightSelection(inClipRect clipRect: NSRect) {}

  /// Draws what stands in a row over its background, in the row's coordinates.
  func drawMarks(ofRow row: Int, on canvas: MacCanvas) {}

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    drawPart(on: canvas, by: { drawBackground(inClipRect: bounds) }, or: drawGround(on:))
    drawPart(on: canvas, by: { drawGrid(inClipRect: bounds) }, or: drawGridLines(on:))
  }
}
