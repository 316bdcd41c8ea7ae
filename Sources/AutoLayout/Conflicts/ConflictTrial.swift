import ConstraintSolver

/// Finds whether a conflict ends without some of its constraints, on a copy of the rows that the engine had when it
/// found the conflict. Each trial costs as much as solving after two changes.
package final class ConflictTrial {
  /// The rows of a member, and those that would replace them.
  package struct Rows {
    var removed: [ConstraintID]
    var added: [Row] = []
  }

  /// The priority of a constraint that yields: just below required.
  private static let almostRequired = 999.0

  private let solver: Solver
  /// The rows' handles in the copy.
  private let handles: [ConstraintID: ConstraintID]
  /// The constraints that are broken in the copy before any trial.
  private lazy var usual = Set(solver.brokenConstraints.map(\.id))

  /// Copies the engine's rows: O(rows).
  init(_ engine: LayoutEngine) { (solver, handles) = engine.solver.replicaWithHandles() }

  /// Whether a conflict ends without a member, and no other conflict begins.
  ///
  /// For conflicts it makes no difference whether a constraint is made optional or removed.
  ///
  /// - Parameter rows: the member's; the result is false for nil.
  func ends(_ conflict: ConstraintID, without rows: Rows?) -> Bool {
    guard let rows, let broken = handles[conflict] else { return false }
    let weakened = rows.removed.compactMap { handles[$0] }
    guard weakened.count == rows.removed.count else { return false }
    let before = usual
    var added: [ConstraintID] = []
    let concerned = solver.brokenConstraints(concernedBy: {
      for handle in weakened { try? solver.setPriority(Self.almostRequired, of: handle) }
      added = rows.added.compactMap { try? solver.add($0) }
    })
    let ends = !solver.isBroken(broken) && concerned.allSatisfy(before.contains)
    for row in added { try? solver.remove(row) }
    for handle in weakened { try? solver.setPriority(Priority.required, of: handle) }
    return ends
  }
}

extension UnsatisfiableLayout {
  /// Whether the conflict ends, and no other begins, if a member's priority falls below required; for a frame and mask, if
  /// they place their view no longer. False for members that are not the program's to change.
  package func ends(without member: Int) -> Bool {
    members.indices.contains(member) && trial.ends(brokenRow, without: members[member].rows)
  }
}

extension ConflictTrial.Rows {
  init?(of constraint: LayoutConstraintBase) {
    guard let row = constraint.row else { return nil }
    self.init(removed: [row])
  }

  /// The rows of a frame and mask, which leave only the rule that no extent is negative.
  init?(ofPlacement node: LayoutNode) {
    guard let slot = node.slot else { return nil }
    removed = node.rows.placement
    added = [(slot.right, slot.left), (slot.bottom, slot.top)].map { far, near in
      Row(difference: far, minus: near, .greaterThanOrEqual, 0, rank: ConstraintKind.engineInvariantRank)
    }
  }
}
