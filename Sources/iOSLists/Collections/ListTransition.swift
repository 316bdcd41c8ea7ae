import AutoLayout
import Foundation
import ListSnapshots

extension ListTransition {
  /// The index paths that items get which stay, of all that there were.
  func places(of counts: [Int]) -> Set<IndexPath> {
    var places: Set<IndexPath> = []
    for (section, count) in counts.enumerated() {
      places.formUnion((0..<count).compactMap { item(IndexPath(item: $0, section: section)) })
    }
    return places
  }
}

/// The changes of one batch: deletions and reloads in old numbers, insertions in new ones, moves from old to new.
/// (Apple, `performBatchUpdates(_:completion:)`.)
struct ListChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  /// How what comes comes in, and what goes goes away: as the last change that said so has it.
  var coming = ListUpdateAnimation.Motion.fade
  var going = ListUpdateAnimation.Motion.fade

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
  }

  /// Where everything goes.
  /// - Parameters:
  ///   - old: How many items each section had.
  ///   - new: How many each has now. Traps with UIKit's message where the changes do not lead from one to the other.
  func transition(from old: [Int], to new: [Int], noun: String) -> ListTransition {
    checkPaths(old)
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
