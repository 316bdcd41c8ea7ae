import ConstraintSolver
import Testing

/// Which constraints give a variable its value. Expected sets follow from the equations by hand.
struct ActiveRowsTests {
  @Test func equalWidthsFollowFromBothEnds() throws {
    let solver = Solver()
    let edges = solver.makeVariables(4)
    let (a, b, c) = (edges.advanced(by: 1), edges.advanced(by: 2), edges.advanced(by: 3))
    let start = try solver.add(Row(1, edges, .equal, 0))
    let first = try solver.add(Row([Term(1, a), Term(-2, b), Term(1, c)], .equal, 0))
    let second = try solver.add(Row([Term(1, b), Term(-2, a), Term(1, edges)], .equal, 0))
    let end = try solver.add(Row(1, c, .equal, 90))
    #expect(solver.value(of: a) == 30)
    #expect(solver.constraintsDetermining(a) == [start, first, second, end])
  }

  @Test func aSqueezedLabelIsHeldByItsNeighbourNotByItsContent() throws {
    let solver = Solver()
    let edges = solver.makeVariables(3)
    let (name, time) = (edges.advanced(by: 1), edges.advanced(by: 2))
    let start = try solver.add(Row(1, edges, .equal, 0))
    try solver.add(Row(difference: name, minus: edges, .equal, 100, priority: 250))
    let gap = try solver.add(Row(difference: time, minus: name, .greaterThanOrEqual, 8))
    let width = try solver.add(Row(-1, time, .equal, -60, priority: 750))
    #expect(solver.value(of: name) == 52)
    #expect(solver.constraintsDetermining(name) == [gap, width])
    #expect(solver.constraintsDetermining(edges) == [start])
  }

  @Test func aContentWidthFollowsFromItself() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let pin = try solver.add(Row(1, left, .equal, 7))
    let width = try solver.add(Row(difference: right, minus: left, .equal, 100, priority: 250))
    try solver.add(Row(difference: right, minus: left, .lessThanOrEqual, 300))
    #expect(solver.constraintsDetermining(right) == [pin, width])
  }
}
