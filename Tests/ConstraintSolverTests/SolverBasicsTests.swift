import ConstraintSolver
import Testing

/// The basics that a client meets first. Expected values are worked out by hand unless said otherwise.
struct SolverBasicsTests {
  @Test func oneStrongerWishOutweighsAnyNumberOfWeaker() throws {
    // Solvers with weighted sums (kiwi, autolayout.js) answer 100 here.
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Row(1, x, .equal, 0, priority: 750))
    try solver.add(Row(1, x, .equal, 100, priority: 500))
    try solver.add(Row(1, x, .equal, 100, priority: 500))
    #expect(solver.value(of: x) == 0)
    #expect(solver.isDetermined(x))
  }

  @Test func majorityDecidesWithinOnePriority() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for target in [0.0, 100, 100] { try solver.add(Row(1, x, .equal, target, priority: 500)) }
    #expect(solver.value(of: x) == 100)
  }

  @Test func refusedRequiredConstraintChangesNothing() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = try solver.add(x >= 0)
    try solver.add((1 * x == 1).priority(1))
    try solver.add(y == x / 3 + 1e6)
    let before = (solver.value(of: x), solver.value(of: y), solver.dump)
    _ = solver.takeChangedVariables()
    let refused = try solver.add(x <= -1)
    #expect(solver.brokenConstraints == [BrokenConstraint(id: refused, conflict: [first, refused])])
    #expect(solver.takeChangedVariables().isEmpty)
    try solver.remove(refused)
    #expect((solver.value(of: x), solver.value(of: y), solver.dump) == before)
    #expect(solver.value(of: x) == 1)
  }

  @Test func dormantConstraintWakesWhenItsOpponentGoes() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let five = try solver.add(1 * x == 5)
    let six = try solver.add(1 * x == 6)
    #expect(solver.value(of: x) == 5)
    #expect(solver.isBroken(six))
    #expect(solver.violation(of: six) == 1)
    try solver.setConstant(6, of: five)
    #expect(solver.brokenConstraints.isEmpty)
    try solver.setConstant(5, of: five)
    #expect(solver.isBroken(six))
    try solver.setPriority(999, of: five)
    #expect(solver.value(of: x) == 6)
    #expect(solver.brokenConstraints.isEmpty)
  }

  @Test func rankDecidesWhichOfTwoBreaks() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let early = try solver.add(Row(1, x, .equal, 5, rank: 3))
    #expect(solver.value(of: x) == 5)
    let system = try solver.add(Row(1, x, .equal, 7, rank: 1))
    #expect(solver.value(of: x) == 7)
    #expect(solver.brokenConstraints == [BrokenConstraint(id: early, conflict: [system, early])])
  }

  @Test func contentSizeHugsAndResists() throws {
    let solver = Solver()
    let left = solver.makeVariables(2)
    let right = left.advanced(by: 1)
    try solver.add(1 * left == 0)
    try solver.add(Row(difference: right, minus: left, .lessThanOrEqual, 80, priority: 250))
    try solver.add(Row(difference: right, minus: left, .greaterThanOrEqual, 80, priority: 750))
    #expect(solver.value(of: right) == 80)
    let pin = try solver.add(Row(1, right, .lessThanOrEqual, 60))
    #expect(solver.value(of: right) == 60)
    try solver.setPriority(700, of: pin)
    #expect(solver.value(of: right) == 80)
  }

  @Test func undeterminedVariableKeepsItsValue() throws {
    // Apple's example of an ambiguous layout (WWDC 2012, session 228): any width from 24 to 30 is as good.
    let solver = Solver()
    let width = solver.makeVariable()
    let pin = try solver.add(1 * width == 27)
    #expect(solver.value(of: width) == 27)
    try solver.remove(pin)
    #expect(solver.value(of: width) == 27)
    #expect(!solver.isDetermined(width))
    try solver.add((1 * width == 24).priority(500))
    try solver.add((1 * width >= 30).priority(500))
    #expect(solver.value(of: width) == 27)
    #expect(solver.undeterminedVariables() == [width])
    try solver.add((1 * width == 40).priority(100))
    #expect(solver.value(of: width) == 30)
    #expect(solver.isDetermined(width))
  }

  @Test func freshUndeterminedVariableIsZero() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(1 * y >= 10)
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 10)
    #expect(solver.undeterminedVariables() == [x, y])
  }

  @Test func changedVariablesAreReportedOnce() throws {
    let solver = Solver()
    let first = solver.makeVariables(3)
    let (a, b, c) = (first, first.advanced(by: 1), first.advanced(by: 2))
    let pin = try solver.add(1 * a == 10)
    try solver.add(Row(difference: b, minus: a, .equal, 5))
    try solver.add(1 * c == 1)
    #expect(solver.takeChangedVariables() == [a, c, b])
    #expect(solver.takeChangedVariables().isEmpty)
    try solver.setConstant(11, of: pin)
    #expect(solver.takeChangedVariables() == [a, b])
  }

  @Test func misuseIsATypedError() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.nonFiniteNumber) { try solver.add(Row(1, x, .equal, .nan)) }
    #expect(throws: SolverError.nonFiniteNumber) { try solver.add(Row(.infinity, x, .equal, 0)) }
    #expect(throws: SolverError.priorityOutOfRange(0)) { try solver.add(Row(1, x, .equal, 0, priority: 0)) }
    #expect(throws: SolverError.priorityOutOfRange(1001)) {
      try solver.add(Row(1, x, .equal, 0, priority: 1001))
    }
    let stranger = Variable(index: 7)
    #expect(throws: SolverError.unknownVariable(stranger)) { try solver.add(Row(1, stranger, .equal, 0)) }
    let id = try solver.add(Row(1, x, .equal, 0))
    #expect(throws: SolverError.variableInUse(x)) { try solver.releaseVariables(x, count: 1) }
    try solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    try solver.releaseVariables(x, count: 1)
    #expect(throws: SolverError.unknownVariable(x)) { try solver.add(Row(1, x, .equal, 0)) }
    #expect(solver.makeVariable() == x)
  }

  @Test func emptyRows() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let holds = try solver.add(Row([], .lessThanOrEqual, 3))
    let breaks = try solver.add(Row([Term(1, x), Term(-1, x)], .equal, 3))
    let soft = try solver.add(Row([], .equal, 2, priority: 10))
    #expect(solver.brokenConstraints == [BrokenConstraint(id: breaks, conflict: [breaks])])
    #expect(solver.violation(of: soft) == 2)
    #expect(!solver.isBroken(holds))
  }

  @Test func equalWidthsShareARow() throws {
    let solver = Solver()
    let count = 5
    let edges = solver.makeVariables(2 * count)
    try solver.add(1 * edges == 8)
    for index in 1..<count {
      let left = edges.advanced(by: 2 * index)
      try solver.add(Row(difference: left, minus: left.advanced(by: -1), .equal, 8))
      try solver.add(left.advanced(by: 1) - left == edges.advanced(by: 1) - edges)
    }
    try solver.add(1 * edges.advanced(by: 2 * count - 1) == 367)
    // (375 − 6 · 8) / 5 = 65.4
    for index in 0..<count {
      let left = solver.value(of: edges.advanced(by: 2 * index))
      #expect(abs(left - (8 + 73.4 * Double(index))) < 1e-9)
    }
    #expect(solver.undeterminedVariables().isEmpty)
  }
}
