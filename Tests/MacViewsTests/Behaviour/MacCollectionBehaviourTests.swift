import Foundation
import MacViews
import Testing

/// Documented behaviour of collections: each test has the id of its row in docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacCollectionBehaviourTests {
  private static let box = NSUserInterfaceItemIdentifier("box")

  private final class Box: NSCollectionViewItem {
    var reuses = 0
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50)) }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// Sections of boxes; notes what the collection needs and reports.
  private final class Source: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegate {
    var heard: [String] = []
    var counts: [Int]
    /// Views do not keep the view that they lie in.
    var scroll: NSScrollView?
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: NSCollectionView) -> Int {
      heard.append("sections")
      return counts.count
    }
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
      heard.append("count")
      return counts[section]
    }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      heard.append("item \(indexPath.item)")
      return collectionView.makeItem(withIdentifier: MacCollectionBehaviourTests.box, for: indexPath)
    }
    func collectionView(
      _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) { heard.append("display \(indexPath.item)") }
    func collectionView(
      _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) { heard.append("end") }
    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
      heard.append("select \(indexPaths.count)")
    }
    func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {
      heard.append("deselect \(indexPaths.count)")
    }
  }

  /// A collection of four boxes a line, four lines of which are in sight.
  private func collection(_ source: Source) -> NSCollectionView {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let layout = NSCollectionViewFlowLayout()
    layout.itemSize = NSSize(width: 50, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view.collectionViewLayout = layout
    view.register(Box.self, forItemWithIdentifier: Self.box)
    view.isSelectable = true
    view.dataSource = source
    view.delegate = source
    scroll.documentView = view
    scroll.layoutSubtreeIfNeeded()
    source.scroll = scroll
    return view
  }

  private func layOut(_ view: NSCollectionView) { view.enclosingScrollView?.layoutSubtreeIfNeeded() }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  // MARK: Data

  @Test("collection.one-section") func oneSection() {
    final class Plain: NSObject, NSCollectionViewDataSource {
      func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem { NSCollectionViewItem() }
    }
    let (view, source) = (NSCollectionView(), Plain())
    view.dataSource = source
    #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 2)
  }

  @Test("collection.sections-before-items") func sectionsBeforeItems() {
    let source = Source([1])
    let view = collection(source)
    source.heard = []
    view.reloadData()
    layOut(view)
    #expect(source.heard.filter { !$0.hasPrefix("end") }.prefix(3) == ["sections", "count", "item 0"])
  }

  @Test("collection.display-after-item") func displayAfterItem() {
    let source = Source([1])
    let view = collection(source)
    #expect(source.heard.suffix(2) == ["item 0", "display 0"])
    #expect(view.item(at: path(0)) != nil)
  }

  @Test("collection.items-in-sight") func itemsInSight() {
    let view = collection(Source([400]))
    #expect(view.item(at: path(0)) != nil && view.item(at: path(390)) == nil)
    #expect(view.layoutAttributesForItem(at: path(390)) != nil)
  }

  @Test("collection.end-display") func endDisplay() {
    let source = Source([400])
    let view = collection(source)
    view.scrollToItems(at: [path(390)], scrollPosition: .top)
    layOut(view)
    #expect(source.heard.contains("end") && view.item(at: path(0)) == nil)
  }

  @Test("collection.reuse-prepares") func collectionReusePrepares() {
    let source = Source([400])
    let view = collection(source)
    let first = view.item(at: path(0)) as? Box
    #expect(first?.reuses == 0)
    view.scrollToItems(at: [path(200)], scrollPosition: .top)
    layOut(view)
    view.scrollToItems(at: [path(390)], scrollPosition: .top)
    layOut(view)
    #expect(view.visibleItems().contains { (($0 as? Box)?.reuses ?? 0) > 0 })
  }

  @Test("collection.path-of-item") func pathOfItem() throws {
    let view = collection(Source([4]))
    let item = try #require(view.item(at: path(2)))
    #expect(view.indexPath(for: item) == path(2) && item.collectionView === view)
    #expect(view.indexPath(for: NSCollectionViewItem()) == nil)
  }

  @Test("collection.path-at-point") func pathAtPoint() {
    let view = collection(Source([4]))
    #expect(view.indexPathForItem(at: NSPoint(x: 75, y: 25)) == path(1))
    #expect(view.indexPathForItem(at: NSPoint(x: 75, y: 125)) == nil)
  }

  // MARK: Selection

  @Test("collection.code-selects-quietly") func codeSelectsQuietly() {
    let source = Source([4])
    let view = collection(source)
    source.heard = []
    view.selectItems(at: [path(1)], scrollPosition: [])
    view.deselectItems(at: [path(1)])
    #expect(!source.heard.contains { $0.contains("select") })
  }

  @Test("collection.select-adds") func selectAdds() {
    let view = collection(Source([4]))
    view.allowsMultipleSelection = true
    view.selectItems(at: [path(1)], scrollPosition: [])
    view.selectItems(at: [path(2)], scrollPosition: [])
    #expect(view.selectionIndexPaths == [path(1), path(2)])
  }

  @Test("collection.selection-reaches-items") func selectionReachesItems() {
    let view = collection(Source([4]))
    view.selectionIndexPaths = [path(1)]
    #expect(view.item(at: path(1))?.isSelected == true && view.item(at: path(0))?.isSelected == false)
  }

  @Test("collection.select-all") func selectAll() {
    let source = Source([4])
    let view = collection(source)
    view.allowsMultipleSelection = true
    view.selectItems(at: [path(0)], scrollPosition: [])
    source.heard = []
    view.selectAll(nil)
    #expect(view.selectionIndexPaths.count == 4 && source.heard == ["select 3"])
  }

  @Test("collection.select-all-single") func selectAllSingle() {
    let view = collection(Source([4]))
    view.selectAll(nil)
    #expect(view.selectionIndexPaths.isEmpty)
  }

  @Test("collection.deselect-all") func deselectAll() {
    let source = Source([4])
    let view = collection(source)
    view.selectionIndexPaths = [path(1)]
    source.heard = []
    view.deselectAll(nil)
    #expect(view.selectionIndexPaths.isEmpty && source.heard == ["deselect 1"])
  }

  @Test("collection.unselectable-clears") func unselectableClears() {
    let source = Source([4])
    let view = collection(source)
    view.selectionIndexPaths = [path(1)]
    view.isSelectable = false
    #expect(view.selectionIndexPaths.isEmpty)
  }

  @Test("collection.single-keeps-lowest") func singleKeepsLowest() {
    let source = Source([3, 3])
    let view = collection(source)
    view.allowsMultipleSelection = true
    view.selectionIndexPaths = [path(0, 1), path(2), path(1)]
    view.allowsMultipleSelection = false
    #expect(view.selectionIndexPaths == [path(1)])
  }

  // MARK: Updates

  @Test("collection.batch-deletes-first") func batchDeletesFirst() {
    let source = Source([3])
    let view = collection(source)
    let items = (0..<3).map { view.item(at: path($0)) }
    source.heard = []
    view.performBatchUpdates {
      source.counts = [3]
      view.insertItems(at: [path(0)])
      view.deleteItems(at: [path(0)])
    }
    layOut(view)
    #expect(view.item(at: path(1)) === items[1] && view.item(at: path(2)) === items[2])
    // The object of the deleted item may be used again.
    #expect(source.heard.contains("item 0") && view.item(at: path(0)) != nil)
  }

  @Test("collection.batch-completion") func batchCompletion() {
    let source = Source([3])
    let view = collection(source)
    var finished: [Bool] = []
    view.performBatchUpdates({}, completionHandler: { finished.append($0) })
    #expect(finished == [true])
  }

  @Test("collection.insert-shifts-selection") func collectionInsertShifts() {
    let source = Source([3])
    let view = collection(source)
    view.selectionIndexPaths = [path(1)]
    source.counts = [4]
    view.insertItems(at: [path(0)])
    layOut(view)
    #expect(view.selectionIndexPaths == [path(2)])
  }

  @Test("collection.move-keeps-item") func collectionMoveKeeps() {
    let source = Source([3])
    let view = collection(source)
    let first = view.item(at: path(0))
    view.moveItem(at: path(0), to: path(2))
    layOut(view)
    #expect(first != nil && view.item(at: path(2)) === first)
  }

  @Test("collection.reload-items") func reloadItems() {
    let source = Source([3])
    let view = collection(source)
    source.heard = []
    view.reloadItems(at: [path(1)])
    layOut(view)
    #expect(source.heard.filter { $0.hasPrefix("item") } == ["item 1"])
  }

  @Test("collection.scroll-to-top") func scrollToTop() {
    let source = Source([400])
    let view = collection(source)
    view.scrollToItems(at: [path(40)], scrollPosition: .top)
    #expect(view.visibleRect.minY == 500)
  }

  @Test("collection.scroll-to-bottom") func scrollToBottom() {
    let source = Source([400])
    let view = collection(source)
    view.scrollToItems(at: [path(40)], scrollPosition: .bottom)
    #expect(view.visibleRect.maxY == 550)
  }
}
