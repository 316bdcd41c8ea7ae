import ConstraintSolver
import SeededRandom

/// A random history over a few variables.
struct RandomTrace {
  let solver: Solver
  let variables: [Variable]
  var live: [(id: ConstraintID, row: Row)] = []
  var generator: SeededGenerator

  /// Two to nine variables if no number is given.
  init(seed: UInt64, solver: Solver = Solver(), variableCount: Int? = nil) {
    self.solver = solver
    generator = SeededGenerator(seed: seed)
    let count = variableCount ?? Int.random(in: 2...9, using: &generator)
    let first = solver.makeVariables(count)
    variables = (0..<count).map { first.advanced(by: $0) }
  }

  mutating func advance() throws {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<5: try add()
    case 5..<7 where !live.isEmpty: try remove()
    case 7..<9 where !live.isEmpty: try setConstant()
    case 9 where !live.isEmpty: try setPriority()
    default: try add()
    }
  }

  private mutating func add() throws {
    let row = randomRow()
    live.append((try solver.add(row), row))
  }

  private mutating func remove() throws {
    let place = Int.random(in: live.indices, using: &generator)
    try solver.remove(live.remove(at: place).id)
  }

  private mutating func setConstant() throws {
    let place = Int.random(in: live.indices, using: &generator)
    live[place].row.constant = Double(Int.random(in: -50...50, using: &generator))
    try solver.setConstant(live[place].row.constant, of: live[place].id)
  }

  private mutating func setPriority() throws {
    let place = Int.random(in: live.indices, using: &generator)
    live[place].row.priority = randomPriority()
    try solver.setPriority(live[place].row.priority, of: live[place].id)
  }

  private mutating func randomPriority() -> Double {
    let all: [Double] = [1000, 1000, 1000, 999.5, 750, 750, 500, 250, 249.99998474121094, 50]
    return all[Int.random(in: all.indices, using: &generator)]
  }

  mutating func randomRow() -> Row {
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations[Int.random(in: relations.indices, using: &generator)]
    let coefficients: [Double] = [1, -1, 1, -1, 2, 0.5, 1.0 / 3]
    var row = Row(
      relation: relation, constant: Double(Int.random(in: -50...50, using: &generator)),
      priority: randomPriority(), rank: Int.random(in: 0...2, using: &generator))
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let coefficient = coefficients[Int.random(in: coefficients.indices, using: &generator)]
      row.append(Term(coefficient, variables[Int.random(in: variables.indices, using: &generator)]))
    }
    return row
  }

  /// A first difference from a solver that never saw the history, or nil.
  func differenceFromFresh() throws -> String? {
    let fresh = Solver()
    let first = fresh.makeVariables(variables.count)
    precondition(first.index == 0)
    let ids = try fresh.add(contentsOf: live.map(\.row))
    let brokenHere = live.indices.filter { solver.isBroken(live[$0].id) }
    let brokenThere = live.indices.filter { fresh.isBroken(ids[$0]) }
    if brokenHere != brokenThere { return "broken \(brokenHere), fresh \(brokenThere)" }
    if solver.undeterminedVariables() != fresh.undeterminedVariables() {
      return "undetermined \(solver.undeterminedVariables().map(\.index)), fresh "
        + "\(fresh.undeterminedVariables().map(\.index))"
    }
    for variable in variables where solver.isDetermined(variable) {
      let (a, b) = (solver.value(of: variable), fresh.value(of: variable))
      if abs(a - b) > 1e-6 * max(1, abs(a)) { return "x\(variable.index) = \(a), fresh \(b)" }
    }
    return differenceInTotals(fresh, ids)
  }

  private func differenceInTotals(_ fresh: Solver, _ ids: [ConstraintID]) -> String? {
    let levels = Set(live.map(\.row.priority)).sorted(by: >)
    for level in levels {
      var totals = (0.0, 0.0)
      for (place, entry) in live.enumerated() where entry.row.priority == level && !solver.isBroken(entry.id)
      {
        totals.0 += solver.violation(of: entry.id)
        totals.1 += fresh.violation(of: ids[place])
      }
      if abs(totals.0 - totals.1) > 1e-6 * max(1, totals.0) { return "total @\(level) \(totals)" }
    }
    return nil
  }
}
