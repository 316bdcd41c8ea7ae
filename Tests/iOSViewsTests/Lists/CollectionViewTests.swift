import Foundation
import Testing
import iOSViews

@MainActor
struct CollectionViewTests {
  private final class BoxCell: UICollectionViewCell {
    let box = FixedView(40, 30)

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(box)
      box.fillSuperview(5)
    }

    required init?(coder: NSCoder) { fatalError("not used") }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    let count: Int
    var made = 0
    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      made += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    }
  }

  private func collection(_ items: Items, _ setUp: (UICollectionViewFlowLayout) -> Void) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    setUp(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  /// Items of 100 in 320: three to a line with gaps of 10; lines 10 apart (Apple's defaults).
  @Test func itemsFlowInLines() {
    let items = Items(1_000)
    let view = collection(items) { $0.itemSize = CGSize(width: 100, height: 60) }
    #expect(view.visibleCells.prefix(4).map(\.frame.minX) == [0, 110, 220, 0])
    #expect(view.visibleCells[3].frame.minY == 70)
    #expect(view.contentSize == CGSize(width: 320, height: 334 * 60 + 333 * 10))
    #expect(items.made == 9)
    view.contentOffset.y = 10_000
    view.layoutIfNeeded()
    #expect(items.made <= 9 + 12)
  }

  /// Headers stay in view as long as their section is. (Apple, `sectionHeadersPinToVisibleBounds`.) Content insets narrow
  /// the lines.
  @Test func headersPinAndInsetsNarrow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let items = CountedItems(30)
    let view = UICollectionView.showing(
      items, layout, width: 320, height: 200, kinds: [UICollectionView.elementKindSectionHeader])
    view.contentOffset.y = 150
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 150, width: 320, height: 20))
    view.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 220)
  }

  /// An estimate measures the cells: 40 × 30 and insets of 5.
  @Test func cellsSizeThemselves() {
    let view = collection(Items(5)) { $0.estimatedItemSize = CGSize(width: 100, height: 100) }
    #expect(view.visibleCells.count == 5)
    #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 50, height: 40) })
    #expect((view.visibleCells[0] as? BoxCell)?.box.frame == CGRect(x: 5, y: 5, width: 40, height: 30))
  }
}
