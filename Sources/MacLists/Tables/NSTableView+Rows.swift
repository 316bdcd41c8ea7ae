import AutoLayout
import Foundation

/// The positions of rows and columns.
extension NSTableView {
  private var shownColumns: [Int] { tableColumns.indices.filter { !tableColumns[$0].isHidden } }
  var columnWidths: [CGFloat] { shownColumns.map { tableColumns[$0].width } }

  /// The rectangle of a column: its cells and half a gap on either side.
  func columnRect(_ column: Int) -> NSRect {
    guard let place = shownColumns.firstIndex(of: column) else { return .zero }
    let cell = tableMetrics.cells(columnWidths: columnWidths)[place]
    let half = (intercellSpacing.width / 2).rounded(.down)
    return inReadingDirection(
      NSRect(x: cell.x - half, y: 0, width: cell.width + intercellSpacing.width, height: boundsSize.height))
  }

  /// Mirrors a rectangle if necessary: in right-to-left tables the first column is on the right. (Apple,
  /// `NSTableView.userInterfaceLayoutDirection`.)
  private func inReadingDirection(_ rect: NSRect) -> NSRect {
    guard userInterfaceLayoutDirection == .rightToLeft else { return rect }
    return rect.offsetBy(dx: boundsSize.width - rect.maxX - rect.minX, dy: 0)
  }

  func cellRect(_ column: Int, _ row: Int) -> NSRect {
    guard let place = shownColumns.firstIndex(of: column), row >= 0, row < numberOfRows else { return .zero }
    let cell = tableMetrics.cells(columnWidths: columnWidths)[place]
    let rowRect = rowRect(row)
    let indent = min(indentation(ofColumn: column, row: row), cell.width)
    return inReadingDirection(
      NSRect(
        x: cell.x + indent, y: rowRect.minY + tableMetrics.cellTop, width: cell.width - indent,
        height: max(0, rowRect.height - intercellSpacing.height)))
  }

  // MARK: Heights

  /// The height of a row in points, without the gap between rows.
  func height(ofRow row: Int) -> CGFloat {
    hiddenRowIndexes.contains(row) ? 0 : rows.heights[row] ?? styledRowHeight
  }

  private var styledRowHeight: CGFloat {
    switch effectiveRowSizeStyle {
    case .small: MacTableMetrics.smallRowHeight
    case .medium: MacTableMetrics.mediumRowHeight
    case .large: MacTableMetrics.largeRowHeight
    default: rowHeight
    }
  }

  private func pitch(ofRow row: Int) -> CGFloat {
    hiddenRowIndexes.contains(row) ? 0 : tableMetrics.rowPitch(rowHeight: height(ofRow: row))
  }

  private func requestHeights() {
    guard !rows.hasRequestedHeights else { return }
    rows.hasRequestedHeights = true
    guard !usesAutomaticRowHeights else { return }
    for row in 0..<numberOfRows {
      let height = delegateHeight(row)
      if height > 0 { rows.heights[row] = height }
    }
    rows.tops = nil
  }

  private var isUniform: Bool { rows.heights.isEmpty && hiddenRowIndexes.isEmpty }

  /// The top of a row below the first; for `numberOfRows`, the bottom of the last row.
  private func top(ofRow row: Int) -> CGFloat {
    requestHeights()
    guard !isUniform else { return CGFloat(row) * tableMetrics.rowPitch(rowHeight: styledRowHeight) }
    return allTops[row]
  }

  private var allTops: [CGFloat] {
    if let tops = rows.tops { return tops }
    var tops: [CGFloat] = [0]
    for row in 0..<numberOfRows { tops.append(tops[row] + pitch(ofRow: row)) }
    rows.tops = tops
    return tops
  }

  var heightOfRows: CGFloat { top(ofRow: numberOfRows) }

  func rowRect(_ row: Int) -> NSRect {
    guard row >= 0, row < numberOfRows else { return .zero }
    let top = top(ofRow: row)
    return NSRect(x: 0, y: top, width: boundsSize.width, height: self.top(ofRow: row + 1) - top)
  }

  func rowIndex(at y: CGFloat) -> Int {
    let range = rowRange(from: y, to: y)
    guard y >= 0, y < heightOfRows, let first = range.first else { return -1 }
    return first
  }

  /// The rows between two y coordinates.
  func rowRange(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let count = numberOfRows
    guard count > 0, high >= 0, low < heightOfRows else { return 0..<0 }
    let first = firstRow { self.top(ofRow: $0 + 1) > low }
    let end = firstRow { self.top(ofRow: $0) >= high }
    return first..<max(first + 1, min(end, count))
  }

  /// The first row that satisfies a monotonic condition, by binary search.
  private func firstRow(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, numberOfRows)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: The table's size

  private var clipView: NSClipView? { storedSuperview as? NSClipView }

  /// Resizes the table: in a scroll view it is as large as its rows and columns, and at least as large as
  /// the visible area.
  func tileTable() {
    guard !isTiling, !keepsSavedPlaces, let clipView, translatesAutoresizingMaskIntoConstraints else {
      return
    }
    isTiling = true
    let insets = clipView.contentInsets
    let space = clipView.boundsSize
    let size = NSSize(
      width: max(space.width - insets.left - insets.right, tableMetrics.width(columnWidths: columnWidths)),
      height: max(space.height - insets.top - insets.bottom, heightOfRows))
    if size != frame.size { setFrameSize(size) }
    isTiling = false
    placeShownRows()
    if let headerView, headerView.frame.width != size.width {
      headerView.setFrameSize(NSSize(width: size.width, height: headerView.frame.height))
    }
    headerView?.needsDisplay = true
    needsDisplay = true
  }

  func geometryDidChange() {
    rows.tops = nil
    tileTable()
    placeShownRows()
    needsLayout = true
    needsDisplay = true
  }

  func columnsDidChange() {
    columnBase = nil
    forgetRows()
  }

  func columnWidthDidChange(_ column: NSTableColumn, from old: CGFloat) {
    if !isTiling { columnBase = nil }
    if usesAutomaticRowHeights { rows.forgetHeights() }
    geometryDidChange()
    let notification = Notification(
      name: Self.columnDidResizeNotification, object: self,
      userInfo: ["NSTableColumn": column, "NSOldWidth": old])
    notifyOfResizedColumn(notification)
    NotificationCenter.default.post(notification)
  }

  func widthDidChange() {
    if usesAutomaticRowHeights { rows.forgetHeights() }
    placeShownRows()
  }

  // MARK: Columns' widths

  /// Resizes the columns to fill the table's width.
  func fitColumns(_ style: ColumnAutoresizingStyle) {
    let space = (clipView?.boundsSize.width ?? boundsSize.width)
    share(space - tableMetrics.width(columnWidths: columnWidths), columnWidths, style)
    columnBase = nil
    tileTable()
  }

  /// Resizes the columns to the scroll view's width, starting from the widths that the program set.
  func resizeColumns(to space: CGFloat) {
    guard columnAutoresizingStyle != .noColumnAutoresizing else { return }
    guard space > 0 else { return waitsForWidth = true }
    if waitsForWidth { fillFirstWidth(space) }
    guard let base = columnBase, base.space > 0, base.widths.count == columnWidths.count else {
      columnBase = (space, columnWidths)
      return
    }
    isTiling = true
    share(space - base.space, base.widths, columnAutoresizingStyle)
    isTiling = false
    columnBase = base
  }

  /// Has columns fill the first width that a scroll view gets which was made without a frame. (Most programs that make a side bar
  /// of one column give it no width: 7 of 10 sources with an outline made in code.)
  private func fillFirstWidth(_ space: CGFloat) {
    waitsForWidth = false
    let slack = space - tableMetrics.width(columnWidths: columnWidths)
    guard slack > 0 else { return }
    isTiling = true
    share(slack, columnWidths, columnAutoresizingStyle)
    isTiling = false
    columnBase = nil
  }

  private func share(_ difference: CGFloat, _ widths: [CGFloat], _ style: ColumnAutoresizingStyle) {
    let columns = shownColumns.map { tableColumns[$0] }
    let resizable = columns.indices.filter { columns[$0].resizingMask.contains(.autoresizingMask) }
    var order: [Int] = []
    switch style {
    case .noColumnAutoresizing: return
    case .uniformColumnAutoresizingStyle: return shareEvenly(difference, widths, columns, resizable)
    case .sequentialColumnAutoresizingStyle: order = resizable
    case .reverseSequentialColumnAutoresizingStyle: order = resizable.reversed()
    case .lastColumnOnlyAutoresizingStyle: order = resizable.last.map { [$0] } ?? []
    case .firstColumnOnlyAutoresizingStyle: order = resizable.first.map { [$0] } ?? []
    }
    var left = difference
    for index in order {
      columns[index].width = widths[index] + left
      left -= columns[index].width - widths[index]
    }
  }

  private func shareEvenly(
    _ difference: CGFloat, _ widths: [CGFloat], _ columns: [NSTableColumn], _ resizable: [Int]
  ) {
    var left = difference
    for (place, index) in resizable.enumerated() {
      let part = (left / CGFloat(resizable.count - place)).rounded(.towardZero)
      columns[index].width = widths[index] + (place == resizable.count - 1 ? left : part)
      left -= columns[index].width - widths[index]
    }
  }
}

extension NSTableView: ScrolledDocument {
  package var scrolledHeader: NSView? { headerView }
  package func clipViewDidChange(_ clipView: NSClipView) {
    guard !isTiling else { return }
    resizeColumns(to: clipView.boundsSize.width)
    tileTable()
  }
  package func visiblePartDidChange() { needsLayout = true }
}
