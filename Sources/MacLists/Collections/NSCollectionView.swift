import AutoLayout
import Foundation
import Graphics
import ListSnapshots
@_spi(ViewHooks) import MacControls

/// A view of items in sections, placed by a layout. (Apple, `NSCollectionView`.)
@preconcurrency @MainActor
open class NSCollectionView: NSView {
  public typealias SupplementaryElementKind = String
  public typealias DecorationElementKind = String
  public static let elementKindSectionHeader: SupplementaryElementKind =
    "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter: SupplementaryElementKind =
    "UICollectionElementKindSectionFooter"
  public static let elementKindInterItemGapIndicator: SupplementaryElementKind =
    "NSCollectionElementKindInterItemGapIndicator"

  /// Raw values match AppKit's.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal
  }
  /// The position of an item after scrolling to it. Bits match AppKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
    public static let leadingEdge = ScrollPosition(rawValue: 1 << 6)
    public static let trailingEdge = ScrollPosition(rawValue: 1 << 7)
    public static let nearestVerticalEdge = ScrollPosition(rawValue: 1 << 8)
    public static let nearestHorizontalEdge = ScrollPosition(rawValue: 1 << 9)
  }

  var shown = ShownElements()
  var makers = CollectionMakers()
  /// The number of items in each section; nil before it is first read, and after a reload.
  var counts: [Int]?
  var isPrepared = false
  /// The size for which the layout was prepared last.
  private var preparedSize: NSSize?
  private var isTiling = false
  /// True while elements are measured.
  var isMeasuring = false
  /// The attributes that elements had when they were measured.
  var measured: [ListElement: NSCollectionViewLayoutAttributes] = [:]

  open override var isFlipped: Bool { true }
  @_spi(ViewHooks) open override var placesSubviews: Bool { !keepsSavedPlaces }
  open override var acceptsFirstResponder: Bool { isSelectable }

  open weak var dataSource: (any NSCollectionViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  private final weak var storedDataSource: (any NSCollectionViewDataSource)? {
    didSet { reloadData() }
  }
  open weak var delegate: (any NSCollectionViewDelegate)?
  open weak var prefetchDataSource: (any NSCollectionViewPrefetching)?
  @AlwaysObserved open var collectionViewLayout: NSCollectionViewLayout? {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue?.collectionView = nil
      collectionViewLayout?.collectionView = self
      collectionViewLayout?.forgetPreferences()
      layoutWasInvalidated()
    }
  }
  @AlwaysObserved open var backgroundColors: [NSColor]! = [.controlBackgroundColor] {
    didSet { needsDisplay = true }
  }
  /// The view behind the items, in the size of the visible area or of the content.
  @AlwaysObserved open var backgroundView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { addSubview(backgroundView, positioned: .below, relativeTo: nil) }
      needsLayout = true
    }
  }
  @AlwaysObserved open var backgroundViewScrollsWithContent = false { didSet { needsLayout = true } }

  // MARK: Data

  open func reloadData() {
    for entry in shown.entries { remove(entry) }
    counts = nil
    selectionIndexPaths = selectionIndexPaths.filter(isThere)
    collectionViewLayout?.forgetPreferences()
    layoutWasInvalidated()
  }
  open var numberOfSections: Int { allCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { allCounts[section] }
  private var allCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = loaded
    return loaded
  }
  private func isThere(_ path: IndexPath) -> Bool {
    path.count == 2 && allCounts.indices.contains(path.section) && path.item < allCounts[path.section]
      && path.item >= 0
  }
  // Inserts sections. Changes outside of a batch are separate batches.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((from: section, to: newSection)) }
  }
  open func insertItems(at indexPaths: Set<IndexPath>) { change { $0.inserted.formUnion(indexPaths) } }
  open func deleteItems(at indexPaths: Set<IndexPath>) { change { $0.deleted.formUnion(indexPaths) } }
  open func reloadItems(at indexPaths: Set<IndexPath>) { change { $0.reloaded.formUnion(indexPaths) } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((from: indexPath, to: newIndexPath)) }
  }
  /// Makes several changes together: deletions use old index paths, insertions new ones. Traps if they do not lead from the
  /// old numbers of items to those of the data source. There is no animation.
  open func performBatchUpdates(_ updates: () -> Void, completionHandler: ((Bool) -> Void)? = nil) {
    performBatch(updates)
    completionHandler?(true)
  }
  /// The changes that are being collected.
  var changes = BatchChanges(motion: ())
  var batchDepth = 0

  /// Shows changed data: remaining items keep their views and selection.
  func follow(_ transition: ListTransition) {
    for entry in shown.entries {
      if entry.item != nil, let place = transition.item(entry.path) {
        entry.path = place
      } else {
        remove(entry)
      }
    }
    counts = nil
    selectionIndexPaths = Set(selectionIndexPaths.compactMap(transition.item))
    collectionViewLayout?.move(transition)
    layoutWasInvalidated()
  }

  // MARK: Making items

  open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier)
  {
    makers.register(itemClass, identifier)
  }
  open func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
    makers.register(nib, identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    makers.register(viewClass, kind, identifier)
  }
  open func register(
    _ nib: NSNib?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    makers.register(nib, kind, identifier)
  }
  /// An item for reuse, or a new one of a registered class or nib. Traps if nothing is registered, as AppKit does.
  open func makeItem(withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath)
    -> NSCollectionViewItem
  {
    guard let item = makers.makeItem(identifier) else {
      preconditionFailure(
        "could not make an item with the identifier \(identifier.rawValue): register a nib or a class for it")
    }
    return item
  }
  open func makeSupplementaryView(
    ofKind elementKind: SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier,
    for indexPath: IndexPath
  ) -> NSView {
    guard let view = makers.makeView(elementKind, identifier) else {
      preconditionFailure(
        "could not make a view of the kind \(elementKind) with the identifier \(identifier.rawValue): register one"
      )
    }
    return view
  }

  // MARK: Shown content

  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { shown.item(indexPath) }
  open func item(at index: Int) -> NSCollectionViewItem? { item(at: IndexPath(item: index, section: 0)) }
  open func visibleItems() -> [NSCollectionViewItem] { shown.entries.compactMap(\.item) }
  open func indexPathsForVisibleItems() -> Set<IndexPath> {
    Set(shown.entries.compactMap { $0.item == nil ? nil : $0.path })
  }
  open func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    shown.entries.first { $0.item === item }?.path
  }
  open func indexPathForItem(at point: NSPoint) -> IndexPath? {
    prepareLayout()
    let here = NSRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout?.layoutAttributesForElements(in: here)
      .first { $0.representedElementCategory == .item && $0.frame.contains(point) }?.indexPath
  }
  open func supplementaryView(forElementKind elementKind: SupplementaryElementKind, at indexPath: IndexPath)
    -> NSView?
  {
    shown.entries.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }
  open func visibleSupplementaryViews(ofKind elementKind: SupplementaryElementKind) -> [NSView] {
    shown.entries.filter { $0.kind == elementKind }.map(\.view)
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout?.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout?.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func frameForItem(at index: Int) -> NSRect {
    layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame ?? .zero
  }

  // MARK: Selection

  /// Whether the user may select. A collection that becomes unselectable has no selection.
  @AlwaysObserved open var isSelectable = false { didSet { if !isSelectable { selectionIndexPaths = [] } } }
  /// Whether the user may select several items. Setting it to false leaves the first selected one.
  @AlwaysObserved open var allowsMultipleSelection = false {
    didSet {
      guard !allowsMultipleSelection, selectionIndexPaths.count > 1 else { return }
      selectionIndexPaths = Set(selectionIndexPaths.sorted().prefix(1))
    }
  }
  open var allowsEmptySelection = true
  @AlwaysObserved open var selectionIndexPaths: Set<IndexPath> = [] { didSet { showSelection() } }
  open var selectionIndexes: IndexSet {
    get { IndexSet(selectionIndexPaths.filter { $0.section == 0 }.map(\.item)) }
    set { selectionIndexPaths = Set(newValue.map { IndexPath(item: $0, section: 0) }) }
  }
  open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    selectionIndexPaths.formUnion(indexPaths.filter(isThere))
    if scrollPosition != [] { scrollToItems(at: indexPaths, scrollPosition: scrollPosition) }
  }
  open func deselectItems(at indexPaths: Set<IndexPath>) { selectionIndexPaths.subtract(indexPaths) }
  /// Selects everything that the delegate permits, as the user does, if several items may be selected.
  open override func selectAll(_ sender: Any?) {
    guard isSelectable, allowsMultipleSelection else { return }
    let all = Set(
      allCounts.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(item: $0, section: section) }
      })
    let new = all.subtracting(selectionIndexPaths)
    let agreed = new.isEmpty ? [] : delegate?.collectionView(self, shouldSelectItemsAt: new) ?? new
    guard !agreed.isEmpty else { return }
    selectionIndexPaths.formUnion(agreed)
    delegate?.collectionView(self, didSelectItemsAt: agreed)
  }
  /// Ends the selection as far as the delegate permits it, as the user does, if it may be empty.
  open func deselectAll(_ sender: Any?) {
    guard isSelectable, allowsEmptySelection, !selectionIndexPaths.isEmpty else { return }
    let agreed =
      delegate?.collectionView(self, shouldDeselectItemsAt: selectionIndexPaths) ?? selectionIndexPaths
    guard !agreed.isEmpty else { return }
    selectionIndexPaths.subtract(agreed)
    delegate?.collectionView(self, didDeselectItemsAt: agreed)
  }

  private func showSelection() {
    for entry in shown.entries { entry.item?.isSelected = selectionIndexPaths.contains(entry.path) }
  }

  /// Selects an item as a click on it does. (This package's own.)
  package func click(_ path: IndexPath) {
    guard isSelectable, isThere(path), let delegate else {
      if isSelectable, isThere(path) { selectionIndexPaths = [path] }
      return
    }
    guard !selectionIndexPaths.contains(path) else { return }
    highlight(delegate.collectionView(self, shouldChangeItemsAt: [path], to: .forSelection), .forSelection)
    let agreed = delegate.collectionView(self, shouldSelectItemsAt: [path])
    let leaving = selectionIndexPaths.subtracting(agreed)
    let old = leaving.isEmpty ? [] : delegate.collectionView(self, shouldDeselectItemsAt: leaving)
    highlight([path], .none)
    guard !agreed.isEmpty else { return }
    selectionIndexPaths = selectionIndexPaths.subtracting(old).union(agreed)
    if !old.isEmpty { delegate.collectionView(self, didDeselectItemsAt: old) }
    delegate.collectionView(self, didSelectItemsAt: agreed)
  }

  private func highlight(_ paths: Set<IndexPath>, _ state: NSCollectionViewItem.HighlightState) {
    let changed = paths.filter { item(at: $0).map { $0.highlightState != state } ?? false }
    for path in changed { item(at: path)?.highlightState = state }
    if !changed.isEmpty { delegate?.collectionView(self, didChangeItemsAt: changed, to: state) }
  }

  open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    let vertical: [ScrollPosition] = [.top, .centeredVertically, .bottom]
    let horizontal: [ScrollPosition] = [.left, .centeredHorizontally, .right]
    for direction in [vertical, horizontal] {
      precondition(
        direction.filter(scrollPosition.contains).count <= 1, "One scroll position of a direction is possible"
      )
    }
    guard let frame = indexPaths.sorted().first.flatMap({ layoutAttributesForItem(at: $0)?.frame }) else {
      return
    }
    let visible = visibleRect
    var wanted = frame
    if scrollPosition.contains(.top) { wanted.size.height = max(frame.height, visible.height) }
    if scrollPosition.contains(.bottom) {
      wanted.origin.y = frame.maxY - max(frame.height, visible.height)
      wanted.size.height = max(frame.height, visible.height)
    }
    if scrollPosition.contains(.centeredVertically) {
      wanted = NSRect(
        x: frame.minX, y: frame.midY - visible.height / 2, width: frame.width, height: visible.height)
    }
    scrollToVisible(wanted)
  }

  // MARK: Layout

  /// Called after an invalidation. Elements are measured again, unless they caused it.
  func layoutWasInvalidated() {
    isPrepared = false
    guard !isMeasuring else { return }
    measured = [:]
    needsLayout = true
    needsDisplay = true
  }

  func prepareLayout() {
    guard !isPrepared, let collectionViewLayout else { return }
    isPrepared = true
    preparedSize = availableSize
    collectionViewLayout.prepare()
  }

  var clipView: NSClipView? { storedSuperview as? NSClipView }

  /// The size available to a layout: that of the scroll view's visible area.
  var availableSize: NSSize {
    guard let clipView else { return boundsSize }
    let insets = clipView.contentInsets
    return NSSize(
      width: max(0, clipView.boundsSize.width - insets.left - insets.right),
      height: max(0, clipView.boundsSize.height - insets.top - insets.bottom))
  }

  /// The visible part of the content that is not covered, for example by a title bar.
  var unobscuredRect: NSRect {
    guard let clipView else { return bounds }
    return LayoutInsets(clipView.contentInsets).inset(clipView.documentVisibleRect)
  }

  /// The size of an item's view from the data source.
  func delegateItemSize(_ path: IndexPath) -> NSSize {
    if let known = shown.item(path) { return known.view.frame.size }
    guard let item = dataSource?.collectionView(self, itemForRepresentedObjectAt: path) else { return .zero }
    makers.keep(item)
    return item.view.frame.size
  }

  /// Resizes the view: in a scroll view it is as large as its content, and at least as large as the
  /// visible area.
  func tileCollection() {
    guard !isTiling, !keepsSavedPlaces, clipView != nil, let collectionViewLayout else { return }
    isTiling = true
    defer { isTiling = false }
    prepareLayout()
    let content = collectionViewLayout.collectionViewContentSize
    let size = NSSize(
      width: max(availableSize.width, content.width), height: max(availableSize.height, content.height))
    if size != frame.size, translatesAutoresizingMaskIntoConstraints { setFrameSize(size) }
  }

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    guard !isTiling else { return }
    boundsMayHaveChanged()
  }

  /// Called after a possible change of the bounds. The layout is prepared in the next pass, or when an item's
  /// position is first read.
  fileprivate func boundsMayHaveChanged() {
    guard availableSize != preparedSize else {
      if !isTiling { needsLayout = true }
      return
    }
    if collectionViewLayout?.shouldInvalidateLayout(
      forBoundsChange: NSRect(origin: .zero, size: availableSize))
      ?? false
    {
      collectionViewLayout?.invalidateLayout()
    }
    isPrepared = false
    needsLayout = true
  }

  open override func layout() {
    super.layout()
    tileCollection()
    showVisibleElements()
  }

  private func showVisibleElements() {
    guard let collectionViewLayout, dataSource != nil else { return }
    let wanted = elementsInSight(collectionViewLayout)
    for entry in shown.entries where !wanted.contains(where: { entry.stands(for: $0) }) { remove(entry) }
    for attributes in wanted { show(attributes) }
    putInOrder(wanted)
    placeBackground()
  }

  private func placeBackground() {
    guard let backgroundView else { return }
    backgroundView.frame = backgroundViewScrollsWithContent || clipView == nil ? bounds : visibleRect
  }

  /// The view of an element, created if necessary.
  func shownElement(for attributes: NSCollectionViewLayoutAttributes) -> ShownElement? {
    shown.entry(for: attributes) ?? attributes.indexPath.flatMap { make(attributes, $0) }
  }

  private func show(_ attributes: NSCollectionViewLayoutAttributes) {
    guard let entry = shownElement(for: attributes) else { return }
    let view = entry.view
    entry.take(layoutNode.pixelGrid.round(attributes.frame))
    view.alphaValue = attributes.alpha
    entry.item?.isSelected = selectionIndexPaths.contains(entry.path)
    if let item = entry.item {
      item.apply(attributes)
    } else {
      (view as? any NSCollectionViewElement)?.apply(attributes)
    }
  }

  private func make(_ attributes: NSCollectionViewLayoutAttributes, _ path: IndexPath) -> ShownElement? {
    var entry: ShownElement?
    switch attributes.representedElementCategory {
    case .item:
      guard let item = dataSource?.collectionView(self, itemForRepresentedObjectAt: path) else { return nil }
      item.collectionView = self
      entry = ShownElement(path: path, kind: nil, view: item.view, item: item)
    case .supplementaryView:
      let kind = attributes.representedElementKind ?? ""
      let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      entry = view.map { ShownElement(path: path, kind: kind, view: $0, item: nil) }
    case .decorationView:
      let kind = attributes.representedElementKind ?? ""
      let view = collectionViewLayout?.makeDecoration(ofKind: kind)
      entry = view.map { ShownElement(path: path, kind: kind, view: $0, item: nil, isDecoration: true) }
    case .interItemGap: return nil
    }
    guard let entry else { return nil }
    if let item = entry.item {
      delegate?.collectionView(self, willDisplay: item, forRepresentedObjectAt: path)
    } else if attributes.representedElementCategory == .supplementaryView, let kind = entry.kind {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: entry.view, forElementKind: kind, at: path)
    }
    shown.add(entry)
    addSubview(entry.view)
    return entry
  }

  private func remove(_ entry: ShownElement) {
    shown.remove(entry)
    entry.view.removeFromSuperview()
    guard let item = entry.item else {
      if let kind = entry.kind, !entry.isDecoration {
        delegate?.collectionView(
          self, didEndDisplayingSupplementaryView: entry.view, forElementOfKind: kind, at: entry.path)
      }
      return makers.keep(entry.view, kind: entry.kind ?? "")
    }
    delegate?.collectionView(self, didEndDisplaying: item, forRepresentedObjectAt: entry.path)
    makers.keep(item)
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    guard let color = backgroundColors?.first, color.alphaComponent > 0 else { return }
    canvas.fill(CGRect(origin: .zero, size: layoutNode.frame.size), color)
  }
}

extension NSCollectionView: ScrolledDocument {
  package func clipViewDidChange(_ clipView: NSClipView) { boundsMayHaveChanged() }
  package func visiblePartDidChange() { needsLayout = true }
}
