import Foundation
import MacViews
import Testing

/// Apple, `NSCollectionViewLayout.prepare(forCollectionViewUpdates:)` and its neighbours: a batch in one call, deletions in old
/// numbers and insertions in new ones.
@MainActor
struct CollectionUpdateTests {
  private final class Source: NSCollectionViewDataSource {
    static let item = NSUserInterfaceItemIdentifier("item")
    var titles: [String]
    init(_ titles: [String]) { self.titles = titles }

    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
      titles.count
    }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      let item = collectionView.makeItem(withIdentifier: Self.item, for: indexPath)
      item.representedObject = titles[indexPath.item]
      return item
    }
  }

  private final class Item: NSCollectionViewItem {
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 40, height: 30)) }
  }

  private final class Listening: NSCollectionViewFlowLayout {
    var heard: [String] = []
    override func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {
      heard += updateItems.map {
        "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
      }
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> NSCollectionViewLayoutAttributes?
    {
      heard.append("appears \(itemIndexPath.item)")
      return nil
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> NSCollectionViewLayoutAttributes?
    {
      heard.append("disappears \(itemIndexPath.item)")
      return nil
    }
    override func finalizeCollectionViewUpdates() { heard.append("final") }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aBatchIsAnnouncedAndLeavesTheOthersAlone() throws {
    let (source, layout) = (Source(["a", "b", "c"]), Listening())
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let view = NSCollectionView(frame: scroll.bounds)
    view.isSelectable = true
    view.collectionViewLayout = layout
    view.register(Item.self, forItemWithIdentifier: Source.item)
    view.dataSource = source
    scroll.documentView = view
    scroll.layoutSubtreeIfNeeded()
    view.selectionIndexPaths = [path(2)]
    let kept = try #require(view.item(at: 2))
    var isDone = false
    view.performBatchUpdates {
      source.titles = ["new", "b", "c"]
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(0)])
    } completionHandler: {
      isDone = $0
    }
    scroll.layoutSubtreeIfNeeded()
    #expect(isDone)
    #expect(layout.heard == ["delete 0 -1", "insert -1 0", "disappears 0", "appears 0", "final"])
    #expect(view.item(at: 2) === kept && view.selectionIndexPaths == [path(2)])
    #expect(view.item(at: 0)?.representedObject as? String == "new")
    source.titles.removeFirst()
    view.deleteItems(at: [path(0)])
    scroll.layoutSubtreeIfNeeded()
    #expect(view.item(at: 1) === kept && view.selectionIndexPaths == [path(1)])
  }

  @Test func flowLayoutsHaveTheirContexts() {
    let layout = NSCollectionViewFlowLayout()
    let context = layout.invalidationContext(forBoundsChange: .zero)
    #expect(context is NSCollectionViewFlowLayoutInvalidationContext)
  }
}
