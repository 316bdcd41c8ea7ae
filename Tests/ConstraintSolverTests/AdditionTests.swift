import ConstraintSolver
import Testing

/// The ways in which constraints come into a solver.
struct AdditionTests {
  @Test func refusedBatchLeavesNoTrace() throws {
    let solver = Solver(recordingCallsUpTo: 100)
    let x = solver.makeVariables(3)
    let y = x.advanced(by: 1)
    let gone = try solver.add(Row(1, y, .equal, 3))
    try solver.add(Row(1, x, .equal, 1))
    try solver.remove(gone)
    let before = (solver.dump, solver.statistics.rows, solver.callLog?.count)
    let batch = [Row(difference: y, minus: x, .equal, 8), Row(1, y, .equal, 7), Row(1, y, .equal, .nan)]
    #expect(throws: SolverError.nonFiniteNumber) { try solver.add(contentsOf: batch) }
    #expect((solver.dump, solver.statistics.rows, solver.callLog?.count) == before)
    // The next rows get the slots, and so the handles, that they would have got without the batch.
    let next = try solver.add(contentsOf: batch.dropLast())
    #expect(next.map(\.description) == ["#0.1", "#2.0"])
    #expect(solver.isBroken(next[1]))
    #expect(solver.value(of: y) == 9)
    #expect(try #require(solver.callLog).replay().dump == solver.dump)
  }

  @Test(arguments: [0, 1, 2])
  func differenceIsTheSameAsItsRow(token: Int) throws {
    let (short, long) = (Solver(recordingCallsUpTo: 9), Solver(recordingCallsUpTo: 9))
    let x = short.makeVariables(2)
    _ = long.makeVariables(2)
    let y = x.advanced(by: 1)
    for (first, second) in [(y, x), (x, x)] {
      let a = try short.add(
        difference: first, minus: second, .lessThanOrEqual, 4, priority: 700, rank: 1, token: token)
      let row = Row(
        difference: first, minus: second, .lessThanOrEqual, 4, priority: 700, rank: 1, token: token)
      #expect(try long.add(row) == a)
      #expect(short.token(of: a) == token)
    }
    #expect(short.dump == long.dump)
    #expect(short.callLog?.description == long.callLog?.description)
  }

  @Test func differenceIsRefusedLikeAnyRow() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let stranger = Variable(index: 5)
    #expect(throws: SolverError.unknownVariable(stranger)) {
      try solver.add(difference: x, minus: stranger, .equal, 0)
    }
    #expect(throws: SolverError.nonFiniteNumber) {
      try solver.add(difference: x, minus: x, .equal, .infinity)
    }
    #expect(throws: SolverError.priorityOutOfRange(0)) {
      try solver.add(difference: x, minus: x, .equal, 0, priority: 0)
    }
    #expect(solver.statistics.rows == 0)
  }

  /// Solvers hand their memory on; each thread has its own solvers all the same.
  @Test func solversOnManyThreadsDoNotMeet() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<20 { try checkColumn(of: 300 + 200 * (round % 5), gap: Double(task + 1)) }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}

/// A column of edges, each a gap below the one before: the last value is known without a solver.
private func checkColumn(of count: Int, gap: Double) throws {
  let solver = Solver()
  let first = solver.makeVariables(count)
  try solver.add(Row(1, first, .equal, 0))
  for index in 1..<count {
    try solver.add(difference: first.advanced(by: index), minus: first.advanced(by: index - 1), .equal, gap)
  }
  #expect(solver.value(of: first.advanced(by: count - 1)) == gap * Double(count - 1))
  #expect(solver.undeterminedVariables().isEmpty)
}
