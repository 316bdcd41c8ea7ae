import ConstraintSolver
import Foundation

extension LayoutNode {
  /// The constraints from which the view's place and size on one axis follow, up to the root, in the order in which the
  /// solver prefers them. Content sizes and frames under autoresizing take part, but are no constraint objects here.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraintBase] {
    updateConstraintsIfNeeded()
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
}
