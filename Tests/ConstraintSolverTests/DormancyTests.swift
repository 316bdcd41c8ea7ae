import ConstraintSolver
import Testing

/// A required row that goes dormant moves nothing.
struct DormancyTests {
  /// Everything but the refused row, with the bits of the values.
  private func state(_ trace: RandomTrace) -> [String] {
    let values = trace.variables.map { String(trace.solver.value(of: $0).bitPattern, radix: 16) }
    let broken = trace.live.filter { trace.solver.isBroken($0.id) }.map(\.id)
    return ["\(values)", "\(broken)", "\(trace.solver.undeterminedVariables())"]
  }

  @Test func valuesAndLiveRowsStay() throws {
    var refused = 0
    for seed in 0..<400 {
      var trace = RandomTrace(seed: UInt64(seed))
      for _ in 0..<20 { try trace.advance() }
      let before = state(trace)
      _ = trace.solver.takeChangedVariables()
      var row = trace.randomRow()
      row.priority = Priority.required
      // The last to be accepted: nothing breaks in its favour.
      row.rank = 9
      let id = try trace.solver.add(row)
      guard trace.solver.isBroken(id) else { continue }
      refused += 1
      #expect(state(trace) == before, "seed \(seed)")
      #expect(trace.solver.takeChangedVariables().isEmpty, "seed \(seed)")
      try trace.solver.remove(id)
      #expect(state(trace) == before, "seed \(seed), row removed")
    }
    #expect(refused > 20)
  }
}
