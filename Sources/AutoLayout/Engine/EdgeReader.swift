import ConstraintSolver
import Foundation

/// Reads attributes of items as expressions of edge variables, in the coordinates inside one view.
///
/// The variables are the edges of alignment rectangles. A view's children are placed in its frame, which lies outside the
/// alignment rectangle by the alignment insets. Variables count as if nothing were scrolled; a constraint reads the
/// positions at which edges are shown (``ScrollPlace``).
struct EdgeReader {
  private let engine: LayoutEngine
  /// The view in whose coordinates positions are measured: a constraint's holder, a view's superview, a guide's view.
  private let scope: LayoutNode?
  /// True if positions in the scope are measured from the scope's own left and top.
  private let isOrigin: Bool

  init(_ engine: LayoutEngine, inside scope: LayoutNode?) {
    self.engine = engine
    self.scope = scope
    if let scope { _ = engine.slot(of: scope) }
    isOrigin = scope.map(engine.isOrigin) ?? false
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

  /// The origin of the holder's coordinate system: multipliers scale distances from here.
  func origin(for constraint: LayoutConstraintBase) -> LinearExpression {
    guard let holder = constraint.holder else { return LinearExpression() }
    guard constraint.spec.firstAttribute.axis == .horizontal else { return frameEdge(.top, of: holder) }
    return frameEdge(constraint.sign < 0 ? .right : .left, of: holder)
  }

  /// An attribute of an item. `other` is the constraint's other item, which decides whether a scroll view means its frame
  /// or its content.
  private func edge(
    _ attribute: LayoutAttribute, of item: LayoutItem, against other: LayoutItem?,
    _ direction: LayoutDirection
  ) -> LinearExpression {
    let attribute = attribute.resolved(for: direction)
    if let guide = item as? LayoutGuideNode {
      guard let owner = guide.owningNode else { return LinearExpression() }
      return shown(edge(attribute.withoutMargin, of: guide), attribute, ScrollPlace(of: guide, in: owner))
    }
    guard let node = item as? LayoutNode else { return LinearExpression() }
    if standsForContent(node, against: other) {
      return shown(contentEdge(attribute, of: node), attribute, .content(of: node))
    }
    guard !attribute.isBaseline else {
      let text = node.textForBaseline(isFirst: attribute == .firstBaseline)
      return shown(baseline(attribute, of: text), attribute, ScrollPlace(of: text))
    }
    return shown(frameEdge(attribute, withMarginsOf: node), attribute, ScrollPlace(of: node))
  }

  private func frameEdge(_ attribute: LayoutAttribute, withMarginsOf node: LayoutNode) -> LinearExpression {
    attribute.isMargin ? margin(attribute, of: node) : rectangleEdge(attribute, of: node)
  }

  /// An edge at its visible position: scrolling moves content relative to its view's frame. Sizes stay as they are.
  private func shown(_ edge: LinearExpression, _ attribute: LayoutAttribute, _ place: ScrollPlace)
    -> LinearExpression
  {
    guard let axis = attribute.axis, attribute.kind != .size else { return edge }
    let distance = engine.scrolledDistance(of: place, inside: scope, axis)
    return distance == 0 ? edge : edge.adding(constant: -distance)
  }

  /// An attribute of an item's rectangle. The rectangle of the view whose coordinates are used begins at zero.
  private func rectangleEdge(_ attribute: LayoutAttribute, of item: LayoutItem) -> LinearExpression {
    let slot = engine.slot(of: item)
    let isStart = isOrigin && item === scope
    switch attribute {
    case .left: return isStart ? LinearExpression() : LinearExpression(slot.left)
    case .right: return isStart ? span(slot.right, 1, slot.left, -1) : LinearExpression(slot.right)
    case .top, .firstBaseline: return isStart ? LinearExpression() : LinearExpression(slot.top)
    case .bottom, .lastBaseline:
      return isStart ? span(slot.bottom, 1, slot.top, -1) : LinearExpression(slot.bottom)
    case .width: return span(slot.left, -1, slot.right, 1)
    case .height: return span(slot.top, -1, slot.bottom, 1)
    case .centerX: return span(slot.left, isStart ? -0.5 : 0.5, slot.right, 0.5)
    case .centerY: return span(slot.top, isStart ? -0.5 : 0.5, slot.bottom, 0.5)
    default: return LinearExpression()
    }
  }

  private func span(_ a: Variable, _ ka: Double, _ b: Variable, _ kb: Double) -> LinearExpression {
    var expression = LinearExpression(a, ka)
    expression.add(b, kb)
    return expression
  }

  private func baseline(_ attribute: LayoutAttribute, of text: LayoutNode) -> LinearExpression {
    let isFirst = attribute == .firstBaseline
    let units = engine.units(around: text, .vertical)
    if text.centersBaselines {
      let belowCenter = Double(text.baselines.firstFromTop - text.baselines.lastFromBottom) / 2
      return rectangleEdge(.centerY, of: text).adding(constant: belowCenter * units)
    }
    return isFirst
      ? rectangleEdge(.top, of: text).adding(constant: Double(text.baselines.firstFromTop) * units)
      : rectangleEdge(.bottom, of: text).adding(constant: -Double(text.baselines.lastFromBottom) * units)
  }

  /// An edge of a view's frame, as opposed to its alignment rectangle.
  func frameEdge(_ attribute: LayoutAttribute, of node: LayoutNode) -> LinearExpression {
    let insets = node.alignmentInsets
    let amount: CGFloat =
      switch attribute {
      case .left: -insets.left
      case .right: insets.right
      case .top: -insets.top
      case .bottom: insets.bottom
      default: 0
      }
    let edge = rectangleEdge(attribute, of: node)
    guard amount != 0 else { return edge }
    return edge.adding(constant: Double(amount) * engine.units(around: node, attribute.axis ?? .horizontal))
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
      let units = engine.units(inside: node, attribute.axis ?? .horizontal)
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
    edge(attribute.withoutMargin, of: node, inset: node.effectiveMargins)
  }

  private func edge(_ attribute: LayoutAttribute, of guide: LayoutGuideNode) -> LinearExpression {
    guard let node = guide.owningNode else { return LinearExpression() }
    switch guide.shape {
    case .free, .content, .readable: return rectangleEdge(attribute, of: guide)
    case .margins: return edge(attribute, of: node, inset: node.effectiveMargins)
    case .safeArea: return edge(attribute, of: node, inset: node.effectiveSafeAreaInsets)
    case .frame: return edge(attribute, of: node, inset: .zero)
    case .topBar: return edge(attribute, of: node, bar: .top, height: node.effectiveSafeAreaInsets.top)
    case .bottomBar:
      if let box = guide.box { return edge(attribute, of: node, box: box) }
      return edge(attribute, of: node, bar: .bottom, height: node.effectiveSafeAreaInsets.bottom)
    }
  }

  private func edge(_ attribute: LayoutAttribute, of node: LayoutNode, box: GuideBox) -> LinearExpression {
    combine(attribute) { side in
      let units = engine.units(inside: node, side.axis ?? .horizontal)
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
    let height = height * CGFloat(engine.units(inside: node, .vertical))
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

  /// True for a scroll view in a constraint to something inside it: its edges and centres are then those of its content
  /// (Apple, Technical Note TN2154).
  private func standsForContent(_ node: LayoutNode, against other: LayoutItem?) -> Bool {
    guard node.isScrollContainer, let inner = other?.node, inner !== node else { return false }
    return inner.isDescendant(of: node)
  }

  /// An attribute of a scroll view that means its content. Without a content guide, and for sizes and centres, the frame
  /// is used as if nothing were scrolled.
  private func contentEdge(_ attribute: LayoutAttribute, of node: LayoutNode) -> LinearExpression {
    guard let content = node.contentGuide else { return frameEdge(attribute, withMarginsOf: node) }
    let margins = attribute.isMargin ? node.effectiveMargins : .zero
    let edge = attribute.withoutMargin
    let inset: CGFloat? =
      switch edge {
      case .left: margins.left
      case .right: -margins.right
      case .top: margins.top
      case .bottom: -margins.bottom
      default: nil
      }
    guard let inset else { return frameEdge(attribute, withMarginsOf: node) }
    return rectangleEdge(edge, of: content).adding(constant: Double(inset))
  }
}
