import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

#if os(Linux) || os(macOS)
  /// Calls of lists that end the program, by the id of their row in docs/behaviour-ios.tsv.
  enum ListMisuseBehaviourUses {
    static let rows: [RaisingUse] = [
      RaisingUse("raises.collection-item-count") {
        CollectionLog([2]).collection().insertItems(at: [IndexPath(item: 0, section: 0)])
      },
      RaisingUse("raises.collection-delete-beyond") {
        let log = CollectionLog([2])
        let collection = log.collection()
        log.sections = [1]
        collection.deleteItems(at: [IndexPath(item: 7, section: 0)])
      },
      RaisingUse("raises.collection-delete-and-reload") {
        let log = CollectionLog([2])
        let collection = log.collection()
        collection.performBatchUpdates {
          log.sections = [1]
          collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
          collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
        }
      },
      RaisingUse("raises.collection-scroll-beyond") {
        CollectionLog([2]).collection().scrollToItem(
          at: IndexPath(item: 9, section: 0), at: .top, animated: false)
      },
      RaisingUse("raises.collection-part-unregistered") {
        _ = CollectionLog([2]).collection().dequeueReusableSupplementaryView(
          ofKind: "other", withReuseIdentifier: "part", for: IndexPath(item: 0, section: 0))
      },
      RaisingUse("raises.collection-cell-made") {
        let source = MadeCells()
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: CollectionLog.column())
        collection.dataSource = source
        withExtendedLifetime(source) { collection.layoutIfNeeded() }
      },
      RaisingUse("raises.collection-invented-item") {
        let layout = NotedLayout()
        layout.inventsItem = true
        _ = CollectionLog([2]).collection(layout)
      },
      RaisingUse("raises.collection-registration-in-provider") {
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: CollectionLog.column())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        collection.layoutIfNeeded()
      },
      RaisingUse("raises.collection-sections") {
        CollectionLog([2]).collection().insertSections([0])
      },
      RaisingUse("raises.table-insert-beyond") {
        let log = TableLog([2])
        let table = log.table()
        log.sections = [3]
        table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      },
      RaisingUse("raises.table-insert-section-beyond") {
        let log = TableLog([2])
        let table = log.table()
        log.sections = [2, 2]
        table.insertSections([5], with: .none)
      },
      RaisingUse("raises.table-delete-section-beyond") {
        let log = TableLog([2, 2])
        let table = log.table()
        log.sections = [2]
        table.deleteSections([5], with: .none)
      },
      RaisingUse("raises.table-move-beyond") {
        TableLog([2]).table().moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 8, section: 0))
      },
      RaisingUse("raises.table-reload-beyond") {
        TableLog([2]).table().reloadRows(at: [IndexPath(row: 4, section: 0)], with: .none)
      },
      RaisingUse("raises.table-controller-rows") {
        let controller = CountingController(style: .plain)
        _ = window(showing: controller)
      },
      RaisingUse("raises.diffable-reload-unknown") {
        var snapshot = letters()
        snapshot.reloadItems([9])
      },
      RaisingUse("raises.diffable-reconfigure-unknown") {
        var snapshot = letters()
        snapshot.reconfigureItems([9])
      },
      RaisingUse("raises.diffable-items-of-unknown") {
        _ = letters().itemIdentifiers(inSection: "z")
      },
      RaisingUse("raises.diffable-move-unknown") {
        var snapshot = letters()
        snapshot.moveItem(9, beforeItem: 1)
      },
      RaisingUse("raises.diffable-section-beside-unknown") {
        var snapshot = letters()
        snapshot.insertSections(["c"], beforeSection: "z")
      },
      RaisingUse("raises.diffable-item-in-two-sections") {
        var snapshot = letters()
        snapshot.appendSections(["b"])
        snapshot.appendItems([1], toSection: "b")
      },
      RaisingUse("raises.diffable-reload-section-unknown") {
        var snapshot = letters()
        snapshot.reloadSections(["z"])
      },
      RaisingUse("raises.outline-twice") {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1])
        outline.append([1])
      },
      RaisingUse("raises.outline-unknown-parent") {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1], to: 5)
      },
    ]

    /// The items 1 and 2 in the section “a”.
    private static func letters() -> NSDiffableDataSourceSnapshot<String, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2])
      return snapshot
    }
  }

  /// Makes its cells without the collection.
  private final class MadeCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
  }

  /// Has rows, and no cells for them.
  private final class CountingController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  }

  /// The rows of docs/behaviour-ios.tsv on lists whose kind is “raises”.
  @MainActor
  struct ListMisuseBehaviourTests {
    @Test(arguments: ListMisuseBehaviourUses.rows.map(\.id)) func raises(_ id: String) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [id] in
        await MainActor.run { ListMisuseBehaviourUses.rows.first { $0.id == id }?.use() }
      }
      RaisingUse.expectMessage(in: result)
    }
  }
#endif
