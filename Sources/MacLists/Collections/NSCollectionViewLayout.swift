import AutoLayout
import CompositionalLayout
import Foundation
import ListSnapshots

/// The position and appearance of an item or supplementary view of a collection. (Apple,
/// `NSCollectionViewLayoutAttributes`.)
@preconcurrency @MainActor
open class NSCollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var frame = NSRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath: IndexPath?
  open private(set) var representedElementKind: String?
  open private(set) var representedElementCategory = NSCollectionElementCategory.item
  /// The extents that the content determines; nil if the layout does not specify them.
  var selfSizing: SelfSizedAxes?

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

  func represent(_ element: ListElement) {
    indexPath = element.indexPath
    representedElementKind = element.kind
    representedElementCategory = element.category.category
  }

  /// A copy of the same class. Subclasses override it to copy their additional values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func makeCopy() -> NSCollectionViewLayoutAttributes {
    copy(with: nil) as? NSCollectionViewLayoutAttributes ?? duplicate()
  }

  /// New attributes of a custom class or of this one.
  static func make(_ type: AnyClass) -> NSCollectionViewLayoutAttributes {
    guard let type = type as? NSCollectionViewLayoutAttributes.Type,
      type != NSCollectionViewLayoutAttributes.self
    else { return NSCollectionViewLayoutAttributes() }
    return ObjectMaker.make(type)
  }

  private func duplicate() -> NSCollectionViewLayoutAttributes {
    let copy = Self.make(type(of: self))
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.selfSizing = selfSizing
    return copy
  }
}

/// The kinds of parts that a collection has. Raw values match AppKit's.
public enum NSCollectionElementCategory: Int, Hashable, Sendable {
  case item = 0
  case supplementaryView, decorationView, interItemGap
}

/// Determines the positions of a collection's items. (Apple, `NSCollectionViewLayout`.)
@preconcurrency @MainActor
open class NSCollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: NSCollectionView?
  private var decorations: [String: () -> NSView?] = [:]

  public override init() { super.init() }
  /// Decodes nothing.
  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { NSCollectionViewLayoutInvalidationContext.self }

  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// A new context of the layout's context class.
  func makeContext() -> NSCollectionViewLayoutInvalidationContext {
    guard let type = Self.invalidationContextClass as? NSCollectionViewLayoutInvalidationContext.Type,
      type != NSCollectionViewLayoutInvalidationContext.self
    else { return NSCollectionViewLayoutInvalidationContext() }
    return ObjectMaker.make(type)
  }
  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
  }
  /// Called after an invalidation, before anything else.
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
  { makeContext() }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint) -> NSPoint {
    proposedContentOffset
  }
  /// Never called: scrolling has no velocity here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: NSPoint, withScrollingVelocity velocity: NSPoint
  ) -> NSPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    decorations[elementKind] = (viewClass as? NSView.Type).map { type in { ObjectMaker.make(type) } }
  }
  open func register(
    _ nib: NSNib?, forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    decorations[elementKind] = nib.map { nib in { NibObject.make(NSView.self, from: nib, owner: nil) } }
  }

  /// Creates a decoration view; nil if nothing is registered for the kind.
  func makeDecoration(ofKind kind: String) -> NSView? { decorations[kind]?() }

  // MARK: Changes

  /// Called with the changes of a batch, after ``prepare()`` for the new data.
  open func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {}
  /// Called after the changes of a batch.
  open func finalizeCollectionViewUpdates() {}
  /// The initial attributes of an inserted item. Called once for each, although items are at their positions
  /// immediately here.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  { nil }
  /// The final attributes of a deleted item.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  { nil }
  /// Never called: only items are animated.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Never called: only items are animated.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Never called: only items are animated.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Never called: only items are animated.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Never called: only items are animated.
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  )
    -> Set<IndexPath>
  { [] }
  /// Never called: only items are animated.
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  )
    -> Set<IndexPath>
  { [] }
  /// Never called: only items are animated.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: NSCollectionView.DecorationElementKind)
    -> Set<IndexPath>
  { [] }
  /// Never called: only items are animated.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: NSCollectionView.DecorationElementKind)
    -> Set<IndexPath>
  { [] }
  /// Never called: bounds change immediately.
  open func prepare(forAnimatedBoundsChange oldBounds: NSRect) {}
  /// Never called: bounds change immediately.
  open func finalizeAnimatedBoundsChange() {}
  /// Never called: layouts change immediately.
  open func prepareForTransition(to newLayout: NSCollectionViewLayout) {}
  /// Never called: layouts change immediately.
  open func prepareForTransition(from oldLayout: NSCollectionViewLayout) {}
  /// Never called: layouts change immediately.
  open func finalizeLayoutTransition() {}
  /// Never called: nothing is dragged.
  open func layoutAttributesForDropTarget(at pointInCollectionView: NSPoint)
    -> NSCollectionViewLayoutAttributes?
  { nil }

  // MARK: Preferred sizes of elements

  /// Whether an element whose preferred attributes differ from the layout's invalidates the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether elements are measured. Custom layouts determine that by
  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
  var measuresElements: Bool { true }
  /// Stores an element's preferred attributes.
  func accept(_ preferred: NSCollectionViewLayoutAttributes) {}
  func forgetPreferences() {}
  /// Moves the preferred attributes with their items.
  func move(_ transition: ListTransition) {}
}
