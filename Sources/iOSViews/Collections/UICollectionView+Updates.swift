import Foundation

/// Changes of the data that leave alone what they do not touch.
extension UICollectionView {
  /// True within a batch that has changed something.
  public var hasUncommittedUpdates: Bool { batchDepth > 0 && !changes.isEmpty }
  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }

  /// Every view is asked for again.
  func showAnew() {
    // Last first: the cell put aside last is used first, so items that stay what they are get their own cells back.
    for element in shown.keys.sorted().reversed() { retire(element) }
    measured = []
    selected = []
    prefetched = []
    counts = nil
    collectionViewLayout.forgetPreferences()
    layoutWasInvalidated()
  }

  /// Notes a change; outside a batch it is made at once.
  func change(_ note: (inout ListChanges) -> Void) {
    note(&changes)
    if batchDepth == 0 { commitChanges() }
  }

  func commitChanges() {
    let changes = self.changes
    self.changes = ListChanges()
    guard let old = counts else { return showAnew() }
    let new = (0..<numberOfSections).map(numberOfItems)
    guard !changes.isEmpty else {
      measured = []
      layoutWasInvalidated()
      return layoutIfNeeded()
    }
    let items = changes.updateItems
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    follow(changes.transition(from: old, to: new, noun: "collection"))
    for item in items { tellLayout(of: item) }
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Gives the views that stay their new places, puts the others aside, and lays out.
  func follow(_ transition: ListTransition) {
    var kept: [ListElement: UICollectionReusableView] = [:]
    for element in shown.keys.sorted().reversed() {
      if let place = transition.moved(element) { kept[place] = shown[element] } else { retire(element) }
    }
    shown = kept
    selected = selected.compactMap(transition.item)
    measured = Set(transition.moved(Dictionary(uniqueKeysWithValues: measured.map { ($0, true) })).keys)
    prefetched = Set(prefetched.compactMap(transition.item))
    counts = nil
    collectionViewLayout.move(transition)
    layoutWasInvalidated()
    layoutIfNeeded()
  }

  private func tellLayout(of item: UICollectionViewUpdateItem) {
    if item.updateAction == .insert, let path = item.indexPathAfterUpdate, path.count > 1 {
      _ = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
    }
    if item.updateAction == .delete, let path = item.indexPathBeforeUpdate, path.count > 1 {
      _ = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path)
    }
  }

  func configureAnew(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured[path] = cell
      let element = ListElement.cell(path)
      if let given = dataSource?.collectionView(self, cellForItemAt: path), given !== cell {
        retire(element)
        shown[element] = given
        addSubview(given)
      }
      reconfigured[path] = nil
      measured.remove(element)
    }
    layoutWasInvalidated()
  }

  /// A cell's content has changed its size.
  func cellWantsNewSize(_ view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, collectionViewLayout.measuresElements else { return }
    guard let element = shown.first(where: { $0.value === view })?.key, measured.remove(element) != nil else {
      return
    }
    layoutWasInvalidated()
  }
}

extension ListChanges {
  /// As layouts are told of them. A section's path has one index.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { .init(.delete, before: IndexPath(index: $0), after: nil) }
    items += insertedSections.map { .init(.insert, before: nil, after: IndexPath(index: $0)) }
    items += reloadedSections.map {
      .init(.reload, before: IndexPath(index: $0), after: IndexPath(index: $0))
    }
    items += movedSections.map {
      .init(.move, before: IndexPath(index: $0.from), after: IndexPath(index: $0.to))
    }
    items += deleted.sorted().map { .init(.delete, before: $0, after: nil) }
    items += inserted.sorted().map { .init(.insert, before: nil, after: $0) }
    items += reloaded.sorted().map { .init(.reload, before: $0, after: $0) }
    items += moved.map { .init(.move, before: $0.from, after: $0.to) }
    return items
  }
}
