import Foundation

/// Incremental updates, which keep the views of unchanged items.
extension UICollectionView {
  /// The same for non-escaping closures: Apple's parameter is both optional and non-escaping, which Swift cannot
  /// express.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Requests every view again.
  func showAnew() {
    // In reverse order: the cell recycled last is reused first, so unchanged items get their own cells back.
    for element in shown.keys.sorted().reversed() { retire(element) }
    measured = [:]
    selected = []
    prefetched = []
    counts = nil
    movement = nil
    collectionViewLayout.forgetPreferences()
    layoutWasInvalidated()
    collectionViewLayout.dataWasChanged(entirely: true)
  }

  /// Records a change; outside a batch it is applied immediately.
  func change(_ note: (inout ListChanges) -> Void) {
    note(&changes)
    if batchDepth == 0 { commitChanges() }
  }

  func commitChanges() {
    let changes = self.changes
    self.changes = ListChanges()
    guard let old = counts else { return showAtOnce() }
    let new = (0..<numberOfSections).map(numberOfItems)
    guard !changes.isEmpty else {
      measured = [:]
      layoutWasInvalidated()
      return layoutIfNeeded()
    }
    let items = changes.updateItems
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    follow(changes.checkedTransition(from: old, to: new, noun: "collection"))
    if !ListUpdateAnimation.isWanted(for: self) { for item in items { notifyLayout(of: item) } }
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Applies a batch before the first layout or after a reload: there are no views to keep, but the layout is prepared
  /// and the content size is known at its end (UIKit).
  private func showAtOnce() {
    showAnew()
    prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Moves the remaining views to their new positions, recycles the others, and lays out.
  func follow(_ transition: ListTransition) {
    let animation = ListUpdateAnimation(of: self)
    let places = animation == nil ? [] : transition.places(of: counts ?? [])
    var kept: [ListElement: UICollectionReusableView] = [:]
    for element in shown.keys.sorted().reversed() {
      guard let view = shown[element] else { continue }
      if let place = transition.moved(element) {
        animation?.note(staying: view)
        kept[place] = view
      } else {
        animation?.note(leaving: view, departure(of: element))
        retire(element)
      }
    }
    shown = kept
    selected = selected.compactMap(transition.item)
    measured = transition.moved(measured)
    prefetched = Set(prefetched.compactMap(transition.item))
    counts = nil
    collectionViewLayout.move(transition)
    layoutWasInvalidated()
    if movement == nil {
      collectionViewLayout.dataWasChanged(entirely: false)
      scrollToTarget()
    }
    guard let animation else { return layoutIfNeeded() }
    animation.run(layoutIfNeeded) { [self] in
      shown.keys.sorted().filter { kept[$0] == nil }.compactMap { element in
        let wasThere = element.category == .item && places.contains(element.indexPath)
        return shown[element].map { .init(view: $0, motion: wasThere ? nil : arrival(of: element)) }
      }
    }
  }

  /// The animation of an appearing element: from the layout's attributes, else fading in. (Apple,
  /// `initialLayoutAttributesForAppearingItem(at:)`.)
  private func arrival(of element: ListElement) -> ListUpdateAnimation.Motion {
    guard element.category == .item else { return .fade }
    return collectionViewLayout.initialLayoutAttributesForAppearingItem(at: element.indexPath)
      .map { .attributes($0) } ?? .fade
  }

  private func departure(of element: ListElement) -> ListUpdateAnimation.Motion {
    guard element.category == .item else { return .fade }
    return collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
      .map { .attributes($0) } ?? .fade
  }

  private func notifyLayout(of item: UICollectionViewUpdateItem) {
    if item.updateAction == .insert, let path = item.indexPathAfterUpdate, !path.isSection {
      _ = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
    }
    if item.updateAction == .delete, let path = item.indexPathBeforeUpdate, !path.isSection {
      _ = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path)
    }
  }

  func configureAnew(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured[path] = cell
      let element = ListElement.item(path)
      if let given = cellFromSource(at: path), given !== cell {
        retire(element)
        shown[element] = given
        addSubview(given)
        given.layoutNode.isPlacedByParent = true
      }
      reconfigured[path] = nil
      measured[element] = nil
    }
    layoutWasInvalidated()
  }

  /// Called after a cell's content has changed its size.
  func cellWantsNewSize(_ view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, collectionViewLayout.measuresElements else { return }
    guard !isLayingOut, let element = shown.first(where: { $0.value === view })?.key,
      measured.removeValue(forKey: element) != nil
    else { return }
    layoutWasInvalidated()
  }
}

extension ListChanges {
  /// The changes as layouts are notified of them. A section's path has the item `NSNotFound` (UIKit).
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { .init(.delete, before: path($0), after: nil) }
    items += insertedSections.map { .init(.insert, before: nil, after: path($0)) }
    items += reloadedSections.map { .init(.reload, before: path($0), after: path($0)) }
    items += movedSections.map { .init(.move, before: path($0.from), after: path($0.to)) }
    items += deleted.sorted().map { .init(.delete, before: $0, after: nil) }
    items += inserted.sorted().map { .init(.insert, before: nil, after: $0) }
    items += reloaded.sorted().map { .init(.reload, before: $0, after: $0) }
    items += moved.map { .init(.move, before: $0.from, after: $0.to) }
    return items
  }
}

extension IndexPath {
  /// Whether the path represents a whole section in a layout's update items.
  fileprivate var isSection: Bool { count < 2 || item == NSNotFound }
}
