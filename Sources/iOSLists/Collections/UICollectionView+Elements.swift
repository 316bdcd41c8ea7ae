import AutoLayout
import Foundation

/// Creating, showing, measuring and recycling the visible elements.
extension UICollectionView {
  var itemDelegate: (any UICollectionViewDelegate)? { delegate }

  // MARK: Reuse

  /// - Parameter kind: nil for a cell.
  package func register(_ maker: @escaping () -> UIView, kind: String?, identifier: String) {
    registered[kind.map { $0 + " " + identifier } ?? identifier] = { _ in maker() }
  }

  /// A view in the layout's size for the element: `init(frame:)` receives it, and reused views get it before they are
  /// configured.
  func dequeue(_ identifier: String, for element: ListElement) -> UICollectionReusableView? {
    let frame = frame(of: element)
    if let view = spare[identifier]?.popLast() {
      view.prepareForReuse()
      if let frame { view.frame = frame }
      return view
    }
    return registered[identifier]?(frame ?? .zero) as? UICollectionReusableView
  }

  private func frame(of element: ListElement) -> CGRect? {
    var attributes = wantedAttributes.flatMap { ListElement($0) == element ? $0 : nil }
    if attributes == nil, isPrepared {
      attributes = collectionViewLayout.currentAttributes(of: element).map(mirrored)
    }
    return attributes.map { layoutGrid.round($0.frame) }
  }

  /// Sets a list cell's position and style before it is configured.
  func notify(_ cell: UICollectionViewCell, ofItemAt indexPath: IndexPath) {
    cell.listStyle = collectionViewLayout.listStyle(inSection: indexPath.section)
    let count = counts.map { $0.indices.contains(indexPath.section) ? $0[indexPath.section] : 0 } ?? 0
    cell.take(cell.listStyle?.place(of: .item(indexPath), itemCount: count))
    cell.outline = (dataSource as? any OutlineDataSource)?.outline(at: indexPath)
  }

  func retire(_ element: ListElement) {
    guard let view = shown.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell, element.category == .item {
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if let kind = element.kind, element.category == .supplementaryView {
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
    }
    if let identifier = view.reuseIdentifier { spare[identifier, default: []].append(view) }
  }

  // MARK: Invalidation

  func layoutWasInvalidated() {
    isPrepared = false
    if !isLayingOut { setNeedsLayout() }
  }

  /// Notifies layouts and views before and after the change, which takes effect immediately if there was a
  /// layout.
  func layoutWasReplaced(_ old: UICollectionViewLayout) {
    let new = collectionViewLayout
    let notifies = old !== new && counts != nil
    if notifies {
      old.prepareForTransition(to: new)
      for element in shown.keys.sorted() { shown[element]?.willTransition(from: old, to: new) }
    }
    if old !== new, old.collectionView === self { old.collectionView = nil }
    new.collectionView = self
    new.forgetPreferences()
    measured = [:]
    if notifies { new.prepareForTransition(from: old) }
    layoutWasInvalidated()
    hasMirroredStart = false
    guard notifies else { return }
    scrollToTarget()
    layoutIfNeeded()
    for element in shown.keys.sorted() { shown[element]?.didTransition(from: old, to: new) }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }

  func backgroundWasReplaced(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    counts = (0..<numberOfSections).map(numberOfItems)
    // Custom layouts may set their own item size while they prepare.
    for _ in 0..<Self.mostPreparations {
      isPrepared = true
      collectionViewLayout.prepare()
      if isPrepared { break }
    }
    isPrepared = true
    // Layouts that work it out here need it before they give elements (Apple, `UICollectionViewLayout`).
    _ = collectionViewLayout.collectionViewContentSize
  }

  /// The maximum number of preparations of a layout that invalidates itself meanwhile.
  private static let mostPreparations = 4

  // MARK: Layout

  /// The maximum number of changes of the layout by cells' sizes in one pass.
  private static let mostRounds = 16

  /// Shows the visible items and recycles the others. Self-sizing cells can make others appear or disappear, so
  /// this is repeated until nothing changes.
  func layOutItems() {
    let inset = adjustedContentInset
    var wanted = measureItems()
    contentSize = collectionViewLayout.collectionViewContentSize
    if adjustedContentInset != inset {
      // Whether the safe area is added to the insets may have changed with the content.
      isPrepared = false
      wanted = measureItems()
      contentSize = collectionViewLayout.collectionViewContentSize
    }
    scrollToMirroredStart()
    for attributes in wanted { place(attributes) }
    let kept = Set(wanted.map { ListElement($0) })
    for element in shown.keys.sorted() where !kept.contains(element) { retire(element) }
    putInOrder(wanted)
    prefetch()
  }

  /// The visible elements after all of them have reported their sizes.
  private func measureItems() -> [UICollectionViewLayoutAttributes] {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    var wanted: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<Self.mostRounds {
      prepareIfNeeded()
      wanted = elements(in: bounds).map(shownAttributes)
      for attributes in wanted { show(attributes) }
      if takePreferences(of: wanted) { isPrepared = false }
      if isPrepared { break }
    }
    return wanted
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = ListElement(attributes)
    guard shown[element] == nil else { return }
    wantedAttributes = attributes
    let made = makeView(element)
    wantedAttributes = nil
    guard let view = made else { return }
    shown[element] = view
    // The layout places elements, whatever their initialiser says. Observed: cards of a list whose cells translate no masks, in 2
    // pictures of a public repository (iOS 13).
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = layoutGrid.round(attributes.frame)
    addSubview(view)
    view.layoutNode.isPlacedByParent = true
    if let cell = view as? UICollectionViewCell {
      cell.isEditing = isEditing
      if element.category == .item { cell.isSelected = selected.contains(element.indexPath) }
      cell.take(attributes.listPlace)
      if element.category == .item {
        itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
      }
    }
    if let kind = element.kind, element.category == .supplementaryView {
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    }
  }

  private func makeView(_ element: ListElement) -> UICollectionReusableView? {
    switch element.category {
    case .item:
      checkExists(element.indexPath)
      let path = movement?.item(shownAt: element.indexPath) ?? element.indexPath
      return cellFromSource(at: path)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      let kind = element.kind ?? ""
      let view = collectionViewLayout.makeDecoration(ofKind: kind)
      LayoutException.require(
        view != nil, .internalInconsistency,
        "The layout has no class or nib for decoration views of the kind \(kind).",
        page: "UICollectionViewLayout.register(_:forDecorationViewOfKind:)")
      return view
    }
  }

  private func checkExists(_ path: IndexPath) {
    let count = counts.map { $0.indices.contains(path.section) ? $0[path.section] : 0 } ?? 0
    LayoutException.require(
      path.item < count, .internalInconsistency,
      "The layout has attributes for item \(path.item) of section \(path.section), which has \(count) items.",
      page: "UICollectionViewLayout.layoutAttributesForElements(in:)")
  }

  /// True if some cell's wish changes the layout.
  private func takePreferences(of all: [UICollectionViewLayoutAttributes]) -> Bool {
    guard collectionViewLayout.measuresElements else { return false }
    var changes = false
    for attributes in all {
      let element = ListElement(attributes)
      // By default cells determine both extents.
      let free = attributes.selfSizing ?? (element.category == .item ? .both : [])
      guard !free.isEmpty, wantsMeasuring(element, attributes), let view = shown[element] else { continue }
      // The original values are kept, because the layout may continue to use its object.
      let original = attributes.makeCopy()
      measured[element] = original
      (view as? UICollectionViewCell)?.take(attributes.listPlace)
      // Margins of the content depend on its position.
      view.frame = layoutGrid.round(attributes.frame)
      let preferred = view.preferredLayoutAttributesFitting(attributes.makeCopy())
      if invalidate(for: mirrored(preferred), mirrored(original)) { changes = true }
    }
    return changes
  }

  /// Whether a view is measured. Built-in layouts keep the size that a view has reported, and measure again only if an
  /// extent that they determine has changed. Custom layouts can request it by changing the attributes.
  private func wantsMeasuring(_ element: ListElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool
  {
    guard let known = measured[element] else { return true }
    guard collectionViewLayout.keepsPreferences else { return !known.isEqual(attributes) }
    return !(known.selfSizing ?? .both).isSuperset(of: attributes.selfSizing ?? .both)
  }

  /// Invalidates the layout for a view's preferred size, if the layout agrees.
  private func invalidate(
    for preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let layout = collectionViewLayout
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.accept(preferred)
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = shown[ListElement(attributes)] else { return }
    view.transform = .identity
    view.frame = layoutGrid.round(attributes.frame)
    view.transform = attributes.transform
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    if let cell = view as? UICollectionViewCell {
      cell.take(attributes.listPlace)
      cell.outline = (dataSource as? any OutlineDataSource)?.outline(at: attributes.indexPath)
    }
    view.apply(attributes)
  }

  /// Orders the views by depth, behind the subviews that clients have added.
  private func putInOrder(_ wanted: [UICollectionViewLayoutAttributes]) {
    let order = wanted.map { (attributes: $0, element: ListElement($0)) }.sorted {
      ($0.attributes.zIndex, $0.element.depth) == ($1.attributes.zIndex, $1.element.depth)
        ? $0.element < $1.element
        : ($0.attributes.zIndex, $0.element.depth) < ($1.attributes.zIndex, $1.element.depth)
    }
    var place = backgroundView?.superview === self ? 1 : 0
    for (_, element) in order {
      guard let view = shown[element] else { continue }
      if subviews[place] !== view { insertSubview(view, at: place) }
      place += 1
    }
  }

  // MARK: Ahead of time

  /// Prefetches the items that the next screenful would show.
  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let isVertical = contentSize.height > bounds.height
    let ahead = bounds.offsetBy(dx: isVertical ? 0 : bounds.width, dy: isVertical ? bounds.height : 0)
    let near = Set(
      elements(in: ahead)
        .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    ).subtracting(indexPathsForVisibleItems)
    let new = near.subtracting(prefetched).sorted()
    let old = prefetched.subtracting(near).subtracting(indexPathsForVisibleItems).sorted()
    prefetched = near
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    if !old.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: old) }
  }

  // MARK: Selection and editing

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for old in selected where old != indexPath { cellForItem(at: old)?.isSelected = false }
      selected = []
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func editingDidChange() {
    for view in shown.values { (view as? UICollectionViewCell)?.isEditing = isEditing }
    measured = [:]
    layoutWasInvalidated()
  }

  // MARK: Scrolling

  /// Scrolls to the offset that the delegate, or else the layout, chooses after a change. (Apple,
  /// `collectionView(_:targetContentOffsetForProposedContentOffset:)`.)
  func scrollToTarget() {
    prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    let proposed = contentOffset
    let target =
      itemDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed { contentOffset = target }
  }

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    collectionViewLayout.scrollAcross(toItemAt: indexPath, position)
    let start = contentOffset
    guard animated, scrollingTakesTime else {
      settleOffset(showing: indexPath, position)
      if animated, contentOffset != start { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    guard let target = offset(showing: indexPath, position), target != start else { return }
    animateOffset(to: target) { [weak self] in
      self?.settleOffset(showing: indexPath, position)
      return self?.contentOffset
    }
  }

  /// Repeats scrolling until the item's position is stable: cells that become visible report their sizes and move
  /// others.
  private func settleOffset(showing indexPath: IndexPath, _ position: ScrollPosition) {
    for _ in 0..<Self.mostRounds {
      guard let target = offset(showing: indexPath, position), target != contentOffset else { break }
      contentOffset = target
      guard collectionViewLayout.measuresElements, bounds.width > 0, bounds.height > 0 else { break }
      _ = measureItems()
    }
  }

  private func offset(showing indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
    contentSize = collectionViewLayout.collectionViewContentSize
    let inset = adjustedContentInset
    let seen = inset.inset(bounds)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - seen.height / 2 - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + inset.bottom }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - seen.width / 2 - inset.left }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width + inset.right }
    let (low, high) = offsetRange
    return CGPoint(x: max(low.x, min(offset.x, high.x)), y: max(low.y, min(offset.y, high.y)))
  }
}
