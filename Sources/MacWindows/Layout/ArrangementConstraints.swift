import AutoLayout
import Foundation

/// The constraints and guides by which a container arranges views. The container recreates them from its properties, so
/// that frames do not depend on the order in which properties were set.
@MainActor
struct ArrangementConstraints {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [NSLayoutGuide] = []

  mutating func add(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: LayoutPriority = .required,
    _ identifier: String
  ) {
    let spec = ConstraintSpec(
      firstItem: first, firstAttribute: firstAttribute, relation: relation, secondItem: second,
      secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority)
    append(spec, identifier)
  }

  /// Relates a distance to a size.
  mutating func add(
    from start: LayoutTerm, to end: LayoutTerm, _ relation: LayoutRelation, _ size: LayoutTerm,
    constant: CGFloat = 0, priority: LayoutPriority, _ identifier: String
  ) {
    var spec = ConstraintSpec(
      firstItem: end.item, firstAttribute: end.attribute, relation: relation, secondItem: size.item,
      secondAttribute: size.attribute, constant: constant, priority: priority)
    spec.starts = DistanceStarts(first: start, second: nil)
    append(spec, identifier)
  }

  /// Makes two distances equal, which centres content between two outer positions.
  mutating func center(
    _ near: LayoutTerm, _ far: LayoutTerm, between start: LayoutTerm, and end: LayoutTerm,
    priority: LayoutPriority = .required, _ identifier: String
  ) {
    var spec = ConstraintSpec(
      firstItem: near.item, firstAttribute: near.attribute, secondItem: end.item,
      secondAttribute: end.attribute, priority: priority)
    spec.starts = DistanceStarts(first: start, second: far)
    append(spec, identifier)
  }

  private mutating func append(_ spec: ConstraintSpec, _ identifier: String) {
    let constraint = NSLayoutConstraint(spec: spec)
    constraint.identifier = identifier
    constraints.append(constraint)
  }

  mutating func makeGuide(_ identifier: String) -> LayoutGuideNode {
    let guide = NSLayoutGuide()
    guide.identifier = NSUserInterfaceItemIdentifier(identifier)
    guides.append(guide)
    return guide.guideNode
  }

  /// Makes the container hold guides and constraints.
  func install(in container: NSView) {
    for guide in guides { container.addLayoutGuide(guide) }
    NSLayoutConstraint.activate(constraints)
  }

  func uninstall(from container: NSView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { container.removeLayoutGuide(guide) }
  }
}
