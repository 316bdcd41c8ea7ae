import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct TableBehaviourTests {
  @Test("table.rows-in-sight") func rowsInSight() {
    let source = RowSource(1000)
    let table = source.table()
    #expect(table.visibleCells.count < 30 && source.made < 60)
  }

  @Test("table.cell-of-hidden-row") func cellOfHiddenRow() {
    let table = RowSource(1000).table()
    #expect(table.cellForRow(at: IndexPath(row: 900, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
  }

  @Test("table.select-quiet") func selectQuiet() {
    let source = RowSource(5)
    let table = source.table()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(source.calls.isEmpty && table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("table.select-none-scrolls-not") func selectNoneScrollsNot() {
    let table = RowSource(1000).table()
    table.selectRow(at: IndexPath(row: 500, section: 0), animated: false, scrollPosition: .none)
    #expect(table.contentOffset.y == 0)
  }

  @Test("table.single-selection") func singleSelection() {
    let table = RowSource(5).table()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test("table.reload-deselects") func reloadDeselects() {
    let table = RowSource(5).table()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("table.none-selected-is-nil") func noneSelectedIsNil() {
    #expect(RowSource(5).table().indexPathsForSelectedRows == nil)
  }

  @Test("table.scroll-bottom-pinned") func scrollBottomPinned() {
    let table = RowSource(100).table()
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
  }

  @Test("table.insert-shifts") func insertShifts() {
    let source = RowSource(3)
    let table = source.table()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    source.count = 4
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(cell != nil && table.indexPath(for: cell ?? UITableViewCell()) == IndexPath(row: 1, section: 0))
  }

  @Test("table.delete-before-insert") func deleteBeforeInsert() {
    let source = RowSource(3)
    let table = source.table()
    let kept = table.cellForRow(at: IndexPath(row: 1, section: 0))
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    table.layoutIfNeeded()
    #expect(
      table.numberOfRows(inSection: 0) == 3
        && table.indexPath(for: kept ?? UITableViewCell()) == IndexPath(row: 0, section: 0))
  }

  @Test("table.batch-completion") func batchCompletion() {
    AnimationClock.manual { clock in
      let (table, notes) = (RowSource(3).table(), Notes())
      table.performBatchUpdates(nil) { _ in notes.add("done") }
      clock.advance(to: 2)
      #expect(notes.lines == ["done"])
    }
  }

  @Test("table.prepare-for-reuse") func prepareForReuse() {
    let source = RowSource(100)
    let table = source.table()
    #expect(ReusedCell.prepared == 0 || source.made > 0)
    ReusedCell.prepared = 0
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    table.contentOffset.y = 2500
    table.layoutIfNeeded()
    #expect(ReusedCell.prepared > 0)
  }

  @Test("table.will-display-after-cell") func willDisplayAfterCell() {
    let source = RowSource(1)
    source.displays = true
    _ = source.table()
    #expect(source.calls == ["cell 0", "display 0"])
  }

  @Test("table.number-of-sections") func numberOfSections() {
    #expect(RowSource(1).table().numberOfSections == 1)
  }

  @Test("table.path-outside") func pathOutside() {
    let table = RowSource(2).table()
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 5000)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 1)) == IndexPath(row: 0, section: 0))
  }
}
