import AutoLayout
import Foundation

/// Where one item or supplementary view of a collection lies. (Apple, `UICollectionViewLayoutAttributes`.)
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath = IndexPath(item: 0, section: 0)
  open internal(set) var representedElementKind: String?
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  open override func copy() -> Any { MainActor.assumeIsolated { makeCopy() } }

  func makeCopy() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}

/// Decides where a collection's items lie. (Apple, `UICollectionViewLayout`.)
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Called before anything is asked after an invalidation.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// True if a cell that wants other attributes than the layout gave it changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidateLayout() { collectionView?.layoutWasInvalidated() }

  /// Takes a cell's wish in.
  func accept(_ preferred: UICollectionViewLayoutAttributes) {}
}
