import Foundation
import MacViews
import Testing

/// Expected rows and items are what the snapshots say, counted by hand; that views and selection stay with what two snapshots
/// have in common is Apple's promise ("Updating collection views using diffable data sources").
@MainActor
struct MacDiffableTests {
  private typealias TableSource = NSTableViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func table() -> (scroll: NSScrollView, table: NSTableView) {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 300, height: 400))
    let table = NSTableView(frame: .zero)
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
    table.headerView = nil
    scroll.documentView = table
    return (scroll, table)
  }

  private func source(_ table: NSTableView) -> TableSource {
    TableSource(tableView: table) { _, _, _, item in NSTextField(labelWithString: "\(item)") }
  }

  private func texts(_ table: NSTableView) -> [String] {
    (0..<table.numberOfRows).compactMap {
      (table.view(atColumn: 0, row: $0, makeIfNecessary: true) as? NSTextField)?.stringValue
    }
  }

  // MARK: Tables

  @Test func rowsShowTheItems() {
    let (scroll, table) = table()
    let source = source(table)
    source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
    scroll.layoutSubtreeIfNeeded()
    #expect(texts(table) == ["1", "2", "3"])
    #expect(source.itemIdentifier(forRow: 2) == 3)
    #expect(source.row(forItemIdentifier: 2) == 1)
    #expect(source.itemIdentifier(forRow: 3) == nil)
  }

  @Test func viewsAndSelectionStayWithTheirItems() {
    let (scroll, table) = table()
    let source = source(table)
    source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    scroll.layoutSubtreeIfNeeded()
    let second = table.view(atColumn: 0, row: 1, makeIfNecessary: false)
    table.selectRowIndexes([1], byExtendingSelection: false)
    var isDone = false
    source.apply(snapshot([("a", [9, 3, 2])]), animatingDifferences: true) { isDone = true }
    scroll.layoutSubtreeIfNeeded()
    #expect(texts(table) == ["9", "3", "2"])
    #expect(table.view(atColumn: 0, row: 2, makeIfNecessary: false) === second)
    #expect(second != nil)
    #expect(table.selectedRowIndexes == [2])
    #expect(isDone)
  }

  @Test func reloadedItemsGetOtherViews() {
    let (scroll, table) = table()
    let source = source(table)
    source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
    scroll.layoutSubtreeIfNeeded()
    let first = table.view(atColumn: 0, row: 0, makeIfNecessary: false)
    var next = source.snapshot()
    next.reloadItems([1])
    source.apply(next, animatingDifferences: false)
    scroll.layoutSubtreeIfNeeded()
    #expect(first != nil && table.view(atColumn: 0, row: 0, makeIfNecessary: false) !== first)
  }

  /// Apple, `sectionHeaderViewProvider`: each section begins with a group row.
  @Test func sectionsBeginWithHeaders() {
    let (scroll, table) = table()
    let source = source(table)
    source.sectionHeaderViewProvider = { _, _, name in NSTextField(labelWithString: "Section \(name)") }
    source.apply(snapshot([("a", [1]), ("b", [2, 3])]), animatingDifferences: false)
    scroll.layoutSubtreeIfNeeded()
    #expect(texts(table) == ["Section a", "1", "Section b", "2", "3"])
    #expect(source.row(forSectionIdentifier: "b") == 2)
    #expect(source.sectionIdentifier(forRow: 2) == "b")
    #expect(source.sectionIdentifier(forRow: 3) == nil)
    #expect(table.rowView(atRow: 2, makeIfNecessary: true)?.isGroupRowStyle == true)
  }

  // MARK: Collections

  private final class Box: NSCollectionViewItem {
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50)) }
  }

  @Test func itemsStayWithTheirViews() {
    let identifier = NSUserInterfaceItemIdentifier("box")
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    view.collectionViewLayout = NSCollectionViewFlowLayout()
    view.register(Box.self, forItemWithIdentifier: identifier)
    view.isSelectable = true
    let source = NSCollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, number in
      let item = view.makeItem(withIdentifier: identifier, for: path)
      item.title = "\(number)"
      return item
    }
    source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    view.layoutSubtreeIfNeeded()
    #expect(view.visibleItems().compactMap(\.title).sorted() == ["1", "2", "3"])
    let second = view.item(at: 1)
    view.selectionIndexPaths = [IndexPath(item: 1, section: 0)]
    source.apply(snapshot([("a", [2]), ("b", [4])]), animatingDifferences: true)
    view.layoutSubtreeIfNeeded()
    #expect(view.item(at: 0) === second)
    #expect(second?.view.frame.origin == .zero)
    #expect(view.selectionIndexPaths == [IndexPath(item: 0, section: 0)])
    #expect(view.numberOfSections == 2)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 4)
    #expect(source.indexPath(for: 2) == IndexPath(item: 0, section: 0))
  }
}
