/// Expresses each value of a solved system, or a sum of values, as a combination of constraints.
///
/// It is a snapshot: later changes of the solver do not affect it.
public struct Determinations {
  /// A constraint and its weight in a sum.
  public struct Share: Hashable, Sendable {
    /// The constraint.
    public var id: ConstraintID
    /// The sum of variables is the sum of the constraints' left sides, each times its weight.
    public var weight: Double
  }

  /// The constraints and variables that determine a sum of variables.
  public struct Origin: Hashable, Sendable {
    /// The stronger first: required equations, then the others by priority.
    public var shares: [Share]
    /// The variables that would have to be known in addition, in index order; empty if the shares suffice, and if
    /// they are not complete.
    public var missing: [Variable]
    /// False if the search stopped at its limit.
    public var isComplete: Bool
  }

  private var combination = RowCombination()
  private var ids: [ConstraintID] = []

  init(_ core: borrowing SolverCore, omitting isOmitted: (_ token: Int) -> Bool) {
    for slot in core.rowsThatHoldExactly where !isOmitted(core.store.token(of: slot)) {
      combination.add(
        core.store.vector(slot), weight: ids.count, preferring: core.definedVariable(slot) ?? -1)
      ids.append(core.store.id(of: slot))
    }
  }

  /// Finds the constraints that determine a sum of variables. O(rows that determine it).
  ///
  /// - Parameter limit: the number of constraints after which it stops, mostly those that are nearest to the variables;
  ///   in a long chain there are as many as it has links. If it stops, the weights mean nothing.
  public func origin(of terms: [Term], atMost limit: Int = .max) -> Origin {
    let (weights, rest, isComplete) = combination.takeApart(
      SparseVector(terms.map { (Int($0.variableIndex), $0.coefficient) }), atMost: limit)
    return Origin(
      shares: weights.entries.map { Share(id: ids[$0.index], weight: $0.value) },
      missing: isComplete ? rest.entries.map { Variable(index: $0.index) } : [], isComplete: isComplete)
  }
}

extension Solver {
  /// The constraints that currently determine all values. O(rows), and more where constraints are coupled in many ways.
  ///
  /// - Parameter isOmitted: returns whether to ignore the constraint with a token.
  public func determinations(omitting isOmitted: (_ token: Int) -> Bool = { _ in false }) -> Determinations {
    core.solveIfNeeded()
    return Determinations(core, omitting: isOmitted)
  }

  /// The size of the contradiction between the constraints of a conflict, and the contribution of each.
  ///
  /// - Returns: the weights with which the left sides cancel, in the order of ``BrokenConstraint/conflict``, with
  ///   weight 1 for the broken constraint; the weighted sum of the right sides is the contradiction. Nil for a stale
  ///   handle.
  public func contradiction(of broken: BrokenConstraint) -> (weights: [Double], amount: Double)? {
    let slots = broken.conflict.compactMap { core.store.slot(of: $0) }
    guard slots.count == broken.conflict.count, let last = slots.last else { return nil }
    var combination = RowCombination()
    for (index, slot) in slots.dropLast().enumerated() {
      combination.add(core.store.vector(slot), weight: index, preferring: -1)
    }
    let (found, rest, _) = combination.takeApart(core.store.vector(last))
    guard rest.isEmpty else { return nil }
    var weights = [Double](repeating: 0, count: slots.count)
    for entry in found.entries { weights[entry.index] = -entry.value }
    weights[weights.count - 1] = 1
    let amount = zip(slots, weights).reduce(0) { $0 + core.store.rows[$1.0].constant * $1.1 }
    return (weights, amount)
  }

  /// An independent solver with the same variables and constraints, for experiments. Variables have the same meaning
  /// in it, but handles of constraints do not. O(rows).
  ///
  /// - Parameter isOmitted: returns whether to leave out the constraint with a token.
  public func replica(omitting isOmitted: (_ token: Int) -> Bool = { _ in false }) -> Solver {
    replicaWithHandles(omitting: isOmitted).solver
  }

  /// A ``replica(omitting:)``, and the handle in it of each constraint.
  public func replicaWithHandles(omitting isOmitted: (_ token: Int) -> Bool = { _ in false }) -> (
    solver: Solver, handles: [ConstraintID: ConstraintID]
  ) {
    let copy = Solver()
    var handles: [ConstraintID: ConstraintID] = [:]
    _ = copy.makeVariables(core.store.variables.count)
    let slots = (0..<core.store.rows.count).filter {
      core.store.rows[$0].state != .free && !isOmitted(core.store.token(of: $0))
    }
    for slot in core.inOrderOfAcceptance(slots) {
      // Never throws: the row was accepted before.
      handles[core.store.id(of: slot)] = try? copy.core.add(core.store.row(slot))
    }
    return (copy, handles)
  }
}

extension SolverCore {
  /// The rows whose two sides are equal, the likeliest reason for a value first: required equations, then rows from
  /// which the solver computed a variable, then the rest; each by priority, then in the order of acceptance.
  fileprivate var rowsThatHoldExactly: [Int] {
    var keyed: [(tier: Int, priority: Double, rank: Int, sequence: Int, slot: Int)] = []
    for slot in 0..<store.rows.count where store.rows[slot].state == .live && holdsExactly(slot) {
      let row = store.rows[slot]
      let tier = row.isRequiredEquality ? 0 : definedVariable(slot) != nil ? 1 : 2
      keyed.append((tier, -row.priority, store.rank(of: slot), store.sequence(of: slot), slot))
    }
    keyed.sort {
      ($0.tier, $0.priority, $0.rank, $0.sequence) < ($1.tier, $1.priority, $1.rank, $1.sequence)
    }
    return keyed.map(\.slot)
  }

  func holdsExactly(_ slot: Int) -> Bool {
    let row = store.rows[slot]
    var (sum, scale) = (0.0, abs(row.constant))
    for index in row.termRange {
      let part = store.terms[index].coefficient * store.variables[Int(store.terms[index].variable)].value
      sum += part
      scale = max(scale, abs(part))
    }
    return abs(sum - row.constant) <= Tolerance.feasibility(scale: scale) * Self.slack
  }

  /// Values are sums of a few rows, each within the tolerance.
  private static let slack = 10.0

  /// A variable that is computed from the row.
  fileprivate func definedVariable(_ slot: Int) -> Int? {
    for index in store.rows[slot].termRange {
      let variable = Int(store.terms[index].variable)
      if Int(store.variables[variable].definingRow) == slot { return variable }
    }
    return nil
  }
}

extension Store {
  func vector(_ slot: Int) -> SparseVector {
    var entries: [SparseVector.Entry] = []
    for index in rows[slot].termRange {
      entries.append((Int(terms[index].variable), terms[index].coefficient))
    }
    return SparseVector(entries)
  }

  /// The constraint as it was given.
  fileprivate func row(_ slot: Int) -> Row {
    let record = rows[slot]
    var row = Row(
      relation: record.relation, constant: record.constant, priority: record.priority, rank: rank(of: slot),
      token: token(of: slot))
    for index in record.termRange {
      row.append(Term(terms[index].coefficient, Variable(index: Int(terms[index].variable))))
    }
    return row
  }
}
