import AutoLayout
import Foundation
import Graphics
import LayerTree

/// The position and appearance of an item or supplementary view of a collection. (Apple,
/// `UICollectionViewLayoutAttributes`.)
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open internal(set) var representedElementKind: String?
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  /// The transform about the view's centre; the frame does not include it.
  open var transform = CGAffineTransform.identity
  /// The parts of ``transform3D`` outside the plane are stored and not drawn.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The extents that the view's content determines; nil if the layout does not specify them.
  var selfSizing: SelfSizedAxes?
  /// The position of a row in a list.
  var listPlace: ListCellPlace?

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  func represent(_ element: ListElement) {
    indexPath = element.indexPath
    representedElementKind = element.kind
    representedElementCategory = UICollectionView.ElementCategory(element.category)
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

  /// True for attributes of the same class and element with the same values. Subclasses that add values override it.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let object = object as? UICollectionViewLayoutAttributes, type(of: object) == type(of: self) else {
      return false
    }
    let other = object
    return MainActor.assumeIsolated {
      ListElement(self) == ListElement(other) && frame == other.frame && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden && transform == other.transform
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { ListElement(self).hashValue } }

  /// A copy of the same class. Subclasses override it to copy their additional values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  open override func copy() -> Any { MainActor.assumeIsolated { makeCopy() } }

  func makeCopy() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? duplicate()
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = RuntimeClasses.make(attributes: type(of: self))
    copy.indexPath = indexPath
    copy.transform = transform
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.selfSizing = selfSizing
    copy.listPlace = listPlace
    return copy
  }
}

/// Determines the positions of a collection's items. (Apple, `UICollectionViewLayout`.)
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Called after an invalidation, before anything else.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  // MARK: For overriding

  /// The class of attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the context that describes an invalidation.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Whether the collection mirrors the layout in interfaces with the direction opposite to the one that the layout
  /// was developed for.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Whether the layout places elements in the interface's direction by itself.
  var followsDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeContext()
  }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Whether `invalidateLayout()` is running, which invalidates with a context.
  private var isInvalidating = false

  /// Calls `invalidateLayout()` too, in which custom layouts discard what they have computed: a layout of columns in a public
  /// repository (iOS 18) has the columns of its collection's new width.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard let collectionView else { return }
    if !isInvalidating {
      isInvalidating = true
      invalidateLayout()
      isInvalidating = false
    }
    collectionView.layoutWasInvalidated()
    let shift = context.contentOffsetAdjustment
    guard shift != .zero else { return }
    let offset = collectionView.contentOffset
    // This is not a scroll by the program, so a running one continues.
    PropertyStepper.perform {
      collectionView.contentOffset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    }
  }

  /// Invalidates the data source's counts, or everything. (UICollectionViewLayout.h documents the flags of the
  /// context.)
  func dataWasChanged(entirely: Bool) {
    let context = makeContext()
    context.invalidateDataSourceCounts = true
    context.invalidateEverything = entirely
    invalidateLayout(with: context)
  }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return RuntimeClasses.make(contextClass ?? UICollectionViewLayoutInvalidationContext.self)
  }

  /// Called before a batch of changes. Items appear and disappear immediately here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  private var decorations: [String: () -> UIView] = [:]

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map { type in
      { RuntimeClasses.makeReusableView(type) }
    }
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { $0.maker(of: UICollectionReusableView.self) }
  }

  /// Nil if no class is registered for the kind.
  func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
    decorations[kind]?() as? UICollectionReusableView
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Whether a cell whose preferred attributes differ from the layout's invalidates the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidateLayout() {
    guard !isInvalidating else { return }
    isInvalidating = true
    invalidateLayout(with: makeContext())
    isInvalidating = false
  }

  // MARK: Moving by hand

  /// The target index path of an item whose centre is moved to a position: that of the item at this position, else its
  /// present one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  )
    -> IndexPath
  {
    let here = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let found = layoutAttributesForElements(in: here)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return found?.indexPath ?? previousIndexPath
  }

  /// The item's attributes with its centre at the position, in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.makeCopy()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Reported sizes of views

  /// Whether views are measured. Custom layouts determine that by
  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`, as in UIKit.
  var measuresElements: Bool { true }
  /// Scrolls the section of an item across the layout's direction, if it scrolls by itself.
  func scrollAcross(toItemAt path: IndexPath, _ position: UICollectionView.ScrollPosition) {}
  /// Whether a view's reported size is kept until its content changes, so that it is not measured again.
  var keepsPreferences: Bool { false }
  /// Stores a cell's preferred attributes.
  func accept(_ preferred: UICollectionViewLayoutAttributes) {}
  func forgetPreferences() {}
  /// Moves the preferred attributes with their items.
  func move(_ transition: ListTransition) {}
  /// The style of a list section; nil for other sections.
  func listStyle(inSection section: Int) -> ListSectionStyle? { nil }
}
