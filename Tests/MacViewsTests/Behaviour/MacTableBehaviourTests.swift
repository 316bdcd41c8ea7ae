import Foundation
import MacViews
import Testing

/// Documented behaviour of tables: each test has the id of its row in docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacTableBehaviourTests {
  private static let name = NSUserInterfaceItemIdentifier("name")

  /// Rows of texts; notes what the table needs and reports.
  private final class Source: NSObject, NSTableViewDataSource, NSTableViewDelegate {
    var heard: [String] = []
    var count: Int
    var height: CGFloat = 20
    var groups: IndexSet = []
    /// Views do not keep the view that they lie in.
    var scroll: NSScrollView?
    init(_ count: Int) { self.count = count }
    func numberOfRows(in tableView: NSTableView) -> Int { count }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      heard.append("view \(row) \(tableColumn == nil ? "-" : "c")")
      let reused = tableView.makeView(withIdentifier: MacTableBehaviourTests.name, owner: nil) as? Cell
      let cell = reused ?? Cell()
      cell.identifier = MacTableBehaviourTests.name
      return cell
    }
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
      heard.append("height \(row)")
      return height
    }
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { groups.contains(row) }
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
      heard.append("should \(row)")
      return true
    }
    func selectionShouldChange(in tableView: NSTableView) -> Bool {
      heard.append("shouldChange")
      return true
    }
    func tableViewSelectionDidChange(_ notification: Notification) { heard.append("selection") }
    func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
      heard.append("add \(row)")
    }
    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
      heard.append("remove \(row)")
    }
    func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {
      heard.append("sort \(oldDescriptors.count)")
    }
    func tableViewColumnDidMove(_ notification: Notification) {
      let info = notification.userInfo
      heard.append("moved \(info?["NSOldColumn"] ?? "") \(info?["NSNewColumn"] ?? "")")
    }
  }

  private final class Cell: NSView {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// A table in sight of which ten rows of 20 points are.
  private func table(_ source: Source) -> NSTableView {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    table.style = .plain
    table.headerView = nil
    table.intercellSpacing = NSSize(width: 0, height: 0)
    table.addTableColumn(NSTableColumn(identifier: Self.name))
    table.dataSource = source
    table.delegate = source
    scroll.documentView = table
    scroll.layoutSubtreeIfNeeded()
    source.scroll = scroll
    source.heard = []
    return table
  }

  private func column(_ name: String) -> NSTableColumn {
    NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
  }

  private func cell(_ table: NSTableView, _ row: Int) -> NSView? {
    table.view(atColumn: 0, row: row, makeIfNecessary: false)
  }

  private func layOut(_ table: NSTableView) { table.enclosingScrollView?.layoutSubtreeIfNeeded() }

  // MARK: Columns

  @Test("table.column-missing") func columnMissing() {
    let table = NSTableView()
    table.addTableColumn(column("a"))
    let (a, b) = (NSUserInterfaceItemIdentifier("a"), NSUserInterfaceItemIdentifier("b"))
    #expect(table.column(withIdentifier: a) == 0 && table.column(withIdentifier: b) == -1)
    #expect(table.tableColumn(withIdentifier: b) == nil)
  }

  @Test("table.move-column") func moveColumn() {
    let source = Source(1)
    let table = table(source)
    let (a, b) = (table.tableColumns[0], column("b"))
    table.addTableColumn(b)
    source.heard = []
    table.moveColumn(0, toColumn: 1)
    #expect(table.tableColumns == [b, a] && source.heard.contains("moved 0 1"))
  }

  @Test("table.column-width-pinned") func columnWidthPinned() {
    let column = column("a")
    (column.minWidth, column.maxWidth) = (30, 60)
    column.width = 10
    #expect(column.width == 30)
    column.width = 90
    #expect(column.width == 60)
  }

  @Test("table.column-min-widens") func columnMinWidens() {
    let column = column("a")
    column.width = 40
    column.minWidth = 70
    #expect(column.width == 70)
  }

  @Test("table.hidden-column-rect") func hiddenColumnRect() {
    let table = table(Source(1))
    table.tableColumns[0].isHidden = true
    #expect(table.rect(ofColumn: 0) == .zero && table.numberOfColumns == 1)
  }

  @Test("table.column-knows-table") func columnKnowsTable() {
    let (table, column) = (NSTableView(), column("a"))
    table.addTableColumn(column)
    #expect(column.tableView === table)
    table.removeTableColumn(column)
    #expect(column.tableView == nil)
  }

  @Test("table.sort-heard") func sortHeard() {
    let source = Source(1)
    let table = table(source)
    table.sortDescriptors = [NSSortDescriptor(keyPath: \NSString.length, ascending: true)]
    table.sortDescriptors = []
    #expect(source.heard.filter { $0.hasPrefix("sort") } == ["sort 0", "sort 1"])
  }

  // MARK: Geometry

  @Test("table.rect-outside") func rectOutside() {
    let table = table(Source(2))
    #expect(table.rect(ofRow: 2) == .zero && table.rect(ofRow: -1) == .zero)
    #expect(table.rect(ofColumn: 5) == .zero && table.frameOfCell(atColumn: 0, row: 9) == .zero)
  }

  @Test("table.point-outside") func pointOutside() {
    let table = table(Source(2))
    #expect(table.row(at: NSPoint(x: 5, y: 30)) == 1 && table.row(at: NSPoint(x: 5, y: 90)) == -1)
    #expect(table.column(at: NSPoint(x: -5, y: 5)) == -1)
  }

  @Test("table.spacing-in-row") func spacingInRow() {
    let source = Source(2)
    let table = table(source)
    table.intercellSpacing = NSSize(width: 3, height: 5)
    table.reloadData()
    #expect(table.rect(ofRow: 0).height == 25 && table.rect(ofRow: 1).minY == 25)
  }

  @Test("table.rows-in-empty") func rowsInEmpty() {
    let source = Source(20)
    let table = table(source)
    #expect(table.rows(in: .zero).length == 0)
    #expect(table.rows(in: NSRect(x: 0, y: 25, width: 10, height: 30)) == NSRange(location: 1, length: 2))
  }

  // MARK: Selection

  @Test("table.selection-defaults") func selectionDefaults() {
    let table = NSTableView()
    #expect(!table.allowsMultipleSelection && table.allowsEmptySelection && table.selectedRow == -1)
  }

  @Test("table.code-selects-several") func codeSelectsSeveral() {
    let source = Source(5)
    let table = table(source)
    table.selectRowIndexes([1, 3], byExtendingSelection: false)
    #expect(table.selectedRowIndexes == [1, 3] && table.selectedRow == 3)
  }

  @Test("table.select-extends") func selectExtends() {
    let source = Source(5)
    let table = table(source)
    table.selectRowIndexes([1], byExtendingSelection: false)
    table.selectRowIndexes([3], byExtendingSelection: true)
    #expect(table.selectedRowIndexes == [1, 3])
    table.selectRowIndexes([2], byExtendingSelection: false)
    #expect(table.selectedRowIndexes == [2])
  }

  @Test("table.code-not-refused") func codeNotRefused() {
    let source = Source(5)
    let table = table(source)
    table.selectRowIndexes([1], byExtendingSelection: false)
    #expect(!source.heard.contains { $0.hasPrefix("should") } && source.heard.contains("selection"))
  }

  @Test("table.selection-heard-on-change") func selectionHeardOnChange() {
    let source = Source(5)
    let table = table(source)
    table.selectRowIndexes([1], byExtendingSelection: false)
    table.selectRowIndexes([1], byExtendingSelection: false)
    #expect(source.heard.filter { $0 == "selection" }.count == 1)
  }

  @Test("table.deselect-all-pinned") func deselectAllPinned() {
    let table = table(Source(5))
    table.allowsEmptySelection = false
    table.selectRowIndexes([1], byExtendingSelection: false)
    table.deselectAll(nil)
    #expect(table.selectedRowIndexes == [1])
  }

  @Test("table.select-all-single") func selectAllSingle() {
    let table = table(Source(5))
    table.selectAll(nil)
    #expect(table.selectedRowIndexes.isEmpty)
    table.allowsMultipleSelection = true
    table.selectAll(nil)
    #expect(table.selectedRowIndexes == [0, 1, 2, 3, 4])
  }

  @Test("table.reload-deselects") func reloadDeselects() {
    let table = table(Source(5))
    table.selectRowIndexes([1], byExtendingSelection: false)
    table.reloadData()
    #expect(table.selectedRowIndexes.isEmpty)
  }

  // MARK: Views

  @Test("table.reuse-prepares") func reusePrepares() throws {
    let source = Source(100)
    let table = table(source)
    let first = try #require(cell(table, 0) as? Cell)
    #expect(first.reuses == 0)
    table.scrollRowToVisible(60)
    layOut(table)
    table.scrollRowToVisible(0)
    layOut(table)
    let reuses = (0..<5).compactMap { (cell(table, $0) as? Cell)?.reuses }
    #expect(reuses.contains { $0 > 0 })
  }

  @Test("table.unknown-identifier") func unknownIdentifier() {
    #expect(
      table(Source(1)).makeView(withIdentifier: NSUserInterfaceItemIdentifier("other"), owner: nil) == nil)
  }

  @Test("table.row-of-view") func rowOfView() throws {
    let table = table(Source(5))
    let view = try #require(cell(table, 2))
    let inner = NSView()
    view.addSubview(inner)
    #expect(table.row(for: inner) == 2 && table.column(for: inner) == 0)
    #expect(table.row(for: NSView()) == -1 && table.column(for: NSView()) == -1)
  }

  @Test("table.row-view-holds-cells") func rowViewHoldsCells() throws {
    let table = table(Source(5))
    let row = try #require(table.rowView(atRow: 1, makeIfNecessary: false))
    #expect(row.view(atColumn: 0) as? NSView === cell(table, 1) && row.superview === table)
  }

  @Test("table.did-add-after-view") func didAddAfterView() {
    let source = Source(2)
    let table = table(source)
    table.reloadData()
    source.heard = []
    layOut(table)
    let order = source.heard.filter { $0.hasSuffix(" 0 c") || $0 == "add 0" }
    #expect(order == ["view 0 c", "add 0"])
  }

  @Test("table.group-row-no-column") func groupRowNoColumn() {
    let source = Source(3)
    source.groups = [1]
    let table = table(source)
    table.reloadData()
    layOut(table)
    #expect(source.heard.contains("view 1 -") && source.heard.contains("view 0 c"))
  }

  @Test("table.row-views-know-selection") func rowViewsKnowSelection() {
    let table = table(Source(3))
    table.selectRowIndexes([1], byExtendingSelection: false)
    #expect(table.rowView(atRow: 1, makeIfNecessary: true)?.isSelected == true)
    #expect(table.rowView(atRow: 0, makeIfNecessary: true)?.isSelected == false)
  }

  // MARK: Updates

  @Test("table.reload-some-rows") func reloadSomeRows() {
    let source = Source(5)
    let table = table(source)
    table.reloadData(forRowIndexes: [1, 3], columnIndexes: [0])
    layOut(table)
    #expect(source.heard.filter { $0.hasPrefix("view") } == ["view 1 c", "view 3 c"])
  }

  @Test("table.reload-rows-keeps-heights") func reloadRowsKeepsHeights() {
    let source = Source(5)
    let table = table(source)
    source.height = 40
    table.reloadData(forRowIndexes: [1], columnIndexes: [0])
    layOut(table)
    #expect(table.rect(ofRow: 1).height == 20)
    table.noteHeightOfRows(withIndexesChanged: [1])
    layOut(table)
    #expect(table.rect(ofRow: 1).height == 40 && table.rect(ofRow: 2).height == 20)
  }

  @Test("table.reload-rows-keeps-selection") func reloadRowsKeepsSelection() {
    let table = table(Source(5))
    table.selectRowIndexes([1], byExtendingSelection: false)
    table.reloadData(forRowIndexes: [1], columnIndexes: [0])
    layOut(table)
    #expect(table.selectedRowIndexes == [1])
  }

  @Test("table.number-noted") func numberNoted() {
    let source = Source(3)
    let table = table(source)
    let first = cell(table, 0)
    source.count = 5
    #expect(table.numberOfRows == 3)
    table.noteNumberOfRowsChanged()
    layOut(table)
    #expect(table.numberOfRows == 5 && cell(table, 0) === first)
  }

  @Test("table.insert-moves-selection") func insertMovesSelection() {
    let source = Source(5)
    let table = table(source)
    table.selectRowIndexes([1], byExtendingSelection: false)
    source.count = 7
    table.insertRows(at: [0, 1])
    #expect(table.numberOfRows == 7 && table.selectedRowIndexes == [3])
  }

  @Test("table.insert-keeps-views") func insertKeepsViews() {
    let source = Source(3)
    let table = table(source)
    let first = cell(table, 0)
    source.count = 4
    table.insertRows(at: [0])
    layOut(table)
    #expect(first != nil && cell(table, 1) === first)
  }

  @Test("table.updates-incremental") func updatesIncremental() {
    let source = Source(4)
    let table = table(source)
    let views = (0..<4).map { cell(table, $0) }
    table.beginUpdates()
    table.removeRows(at: [0])
    table.removeRows(at: [0])
    table.endUpdates()
    source.count = 2
    layOut(table)
    #expect(table.numberOfRows == 2 && cell(table, 0) === views[2] && cell(table, 1) === views[3])
  }

  @Test("table.removed-selection-heard") func removedSelectionHeard() {
    let source = Source(4)
    let table = table(source)
    table.selectRowIndexes([1], byExtendingSelection: false)
    source.heard = []
    table.beginUpdates()
    source.count = 3
    #expect(!source.heard.contains("selection"))
    table.removeRows(at: [1])
    #expect(source.heard.contains("selection") && table.selectedRowIndexes.isEmpty)
    table.endUpdates()
  }

  @Test("table.move-keeps-view") func moveKeepsView() {
    let table = table(Source(4))
    let views = (0..<4).map { cell(table, $0) }
    table.moveRow(at: 0, to: 2)
    layOut(table)
    #expect(views[0] != nil && cell(table, 2) === views[0] && cell(table, 0) === views[1])
  }

  @Test("table.removed-row-minus-one") func removedRowMinusOne() {
    let source = Source(4)
    let table = table(source)
    source.count = 3
    table.removeRows(at: [1])
    layOut(table)
    #expect(source.heard.contains("remove -1"))
  }

  // MARK: Hidden rows

  @Test("table.hidden-row-height") func hiddenRowHeight() {
    let table = table(Source(4))
    table.hideRows(at: [1])
    layOut(table)
    #expect(table.rect(ofRow: 1).height == 0 && table.rect(ofRow: 2).minY == 20)
    #expect(table.numberOfRows == 4 && table.hiddenRowIndexes == [1])
  }

  @Test("table.hidden-row-selected") func hiddenRowSelected() {
    let table = table(Source(4))
    table.selectRowIndexes([1], byExtendingSelection: false)
    table.hideRows(at: [1])
    #expect(table.selectedRowIndexes == [1])
  }

  @Test("table.views-in-sight") func viewsInSight() {
    let source = Source(100)
    let table = table(source)
    #expect(cell(table, 0) != nil && cell(table, 80) == nil)
    #expect(table.view(atColumn: 0, row: 80, makeIfNecessary: true) != nil)
  }

  @Test("table.hidden-row-heard") func hiddenRowHeard() {
    let source = Source(4)
    let table = table(source)
    table.hideRows(at: [1])
    layOut(table)
    #expect(source.heard.contains("remove 1"))
    table.unhideRows(at: [1])
    layOut(table)
    #expect(source.heard.contains("add 1"))
  }
}
