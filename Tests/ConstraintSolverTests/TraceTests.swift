import ConstraintSolver
import Foundation
import Testing

/// Long random histories: after each step the solver agrees with one that was given the same constraints at once.
/// `TRACE_SEEDS` in the environment requests more of them.
struct TraceTests {
  private static let seedCount = ProcessInfo.processInfo.environment["TRACE_SEEDS"].flatMap(Int.init) ?? 40

  @Test(arguments: 0..<seedCount)
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
