/// Ensures that each constraint is held by a view that contains its items.
///
/// UIKit and AppKit raise an exception otherwise: “Does the constraint reference something from outside the subtree of the
/// view? That's illegal.”
extension MergePlanner {
  /// Leaves out constraints of theirs, or undoes moves of theirs, if a side's move would place an item outside of a constraint's
  /// holder.
  ///
  /// - Returns: whether anything was changed.
  mutating func keepItemsInHolders() -> Bool {
    var isChanged = false
    for identity in 0..<sources.count where isPresent[identity] && isConstraint(identity) {
      guard let item = itemOutside(identity), !isOutsideBefore(identity) else { continue }
      if keep(item, inHolderOf: identity) { isChanged = true }
    }
    return isChanged
  }

  private func isConstraint(_ identity: Int) -> Bool {
    sources.markup(identity, sources.showing(identity))?.name == "constraint"
  }

  /// An item that the merged holder of a constraint does not contain; nil if there is none.
  private func itemOutside(_ constraint: Int) -> Int? {
    guard let holder = parent[constraint].flatMap({ parent[$0] }) else { return nil }
    return references(of: constraint).map(\.target).first { item in
      isPresent[item] && !isInside(item, holder) { parent[$0] }
    }
  }

  /// Whether a side already has the constraint in this state, so that the merge did not cause it.
  private func isOutsideBefore(_ constraint: Int) -> Bool {
    [DocumentSide.ours, .theirs].contains { side in
      guard let list = sources.parent(constraint, side), let holder = sources.parent(list, side) else {
        return false
      }
      return references(in: sources.markup(constraint, side)?.attributes ?? [], side).contains { reference in
        !isInside(reference.target, holder) { sources.parent($0, side) }
      }
    }
  }

  /// - Parameter parent: the parent of an element.
  private func isInside(_ item: Int, _ holder: Int, parent: (Int) -> Int?) -> Bool {
    // The guides of a controller's bars are in its view, but documents write them next to it.
    if sources.markup(item, sources.showing(item))?.name == "viewControllerLayoutGuide" { return true }
    var next: Int? = item
    while let element = next, element != holder { next = parent(element) }
    return next == holder
  }

  private mutating func keep(_ item: Int, inHolderOf constraint: Int) -> Bool {
    let holder = parent[constraint].flatMap { parent[$0] }
    let view = holder.map(words.name) ?? "the view"
    let isNew = noteDispute(about: constraint)
    if !sources.has(constraint, .ours) {
      guard dropped.insert(constraint).inserted else { return false }
    } else if !takeBackMoves(of: item, and: constraint) {
      return false
    }
    guard isNew else { return true }
    conflicts.append(
      conflict(
        .reference, constraint,
        "one side moved \(words.name(item)) out of \(view), which holds the constraint", nil))
    return true
  }

  /// Whether a conflict about a constraint's holder is the first one.
  private mutating func noteDispute(about constraint: Int) -> Bool {
    disputedHolders.insert(constraint).inserted
  }

  /// Keeps an item, its constraint and their ancestors at their places in ours.
  ///
  /// - Returns: whether anything was changed.
  private mutating func takeBackMoves(of item: Int, and constraint: Int) -> Bool {
    var isChanged = false
    for start in [item, constraint] {
      var next: Int? = start
      while let element = next {
        let place = sources.parent(element, .ours)
        if parent[element] != place, unmoved.insert(element).inserted { isChanged = true }
        next = place
      }
    }
    let isTied = contents.edits[constraint].contains { ElementRules.references.contains($0.name) }
    guard isTied else { return isChanged }
    let tie = Set(ElementRules.groups.first { $0.contains("firstItem") } ?? [])
    contents.edits[constraint].removeAll { tie.contains($0.name) }
    return true
  }
}
