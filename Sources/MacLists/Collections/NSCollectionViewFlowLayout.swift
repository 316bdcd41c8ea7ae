import AutoLayout
import Foundation

/// A layout of lines with as many items per line as fit. (Apple, `NSCollectionViewFlowLayout`.)
@preconcurrency @MainActor
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  /// Apple's default, in points.
  @AlwaysObserved open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Apple's default, in points.
  @AlwaysObserved open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Apple's default, in points.
  @AlwaysObserved open var itemSize = NSSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Stored only: items have the size of ``itemSize`` or of the delegate.
  @AlwaysObserved open var estimatedItemSize = NSSize.zero { didSet { invalidateLayout() } }
  @AlwaysObserved open var scrollDirection = NSCollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  @AlwaysObserved open var headerReferenceSize = NSSize.zero { didSet { invalidateLayout() } }
  @AlwaysObserved open var footerReferenceSize = NSSize.zero { didSet { invalidateLayout() } }
  @AlwaysObserved open var sectionInset = NSEdgeInsets() { didSet { invalidateLayout() } }
  /// Whether headers stay visible as long as their section is.
  @AlwaysObserved open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  @AlwaysObserved open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  private var collapsed = IndexSet()
  private var elements: [NSCollectionViewLayoutAttributes] = []
  private var extent: CGFloat = 0
  /// The start and end of each section along the direction.
  private var sections: [(start: CGFloat, end: CGFloat)] = []

  private var isVertical: Bool { scrollDirection == .vertical }
  /// The direction of scrolling.
  private var axis: LayoutAxis { isVertical ? .vertical : .horizontal }
  private var flowDelegate: (any NSCollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any NSCollectionViewDelegateFlowLayout
  }

  open func sectionAtIndexIsCollapsed(_ sectionIndex: Int) -> Bool { collapsed.contains(sectionIndex) }
  open func collapseSection(at sectionIndex: Int) {
    collapsed.insert(sectionIndex)
    invalidateLayout()
  }
  open func expandSection(at sectionIndex: Int) {
    collapsed.remove(sectionIndex)
    invalidateLayout()
  }

  open override class var invalidationContextClass: AnyClass {
    NSCollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Answers

  private var availableSize: NSSize { collectionView?.availableSize ?? .zero }
  open override var collectionViewContentSize: NSSize {
    isVertical
      ? NSSize(width: availableSize.width, height: extent)
      : NSSize(width: extent, height: availableSize.height)
  }
  open override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    elements.map(pinned).filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    elements.first { $0.representedElementCategory == .item && $0.indexPath == indexPath }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }.map(pinned)
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    isVertical ? newBounds.width != availableSize.width : newBounds.height != availableSize.height
  }

  override var measuresElements: Bool { false }

  private func pinned(_ element: NSCollectionViewLayoutAttributes) -> NSCollectionViewLayoutAttributes {
    let isHeader = element.representedElementKind == NSCollectionView.elementKindSectionHeader
    let isFooter = element.representedElementKind == NSCollectionView.elementKindSectionFooter
    guard isHeader && sectionHeadersPinToVisibleBounds || isFooter && sectionFootersPinToVisibleBounds,
      let path = element.indexPath, sections.indices.contains(path.section),
      let visible = collectionView?.visibleRect
    else { return element }
    let shown = NSCollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: element.representedElementKind ?? "", with: path)
    shown.frame = element.frame
    shown.zIndex = 1
    let section = sections[path.section]
    let pin = FlowPin(edge: isHeader ? .start : .end, low: section.start, high: section.end)
    let start = pin.start(of: element.frame, in: visible, along: axis)
    if isVertical { shown.frame.origin.y = start } else { shown.frame.origin.x = start }
    return shown
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

  private func flow(_ section: Int, in view: NSCollectionView) {
    let inset = LayoutInsets(
      flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
    addSupplementary(
      NSCollectionView.elementKindSectionHeader, section,
      flowDelegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize)
    let count = view.numberOfItems(inSection: section)
    if !collapsed.contains(section) {
      extent += isVertical ? inset.top : inset.left
      if count > 0 { flowItems(count, section, inset, in: view) }
      extent += isVertical ? inset.bottom : inset.right
    }
    addSupplementary(
      NSCollectionView.elementKindSectionFooter, section,
      flowDelegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
  }

  private func addSupplementary(_ kind: String, _ section: Int, _ size: NSSize) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let attributes = NSCollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? NSRect(x: 0, y: extent, width: availableSize.width, height: length)
      : NSRect(x: extent, y: 0, width: length, height: availableSize.height)
    elements.append(attributes)
    extent += length
  }

  private func flowItems(_ count: Int, _ section: Int, _ inset: LayoutInsets, in view: NSCollectionView) {
    let gaps = (
      line: flowDelegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      item: flowDelegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
    )
    let sizes = (0..<count).map { item in
      flowDelegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
        ?? itemSize
    }
    let origin = isVertical ? NSPoint(x: inset.left, y: extent) : NSPoint(x: extent, y: inset.top)
    let lines = FlowLines(
      sizes: sizes, along: axis.other, from: origin,
      space: isVertical
        ? availableSize.width - inset.left - inset.right : availableSize.height - inset.top - inset.bottom,
      lineGap: gaps.line, itemGap: gaps.item, keepsLongItemsInside: true)
    for (item, frame) in lines.frames.enumerated() {
      let attributes = NSCollectionViewLayoutAttributes(forItemWith: IndexPath(item: item, section: section))
      attributes.frame = frame
      elements.append(attributes)
    }
    extent = lines.end
  }
}
