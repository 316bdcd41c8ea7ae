import ConstraintSolver
import Foundation

/// Identifies the source of a broken row, so that it can be recognised after the row is gone.
struct BrokenRowKey: Hashable {
  let object: ObjectIdentifier
  /// Distinguishes the rows of one node.
  let part: Int
}

extension LayoutEngine {
  /// Runs `body`, then reports the conflicts that still exist. Lists measure their rows before they set their size, and
  /// a conflict with the old size is not the program's fault.
  func reportingConflictsAfterwards<Result>(of body: () -> Result) -> Result {
    conflictHolds += 1
    defer {
      conflictHolds -= 1
      if host.hostedEngine === self { reportNewConflicts() }
    }
    return body()
  }

  /// Reports to the handler the conflicts that are new since the last report.
  func reportNewConflicts() {
    #if !AUTOLAYOUT_WITHOUT_TOOLBOX
      guard conflictHolds == 0, ownsTree, UnsatisfiableLayout.hasListener else { return }
      let broken = solver.brokenConstraints
      if !broken.isEmpty || !reportedConflicts.isEmpty { report(broken) }
    #endif
  }

  private func report(_ broken: [BrokenConstraint]) {
    let known = reportedConflicts
    reportedConflicts = Set(broken.compactMap { key(of: $0.id) })
    let new = broken.filter { conflict in key(of: conflict.id).map { !known.contains($0) } ?? false }
    for layout in unsatisfiableLayouts(new, describer: ConstraintDescriber()) { layout.report() }
  }

  /// Every current conflict of the tree.
  public func unsatisfiableLayouts(describer: ConstraintDescriber = ConstraintDescriber())
    -> [UnsatisfiableLayout]
  {
    unsatisfiableLayouts(solver.brokenConstraints, describer: describer)
  }

  private func unsatisfiableLayouts(_ conflicts: [BrokenConstraint], describer: ConstraintDescriber)
    -> [UnsatisfiableLayout]
  {
    guard !conflicts.isEmpty else { return [] }
    let trial = ConflictTrial(self)
    return conflicts.map { conflict in
      let list = ConflictMembers(of: conflict, in: self, describer)
      return UnsatisfiableLayout(
        members: list.members, broken: list.broken, violation: solver.violation(of: conflict.id),
        wording: host.view?.messageWording ?? .iOS, describer: describer, owner: host.view,
        brokenRow: conflict.id, trial: trial)
    }
  }

  private func key(of id: ConstraintID) -> BrokenRowKey? {
    switch RowOwner(token: solver.token(of: id)) {
    case .constraint(let token):
      constraint(at: token).map { BrokenRowKey(object: ObjectIdentifier($0), part: 0) }
    case .placement(let index):
      item(at: index).map {
        BrokenRowKey(object: ObjectIdentifier($0), part: ($0 as? LayoutNode)?.placementPart(id) ?? 0)
      }
    default: nil
    }
  }
}

extension LayoutNode {
  /// The part of the node's placement that a row belongs to.
  func placementPart(_ id: ConstraintID) -> Int? { rows.placement.firstIndex(of: id) }
}
