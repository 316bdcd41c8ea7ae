import ConstraintSolver
import Foundation

/// Converts constraints to expressions of edge variables, in the coordinates inside their holder.
extension LayoutEngine {
  /// A constraint as `expression relation 0`; the expression carries the constant.
  func lower(_ constraint: LayoutConstraintBase) -> LinearExpression {
    let spec = constraint.spec
    guard let first = spec.firstItem else { return LinearExpression() }
    if let holder = constraint.holder,
      let plain = plainEdges(of: ConstraintSides(of: constraint), in: holder)
    {
      return LinearExpression(
        difference: Variable(index: plain.first), minus: Variable(index: plain.second),
        constant: -Self.bounded(spec.constant))
    }
    let direction = constraint.direction
    let second = spec.multiplier == 0 ? nil : spec.secondItem
    let edges = EdgeReader(self, inside: constraint.holder)
    var expression = edges.side(
      LayoutTerm(first, spec.firstAttribute), from: spec.starts?.first, against: second, direction)
    if let second {
      let term = LayoutTerm(second, spec.secondAttribute)
      expression.add(
        edges.side(term, from: spec.starts?.second, against: first, direction),
        times: -Double(spec.multiplier))
      if spec.multiplier != 1, spec.kind != .size {
        expression.add(edges.origin(for: constraint), times: Double(spec.multiplier) - 1)
      }
    }
    let units = units(inside: constraint.holder, spec.firstAttribute.axis ?? .horizontal)
    expression.constant -= Self.bounded(spec.constant) * constraint.sign * units
    return expression
  }

  /// The fast path of constraints between edges, left to right, that need not be near each other. Returns the two variables
  /// whose difference the constraint restricts; nil for other constraints.
  func plainEdges(of sides: ConstraintSides, in holder: LayoutNode) -> (first: Int, second: Int)? {
    guard let first = sides.first, first.isPlain, !scalesBounds, !sides.hasDistances else { return nil }
    guard let second = sides.second else { return plainExtent(of: first, sides.firstAttribute) }
    let direction = holder.direction
    guard second.isPlain, sides.isWithoutFactor, !refersToOrigin(sides, in: holder),
      isAtRest(first, in: holder), isAtRest(second, in: holder),
      let firstEdge = sides.firstAttribute.plainEdge(direction),
      let secondEdge = sides.secondAttribute.plainEdge(direction)
    else { return nil }
    let a = slot(of: first).base + firstEdge
    let b = slot(of: second).base + secondEdge
    return a == b ? nil : (a, b)
  }

  private func plainExtent(of item: LayoutItem, _ attribute: LayoutAttribute) -> (first: Int, second: Int)? {
    guard let edges = attribute.extentEdges else { return nil }
    let base = slot(of: item).base
    return (base + edges.far, base + edges.near)
  }

  /// The relation on solver edges: where positions are measured from right to left, "greater" means "further left".
  func relation(of constraint: LayoutConstraintBase) -> Relation {
    guard constraint.spec.relation != .equal else { return .equal }
    let isFlipped = constraint.sign < 0
    switch constraint.spec.relation {
    case .equal: return .equal
    case .lessThanOrEqual: return isFlipped ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: return isFlipped ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}

extension LayoutAttribute {
  /// The far and the near edge of an extent, as indices among an item's variables; nil for other attributes.
  var extentEdges: (far: Int, near: Int)? {
    switch self {
    case .width: (1, 0)
    case .height: (3, 2)
    default: nil
    }
  }

  /// The index of an edge among its item's variables; far edges have odd indices. Nil for other attributes, and for those
  /// that are measured leftwards.
  func plainEdge(_ direction: LayoutDirection) -> Int? {
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
  /// The direction of leading and trailing: the holder's, for both items. A view's direction applies to its content, so
  /// mirroring a container mirrors its children, whatever their own direction is (Apple,
  /// `UIView.effectiveUserInterfaceLayoutDirection`; public layout libraries' suites expect it).
  package final var direction: LayoutDirection { holder?.direction ?? .leftToRight }

  /// −1 if positions are measured from right to left.
  final var sign: Double {
    direction == .rightToLeft && spec.kind == .horizontalPosition && spec.followsDirection ? -1 : 1
  }
}

extension ConstraintSpec {
  /// True if mirroring the interface changes the meaning of the constraint.
  var followsDirection: Bool { firstAttribute.followsDirection || secondAttribute.followsDirection }
}
