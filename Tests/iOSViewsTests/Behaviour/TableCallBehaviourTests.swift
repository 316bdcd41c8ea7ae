import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct TableCallBehaviourTests {
  @Test("table.sections-then-rows") func sectionsThenRows() throws {
    let log = TableLog([2, 1])
    _ = log.table()
    let calls = log.calls("sections", "rows", "cell")
    let first = try #require(calls.firstIndex(of: "sections"))
    let rows = try #require(calls.firstIndex(of: "rows 0"))
    let cell = try #require(calls.firstIndex(of: "cell 0.0"))
    #expect(first < rows && rows < cell)
  }

  @Test("table.end-display-scrolled") func endDisplayScrolled() {
    let log = TableLog([100])
    let table = log.table()
    #expect(log.calls("end").isEmpty)
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    #expect(log.calls.contains("end 0.0") && log.calls.contains("end 0.9"))
  }

  @Test("table.end-display-deleted") func endDisplayDeleted() {
    let log = TableLog([3])
    let table = log.table()
    log.sections = [2]
    AnimationClock.manual { clock in
      table.deleteRows(at: [path(1)], with: .fade)
      clock.advance(to: 2)
    }
    #expect(log.calls("end") == ["end 0.1"])
  }

  @Test("table.header-will-display") func headerWillDisplay() {
    let log = TableLog([30, 30])
    log.headerTitle = "a"
    let table = log.table()
    #expect(log.calls("header") == ["header 0"])
    log.calls = []
    table.contentOffset.y = 1200
    table.layoutIfNeeded()
    #expect(log.calls("header") == ["header 1"])
  }

  @Test("table.reload-row-only") func reloadRowOnly() {
    let log = TableLog([5])
    let table = log.table()
    log.calls = []
    table.reloadRows(at: [path(2)], with: .none)
    table.layoutIfNeeded()
    #expect(log.calls("cell") == ["cell 0.2"])
  }

  @Test("table.reconfigure-same-cell") func reconfigureSameCell() {
    let log = TableLog([5])
    let table = log.table()
    let cell = table.cellForRow(at: path(2))
    log.calls = []
    table.reconfigureRows(at: [path(2)])
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path(2)) === cell && log.calls("cell", "reuse") == ["cell 0.2"])
  }

  @Test("table.delegate-height-wins") func delegateHeightWins() {
    let log = TableLog([5])
    log.height = 60
    let table = log.table()
    table.rowHeight = 20
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1)).minY == 60)
  }

  @Test("table.header-view-wins") func headerViewWins() {
    let log = TableLog([5])
    log.headerTitle = "a"
    log.headerView = UIView()
    let table = log.table()
    #expect(log.headerView?.superview === table && table.headerView(forSection: 0) == nil)
  }

  @Test("table.deselect-quiet") func deselectQuiet() {
    let log = TableLog([5])
    let table = log.table()
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.deselectRow(at: path(1), animated: false)
    #expect(log.calls("willSelect", "didDeselect").isEmpty && table.indexPathForSelectedRow == nil)
  }

  @Test("table.multiple-selection") func multipleSelection() {
    let table = TableLog([5]).table()
    table.allowsMultipleSelection = true
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows?.sorted() == [path(1), path(2)])
  }

  @Test("table.selected-cell-later") func selectedCellLater() {
    let table = TableLog([100]).table()
    table.selectRow(at: path(50), animated: false, scrollPosition: .none)
    table.contentOffset.y = 2200
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path(50))?.isSelected == true)
    #expect(table.cellForRow(at: path(51))?.isSelected == false)
  }

  @Test("table.editing-reaches-cells") func editingReachesCells() {
    let log = TableLog([3])
    let table = log.table()
    table.setEditing(true, animated: false)
    #expect(log.calls("setEditing") == ["setEditing true", "setEditing true", "setEditing true"])
  }

  @Test("table.can-edit-before-style") func canEditBeforeStyle() {
    let log = TableLog([2])
    log.immovable = [1]
    let table = log.table()
    log.calls = []
    table.setEditing(true, animated: false)
    let first = log.calls.filter { $0.hasSuffix("0.0") && ($0.hasPrefix("canEdit") || $0.hasPrefix("style")) }
    #expect(first.prefix(2) == ["canEdit 0.0", "style 0.0"] && !log.calls.contains("style 0.1"))
  }

  @Test("table.not-editable-stays") func notEditableStays() {
    let log = TableLog([2])
    log.immovable = [1]
    let table = log.table()
    table.setEditing(true, animated: false)
    #expect(table.cellForRow(at: path(0))?.isEditing == true)
    #expect(table.cellForRow(at: path(1))?.isEditing == false)
  }

  @Test("table.scroll-empty-section") func scrollEmptySection() {
    let table = TableLog([100, 0]).table()
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .bottom, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
  }

  @Test("table.scroll-middle") func scrollMiddle() {
    let table = TableLog([100]).table()
    table.scrollToRow(at: path(50), at: .middle, animated: false)
    #expect(table.contentOffset == CGPoint(x: 0, y: 50 * 44 + 22 - 220))
  }

  @Test("table.scroll-none-minimal") func scrollNoneMinimal() {
    let table = TableLog([100]).table()
    table.scrollToRow(at: path(5), at: .none, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: path(20), at: .none, animated: false)
    #expect(table.contentOffset == CGPoint(x: 0, y: 21 * 44 - 440))
    table.scrollToRow(at: path(3), at: .none, animated: false)
    #expect(table.contentOffset == CGPoint(x: 0, y: 3 * 44))
  }

  @Test("table.move-keeps-cell") func moveKeepsCell() {
    let log = TableLog([5])
    let table = log.table()
    let cell = table.cellForRow(at: path(0))
    log.calls = []
    table.moveRow(at: path(0), to: path(3))
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path(3)) === cell && log.calls("cell").isEmpty)
  }

  @Test("table.updates-nest") func updatesNest() {
    let log = TableLog([3])
    let table = log.table()
    table.beginUpdates()
    table.beginUpdates()
    table.deleteRows(at: [path(0)], with: .none)
    table.endUpdates()
    #expect(table.hasUncommittedUpdates && log.calls("end").isEmpty)
    log.sections = [2]
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates && log.calls.contains("end 0.0"))
  }

  @Test("table.empty-updates-measure") func emptyUpdatesMeasure() {
    let log = TableLog([3])
    let table = log.table()
    log.height = 70
    log.calls = []
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(1)).minY == 70 && log.calls("cell").isEmpty)
  }

  @Test("table.batch-reload-old-index") func batchReloadOldIndex() {
    let log = TableLog([3])
    let table = log.table()
    let (first, last) = (table.cellForRow(at: path(1)), table.cellForRow(at: path(2)))
    log.sections = [2]
    log.calls = []
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .none)
      table.reloadRows(at: [path(2)], with: .none)
    }
    table.layoutIfNeeded()
    #expect(log.calls("cell") == ["cell 0.1"] && table.cellForRow(at: path(0)) === first && last != nil)
  }

  @Test("table.batch-rows-after-sections") func batchRowsAfterSections() {
    let log = TableLog([1, 2])
    let table = log.table()
    let kept = table.cellForRow(at: IndexPath(row: 0, section: 1))
    log.sections = [3]
    table.performBatchUpdates {
      table.insertRows(at: [path(0)], with: .none)
      table.deleteSections([0], with: .none)
    }
    table.layoutIfNeeded()
    #expect(kept != nil && table.cellForRow(at: path(1)) === kept)
  }

  @Test("table.prefetch-ahead") func prefetchAhead() {
    let log = TableLog([100])
    _ = log.table()
    let fetched = log.calls("prefetch").first ?? ""
    #expect(fetched.contains("0.10") && !fetched.contains("0.9,"))
  }

  @Test("table.prefetch-cancel") func prefetchCancel() {
    let log = TableLog([1000])
    let table = log.table()
    table.contentOffset.y = 20000
    table.layoutIfNeeded()
    #expect(log.calls("cancel").first?.contains("0.12") == true)
  }

  @Test("table.prefetch-off") func prefetchOff() {
    let log = TableLog([1000])
    let table = log.table()
    table.isPrefetchingEnabled = false
    log.calls = []
    table.contentOffset.y = 3000
    table.layoutIfNeeded()
    #expect(log.calls("prefetch").isEmpty)
  }

  @Test("table.header-width") func headerWidth() {
    let table = TableLog([1]).table()
    table.tableHeaderView = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
  }

  @Test("table.header-above-rows") func headerAboveRows() {
    let table = TableLog([2]).table()
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).minY == 60 && table.tableFooterView?.frame.minY == 60 + 88)
  }

  @Test("table.dequeue-nil") func dequeueNil() {
    #expect(UITableView().dequeueReusableCell(withIdentifier: "a") == nil)
    #expect(UITableView().dequeueReusableHeaderFooterView(withIdentifier: "a") == nil)
  }

  @Test("table.reuse-before-configure") func reuseBeforeConfigure() throws {
    let log = TableLog([100])
    let table = log.table()
    log.calls = []
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    let calls = log.calls("cell", "reuse", "display")
    let reuse = try #require(calls.firstIndex(of: "reuse"))
    #expect(calls[reuse - 1].hasPrefix("cell") && calls[reuse + 1].hasPrefix("display"))
  }

  @Test("table.plain-header-floats") func plainHeaderFloats() {
    let log = TableLog([50])
    log.headerTitle = "a"
    let table = log.table()
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 500)
  }

  @Test("table.grouped-header-scrolls") func groupedHeaderScrolls() {
    let log = TableLog([50])
    log.headerTitle = "a"
    let table = log.table(style: .grouped)
    table.contentOffset.y = 10
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == table.rectForHeader(inSection: 0).minY)
  }

  @Test("table.section-rect") func sectionRect() {
    let log = TableLog([3])
    log.headerTitle = "a"
    #expect(log.table().rect(forSection: 0) == CGRect(x: 0, y: 0, width: 400, height: 30 + 132))
  }

  @Test("table.controller-is-source") func controllerIsSource() {
    let controller = UITableViewController(style: .plain)
    #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    #expect(controller.view === controller.tableView)
  }

  @Test("table.controller-clears") func controllerClears() {
    for clears in [true, false] {
      let (controller, log) = (UITableViewController(style: .plain), TableLog([5]))
      controller.clearsSelectionOnViewWillAppear = clears
      controller.tableView.register(LoggedCell.self, forCellReuseIdentifier: "row")
      controller.tableView.dataSource = log
      let stack = UINavigationController(rootViewController: controller)
      let screen = window(showing: stack)
      stack.pushViewController(UIViewController(), animated: false)
      screen.layoutIfNeeded()
      controller.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
      stack.popViewController(animated: false)
      screen.layoutIfNeeded()
      #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
    }
  }

  @Test("table.controller-editing") func controllerEditing() {
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
  }

  @Test("table.accessory-view-wins") func accessoryViewWins() {
    let table = TableLog([1]).table()
    let (cell, switcher) = (table.cellForRow(at: path(0)), UISwitch())
    cell?.accessoryType = .disclosureIndicator
    cell?.accessoryView = switcher
    cell?.layoutIfNeeded()
    #expect(cell != nil && switcher.superview === cell)
  }

  @Test("table.cell-handler-later") func cellHandlerLater() {
    let (table, notes) = (TableLog([1]).table(), Notes())
    let cell = table.cellForRow(at: path(0))
    cell?.configurationUpdateHandler = { _, state in notes.add("\(state.isSelected)") }
    cell?.layoutIfNeeded()
    notes.lines = []
    cell?.isSelected = true
    #expect(notes.lines.isEmpty)
    cell?.layoutIfNeeded()
    #expect(notes.lines == ["true"])
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
