import ConstraintSolver
import Testing

/// A few constants of many change, other ones each time, as when texts of a long list do: only what depends on them may
/// be computed, and the result must be that of a solver which never saw the history.
struct FollowedChangeTests {
  @Test(arguments: 0..<30)
  func changesHereAndThereAgreeWithFreshSolves(seed: Int) throws {
    var list = ListTrace(seed: UInt64(5000 + seed), cells: 12)
    try list.build()
    for step in 0..<30 {
      try list.changeFew()
      let problem = try list.trace.differenceFromFresh()
      #expect(problem == nil, "seed \(seed) step \(step): \(problem ?? "")")
      if problem != nil { return }
    }
  }

  @Test func aChangeCostsWhatMoves() throws {
    let count = 400
    var list = ListTrace(seed: 1, cells: count)
    try list.buildCells()
    let solver = list.trace.solver
    func rowsTouched(changing cell: Int, to height: Double) throws -> Int {
      solver.solve()
      let before = solver.statistics.rowsTouched
      for id in list.bodies[cell] { try solver.setConstant(height, of: id) }
      solver.solve()
      return solver.statistics.rowsTouched - before
    }
    // The first change finds out what depends on what.
    _ = try rowsTouched(changing: 7, to: 33)
    #expect(try rowsTouched(changing: count - 1, to: 44) <= 10)
    #expect(try rowsTouched(changing: 7, to: 33) == 0)
    let half = try rowsTouched(changing: count / 2, to: 55)
    // The cells below it move, each with its texts.
    #expect(half >= count / 2 && half <= 4 * (count / 2) + 10)
    #expect(try rowsTouched(changing: count - 2, to: 66) <= 20)
    let bottom = list.trace.variables[4 * count - 1]
    #expect(solver.value(of: bottom) == list.heights.reduce(0, +) + 44 + 55 + 66 + 33 - list.changed)
  }

  /// A feed as layout engines state it, each cell's content from the cell's own corner. Every other cell is higher than its two
  /// texts want, and either may take the rest: that freedom is no concern of the cells that change, and stays as it was.
  @Test func freedomElsewhereIsLeftAlone() throws {
    let (solver, count) = (Solver(), 100)
    let edges = solver.makeVariables(count + 1)
    try solver.add(Row(1, edges, .equal, 0))
    var (middles, bodies): ([Variable], [[ConstraintID]]) = ([], [])
    for cell in 0..<count {
      let (origin, middle, bottom) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.add(Row(1, origin, .equal, 0))
      // The cell is as high outside as inside, and at least 64 high.
      var height = Row(relation: .equal, constant: 0, priority: 1000)
      for (coefficient, variable) in [
        (1.0, edges.advanced(by: cell + 1)), (-1, edges.advanced(by: cell)), (-1, bottom),
      ] { height.append(Term(coefficient, variable)) }
      try solver.add(height)
      try solver.add(Row(difference: bottom, minus: origin, .greaterThanOrEqual, 64))
      let body = cell.isMultiple(of: 2) ? 20.0 : 60
      try solver.add(Row(difference: middle, minus: origin, .greaterThanOrEqual, 20, priority: 750))
      try solver.add(Row(difference: middle, minus: origin, .lessThanOrEqual, 20, priority: 250))
      bodies.append([
        try solver.add(Row(difference: bottom, minus: middle, .greaterThanOrEqual, body, priority: 750)),
        try solver.add(Row(difference: bottom, minus: middle, .lessThanOrEqual, body, priority: 250)),
      ])
      middles.append(middle)
    }
    func rowsTouched(changing cell: Int, to height: Double) throws -> Int {
      solver.solve()
      let before = solver.statistics.rowsTouched
      for id in bodies[cell] { try solver.setConstant(height, of: id) }
      solver.solve()
      return solver.statistics.rowsTouched - before
    }
    func end() -> Double { solver.value(of: edges.advanced(by: count)) }
    // The first change finds out what depends on what: 50 cells of 64, 49 of 80 and one of 90.
    _ = try rowsTouched(changing: 1, to: 70)
    #expect(end() == 7210.0)
    let before = middles.map { solver.value(of: $0) }
    #expect(try rowsTouched(changing: count - 1, to: 90) <= 20)
    #expect(end() == 7240.0)
    #expect(try rowsTouched(changing: 51, to: 50) <= 2 * count)
    #expect(end() == 7230.0)
    #expect(middles.map { solver.value(of: $0) } == before)
    // A change in a cell that is free is solved as a whole: 20 and 60 points fill it, and nothing is left.
    _ = try rowsTouched(changing: 50, to: 60)
    #expect(end() == 7246.0)
    #expect(solver.value(of: middles[50]) == 20.0)
  }

  @Test func aContradictionIsFoundAndFixed() throws {
    let solver = Solver()
    let edges = solver.makeVariables(41)
    try solver.add(Row(1, edges, .equal, 0))
    var heights: [ConstraintID] = []
    for index in 0..<40 {
      let (top, bottom) = (edges.advanced(by: index), edges.advanced(by: index + 1))
      heights.append(try solver.add(Row(difference: bottom, minus: top, .equal, 20, priority: 500)))
      try solver.add(Row(difference: bottom, minus: top, .greaterThanOrEqual, 10))
    }
    let most = try solver.add(
      Row(difference: edges.advanced(by: 40), minus: edges.advanced(by: 39), .lessThanOrEqual, 50, rank: 1))
    let last = edges.advanced(by: 40)
    for (constant, end) in [(30.0, 810.0), (60, 830), (5, 790), (25, 805)] {
      try solver.setConstant(constant, of: heights[39])
      #expect(solver.value(of: last) == end, "a height of \(constant)")
    }
    for (limit, isBroken, end) in [(40.0, false, 805.0), (5, true, 805), (15, false, 795)] {
      try solver.setConstant(limit, of: most)
      #expect(solver.isBroken(most) == isBroken, "a limit of \(limit)")
      #expect(solver.value(of: last) == end, "a limit of \(limit)")
    }
  }
}

extension FollowedChangeTests {
  /// Rows that say the same of two variables: one defines, the other is checked.
  @Test func aRowThatNoLongerAgreesIsBroken() throws {
    let solver = Solver()
    let places = solver.makeVariables(40)
    let start = try solver.add(Row(1, places, .equal, 10, priority: 500))
    var twins: [ConstraintID] = []
    for index in 1..<40 {
      let (before, after) = (places.advanced(by: index - 1), places.advanced(by: index))
      try solver.add(Row(difference: after, minus: before, .equal, 5))
      twins.append(try solver.add(Row(difference: after, minus: before, .equal, 5, rank: 1)))
    }
    let last = places.advanced(by: 39)
    for (constant, end) in [(20.0, 215.0), (30, 225)] {
      try solver.setConstant(constant, of: start)
      #expect(solver.value(of: last) == end)
    }
    try solver.setConstant(6, of: twins[20])
    #expect(solver.value(of: last) == 225)
    #expect(solver.isBroken(twins[20]))
    try solver.setConstant(5, of: twins[20])
    #expect(solver.brokenConstraints.isEmpty)
  }
}

/// A column of cells, each with a title and a body on top of each other and a picture beside them: four variables, the
/// cell's top, the title's bottom, the body's bottom and the cell's bottom.
private struct ListTrace {
  var trace: RandomTrace
  private let cells: Int
  /// The rows of each body's content size.
  private(set) var bodies: [[ConstraintID]] = []
  private(set) var heights: [Double] = []
  /// The heights that the test has taken away again.
  var changed: Double { heights[7] + heights[cells / 2] + heights[cells - 1] + heights[cells - 2] }

  private static let titleHeight = 20.0
  private static let badges = 3

  init(seed: UInt64, cells: Int) {
    self.cells = cells
    trace = RandomTrace(seed: seed, variableCount: 4 * cells + 2 * Self.badges)
  }

  private mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &trace.generator) }

  @discardableResult
  private mutating func add(_ row: Row) throws -> ConstraintID {
    let id = try trace.solver.add(row)
    trace.live.append((id, row))
    return id
  }

  private func edge(_ cell: Int, _ place: Int) -> Variable { trace.variables[4 * cell + place] }

  private mutating func add(
    _ upper: Variable, _ lower: Variable, _ relation: Relation, _ length: Double, _ priority: Double = 1000
  ) throws -> ConstraintID {
    try add(Row(difference: lower, minus: upper, relation, length, priority: priority))
  }

  /// Texts as high as their content, cells that end with their text.
  mutating func buildCells() throws {
    try add(Row(1, edge(0, 0), .equal, 0))
    for cell in 0..<cells {
      if cell > 0 { _ = try add(edge(cell - 1, 3), edge(cell, 0), .equal, 0) }
      for (relation, priority) in [(Relation.greaterThanOrEqual, 750.0), (.lessThanOrEqual, 250)] {
        _ = try add(edge(cell, 0), edge(cell, 1), relation, Self.titleHeight, priority)
      }
      let height = Double(30 + pick(0..<40))
      bodies.append([
        try add(edge(cell, 1), edge(cell, 2), .greaterThanOrEqual, height, 750),
        try add(edge(cell, 1), edge(cell, 2), .lessThanOrEqual, height, 250),
      ])
      heights.append(height)
      _ = try add(edge(cell, 2), edge(cell, 3), .equal, -Self.titleHeight)
      _ = try add(edge(cell, 0), edge(cell, 3), .greaterThanOrEqual, Double(5 + pick(0..<20)))
    }
  }

  /// The same with rows that tie cells to each other and to places.
  mutating func build() throws {
    try buildCells()
    for badge in 0..<Self.badges { try center(badge) }
    for _ in 0..<pick(0..<6) {
      let (a, b) = (pick(0..<4 * cells), pick(0..<4 * cells))
      guard a != b else { continue }
      let relation: Relation = [.equal, .greaterThanOrEqual, .lessThanOrEqual][pick(0..<3)]
      let priority: Double = [1000, 900, 500, 200, 100][pick(0..<5)]
      try add(
        Row(
          difference: trace.variables[a], minus: trace.variables[b], relation, Double(pick(-300..<300)),
          priority: priority, rank: 1))
    }
    for _ in 0..<pick(0..<3) {
      try add(Row(1, trace.variables[pick(0..<4 * cells)], .equal, 70, priority: 300))
    }
  }

  /// A view whose middle is that of a cell, and whose size is a wish.
  private mutating func center(_ badge: Int) throws {
    let (upper, lower) = (trace.variables[4 * cells + 2 * badge], trace.variables[4 * cells + 2 * badge + 1])
    let cell = pick(0..<cells)
    var middle = Row(relation: .equal, constant: Double(pick(-9..<9)), priority: 1000)
    for (coefficient, variable) in [(1.0, upper), (1, lower), (-1, edge(cell, 0)), (-1, edge(cell, 3))] {
      middle.append(Term(coefficient, variable))
    }
    try add(middle)
    let priority: Double = [1000, 750, 250][pick(0..<3)]
    _ = try add(upper, lower, .equal, Double(pick(5..<30)), priority)
  }

  /// Gives one to three constraints other constants.
  mutating func changeFew() throws {
    for _ in 0..<pick(1..<4) {
      let place = pick(0..<trace.live.count)
      trace.live[place].row.constant += Double(pick(-12..<13))
      try trace.solver.setConstant(trace.live[place].row.constant, of: trace.live[place].id)
    }
  }
}
