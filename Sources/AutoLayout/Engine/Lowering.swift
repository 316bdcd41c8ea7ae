import ConstraintSolver
import Foundation

/// How the attributes of items become expressions of edge variables.
///
/// The variables are the edges of alignment rectangles, in the host's coordinates. A view's children are placed in its
/// frame, which lies outside the alignment rectangle by the alignment insets.
extension LayoutEngine {
  /// A constraint as `expression relation 0`; the expression carries the constant.
  func lower(_ constraint: LayoutConstraintBase) -> LinearExpression {
    let spec = constraint.spec
    guard let first = spec.firstItem else { return LinearExpression() }
    if let plain = plainEdges(of: constraint) {
      return LinearExpression(
        difference: Variable(index: plain.first), minus: Variable(index: plain.second),
        constant: -Self.bounded(spec.constant))
    }
    let direction = constraint.direction
    let second = spec.multiplier == 0 ? nil : spec.secondItem
    var expression = side(
      LayoutTerm(first, spec.firstAttribute), from: spec.starts?.first, against: second, direction)
    if let second {
      let term = LayoutTerm(second, spec.secondAttribute)
      expression.add(
        side(term, from: spec.starts?.second, against: first, direction), times: -Double(spec.multiplier))
      if spec.multiplier != 1, spec.kind != .size {
        expression.add(origin(for: constraint), times: Double(spec.multiplier) - 1)
      }
    }
    let units = units(inside: constraint.holder, spec.firstAttribute.axis ?? .horizontal)
    expression.constant -= Self.bounded(spec.constant) * constraint.sign * units
    return expression
  }

  /// The short way for most constraints: one edge at a distance from another, left to right. The two variables whose
  /// difference such a constraint speaks of; nil for other constraints.
  func plainEdges(of constraint: LayoutConstraintBase) -> (first: Int, second: Int)? {
    guard let first = constraint.spec.firstItem, first.isPlain, !scalesBounds, constraint.spec.starts == nil
    else { return nil }
    guard let second = constraint.spec.secondItem else { return plainExtent(of: first, constraint) }
    let direction = constraint.direction
    guard second.isPlain, constraint.spec.multiplier == 1,
      let firstEdge = constraint.spec.firstAttribute.plainEdge(direction),
      let secondEdge = constraint.spec.secondAttribute.plainEdge(direction)
    else { return nil }
    let a = slot(of: first).base + firstEdge
    let b = slot(of: second).base + secondEdge
    return a == b ? nil : (a, b)
  }

  private func plainExtent(of item: LayoutItem, _ constraint: LayoutConstraintBase)
    -> (first: Int, second: Int)?
  {
    switch constraint.spec.firstAttribute {
    case .width: (slot(of: item).right.index, slot(of: item).left.index)
    case .height: (slot(of: item).bottom.index, slot(of: item).top.index)
    default: nil
    }
  }

  /// The relation on solver edges: where positions count from right to left, "greater" is "further left".
  func relation(of constraint: LayoutConstraintBase) -> Relation {
    guard constraint.spec.relation != .equal else { return .equal }
    let isFlipped = constraint.sign < 0
    switch constraint.spec.relation {
    case .equal: return .equal
    case .lessThanOrEqual: return isFlipped ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: return isFlipped ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  /// One side of a constraint: an attribute, or the distance to it.
  func side(
    _ term: LayoutTerm, from start: LayoutTerm?, against other: LayoutItem?, _ direction: LayoutDirection
  ) -> LinearExpression {
    let end = edge(term.attribute, of: term.item, against: other ?? start?.item, direction)
    guard let start else { return end }
    let isFlipped = direction == .rightToLeft && term.attribute.followsDirection
    var distance = LinearExpression()
    distance.add(end, times: isFlipped ? -1 : 1)
    distance.add(
      edge(start.attribute, of: start.item, against: term.item, direction), times: isFlipped ? 1 : -1)
    return distance
  }

  /// Where positions of the holder's coordinate system count from: multipliers scale distances from here.
  func origin(for constraint: LayoutConstraintBase) -> LinearExpression {
    guard let holder = constraint.holder else { return LinearExpression() }
    guard constraint.spec.firstAttribute.axis == .horizontal else { return frameEdge(.top, of: holder) }
    return frameEdge(constraint.sign < 0 ? .right : .left, of: holder)
  }

  /// An attribute of an item. `other` is the constraint's other item, which decides whether a scroll view stands for
  /// its frame or for its content.
  private func edge(
    _ attribute: LayoutAttribute, of item: LayoutItem, against other: LayoutItem?,
    _ direction: LayoutDirection
  ) -> LinearExpression {
    let attribute = attribute.resolved(for: direction)
    if let guide = item as? LayoutGuideNode { return edge(attribute.withoutMargin, of: guide) }
    guard let node = item as? LayoutNode else { return LinearExpression() }
    if let content = contentEdges(of: node, against: other, attribute: attribute) {
      return edge(attribute, content: content, of: node)
    }
    return attribute.isMargin ? margin(attribute, of: node) : edge(attribute, of: node)
  }

  private func edge(_ attribute: LayoutAttribute, of node: LayoutNode) -> LinearExpression {
    if attribute.isBaseline { return baseline(attribute, of: node) }
    return edge(attribute, of: slot(of: node))
  }

  private func edge(_ attribute: LayoutAttribute, of slot: EngineSlot) -> LinearExpression {
    switch attribute {
    case .left: return LinearExpression(slot.left)
    case .right: return LinearExpression(slot.right)
    case .top: return LinearExpression(slot.top)
    case .bottom, .lastBaseline: return LinearExpression(slot.bottom)
    case .firstBaseline: return LinearExpression(slot.top)
    case .width: return span(slot.left, -1, slot.right, 1)
    case .height: return span(slot.top, -1, slot.bottom, 1)
    case .centerX: return span(slot.left, 0.5, slot.right, 0.5)
    case .centerY: return span(slot.top, 0.5, slot.bottom, 0.5)
    default: return LinearExpression()
    }
  }

  private func span(_ a: Variable, _ ka: Double, _ b: Variable, _ kb: Double) -> LinearExpression {
    var expression = LinearExpression(a, ka)
    expression.add(b, kb)
    return expression
  }

  /// Baselines may be those of another view, several steps away.
  private func baseline(_ attribute: LayoutAttribute, of node: LayoutNode) -> LinearExpression {
    let isFirst = attribute == .firstBaseline
    var text = node
    var steps = Self.longestBaselineChain
    while let next = isFirst ? text.firstBaselineNode : text.lastBaselineNode, next !== text, steps > 0 {
      text = next
      steps -= 1
    }
    let slot = slot(of: text)
    let units = units(around: text, .vertical)
    if text.centersBaselines {
      let belowCenter = Double(text.baselines.firstFromTop - text.baselines.lastFromBottom) / 2
      return span(slot.top, 0.5, slot.bottom, 0.5).adding(constant: belowCenter * units)
    }
    return isFirst
      ? LinearExpression(slot.top, constant: Double(text.baselines.firstFromTop) * units)
      : LinearExpression(slot.bottom, constant: -Double(text.baselines.lastFromBottom) * units)
  }

  /// A cycle of views that name each other for their baselines has to end somewhere.
  private static let longestBaselineChain = 64

  /// An edge of a view's frame, as opposed to its alignment rectangle.
  func frameEdge(_ attribute: LayoutAttribute, of node: LayoutNode) -> LinearExpression {
    let insets = node.alignmentInsets
    let slot = slot(of: node)
    let units = units(around: node, attribute.axis ?? .horizontal)
    switch attribute {
    case .left: return LinearExpression(slot.left, constant: -Double(insets.left) * units)
    case .right: return LinearExpression(slot.right, constant: Double(insets.right) * units)
    case .top: return LinearExpression(slot.top, constant: -Double(insets.top) * units)
    case .bottom: return LinearExpression(slot.bottom, constant: Double(insets.bottom) * units)
    default: return edge(attribute, of: slot)
    }
  }

  /// A frame inset on all sides, at one attribute.
  private func edge(_ attribute: LayoutAttribute, of node: LayoutNode, inset: LayoutInsets)
    -> LinearExpression
  {
    func side(_ attribute: LayoutAttribute) -> LinearExpression {
      let amount: CGFloat =
        switch attribute {
        case .left: inset.left
        case .right: -inset.right
        case .top: inset.top
        default: -inset.bottom
        }
      let units = units(inside: node, attribute.axis ?? .horizontal)
      return frameEdge(attribute, of: node).adding(constant: Double(amount) * units)
    }
    return combine(attribute, side)
  }

  /// Any attribute of a rectangle from its four sides.
  private func combine(_ attribute: LayoutAttribute, _ side: (LayoutAttribute) -> LinearExpression)
    -> LinearExpression
  {
    func mix(_ near: LayoutAttribute, _ kn: Double, _ far: LayoutAttribute, _ kf: Double) -> LinearExpression
    {
      var expression = LinearExpression()
      expression.add(side(near), times: kn)
      expression.add(side(far), times: kf)
      return expression
    }
    switch attribute {
    case .width: return mix(.left, -1, .right, 1)
    case .height: return mix(.top, -1, .bottom, 1)
    case .centerX: return mix(.left, 0.5, .right, 0.5)
    case .centerY: return mix(.top, 0.5, .bottom, 0.5)
    case .lastBaseline: return side(.bottom)
    case .firstBaseline: return side(.top)
    default: return side(attribute)
    }
  }

  private func margin(_ attribute: LayoutAttribute, of node: LayoutNode) -> LinearExpression {
    edge(attribute.withoutMargin, of: node, inset: node.layoutMargins)
  }

  private func edge(_ attribute: LayoutAttribute, of guide: LayoutGuideNode) -> LinearExpression {
    guard let node = guide.owningNode else { return LinearExpression() }
    switch guide.shape {
    case .free, .content, .readable: return edge(attribute, of: slot(of: guide))
    case .margins: return edge(attribute, of: node, inset: node.layoutMargins)
    case .safeArea: return edge(attribute, of: node, inset: node.safeAreaInsets)
    case .frame: return edge(attribute, of: node, inset: node.scrolledInsets)
    case .topBar: return edge(attribute, of: node, bar: .top, height: node.safeAreaInsets.top)
    case .bottomBar:
      if let box = guide.box { return edge(attribute, of: node, box: box) }
      return edge(attribute, of: node, bar: .bottom, height: node.safeAreaInsets.bottom)
    }
  }

  private func edge(_ attribute: LayoutAttribute, of node: LayoutNode, box: GuideBox) -> LinearExpression {
    combine(attribute) { side in
      let units = units(inside: node, side.axis ?? .horizontal)
      return switch side {
      case .left: frameEdge(.left, of: node).adding(constant: Double(box.left) * units)
      case .right: frameEdge(.right, of: node).adding(constant: Double(-box.right) * units)
      case .top: frameEdge(.bottom, of: node).adding(constant: Double(-box.bottom - box.height) * units)
      default: frameEdge(.bottom, of: node).adding(constant: Double(-box.bottom) * units)
      }
    }
  }

  /// A band along the top or bottom of a view's frame.
  private func edge(
    _ attribute: LayoutAttribute, of node: LayoutNode, bar: LayoutAttribute, height: CGFloat
  ) -> LinearExpression {
    let height = height * CGFloat(units(inside: node, .vertical))
    return combine(attribute) { side in
      switch side {
      case .top where bar == .bottom:
        frameEdge(.bottom, of: node).adding(constant: -Double(height))
      case .bottom where bar == .top:
        frameEdge(.top, of: node).adding(constant: Double(height))
      default: frameEdge(side, of: node)
      }
    }
  }

  /// The content guide that stands for a scroll view in a constraint to something inside it, for its edges only: sizes
  /// and centres are the frame's (Apple, Technical Note TN2154).
  private func contentEdges(of node: LayoutNode, against other: LayoutItem?, attribute: LayoutAttribute)
    -> LayoutGuideNode?
  {
    guard node.isScrollContainer, let content = node.contentGuide else { return nil }
    guard let inner = other?.node, inner !== node, inner.isDescendant(of: node) else { return nil }
    switch attribute.withoutMargin {
    case .left, .right, .top, .bottom: return content
    default: return nil
    }
  }

  /// An edge of a scroll view's content, or that edge's margin.
  private func edge(_ attribute: LayoutAttribute, content: LayoutGuideNode, of node: LayoutNode)
    -> LinearExpression
  {
    let expression = edge(attribute.withoutMargin, of: slot(of: content))
    guard attribute.isMargin else { return expression }
    let margins = node.layoutMargins
    switch attribute.withoutMargin {
    case .left: return expression.adding(constant: Double(margins.left))
    case .right: return expression.adding(constant: -Double(margins.right))
    case .top: return expression.adding(constant: Double(margins.top))
    default: return expression.adding(constant: -Double(margins.bottom))
    }
  }
}

extension LayoutAttribute {
  /// Which of an item's variables an edge is. Nil for other attributes, and for those that would count leftwards.
  fileprivate func plainEdge(_ direction: LayoutDirection) -> Int? {
    switch self {
    case .left: 0
    case .right: 1
    case .top: 2
    case .bottom: 3
    case .leading: direction == .leftToRight ? 0 : nil
    case .trailing: direction == .leftToRight ? 1 : nil
    default: nil
    }
  }
}

extension LayoutConstraintBase {
  /// Which way leading and trailing run: the holder's way, for both items. A view's direction is that of its content, so
  /// that turning a container round turns its children round, whatever they say of their own content (Apple,
  /// `UIView.effectiveUserInterfaceLayoutDirection`; public layout libraries' suites expect it).
  final var direction: LayoutDirection { holder?.direction ?? .leftToRight }

  /// −1 where positions count from right to left.
  final var sign: Double {
    direction == .rightToLeft && spec.kind == .horizontalPosition && spec.followsDirection ? -1 : 1
  }
}

extension ConstraintSpec {
  /// True if turning the interface round changes what the constraint asks for.
  var followsDirection: Bool { firstAttribute.followsDirection || secondAttribute.followsDirection }
}

extension LayoutNode {
  /// Insets that move the frame by the scroll offset, in the content's coordinates.
  var scrolledInsets: LayoutInsets {
    LayoutInsets(top: scrollOffset.y, left: scrollOffset.x, bottom: -scrollOffset.y, right: -scrollOffset.x)
  }
}
