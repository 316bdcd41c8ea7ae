import ConstraintSolver
import Testing

/// The same constants changed again and again, as when a window is resized: from the second time on only arithmetic is
/// left, and the result must be that of a solver which never saw the history.
struct RepeatedChangeTests {
  @Test(arguments: 0..<60)
  func replaysAgreeWithFreshSolves(seed: Int) throws {
    var trace = RandomTrace(seed: UInt64(1000 + seed))
    for _ in 0..<(8 + seed % 25) { try trace.advance() }
    for step in 0..<12 {
      try trace.changeConstantsAgain(step)
      let problem = try trace.differenceFromFresh()
      #expect(problem == nil, "seed \(seed) step \(step): \(problem ?? "")")
      if problem != nil { return }
    }
  }

  @Test func widthThatNoLongerFitsBreaksAndComesBack() throws {
    let solver = Solver()
    let edges = solver.makeVariables(2)
    let right = edges.advanced(by: 1)
    try solver.add(Row(1, edges, .equal, 0))
    let width = try solver.add(Row(1, right, .equal, 100, rank: 1))
    try solver.add(Row(difference: right, minus: edges, .greaterThanOrEqual, 50))
    #expect(solver.value(of: right) == 100)
    for (constant, value) in [(90.0, 90.0), (80, 80), (40, 80), (60, 60), (70, 70), (45, 70), (75, 75)] {
      try solver.setConstant(constant, of: width)
      #expect(solver.value(of: right) == value, "at \(constant)")
      #expect(solver.isBroken(width) == (constant < 50))
    }
  }

  @Test func aChangeReachesRowsBesideOneThatHasGone() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let start = try solver.add(Row(1, x, .equal, 10, priority: 500))
    try solver.add(Row(difference: y, minus: x, .equal, 5, priority: 400))
    #expect(solver.value(of: y) == 15)
    let passing = try solver.add(Row(1, y, .equal, 99))
    try solver.setConstant(20, of: start)
    try solver.remove(passing)
    #expect(solver.value(of: y) == 25)
  }

  @Test func changesAreReportedOnReplayToo() throws {
    let solver = Solver()
    let edges = solver.makeVariables(3)
    let (middle, right) = (edges.advanced(by: 1), edges.advanced(by: 2))
    try solver.add(Row(1, edges, .equal, 0))
    let width = try solver.add(Row(1, right, .equal, 100))
    try solver.add(Row(difference: right, minus: middle, .equal, 30, priority: 500))
    try solver.add(Row(difference: middle, minus: edges, .lessThanOrEqual, 60))
    _ = solver.takeChangedVariables()
    for constant in [50.0, 60, 70, 80] {
      try solver.setConstant(constant, of: width)
      #expect(solver.takeChangedVariables() == [right, middle])
      #expect(solver.value(of: middle) == constant - 30)
    }
    try solver.setConstant(100, of: width)
    #expect(solver.takeChangedVariables() == [right, middle])
    #expect(solver.value(of: middle) == 60)
    try solver.setConstant(120, of: width)
    #expect(solver.takeChangedVariables() == [right])
  }
}

extension RandomTrace {
  /// Gives the first few constraints other constants, always the same constraints.
  fileprivate mutating func changeConstantsAgain(_ step: Int) throws {
    for place in live.indices.prefix(2) {
      live[place].row.constant = Double((step * (7 + 5 * place)) % 41 - 20)
      try solver.setConstant(live[place].row.constant, of: live[place].id)
    }
  }
}
