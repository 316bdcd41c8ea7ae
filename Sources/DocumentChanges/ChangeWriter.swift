import InterfaceBuilder

/// Changes of whole elements: added, removed, moved or reordered.
struct ChangeWriter {
  private let comparison: DocumentComparison

  init(_ comparison: DocumentComparison) { self.comparison = comparison }

  // MARK: Added and removed

  func added(_ index: Int) -> [DocumentChange] {
    [whole(index, comparison.new, comparison.newNames, .added)].compactMap(\.self)
  }

  func removed(_ index: Int) -> [DocumentChange] {
    [whole(index, comparison.old, comparison.oldNames, .removed)].compactMap(\.self)
  }

  private func whole(
    _ index: Int, _ tree: DocumentTree, _ names: ObjectNames, _ kind: DocumentChange.Kind
  ) -> DocumentChange? {
    let node = tree.nodes[index]
    let isOld = kind == .removed
    let subject = isOld ? comparison.subject(index, nil) : comparison.subject(nil, index)
    var change = DocumentChange(
      topic: .noise, kind: kind, noise: node.noise, scene: subject.scene, object: subject.name,
      oldID: isOld ? subject.oldID : nil, newID: isOld ? nil : subject.newID, sentence: "")
    if isOld {
      change.oldPosition = node.element.position
    } else {
      change.newPosition = node.element.position
    }
    if node.identity != nil {
      describeObject(&change, index, tree, names)
    } else {
      describePart(&change, index, tree, isOld)
    }
    return change
  }

  private func describeObject(
    _ change: inout DocumentChange, _ index: Int, _ tree: DocumentTree, _ names: ObjectNames
  ) {
    let element = tree.nodes[index].element
    let isOld = change.kind == .removed
    change.topic = comparison.topic(of: index, attribute: "", isOld: isOld)
    change.contents = goneOrNew(in: index, tree, isOld)
    switch ElementRole.of(element) {
    case .connection:
      let target = element["destination"] ?? element["target"]
      let words = target.map { tree.objects[$0].map(names.description) ?? names.name(ofID: $0) }
      change.sentence = "\(change.object) \(change.kind.rawValue)" + (words.map { ", to \($0)" } ?? "")
    case .constraint: change.sentence = "\(change.object) \(change.kind.rawValue)"
    case .scene: change.sentence = "scene \(change.object) \(change.kind.rawValue)"
    default:
      let holder = tree.parentObject(of: index)
      let place = holder >= 0 ? " \(isOld ? "from" : "in") \(names.name(holder))" : ""
      change.sentence = "\(names.description(index)) \(change.kind.rawValue)\(place)"
    }
    if isOld {
      let views = change.contents.count
      if views > 0 { change.sentence += ", with \(PlainText.count(views, "object"))" }
    } else {
      change.details = DocumentOutline(tree, names: names).lines(of: index)
    }
  }

  /// The objects that were added or removed with another one; those that still exist were moved.
  private func goneOrNew(in index: Int, _ tree: DocumentTree, _ isOld: Bool) -> [String] {
    tree.objects(in: index).filter { (isOld ? comparison.matching.newOf : comparison.matching.oldOf)[$0] < 0 }
      .compactMap { tree.nodes[$0].element.id }
  }

  private func describePart(_ change: inout DocumentChange, _ index: Int, _ tree: DocumentTree, _ isOld: Bool)
  {
    let element = tree.nodes[index].element
    let path = { (isShort: Bool) in
      isOld ? comparison.path(old: index, isShort: isShort) : comparison.path(new: index, isShort: isShort)
    }
    change.contents = goneOrNew(in: index, tree, isOld)
    change.differences = AttributeList(tree, index, path(false), isOld: isOld).differences
    if change.noise == nil {
      let values = element.children.isEmpty ? [] : ["text"]
      change.topic = comparison.topic(of: index, attribute: values.first ?? "", isOld: isOld)
      if !element.children.isEmpty { change.topic = holdsTies(index, tree) ?? change.topic(without: .texts) }
    }
    let property = PlainText.safe(path(true).isEmpty ? element.name : path(true))
    let words = element.children.isEmpty ? partWords(element, tree, isOld) : nil
    change.property = property
    change.old = isOld ? words : nil
    change.new = isOld ? nil : words
    change.sentence =
      words.map { "\(change.object): \(property) \(isOld ? "\($0) → not set" : "not set → \($0)")" }
      ?? "\(change.object): \(property) \(change.kind.rawValue)"
    if element.children.isEmpty { return }
    change.details = isOld ? [] : DocumentOutline(tree, names: comparison.newNames).lines(of: index)
    if !change.contents.isEmpty {
      change.sentence += ", with \(PlainText.count(change.contents.count, "object"))"
    }
  }

  /// Whether a container was added with its first object, or removed with its last.
  private func holdsTies(_ index: Int, _ tree: DocumentTree) -> DocumentChange.Topic? {
    switch tree.nodes[index].element.name {
    case "connections": .connections
    case "constraints": .constraints
    case "scenes": .scenes
    default: nil
    }
  }

  /// A reference is named by its object.
  private func partWords(_ element: DocumentElement, _ tree: DocumentTree, _ isOld: Bool) -> String {
    let names = isOld ? comparison.oldNames : comparison.newNames
    guard let id = element["reference"], let target = tree.objects[id] else {
      return ValueText.text(element)
    }
    let isConstraint = tree.nodes[target].element.name == "constraint"
    let name = isConstraint ? ConstraintWords(tree: tree, names: names).text(target) : names.name(target)
    return "\(name): \(ValueText.text(element))"
  }

  // MARK: Moved

  func moved(_ a: Int, _ b: Int) -> DocumentChange {
    let subject = comparison.subject(a, b)
    let node = comparison.new.nodes[b]
    let from = comparison.oldNames.name(comparison.old.parentObject(of: a))
    let to = comparison.newNames.name(comparison.new.parentObject(of: b))
    let isTie = ElementRole.of(node.element) == .constraint
    // The meaning of a constraint does not depend on the view that holds it.
    return DocumentChange(
      topic: isTie ? .noise : comparison.topic(of: b, attribute: ""), kind: .moved,
      noise: isTie ? .order : nil,
      scene: subject.scene, object: subject.name, old: from, new: to, oldID: subject.oldID,
      newID: subject.newID,
      sentence: "\(subject.name) moved from \(from) to \(to)",
      oldPosition: comparison.old.nodes[a].element.position, newPosition: node.element.position)
  }

  func reordered(in parent: Int, _ order: ChildOrder) -> [DocumentChange] {
    let container = comparison.new.nodes[parent].element
    let hasOrder = ElementRole.hasOrder(container, in: comparison.new)
    return zip(order.moved, order.places).map { index, places in
      let element = comparison.new.nodes[index].element
      let isObject = comparison.new.nodes[index].identity != nil && element.key == nil
      let means = isObject && (hasOrder || ElementRole.isOrderedAnywhere(element))
      let former = comparison.matching.oldOf[index]
      let subject = comparison.subject(former, index)
      let name =
        isObject
        ? subject.name : "\(subject.name): \(PlainText.safe(comparison.path(new: index, isShort: true)))"
      return DocumentChange(
        topic: means ? comparison.topic(of: index, attribute: "") : .noise, kind: .reordered,
        noise: means ? nil : comparison.new.nodes[index].noise ?? .order, scene: subject.scene,
        object: subject.name,
        old: "\(places.from)", new: "\(places.to)", oldID: subject.oldID, newID: subject.newID,
        sentence: "\(name) moved from place \(places.from) to \(places.to)",
        oldPosition: comparison.old.nodes[former].element.position, newPosition: element.position)
    }
  }
}

extension DocumentChange {
  fileprivate func topic(without topic: Topic) -> Topic { self.topic == topic ? .views : self.topic }
}

/// All attributes of an added or removed element, and of its parts that are not objects.
private struct AttributeList {
  private(set) var differences: [AttributeDifference] = []

  init(_ tree: DocumentTree, _ index: Int, _ path: String, isOld: Bool) {
    for inner in tree.subtree(of: index) {
      guard tree.nodes[inner].identity == nil, tree.nodes[inner].owner == tree.nodes[index].owner else {
        continue
      }
      let element = tree.nodes[inner].element
      let place = inner == index ? path : path + "/" + element.name + (element.key.map { "(\($0))" } ?? "")
      for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
        differences.append(
          AttributeDifference(
            element: place, attribute: name, old: isOld ? value : nil, new: isOld ? nil : value))
      }
      if !element.text.isEmpty || element.attributes.isEmpty {
        let text = element.text
        differences.append(
          AttributeDifference(element: place, attribute: "", old: isOld ? text : nil, new: isOld ? nil : text)
        )
      }
    }
  }
}
