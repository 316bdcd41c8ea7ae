import ConstraintSolver
import Testing

/// Long random histories: after each step the solver agrees with one that was given the same constraints at
/// once.
@Suite struct TraceTests {
  @Test(arguments: 0..<40)
  func historyDoesNotShow(seed: Int) throws {
    var trace = RandomTrace(seed: UInt64(seed))
    for step in 0..<60 {
      try trace.advance()
      let problem = try trace.differenceFromFresh()
      #expect(problem == nil, "seed \(seed) step \(step): \(problem ?? "")")
      if problem != nil { return }
    }
  }
}
