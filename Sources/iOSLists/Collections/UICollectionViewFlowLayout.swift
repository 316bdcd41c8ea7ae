import AutoLayout
import Foundation

/// A layout of lines with as many items per line as fit. (Apple, `UICollectionViewFlowLayout`.)
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Represents "the size of the content" (UIKit's constant).
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Apple's default, in points.
  @AlwaysObserved open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// Apple's default, in points.
  @AlwaysObserved open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Apple's default, in points.
  @AlwaysObserved open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size. If it is not zero, cells are measured, and this is used until then.
  @AlwaysObserved open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  @AlwaysObserved open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  @AlwaysObserved open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  @AlwaysObserved open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  @AlwaysObserved open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay visible as long as their section is. Default false.
  @AlwaysObserved open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  @AlwaysObserved open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// The edges that ``sectionInset`` is measured from. Default: the content's.
  @AlwaysObserved open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  private var elements: [UICollectionViewLayoutAttributes] = []
  private var preferred: [IndexPath: CGSize] = [:]
  private var extent: CGFloat = 0
  /// The start and end of each section along the direction.
  private var sections: [(start: CGFloat, end: CGFloat)] = []

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    scrollDirection == .vertical
      ? CGSize(width: space.width, height: extent) : CGSize(width: extent, height: space.height)
  }

  /// The visible size minus the insets around the content.
  private var space: CGSize {
    guard let collectionView else { return .zero }
    return collectionView.adjustedContentInset.inset(
      CGRect(origin: .zero, size: collectionView.bounds.size)
    ).size
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    elements.map(pinned).filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    elements.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }.map(
      pinned)
  }

  /// The attributes with their visible frames: pinned headers and footers stay at the edges of the
  /// visible area.
  private func pinned(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    let isFooter = attributes.representedElementKind == UICollectionView.elementKindSectionFooter
    guard
      isHeader && sectionHeadersPinToVisibleBounds || isFooter && sectionFootersPinToVisibleBounds,
      let collectionView, sections.indices.contains(attributes.indexPath.section)
    else { return attributes }
    let section = sections[attributes.indexPath.section]
    let pin = FlowPin(edge: isHeader ? .start : .end, low: section.start, high: section.end)
    let shown = attributes.makeCopy()
    let start = pin.start(
      of: attributes.frame, in: collectionView.adjustedContentInset.inset(collectionView.bounds),
      along: axis)
    if isVertical { shown.frame.origin.y = start } else { shown.frame.origin.x = start }
    return shown
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let old = collectionView?.bounds.size ?? .zero
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
  }

  override var keepsPreferences: Bool { true }
  override func accept(_ attributes: UICollectionViewLayoutAttributes) {
    preferred[attributes.indexPath] = attributes.size
  }

  override var measuresElements: Bool { estimatedItemSize != .zero }
  override func forgetPreferences() { preferred = [:] }
  override func move(_ transition: ListTransition) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in preferred {
      if let place = transition.item(path) { moved[place] = size }
    }
    preferred = moved
  }

  // MARK: Flow

  open override func prepare() {
    super.prepare()
    elements = []
    sections = []
    extent = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      let start = extent
      flow(section, in: collectionView)
      sections.append((start, extent))
    }
  }

  private var isVertical: Bool { scrollDirection == .vertical }
  /// The direction of scrolling.
  private var axis: LayoutAxis { isVertical ? .vertical : .horizontal }

  private func flow(_ section: Int, in view: UICollectionView) {
    let inset = insetFromReference(
      flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset, in: view)
    addSupplementary(
      UICollectionView.elementKindSectionHeader, section,
      flowDelegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize)
    extent += isVertical ? inset.top : inset.left
    let count = view.numberOfItems(inSection: section)
    if count > 0 { flowItems(count, section, inset, in: view) }
    extent += isVertical ? inset.bottom : inset.right
    addSupplementary(
      UICollectionView.elementKindSectionFooter, section,
      flowDelegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
  }

  /// A section's inset from the content's edges, of one that is from ``sectionInsetReference``. Along the direction of
  /// scrolling the content's inset has the safe area already.
  private func insetFromReference(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
    let content = view.adjustedContentInset
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    var result = inset
    if isVertical {
      result.left += max(0, reference.left - content.left)
      result.right += max(0, reference.right - content.right)
    } else {
      result.top += max(0, reference.top - content.top)
      result.bottom += max(0, reference.bottom - content.bottom)
    }
    return result
  }

  private func addSupplementary(_ kind: String, _ section: Int, _ size: CGSize) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let bounds = self.space
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: extent, width: bounds.width, height: length)
      : CGRect(x: extent, y: 0, width: length, height: bounds.height)
    elements.append(attributes)
    extent += length
  }

  private func flowItems(
    _ count: Int, _ section: Int, _ inset: UIEdgeInsets, in view: UICollectionView
  ) {
    let lineGap =
      flowDelegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemGap =
      flowDelegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let bounds = self.space
    let space =
      isVertical
      ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
    let paths = (0..<count).map { IndexPath(item: $0, section: section) }
    // Items of one size form a grid: those of the last line stand below the others. The last line of other items keeps its
    // gaps (Open Radar 20825965, which describes both).
    let lines = FlowLines(
      sizes: paths.map { size(at: $0, in: view) }, along: axis.other,
      from: isVertical ? CGPoint(x: inset.left, y: extent) : CGPoint(x: extent, y: inset.top), space: space,
      lineGap: lineGap, itemGap: itemGap, keepsLongItemsInside: false, keepsColumns: true)
    for (path, frame) in zip(paths, lines.frames) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame
      elements.append(attributes)
    }
    extent = lines.end
  }

  private func size(at indexPath: IndexPath, in view: UICollectionView) -> CGSize {
    if let size = preferred[indexPath] { return size }
    if let size = flowDelegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) {
      return size
    }
    return estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? itemSize : estimatedItemSize
  }
}

extension UICollectionViewFlowLayout {
  /// Raw values match UIKit's.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset = 0
    case fromSafeArea, fromLayoutMargins
  }
}
