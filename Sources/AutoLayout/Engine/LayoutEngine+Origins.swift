import ConstraintSolver
import Foundation

/// The origins of the coordinate systems in which positions are measured.
///
/// Coordinates are relative to the nearest ancestor that no constraint crosses, so moving a subtree re-solves nothing inside
/// it. That requires every constraint to stay on one side of the view. If a constraint crosses a view, that is, an outer
/// node holds it and it mentions something inside, the view is not an origin: its content is then measured from the same
/// origin as the view itself. The host's content is measured from the host's frame.
extension LayoutEngine {
  /// True if positions in the node are measured from the node's own left and top.
  func isOrigin(_ node: LayoutNode) -> Bool {
    guard let slot = node.slot, slot.engine === self else { return false }
    return !slot.isCrossed && node !== host
  }

  /// True if a constraint mentions its holder and the holder is an origin, so that its edges are not variables.
  func refersToOrigin(_ sides: ConstraintSides, in holder: LayoutNode) -> Bool {
    (sides.first === holder || sides.second === holder) && isOrigin(holder)
  }

  /// Makes sure that all items of a constraint are measured from the same origin. The constraint already has its token.
  func noteCrossings(of constraint: LayoutConstraintBase, _ sides: ConstraintSides, to holder: LayoutNode) {
    noteCrossings(of: constraint, from: sides.first, sides.firstAttribute, to: holder)
    noteCrossings(of: constraint, from: sides.second, sides.secondAttribute, to: holder)
    guard sides.hasDistances, let starts = constraint.spec.starts else { return }
    for start in [starts.first, starts.second] {
      noteCrossings(of: constraint, from: start?.item, start?.attribute ?? .notAnAttribute, to: holder)
    }
  }

  private func noteCrossings(
    of constraint: LayoutConstraintBase, from item: LayoutItem?, _ attribute: LayoutAttribute,
    to holder: LayoutNode
  ) {
    guard let item else { return }
    if attribute.isBaseline, let node = item as? LayoutNode {
      let text = node.textForBaseline(isFirst: attribute == .firstBaseline)
      if text !== node { cross(constraint, from: text, to: holder) }
    }
    cross(constraint, from: item, to: holder)
  }

  /// Marks every node between an item and a holder as crossed.
  private func cross(_ constraint: LayoutConstraintBase, from item: LayoutItem, to holder: LayoutNode) {
    guard item !== holder, !item.isChild(of: holder) else { return }
    var node = (item as? LayoutNode)?.parent ?? (item as? LayoutGuideNode)?.owningNode
    while let current = node, current !== holder {
      cross(current)
      noteCrossing(of: constraint, by: current)
      node = current === host ? nil : current.parent
    }
    guard node == nil else { return }
    // The item lies outside the holder: both are measured from the host.
    node = holder
    while let current = node {
      cross(current)
      noteCrossing(of: constraint, by: current)
      node = current === host ? nil : current.parent
    }
  }

  /// A crossed node has variables even if its frame and mask place it and nothing mentions it: the frames of its content
  /// change when it moves.
  private func cross(_ node: LayoutNode) {
    let slot = slot(of: node)
    guard slot.engine === self, !slot.isCrossed else { return }
    node.slot?.isCrossed = true
    if node !== host { recount(in: node) }
  }

  /// Makes all rows again that mention items measured from the node.
  private func recount(in node: LayoutNode) {
    var stack = [node]
    while let current = stack.popLast() {
      current.flags.insert([.needsLowering, .needsNewRows])
      nodesToLower.append(current)
      for child in current.children {
        restAgain(child)
        if !isOrigin(child) { stack.append(child) }
      }
      for guide in current.guides { restAgain(guide) }
    }
  }

  private func restAgain(_ item: LayoutItem) {
    guard let slot = item.slot, slot.engine === self else { return }
    let place = slot.base / EngineSlot.width
    stopExercising(place)
    guard !item.defaultRows.isEmpty else { return }
    removeAmbiguityDefaults(of: item)
    defaultCandidates.append(place)
  }

  /// The origin and the units of the coordinate system inside a node, in the coordinates that apply to its content. Nodes
  /// outside the engine lie where their frames are.
  func coordinates(of node: LayoutNode) -> LayoutCoordinates {
    var offset = CGPoint.zero
    var current = node
    while current.slot?.engine !== self, let parent = current.parent {
      offset.x += current.frame.minX
      offset.y += current.frame.minY
      current = parent
    }
    if let slot = current.slot {
      let insets = current.alignmentInsets
      let counts = !isOrigin(current)
      offset.x +=
        (counts ? CGFloat(values[slot.base]) : 0) - insets.left * scale(around: current, .horizontal)
      offset.y +=
        (counts ? CGFloat(values[slot.base + 2]) : 0) - insets.top * scale(around: current, .vertical)
    }
    let unit = BoundsScale(
      x: CGFloat(units(inside: node, .horizontal)), y: CGFloat(units(inside: node, .vertical)))
    return LayoutCoordinates(origin: offset, unit: unit)
  }

  private func scale(around node: LayoutNode, _ axis: LayoutAxis) -> CGFloat {
    CGFloat(units(around: node, axis))
  }
}

extension LayoutNode {
  /// The node whose text provides a baseline, possibly several steps away. Nodes that have left the view in the meantime are
  /// ignored.
  func textForBaseline(isFirst: Bool) -> LayoutNode {
    var text = self
    _ = isOnWayToText(isFirst: isFirst) { node in
      text = node
      return false
    }
    return text
  }

  /// Whether a condition holds for the node, or for a node on the path to the text that provides its baseline: a stack's
  /// text may be in a nested stack.
  func isOnWayToText(isFirst: Bool, _ holds: (LayoutNode) -> Bool) -> Bool {
    var text = self
    if holds(text) { return true }
    var steps = Self.longestBaselineChain
    while let next = isFirst ? text.firstBaselineNode : text.lastBaselineNode, next !== text, steps > 0,
      next.isDescendant(of: text)
    {
      if holds(next) { return true }
      text = next
      steps -= 1
    }
    return false
  }

  /// The limit for chains of views that refer to each other for baselines, so that a cycle ends.
  private static let longestBaselineChain = 64
}
