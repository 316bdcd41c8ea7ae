extension Solver {
  /// The required constraints that are dormant, in the order of acceptance, each with the reason.
  public var brokenConstraints: [BrokenConstraint] {
    core.solveIfNeeded()
    return core.brokenConstraints()
  }

  /// The number of ``brokenConstraints``, without their conflicts: O(1) if everything is solved.
  package var brokenConstraintCount: Int {
    core.solveIfNeeded()
    return core.dormant.count
  }

  /// Makes changes, and lists the constraints that are broken afterwards among those that the changes concern: new ones, and
  /// those that were broken before and were tried again. Costs as much as solving after the changes, however many other
  /// constraints are broken.
  package func brokenConstraints(concernedBy changes: () -> Void) -> [ConstraintID] {
    core.solveIfNeeded()
    core.dormant.inserted = []
    changes()
    core.solveIfNeeded()
    let slots = Set(core.dormant.inserted ?? []).filter { core.dormant.proof(of: $0) != nil }
    core.dormant.inserted = nil
    return core.ids(slots.sorted())
  }

  /// The owner's token of a constraint; 0 for a stale handle.
  public func token(of id: ConstraintID) -> Int {
    guard let slot = core.store.slot(of: id) else { return 0 }
    return core.store.token(of: slot)
  }

  /// Whether the constraint is in the solver.
  public func contains(_ id: ConstraintID) -> Bool { core.store.slot(of: id) != nil }

  /// Whether the constraint is required but dormant.
  public func isBroken(_ id: ConstraintID) -> Bool {
    core.solveIfNeeded()
    guard let slot = core.store.slot(of: id) else { return false }
    return core.store.rows[slot].state == .dormant
  }

  /// The distance by which the constraint violates its relation, in its own units; 0 if it holds or the handle is
  /// stale.
  public func violation(of id: ConstraintID) -> Double {
    core.solveIfNeeded()
    guard let slot = core.store.slot(of: id) else { return 0 }
    return core.store.violation(core.store.rows[slot])
  }

  /// Whether the constraint violates its relation by more than rounding; false for a stale handle.
  public func isViolated(_ id: ConstraintID) -> Bool {
    core.solveIfNeeded()
    guard let slot = core.store.slot(of: id) else { return false }
    return core.store.isViolated(core.store.rows[slot])
  }

  /// Whether the variable can have no other value in an optimal solution.
  public func isDetermined(_ variable: Variable) -> Bool {
    core.solveIfNeeded()
    return core.isAlive(variable) && core.store.variables[variable.index].isDetermined
  }

  /// The variables that could have another value in an equally good solution, in index order.
  public func undeterminedVariables() -> [Variable] {
    core.solveIfNeeded()
    var found: [Variable] = []
    for index in 0..<core.store.variables.count {
      let variable = core.store.variables[index]
      if variable.isAlive, !variable.isDetermined { found.append(Variable(index: index)) }
    }
    return found
  }

  /// The constraints that give a variable its value, in the order of acceptance: the rows it was computed from and the
  /// rows those depend on. If soft constraints and bounds compete, these are the rows that hold exactly and whose sum
  /// is the value.
  public func constraintsDetermining(_ variable: Variable) -> [ConstraintID] {
    core.solveIfNeeded()
    guard core.isAlive(variable) else { return [] }
    return core.ids(core.provenance(of: variable.index))
  }

  /// Counts of the work done so far.
  public var statistics: SolverStatistics {
    var result = core.statistics
    result.pivots = core.region.pivots
    result.simplexBlocks = core.region.simplexBlocks
    result.rows = core.store.rowCount
    result.variables = core.store.variables.count
    return result
  }

  /// Every live variable with its value and every constraint with its state, one per line, in slot order.
  public var dump: String {
    core.solveIfNeeded()
    return core.dump()
  }
}

extension SolverCore {
  func brokenConstraints() -> [BrokenConstraint] {
    var found: [BrokenConstraint] = []
    for slot in inOrderOfAcceptance(dormant.slots) {
      guard let proof = dormant.proof(of: slot) else { continue }
      found.append(BrokenConstraint(id: store.id(of: slot), conflict: ids(proof + [slot])))
    }
    return found
  }

  func ids(_ slots: [Int]) -> [ConstraintID] {
    var found: [ConstraintID] = []
    for slot in slots { found.append(store.id(of: slot)) }
    return found
  }

  func inOrderOfAcceptance(_ slots: [Int]) -> [Int] {
    var keyed: [(rank: Int, sequence: Int, slot: Int)] = []
    for slot in slots { keyed.append((store.rank(of: slot), store.sequence(of: slot), slot)) }
    keyed.sort { ($0.rank, $0.sequence) < ($1.rank, $1.sequence) }
    return keyed.map(\.slot)
  }

  func dump() -> String {
    var lines: [String] = []
    for index in 0..<store.variables.count where store.variables[index].isAlive {
      let variable = store.variables[index]
      lines.append("x\(index) = \(variable.value)\(variable.isDetermined ? "" : " (undetermined)")")
    }
    for slot in 0..<store.rows.count where store.rows[slot].state != .free { lines.append(describe(slot)) }
    return lines.joined(separator: "\n")
  }

  private func describe(_ slot: Int) -> String {
    let row = store.rows[slot]
    var sum: [String] = []
    for index in row.termRange {
      sum.append("\(store.terms[index].coefficient)·x\(store.terms[index].variable)")
    }
    let left = sum.isEmpty ? "0" : sum.joined(separator: " + ")
    let rank = store.rank(of: slot) == 0 ? "" : " rank \(store.rank(of: slot))"
    let mark = row.state == .dormant ? " dormant" : ""
    return "#\(slot): \(left) \(row.relation.symbol) \(row.constant) @\(row.priority)\(rank)\(mark)"
  }
}

extension Relation {
  /// `<=`, `==` or `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
