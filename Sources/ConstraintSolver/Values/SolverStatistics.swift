/// Counts of work done since the solver was made: values that a test can check where it cannot measure
/// time.
public struct SolverStatistics: Hashable, Sendable {
  /// Calls of ``Solver/solve()`` that had something to do.
  public var solves = 0
  /// Rows visited while solving, summed over all solves.
  public var rowsTouched = 0
  /// Variables solved again, summed over all solves.
  public var variablesTouched = 0
  /// Simplex pivots.
  public var pivots = 0
  /// Groups of coupled free activities that needed the simplex.
  public var simplexBlocks = 0
  /// Tests whether a set of required rows can hold, performed to find broken rows and their conflicts.
  public var feasibilityTests = 0
  /// Constraints in the solver, dormant ones included.
  public var rows = 0
  /// Variables in the solver.
  public var variables = 0
}
