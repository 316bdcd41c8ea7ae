import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Cells in rows and columns, such as the radio buttons of old documents. (Apple, `NSMatrix`.)
@preconcurrency @MainActor
open class NSMatrix: NSControl {
  /// The way in which clicks select cells. Raw values match AppKit's.
  public enum Mode: UInt, Hashable, Sendable {
    case radioModeMatrix = 0
    case highlightModeMatrix, listModeMatrix, trackModeMatrix
  }

  /// The cells by rows.
  private var rows: [[NSCell]] = [] { didSet { cellContentDidChange() } }
  open var mode = Mode.highlightModeMatrix
  /// The prototype of new cells.
  open var prototype: NSCell?
  open var matrixCellClass: AnyClass = NSActionCell.self
  /// The size of a cell in points; AppKit's default.
  @AlwaysObserved open var cellSize = NSSize(width: 100, height: 17) { didSet { cellContentDidChange() } }
  /// The space between cells, in points; AppKit's default.
  @AlwaysObserved open var intercellSpacing = NSSize(width: 1, height: 1) {
    didSet { cellContentDidChange() }
  }
  open var allowsEmptySelection = false
  open var isSelectionByRect = true
  @AlwaysObserved open var drawsBackground = false { didSet { needsDisplay = true } }
  @AlwaysObserved open var backgroundColor = NSColor.controlBackgroundColor { didSet { needsDisplay = true } }
  open var drawsCellBackground = false
  open var cellBackgroundColor: NSColor?
  open var autosizesCells = false
  open var isAutoscroll = false
  open var autorecalculatesCellSize = false
  open weak var delegate: AnyObject?
  open var doubleAction: Selector?
  private var chosen: (row: Int, column: Int)?

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(
    frame frameRect: NSRect, mode: Mode, prototype: NSCell, numberOfRows rowsHigh: Int,
    numberOfColumns colsWide: Int
  ) {
    self.init(frame: frameRect)
    self.mode = mode
    self.prototype = prototype
    renewRows(rowsHigh, columns: colsWide)
  }

  public convenience init(
    frame frameRect: NSRect, mode: Mode, cellClass factory: AnyClass?, numberOfRows rowsHigh: Int,
    numberOfColumns colsWide: Int
  ) {
    self.init(frame: frameRect)
    self.mode = mode
    if let factory { matrixCellClass = factory }
    renewRows(rowsHigh, columns: colsWide)
  }

  // MARK: Cells

  open var numberOfRows: Int { rows.count }
  open var numberOfColumns: Int { rows.first?.count ?? 0 }
  open var cells: [NSCell] { rows.flatMap { $0 } }

  /// The maximum number of rows or columns.
  private static let mostPerSide = 10_000

  open func renewRows(_ newRows: Int, columns newCols: Int) {
    let (height, width) = (min(max(0, newRows), Self.mostPerSide), min(max(0, newCols), Self.mostPerSide))
    rows = (0..<height).map { row in
      (0..<width).map { cell(atRow: row, column: $0) ?? makeCell(atRow: row, column: $0) }
    }
    if mode == .radioModeMatrix, !allowsEmptySelection, chosen == nil, height > 0, width > 0 {
      selectCell(atRow: 0, column: 0)
    }
  }

  open func makeCell(atRow row: Int, column: Int) -> NSCell {
    let made = adopt(
      (prototype.map { type(of: $0) } ?? matrixCellClass as? NSCell.Type).map(ObjectMaker.make)
        ?? NSActionCell())
    if let model = prototype as? NSButtonCell, let button = made as? NSButtonCell {
      button.setButtonType(model.buttonType)
      button.bezelStyle = model.bezelStyle
      button.isBordered = model.isBordered
      button.imagePosition = model.imagePosition
      button.alignment = model.alignment
      button.title = model.title
    }
    return made
  }

  private func adopt(_ cell: NSCell) -> NSCell {
    cell.controlView = self
    return cell
  }

  open func cell(atRow row: Int, column col: Int) -> NSCell? {
    rows.indices.contains(row) && rows[row].indices.contains(col) ? rows[row][col] : nil
  }
  open func cell(withTag tag: Int) -> NSCell? { cells.first { $0.tag == tag } }
  open func putCell(_ newCell: NSCell, atRow row: Int, column col: Int) {
    guard cell(atRow: row, column: col) != nil else { return }
    rows[row][col] = adopt(newCell)
  }
  open func addRow() { insertRow(numberOfRows) }
  open func addRow(with newCells: [NSCell]) { rows.append(newCells.map(adopt)) }
  open func insertRow(_ row: Int) {
    let width = max(1, numberOfColumns)
    rows.insert((0..<width).map { makeCell(atRow: row, column: $0) }, at: min(max(0, row), rows.count))
  }
  open func removeRow(_ row: Int) { if rows.indices.contains(row) { rows.remove(at: row) } }
  open func addColumn() { insertColumn(numberOfColumns) }
  open func addColumn(with newCells: [NSCell]) {
    if rows.isEmpty { rows = newCells.map { _ in [] } }
    for (row, cell) in zip(rows.indices, newCells) { rows[row].append(adopt(cell)) }
  }
  open func insertColumn(_ column: Int) {
    if rows.isEmpty { rows = [[]] }
    for row in rows.indices {
      rows[row].insert(makeCell(atRow: row, column: column), at: min(max(0, column), rows[row].count))
    }
  }
  open func removeColumn(_ col: Int) {
    for row in rows.indices where rows[row].indices.contains(col) { rows[row].remove(at: col) }
  }
  open func getRow(_ row: UnsafeMutablePointer<Int>, column col: UnsafeMutablePointer<Int>, of aCell: NSCell)
    -> Bool
  {
    guard let place = place(of: aCell) else { return false }
    row.pointee = place.row
    col.pointee = place.column
    return true
  }

  private func place(of cell: NSCell) -> (row: Int, column: Int)? {
    for (row, cells) in rows.enumerated() {
      if let column = cells.firstIndex(where: { $0 === cell }) { return (row, column) }
    }
    return nil
  }

  // MARK: Selection

  open override var selectedCell: NSCell? { chosen.flatMap { cell(atRow: $0.row, column: $0.column) } }
  open var selectedCells: [NSCell] { selectedCell.map { [$0] } ?? [] }
  open var selectedRow: Int { chosen?.row ?? -1 }
  open var selectedColumn: Int { chosen?.column ?? -1 }
  open override func selectedTag() -> Int { selectedCell?.tag ?? 0 }
  open func selectCell(atRow row: Int, column col: Int) {
    guard let cell = cell(atRow: row, column: col) else { return }
    if mode == .radioModeMatrix { selectedCell?.state = .off }
    chosen = (row, col)
    cell.state = .on
    needsDisplay = true
  }
  open func selectCell(_ cell: NSCell) {
    if let place = place(of: cell) { selectCell(atRow: place.row, column: place.column) }
  }
  @discardableResult
  open func selectCell(withTag tag: Int) -> Bool {
    guard let found = cell(withTag: tag) else { return false }
    selectCell(found)
    return true
  }
  open func deselectSelectedCell() {
    selectedCell?.state = .off
    chosen = nil
  }
  open func deselectAllCells() {
    for cell in cells { cell.state = .off }
    chosen = nil
  }
  open func setState(_ value: Int, atRow row: Int, column col: Int) {
    cell(atRow: row, column: col)?.state = StateValue(rawValue: value)
  }
  @discardableResult
  open func sendAction() -> Bool {
    sendAction(selectedCell?.action ?? action, to: selectedCell?.target ?? target)
  }

  // MARK: Geometry

  override var metricKind: ControlKind? { .container }
  open override var isFlipped: Bool { true }

  /// The size of rows of cells with the space between them, in points; also used for a document's matrix.
  package static func size(rows: Int, columns: Int, cell: NSSize, spacing: NSSize) -> NSSize {
    NSSize(
      width: CGFloat(columns) * cell.width + CGFloat(max(0, columns - 1)) * spacing.width,
      height: CGFloat(rows) * cell.height + CGFloat(max(0, rows - 1)) * spacing.height)
  }

  open override var intrinsicContentSize: NSSize {
    Self.size(rows: numberOfRows, columns: numberOfColumns, cell: cellSize, spacing: intercellSpacing)
  }
  open func sizeToCells() { setFrameSize(intrinsicContentSize) }
  open func setValidateSize(_ flag: Bool) {}
  open func cellFrame(atRow row: Int, column col: Int) -> NSRect {
    let column = isRightToLeft ? numberOfColumns - 1 - col : col
    return NSRect(
      x: CGFloat(column) * (cellSize.width + intercellSpacing.width),
      y: CGFloat(row) * (cellSize.height + intercellSpacing.height), width: cellSize.width,
      height: cellSize.height)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    if drawsBackground { canvas.fill(drawingBounds, backgroundColor) }
    for row in rows.indices {
      for column in rows[row].indices {
        let frame = cellFrame(atRow: row, column: column)
        guard frame.intersects(drawingBounds) else { continue }
        rows[row][column].show(in: frame, of: self, on: canvas)
      }
    }
  }
}
