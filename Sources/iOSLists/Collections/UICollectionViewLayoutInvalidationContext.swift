import Foundation

/// The parts of a layout that are no longer valid. (Apple, `UICollectionViewLayoutInvalidationContext`.) Here every
/// invalidation affects the whole layout; the context's properties are stored for overrides.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// Whether all data is invalid, as after `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the counts of sections and items have changed, as after `reloadData()` and batches of
  /// changes.
  open internal(set) var invalidateDataSourceCounts = false
  /// The index paths of items being moved interactively; nil otherwise.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths]) { $0 + $1 }
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The same for flow layouts.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// One change of a batch.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Raw values match UIKit's.
  public enum Action: Int, Hashable, Sendable {
    case insert = 0
    case delete, reload, move, none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  open var indexPathBeforeUpdate: IndexPath? { before }
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  /// An empty update item, for subclasses.
  public override init() {
    action = .none
    before = nil
    after = nil
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }
}
