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
    let trial = EditTrial(self)
    for conflict in broken {
      guard let key = key(of: conflict.id), !known.contains(key) else { continue }
      unsatisfiableLayout(conflict, describer: ConstraintDescriber(), trial).report()
    }
  }

  /// Every current conflict of the tree.
  public func unsatisfiableLayouts(describer: ConstraintDescriber = ConstraintDescriber())
    -> [UnsatisfiableLayout]
  {
    let trial = EditTrial(self)
    return solver.brokenConstraints.map { unsatisfiableLayout($0, describer: describer, trial) }
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

  private func unsatisfiableLayout(
    _ conflict: BrokenConstraint, describer: ConstraintDescriber, _ trial: EditTrial
  ) -> UnsatisfiableLayout {
    var layout = unsatisfiableLayout(conflict, describer: describer)
    layout.edits = trial.edits(for: layout, conflict)
    layout.wording = host.view?.messageWording ?? .iOS
    return layout
  }

  private func unsatisfiableLayout(_ conflict: BrokenConstraint, describer: ConstraintDescriber)
    -> UnsatisfiableLayout
  {
    var members: [UnsatisfiableLayout.Member] = []
    var placements: [(node: LayoutNode, parts: Set<Int>)] = []
    var broken = 0
    for id in conflict.conflict {
      if id == conflict.id { broken = members.count }
      switch RowOwner(token: solver.token(of: id)) {
      case .constraint(let token):
        if let constraint = constraint(at: token) { members.append(describer.member(constraint)) }
      case .placement(let index):
        guard let node = item(at: index) as? LayoutNode, let part = node.placementPart(id) else { break }
        if let place = placements.firstIndex(where: { $0.node === node }) {
          placements[place].parts.insert(part)
        } else {
          placements.append((node, [part]))
        }
      default: break
      }
    }
    if !members.indices.contains(broken) { broken = members.count }
    for (node, parts) in placements {
      members += describer.placementMembers(of: node, parts: parts, host: host)
    }
    members = Self.withoutSuperfluous(
      members + GuideConstraints(describer).members(of: members), broken: broken)
    return UnsatisfiableLayout(
      members: members, broken: min(broken, max(members.count - 1, 0)),
      violation: solver.violation(of: conflict.id), describer: describer)
  }
}

extension LayoutEngine {
  /// A frame and mask give two constraints per axis, and a conflict may need only one of them. The same applies to
  /// guides. The sum of the conflict shows which one it needs.
  private static func withoutSuperfluous(_ members: [UnsatisfiableLayout.Member], broken: Int)
    -> [UnsatisfiableLayout.Member]
  {
    guard let arithmetic = ConflictArithmetic(withFewestOf: members.map(\.description)) else {
      return members
    }
    let needed = Set(arithmetic.summands.map(\.index))
    return members.indices.filter {
      members[$0].constraint != nil || $0 <= broken || needed.contains($0)
    }.map { members[$0] }
  }
}

extension LayoutNode {
  /// The part of the node's placement that a row belongs to.
  fileprivate func placementPart(_ id: ConstraintID) -> Int? { rows.placement.firstIndex(of: id) }
}

extension ConstraintDescriber {
  fileprivate func member(_ constraint: LayoutConstraintBase) -> UnsatisfiableLayout.Member {
    let spec = constraint.spec
    return UnsatisfiableLayout.Member(
      description: describe(constraint), constraint: constraint,
      items: [spec.firstItem].compactMap { $0 } + spec.furtherItems, creationSite: constraint.creationSite)
  }

  /// The rows of a frame and mask are left, right, top and bottom; of a host, left, top, width and height.
  fileprivate func placementMembers(of node: LayoutNode, parts: Set<Int>, host: LayoutNode)
    -> [UnsatisfiableLayout.Member]
  {
    var descriptions: [ConstraintDescription] = []
    if node === host {
      if parts.contains(2) { descriptions.append(hostExtent(of: node, .horizontal)) }
      if parts.contains(3) { descriptions.append(hostExtent(of: node, .vertical)) }
    } else {
      for (axis, near, far) in [(LayoutAxis.horizontal, 0, 1), (.vertical, 2, 3)]
      where parts.contains(near) || parts.contains(far) {
        descriptions += autoresizing(of: node, axis)
      }
    }
    return descriptions.map { UnsatisfiableLayout.Member(description: $0, constraint: nil, items: [node]) }
  }
}
