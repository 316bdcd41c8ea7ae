import Foundation
import ListSnapshots

/// Incremental updates, which keep the views of unchanged items.
extension NSCollectionView {
  /// The effect of a change. Raw values match AppKit's.
  public enum UpdateAction: Int, Hashable, Sendable {
    case insert = 0
    case delete, reload, move, none
  }

  /// Records a change; outside a batch it is applied immediately.
  func change(_ note: (inout BatchChanges<Void>) -> Void) {
    note(&changes)
    if batchDepth == 0 { commitChanges() }
  }

  func performBatch(_ updates: () -> Void) {
    batchDepth += 1
    updates()
    batchDepth -= 1
    if batchDepth == 0 { commitChanges() }
  }

  private func commitChanges() {
    let changes = self.changes
    self.changes = BatchChanges(motion: ())
    guard let old = counts, let layout = collectionViewLayout else { return reloadData() }
    guard !changes.isEmpty else { return layoutWasInvalidated() }
    counts = nil
    let new = (0..<numberOfSections).map(numberOfItems)
    follow(changes.transition(from: old, to: new, noun: "collection"))
    prepareLayout()
    let items = changes.updateItems
    layout.prepare(forCollectionViewUpdates: items)
    for item in items { inform(layout, of: item) }
    layout.finalizeCollectionViewUpdates()
  }

  /// Calls the layout's methods for appearing and disappearing items. They are not animated: items are at their
  /// positions immediately.
  private func inform(_ layout: NSCollectionViewLayout, of item: NSCollectionViewUpdateItem) {
    switch item.updateAction {
    case .insert:
      guard let path = item.indexPathAfterUpdate, path.item != NSNotFound else { return }
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
    case .delete:
      guard let path = item.indexPathBeforeUpdate, path.item != NSNotFound else { return }
      _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
    default: return
    }
  }
}

/// One change of a batch. (Apple, `NSCollectionViewUpdateItem`.)
@preconcurrency @MainActor
open class NSCollectionViewUpdateItem: NSObject {
  private let change: (before: IndexPath?, after: IndexPath?, action: NSCollectionView.UpdateAction)

  /// An empty update item, for subclasses.
  public override init() {
    change = (nil, nil, .none)
    super.init()
  }

  init(_ action: NSCollectionView.UpdateAction, before: IndexPath?, after: IndexPath?) {
    change = (before, after, action)
    super.init()
  }

  /// The old index path; nil for insertions. A section's path has the item `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { change.before }
  /// The new index path; nil for deletions.
  open var indexPathAfterUpdate: IndexPath? { change.after }
  open var updateAction: NSCollectionView.UpdateAction { change.action }
}

extension BatchChanges where Motion == Void {
  @MainActor fileprivate var updateItems: [NSCollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [NSCollectionViewUpdateItem] = []
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
