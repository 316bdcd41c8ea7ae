import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Collection layouts of clients: attributes of their own class, contexts, and invalidation while scrolling.
@MainActor
struct CustomLayoutTests {
  private final class Marked: UICollectionViewLayoutAttributes {
    var mark = ""
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }
  }

  private final class Context: UICollectionViewLayoutInvalidationContext {}

  private final class Rows: UICollectionViewLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    override class var layoutAttributesClass: AnyClass { Marked.self }
    override class var invalidationContextClass: AnyClass { Context.self }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = Marked(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 100, height: 100)
      attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// Computes its width once, and forgets it in `invalidateLayout()`.
  private final class CachedWidth: UICollectionViewLayout {
    private var width: CGFloat?
    override func prepare() { width = width ?? collectionView?.bounds.width }
    override func invalidateLayout() {
      super.invalidateLayout()
      width = nil
    }
    override var collectionViewContentSize: CGSize { CGSize(width: width ?? 0, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      collectionView?.bounds.width != newBounds.width
    }
  }

  /// (A layout of columns in a public repository, iOS 18, whose columns have half the collection's new width.)
  @Test("a new size makes layouts discard what they have computed")
  func resizingInvalidates() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 500), collectionViewLayout: CachedWidth())
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 375)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 300)
  }

  @Test("attributes are equal when their values are")
  func equality() {
    let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    let other = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    #expect(one == other)
    other.alpha = 0.5
    #expect(one != other)
    #expect(one.copy() as? UICollectionViewLayoutAttributes == one)
  }

  @Test("copies are of the attributes' own class, with what it adds")
  func copies() throws {
    let attributes = Marked(forSupplementaryViewOfKind: "header", with: IndexPath(item: 1, section: 2))
    attributes.mark = "here"
    attributes.zIndex = 3
    let copy = try #require(attributes.copy() as? Marked)
    #expect(copy.mark == "here")
    #expect(copy.zIndex == 3)
    #expect(copy.representedElementCategory == .supplementaryView)
    #expect(copy.representedElementKind == "header")
  }

  @Test("a layout that wants it is invalidated while scrolling, with a context of its own class")
  func scrollingInvalidates() throws {
    let layout = Rows()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.bounds.size == CGSize(width: 100, height: 100))
    #expect(cell.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
    layout.contexts = []
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(layout.contexts.count == 1)
    #expect(layout.contexts.first is Context)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [3, 4])
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 450)) == IndexPath(item: 4, section: 0))
  }
}
