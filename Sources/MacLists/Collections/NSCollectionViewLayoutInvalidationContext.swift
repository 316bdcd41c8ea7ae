import Foundation

/// The parts of a layout that are no longer valid. (Apple, `NSCollectionViewLayoutInvalidationContext`.)
@preconcurrency @MainActor
open class NSCollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open var contentOffsetAdjustment = NSPoint.zero
  open var contentSizeAdjustment = NSSize.zero
  open private(set) var invalidatedItemIndexPaths: Set<IndexPath>?
  /// The index paths of invalid supplementary views, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths:
    [NSCollectionView.SupplementaryElementKind: Set<IndexPath>]?
  /// The index paths of invalid decoration views, by kind.
  open private(set) var invalidatedDecorationIndexPaths:
    [NSCollectionView.DecorationElementKind: Set<IndexPath>]?

  public override init() { super.init() }

  open func invalidateItems(at indexPaths: Set<IndexPath>) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).union(indexPaths)
  }
  open func invalidateSupplementaryElements(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPaths: Set<IndexPath>
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0.union($1) }
  }
  open func invalidateDecorationElements(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPaths: Set<IndexPath>
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0.union($1) }
  }
}

/// The same for flow layouts. (Apple, `NSCollectionViewFlowLayoutInvalidationContext`.) Stored only: every invalidation
/// affects the whole layout.
@preconcurrency @MainActor
open class NSCollectionViewFlowLayoutInvalidationContext: NSCollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
