import AutoLayout
import Foundation

/// Items in lines, as many to a line as fit. (Apple, `UICollectionViewFlowLayout`.)
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for "as large as the content wants" (UIKit's constant).
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Apple's default, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// Apple's default, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Apple's default, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Not zero: cells are asked for their size, and this stands for it until then.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// Whether headers stay in view as long as their section is. Default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// The reference of ``sectionInset``. Default: the content's edges.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  private var elements: [UICollectionViewLayoutAttributes] = []
  private var preferred: [IndexPath: CGSize] = [:]
  private var extent: CGFloat = 0
  /// Where sections start and end along the direction.
  private var sections: [(start: CGFloat, end: CGFloat)] = []

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    scrollDirection == .vertical
      ? CGSize(width: room.width, height: extent) : CGSize(width: extent, height: room.height)
  }

  /// The visible size, less the insets around the content.
  private var room: CGSize {
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

  /// The attributes where they are shown: pinned headers and footers keep to the edges of what is seen.
  private func pinned(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    let isFooter = attributes.representedElementKind == UICollectionView.elementKindSectionFooter
    guard
      isHeader && sectionHeadersPinToVisibleBounds || isFooter && sectionFootersPinToVisibleBounds,
      let collectionView, sections.indices.contains(attributes.indexPath.section)
    else { return attributes }
    let axis: FlowAxis = isVertical ? .vertical : .horizontal
    let section = sections[attributes.indexPath.section]
    let placed = PlacedElement(
      element: ListElement(attributes), frame: attributes.frame, zIndex: 0, selfSizing: [],
      pin: .init(edge: isHeader ? .start : .end, low: section.start, high: section.end))
    let shown = attributes.makeCopy()
    shown.frame =
      SolvedLayout(axis: axis).pinned(
        placed, in: collectionView.adjustedContentInset.inset(collectionView.bounds)
      ).frame
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

  private func flow(_ section: Int, in view: UICollectionView) {
    let inset =
      flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
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

  private func addSupplementary(_ kind: String, _ section: Int, _ size: CGSize) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let bounds = self.room
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
    let bounds = self.room
    let room =
      isVertical
      ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
    let start = isVertical ? inset.left : inset.top
    var line: [(IndexPath, CGSize)] = []
    var used: CGFloat = 0
    var isFirstLine = true
    func endLine(isLast: Bool) {
      if !isFirstLine { extent += lineGap }
      isFirstLine = false
      place(line, from: start, room: room, gap: itemGap, isLast: isLast)
      line = []
      used = 0
    }
    for item in 0..<count {
      let indexPath = IndexPath(item: item, section: section)
      let size = size(at: indexPath, in: view)
      let length = isVertical ? size.width : size.height
      if !line.isEmpty, used + itemGap + length > room + Self.tolerance { endLine(isLast: false) }
      used += (line.isEmpty ? 0 : itemGap) + length
      line.append((indexPath, size))
    }
    endLine(isLast: true)
  }

  /// The largest excess of a line's length that counts as rounding, in points.
  private static let tolerance: CGFloat = 1e-6

  /// Full lines are justified: the gaps share what is left. The last line keeps its gaps, and a single item stands at
  /// the start unless its line is full, where it is centred.
  private func place(
    _ line: [(IndexPath, CGSize)], from start: CGFloat, room: CGFloat, gap: CGFloat, isLast: Bool
  ) {
    let lengths = line.map { isVertical ? $0.1.width : $0.1.height }
    let thickness = line.map { isVertical ? $0.1.height : $0.1.width }.max() ?? 0
    let free = room - lengths.reduce(0, +)
    let isJustified = !isLast && line.count > 1
    let step = isJustified ? free / CGFloat(line.count - 1) : gap
    var position = start + (!isLast && line.count == 1 ? free / 2 : 0)
    for (index, entry) in line.enumerated() {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: entry.0)
      let across = (thickness - (isVertical ? entry.1.height : entry.1.width)) / 2
      attributes.frame =
        isVertical
        ? CGRect(origin: CGPoint(x: position, y: extent + across), size: entry.1)
        : CGRect(origin: CGPoint(x: extent + across, y: position), size: entry.1)
      elements.append(attributes)
      position += lengths[index] + step
    }
    extent += thickness
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
  /// Raw values are UIKit's.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset = 0
    case fromSafeArea, fromLayoutMargins
  }
}
