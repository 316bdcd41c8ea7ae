import InterfaceBuilder

/// The differing attributes of one element, as changes: grouped if they form one value or one constraint.
struct AttributeComparison {
  private let comparison: DocumentComparison
  private let a: Int
  private let b: Int
  private var oldElement: DocumentElement { comparison.old.nodes[a].element }
  private var newElement: DocumentElement { comparison.new.nodes[b].element }

  init(_ comparison: DocumentComparison, _ a: Int, _ b: Int) {
    self.comparison = comparison
    self.a = a
    self.b = b
  }

  var changes: [DocumentChange] {
    let all = differences
    guard !all.isEmpty else { return [] }
    if let noise = comparison.new.nodes[b].noise ?? comparison.old.nodes[a].noise, !isDecidedFrame {
      return [change(all, noise: noise)]
    }
    var noises: [NoiseKind: [AttributeDifference]] = [:]
    var decided: [AttributeDifference] = []
    for difference in all {
      if let kind = noise(difference) {
        noises[kind, default: []].append(difference)
      } else {
        decided.append(difference)
      }
    }
    return words(decided)
      + NoiseKind.allCases.compactMap { kind in noises[kind].map { change($0, noise: kind) } }
  }

  /// Whether the element is the frame of a view that its author placed.
  private var isDecidedFrame: Bool {
    guard DecisionTable.isFrame(newElement.name, key: newElement.key),
      let view = comparison.new.parent(of: b), let former = comparison.old.parent(of: a)
    else { return false }
    return FrameRule(tree: comparison.new).isDecided(view, since: FrameRule(tree: comparison.old), former)
  }

  // MARK: Differences

  private var differences: [AttributeDifference] {
    let (old, new) = (oldElement, newElement)
    let path = comparison.path(new: b)
    var result: [AttributeDifference] = []
    if old.name != new.name {
      result.append(AttributeDifference(element: path, attribute: "element", old: old.name, new: new.name))
    }
    if old.attributes != new.attributes {
      for name in Set(old.attributes.keys).union(new.attributes.keys).sorted() where old[name] != new[name] {
        result.append(AttributeDifference(element: path, attribute: name, old: old[name], new: new[name]))
      }
    }
    if old.text != new.text {
      result.append(AttributeDifference(element: path, attribute: "", old: old.text, new: new.text))
    }
    return result
  }

  private func noise(_ difference: AttributeDifference) -> NoiseKind? {
    let name = difference.attribute
    if let kind = NoiseKind.of(attribute: name, isRoot: b == 0) { return kind }
    guard let old = difference.old, let new = difference.new else { return nil }
    if name == "id" || name == "sceneID" || comparison.matching.isSameReference(old, new) {
      return .identifiers
    }
    return !ValueText.isText(name) && !name.isEmpty && PlainText.isSameNumber(old, new) ? .notation : nil
  }

  private func change(_ differences: [AttributeDifference], noise: NoiseKind) -> DocumentChange {
    let subject = comparison.subject(a, b)
    let first = differences[0]
    let words =
      "\(first.attribute.isEmpty ? "text" : first.attribute) \(first.old ?? "none") → \(first.new ?? "none")"
    let more = differences.count > 1 ? " and \(differences.count - 1) more" : ""
    let place = first.element.isEmpty ? "" : PlainText.safe(first.element) + ": "
    return DocumentChange(
      topic: .noise, kind: .changed, noise: noise, scene: subject.scene, object: subject.name,
      oldID: subject.oldID,
      newID: subject.newID, sentence: "\(subject.name): \(place)\(PlainText.safe(words))\(more)",
      differences: differences, oldPosition: oldElement.position, newPosition: newElement.position)
  }

  // MARK: Words

  private func words(_ differences: [AttributeDifference]) -> [DocumentChange] {
    guard !differences.isEmpty else { return [] }
    if comparison.new.nodes[b].identity != nil {
      if ElementRole.of(newElement) == .constraint { return [constraint(differences)] }
      return groups(differences).map(own)
    }
    let isLeaf = oldElement.children.isEmpty && newElement.children.isEmpty
    return isLeaf && (newElement.key != nil || !newElement.text.isEmpty)
      ? [value(differences)] : groups(differences).map(own)
  }

  /// A class and its module belong together; every other attribute is separate.
  private func groups(_ differences: [AttributeDifference]) -> [[AttributeDifference]] {
    let classes = differences.filter { $0.attribute.hasPrefix("custom") }
    let others = differences.filter { !$0.attribute.hasPrefix("custom") }.map { [$0] }
    return (classes.isEmpty ? [] : [classes]) + others
  }

  /// Attributes of an object, or of a part that contains others.
  private func own(_ differences: [AttributeDifference]) -> DocumentChange {
    let first = differences[0]
    let name = first.attribute
    let path = first.element.isEmpty ? "" : first.element + "/"
    let property = name == "element" ? "kind" : name.isEmpty ? "text" : name
    let old = differences.count == 1 ? comparison.words(first.old, name, isOld: true) : classWords(oldElement)
    let new =
      differences.count == 1 ? comparison.words(first.new, name, isOld: false) : classWords(newElement)
    return change(differences, property: PlainText.safe(path + property), old: old, new: new)
  }

  private func classWords(_ element: DocumentElement) -> String? {
    guard let name = element["customClass"] else { return nil }
    let module = element["customModule"].map { " (\(PlainText.safe($0)))" } ?? ""
    let provider = element["customModuleProvider"].map { ", \(PlainText.safe($0))" } ?? ""
    return PlainText.safe(name) + module + provider
  }

  /// A value that is a separate element.
  private func value(_ differences: [AttributeDifference]) -> DocumentChange {
    var (old, new) = (ValueText.text(oldElement), ValueText.text(newElement))
    if newElement.name == "rect", oldElement.name == "rect" {
      let names = differences.map(\.attribute)
      (old, new) = (ValueText.numbers(oldElement, names), ValueText.numbers(newElement, names))
    }
    if old == new { (old, new) = (ValueText.attributes(oldElement), ValueText.attributes(newElement)) }
    if old == new {
      let first = differences[0]
      (old, new) = ("\(first.attribute) \(first.old ?? "none")", "\(first.attribute) \(first.new ?? "none")")
    }
    return change(
      differences, property: PlainText.safe(comparison.path(new: b, isShort: true)), old: old, new: new)
  }

  private func constraint(_ differences: [AttributeDifference]) -> DocumentChange {
    let title = ConstraintWords(tree: comparison.new, names: comparison.newNames).title(b)
    let parts = differences.map { difference -> String in
      let name = difference.attribute
      let usual = Self.usualValues[name]
      let old = comparison.words(difference.old ?? usual, name, isOld: true) ?? "none"
      let new = comparison.words(difference.new ?? usual, name, isOld: false) ?? "none"
      return "\(PlainText.safe(name)) \(old) → \(new)"
    }
    var change = change(differences, property: nil, old: nil, new: nil)
    change.topic = .constraints
    change.object = title
    change.sentence = "\(title): \(parts.joined(separator: ", "))"
    return change
  }

  /// Values that Interface Builder leaves out.
  private static let usualValues = [
    "constant": "0", "multiplier": "1", "priority": "1000", "relation": "equal",
  ]

  private func change(
    _ differences: [AttributeDifference], property: String?, old: String?, new: String?
  ) -> DocumentChange {
    let subject = comparison.subject(a, b)
    let words = "\(old ?? "not set") → \(new ?? "not set")"
    let last = differences.first?.attribute ?? ""
    let topic = comparison.topic(of: b, attribute: last)
    return DocumentChange(
      topic: topic, kind: .changed, scene: subject.scene, object: subject.name, property: property, old: old,
      new: new,
      oldID: subject.oldID, newID: subject.newID,
      sentence: "\(subject.name): \(property.map { $0 + " " } ?? "")\(words)", differences: differences,
      oldPosition: oldElement.position, newPosition: newElement.position)
  }
}
