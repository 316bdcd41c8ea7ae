import Testing

@testable import ConstraintSolver

/// Expected values follow from the equations by hand.
struct DeterminationTests {
  @Test func aWidthBetweenTwoEdgesFollowsFromBothPins() throws {
    let solver = Solver()
    let block = solver.makeVariables(4)
    let edges = (0..<4).map { block.advanced(by: $0) }
    let hostLeft = try solver.add(Row(1, edges[0], .equal, 0))
    let hostWidth = try solver.add(Row(difference: edges[1], minus: edges[0], .equal, 320))
    let left = try solver.add(Row(difference: edges[2], minus: edges[0], .equal, 20))
    let right = try solver.add(Row(difference: edges[1], minus: edges[3], .equal, 16))
    let found = solver.determinations().origin(of: [Term(1, edges[3]), Term(-1, edges[2])])
    #expect(found.missing.isEmpty)
    #expect(found.shares.map(\.id) == [hostWidth, left, right])
    #expect(found.shares.map(\.weight) == [1, -1, -1])
    let x = solver.determinations().origin(of: [Term(1, edges[2])])
    #expect(x.shares.map(\.id) == [hostLeft, left])
  }

  @Test func aWidthOfItsOwnDoesNotFollowFromThePosition() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Row(1, left, .equal, 7))
    let width = try solver.add(Row(difference: right, minus: left, .equal, 100, priority: 250))
    let found = solver.determinations().origin(of: [Term(1, right), Term(-1, left)])
    #expect(found.shares.map(\.id) == [width])
  }

  @Test func whatNothingDeterminesIsMissing() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Row(difference: right, minus: left, .equal, 100))
    solver.solve()
    let found = solver.determinations().origin(of: [Term(1, left)])
    #expect(found.missing.count == 1)
    #expect(solver.determinations().origin(of: [Term(1, right), Term(-1, left)]).missing.isEmpty)
  }

  @Test func coupledEquationsAreTakenApartTogether() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(Row([Term(1, x), Term(1, y)], .equal, 10))
    let difference = try solver.add(Row([Term(1, x), Term(-1, y)], .equal, 2))
    let found = solver.determinations().origin(of: [Term(1, x)])
    #expect(found.shares.map(\.id) == [sum, difference])
    #expect(found.shares.map(\.weight) == [0.5, 0.5])
  }

  /// In a column each view is below the one before, so the last top is the sum of all heights above.
  @Test(arguments: [false, true]) func aLongChainStopsAtItsLimit(bottomUp: Bool) throws {
    let solver = Solver()
    let count = 200
    let block = solver.makeVariables(2 * count)
    func top(_ index: Int) -> Variable { block.advanced(by: 2 * index) }
    func bottom(_ index: Int) -> Variable { block.advanced(by: 2 * index + 1) }
    var heights: [Int: ConstraintID] = [:]
    let order = Array(0..<count)
    for index in bottomUp ? order.reversed() : order {
      let isFirst = index == 0
      try solver.add(
        isFirst ? Row(1, top(0), .equal, 0) : Row(difference: top(index), minus: bottom(index - 1), .equal, 8)
      )
      heights[index] = try solver.add(Row(difference: bottom(index), minus: top(index), .equal, 10))
    }
    let determinations = solver.determinations()
    let whole = determinations.origin(of: [Term(1, top(count - 1))])
    #expect(whole.isComplete)
    #expect(whole.missing.isEmpty)
    #expect(whole.shares.count == 2 * count - 1)
    #expect(whole.shares.allSatisfy { $0.weight == 1 })
    let part = determinations.origin(of: [Term(1, top(count - 1))], atMost: 10)
    #expect(!part.isComplete)
    #expect(part.missing.isEmpty)
    #expect(part.shares.count == 10)
    #expect(part.shares.map(\.id).contains(try #require(heights[count - 2])))
  }

  @Test func aContradictionHasAnAmount() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Row(1, left, .equal, 20))
    try solver.add(Row(1, right, .equal, 300))
    try solver.add(Row(difference: right, minus: left, .greaterThanOrEqual, 320))
    let broken = try #require(solver.brokenConstraints.first)
    let found = try #require(solver.contradiction(of: broken))
    // 300 − 20 = 280 is 40 short of 320.
    #expect(found.amount == 40)
    #expect(found.weights == [1, -1, 1])
  }

  @Test func aReplicaIsIndependent() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Row(1, a, .equal, 5))
    let replica = solver.replica()
    try replica.add(Row(difference: b, minus: a, .equal, 3))
    #expect(replica.value(of: a) == 5)
    #expect(replica.value(of: b) == 8)
    #expect(replica.isDetermined(b))
    #expect(!solver.isDetermined(b))
  }
}
