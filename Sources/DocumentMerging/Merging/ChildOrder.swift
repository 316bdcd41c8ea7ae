/// Merges three orders of children.
struct ChildOrder {
  /// The children in ours' order, in theirs', and in the base's. Each child occurs once in a list.
  var base: [Int]
  var ours: [Int]
  var theirs: [Int]

  /// The same orders with the sides exchanged.
  var reversed: ChildOrder { ChildOrder(base: base, ours: theirs, theirs: ours) }

  /// The merged order, and whether the sides' orders contradict each other.
  ///
  /// Any two children that both sides have are in the order of the side that changed their order. Children that one side added
  /// follow the same child as on that side, or stay the first or the last; at the same place, ours' additions come first. If
  /// there is no such order, the common children are in ours' order. The work grows as n log n.
  func merged() -> (order: [Int], isAmbiguous: Bool) {
    let shared = Set(ours).intersection(theirs)
    let mine = ours.filter(shared.contains)
    if let common = CommonOrder(base: base, ours: mine, theirs: theirs.filter(shared.contains)).merged() {
      let (order, isTorn) = filled(common)
      if !isTorn { return (order, false) }
    }
    return (filled(mine).order, true)
  }

  /// Inserts the additions of both sides between the common children.
  private func filled(_ skeleton: [Int]) -> (order: [Int], isTorn: Bool) {
    let places = Dictionary(skeleton.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let mine = additions(of: ours, to: places)
    let others = additions(of: theirs, to: places)
    var order = mine.first + others.first
    for child in skeleton {
      order.append(child)
      order += mine.following[child] ?? []
      order += others.following[child] ?? []
    }
    order += mine.last + others.last
    return (order, mine.isTorn || others.isTorn)
  }

  /// The children that one side added, by their places among the common children.
  private struct Additions {
    var first: [Int] = []
    var following: [Int: [Int]] = [:]
    var last: [Int] = []
    /// Whether the children before and after an addition have been swapped, so that there is no place between them.
    var isTorn = false
  }

  /// - Parameter places: the places of the children that both sides have, in their merged order.
  private func additions(of list: [Int], to places: [Int: Int]) -> Additions {
    var additions = Additions()
    var before: Int?
    var run: [Int] = []
    for child in list {
      guard let place = places[child] else {
        run.append(child)
        continue
      }
      if let before, !run.isEmpty {
        additions.following[before] = run
        if let former = places[before], former > place { additions.isTorn = true }
      } else {
        additions.first += run
      }
      run = []
      before = child
    }
    if before == nil { additions.first = run } else { additions.last = run }
    return additions
  }
}
