import ConstraintSolver
import Testing

struct ChangedValuesTests {
  @Test func changedVariablesComeWithTheirValues() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let pin = try solver.add(1 * a == 10)
    try solver.add(Row(difference: b, minus: a, .equal, 5))
    solver.takeChangedVariables { _ in }
    try solver.setConstant(11, of: pin)
    var seen: [Variable: Double] = [:]
    solver.takeChangedValues { seen[$0] = $1 }
    #expect(seen == [a: 11, b: 16])
    solver.takeChangedValues { variable, _ in Issue.record("\(variable) is reported twice") }
  }

  @Test func observersMayUseTheSolver() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let pin = try solver.add(1 * a == 10)
    try solver.add(Row(difference: b, minus: a, .equal, 5))
    var seen: [(Variable, Double)] = []
    solver.takeChangedVariables { variable in
      if variable == a, solver.value(of: a) == 10 { try? solver.setConstant(20, of: pin) }
      seen.append((variable, solver.value(of: variable)))
    }
    // a changes again while it is reported, and is reported again.
    #expect(seen.map(\.0) == [a, b, a])
    #expect(seen.map(\.1) == [20, 25, 20])
    #expect(solver.takeChangedVariables().isEmpty)
  }
}
