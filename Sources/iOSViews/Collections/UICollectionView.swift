import AutoLayout
import Foundation

/// Items placed by a layout; only those in view exist. (Apple, `UICollectionView`, as far as layout goes.)
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Raw values are UIKit's.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal
  }

  /// Bits are UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?

  /// One view in view. In the order of their index paths, items before what goes with them.
  private struct Element: Hashable, Comparable {
    let kind: String?
    let indexPath: IndexPath

    static func < (one: Element, other: Element) -> Bool {
      one.indexPath == other.indexPath
        ? (one.kind ?? "") < (other.kind ?? "") : one.indexPath < other.indexPath
    }
  }

  private var shown: [Element: UICollectionReusableView] = [:]
  private var registered: [String: () -> UIView] = [:]
  private var spare: [String: [UICollectionReusableView]] = [:]
  private var isPrepared = false
  /// Cells that have told their size since the last reload.
  private var measured: Set<Element> = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = (coder as? NibCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in { UIView.make(type) } }
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registered[elementKind + " " + identifier] = (viewClass as? UICollectionReusableView.Type).map { type in
      { UIView.make(type) }
    }
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = nib.map { $0.maker(of: UICollectionViewCell.self) }
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registered[kind + " " + identifier] = nib.map { $0.maker(of: UICollectionReusableView.self) }
  }

  /// - Parameter kind: nil for a cell.
  func register(_ maker: @escaping () -> UIView, kind: String?, identifier: String) {
    registered[kind.map { $0 + " " + identifier } ?? identifier] = maker
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = dequeue(identifier) as? UICollectionViewCell else {
      preconditionFailure("No cell is registered for the identifier \(identifier).")
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind + " " + identifier) else {
      preconditionFailure(
        "No view of the kind \(elementKind) is registered for the identifier \(identifier).")
    }
    view.reuseIdentifier = elementKind + " " + identifier
    return view
  }

  private func dequeue(_ identifier: String) -> UICollectionReusableView? {
    if let view = spare[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return registered[identifier]?() as? UICollectionReusableView
  }

  private func retire(_ element: Element) {
    guard let view = shown.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { spare[identifier, default: []].append(view) }
  }

  // MARK: Contents

  open func reloadData() {
    // Last first: the cell put aside last is used first, so items that stay what they are get their own cells back.
    for element in shown.keys.sorted().reversed() { retire(element) }
    measured = []
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetPreferences()
    layoutWasInvalidated()
  }

  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    layOutItems()
    super.layoutSubviews()
  }

  override func contentOffsetDidChange() {
    setNeedsLayout()
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
  }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    layoutWasInvalidated()
  }

  /// How often cells may change the layout through their sizes in one pass.
  private static let mostRounds = 16

  /// Shows the items in view and puts the others aside. Cells that want other sizes move others in or out of view:
  /// repeated until none does.
  private func layOutItems() {
    var wanted: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<Self.mostRounds {
      if !isPrepared {
        isPrepared = true
        collectionViewLayout.prepare()
      }
      wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      for attributes in wanted { show(attributes) }
      guard takePreferences(of: wanted) else { break }
      isPrepared = false
    }
    for attributes in wanted { place(attributes) }
    let kept = Set(wanted.map(element))
    for element in shown.keys.sorted() where !kept.contains(element) { retire(element) }
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func element(_ attributes: UICollectionViewLayoutAttributes) -> Element {
    Element(kind: attributes.representedElementKind, indexPath: attributes.indexPath)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = element(attributes)
    guard shown[element] == nil, let dataSource else { return }
    let view: UICollectionReusableView =
      if let kind = element.kind {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
      } else {
        dataSource.collectionView(self, cellForItemAt: element.indexPath)
      }
    shown[element] = view
    addSubview(view)
    if let cell = view as? UICollectionViewCell {
      (delegate as? any UICollectionViewDelegate)?.collectionView(
        self, willDisplay: cell, forItemAt: element.indexPath)
    }
  }

  /// True if some cell's wish changes the layout.
  private func takePreferences(of all: [UICollectionViewLayoutAttributes]) -> Bool {
    guard (collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize != .zero else {
      return false
    }
    var changes = false
    for attributes in all {
      let element = element(attributes)
      guard element.kind == nil, measured.insert(element).inserted, let view = shown[element] else {
        continue
      }
      let preferred = view.preferredLayoutAttributesFitting(attributes)
      guard
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      collectionViewLayout.accept(preferred)
      changes = true
    }
    return changes
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = shown[element(attributes)] else { return }
    view.transform = .identity
    view.frame = layoutNode.pixelGrid.round(attributes.frame)
    view.transform = attributes.transform
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.apply(attributes)
  }

  // MARK: Questions

  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
  }

  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Element(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[Element(kind: elementKind, indexPath: indexPath)]
  }

  /// The item whose cell's frame covers a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let here = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: here)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { shown[Element(kind: nil, indexPath: $0)] === cell }
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    setContentOffset(
      CGPoint(
        x: max(0, min(offset.x, contentSize.width - bounds.width)),
        y: max(0, min(offset.y, contentSize.height - bounds.height))), animated: animated)
  }
}
