/// Chooses the variable that becomes a parameter when no required equality determines another variable.
extension Region {
  /// The strongest row with one remaining unknown; among equals, the first to reach that state.
  mutating func nextCandidate(_ store: borrowing Store) -> Int? {
    while let row = candidates.takeFirst() {
      if unknownCount[Int(row)] == 1, definesWell(row, store) { return Int(row) }
    }
    return nil
  }

  /// Whether the coefficient of a row's one unknown is not small compared with the others: dividing by a small one
  /// would magnify rounding errors of sums that cancel. If no other row defines the unknown, it becomes a parameter
  /// itself.
  @inline(__always)
  private func definesWell(_ local: Int32, _ store: borrowing Store) -> Bool {
    var unknown = 0.0
    var largest = 0.0
    for index in store.rows[Int(rows[Int(local)])].termRange {
      let size = abs(store.terms[index].coefficient)
      largest = max(largest, size)
      if place(of: store.terms[index].variable, store) == nil { unknown = size }
    }
    return unknown >= Self.leastShare * largest
  }

  private static var leastShare: Double { 1e-3 }

  /// A required equality with two remaining unknowns, such as a centre.
  mutating func nextPair(_ store: inout Store) -> Pair? {
    while nextPairIndex < pairs.count {
      let local = Int(pairs[nextPairIndex])
      nextPairIndex += 1
      guard unknownCount[local] == 2 else { continue }
      var pair = Pair(row: local)
      for index in store.rows[Int(rows[local])].termRange {
        let variable = Int(store.variables[Int(store.terms[index].variable)].local)
        guard variable >= 0, stepOfVariable[variable] < 0 else { continue }
        if pair.first < 0 { pair.first = variable } else { pair.second = variable }
        pair.coefficient += store.terms[index].coefficient
        pair.size = max(pair.size, abs(store.terms[index].coefficient))
      }
      if abs(pair.coefficient) > Pair.leastShare * pair.size { return pair }
    }
    return nil
  }

  mutating func nextFreeVariable(_ store: inout Store) -> Int? {
    // Often one parameter determines everything else, so the variables are sorted only when a second one is needed.
    if !hasFreeOrder, freeOrder.isEmpty {
      guard let best = bestFreeVariable(store) else { return nil }
      freeOrder.append(best)
      return Int(best.variable)
    }
    if !hasFreeOrder { orderFreeVariables(store) }
    while nextFree < freeOrder.count {
      let variable = Int(freeOrder[nextFree].variable)
      nextFree += 1
      if stepOfVariable[variable] < 0 { return variable }
    }
    return nil
  }

  @inline(__always)
  private func bestFreeVariable(_ store: borrowing Store) -> FreeVariable? {
    var best: FreeVariable?
    for variable in 0..<variables.count where stepOfVariable[variable] < 0 {
      let next = freeVariable(variable, store)
      if let held = best, !FreeVariable.precedes(next, held) { continue }
      best = next
    }
    return best
  }

  private mutating func orderFreeVariables(_ store: borrowing Store) {
    hasFreeOrder = true
    freeOrder.removeAll()
    for variable in 0..<variables.count where stepOfVariable[variable] < 0 {
      freeOrder.append(freeVariable(variable, store))
    }
    freeOrder.sort()
  }

  @inline(__always)
  private func freeVariable(_ variable: Int, _ store: borrowing Store) -> FreeVariable {
    let record = store.variables[Int(variables[variable])]
    var candidate = FreeVariable(variable: Int32(variable), isFresh: !record.hasValue)
    var link = record.firstTerm
    while link >= 0 {
      let term = store.terms[Int(link)]
      link = term.next
      guard store.rows[Int(term.row)].local >= 0 else { continue }
      candidate.rows += 1
      if store.rows[Int(term.row)].isRequiredEquality { candidate.equalities += 1 }
    }
    return candidate
  }
}

/// A variable that could become a parameter itself.
struct FreeVariable: Sortable {
  /// Local variable.
  var variable: Int32
  /// Rows of the region that contain it.
  var equalities: Int32 = 0
  var rows: Int32 = 0
  var isFresh: Bool

  /// Most required equalities first, then most rows, then those that have a value to keep.
  static func precedes(_ a: FreeVariable, _ b: FreeVariable) -> Bool {
    if a.equalities != b.equalities { return a.equalities > b.equalities }
    if a.rows != b.rows { return a.rows > b.rows }
    return a.isFresh != b.isFresh ? b.isFresh : a.variable < b.variable
  }
}

/// The two remaining unknowns of a required equality.
struct Pair {
  /// Local row.
  var row: Int
  /// Local variables.
  var first = -1
  var second = -1
  /// Sum of the two coefficients, and the larger magnitude of them.
  var coefficient = 0.0
  var size = 0.0

  /// Below this fraction of the larger coefficient, the two variables are assumed to move in parallel and never to
  /// meet.
  static let leastShare = 0.1

  init(row: Int) { self.row = row }
}
