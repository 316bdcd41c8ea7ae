import ConstraintSolver

/// The size of an engine and the amount of work it has done. Apple's engine keeps the same counts.
public struct LayoutStatistics: Hashable, Sendable, CustomStringConvertible {
  /// Rows of the solver: constraints, and the rows for frames, content sizes and the rest.
  public var rows: Int
  /// Rows that are left out because they contradict others.
  public var brokenRows: Int
  /// Four for each view and guide.
  public var variables: Int
  /// The number of times that there was something to solve.
  public var solves: Int
  /// Rows and variables worked on, summed over all solves.
  public var rowsTouched: Int
  /// Variables that solves have examined since the engine was made.
  public var variablesTouched: Int
  /// Steps of the simplex method.
  public var pivots: Int

  public var description: String {
    "\(rows) rows (\(brokenRows) broken), \(variables) variables; \(solves) solves touched \(rowsTouched) rows and "
      + "\(variablesTouched) variables with \(pivots) pivots"
  }
}

extension LayoutEngine {
  /// Costs a solve if something has changed.
  public var statistics: LayoutStatistics {
    let broken = solver.brokenConstraintCount
    let counts = solver.statistics
    return LayoutStatistics(
      rows: counts.rows, brokenRows: broken, variables: counts.variables, solves: counts.solves,
      rowsTouched: counts.rowsTouched, variablesTouched: counts.variablesTouched, pivots: counts.pivots)
  }

  /// Every variable with its value and every row, one per line, for debugging. Variables are edges in the coordinates of the
  /// topmost view; rows have the form `sum relation constant @priority`.
  public func dump(describer: ConstraintDescriber = ConstraintDescriber()) -> String {
    solver.dump.replacing(/\bx(\d+)\b/) { match in
      guard let index = Int(match.output.1), let item = item(at: index / EngineSlot.width) else {
        return String(match.output.0)
      }
      return "\(describer.item(item).text).\(Self.edges[index % EngineSlot.width])"
    }
  }

  /// In the order of an item's variables.
  private static let edges = ["left", "right", "top", "bottom"]

  /// True if the last solve left constraints out and a conflict was reported.
  public var hasReportedConflicts: Bool { !reportedConflicts.isEmpty }

  /// The constraints of the conflicts that windows show, if the engine has reported any and the setting is on; nil otherwise.
  package var conflictsToVisualize: [LayoutConstraintBase]? {
    guard hasReportedConflicts, LayoutSwitches.current.visualizesUnsatisfiable else { return nil }
    return unsatisfiableLayouts().flatMap(\.members).compactMap(\.constraint)
  }
}
