import ConstraintSolver
import Foundation

extension SceneExplainer {
  /// Lists the constraints of the tree by holder, then content sizes, frames and guides' rules by item.
  mutating func listConstraints() {
    describer = ConstraintDescriber(namer: StableNames(self).namer)
    nameItems()
    for item in items {
      guard let node = item as? LayoutNode else { continue }
      for constraint in node.constraints { append(constraint) }
    }
    for (index, item) in items.enumerated() {
      if let node = item as? LayoutNode {
        appendContentSizes(of: node, index)
        appendFrame(of: node, index)
      } else if let guide = item as? LayoutGuideNode {
        appendRules(of: guide, index)
      }
    }
  }

  /// Records the keys of items: their names, and the superviews in legends.
  private mutating func nameItems() {
    for item in items {
      itemsByKey[describer.namer.name(item.owner ?? item)] = item
      if let bar = describer.names([], superitem: item).last { itemsByKey[bar.meaning] = item }
    }
  }

  // MARK: Real ones

  private mutating func append(_ constraint: LayoutConstraintBase) {
    let spec = constraint.spec
    let facts = constraintFacts(constraint)
    let row = constraint.row
    let isFlipped = constraint.sign < 0
    let units = engine.units(inside: constraint.holder, spec.firstAttribute.axis ?? .horizontal)
    func side(_ item: LayoutItem?, _ attribute: LayoutAttribute, _ start: LayoutTerm?, _ other: LayoutItem?)
      -> ConstraintExplanation.Side?
    {
      guard let item else { return nil }
      var value: Double?
      if row != nil {
        let edges = EdgeReader(engine, inside: constraint.holder)
        var expression = edges.side(
          LayoutTerm(item, attribute), from: start, against: other, constraint.direction)
        if spec.kind != .size, start == nil { expression.add(edges.origin(for: constraint), times: -1) }
        value = engine.value(of: expression) * (isFlipped ? -1 : 1) / units
      }
      return ConstraintExplanation.Side(item: place(of: item), attribute: attribute, value: value)
    }
    let second = spec.multiplier == 0 ? nil : spec.secondItem
    let involved = ([spec.firstItem] + spec.furtherItems).compactMap { place(of: $0) }
    if let row { owners[row] = constraints.count }
    constraints.append(
      ConstraintExplanation(
        kind: facts.kind, identifier: facts.identifier, name: facts.name,
        text: describer.describe(constraint).description, plainText: SceneWords(self).text(of: constraint),
        axis: spec.firstAttribute.axis ?? .horizontal, holder: place(of: constraint.holder),
        first: side(spec.firstItem, spec.firstAttribute, spec.starts?.first, second),
        relation: spec.relation,
        second: side(second, spec.secondAttribute, spec.starts?.second, spec.firstItem),
        multiplier: spec.multiplier, constant: spec.constant, priority: spec.priority,
        isActive: row != nil, isBroken: row.map { engine.solver.isBroken($0) } ?? false,
        violation: row.map { engine.solver.violation(of: $0) / units } ?? 0,
        location: constraint.creationSite, direction: constraint.direction,
        items: involved.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }))
  }

  // MARK: Implicit ones

  private mutating func appendContentSizes(of node: LayoutNode, _ index: Int) {
    for axis in LayoutAxis.allCases {
      guard let description = describer.contentSize(of: node, axis) else { continue }
      let size = node.rows.contentSize
      let isWidth = axis == .horizontal
      let rows =
        isWidth
        ? [node.rows.hugWidth, node.rows.resistWidth] : [node.rows.hugHeight, node.rows.resistHeight]
      let miss = rows.compactMap { $0 }.map { engine.solver.violation(of: $0) }.max() ?? 0
      for row in rows.compactMap({ $0 }) { owners[row] = constraints.count }
      constraints.append(
        implicit(
          .contentSize, index, axis, description.description,
          SceneWords(self).content(of: node, axis), length: isWidth ? size.width : size.height,
          priority: max(node.hugging[axis], node.compressionResistance[axis]), violation: miss))
    }
  }

  private mutating func appendFrame(of node: LayoutNode, _ index: Int) {
    let isHost = node === engine.host
    guard isHost || node.usesAutoresizing else { return }
    let rows = node.rows.placement
    for axis in LayoutAxis.allCases {
      for (order, row) in rows.enumerated() where Self.axis(ofRow: order, isHost: isHost) == axis {
        owners[row] = constraints.count
      }
      let text =
        isHost
        ? SceneWords(self).host(node, axis)
        : describer.autoresizing(of: node, axis).map(\.description).joined(separator: "\n")
      constraints.append(
        implicit(
          isHost ? .host : .autoresizing, index, axis, text,
          isHost ? text : SceneWords(self).autoresizing(node, axis),
          length: axis == .horizontal ? node.frame.width : node.frame.height))
    }
    frames[index] = (constraints.count - 2, constraints.count - 1)
  }

  /// Hosts have left, top, width, height; autoresizing views left, right, top, bottom.
  private static func axis(ofRow order: Int, isHost: Bool) -> LayoutAxis {
    isHost ? (order % 2 == 0 ? .horizontal : .vertical) : (order < 2 ? .horizontal : .vertical)
  }

  private mutating func appendRules(of guide: LayoutGuideNode, _ index: Int) {
    guard guide.isPlacedByRows else { return }
    for row in guide.rows { owners[row] = constraints.count }
    let text = SceneWords(self).rule(of: guide)
    constraints.append(implicit(.guide, index, .horizontal, text, text, length: guide.layoutFrame.width))
  }

  private func implicit(
    _ kind: ConstraintExplanation.Kind, _ index: Int, _ axis: LayoutAxis, _ text: String, _ plainText: String,
    length: CGFloat, priority: LayoutPriority = .required, violation: Double = 0
  ) -> ConstraintExplanation {
    let node = items[index]
    let value = node.slot.map { slot in
      axis == .horizontal
        ? engine.solver.value(of: slot.right) - engine.solver.value(of: slot.left)
        : engine.solver.value(of: slot.bottom) - engine.solver.value(of: slot.top)
    }
    return ConstraintExplanation(
      kind: kind, text: text, plainText: plainText, axis: axis, holder: index,
      first: ConstraintExplanation.Side(
        item: index, attribute: axis == .horizontal ? .width : .height, value: value ?? Double(length)),
      relation: .equal, multiplier: 1, constant: length, priority: priority, isActive: true, isBroken: false,
      violation: violation, location: explainedItems[index].facts.location, direction: .leftToRight,
      items: [index])
  }
}

extension LayoutEngine {
  /// The current value of a sum of edges.
  func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for position in 0..<expression.count {
      let summand = expression[position]
      sum += summand.coefficient * solver.value(of: Variable(index: summand.variable))
    }
    return sum
  }
}

/// Names that are the same every time: the document's ids, else places in the lists.
private struct StableNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ explainer: SceneExplainer) {
    var constraintCount = 0
    for (index, item) in explainer.items.enumerated() {
      let name =
        explainer.explainedItems[index].facts.identifier ?? "\(item is LayoutNode ? "v" : "g")\(index)"
      names[ObjectIdentifier(item)] = name
      if let owner = item.owner { names[ObjectIdentifier(owner)] = name }
      guard let node = item as? LayoutNode else { continue }
      for constraint in node.constraints {
        names[ObjectIdentifier(constraint)] =
          explainer.constraintFacts(constraint).identifier ?? "c\(constraintCount)"
        constraintCount += 1
      }
    }
  }

  var namer: ObjectNamer {
    ObjectNamer { [names] object, part in
      let name = names[object] ?? "outside"
      return part == 0 ? name : "\(name).\(part)"
    }
  }
}
