import AutoLayout
import Foundation

/// Adding, removing and moving rows and columns.
extension NSGridView {
  /// Adds a row below all others. Columns are added if it has more views.
  @discardableResult
  public func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }

  @discardableResult
  public func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    precondition((0...rows.count).contains(index), "No place \(index) among \(rows.count) rows")
    while columns.count < views.count { makeColumn(at: columns.count) }
    let row = makeRow(at: index)
    for (cell, view) in zip(row.cells, views) where cell.mergeHead == nil { fill(cell, view) }
    return row
  }

  /// Adds a column after all others. Rows are added if it has more views.
  @discardableResult
  public func addColumn(with views: [NSView]) -> NSGridColumn { insertColumn(at: columns.count, with: views) }

  @discardableResult
  public func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
    while rows.count < views.count { makeRow(at: rows.count) }
    precondition((0...columns.count).contains(index), "No place \(index) among \(columns.count) columns")
    let column = makeColumn(at: index)
    for (row, view) in zip(rows, views) where row.cells[index].mergeHead == nil {
      fill(row.cells[index], view)
    }
    return column
  }

  private func fill(_ cell: NSGridCell, _ view: NSView) {
    if view !== NSGridCell.emptyContentView { cell.contentView = view }
  }

  public func moveRow(at fromIndex: Int, to toIndex: Int) {
    rows.insert(rows.remove(at: fromIndex), at: toIndex)
    rearrange()
  }

  public func moveColumn(at fromIndex: Int, to toIndex: Int) {
    columns.insert(columns.remove(at: fromIndex), at: toIndex)
    for row in rows { row.cells.insert(row.cells.remove(at: fromIndex), at: toIndex) }
    rearrange()
  }

  /// Removes a row. The views of its cells are removed from the grid.
  public func removeRow(at index: Int) {
    let row = row(at: index)
    drop(row.cells)
    rows.remove(at: index)
    row.gridView = nil
    rearrange()
  }

  /// Removes a column. The views of its cells are removed from the grid.
  public func removeColumn(at index: Int) {
    drop(rows.map { $0.cells[index] })
    for row in rows { row.cells.remove(at: index) }
    columns.remove(at: index).gridView = nil
    rearrange()
  }

  private func drop(_ cells: [NSGridCell]) {
    for cell in cells {
      NSLayoutConstraint.deactivate(cell.customPlacementConstraints)
      if cell.mergeHead == nil { handOver(from: cell, going: cells) }
      cell.contentView = nil
      cell.mergeHead = nil
    }
  }

  /// Replaces a removed cell that covered others: the first remaining one covers the others now, with the same
  /// content.
  private func handOver(from head: NSGridCell, going: [NSGridCell]) {
    let covered = allCells.filter { cell in cell.mergeHead === head && !going.contains { $0 === cell } }
    guard let heir = covered.first else { return }
    for cell in covered { cell.mergeHead = cell === heir ? nil : heir }
    (heir.xPlacement, heir.yPlacement, heir.rowAlignment) = (
      head.xPlacement, head.yPlacement, head.rowAlignment
    )
    heir.contentView = head.contentView
  }

  // MARK: New lines

  @discardableResult
  func makeRow(at index: Int) -> NSGridRow {
    let row = NSGridRow()
    row.gridView = self
    for (place, column) in columns.enumerated() {
      let around =
        index > 0 && index < rows.count ? (rows[index - 1].cells[place], rows[index].cells[place]) : nil
      row.cells.append(makeCell(row, column, between: around))
    }
    rows.insert(row, at: index)
    rearrange()
    return row
  }

  @discardableResult
  func makeColumn(at index: Int) -> NSGridColumn {
    let column = NSGridColumn()
    column.gridView = self
    for row in rows {
      let around = index > 0 && index < row.cells.count ? (row.cells[index - 1], row.cells[index]) : nil
      row.cells.insert(makeCell(row, column, between: around), at: index)
    }
    columns.insert(column, at: index)
    rearrange()
    return column
  }

  /// Creates a cell. Between two merged cells, it is merged with them.
  private func makeCell(
    _ row: NSGridRow, _ column: NSGridColumn, between around: (NSGridCell, NSGridCell)?
  ) -> NSGridCell {
    let cell = NSGridCell()
    cell.row = row
    cell.column = column
    if let (before, behind) = around, let head = behind.mergeHead,
      head === before || head === before.mergeHead
    {
      cell.mergeHead = head
    }
    return cell
  }

  // MARK: Merging

  /// Merges the cells of a rectangle into the first one. Its content is kept; that of the others is
  /// removed.
  public func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
    guard hRange.length > 0, vRange.length > 0 else { return }
    precondition(
      hRange.location >= 0 && hRange.upperBound <= columns.count && vRange.location >= 0
        && vRange.upperBound <= rows.count,
      "Cells to merge lie outside of \(columns.count) columns and \(rows.count) rows")
    let fields = rows[vRange.location..<vRange.location + vRange.length].flatMap {
      $0.cells[hRange.location..<hRange.location + hRange.length]
    }
    guard let head = fields.first else { return }
    for cell in fields { release(cell) }
    for cell in fields.dropFirst() {
      cell.contentView = nil
      cell.mergeHead = head
    }
    rearrange()
  }

  /// Ends the merge that a cell is part of.
  private func release(_ cell: NSGridCell) {
    guard cell.mergeHead != nil || allCells.contains(where: { $0.mergeHead === cell }) else { return }
    let head = cell.mergeHead ?? cell
    for other in allCells where other.mergeHead === head { other.mergeHead = nil }
  }
}
