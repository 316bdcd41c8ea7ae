import Foundation
import Testing
import iOSViews

@MainActor
private final class FlippingFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count = 3
  var target: CGPoint?
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint { target ?? proposed }
}

/// Layouts that are mirrored from right to left. Expected: Apple,
/// `UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection`; worked out by mirroring in a width of 320.
@MainActor
struct MirroredLayoutTests {
  private let items = Items()

  private func collection(_ layout: UICollectionViewFlowLayout, isRightToLeft: Bool = true)
    -> UICollectionView
  {
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    return view
  }

  /// Four columns of 50 points in 320, 40 points apart.
  @Test func linesBeginAtTheRight() throws {
    items.count = 2
    let layouts = [FlippingFlow(), FlippingFlow()]
    let plain = collection(layouts[0], isRightToLeft: false)
    let mirrored = collection(layouts[1])
    for layout in layouts { layout.minimumInteritemSpacing = 30 }
    for view in [plain, mirrored] { view.layoutIfNeeded() }
    for item in 0..<2 {
      let path = IndexPath(item: item, section: 0)
      let left = try #require(plain.cellForItem(at: path)?.frame)
      let right = try #require(mirrored.cellForItem(at: path)?.frame)
      #expect(right.minX == 320 - left.maxX)
      #expect(mirrored.layoutAttributesForItem(at: path)?.frame == right)
      #expect(mirrored.indexPathForItem(at: CGPoint(x: right.midX, y: right.midY)) == path)
    }
    #expect(mirrored.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 270)
  }

  /// Ten items of 50 with gaps of 10 are 590 wide: the first one lies at the right end, which is in view.
  @Test func contentThatScrollsSidewaysBeginsAtTheRight() {
    items.count = 10
    let layout = FlippingFlow()
    layout.scrollDirection = .horizontal
    layout.sectionInset = .zero
    let view = collection(layout)
    view.frame.size.height = 60
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == view.contentSize.width - 320)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == view.contentSize.width)
  }

  /// Apple, `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
  @Test func theDelegateMayScrollAfterAChange() {
    items.count = 100
    let view = collection(UICollectionViewFlowLayout(), isRightToLeft: false)
    items.target = CGPoint(x: 0, y: 120)
    items.count = 99
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.contentOffset.y == 120)
  }
}
