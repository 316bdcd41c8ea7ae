/// Solves a change with the settled variables as constants, if that gives the same result as solving everything
/// together.
///
/// A variable is *settled* if it has only one value in the optimum, though required equalities alone do not determine
/// it. A solve may treat settled variables as constants and stay exact if
///
/// - rows were only added, or the removed rows were slack or determined only values on which nothing else depends;
/// - and in the result every row of the region is satisfied.
///
/// Then each level's total equals the total without the region, which is the least possible. Otherwise the
/// region is solved again with everything that is connected to it.
extension SolverCore {
  /// The largest number of variables that are examined to find out whether a row depends on a value.
  private static let mostOpened = 64

  /// Whether only values computed from this row depend on it. If so, they are marked for the next solve.
  mutating func release(_ slot: Int) -> Bool {
    guard let first = variableComputed(from: slot) else { return false }
    opening.removeAll()
    opening.append(Int32(first))
    var count = 0
    while !opening.isEmpty {
      let variable = Int(opening.removeLast())
      count += 1
      markPending(variable: variable)
      guard count <= Self.mostOpened, open(rowsOf: variable, besides: slot) else { return false }
    }
    return true
  }

  /// Marks the variables that are computed from a variable. False if a row depends on it in another way.
  private mutating func open(rowsOf variable: Int, besides removed: Int) -> Bool {
    var link = store.variables[variable].firstTerm
    while link >= 0 {
      let slot = Int(store.terms[Int(link)].row)
      link = store.terms[Int(link)].next
      guard slot != removed, store.rows[slot].state == .live, !store.rows[slot].isPending else { continue }
      if let computed = variableComputed(from: slot) {
        if computed != variable, !store.variables[computed].isPending { opening.append(Int32(computed)) }
      } else if !isSlack(slot) {
        return false
      }
    }
    return true
  }

  /// The one variable that a required equality determines from its other variables.
  @inline(__always)
  private func variableComputed(from slot: Int) -> Int? {
    guard store.rows[slot].isRequiredEquality else { return nil }
    var found: Int?
    for index in store.rows[slot].termRange {
      let variable = Int(store.terms[index].variable)
      guard Int(store.variables[variable].definingRow) == slot else { continue }
      // Two of them share a parameter, so the row alone determines neither.
      if found != nil { return nil }
      found = variable
    }
    return found
  }

  /// Whether required equalities now give a new value to a variable on which earlier rows may depend.
  @inline(__always)
  func disturbs(_ variable: Int, _ value: Double) -> Bool {
    let record = store.variables[variable]
    guard record.hasValue, !record.isPending, record.value != value else { return false }
    var link = record.firstTerm
    while link >= 0 {
      let row = store.rows[Int(store.terms[Int(link)].row)]
      if row.state == .live, !row.isPending { return true }
      link = store.terms[Int(link)].next
    }
    return false
  }

  /// Whether a variable was computed from the row.
  @inline(__always)
  func isDefiner(_ slot: Int) -> Bool {
    for index in store.rows[slot].termRange
    where Int(store.variables[Int(store.terms[index].variable)].definingRow) == slot {
      return true
    }
    return false
  }

  /// Whether an inequality is slack, so that adding or removing it moves nothing.
  @inline(__always)
  func isSlack(_ slot: Int) -> Bool {
    let row = store.rows[slot]
    let (sum, scale) = store.evaluate(row)
    let slack = Self.leastSlack * Tolerance.feasibility(scale: scale)
    return switch row.relation {
    case .equal: false
    case .lessThanOrEqual: row.constant - sum > slack
    case .greaterThanOrEqual: sum - row.constant > slack
    }
  }

  /// The least slack of an inequality that counts as inactive, in feasibility tolerances.
  private static var leastSlack: Double { 100 }

  /// Whether all rows of the region are satisfied.
  @inline(__always)
  func regionIsContent() -> Bool {
    for local in 0..<region.rows.count {
      let row = store.rows[Int(region.rows[local])]
      var (sum, scale) = (0.0, abs(row.constant))
      for index in row.termRange {
        let part = store.terms[index].coefficient * region.value(of: store.terms[index].variable, store)
        sum += part
        scale = max(scale, abs(part))
      }
      if row.relation.violation(sum - row.constant) > Tolerance.feasibility(scale: scale) { return false }
    }
    return true
  }
}

extension Region {
  /// A variable's value in the region's solution, or its stored value outside the region.
  @inline(__always)
  func value(of variable: Int32, _ store: borrowing Store) -> Double {
    let local = store.variables[Int(variable)].local
    return local < 0 ? store.variables[Int(variable)].value : values[Int(stepOfVariable[Int(local)])]
  }
}
