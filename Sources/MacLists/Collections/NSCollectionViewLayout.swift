import AutoLayout
import Foundation

/// Where one item or supplementary view of a collection lies. (Apple, `NSCollectionViewLayoutAttributes`.)
@preconcurrency @MainActor
open class NSCollectionViewLayoutAttributes: NSObject {
  open var frame = NSRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath: IndexPath?
  open private(set) var representedElementKind: String?
  open private(set) var representedElementCategory = NSCollectionElementCategory.item

  public override init() { super.init() }

  public convenience init(forItemWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(
    forSupplementaryViewOfKind elementKind: NSCollectionView.SupplementaryElementKind,
    with indexPath: IndexPath
  ) {
    self.init(forItemWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }
  public convenience init(
    forDecorationViewOfKind decorationViewKind: NSCollectionView.DecorationElementKind,
    with indexPath: IndexPath
  ) {
    self.init(forItemWith: indexPath)
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }
  public convenience init(forInterItemGapBefore indexPath: IndexPath) {
    self.init(forItemWith: indexPath)
    representedElementCategory = .interItemGap
  }

  open var size: NSSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}

/// The kinds of parts that a collection has. Raw values are AppKit's.
public enum NSCollectionElementCategory: Int, Hashable, Sendable {
  case item = 0
  case supplementaryView, decorationView, interItemGap
}

/// Says what of a layout is no longer true. (Apple, `NSCollectionViewLayoutInvalidationContext`.)
@preconcurrency @MainActor
open class NSCollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open var contentOffsetAdjustment = NSPoint.zero
  open var contentSizeAdjustment = NSSize.zero
  open private(set) var invalidatedItemIndexPaths: Set<IndexPath>?
  public override init() { super.init() }
  open func invalidateItems(at indexPaths: Set<IndexPath>) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).union(indexPaths)
  }
}

/// Decides where a collection's items lie. (Apple, `NSCollectionViewLayout`.)
@preconcurrency @MainActor
open class NSCollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: NSCollectionView?
  private var decorations: [String: NSView.Type] = [:]

  public override init() { super.init() }
  /// Decodes nothing.
  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { NSCollectionViewLayoutInvalidationContext.self }

  open func invalidateLayout() { invalidateLayout(with: NSCollectionViewLayoutInvalidationContext()) }
  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
  }
  /// Called before anything is asked after an invalidation.
  open func prepare() {}
  open var collectionViewContentSize: NSSize { .zero }
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] { [] }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForInterItemGap(before indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
  { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: NSRect)
    -> NSCollectionViewLayoutInvalidationContext
  {
    NSCollectionViewLayoutInvalidationContext()
  }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint) -> NSPoint {
    proposedContentOffset
  }
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    decorations[elementKind] = viewClass as? NSView.Type
  }

  func makeDecoration(ofKind kind: String) -> NSView? { decorations[kind].map { ObjectMaker.make($0) } }
}
