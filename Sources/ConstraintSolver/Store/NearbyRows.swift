extension SolverCore {
  /// The number of contradictions up to which the solver searches the whole system for each.
  static let fewBroken = 3

  /// Decides on all waiting rows at once, in time that grows linearly with their number: drops a row if it contradicts kept
  /// rows close to it.
  ///
  /// Nil if a contradiction reaches further. Otherwise the verdict equals that of checking one row after the other: the kept
  /// rows, and so all their subsets, can hold together; each dropped row contradicts some rows that were kept before it.
  mutating func verdictFromNearbyRows(
    after kept: [Int], on waiting: ArraySlice<Int>
  ) -> (kept: [Int], broken: [Dormant])? {
    var kept = kept
    var broken: [Dormant] = []
    var isKept = Array(repeating: false, count: store.rows.count)
    for slot in kept { isKept[slot] = true }
    for slot in waiting {
      let near = NearbyRows(of: slot, store) { isKept[$0] }.rows
      if isFeasible(near + [slot]) {
        kept.append(slot)
        isKept[slot] = true
      } else {
        broken.append(Dormant(slot: slot, proof: proof(against: slot, among: inOrderOfAcceptance(near))))
      }
    }
    return isFeasible(kept) ? (kept, broken) : nil
  }
}

/// The rows around a row, by the number of variables in between. Only whole rings are used, so that the order in which rows
/// entered the store does not matter.
private struct NearbyRows {
  /// Slots, the nearest first.
  private(set) var rows: [Int] = []
  private var variables: [Int]

  /// The largest number of rows; rings that would exceed it are left out.
  private static let mostRows = 48
  /// Variables in more rows than this are not followed: the edge of a screen is next to everything.
  private static let mostUses = 16

  init(of center: Int, _ store: borrowing Store, where isMember: (Int) -> Bool) {
    variables = []
    addVariables(of: center, store)
    var firstVariable = 0
    while firstVariable < variables.count {
      let ring = rowsBeside(variables[firstVariable...], center, store, isMember)
      guard rows.count + ring.count <= Self.mostRows else { return }
      firstVariable = variables.count
      rows += ring
      for slot in ring { addVariables(of: slot, store) }
    }
  }

  private mutating func addVariables(of slot: Int, _ store: borrowing Store) {
    for index in store.rows[slot].termRange {
      let variable = Int(store.terms[index].variable)
      if !variables.contains(variable) { variables.append(variable) }
    }
  }

  /// The members that have not been added yet, in ascending order of their slots.
  private func rowsBeside(
    _ variables: ArraySlice<Int>, _ center: Int, _ store: borrowing Store, _ isMember: (Int) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    for variable in variables {
      let users = users(of: variable, store)
      guard users.count <= Self.mostUses else { continue }
      found += users.filter { $0 != center && isMember($0) && !rows.contains($0) }
    }
    found.sort()
    return found.enumerated().filter { $0.offset == 0 || found[$0.offset - 1] != $0.element }.map(\.element)
  }

  /// The rows that contain a variable, at most one more than `mostUses`.
  private func users(of variable: Int, _ store: borrowing Store) -> [Int] {
    var users: [Int] = []
    var link = store.variables[variable].firstTerm
    while link >= 0, users.count <= Self.mostUses {
      users.append(Int(store.terms[Int(link)].row))
      link = store.terms[Int(link)].next
    }
    return users
  }
}
