import AutoLayout
import Foundation
import Graphics

/// The views of rows and cells.
extension NSTableView {
  /// The maximum number of rounds of measuring rows and finding the visible ones.
  private static let mostRounds = 10

  /// Creates the visible rows and removes the others.
  func showVisibleRows() {
    for _ in 0..<Self.mostRounds {
      let range = visibleRows
      let hidden = hiddenRowIndexes
      for entry in rows.shown.sortedRows where !range.contains(entry.row) || hidden.contains(entry.row) {
        removeRow(entry.row)
      }
      for row in range where rows.shown[row] == nil && !hidden.contains(row) { addRow(row) }
      guard usesAutomaticRowHeights, measure(range) else { break }
      rows.tops = nil
      tileTable()
    }
    placeShownRows()
  }

  /// The visible rows; all rows outside of scroll views.
  private var visibleRows: Range<Int> {
    guard storedSuperview is NSClipView else { return rowRange(from: 0, to: max(boundsSize.height, 1)) }
    let visible = visibleRect
    guard visible.height > 0 else { return 0..<0 }
    return rowRange(from: visible.minY, to: visible.maxY)
  }

  @discardableResult
  func addRow(_ row: Int) -> NSTableRowView {
    let view =
      delegateRowView(row) ?? queue.makeView(Self.rowViewIdentifier, owner: self) as? NSTableRowView
      ?? NSTableRowView()
    view.identifier = view.identifier ?? Self.rowViewIdentifier
    view.table = self
    view.isGroupRowStyle = delegateIsGroup(row)
    rows.shown[row] = view
    addSubview(view)
    fill(view, row)
    setLook(of: view, row)
    place(view, row)
    didAdd(view, row: row)
    return view
  }

  private static let rowViewIdentifier = NSUserInterfaceItemIdentifier(rowViewKey)

  private func fill(_ rowView: NSTableRowView, _ row: Int) {
    let spansAll = rowView.isGroupRowStyle
    rowView.cells = tableColumns.enumerated().map { index, column in
      guard !column.isHidden, !spansAll || index == 0 else { return nil }
      return addCell(spansAll ? nil : column, row, to: rowView)
    }
  }

  func addCell(_ column: NSTableColumn?, _ row: Int, to rowView: NSTableRowView) -> NSView? {
    guard let cell = delegateView(column, row) else { return nil }
    if let object = dataSourceValue(column, row) {
      if let cell = cell as? NSTableCellView { cell.objectValue = object }
      if let control = cell as? NSControl { control.objectValue = object }
    }
    (cell as? NSTableCellView)?.iconTint = rowView.isGroupRowStyle ? nil : iconTint(ofRow: row)
    cell.translatesAutoresizingMaskIntoConstraints = true
    rowView.addSubview(cell)
    return cell
  }

  func removeRow(_ row: Int) {
    guard let view = rows.shown[row] else { return }
    rows.shown[row] = nil
    recycle(view, row)
  }

  func recycle(_ view: NSTableRowView, _ row: Int) {
    view.removeFromSuperview()
    didRemove(view, row: row)
    for case let cell? in view.cells {
      cell.removeFromSuperview()
      queue.keep(cell)
    }
    view.cells = []
    queue.keep(view)
  }

  // MARK: Places

  func placeShownRows() {
    for entry in rows.shown.sortedRows { place(entry.view, entry.row) }
  }

  private func place(_ view: NSTableRowView, _ row: Int) {
    let rect = rowRect(row)
    if view.frame != rect { view.frame = rect }
    placeCells(in: view, row)
  }

  func placeCells(in view: NSTableRowView) {
    guard let row = rows.shown.sortedRows.first(where: { $0.view === view })?.row else { return }
    placeCells(in: view, row)
  }

  private func placeCells(in view: NSTableRowView, _ row: Int) {
    for (column, cell) in view.cells.enumerated() {
      guard let cell else { continue }
      var rect = cellRect(column, row)
      rect.origin.y = tableMetrics.cellTop
      if view.isGroupRowStyle {
        let isMirrored = userInterfaceLayoutDirection == .rightToLeft
        let margin = isMirrored ? boundsSize.width - rect.maxX : rect.minX
        (rect.origin.x, rect.size.width) = (margin, max(0, boundsSize.width - 2 * margin))
      }
      if cell.frame != rect { cell.frame = rect }
    }
  }

  // MARK: Heights by Auto Layout

  /// - Returns: whether a row's height has changed.
  private func measure(_ range: Range<Int>) -> Bool {
    var hasChanged = false
    for row in range where rows.heights[row] == nil {
      guard let view = rows.shown[row] else { continue }
      let height = measuredHeight(of: view, row)
      rows.heights[row] = height
      hasChanged = hasChanged || height != rowHeight
    }
    if hasChanged { rows.tops = nil }
    return hasChanged
  }

  private func measuredHeight(of view: NSTableRowView, _ row: Int) -> CGFloat {
    let priorities = AxisPriorities(horizontal: .required, vertical: .fittingSizeCompression)
    let heights = view.cells.enumerated().compactMap { column, cell -> CGFloat? in
      guard let cell else { return nil }
      let width = view.isGroupRowStyle ? boundsSize.width : cellRect(column, row).width
      return cell.layoutNode.fittingSize(CGSize(width: width, height: 0), priorities: priorities).height
    }
    guard let height = heights.max(), height > 0 else { return rowHeight }
    return height
  }

  // MARK: Changes

  /// Reloads everything.
  func forgetRows() {
    for entry in rows.shown.sortedRows { removeRow(entry.row) }
    rows.setCount(nil)
    rows.forgetHeights()
    let count = numberOfRows
    take(selection: selectedRowIndexes.filteredIndexSet { $0 < count }, notifies: false)
    geometryDidChange()
  }

  func reload(_ rowIndexes: IndexSet, _ columnIndexes: IndexSet) {
    for row in rowIndexes {
      guard let view = rows.shown[row] else { continue }
      for column in columnIndexes where view.cells.indices.contains(column) && !tableColumns[column].isHidden
      {
        if let old = view.cells[column] {
          old.removeFromSuperview()
          queue.keep(old)
        }
        view.cells[column] = addCell(view.isGroupRowStyle ? nil : tableColumns[column], row, to: view)
      }
      view.lookDidChange()
      if usesAutomaticRowHeights { rows.heights[row] = nil }
    }
    geometryDidChange()
  }

  func rowCountDidChange() {
    rows.setCount(nil)
    let count = numberOfRows
    for entry in rows.shown.sortedRows where entry.row >= count { removeRow(entry.row) }
    rows.forgetHeights()
    geometryDidChange()
  }

  func heightsDidChange(_ indexes: IndexSet) {
    for row in indexes { rows.heights[row] = nil }
    if !usesAutomaticRowHeights {
      for row in indexes where row < numberOfRows {
        let height = delegateHeight(row)
        if height > 0 { rows.heights[row] = height }
      }
    }
    geometryDidChange()
  }

  func change(_ change: TableChange) {
    for view in rearrange(change) { recycle(view, Self.removedRow) }
  }

  /// The row that a removed row's view is reported with. (Apple, `tableView(_:didRemove:forRow:)`.)
  static let removedRow = -1

  /// - Returns: the views of removed rows, which are still subviews.
  func rearrange(_ change: TableChange) -> [NSTableRowView] {
    let old = rows.shown.sortedRows
    let leaving = old.filter { change.place(of: $0.row) == nil }.map(\.view)
    var shown = ShownRows()
    for entry in old { if let place = change.place(of: entry.row) { shown[place] = entry.view } }
    rows.shown = shown
    rows.setCount(change.newCount)
    let heights = rows.heights
    rows.forgetHeights()
    if usesAutomaticRowHeights {
      for (row, height) in heights { if let place = change.place(of: row) { rows.heights[place] = height } }
      rows.hasRequestedHeights = true
    }
    let selection = change.moved(selectedRowIndexes)
    let loses = selection.count != selectedRowIndexes.count
    take(selection: selection, notifies: loses)
    refreshRowLooks()
    geometryDidChange()
    return leaving
  }

  // MARK: Looks

  func refreshRowLooks() {
    for entry in rows.shown.sortedRows { setLook(of: entry.view, entry.row) }
    needsDisplay = true
  }

  private func setLook(of view: NSTableRowView, _ row: Int) {
    view.isSelected = selectedRowIndexes.contains(row)
    view.isPreviousRowSelected = selectedRowIndexes.contains(row - 1)
    view.isNextRowSelected = selectedRowIndexes.contains(row + 1)
    view.selectionHighlightStyle = selectionHighlightStyle
    view.backgroundColor = usesAlternatingRowBackgroundColors && row % 2 == 1 ? alternateColor : .clear
  }

  var alternateColor: NSColor {
    let colors = NSColor.alternatingContentBackgroundColors
    return colors.count > 1 ? colors[1] : .clear
  }
}
