import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
final class RowSource: NSTableViewDataSource, NSTableViewDelegate {
  var texts: [String]
  var made = 0
  var heights: [CGFloat]?
  /// The height that a cell's constraints require, by row.
  var contentHeights: [CGFloat]?

  init(_ texts: [String]) { self.texts = texts }

  func numberOfRows(in tableView: NSTableView) -> Int { texts.count }
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { heights?[row] ?? 0 }
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let identifier = tableColumn?.identifier ?? NSUserInterfaceItemIdentifier("none")
    let cell =
      tableView.makeView(withIdentifier: identifier, owner: self) as? NSTableCellView ?? make(identifier)
    cell.toolTip = texts[row]
    if let contentHeights {
      for constraint in cell.constraints { cell.removeConstraint(constraint) }
      let height = cell.heightAnchor.constraint(equalToConstant: contentHeights[row])
      height.priority = NSLayoutConstraint.Priority(999)
      height.isActive = true
    }
    return cell
  }
  private func make(_ identifier: NSUserInterfaceItemIdentifier) -> NSTableCellView {
    made += 1
    let cell = NSTableCellView()
    cell.identifier = identifier
    return cell
  }
}

@MainActor
struct TableViewTests {
  private func makeTable(columns: [CGFloat], style: NSTableView.Style) -> NSTableView {
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 400, height: 100))
    table.style = style
    for (index, width) in columns.enumerated() {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c\(index)"))
      column.width = width
      table.addTableColumn(column)
    }
    return table
  }

  private func show(_ table: NSTableView, _ size: NSSize = NSSize(width: 300, height: 100)) -> NSScrollView {
    let scroll = NSScrollView(frame: NSRect(origin: .zero, size: size))
    table.headerView = nil
    scroll.documentView = table
    scroll.layoutSubtreeIfNeeded()
    return scroll
  }

  /// Saved documents: with gaps of 3 the first cell starts at 1 in plain tables (97 of 120) and at 11 in automatic ones,
  /// whose single column is 9 wider (57 of 79); with the standard gaps of 17 an inset table's cell starts at 18.
  @Test func cellsLieAsInSavedDocuments() {
    let source = RowSource(["one", "two"])
    func first(_ style: NSTableView.Style, gap: CGFloat, rowGap: CGFloat) -> NSRect {
      let table = makeTable(columns: [100], style: style)
      table.intercellSpacing = NSSize(width: gap, height: rowGap)
      table.rowHeight = 20
      table.dataSource = source
      return table.frameOfCell(atColumn: 0, row: 1)
    }
    #expect(first(.plain, gap: 3, rowGap: 2) == NSRect(x: 1, y: 23, width: 100, height: 20))
    #expect(first(.automatic, gap: 3, rowGap: 2) == NSRect(x: 11, y: 23, width: 109, height: 20))
    #expect(first(.fullWidth, gap: 3, rowGap: 0) == NSRect(x: 1, y: 20, width: 109, height: 20))
    #expect(first(.inset, gap: 17, rowGap: 0) == NSRect(x: 18, y: 20, width: 95, height: 20))
  }

  /// Apple, `NSTableView`: views are made for rows in sight, and used again.
  @Test func onlyRowsInSightHaveViews() {
    let source = RowSource((0..<1000).map { "row \($0)" })
    let table = makeTable(columns: [100], style: .plain)
    table.rowHeight = 20
    table.dataSource = source
    table.delegate = source
    let scroll = show(table)
    #expect(table.frame.height == 20_000)
    #expect(table.rowView(atRow: 0, makeIfNecessary: false) != nil)
    #expect(table.rowView(atRow: 6, makeIfNecessary: false) == nil)
    let made = source.made
    #expect(made <= 6)
    table.scrollRowToVisible(500)
    scroll.layoutSubtreeIfNeeded()
    #expect(table.view(atColumn: 0, row: 500, makeIfNecessary: false)?.toolTip == "row 500")
    #expect(table.rowView(atRow: 0, makeIfNecessary: false) == nil)
    #expect(source.made <= made + 2)
    #expect(table.row(at: NSPoint(x: 5, y: 501 * 20 + 1)) == 501)
    #expect(table.row(at: NSPoint(x: 5, y: 20_000)) == -1)
  }

  /// Apple, `tableView(_:heightOfRow:)`.
  @Test func theDelegateGivesHeights() {
    let source = RowSource(["one", "two", "three"])
    source.heights = [10, 30, 20]
    let table = makeTable(columns: [100], style: .plain)
    table.dataSource = source
    table.delegate = source
    #expect(table.rect(ofRow: 2) == NSRect(x: 0, y: 40, width: 400, height: 20))
    source.heights = [50, 30, 20]
    table.noteHeightOfRows(withIndexesChanged: [0])
    #expect(table.rect(ofRow: 2).minY == 80)
    #expect(table.rows(in: NSRect(x: 0, y: 60, width: 1, height: 30)) == NSRange(location: 1, length: 2))
  }

  /// Apple, `usesAutomaticRowHeights`: Auto Layout measures the cells of rows in sight.
  @Test func autoLayoutMeasuresRows() {
    let source = RowSource(["one", "two", "three"])
    source.contentHeights = [33, 44, 55]
    let table = makeTable(columns: [100], style: .plain)
    table.intercellSpacing = NSSize(width: 3, height: 2)
    table.usesAutomaticRowHeights = true
    table.dataSource = source
    table.delegate = source
    let scroll = show(table, NSSize(width: 300, height: 400))
    #expect((0..<3).map { table.rect(ofRow: $0).minY } == [0, 35, 81])
    #expect(table.view(atColumn: 0, row: 2, makeIfNecessary: false)?.frame.height == 55)
    // Another size and back.
    scroll.setFrameSize(NSSize(width: 200, height: 50))
    scroll.layoutSubtreeIfNeeded()
    scroll.setFrameSize(NSSize(width: 300, height: 400))
    scroll.layoutSubtreeIfNeeded()
    #expect((0..<3).map { table.rect(ofRow: $0).minY } == [0, 35, 81])
  }

  /// Rows inserted and removed take views and selection along.
  @Test func rowsMoveWithTheirViewsAndSelection() {
    let source = RowSource(["a", "b", "c"])
    let table = makeTable(columns: [100], style: .plain)
    table.rowHeight = 20
    table.dataSource = source
    table.delegate = source
    let scroll = show(table)
    table.selectRowIndexes([1], byExtendingSelection: false)
    let view = table.view(atColumn: 0, row: 1, makeIfNecessary: false)
    source.texts.insert("new", at: 0)
    table.insertRows(at: [0])
    scroll.layoutSubtreeIfNeeded()
    #expect(table.view(atColumn: 0, row: 2, makeIfNecessary: false) === view)
    #expect(table.selectedRow == 2)
    #expect(table.view(atColumn: 0, row: 0, makeIfNecessary: false)?.toolTip == "new")
    source.texts.remove(at: 2)
    table.removeRows(at: [2])
    #expect(table.selectedRow == -1)
    #expect(table.numberOfRows == 3)
    table.moveRow(at: 0, to: 2)
    #expect(table.view(atColumn: 0, row: 2, makeIfNecessary: false)?.toolTip == "new")
  }

  /// Apple, `columnAutoresizingStyle`: the last column follows the width; back at the first width, so does it.
  @Test func theLastColumnFollowsTheWidth() {
    let table = makeTable(columns: [100, 120], style: .plain)
    let scroll = show(table)
    for width in [500.0, 120, 300] { scroll.setFrameSize(NSSize(width: width, height: 100)) }
    #expect(table.tableColumns.map(\.width) == [100, 120])
    scroll.setFrameSize(NSSize(width: 330, height: 100))
    #expect(table.tableColumns.map(\.width) == [100, 150])
    table.sizeLastColumnToFit()
    #expect(table.rect(ofColumn: 1).maxX == 330)
  }

  /// From right to left columns, cells and headers are the mirror image, and so they are after a change of direction.
  @Test func columnsStandInTheReadingDirection() {
    let table = makeTable(columns: [100, 120], style: .plain)
    table.intercellSpacing = NSSize(width: 4, height: 0)
    let source = RowSource(["one"])
    table.dataSource = source
    table.delegate = source
    let scroll = show(table, NSSize(width: 300, height: 100))
    let columns = [0, 1].map(table.rect(ofColumn:))
    let cells = [0, 1].map { table.frameOfCell(atColumn: $0, row: 0) }
    func mirrored(_ rect: NSRect) -> NSRect {
      NSRect(x: 300 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    table.userInterfaceLayoutDirection = .rightToLeft
    scroll.layoutSubtreeIfNeeded()
    #expect([0, 1].map(table.rect(ofColumn:)) == columns.map(mirrored))
    #expect([0, 1].map { table.frameOfCell(atColumn: $0, row: 0) } == cells.map(mirrored))
    #expect(table.view(atColumn: 0, row: 0, makeIfNecessary: false)?.frame.maxX == 300 - cells[0].minX)
    #expect(table.column(at: NSPoint(x: 299, y: 5)) == 0)
    table.userInterfaceLayoutDirection = .leftToRight
    #expect([0, 1].map(table.rect(ofColumn:)) == columns)
  }

  /// The header lies over the clip view, whose content starts below it (saved documents of Xcode 12 and newer).
  @Test func headersLieOverTheContent() {
    let table = makeTable(columns: [100], style: .plain)
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    scroll.documentView = table
    #expect(scroll.contentView.frame == NSRect(x: 0, y: 0, width: 300, height: 100))
    #expect(scroll.contentView.bounds.minY == -28)
    #expect(table.headerView?.superview?.frame == NSRect(x: 0, y: 0, width: 300, height: 28))
    table.headerView = nil
    #expect(scroll.contentView.bounds.minY == 0)
  }
}
