import Foundation

/// The changes of one batch: deletions and reloads use old indices, insertions use new ones, and moves lead from old
/// to new. (Apple, `performBatchUpdates(_:completion:)`.)
///
/// `Motion` is the façade's type for the animation of inserted and removed elements.
package struct BatchChanges<Motion> {
  package var deletedSections = IndexSet()
  package var insertedSections = IndexSet()
  package var reloadedSections = IndexSet()
  package var movedSections: [(from: Int, to: Int)] = []
  package var deleted: Set<IndexPath> = []
  package var inserted: Set<IndexPath> = []
  package var reloaded: Set<IndexPath> = []
  package var moved: [(from: IndexPath, to: IndexPath)] = []
  /// The animations of inserted and removed elements, from the last change that sets them.
  package var coming: Motion
  package var going: Motion

  package init(motion: Motion) { (coming, going) = (motion, motion) }

  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
  }

  /// The transition of all elements.
  /// - Parameters:
  ///   - old: the old number of items in each section.
  ///   - new: the new number of items in each section. Traps with UIKit's message if the changes do not lead from
  ///     the old numbers to the new ones.
  package func transition(from old: [Int], to new: [Int], noun: String) -> ListTransition {
    let sections = sectionPlaces(old.count)
    precondition(
      old.count - deletedSections.count + insertedSections.count == new.count,
      "Invalid update: invalid number of sections. The number of sections contained in the \(noun) view after the update (\(new.count)) must be equal to the number of sections contained in the \(noun) view before the update (\(old.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    )
    var places: [IndexPath: IndexPath] = [:]
    for (section, count) in old.enumerated() {
      guard let target = sections[section], !reloadedSections.contains(section) else { continue }
      place(section, count, at: target, new[target], noun, &places)
    }
    for move in moved where !reloaded.contains(move.from) { places[move.from] = move.to }
    return ListTransition(item: { places[$0] }, section: { sections[$0] })
  }

  private func sectionPlaces(_ count: Int) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for move in movedSections { places[move.from] = move.to }
    let taken = Set(movedSections.map(\.to))
    var next = 0
    for section in 0..<count where !deletedSections.contains(section) && places[section] == nil {
      while insertedSections.contains(next) || taken.contains(next) { next += 1 }
      places[section] = next
      next += 1
    }
    return places
  }

  /// The items of one section that stay.
  private func place(
    _ section: Int, _ count: Int, at target: Int, _ newCount: Int, _ noun: String,
    _ places: inout [IndexPath: IndexPath]
  ) {
    let leaving = Set(moved.map(\.from))
    let coming = Set(moved.map(\.to)).union(inserted)
    var next = 0
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      if deleted.contains(path) || leaving.contains(path) { continue }
      while coming.contains(IndexPath(item: next, section: target)) { next += 1 }
      if !reloaded.contains(path) { places[path] = IndexPath(item: next, section: target) }
      next += 1
    }
    check(section, count, target, newCount, noun)
  }

  private func check(_ section: Int, _ count: Int, _ target: Int, _ newCount: Int, _ noun: String) {
    let added = inserted.count { $0.section == target }
    let removed = deleted.count { $0.section == section }
    let movedIn = moved.count { $0.to.section == target }
    let movedOut = moved.count { $0.from.section == section }
    precondition(
      count + added - removed + movedIn - movedOut == newCount,
      "Invalid update: invalid number of \(noun == "table" ? "rows" : "items") in section \(target). The number of \(noun == "table" ? "rows" : "items") contained in an existing section after the update (\(newCount)) must be equal to the number of \(noun == "table" ? "rows" : "items") contained in that section before the update (\(count)), plus or minus the number of \(noun == "table" ? "rows" : "items") inserted or deleted from that section (\(added) inserted, \(removed) deleted) and plus or minus the number of \(noun == "table" ? "rows" : "items") moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    )
  }
}
