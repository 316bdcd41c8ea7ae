import ConstraintSolver
import SeededRandom
import Testing

struct CallLogTests {
  /// Everything that a client can see of a solver, with the bits of its values.
  private func state(_ solver: Solver, _ variables: [Variable]) -> [String] {
    let bits = variables.map { String(solver.value(of: $0).bitPattern, radix: 16) }
    return [
      solver.dump, "\(bits)", "\(solver.brokenConstraints)", "\(solver.undeterminedVariables())",
      "\(solver.takeChangedVariables())",
    ]
  }

  @Test(arguments: 0..<60)
  func textPlaysAgainToTheSameBits(seed: Int) throws {
    let solver = Solver(recordingCallsUpTo: 10_000)
    var trace = RandomTrace(seed: UInt64(seed), solver: solver)
    for step in 0..<60 {
      try trace.advance()
      if step % 3 == 0 { solver.solve() }
      if step % 7 == 0 { _ = solver.takeChangedVariables() }
    }
    let log = try #require(solver.callLog)
    #expect(log.isComplete)
    let again = try CallLog(log.description)
    #expect(again.description == log.description, "seed \(seed)")
    #expect(try state(again.replay(), trace.variables) == state(solver, trace.variables), "seed \(seed)")
  }

  @Test func aLogReadsAsWritten() throws {
    let solver = Solver(recordingCallsUpTo: 100)
    let x = solver.makeVariables(2)
    let y = x.advanced(by: 1)
    let gap = try solver.add(Row(difference: y, minus: x, .greaterThanOrEqual, 1.0 / 3, rank: 1, token: 7))
    #expect(throws: SolverError.nonFiniteNumber) { try solver.setConstant(.nan, of: gap) }
    try solver.batch {
      try solver.add(contentsOf: [Row(1, x, .equal, -0.0, priority: 249.99998474121094), Row([], .equal, 0)])
    }
    #expect(solver.value(of: y) == 1.0 / 3)
    try solver.setConstant(8, of: gap)
    try solver.setPriority(750, of: gap)
    try solver.addEditVariable(y, priority: 999)
    try solver.suggestValue(20, for: y)
    try solver.suggestValue(30, for: y)
    try solver.removeEditVariable(y)
    try solver.remove(gap)
    _ = solver.takeChangedVariables()
    let z = solver.makeVariable()
    try solver.releaseVariables(z, count: 1)
    #expect(
      solver.callLog?.description == """
        variables 2
        add #0.0 1.0*x1 -1.0*x0 >= 0.3333333333333333 @1000.0 rank 1 token 7
        begin
        add #1.0 1.0*x0 == -0.0 @249.99998474121094
        add #2.0 == 0.0 @1000.0
        end
        solve
        constant #0.0 8.0
        priority #0.0 750.0
        add #3.0 1.0*x1 == 20.0 @999.0
        constant #3.0 30.0
        remove #3.0
        remove #0.0
        solve
        changes
        variables 1
        release x2 1

        """)
  }

  @Test func theBeginningIsKept() throws {
    let solver = Solver(recordingCallsUpTo: 2)
    let x = solver.makeVariable()
    try solver.add(1 * x == 5)
    #expect(solver.callLog?.isComplete == true)
    try solver.add(1 * x == 6)
    let log = try #require(solver.callLog)
    #expect(!log.isComplete)
    #expect(log.count == 2)
    let read = try CallLog(log.description)
    #expect(!read.isComplete)
    #expect(try read.replay().value(of: x) == 5)
    #expect(Solver().callLog == nil)
  }

  @Test(arguments: [
    ("variables", 1, "expected a number from 0 to 10000000"),
    ("variables 99999999999999", 1, "expected a number from 0 to 10000000, not 99999999999999"),
    ("solve\n\nsing", 3, "expected the name of a call"),
    ("add #0.0 1.0*y == 3 @1000", 1, "expected a summand such as 2.0*x3, not 1.0*y"),
    ("add #0 == 3 @1000", 1, "expected a constraint such as #3.0, not #0"),
    ("add #0.0 3 @1000", 1, "expected a relation, not 3"),
    ("add #0.0 == 3 1000", 1, "expected a priority such as @1000.0, not 1000"),
    ("add #0.0 == 3 @1000 rank", 1, "expected a whole number"),
    ("solve now", 1, "expected the end of the line, not now"),
    ("cut\nsolve", 2, "nothing follows cut"),
  ])
  func badTextIsLocated(text: String, line: Int, message: String) {
    #expect(throws: CallLogError(line: line, message: message)) { try CallLog(text) }
  }

  @Test(arguments: [
    ("remove #0.0", "refused: unknownConstraint(#0.0)"),
    ("add #1.0 == 0.0 @1000.0", "the handle is #0.0 now, not #1.0"),
    ("end", "there is no batch to end"),
    ("release x-1 1", "refused: unknownVariable(ConstraintSolver.Variable(index: -1))"),
  ])
  func whatCannotBePlayedIsLocated(text: String, message: String) throws {
    let log = try CallLog("solve\n" + text)
    #expect(throws: CallLogError(line: 2, message: message)) { try log.replay() }
  }

  @Test func damagedTextNeverCrashes() throws {
    let solver = Solver(recordingCallsUpTo: 1000)
    var trace = RandomTrace(seed: 1, solver: solver)
    for _ in 0..<30 { try trace.advance() }
    let whole = Array(try #require(solver.callLog).description.utf8)
    var generator = SeededGenerator(seed: 77)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] = Array("0123456789.-*x#@=<> \nade".utf8).randomElement(using: &generator) ?? 0
      }
      _ = try? CallLog(String(decoding: bytes, as: UTF8.self)).replay().dump
    }
  }
}
