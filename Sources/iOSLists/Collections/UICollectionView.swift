import AutoLayout
import Foundation
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A view of items placed by a layout; only visible items have views. (Apple, `UICollectionView`; the
/// parts that concern layout.)
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  private final weak var storedDataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }
  /// The object that prefetches data for items that will soon be visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  /// Stored only: nothing is dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Stored only: nothing is dragged.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  @AlwaysObserved open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutWasReplaced(oldValue) }
  }
  /// Unless set, whether the layout is compositional and scrolls down: content is below the bars then, even if it is short
  /// (faberNovel/CompositionalLayoutDSL, four pictures of one to five rows; apps set it to false for such layouts alone).
  open override var alwaysBounceVertical: Bool {
    get {
      storedBounce ?? (collectionViewLayout as? UICollectionViewCompositionalLayout)?.isVertical ?? false
    }
    set { storedBounce = newValue }
  }
  private var storedBounce: Bool?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  /// Stored only: nothing is dragged.
  open var dragInteractionEnabled = false
  /// Whether cells can invalidate their sizes. Default: enabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  @AlwaysObserved open var backgroundView: UIView? { didSet { backgroundWasReplaced(oldValue) } }
  @AlwaysObserved open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  // MARK: Visible elements; see the extensions

  var shown: [ListElement: UICollectionReusableView] = [:]
  /// Closures that create views, by kind and identifier. The frame is for classes with `init(frame:)`.
  var registered: [String: (CGRect) -> UIView] = [:]
  var spare: [String: [UICollectionReusableView]] = [:]
  /// The attributes for which views have reported their size since the last reload.
  var measured: [ListElement: UICollectionViewLayoutAttributes] = [:]
  var selected: [IndexPath] = []
  var prefetched: Set<IndexPath> = []
  /// The cells to reconfigure, which are dequeued instead of others.
  var reconfigured: [IndexPath: UICollectionViewCell] = [:]
  /// The numbers of items by section at the last layout; nil before the first one.
  var counts: [Int]?
  var changes = ListChanges()
  var batchDepth = 0
  var isPrepared = false
  /// Whether a mirrored layout has been scrolled to its start.
  var hasMirroredStart = false
  var isLayingOut = false
  /// The attributes of the element being created by the data source: its view gets their size.
  var wantedAttributes: UICollectionViewLayoutAttributes?
  var movement: InteractiveMovement?
  var transitionCompletion: LayoutInteractiveTransitionCompletion?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    hasDefaultBackground = true
    layout.collectionView = self
  }

  /// A collection view with a flow layout. On iOS it is a programmer's mistake to create one without a
  /// layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = (coder as? NibCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  @_spi(ViewHooks) open override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "dataSource": dataSource = value as? any UICollectionViewDataSource
    case "prefetchDataSource": prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    default: return super.setOutlet(value, forKey: key)
    }
    return true
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in
      { RuntimeClasses.makeReusableView(type, frame: $0) }
    }
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registered[elementKind + " " + identifier] = (viewClass as? UICollectionReusableView.Type).map {
      type in
      { RuntimeClasses.makeReusableView(type, frame: $0) }
    }
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = nib?.collectionMaker(of: UICollectionViewCell.self)
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registered[kind + " " + identifier] = nib?.collectionMaker(of: UICollectionReusableView.self)
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
    guard let cell = dequeue(identifier, for: .item(indexPath)) as? UICollectionViewCell else {
      preconditionFailure(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    cell.reuseIdentifier = identifier
    notify(cell, ofItemAt: indexPath)
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = ListElement.supplementary(elementKind, indexPath)
    guard let view = dequeue(elementKind + " " + identifier, for: element) else {
      preconditionFailure(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    view.reuseIdentifier = elementKind + " " + identifier
    if let cell = view as? UICollectionViewCell {
      cell.listStyle = collectionViewLayout.listStyle(inSection: indexPath.first ?? 0)
      cell.listRole = elementKind == Self.elementKindSectionFooter ? .footer : .header
    }
    return view
  }

  // MARK: Contents

  open func reloadData() { showAnew() }
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Requests the visible items again from the data source, which configures their present cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) { configureAnew(indexPaths) }

  /// Applies the changes of `updates` together. Remaining items keep their view and selection.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    ListUpdateAnimation.run(
      {
        batchDepth += 1
        updates?()
        batchDepth -= 1
        if batchDepth == 0 { commitChanges() }
      }, completion: completion)
  }

  /// True within a batch that has changed something.
  open var hasUncommittedUpdates: Bool { batchDepth > 0 && !changes.isEmpty }
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// Starts a transition to another layout, whose progress the returned layout controls
  /// (``UICollectionViewTransitionLayout``).
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }
  open func finishInteractiveTransition() { endTransition(finished: true) }
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item without notifying the delegate; nil clears the selection.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Layout

  open override func layoutSubviews() {
    layOutItems()
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  /// The background colour; the system's for views created in code (since iOS 13).
  open override var backgroundColor: UIColor? { didSet { hasDefaultBackground = false } }
  private var hasDefaultBackground = false

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(appearance: ClassFacts.Appearance("collection") { UICollectionView(frame: .zero) })
  }

  /// Draws the background of a list's appearance, unless the program has set one.
  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    guard backgroundColor == nil || hasDefaultBackground,
      let style = collectionViewLayout.listStyle(inSection: 0)
    else {
      return
    }
    canvas.fill(bounds, style.backgroundColor)
  }

  @_spi(ViewHooks) open override func contentOffsetDidChange() {
    setNeedsLayout()
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
  }

  /// Invalidates the layout, because another delegate may return other sizes.
  @_spi(ViewHooks) open override func delegateDidChange() { layoutWasInvalidated() }

  /// Invalidates the layout as a change of bounds does. It is not asked first (`shouldInvalidateLayout(forBoundsChange:)`): layouts
  /// compare the new size with the collection's, which is already the new one here.
  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    forgetSizes()
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    layoutWasInvalidated()
  }

  /// Updates cells and layout: cells depend on the text size, and sections may depend on the traits.
  @_spi(ViewHooks) open override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    let isOther = traitCollection.preferredContentSizeCategory != old.preferredContentSizeCategory
    if isOther { forgetSizes() }
    layoutWasInvalidated()
  }

  /// Discards the sizes that cells have reported.
  func forgetSizes() {
    collectionViewLayout.forgetPreferences()
    measured = [:]
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layoutWasInvalidated()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutWasInvalidated()
  }

  // MARK: Questions

  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .item }.map(\.indexPath).sorted()
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.item(indexPath)] as? UICollectionViewCell
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[.supplementary(elementKind, indexPath)]
  }

  /// The item whose cell's frame covers a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let here = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return elements(in: here).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(
      \.indexPath
    )
    .sorted()
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { shown[.item($0)] === cell }
  }

  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    shown.first { $0.key.category == .supplementaryView && $0.value === supplementaryView }?.key
      .indexPath
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(mirrored)
  }

  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(
      mirrored)
  }

  /// Scrolls to an item. Traps if it does not exist.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let count = indexPath.section < numberOfSections ? numberOfItems(inSection: indexPath.section) : 0
    LayoutException.require(
      indexPath.item < count, .invalidArgument,
      "Item \(indexPath.item) is beyond the \(count) items of section \(indexPath.section).",
      page: "UICollectionView.scrollToItem(at:at:animated:)")
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Moving by hand

  /// Begins moving an item; false if the data source does not allow it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }
  /// Moves the item's centre to a point of the content, and makes space for it there.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }
  /// Ends the move and notifies the data source of it.
  open func endInteractiveMovement() { finishMovement(cancelled: false) }
  /// Cancels the move.
  open func cancelInteractiveMovement() { finishMovement(cancelled: true) }
}

extension UICollectionView {
  /// Raw values match UIKit's.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal
  }

  /// Bits match UIKit's.
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

  /// When cells are measured again. Raw values match UIKit's.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled = 0
    case enabled, enabledIncludingConstraints
  }

  /// The kind of element that layout attributes describe. Raw values match UIKit's.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell = 0
    case supplementaryView, decorationView
  }
}
