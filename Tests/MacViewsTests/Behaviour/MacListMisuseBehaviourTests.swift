import Foundation
import MacViews
import Testing

#if os(Linux) || os(macOS)
  /// Calls of lists and controls that end the program, by the id of their row in docs/behaviour-mac.tsv.
  enum MacListMisuseBehaviourUses {
    /// Rows, children or items, whose numbers it states.
    private final class Source: NSObject, NSTableViewDataSource, NSOutlineViewDataSource,
      NSCollectionViewDataSource
    {
      let counts: [Int]
      init(_ counts: [Int]) { self.counts = counts }
      func numberOfRows(in tableView: NSTableView) -> Int { counts[0] }
      func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
        item == nil ? counts[0] : 0
      }
      func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
        "\(index)"
      }
      func numberOfSections(in collectionView: NSCollectionView) -> Int { counts.count }
      func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
      }
      func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem { NSCollectionViewItem() }
    }

    @MainActor
    private static func withTable(_ use: (NSTableView) -> Void) {
      let (table, source) = (NSTableView(), Source([2]))
      table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("a")))
      table.dataSource = source
      use(table)
      withExtendedLifetime(source) {}
    }

    @MainActor
    private static func withOutline(_ use: (NSOutlineView) -> Void) {
      let (outline, source) = (NSOutlineView(), Source([2]))
      outline.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("a")))
      outline.dataSource = source
      _ = outline.numberOfRows
      use(outline)
      withExtendedLifetime(source) {}
    }

    @MainActor
    private static func withCollection(_ counts: [Int], _ use: (NSCollectionView) -> Void) {
      let (view, source) = (NSCollectionView(), Source(counts))
      view.collectionViewLayout = NSCollectionViewFlowLayout()
      view.isSelectable = true
      view.dataSource = source
      use(view)
      withExtendedLifetime(source) {}
    }

    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @MainActor
    private static func segments() -> NSSegmentedControl {
      NSSegmentedControl(labels: ["a", "b"], trackingMode: .selectOne, target: nil, action: nil)
    }

    static let rows: [RaisingUse] = [
      RaisingUse("raises.table-view-row") {
        withTable { _ = $0.view(atColumn: 0, row: 7, makeIfNecessary: true) }
      },
      RaisingUse("raises.table-row-view") {
        withTable { _ = $0.rowView(atRow: 7, makeIfNecessary: false) }
      },
      RaisingUse("raises.table-move-column") {
        withTable { $0.moveColumn(0, toColumn: 4) }
      },
      RaisingUse("raises.table-row-actions") {
        withTable { $0.rowActionsVisible = true }
      },
      RaisingUse("raises.table-remove-rows") {
        withTable { $0.removeRows(at: [5]) }
      },
      RaisingUse("raises.outline-insert-index") {
        withOutline { $0.insertItems(at: [9], inParent: nil) }
      },
      RaisingUse("raises.outline-remove-index") {
        withOutline { $0.removeItems(at: [9], inParent: nil) }
      },
      RaisingUse("raises.outline-move-index") {
        withOutline { $0.moveItem(at: 9, inParent: nil, to: 0, inParent: nil) }
      },
      RaisingUse("raises.collection-scroll-positions") {
        withCollection([2]) {
          $0.scrollToItems(at: [IndexPath(item: 0, section: 0)], scrollPosition: [.top, .bottom])
        }
      },
      RaisingUse("raises.collection-unregistered") {
        withCollection([2]) {
          _ = $0.makeItem(
            withIdentifier: NSUserInterfaceItemIdentifier("none"), for: IndexPath(item: 0, section: 0))
        }
      },
      RaisingUse("raises.snapshot-duplicate") {
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 1])
      },
      RaisingUse("raises.snapshot-no-section") {
        var snapshot = Snapshot()
        snapshot.appendItems([1])
      },
      RaisingUse("raises.snapshot-missing-section") {
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1], toSection: "b")
      },
      RaisingUse("raises.snapshot-reload-missing") {
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.reloadItems([1])
      },
      RaisingUse("raises.segment-index") {
        segments().setSelected(true, forSegment: 5)
      },
      RaisingUse("raises.slider-tick-index") {
        let slider = NSSlider(value: 0, minValue: 0, maxValue: 1, target: nil, action: nil)
        slider.numberOfTickMarks = 2
        _ = slider.rectOfTickMark(at: 5)
      },
      RaisingUse("raises.combo-value-index") {
        _ = NSComboBox().itemObjectValue(at: 0)
      },
      RaisingUse("raises.combo-remove-index") {
        NSComboBox().removeItem(at: 0)
      },
      RaisingUse("raises.popup-remove-missing") {
        NSPopUpButton().removeItem(withTitle: "none")
      },
      RaisingUse("raises.text-replace-range") {
        NSTextView().replaceCharacters(in: NSRange(location: 5, length: 2), with: "a")
      },
    ]
  }

  /// The rows of docs/behaviour-mac.tsv whose kind is “raises”, of lists and controls.
  @MainActor
  struct MacListMisuseBehaviourTests {
    @Test(arguments: MacListMisuseBehaviourUses.rows.map(\.id)) func raises(_ id: String) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [id] in
        await MainActor.run { MacListMisuseBehaviourUses.rows.first { $0.id == id }?.use() }
      }
      RaisingUse.expectMessage(in: result)
    }
  }
#endif
