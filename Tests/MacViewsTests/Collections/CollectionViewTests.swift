import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
private final class ItemSource: NSCollectionViewDataSource {
  static let item = NSUserInterfaceItemIdentifier("item")
  var counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: NSCollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath)
    -> NSCollectionViewItem
  {
    collectionView.makeItem(withIdentifier: Self.item, for: indexPath)
  }
}

private final class PlainItem: NSCollectionViewItem {
  override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 40, height: 30)) }
}

@MainActor
struct CollectionViewTests {
  private func make(
    _ source: ItemSource, _ layout: NSCollectionViewLayout, _ size: NSSize = NSSize(width: 200, height: 100)
  ) -> (NSScrollView, NSCollectionView) {
    let scroll = NSScrollView(frame: NSRect(origin: .zero, size: size))
    let view = NSCollectionView(frame: NSRect(origin: .zero, size: size))
    view.collectionViewLayout = layout
    view.register(PlainItem.self, forItemWithIdentifier: ItemSource.item)
    view.dataSource = source
    scroll.documentView = view
    scroll.layoutSubtreeIfNeeded()
    return (scroll, view)
  }

  /// Apple, `NSCollectionViewFlowLayout`: items of 50 with gaps of 10; full lines are justified.
  @Test func itemsFlowInLines() {
    let source = ItemSource([5])
    let (scroll, view) = make(source, NSCollectionViewFlowLayout())
    #expect(view.frameForItem(at: 0) == NSRect(x: 0, y: 0, width: 50, height: 50))
    #expect(view.frameForItem(at: 2) == NSRect(x: 150, y: 0, width: 50, height: 50))
    #expect(view.frameForItem(at: 4) == NSRect(x: 60, y: 60, width: 50, height: 50))
    #expect(view.frame.size == NSSize(width: 200, height: 110))
    let before = (0..<5).map { view.frameForItem(at: $0) }
    scroll.setFrameSize(NSSize(width: 110, height: 100))
    scroll.layoutSubtreeIfNeeded()
    #expect(view.frameForItem(at: 4) == NSRect(x: 0, y: 120, width: 50, height: 50))
    scroll.setFrameSize(NSSize(width: 200, height: 100))
    scroll.layoutSubtreeIfNeeded()
    #expect((0..<5).map { view.frameForItem(at: $0) } == before)
    #expect(view.item(at: 4)?.view.frame == before[4])
  }

  /// Sections follow each other with insets and headers.
  @Test func sectionsHaveHeadersAndInsets() {
    let layout = NSCollectionViewFlowLayout()
    layout.headerReferenceSize = NSSize(width: 0, height: 20)
    layout.sectionInset = NSEdgeInsets(top: 5, left: 7, bottom: 5, right: 7)
    let source = ItemSource([1, 1])
    let (_, view) = make(source, layout)
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin == NSPoint(x: 7, y: 25))
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.origin == NSPoint(x: 7, y: 105))
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: NSCollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == NSRect(x: 0, y: 80, width: 200, height: 20))
  }

  /// Apple, `NSCollectionViewGridLayout`: columns share the width up to the greatest size.
  @Test func itemsStandInAGrid() {
    let layout = NSCollectionViewGridLayout()
    layout.minimumItemSize = NSSize(width: 60, height: 30)
    layout.maximumItemSize = NSSize(width: 90, height: 30)
    let (_, view) = make(ItemSource([4]), layout)
    #expect(view.frameForItem(at: 0) == NSRect(x: 0, y: 0, width: 66, height: 30))
    #expect(view.frameForItem(at: 3) == NSRect(x: 0, y: 30, width: 66, height: 30))
    layout.maximumNumberOfColumns = 2
    #expect(view.frameForItem(at: 2) == NSRect(x: 0, y: 30, width: 90, height: 30))
  }

  /// Only what is seen has views, and the others' are used again.
  @Test func onlyItemsInSightHaveViews() {
    let source = ItemSource([1000])
    let (scroll, view) = make(source, NSCollectionViewFlowLayout())
    #expect(view.visibleItems().count == 6)
    view.scroll(NSPoint(x: 0, y: 6000))
    scroll.layoutSubtreeIfNeeded()
    #expect(view.item(at: 0) == nil)
    #expect(view.item(at: 300) != nil)
    #expect(view.visibleItems().count <= 9)
  }

  /// Apple, `selectionIndexPaths`.
  @Test func itemsAreSelected() {
    let source = ItemSource([3])
    let (_, view) = make(source, NSCollectionViewFlowLayout())
    view.isSelectable = true
    view.selectionIndexes = [1]
    #expect(view.item(at: 1)?.isSelected == true)
    source.counts = [1]
    view.reloadData()
    #expect(view.selectionIndexPaths.isEmpty)
  }

  /// AppKit prepares a layout in the next pass, so that layouts which prepare once see what is set after the document view.
  @Test func nothingIsPreparedBeforeThePass() {
    final class Counted: NSCollectionViewFlowLayout {
      var preparations = 0
      override func prepare() {
        preparations += 1
        super.prepare()
      }
    }
    let (layout, source) = (Counted(), ItemSource([3]))
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let view = NSCollectionView(frame: scroll.bounds)
    view.collectionViewLayout = layout
    scroll.documentView = view
    view.register(PlainItem.self, forItemWithIdentifier: ItemSource.item)
    view.dataSource = source
    #expect(layout.preparations == 0)
    scroll.layoutSubtreeIfNeeded()
    #expect(layout.preparations >= 1 && view.visibleItems().count == 3)
  }
}
