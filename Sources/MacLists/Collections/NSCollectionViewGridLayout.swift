import AutoLayout
import Foundation

/// Items of one size in rows and columns. (Apple, `NSCollectionViewGridLayout`.) Sections follow each other without headers.
@preconcurrency @MainActor
open class NSCollectionViewGridLayout: NSCollectionViewLayout {
  @AlwaysObserved open var margins = NSEdgeInsets() { didSet { invalidateLayout() } }
  /// The minimum size in points; zero for the size of the first item's view.
  @AlwaysObserved open var minimumItemSize = NSSize.zero { didSet { invalidateLayout() } }
  /// The maximum size in points; zero for no limit.
  @AlwaysObserved open var maximumItemSize = NSSize.zero { didSet { invalidateLayout() } }
  @AlwaysObserved open var minimumInteritemSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
  @AlwaysObserved open var minimumLineSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The maximum number of rows; 0 for no limit.
  @AlwaysObserved open var maximumNumberOfRows = 0 { didSet { invalidateLayout() } }
  /// The maximum number of columns; 0 for no limit.
  @AlwaysObserved open var maximumNumberOfColumns = 0 { didSet { invalidateLayout() } }
  open var backgroundColors: [NSColor]! = [.controlBackgroundColor]
  private var elements: [NSCollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  open override var collectionViewContentSize: NSSize {
    NSSize(width: collectionView?.availableSize.width ?? 0, height: height)
  }
  open override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    elements.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    elements.first { $0.indexPath == indexPath }
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { true }
  override var measuresElements: Bool { false }

  open override func prepare() {
    super.prepare()
    elements = []
    height = 0
    guard let view = collectionView else { return }
    let paths = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    guard let first = paths.first else { return }
    let least = minimumItemSize == .zero ? view.delegateItemSize(first) : minimumItemSize
    let margins = LayoutInsets(margins)
    let space = max(0, view.availableSize.width - margins.left - margins.right)
    let columns = columnCount(least.width, space)
    let size = itemSize(least, columns: columns, space)
    let limit = maximumNumberOfRows > 0 ? maximumNumberOfRows * columns : paths.count
    for (index, path) in paths.prefix(limit).enumerated() {
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      let attributes = NSCollectionViewLayoutAttributes(forItemWith: path)
      attributes.frame = NSRect(
        x: margins.left + column * (size.width + minimumInteritemSpacing),
        y: margins.top + row * (size.height + minimumLineSpacing), width: size.width, height: size.height)
      elements.append(attributes)
    }
    height = (elements.last?.frame.maxY ?? 0) + margins.bottom
  }

  /// The number of columns: as many as fit at their minimum width.
  private func columnCount(_ width: CGFloat, _ space: CGFloat) -> Int {
    let pitch = width + minimumInteritemSpacing
    let fitting = pitch > 0 ? max(1, Int(min(1e6, (space + minimumInteritemSpacing) / pitch))) : 1
    return maximumNumberOfColumns > 0 ? min(fitting, maximumNumberOfColumns) : fitting
  }

  /// The size of items: columns share the space up to the maximum width; the height is the minimum one.
  private func itemSize(_ least: NSSize, columns: Int, _ space: CGFloat) -> NSSize {
    let share = (space - CGFloat(columns - 1) * minimumInteritemSpacing) / CGFloat(columns)
    let greatest = maximumItemSize.width > 0 ? maximumItemSize.width : least.width
    return NSSize(width: max(least.width, min(share.rounded(.down), greatest)), height: least.height)
  }
}
