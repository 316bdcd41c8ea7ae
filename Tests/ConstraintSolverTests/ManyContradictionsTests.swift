import ConstraintSolver
import SeededRandom
import Testing

/// More contradictions at once than are looked for one after the other.
struct ManyContradictionsTests {
  /// Row by row there is never more than one that breaks, which is the other way to the same verdict.
  @Test(arguments: 0..<15)
  func theVerdictIsThatOfOneRowAfterTheOther(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(9000 + seed))
    let rows = Self.column(cells: 30, reach: [1, 2, 20][seed % 3], &generator)
    var kept: [Row] = []
    var expected: [Int] = []
    for index in rows.indices.sorted(by: { (rows[$0].rank, $0) < (rows[$1].rank, $1) }) {
      if try Self.canHold(kept + [rows[index]]) { kept.append(rows[index]) } else { expected.append(index) }
    }
    let solver = Solver()
    _ = solver.makeVariables(60)
    let ids = try solver.add(contentsOf: rows)
    let broken = rows.indices.filter { solver.isBroken(ids[$0]) }
    #expect(broken == expected.sorted(), "seed \(seed)")
    #expect(broken.count > 3, "seed \(seed)")
    for entry in solver.brokenConstraints {
      let members = entry.conflict.compactMap { ids.firstIndex(of: $0) }
      #expect(members.count == entry.conflict.count)
      #expect(try !Self.canHold(members.map { rows[$0] }), "seed \(seed) \(entry)")
      for left in members.indices {
        let rest = members.indices.filter { $0 != left }.map { rows[members[$0]] }
        #expect(try Self.canHold(rest), "seed \(seed) \(entry) without \(left)")
      }
    }
  }

  /// After each change, what sleeps is what a fresh solver refuses, and its proofs are irreducible.
  @Test(arguments: 0..<12)
  func changesLeaveTheVerdictOfAFreshSolve(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(9500 + seed))
    var rows = Self.column(cells: 20, reach: [1, 2, 10][seed % 3], &generator)
    let solver = Solver()
    _ = solver.makeVariables(60)
    let ids = try solver.add(contentsOf: rows)
    for step in 0..<12 {
      let index = Int.random(in: 0..<rows.count, using: &generator)
      let before = Set(solver.brokenConstraints.map(\.id))
      var change = { try solver.setConstant(rows[index].constant, of: ids[index]) }
      if Bool.random(using: &generator) {
        rows[index].priority = rows[index].priority == Priority.required ? 999 : Priority.required
        change = { try solver.setPriority(rows[index].priority, of: ids[index]) }
      } else {
        rows[index].constant += Double([-1, 0, 1].randomElement(using: &generator) ?? 0)
      }
      var failure: (any Error)?
      let concerned = solver.brokenConstraints(concernedBy: { do { try change() } catch { failure = error } })
      #expect(failure == nil)
      let after = Set(solver.brokenConstraints.map(\.id))
      #expect(solver.brokenConstraintCount == after.count)
      #expect(after.isSuperset(of: concerned), "seed \(seed) step \(step)")
      #expect(after.subtracting(before).isSubset(of: concerned), "seed \(seed) step \(step)")
      let fresh = Solver()
      _ = fresh.makeVariables(60)
      let freshIDs = try fresh.add(contentsOf: rows)
      let expected = rows.indices.filter { fresh.isBroken(freshIDs[$0]) }
      #expect(rows.indices.filter { solver.isBroken(ids[$0]) } == expected, "seed \(seed) step \(step)")
      for entry in solver.brokenConstraints {
        let members = entry.conflict.compactMap { ids.firstIndex(of: $0) }.map { rows[$0] }
        #expect(try !Self.canHold(members), "seed \(seed) step \(step) \(entry)")
        for left in members.indices {
          let rest = members.indices.filter { $0 != left }.map { members[$0] }
          #expect(try Self.canHold(rest), "seed \(seed) step \(step) \(entry) without \(left)")
        }
      }
    }
  }

  /// A change to one of many contradictions leaves the proofs of the others alone.
  @Test func oneChangeCostsOneProof() throws {
    let solver = Solver()
    _ = solver.makeVariables(200)
    let edges = (0..<200).map { Variable(index: $0) }
    try solver.add(Row(1, edges[0], .equal, 0))
    var seconds: [ConstraintID] = []
    for cell in 0..<100 {
      if cell > 0 { try solver.add(Row(difference: edges[2 * cell], minus: edges[2 * cell - 1], .equal, 4)) }
      try solver.add(Row(difference: edges[2 * cell + 1], minus: edges[2 * cell], .equal, 20))
      seconds.append(
        try solver.add(Row(difference: edges[2 * cell + 1], minus: edges[2 * cell], .equal, 21)))
    }
    #expect(solver.brokenConstraints.count == 100)
    let before = solver.statistics.feasibilityTests
    try solver.setConstant(22, of: seconds[50])
    #expect(solver.brokenConstraints.count == 100)
    #expect(solver.statistics.feasibilityTests - before < 60)
  }

  /// A screen that is resized with many contradictions to its width: each is seen in its few rows.
  @Test func contradictionsToOneChangingRowAreFoundAgainAtOnce() throws {
    let solver = Solver()
    _ = solver.makeVariables(101)
    let width = Variable(index: 0)
    let screen = try solver.add(Row(1, width, .equal, 320))
    for view in 1...100 {
      try solver.add(Row(difference: Variable(index: view), minus: width, .equal, -40))
      try solver.add(Row(1, Variable(index: view), .equal, 500))
    }
    #expect(solver.brokenConstraints.count == 100)
    let before = solver.statistics.feasibilityTests
    try solver.setConstant(375, of: screen)
    #expect(solver.brokenConstraints.count == 100)
    #expect(solver.statistics.feasibilityTests - before < 450)
    try solver.setConstant(540, of: screen)
    #expect(solver.brokenConstraints.isEmpty)
  }

  private static func canHold(_ rows: [Row]) throws -> Bool {
    let solver = Solver()
    _ = solver.makeVariables(60)
    try solver.add(contentsOf: rows)
    solver.solve()
    return solver.brokenConstraints.isEmpty
  }

  /// Cells on top of each other, each with two heights or two tops, some of which agree; `reach` is how many cells a second
  /// top counts from.
  private static func column(cells: Int, reach: Int, _ generator: inout SeededGenerator) -> [Row] {
    let edges = (0..<2 * cells).map { Variable(index: $0) }
    var rows = [Row(1, edges[0], .equal, 0)]
    for cell in 0..<cells {
      let (top, bottom) = (edges[2 * cell], edges[2 * cell + 1])
      if cell > 0 { rows.append(Row(difference: top, minus: edges[2 * cell - 1], .equal, 4)) }
      rows.append(Row(difference: bottom, minus: top, .equal, 20))
      let other = Double([20, 20, 21][Int.random(in: 0..<3, using: &generator)])
      let relation: Relation = Bool.random(using: &generator) ? .equal : .greaterThanOrEqual
      rows.append(Row(difference: bottom, minus: top, relation, other))
      guard cell >= reach else { continue }
      let far = edges[2 * (cell - reach)]
      let distance = Double(24 * reach + [0, 0, 0, 5][Int.random(in: 0..<4, using: &generator)])
      rows.append(Row(difference: top, minus: far, .equal, distance, rank: 1))
    }
    return rows
  }
}
