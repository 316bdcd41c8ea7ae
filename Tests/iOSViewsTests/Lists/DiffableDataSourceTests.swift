import Foundation
import Testing
import iOSViews

@testable import iOSLists

/// Snapshots and what lists make of them. Rules are those of Apple's pages of the types.
@MainActor
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  // MARK: Snapshots

  @Test func snapshotsKeepOrder() {
    var shown = snapshot(("a", [1, 2, 3]), ("b", [4]))
    shown.insertItems([10, 11], beforeItem: 2)
    shown.insertItems([12], afterItem: 3)
    shown.moveItem(4, afterItem: 1)
    shown.moveItem(1, beforeItem: 12)
    shown.deleteItems([11])
    #expect(shown.itemIdentifiers(inSection: "a") == [4, 10, 2, 3, 1, 12])
    #expect(shown.itemIdentifiers(inSection: "b") == [])
    #expect(shown.sectionIdentifier(containingItem: 4) == "a")
    #expect(shown.indexOfItem(3) == 3)
    #expect(shown.numberOfItems == 6)
    shown.insertSections(["c"], beforeSection: "b")
    shown.moveSection("a", afterSection: "b")
    #expect(shown.sectionIdentifiers == ["c", "b", "a"])
    shown.deleteSections(["a"])
    #expect(shown.numberOfItems == 0)
    #expect(shown.indexOfSection("b") == 1)
  }

  /// Items go to the last section unless one is named. (Apple, `appendItems(_:toSection:)`.)
  @Test func itemsGoToTheLastSection() {
    var shown = snapshot(("a", [1]), ("b", [2]))
    shown.appendItems([3])
    shown.appendItems([4], toSection: "a")
    #expect(shown.itemIdentifiers == [1, 4, 2, 3])
  }

  @Test func outlinesHideWhatIsCollapsed() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["russet"], to: "apple")
    #expect(outline.visibleItems == ["fruit", "nuts"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "nuts"])
    #expect(outline.items == ["fruit", "apple", "russet", "pear", "nuts"])
    #expect(outline.level(of: "russet") == 2)
    #expect(outline.isVisible("pear") && !outline.isVisible("russet"))
    #expect(outline.parent(of: "apple") == "fruit")
    let part = outline.snapshot(of: "fruit", includingParent: true)
    #expect(part.visibleItems == ["fruit", "apple", "pear"])
    outline.delete(["apple"])
    #expect(outline.items == ["fruit", "pear", "nuts"])
  }

  // MARK: Collections

  private final class Shown {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    var provided: [Int] = []

    @MainActor
    init() {
      let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      var note: (Int) -> Void = { _ in }
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        cell.tag = item
        note(item)
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      note = { [unowned self] in provided.append($0) }
    }

    @MainActor var tags: [Int] { view.visibleCells.map(\.tag) }
  }

  @Test func whatStaysKeepsItsCell() {
    let shown = Shown()
    shown.source.apply(snapshot(("a", [1, 2, 3])), animatingDifferences: false)
    shown.view.layoutIfNeeded()
    #expect(shown.tags == [1, 2, 3])
    let third = shown.view.cellForItem(at: IndexPath(item: 2, section: 0))
    shown.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    shown.provided = []
    shown.source.apply(snapshot(("a", [3, 1, 4])))
    #expect(shown.tags == [3, 1, 4])
    #expect(shown.provided == [4])
    #expect(shown.view.cellForItem(at: IndexPath(item: 0, section: 0)) === third)
    #expect(third?.frame.minY == 0)
    #expect(shown.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(third?.isSelected == true)
  }

  /// Reloading makes the cell again; configuring again keeps it. (Apple, `reconfigureItems(_:)`.)
  @Test func reconfiguringKeepsTheCell() {
    let shown = Shown()
    shown.source.apply(snapshot(("a", [1, 2])))
    shown.view.layoutIfNeeded()
    let first = shown.view.cellForItem(at: IndexPath(item: 0, section: 0))
    shown.provided = []
    var next = shown.source.snapshot()
    next.reconfigureItems([1])
    shown.source.apply(next)
    #expect(shown.provided == [1])
    #expect(shown.view.cellForItem(at: IndexPath(item: 0, section: 0)) === first)
    next = shown.source.snapshot()
    #expect(next.reconfiguredItemIdentifiers == [])
    next.reloadItems([2])
    shown.source.apply(next)
    #expect(shown.provided == [1, 2])
  }

  @Test func sectionsMoveWithTheirItems() {
    let shown = Shown()
    shown.source.apply(snapshot(("a", [1, 2]), ("b", [3])))
    shown.view.layoutIfNeeded()
    shown.provided = []
    shown.source.apply(snapshot(("b", [3]), ("c", [5]), ("a", [1, 2])))
    #expect(shown.tags == [3, 5, 1, 2])
    #expect(shown.provided == [5])
    #expect(shown.source.itemIdentifier(for: IndexPath(item: 1, section: 2)) == 2)
    #expect(shown.source.indexPath(for: 5) == IndexPath(item: 0, section: 1))
    #expect(shown.source.sectionIdentifier(for: 1) == "c")
    #expect(shown.source.index(for: "a") == 2)
  }

  @Test func outlinesShowInSections() {
    let shown = Shown()
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([3], to: 1)
    shown.source.apply(outline, to: "a")
    shown.view.layoutIfNeeded()
    #expect(shown.tags == [1, 2])
    outline.expand([1])
    shown.source.apply(outline, to: "a")
    #expect(shown.tags == [1, 3, 2])
    #expect(shown.source.snapshot(for: "a").isExpanded(1))
  }

  /// Rows of outlines stand in by their level and know whether they are expanded. (Apple, "Implementing Modern Collection
  /// Views", outline.)
  @Test func outlinesIndentTheirRows() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1])
    outline.append([2], to: 1)
    outline.expand([1])
    source.apply(outline, to: "a")
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    #expect(cells.map(\.indentationLevel) == [0, 1])
    #expect(cells.map(\.configurationState.isExpanded) == [true, false])
    #expect(cells.map(\.contentView.frame.minX) == [0, 10])
    let arrows = cells.map { $0.subviews.compactMap { ($0 as? AccessoryGlyph)?.kind } }
    #expect(arrows == [[.outlineOpen], [.outlineClosed]])
  }

  // MARK: Tables

  @Test func tablesKeepRowsToo() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var provided: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      provided.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    source.apply(snapshot(("a", [1, 2])))
    table.layoutIfNeeded()
    provided = []
    source.apply(snapshot(("a", [2, 3])))
    #expect(table.visibleCells.map(\.tag) == [2, 3])
    #expect(provided == [3])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44])
  }
}
