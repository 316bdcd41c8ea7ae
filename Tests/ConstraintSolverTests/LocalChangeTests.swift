import ConstraintSolver
import Testing

/// Rows that come and go beside values which wishes have settled: the solver may leave the rest alone only where that is
/// exact.
struct LocalChangeTests {
  @Test(arguments: 0..<30)
  func visitorsInAColumnLeaveNoTrace(seed: Int) throws {
    var column = ColumnTrace(seed: UInt64(seed))
    try column.build()
    for step in 0..<40 {
      try column.advance()
      let problem = try column.trace.differenceFromFresh()
      #expect(problem == nil, "seed \(seed) step \(step): \(problem ?? "")")
      if problem != nil { return }
    }
  }

  @Test func aLeafBesideSettledRowsTouchesOnlyItself() throws {
    let solver = Solver()
    let count = 50
    let edges = solver.makeVariables(count + 2)
    try solver.add(Row(1, edges, .equal, 0))
    for index in 0..<count {
      let (top, bottom) = (edges.advanced(by: index), edges.advanced(by: index + 1))
      try solver.add(Row(difference: bottom, minus: top, .equal, Double(20 + index), priority: 250))
      try solver.add(Row(difference: bottom, minus: top, .greaterThanOrEqual, 10))
    }
    let leaf = edges.advanced(by: count + 1)
    solver.solve()
    let before = solver.statistics.rowsTouched
    let id = try solver.add(Row(difference: leaf, minus: edges.advanced(by: 25), .equal, 5))
    #expect(solver.value(of: leaf) == solver.value(of: edges.advanced(by: 25)) + 5)
    try solver.remove(id)
    solver.solve()
    #expect(!solver.isDetermined(leaf))
    #expect(solver.statistics.rowsTouched - before <= 2)
  }

  @Test func aReplayForgetsRowsThatHaveGone() throws {
    let solver = Solver()
    let edges = solver.makeVariables(2)
    let middle = edges.advanced(by: 1)
    let width = try solver.add(Row(1, edges, .equal, 50))
    try solver.add(Row(difference: edges, minus: middle, .equal, 30, priority: 500))
    let limit = try solver.add(Row(1, middle, .lessThanOrEqual, 60))
    for constant in [60.0, 70, 80] {
      try solver.setConstant(constant, of: width)
      #expect(solver.value(of: middle) == constant - 30)
    }
    try solver.remove(limit)
    try solver.setConstant(100, of: width)
    #expect(solver.value(of: middle) == 70)
  }

  @Test func aRowThatWasLoosenedAndRemovedAtOnceHoldsNothing() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Row(1, x, .equal, 0, priority: 100))
    let bound = try solver.add(Row(1, x, .greaterThanOrEqual, 10))
    #expect(solver.value(of: x) == 10)
    try solver.setConstant(-100, of: bound)
    try solver.remove(bound)
    #expect(solver.value(of: x) == 0)
  }

  @Test func aFreeVariableThatIsPinnedLetsGoOfItsNeighbour() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Row([Term(-1, x), Term(-1, y)], .greaterThanOrEqual, 3, priority: 500))
    try solver.add(Row(1, x, .equal, 33, priority: 500))
    try solver.add(Row(1, y, .greaterThanOrEqual, 3, priority: 999))
    try solver.add(Row(1, y, .greaterThanOrEqual, 18, priority: 50))
    #expect(solver.value(of: y) == 3)
    try solver.add(Row(1, x, .equal, -37))
    #expect(solver.value(of: y) == 18)
  }

  @Test func roundingIsNoCoefficient() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    var row = Row(relation: .greaterThanOrEqual, constant: -41, priority: 999)
    for share in [1.0 / 3, 1.0 / 3, 1.0 / 3, -0.5, -0.5] { row.append(Term(share * 1.1, x)) }
    try solver.add(row)
    try solver.add(Row(1, x, .lessThanOrEqual, 10, priority: 900))
    try solver.add(Row(1, x, .greaterThanOrEqual, 5, priority: 900))
    try solver.add(Row(1, x, .equal, 20, priority: 500))
    #expect(solver.value(of: x) == 10)
  }

  @Test func aRowThatPullsReopensWhatItPulls() throws {
    let solver = Solver()
    let edges = solver.makeVariables(3)
    let (middle, leaf) = (edges.advanced(by: 1), edges.advanced(by: 2))
    try solver.add(Row(1, edges, .equal, 0))
    try solver.add(Row(difference: middle, minus: edges, .equal, 20, priority: 250))
    #expect(solver.value(of: middle) == 20)
    try solver.add(Row(difference: leaf, minus: middle, .equal, 5))
    #expect(solver.value(of: leaf) == 25)
    let pull = try solver.add(Row(1, leaf, .greaterThanOrEqual, 40, priority: 500))
    #expect(solver.value(of: leaf) == 40)
    #expect(solver.value(of: middle) == 35)
    try solver.remove(pull)
    #expect(solver.value(of: middle) == 20)
  }
}

/// A column of views with soft heights, and rows that come and go beside it.
private struct ColumnTrace {
  var trace: RandomTrace
  private static let viewCount = 5
  private static let visitorCount = 6

  init(seed: UInt64) {
    trace = RandomTrace(seed: seed, variableCount: Self.viewCount + 1 + Self.visitorCount)
  }

  private mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &trace.generator) }

  private mutating func add(_ row: Row) throws { trace.live.append((try trace.solver.add(row), row)) }

  mutating func build() throws {
    try add(Row(1, trace.variables[0], .equal, 0))
    for index in 0..<Self.viewCount {
      let (top, bottom) = (trace.variables[index], trace.variables[index + 1])
      let height = Double(10 + pick(0..<30))
      try add(Row(difference: bottom, minus: top, .greaterThanOrEqual, height, priority: 750))
      try add(Row(difference: bottom, minus: top, .lessThanOrEqual, height, priority: 250))
    }
  }

  mutating func advance() throws {
    switch pick(0..<8) {
    case 0..<3: try add(visitor())
    case 3: try add(inequality())
    case 4: try add(wish())
    default: try removeOne()
    }
  }

  /// One variable at a distance from another.
  private mutating func visitor() -> Row {
    let fresh = trace.variables[Self.viewCount + 1 + pick(0..<Self.visitorCount)]
    let anchor = trace.variables[pick(0..<trace.variables.count)]
    guard fresh != anchor else { return Row(1, fresh, .equal, Double(pick(0..<100))) }
    return Row(difference: fresh, minus: anchor, .equal, Double(pick(-9..<9)), rank: pick(0..<2))
  }

  private mutating func inequality() -> Row {
    let (a, b) = (pick(0..<trace.variables.count), pick(0..<trace.variables.count))
    let priority: Double = [1000, 1000, 500, 250][pick(0..<4)]
    var row = Row(
      relation: .greaterThanOrEqual, constant: Double(pick(-60..<60)), priority: priority, rank: 1)
    row.append(Term(1, trace.variables[a]))
    row.append(Term(-1, trace.variables[b]))
    return row
  }

  private mutating func wish() -> Row {
    let variable = trace.variables[pick(0..<trace.variables.count)]
    return Row(1, variable, .equal, Double(pick(0..<120)), priority: [800, 500, 100][pick(0..<3)])
  }

  private mutating func removeOne() throws {
    guard !trace.live.isEmpty else { return }
    try trace.solver.remove(trace.live.remove(at: pick(0..<trace.live.count)).id)
  }
}
