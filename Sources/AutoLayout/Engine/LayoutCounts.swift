/// Counts of the work that a tree's layout has done since it was first laid out: values that a test can check where it
/// cannot measure time. The difference of two readings is the cost of a change.
public struct LayoutCounts: Hashable, Sendable {
  /// Runs of views' `updateConstraints`.
  public var updates = 0
  /// Runs of views' `layoutSubviews`.
  public var layouts = 0
  /// The number of frames that changed.
  public var movedFrames = 0
  /// Times that views were measured.
  public var measurements = 0
  /// Rows made for constraints and views.
  public var rowsMade = 0
  /// Rows that the solver examined, summed over all solves.
  public var rowsTouched = 0
  /// Solves that had something to do.
  public var solves = 0

  /// No work.
  public init() {}
}

extension LayoutEngine {
  /// The work done so far.
  public var counts: LayoutCounts {
    var counts = tally
    let statistics = solver.statistics
    counts.rowsTouched = statistics.rowsTouched
    counts.solves = statistics.solves
    return counts
  }
}
