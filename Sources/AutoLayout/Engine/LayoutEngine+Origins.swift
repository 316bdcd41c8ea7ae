import ConstraintSolver
import Foundation

/// The origins of the coordinate systems in which positions are measured.
///
/// Coordinates are relative to the nearest ancestor that no constraint crosses, so moving a subtree re-solves nothing
/// inside it. That needs every constraint to stay on one side of the view. A view that some
/// constraint crosses, held further out and speaking of something inside, is not an origin: its content counts from where
/// the view itself does. The host's content counts from the host's frame.
extension LayoutEngine {
  /// True if what lies in the node counts from the node's own left and top.
  func isOrigin(_ node: LayoutNode) -> Bool {
    guard let slot = node.slot, slot.engine === self else { return false }
    return !slot.isCrossed && node !== host
  }

  /// True if a constraint speaks of its holder, whose edges are then no variables.
  func refersToOrigin(_ spec: ConstraintSpec, in holder: LayoutNode) -> Bool {
    (spec.firstItem === holder || spec.secondItem === holder) && isOrigin(holder)
  }

  /// Makes sure that everything that a constraint speaks of counts from the same place. The constraint has its token.
  func noteCrossings(of constraint: LayoutConstraintBase, to holder: LayoutNode) {
    let spec = constraint.spec
    noteCrossings(of: constraint, from: spec.firstItem, spec.firstAttribute, to: holder)
    noteCrossings(of: constraint, from: spec.secondItem, spec.secondAttribute, to: holder)
    guard let starts = spec.starts else { return }
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

  /// Crosses every node between an item and a holder.
  private func cross(_ constraint: LayoutConstraintBase, from item: LayoutItem, to holder: LayoutNode) {
    guard item !== holder else { return }
    var node = (item as? LayoutNode)?.parent ?? (item as? LayoutGuideNode)?.owningNode
    while let current = node, current !== holder {
      cross(current)
      noteCrossing(of: constraint, by: current)
      node = current === host ? nil : current.parent
    }
    guard node == nil else { return }
    // The item lies outside the holder: both count from the host.
    node = holder
    while let current = node {
      cross(current)
      noteCrossing(of: constraint, by: current)
      node = current === host ? nil : current.parent
    }
  }

  /// A crossed node has variables, even where its frame and mask place it and nothing mentions it: what is in it has another
  /// frame when it moves.
  private func cross(_ node: LayoutNode) {
    let slot = slot(of: node)
    guard slot.engine === self, !slot.isCrossed else { return }
    node.slot?.isCrossed = true
    if node !== host { recount(in: node) }
  }

  /// Has all rows made again that speak of what counted from the node.
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

  /// Where the coordinate system inside a node starts and its units, in the coordinates that count for what lies in it.
  /// Nodes outside the engine lie where their frames say.
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
  /// The node whose text a baseline is, several steps away perhaps. What has been taken out of the view since counts no
  /// more.
  func textForBaseline(isFirst: Bool) -> LayoutNode {
    var text = self
    _ = isOnWayToText(isFirst: isFirst) { node in
      text = node
      return false
    }
    return text
  }

  /// Whether something holds for the node, or for one on the way from it to the text that stands for its baseline: a stack's
  /// text may be that of a stack in it.
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

  /// A cycle of views that name each other for their baselines has to end somewhere.
  private static let longestBaselineChain = 64
}
