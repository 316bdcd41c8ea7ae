import Foundation
import Testing

@testable import AutoLayout

/// Edges of a holder and of views directly in it, whose rows are made without the general lowering. Each constraint is checked by
/// adding up frames.
struct NearEdgeTests {
  private static let horizontal: [LayoutAttribute] = [.left, .right, .leading, .trailing]
  private static let constant: CGFloat = 7

  /// Surroundings of the holder, which decide how its edges are represented.
  enum Place: CaseIterable {
    case host
    case inside
    /// A constraint from further out mentions a child of the holder, which then is no origin of positions.
    case crossed
    case scrolled
  }

  /// The items of the constraint.
  enum Pair: CaseIterable {
    case childAndHolder, holderAndChild, siblings
  }

  private func node(in parent: LayoutNode?) -> LayoutNode {
    let node = LayoutNode(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    guard let parent else { return node }
    node.usesAutoresizing = false
    parent.insertChild(node, at: parent.children.count)
    return node
  }

  private func relate(
    _ item: LayoutNode, _ attribute: LayoutAttribute, _ other: LayoutNode?, _ otherAttribute: LayoutAttribute,
    _ constant: CGFloat, priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraintBase(
      spec: ConstraintSpec(
        firstItem: item, firstAttribute: attribute, secondItem: other, secondAttribute: otherAttribute,
        constant: constant, priority: priority))
    if let holder = constraint.commonAncestor { constraint.install(on: holder) }
  }

  private func place(_ node: LayoutNode, x: CGFloat, y: CGFloat, priority: LayoutPriority) {
    relate(node, .left, node.parent, .left, x, priority: priority)
    relate(node, .top, node.parent, .top, y, priority: priority)
    relate(node, .width, nil, .notAnAttribute, 40, priority: priority)
    relate(node, .height, nil, .notAnAttribute, 30, priority: priority)
  }

  /// An edge on the screen, measured from the holder's frame.
  private func edge(_ attribute: LayoutAttribute, of node: LayoutNode, in holder: LayoutNode) -> CGFloat {
    let rect =
      node === holder
      ? CGRect(origin: .zero, size: holder.frame.size)
      : node.frame.offsetBy(dx: -holder.boundsOrigin.x, dy: -holder.boundsOrigin.y)
    let isMirrored = holder.direction == .rightToLeft
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isMirrored ? rect.maxX : rect.minX
    case .trailing: return isMirrored ? rect.minX : rect.maxX
    case .top: return rect.minY
    default: return rect.maxY
    }
  }

  private func check(
    _ pair: Pair, _ surroundings: Place, _ direction: LayoutDirection, _ first: LayoutAttribute,
    _ second: LayoutAttribute
  ) {
    let root = node(in: nil)
    let holder = surroundings == .host ? root : node(in: root)
    let (child, sibling) = (node(in: holder), node(in: holder))
    defer { root.letGo() }
    holder.direction = direction
    if surroundings != .host { place(holder, x: 11, y: 13, priority: .required) }
    if surroundings == .crossed { relate(sibling, .left, root, .left, 90, priority: LayoutPriority(400)) }
    if surroundings == .scrolled { holder.boundsOrigin = CGPoint(x: 5, y: 3) }
    place(child, x: 100, y: 60, priority: LayoutPriority(500))
    place(sibling, x: 150, y: 80, priority: LayoutPriority(600))
    let (one, other) =
      switch pair {
      case .childAndHolder: (child, holder)
      case .holderAndChild: (holder, child)
      case .siblings: (child, sibling)
      }
    relate(one, first, other, second, Self.constant)
    root.layoutIfNeeded()
    let sign: CGFloat = direction == .rightToLeft && first.followsDirection ? -1 : 1
    let distance = edge(first, of: one, in: holder) - edge(second, of: other, in: holder)
    #expect(distance == sign * Self.constant, "\(direction): \(first.name), \(second.name)")
  }

  @Test(arguments: Pair.allCases, Place.allCases)
  func edgesAreAtTheirDistance(pair: Pair, surroundings: Place) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for first in Self.horizontal {
        for second in Self.horizontal where first.followsDirection == second.followsDirection {
          check(pair, surroundings, direction, first, second)
        }
      }
      for first in [LayoutAttribute.top, .bottom] {
        for second in [LayoutAttribute.top, .bottom] { check(pair, surroundings, direction, first, second) }
      }
    }
  }
}
