import AutoLayout
import Foundation

/// The properties of a façade's view that animations change.
@MainActor
package protocol AnimatedView: AnyObject {
  /// The displayed frame of the view during animations, in the superview's coordinates from its upper left corner and
  /// without transforms; nil if none is running.
  var animatedFrame: CGRect? { get }
  /// The displayed origin of the view's own coordinates during animations; nil if none is running.
  var animatedBoundsOrigin: CGPoint? { get }
}

/// The displayed frames of a tree of views at the clock's time, and their final frames, in the coordinates of the topmost
/// view from its upper left corner.
///
/// Displayed frames need not satisfy constraints: Core Animation animates each one separately.
@MainActor
package struct ShownFrames {
  /// The nodes of the views, each before those in it.
  package let nodes: [LayoutNode]
  private var shown: [ObjectIdentifier: CGRect] = [:]
  private var atRest: [ObjectIdentifier: CGRect] = [:]

  package init(of root: LayoutNode) {
    var (nodes, pending) = ([LayoutNode](), [root])
    while let node = pending.popLast() {
      nodes.append(node)
      pending += node.children.reversed()
    }
    self.nodes = nodes
    let size = Self.view(root)?.animatedFrame?.size ?? root.frame.size
    shown[ObjectIdentifier(root)] = CGRect(origin: .zero, size: size)
    atRest[ObjectIdentifier(root)] = CGRect(origin: .zero, size: root.frame.size)
    for node in nodes {
      for child in node.children {
        let (id, outer) = (ObjectIdentifier(child), ObjectIdentifier(node))
        let (view, origin) = (Self.view(child), Self.view(node)?.animatedBoundsOrigin ?? node.boundsOrigin)
        shown[id] = shown[outer].map { Self.place(view?.animatedFrame ?? child.frame, in: $0, from: origin) }
        atRest[id] = atRest[outer].map { Self.place(child.frame, in: $0, from: node.boundsOrigin) }
      }
    }
  }

  private static func view(_ node: LayoutNode) -> (any AnimatedView)? { node.owner as? any AnimatedView }

  private static func place(_ frame: CGRect, in outer: CGRect, from origin: CGPoint) -> CGRect {
    frame.offsetBy(dx: outer.minX - origin.x, dy: outer.minY - origin.y)
  }

  /// Nil for nodes of other trees.
  package func frame(of node: LayoutNode) -> CGRect? { shown[ObjectIdentifier(node)] }

  /// The frame after all animations.
  package func finalFrame(of node: LayoutNode) -> CGRect? { atRest[ObjectIdentifier(node)] }

  // MARK: Constraints

  /// The tolerance for rounding to pixels: each of the two sides may be off by half a point.
  private static let tolerance: CGFloat = 1

  /// The number of points by which a constraint is currently violated, if it is active and holds at rest. Nil if it holds,
  /// and for constraints on baselines and on guides that are not insets of a view, as these have no position during an
  /// animation.
  package func miss(of constraint: LayoutConstraintBase) -> CGFloat? {
    guard constraint.holder != nil, let now = distance(constraint.spec, shown), now > Self.tolerance,
      let later = distance(constraint.spec, atRest), later <= Self.tolerance
    else { return nil }
    return now
  }

  private func distance(_ spec: ConstraintSpec, _ frames: [ObjectIdentifier: CGRect]) -> CGFloat? {
    guard spec.starts == nil, let left = value(spec.firstAttribute, of: spec.firstItem, frames) else {
      return nil
    }
    var right = spec.constant
    if spec.secondAttribute != .notAnAttribute {
      guard let other = value(spec.secondAttribute, of: spec.secondItem, frames) else { return nil }
      right += spec.multiplier * other
    }
    return switch spec.relation {
    case .equal: abs(left - right)
    case .lessThanOrEqual: max(0, left - right)
    case .greaterThanOrEqual: max(0, right - left)
    }
  }

  private func value(
    _ attribute: LayoutAttribute, of item: LayoutItem?, _ frames: [ObjectIdentifier: CGRect]
  ) -> CGFloat? {
    if let node = item as? LayoutNode, let frame = frames[ObjectIdentifier(node)] {
      return value(attribute, of: node, in: frame)
    }
    guard let guide = item as? LayoutGuideNode, guide.shape == .safeArea || guide.shape == .margins,
      let node = guide.owningNode, let frame = frames[ObjectIdentifier(node)]
    else { return nil }
    let inset = guide.shape == .safeArea ? node.effectiveSafeAreaInsets : margins(of: node)
    return Self.value(attribute, in: frame.shrunk(by: inset), node.direction)
  }

  private func margins(of node: LayoutNode) -> LayoutInsets {
    (node.owner as? any LayoutNodeOwner)?.statedLayoutMargins ?? node.layoutMargins
  }

  private static let plainAttributes: [LayoutAttribute: LayoutAttribute] = [
    .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
    .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
    .centerYWithinMargins: .centerY,
  ]

  private func value(_ attribute: LayoutAttribute, of node: LayoutNode, in frame: CGRect) -> CGFloat? {
    let (inset, own) =
      Self.plainAttributes[attribute].map { (margins(of: node), $0) } ?? (node.alignmentInsets, attribute)
    return Self.value(own, in: frame.shrunk(by: inset), node.direction)
  }

  private static func value(
    _ attribute: LayoutAttribute, in box: CGRect, _ direction: LayoutDirection
  ) -> CGFloat? {
    let isMirrored = direction == .rightToLeft
    return switch attribute {
    case .left: box.origin.x
    case .right: box.origin.x + box.size.width
    case .leading: isMirrored ? box.origin.x + box.size.width : box.origin.x
    case .trailing: isMirrored ? box.origin.x : box.origin.x + box.size.width
    case .top: box.origin.y
    case .bottom: box.origin.y + box.size.height
    case .width: box.size.width
    case .height: box.size.height
    case .centerX: box.origin.x + box.size.width / 2
    case .centerY: box.origin.y + box.size.height / 2
    default: nil
    }
  }
}

extension CGRect {
  /// Unlike a standardized inset, the result may have a negative size, which constraints allow.
  fileprivate func shrunk(by insets: LayoutInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
