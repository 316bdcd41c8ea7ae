import ConstraintSolver
import Testing

/// Values are suggested as while a view is dragged. Expected values are worked out by hand.
struct EditVariableTests {
  @Test func suggestionsPullAsFarAsStrongerRowsLet() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Row(difference: right, minus: left, .equal, 100))
    try solver.add(1 * right <= 320)
    try solver.add((1 * left == 10).priority(250))
    try solver.addEditVariable(left, priority: 500)
    #expect(solver.hasEditVariable(left))
    #expect(solver.value(of: left) == 10)
    for (suggested, expected) in [(50.0, 50.0), (300, 220), (-5, -5)] {
      try solver.suggestValue(suggested, for: left)
      #expect(solver.value(of: left) == expected)
      #expect(solver.value(of: right) == expected + 100)
    }
    try solver.removeEditVariable(left)
    #expect(solver.value(of: left) == 10)
    #expect(!solver.hasEditVariable(left))
  }

  @Test func misuseIsATypedError() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.unknownEditVariable(x)) { try solver.suggestValue(1, for: x) }
    #expect(throws: SolverError.unknownEditVariable(x)) { try solver.removeEditVariable(x) }
    #expect(throws: SolverError.priorityOutOfRange(1000)) { try solver.addEditVariable(x, priority: 1000) }
    let stranger = Variable(index: 9)
    #expect(throws: SolverError.unknownVariable(stranger)) {
      try solver.addEditVariable(stranger, priority: 1)
    }
    try solver.addEditVariable(x, priority: 1)
    #expect(throws: SolverError.duplicateEditVariable(x)) { try solver.addEditVariable(x, priority: 2) }
    #expect(throws: SolverError.nonFiniteNumber) { try solver.suggestValue(.infinity, for: x) }
    #expect(throws: SolverError.variableInUse(x)) { try solver.releaseVariables(x, count: 1) }
    try solver.removeEditVariable(x)
    try solver.releaseVariables(x, count: 1)
  }
}
