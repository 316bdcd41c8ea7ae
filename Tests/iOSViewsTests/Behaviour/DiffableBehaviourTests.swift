import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct DiffableBehaviourTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  @Test("diffable.becomes-source") func becomesSource() {
    let shown = Shown()
    #expect(shown.table.dataSource === shown.source)
  }

  @Test("diffable.snapshot-is-copy") func snapshotIsCopy() {
    let shown = Shown()
    shown.apply([1, 2])
    var copy = shown.source.snapshot()
    copy.deleteItems([1])
    #expect(shown.source.snapshot().itemIdentifiers == [1, 2])
  }

  @Test("diffable.paths-and-items") func pathsAndItems() {
    let shown = Shown()
    shown.apply([7, 8])
    #expect(shown.source.itemIdentifier(for: path(1)) == 8 && shown.source.indexPath(for: 8) == path(1))
  }

  @Test("diffable.unknown-is-nil") func unknownIsNil() {
    let shown = Shown()
    shown.apply([7, 8])
    #expect(shown.source.itemIdentifier(for: path(5)) == nil && shown.source.indexPath(for: 9) == nil)
  }

  @Test("diffable.kept-cells") func keptCells() {
    let shown = Shown()
    shown.apply([1, 2, 3])
    let cell = shown.table.cellForRow(at: path(2))
    shown.notes.lines = []
    shown.apply([3, 4])
    #expect(cell != nil && shown.table.cellForRow(at: path(0)) === cell && shown.notes.lines == ["4"])
  }

  @Test("diffable.reload-asks") func reloadRequests() {
    let shown = Shown()
    shown.apply([1, 2])
    shown.notes.lines = []
    var snapshot = shown.source.snapshot()
    snapshot.reloadItems([2])
    shown.source.apply(snapshot, animatingDifferences: false)
    shown.table.layoutIfNeeded()
    #expect(shown.notes.lines == ["2"])
  }

  @Test("diffable.reconfigure-cell") func reconfigureCell() {
    let shown = Shown()
    shown.apply([1, 2])
    let cell = shown.table.cellForRow(at: path(1))
    shown.notes.lines = []
    var snapshot = shown.source.snapshot()
    snapshot.reconfigureItems([2])
    shown.source.apply(snapshot, animatingDifferences: false)
    shown.table.layoutIfNeeded()
    #expect(shown.notes.lines == ["2"] && shown.table.cellForRow(at: path(1)) === cell)
  }

  @Test("diffable.using-reload") func usingReload() {
    let shown = Shown()
    shown.apply([1, 2])
    shown.notes.lines = []
    shown.source.applySnapshotUsingReloadData(shown.source.snapshot())
    shown.table.layoutIfNeeded()
    #expect(shown.notes.lines == ["1", "2"])
  }

  @Test("diffable.completion") func completion() {
    let shown = Shown()
    shown.apply([1])
    var snapshot = shown.source.snapshot()
    snapshot.appendItems([2])
    AnimationClock.manual { clock in
      shown.source.apply(snapshot, animatingDifferences: true) { shown.notes.add("done") }
      clock.advance(to: 3)
    }
    #expect(shown.notes.lines.last == "done" && shown.notes.lines.count { $0 == "done" } == 1)
  }

  @Test("diffable.append-last-section") func appendLastSection() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [] && snapshot.itemIdentifiers(inSection: "b") == [1])
  }

  @Test("diffable.items-by-section") func itemsBySection() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([3, 4], toSection: "b")
    snapshot.appendItems([9], toSection: "a")
    #expect(snapshot.itemIdentifiers == [9, 3, 4] && snapshot.indexOfItem(3) == 1)
  }

  @Test("diffable.insert-sides") func insertSides() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    snapshot.insertItems([8, 9], beforeItem: 2)
    snapshot.insertItems([5], afterItem: 2)
    #expect(snapshot.itemIdentifiers == [1, 8, 9, 2, 5])
  }

  @Test("diffable.section-takes-items") func sectionTakesItems() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers.isEmpty && snapshot.indexOfItem(1) == nil)
  }

  @Test("diffable.move-changes-section") func moveChangesSection() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
  }

  @Test("diffable.move-section") func moveSection() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1], toSection: "a")
    snapshot.moveSection("a", afterSection: "c")
    #expect(
      snapshot.sectionIdentifiers == ["b", "c", "a"] && snapshot.itemIdentifiers(inSection: "a") == [1])
  }

  @Test("diffable.section-of-index") func sectionOfIndex() {
    let shown = Shown()
    shown.apply([1])
    #expect(shown.source.sectionIdentifier(for: 0) == "a" && shown.source.index(for: "a") == 0)
    #expect(shown.source.sectionIdentifier(for: 4) == nil && shown.source.index(for: "z") == nil)
  }

  @Test("diffable.row-animation") func rowAnimation() {
    #expect(Shown().source.defaultRowAnimation == .automatic)
  }

  @Test("outline.children-hidden") func childrenHidden() {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1"], to: "a")
    #expect(outline.items == ["a", "a1", "b"] && outline.visibleItems == ["a", "b"])
  }

  @Test("outline.expand-shows") func expandShows() {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1"], to: "a")
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "b"] && outline.isVisible("a1"))
    outline.collapse(["a"])
    #expect(!outline.isVisible("a1") && outline.contains("a1"))
  }

  @Test("outline.levels") func levels() {
    var outline = Outline()
    outline.append(["a"])
    outline.append(["b"], to: "a")
    outline.append(["c"], to: "b")
    #expect(outline.level(of: "a") == 0 && outline.level(of: "c") == 2)
    #expect(outline.parent(of: "c") == "b" && outline.parent(of: "a") == nil)
  }

  @Test("outline.nested-expansion-kept") func nestedExpansionKept() {
    var outline = Outline()
    outline.append(["a"])
    outline.append(["b"], to: "a")
    outline.append(["c"], to: "b")
    outline.expand(["b"])
    #expect(outline.visibleItems == ["a"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "b", "c"])
  }

  @Test("outline.delete-takes-children") func deleteTakesChildren() {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1"], to: "a")
    outline.delete(["a"])
    #expect(outline.items == ["b"] && !outline.contains("a1"))
  }

  @Test("outline.part") func part() {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    #expect(outline.snapshot(of: "a").rootItems == ["a1", "a2"])
    #expect(outline.snapshot(of: "a", includingParent: true).rootItems == ["a"])
  }

  @Test("outline.insert-as-sibling") func insertAsSibling() {
    var outline = Outline()
    outline.append(["a"])
    outline.append(["a1"], to: "a")
    outline.insert(["a0"], before: "a1")
    #expect(outline.items == ["a", "a0", "a1"] && outline.parent(of: "a0") == "a")
  }

  @Test("diffable.reordering-asks") func reorderingHandlers() {
    let (log, notes) = (CollectionLog([]), Notes())
    let collection = log.collection()
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    source.reorderingHandlers.willReorder = { notes.add("will \($0.finalSnapshot.itemIdentifiers)") }
    source.reorderingHandlers.didReorder = { notes.add("did \($0.finalSnapshot.itemIdentifiers)") }
    #expect(!collection.beginInteractiveMovementForItem(at: path(1)))
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
    collection.endInteractiveMovement()
    #expect(notes.lines == ["will [2, 3, 1]", "did [2, 3, 1]"])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1])
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A table of numbers in the section “a”, with notes of the cells that are requested.
  @MainActor
  private final class Shown {
    let notes = Notes()
    let table: UITableView
    let source: UITableViewDiffableDataSource<String, Int>
    private let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init() {
      let table = UITableView(frame: screen.bounds, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let notes = notes
      source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
        notes.add("\(item)")
        return table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      self.table = table
      screen.addSubview(table)
    }

    func apply(_ items: [Int]) {
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
      screen.layoutIfNeeded()
    }
  }
}
