import ConstraintSolver
import Foundation

/// Queries for explanations of a layout. Rows, slots and expressions stay inside this target.
extension LayoutEngine {
  /// An independent copy of the solver without the default rows of ambiguous items, for trials.
  package func solverForTrials() -> Solver { solver.replica(omitting: RowOwner.isAmbiguityDefault) }

  /// The current values of the sides of a constraint, in the holder's coordinates; nil for one without a row. A side
  /// without an item has no value.
  package func sides(of constraint: LayoutConstraintBase) -> (first: Double?, second: Double?)? {
    guard constraint.row != nil else { return nil }
    let spec = constraint.spec
    let second = spec.multiplier == 0 ? nil : spec.secondItem
    let edges = EdgeReader(self, inside: constraint.holder)
    let units = units(inside: constraint.holder, spec.firstAttribute.axis ?? .horizontal)
    func side(_ item: LayoutItem?, _ attribute: LayoutAttribute, _ start: LayoutTerm?, _ other: LayoutItem?)
      -> Double?
    {
      guard let item else { return nil }
      var expression = edges.side(
        LayoutTerm(item, attribute), from: start, against: other, constraint.direction)
      if spec.kind != .size, start == nil { expression.add(edges.origin(for: constraint), times: -1) }
      return value(of: expression) * constraint.sign / units
    }
    return (
      side(spec.firstItem, spec.firstAttribute, spec.starts?.first, second),
      side(second, spec.secondAttribute, spec.starts?.second, spec.firstItem)
    )
  }

  /// The points by which a constraint's row is violated, in the holder's coordinates.
  package func violation(of constraint: LayoutConstraintBase) -> Double {
    guard let row = constraint.row else { return 0 }
    let axis = constraint.spec.firstAttribute.axis ?? .horizontal
    return solver.violation(of: row) / units(inside: constraint.holder, axis)
  }

  private func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for position in 0..<expression.count {
      let summand = expression[position]
      sum += summand.coefficient * solver.value(of: Variable(index: summand.variable))
    }
    return sum
  }

  /// A constraint that `holder` would hold, as a row that has not been added; nil if its items are not in the engine.
  package func row(of spec: ConstraintSpec, heldBy holder: LayoutNode) -> Row? {
    guard [spec.firstItem, spec.secondItem].compactMap({ $0 }).allSatisfy(contains) else { return nil }
    let constraint = LayoutConstraintBase(spec: spec)
    constraint.holder = holder
    defer { constraint.holder = nil }
    return Row(
      lower(constraint), relation(of: constraint), priority: Double(LayoutPriority.required.rawValue),
      rank: ConstraintKind.ordinary.rank,
      owner: .constraint(0))
  }

  /// A view's extent on an axis as a sum of variables; nil for views outside the engine.
  package func extent(of node: LayoutNode, _ axis: LayoutAxis) -> [Term]? {
    guard let edges = node.edges(axis), contains(node) else { return nil }
    return [Term(1, edges.far), Term(-1, edges.near)]
  }

  /// A view's position on an axis, relative to the superview, as a sum of variables; nil for views outside the engine.
  package func position(of node: LayoutNode, _ axis: LayoutAxis) -> [Term]? {
    guard let edges = node.edges(axis), contains(node) else { return nil }
    guard node !== host, let outer = enclosing(node), !isOrigin(outer), let start = outer.edges(axis) else {
      return [Term(1, edges.near)]
    }
    return [Term(1, edges.near), Term(-1, start.near)]
  }

  /// The closest ancestor that has variables. Ancestors in between have fixed frames.
  private func enclosing(_ node: LayoutNode) -> LayoutNode? {
    var parent = node.parent
    while let current = parent {
      if current.slot?.engine === self { return current }
      parent = current.parent
    }
    return nil
  }
}

extension LayoutItem {
  /// The variables of the item's edges on an axis; nil if the engine has none.
  package final func edges(_ axis: LayoutAxis) -> (near: Variable, far: Variable)? {
    slot.map { axis == .horizontal ? ($0.left, $0.right) : ($0.top, $0.bottom) }
  }

  /// Whether an active constraint mentions the item.
  package final var isMentioned: Bool { !mentions.isEmpty }
}

extension LayoutNode {
  /// The content size that the engine has rows for; `noIntrinsicMetric` on an axis without one.
  package var contentSizeInEngine: CGSize { rows.contentSize }

  /// The rows of the content size on an axis.
  package func contentRows(_ axis: LayoutAxis) -> [ConstraintID] {
    (axis == .horizontal ? [rows.hugWidth, rows.resistWidth] : [rows.hugHeight, rows.resistHeight])
      .compactMap { $0 }
  }

  /// The rows of the frame and mask, or of the topmost node's frame, on an axis.
  package func placementRows(_ axis: LayoutAxis, isHost: Bool) -> [ConstraintID] {
    let places = NodeRows.places(axis, isHost: isHost)
    return [places.near, places.far].filter(rows.placement.indices.contains).map { rows.placement[$0] }
  }
}
