import AutoLayout
import Foundation
import ListSnapshots

extension ListTransition {
  /// The new index paths of the items that remain, given the old counts.
  func places(of counts: [Int]) -> Set<IndexPath> {
    var places: Set<IndexPath> = []
    for (section, count) in counts.enumerated() {
      places.formUnion((0..<count).compactMap { item(IndexPath(item: $0, section: section)) })
    }
    return places
  }
}

/// The changes of one batch of a table or collection.
typealias ListChanges = BatchChanges<ListUpdateAnimation.Motion>

extension ListChanges {
  init() { self.init(motion: .fade) }

  /// The transition that the changes describe. Traps with UIKit's message if they do not lead from the old numbers of items to
  /// the new ones.
  func checkedTransition(from old: [Int], to new: [Int], noun: String) -> ListTransition {
    checkPaths(old)
    checkTargets(new)
    return transition(from: old, to: new, noun: noun)
  }

  /// Traps for items and sections that would come to lie beyond those that there are after the changes.
  private func checkTargets(_ new: [Int]) {
    let page = "performBatchUpdates(_:completion:)"
    for section in insertedSections.union(IndexSet(movedSections.map(\.to))) {
      LayoutException.require(
        section < new.count, .internalInconsistency,
        "A batch inserts section \(section), but there are \(new.count) sections after it.", page: page)
    }
    for path in inserted.union(moved.map(\.to)).sorted() {
      let count = new.indices.contains(path.section) ? new[path.section] : 0
      LayoutException.require(
        path.item < count, .internalInconsistency,
        "A batch inserts item \(path.item) into section \(path.section), which has \(count) items after it.",
        page: page)
    }
  }

  /// Traps for changed items that were not there, and for items that are both deleted and reloaded.
  private func checkPaths(_ old: [Int]) {
    let page = "performBatchUpdates(_:completion:)"
    for path in (deleted.union(reloaded).union(moved.map(\.from))).sorted() {
      let count = old.indices.contains(path.section) ? old[path.section] : 0
      LayoutException.require(
        path.item < count, .internalInconsistency,
        "A batch changes item \(path.item) of section \(path.section), which had \(count) items before.",
        page: page)
    }
    for section in deletedSections.union(reloadedSections) {
      LayoutException.require(
        old.indices.contains(section), .internalInconsistency,
        "A batch changes section \(section) of \(old.count).", page: page)
    }
    if let path = deleted.intersection(reloaded).min() {
      LayoutException.raise(
        .internalInconsistency,
        "A batch both deletes and reloads item \(path.item) of section \(path.section).",
        page: page)
    }
  }
}
