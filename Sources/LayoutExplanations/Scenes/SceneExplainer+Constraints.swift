import AutoLayout
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
    let values = engine.sides(of: constraint)
    func side(_ item: LayoutItem?, _ attribute: LayoutAttribute, _ value: Double?)
      -> ConstraintExplanation.Side?
    {
      item.map { ConstraintExplanation.Side(item: place(of: $0), attribute: attribute, value: value) }
    }
    let involved = ([spec.firstItem] + spec.furtherItems).compactMap { place(of: $0) }
    if let row { owners[row] = constraints.count }
    constraints.append(
      ConstraintExplanation(
        kind: facts.kind, identifier: facts.identifier, name: facts.name,
        text: describer.describe(constraint).description, plainText: SceneWords(self).text(of: constraint),
        axis: spec.firstAttribute.axis ?? .horizontal, holder: place(of: constraint.holder),
        first: side(spec.firstItem, spec.firstAttribute, values?.first),
        relation: spec.relation,
        second: side(spec.multiplier == 0 ? nil : spec.secondItem, spec.secondAttribute, values?.second),
        multiplier: spec.multiplier, constant: spec.constant, priority: spec.priority,
        isActive: row != nil, isBroken: row.map { engine.solver.isBroken($0) } ?? false,
        violation: engine.violation(of: constraint),
        location: constraint.creationSite, direction: constraint.direction,
        items: involved.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }))
  }

  // MARK: Implicit ones

  private mutating func appendContentSizes(of node: LayoutNode, _ index: Int) {
    for axis in LayoutAxis.allCases {
      guard let description = describer.contentSize(of: node, axis) else { continue }
      let size = node.contentSizeInEngine
      let rows = node.contentRows(axis)
      let miss = rows.map { engine.solver.violation(of: $0) }.max() ?? 0
      for row in rows { owners[row] = constraints.count }
      constraints.append(
        implicit(
          .contentSize, index, axis, description.description,
          SceneWords(self).content(of: node, axis), length: axis == .horizontal ? size.width : size.height,
          priority: max(node.hugging[axis], node.compressionResistance[axis]), violation: miss))
    }
  }

  private mutating func appendFrame(of node: LayoutNode, _ index: Int) {
    let isHost = node === engine.host
    guard isHost || node.usesAutoresizing else { return }
    for axis in LayoutAxis.allCases {
      for row in node.placementRows(axis, isHost: isHost) { owners[row] = constraints.count }
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
    let value = node.edges(axis).map { engine.solver.value(of: $0.far) - engine.solver.value(of: $0.near) }
    return ConstraintExplanation(
      kind: kind, text: text, plainText: plainText, axis: axis, holder: index,
      first: ConstraintExplanation.Side(
        item: index, attribute: axis == .horizontal ? .width : .height, value: value ?? Double(length)),
      relation: .equal, multiplier: 1, constant: length, priority: priority, isActive: true, isBroken: false,
      violation: violation, location: explainedItems[index].facts.location, direction: .leftToRight,
      items: [index])
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
