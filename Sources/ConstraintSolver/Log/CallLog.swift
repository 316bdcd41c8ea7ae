/// A log of every call that changed a solver. Replaying it gives the same values to the bit.
///
/// Recording is for solvers made with ``Solver/init(recordingCallsUpTo:)``; ``Solver/callLog`` gives the log. Its text
/// has one call per line, and can be attached to a bug report:
///
/// ```text
/// variables 2
/// add #0.0 1.0*x1 -1.0*x0 == 80.0 @750.0
/// solve
/// constant #0.0 96.0
/// ```
///
/// The log omits calls that failed, as they change nothing. It contains a read of a value only if the solver had to
/// solve for it.
public struct CallLog: Sendable {
  /// The largest number of calls that are kept: the beginning of a longer log can still be replayed.
  public let limit: Int
  /// Whether the log contains all calls.
  public internal(set) var isComplete = true
  private(set) var calls: [Call] = []
  private var solvesSeen = 0

  /// The number of calls kept.
  public var count: Int { calls.count }

  init(limit: Int) { self.limit = limit }

  /// Notes a call, preceded by a solve if there was one since the previous call.
  mutating func append(_ call: Call, solves: Int) {
    noteSolves(solves)
    keep(call)
  }

  /// Notes that the solver has solved, if it has: solves happen when something is read.
  mutating func noteSolves(_ solves: Int) {
    guard solves != solvesSeen else { return }
    solvesSeen = solves
    keep(.solve)
  }

  mutating func keep(_ call: Call) {
    if calls.count < limit { calls.append(call) } else { isComplete = false }
  }
}

/// One call that changes a solver's content or the changes that it has reported.
enum Call: Sendable {
  case makeVariables(count: Int)
  case releaseVariables(first: Int, count: Int)
  case add(ConstraintID, Row)
  case remove(ConstraintID)
  case setConstant(ConstraintID, Double)
  case setPriority(ConstraintID, Double)
  case beginBatch
  case endBatch
  case solve
  /// Changed variables were read.
  case takeChanges
}

extension Solver {
  /// A solver that keeps a log of its calls, so that a result can be reproduced later. See ``callLog``.
  ///
  /// - Parameter limit: calls beyond this many are not kept.
  public convenience init(recordingCallsUpTo limit: Int) { self.init(log: CallLog(limit: max(0, limit))) }

  /// The calls so far; nil unless the solver was made to record them.
  public var callLog: CallLog? {
    log?.noteSolves(core.statistics.solves)
    return log
  }

  @inline(__always)
  func record(_ call: @autoclosure () -> Call) {
    if recordsCalls { log?.append(call(), solves: core.statistics.solves) }
  }
}
