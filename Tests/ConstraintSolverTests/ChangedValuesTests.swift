import ConstraintSolver
import Testing

@Suite struct ChangedValuesTests {
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
}
