import Foundation
@_spi(ViewHooks) import iOSDrawing

/// Reuse, and incremental updates, which keep the views of unchanged rows.
extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { delegate }

  // MARK: Reuse

  func dequeue(_ identifier: String) -> UIView? {
    guard let view = spare[identifier]?.popLast() else { return registered[identifier]?() }
    (view as? UITableViewCell)?.prepareForReuse()
    (view as? UITableViewHeaderFooterView)?.prepareForReuse()
    return view
  }

  func retire(_ part: TableGeometry.Part) {
    guard let view = shown.removeValue(forKey: part) else { return }
    view.removeFromSuperview()
    if let cell = view as? UITableViewCell {
      if case .row(let indexPath) = part {
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
      }
      if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
    } else if let view = view as? UITableViewHeaderFooterView {
      switch part {
      case .header(let section):
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer(let section):
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      default: break
      }
      if let identifier = view.reuseIdentifier { spare["header " + identifier, default: []].append(view) }
    }
  }

  func replace(_ old: UIView?, _ part: TableGeometry.Part, _ new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      shown[part] = nil
    }
    geometry = nil
    setNeedsLayout()
  }

  // MARK: Changes

  /// The same for non-escaping closures: Apple's parameter is both optional and non-escaping, which Swift cannot
  /// express.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Requests every view again.
  func showAnew() {
    // In reverse order: the cell recycled last is reused first, so unchanged rows get their own cells back.
    for part in shown.keys.sorted().reversed() { retire(part) }
    selected = []
    prefetched = []
    counts = nil
    heightsDidChange()
  }

  /// Discards all measured heights.
  func heightsDidChange() {
    measured = [:]
    geometry = nil
    setNeedsLayout()
  }

  func backgroundWasReplaced(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Records a change; outside a batch it is applied immediately.
  func change(_ note: (inout ListChanges) -> Void) {
    note(&changes)
    if batchDepth == 0 { commitChanges() }
  }

  func commitChanges() {
    let changes = self.changes
    self.changes = ListChanges()
    guard let old = counts else { return showAnew() }
    if changes.isEmpty {
      for part in shown.keys { measured[part] = nil }
      return follow(ListTransition(item: { $0 }, section: { $0 }))
    }
    let new = (0..<numberOfSections).map(numberOfRows)
    follow(
      changes.checkedTransition(from: old, to: new, noun: "table"), coming: changes.coming,
      going: changes.going)
  }

  /// Moves the remaining views to their new positions, recycles the others, and lays out.
  func follow(
    _ transition: ListTransition, coming: ListUpdateAnimation.Motion = .fade,
    going: ListUpdateAnimation.Motion = .fade
  ) {
    let animation = ListUpdateAnimation(of: self)
    let places = animation == nil ? [] : transition.places(of: counts ?? [])
    var kept: [TableGeometry.Part: UIView] = [:]
    for part in shown.keys.sorted().reversed() {
      guard let view = shown[part] else { continue }
      if let place = part.moved(transition) {
        animation?.note(staying: view)
        kept[place] = view
      } else {
        animation?.note(leaving: view, going)
        retire(part)
      }
    }
    shown = kept
    var heights: [TableGeometry.Part: CGFloat] = [:]
    for (part, height) in measured {
      if let place = part.moved(transition) { heights[place] = height }
    }
    measured = heights
    selected = selected.compactMap(transition.item)
    prefetched = Set(prefetched.compactMap(transition.item))
    geometry = nil
    setNeedsLayout()
    guard let animation else { return layoutIfNeeded() }
    animation.run(layoutIfNeeded) { [self] in
      shown.keys.sorted().filter { kept[$0] == nil }.compactMap { part in
        var wasThere = false
        if case .row(let path) = part { wasThere = places.contains(path) }
        return shown[part].map { .init(view: $0, motion: wasThere ? nil : coming) }
      }
    }
  }

  func configureAnew(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      let part = TableGeometry.Part.row(path)
      guard let cell = shown[part] as? UITableViewCell else { continue }
      reconfigured[path] = cell
      if let given = dataSource?.tableView(self, cellForRowAt: path), given !== cell {
        retire(part)
        shown[part] = given
        addSubview(given)
        given.layoutNode.isPlacedByParent = true
      }
      reconfigured[path] = nil
      measured[part] = nil
    }
    geometry = nil
    setNeedsLayout()
  }

  /// Called after a row's content has changed its height.
  func rowWantsNewHeight(_ view: UIView) {
    guard selfSizingInvalidation != .disabled,
      let part = shown.first(where: { $0.value === view })?.key, measured.removeValue(forKey: part) != nil
    else { return }
    geometry = nil
    setNeedsLayout()
  }

  func editingDidChange() {
    for (part, view) in shown {
      guard let cell = view as? UITableViewCell, case .row(let path) = part else { continue }
      prepareForEditing(cell, at: path)
    }
    heightsDidChange()
  }

  /// Sets up a cell's editing controls.
  func prepareForEditing(_ cell: UITableViewCell, at indexPath: IndexPath) {
    let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: indexPath) != false
    cell.editingStyle =
      canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete : .none
    cell.marksSelection = canEdit && allowsMultipleSelectionDuringEditing
    cell.shouldIndentWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    cell.canMove = canEdit && dataSource?.tableView(self, canMoveRowAt: indexPath) == true
    if cell.isEditing != canEdit { cell.setEditing(canEdit, animated: false) }
  }

  /// Prefetches the rows that the next screenful would show.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, var geometry else { return }
    var near: Set<IndexPath> = []
    for case .row(let path) in geometry.parts(from: bounds.maxY, to: bounds.maxY + bounds.height)
    where shown[.row(path)] == nil {
      near.insert(path)
    }
    let new = near.subtracting(prefetched).sorted()
    let old = prefetched.subtracting(near).filter { shown[.row($0)] == nil }.sorted()
    prefetched = near
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    if !old.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: old) }
  }
}

extension TableGeometry.Part {
  /// The same part after a change; nil if it is deleted.
  func moved(_ transition: ListTransition) -> TableGeometry.Part? {
    switch self {
    case .tableHeader, .tableFooter: self
    case .header(let section): transition.section(section).map { .header($0) }
    case .footer(let section): transition.section(section).map { .footer($0) }
    case .padding(let section): transition.section(section).map { .padding($0) }
    case .row(let path): transition.item(path).map { .row($0) }
    }
  }
}
