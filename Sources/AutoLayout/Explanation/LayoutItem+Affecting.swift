import ConstraintSolver
import Foundation

extension LayoutItem {
  /// The constraints that determine the view's or guide's position and size on one axis, up to the root, in the order in
  /// which the solver prefers them. Content sizes and autoresizing frames contribute, but are not constraint objects
  /// here.
  public final func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraintBase] {
    node?.updateConstraintsIfNeeded()
    guard let slot else { return [] }
    let engine = slot.engine
    let origins = engine.determinations()
    let edges = axis == .horizontal ? [slot.left, slot.right] : [slot.top, slot.bottom]
    var found: [LayoutConstraintBase] = []
    for edge in edges {
      for share in origins.origin(of: [Term(1, edge)]).shares {
        guard case .constraint(let index) = RowOwner(token: engine.solver.token(of: share.id)),
          let constraint = engine.constraint(at: index), !found.contains(where: { $0 === constraint })
        else { continue }
        found.append(constraint)
      }
    }
    return found
  }

  /// True if another frame would satisfy the constraints equally well; false for a guide that no constraint mentions.
  public final var hasAmbiguousLayout: Bool {
    node?.updateConstraintsIfNeeded()
    return slot.map { $0.engine.isAmbiguous(self) } ?? false
  }
}

extension LayoutEngine {
  /// The constraints that determine each value, without default rows.
  package func determinations() -> Determinations {
    solver.determinations(omitting: RowOwner.isAmbiguityDefault)
  }
}

extension RowOwner {
  /// True for default rows of ambiguous items.
  static func isAmbiguityDefault(token: Int) -> Bool {
    if case .ambiguityDefault = RowOwner(token: token) { return true }
    return false
  }
}
