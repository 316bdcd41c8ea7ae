import AutoLayout
import LayoutReport

/// The faults of a scene that rules report, to compare them before and after an edit: a fix that only moves a fault is none.
///
/// Saved frames are left out, since they follow an edit only when Interface Builder updates them.
@MainActor
struct SceneFaults {
  private let conflicts: Int
  private let others: Set<String>

  init(in scene: InspectedScene) {
    conflicts = scene.conflictCount
    let rules = [
      AmbiguousRule.candidates, ClippedTextRule.candidates, OverlapRule.candidates,
      OutsideScreenRule.candidates,
    ]
    others = Set(rules.flatMap { $0(scene) }.flatMap { Self.names(of: $0.finding) })
  }

  /// Each view that is open by itself; the pair that overlaps, as both may overlap others.
  private static func names(of finding: LintFinding) -> [String] {
    let views = finding.objects.map(\.identifier)
    let subjects = finding.rule == .overlap ? [views.joined(separator: " ")] : views
    return (subjects + finding.follows.map(\.identifier)).map { "\(finding.rule.rawValue) \($0)" }
  }

  /// Whether a trial, while its edit is made, has added nothing to these faults.
  ///
  /// - Parameter added: the constraints of the edit, which may take part in no conflict.
  func include(faultsOf scene: InspectedScene, adding added: [LayoutConstraintBase] = []) -> Bool {
    guard scene.conflictCount <= conflicts, !scene.haveConflicts(added) else { return false }
    return SceneFaults(in: scene.again()).others.isSubset(of: others)
  }
}

extension InspectedScene {
  /// Whether constraints that the document states for a view are not installed here, such as those of another size class: one
  /// more constraint, for all of them, would contradict these elsewhere.
  func leavesOutConstraints(of view: any LintedView) -> Bool {
    guard let id = view.documentIdentifier, let superview = view.outer,
      let element = marks.objects.element(of: superview)
    else { return false }
    let installed = Set(
      constraints(of: view.layoutNode).compactMap { ($0 as? any SavedConstraint)?.documentIdentifier })
    return element.elements(in: "constraints").contains { constraint in
      (constraint["firstItem"] == id || constraint["secondItem"] == id) && constraint["placeholder"] != "YES"
        && constraint["id"].map { !installed.contains($0) } ?? false
    }
  }

  fileprivate func haveConflicts(_ constraints: [LayoutConstraintBase]) -> Bool {
    !constraints.isEmpty
      && scene.root.layoutNode.engine.conflicts.contains { conflict in
        ([conflict.broken] + conflict.members).contains { member in
          guard case .constraint(let constraint) = member else { return false }
          return constraints.contains { $0 === constraint }
        }
      }
  }
}
