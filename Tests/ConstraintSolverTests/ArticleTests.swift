import ConstraintSolver
import DocumentedCode
import Testing

struct ArticleTests {
  @Test func constraintsThatChange() throws {
    // Sample begins.
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(left == 20)
    let width = try solver.add((right - left == 100).priority(250))
    try solver.add(right <= 90)
    print(solver.value(of: right))  // 90.0
    print(solver.violation(of: width))  // 30.0
    // Sample ends.
    #expect(solver.value(of: right) == 90)
    #expect(solver.violation(of: width) == 30)

    // Sample begins.
    _ = solver.takeChangedVariables()
    try solver.setConstant(50, of: width)
    print(solver.takeChangedVariables() == [right], solver.value(of: right))  // true 70.0
    // Sample ends.
    #expect(solver.value(of: right) == 70)

    // Sample begins.
    let wide = try solver.add(right - left >= 200)
    print(solver.isBroken(wide))  // true
    print(solver.brokenConstraints.count, solver.brokenConstraints[0].conflict.count)  // 1 3
    try solver.remove(wide)
    // Sample ends.
    #expect(!solver.contains(wide))
  }

  @Test func theArticleShowsThisCode() throws {
    try expectSamples(of: "Sources/ConstraintSolver/ConstraintSolver.docc/ConstraintsThatChange.md")
  }
}
