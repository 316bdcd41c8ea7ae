extension SolverCore {
  /// Slots of the rows that determine a variable's value, in the order of acceptance.
  func provenance(of variable: Int) -> [Int] {
    guard store.variables[variable].isDetermined else { return chain(to: variable).rows }
    let (rows, isComplete) = chain(to: variable)
    return isComplete ? rows : inOrderOfAcceptance(activeRows(behind: variable))
  }

  /// The rows from which a variable was computed, and those from which their other variables were computed. The chain
  /// is not the whole reason if it contains a parameter whose own row does not hold exactly: then other rows determine
  /// that parameter.
  private func chain(to variable: Int) -> (rows: [Int], isComplete: Bool) {
    var seen: Set<Int> = []
    var stack = [variable]
    var found: Set<Int> = []
    var isComplete = true
    while let next = stack.popLast() {
      guard seen.insert(next).inserted else { continue }
      let slot = Int(store.variables[next].definingRow)
      guard slot >= 0, store.rows[slot].state == .live else {
        isComplete = false
        continue
      }
      if !holdsExactly(slot) || !found.insert(slot).inserted { isComplete = false }
      found.insert(slot)
      for index in store.rows[slot].termRange { stack.append(Int(store.terms[index].variable)) }
    }
    return (inOrderOfAcceptance(Array(found)), isComplete)
  }

  /// The rows that hold exactly and whose sum is the variable, with the rows that determine their known variables.
  private func activeRows(behind variable: Int) -> [Int] {
    var combination = RowCombination()
    let rows = exactRows(around: variable)
    for (index, slot) in rows.enumerated() {
      let unknowns = store.vector(slot).entries.filter { !store.variables[$0.index].isKnown }
      combination.add(SparseVector(unknowns), weight: index, preferring: -1)
    }
    var found: Set<Int> = []
    for entry in combination.takeApart(SparseVector([(variable, 1)])).weights.entries {
      let slot = rows[entry.index]
      found.insert(slot)
      for index in store.rows[slot].termRange {
        let other = Int(store.terms[index].variable)
        if store.variables[other].isKnown { found.formUnion(chain(to: other).rows) }
      }
    }
    return Array(found)
  }

  /// Rows that hold exactly and are connected with a variable through unknowns: required equalities first,
  /// then by priority, then in the order of acceptance.
  private func exactRows(around variable: Int) -> [Int] {
    var seenRows: Set<Int> = []
    var seenVariables: Set<Int> = []
    var stack = [variable]
    while let next = stack.popLast() {
      guard !store.variables[next].isKnown, seenVariables.insert(next).inserted else { continue }
      var link = store.variables[next].firstTerm
      while link >= 0 {
        let slot = Int(store.terms[Int(link)].row)
        link = store.terms[Int(link)].next
        guard store.rows[slot].state == .live, holdsExactly(slot), seenRows.insert(slot).inserted else {
          continue
        }
        for index in store.rows[slot].termRange { stack.append(Int(store.terms[index].variable)) }
      }
    }
    // A stable sort by strength keeps the order of acceptance within each.
    let ordered = inOrderOfAcceptance(Array(seenRows)).enumerated().map {
      (place: $0.offset, slot: $0.element)
    }
    return ordered.sorted { a, b in
      let (left, right) = (strength(of: a.slot), strength(of: b.slot))
      return left != right ? left > right : a.place < b.place
    }.map(\.slot)
  }

  /// The strength of a row, which is above all priorities for a required equality.
  private func strength(of slot: Int) -> Double {
    let row = store.rows[slot]
    return row.isRequiredEquality ? .infinity : row.priority
  }
}
