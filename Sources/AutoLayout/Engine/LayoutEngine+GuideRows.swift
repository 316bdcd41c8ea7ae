import ConstraintSolver
import Foundation

/// The rows of guides that have their own variables.
extension LayoutEngine {
  func addItemRows(of guide: LayoutGuideNode, slot: EngineSlot) {
    guard guide.hasVariables else { return }
    // The guide of a view that is narrower than its margins must not widen the view.
    if guide.shape != .readable {
      keep(addNonNegative(slot, .horizontal), of: guide)
      keep(addNonNegative(slot, .vertical), of: guide)
    }
    guard let node = guide.owningNode else { return }
    switch guide.shape {
    case .content: placeContent(guide, slot: slot, in: node)
    case .readable: placeReadable(guide, slot: slot, in: node)
    default: break
    }
  }

  func removeItemRows(of guide: LayoutGuideNode) {
    for row in guide.rows { remove(row) }
    guide.rows = []
  }

  /// Makes the rows again after the owning view's margins or insets have changed.
  func replaceItemRows(of guide: LayoutGuideNode) {
    guard let slot = guide.slot, guide.isPlacedByRows else { return }
    removeItemRows(of: guide)
    addItemRows(of: guide, slot: slot)
  }

  private func keep(_ row: ConstraintID?, of guide: LayoutGuideNode) {
    if let row { guide.rows.append(row) }
  }

  private func placeContent(_ guide: LayoutGuideNode, slot: EngineSlot, in node: LayoutNode) {
    let edges = EdgeReader(self, inside: node)
    tie(slot.left, to: edges.frameEdge(.left, of: node), of: guide)
    tie(slot.top, to: edges.frameEdge(.top, of: node), of: guide)
  }

  /// Places the guide as ``LayoutGuideNode/layoutFrame`` states.
  private func placeReadable(_ guide: LayoutGuideNode, slot: EngineSlot, in node: LayoutNode) {
    let margins = node.effectiveMargins
    let edges = EdgeReader(self, inside: node)
    tie(slot.top, to: edges.frameEdge(.top, of: node).adding(constant: Double(margins.top)), of: guide)
    let bottom = edges.frameEdge(.bottom, of: node).adding(constant: -Double(margins.bottom))
    tie(slot.bottom, to: bottom, of: guide)
    let left = edges.frameEdge(.left, of: node).adding(constant: Double(margins.left))
    let right = edges.frameEdge(.right, of: node).adding(constant: -Double(margins.right))
    var middle = LinearExpression(slot.left)
    middle.add(slot.right, 1)
    middle.add(left, times: -1)
    middle.add(right, times: -1)
    var width = LinearExpression(slot.right)
    width.add(slot.left, -1)
    var surplus = width
    surplus.add(right, times: -1)
    surplus.add(left)
    add(middle, .equal, of: guide)
    add(width.adding(constant: -Double(LayoutGuideNode.widestReadable)), .lessThanOrEqual, of: guide)
    add(surplus, .lessThanOrEqual, of: guide)
    add(surplus, .equal, of: guide, priority: Double(LayoutPriority.strongestForContent.rawValue))
  }

  private func tie(_ variable: Variable, to place: LinearExpression, of guide: LayoutGuideNode) {
    var expression = LinearExpression(variable)
    expression.add(place, times: -1)
    add(expression, .equal, of: guide)
  }

  private func add(
    _ expression: LinearExpression, _ relation: Relation, of guide: LayoutGuideNode, priority: Double = 1000
  ) {
    guard let slot = guide.slot else { return }
    keep(
      add(
        expression, relation, priority: priority, rank: ConstraintKind.engineInvariantRank,
        owner: .placement(item: slot.base / EngineSlot.width)), of: guide)
  }
}
