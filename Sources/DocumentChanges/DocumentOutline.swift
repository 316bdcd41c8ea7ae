import InterfaceBuilder

/// A document as text for people: scenes, objects with class and text, properties, constraints in words, connections.
///
/// The same decisions give the same text: no frames, no header, no ids. Objects are in the document's order if it has a
/// meaning, such as front to back or in a stack; everything else is sorted.
package struct DocumentOutline {
  private let tree: DocumentTree
  private let names: ObjectNames

  package init(_ tree: DocumentTree) { self.init(tree, names: ObjectNames(tree)) }

  init(_ tree: DocumentTree, names: ObjectNames) {
    self.tree = tree
    self.names = names
  }

  /// Ends with a line break.
  package var text: String {
    var lines = heading
    let scenes = tree.root.first("scenes") == nil ? [] : sceneIndices
    for scene in scenes { lines += [""] + outline(scene, depth: 0) }
    let written = Set(scenes)
    for child in tree.nodes[0].children where tree.nodes[child].noise == nil {
      if tree.nodes[child].element.name == "scenes", !written.isEmpty { continue }
      for inner in tree.nodes[child].children { lines += outline(inner, depth: 0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An object for the list of changes, without its first line; a few lines at most.
  func lines(of index: Int) -> [String] {
    let all = outline(index, depth: 0)
    let body = all.dropFirst(tree.nodes[index].identity == nil ? 0 : 1).filter { !Self.saysLittle($0) }
    guard body.count > Self.mostDetails else { return Array(body) }
    return body.prefix(Self.mostDetails - 1) + ["… \(body.count - Self.mostDetails + 1) more lines"]
  }

  private static let mostDetails = 12

  /// Properties that Interface Builder writes for every view of a kind.
  private static let habitual: Set = [
    "opaque", "contentMode", "translatesAutoresizingMaskIntoConstraints", "lineBreakMode",
    "baselineAdjustment",
    "contentHorizontalAlignment", "contentVerticalAlignment", "adjustsFontSizeToFit",
    "horizontalHuggingPriority",
    "verticalHuggingPriority", "userInteractionEnabled", "highlightedColor", "textAlignment", "fixedFrame",
    "allowsCharacterPickerTouchBarItem", "autoresizingMask", "clipsSubviews", "customClass",
  ]

  private static func saysLittle(_ line: String) -> Bool {
    let name = line.drop { $0 == " " }.prefix { $0 != " " }
    return habitual.contains(String(name))
  }

  // MARK: Heading and scenes

  private var heading: [String] {
    let root = tree.root
    let isStoryboard = root.first("scenes") != nil || (root["type"] ?? "").contains(".Storyboard.")
    var lines = ["\(isStoryboard ? "storyboard" : "xib") \(PlainText.safe(root["targetRuntime"] ?? ""))"]
    for (name, value) in root.attributes.sorted(by: { $0.key < $1.key }) {
      guard NoiseKind.of(attribute: name, isRoot: true) == nil, name != "type", name != "targetRuntime" else {
        continue
      }
      let words = tree.objects[value].map(names.name) ?? ValueText.value(value, of: name)
      lines.append("\(PlainText.safe(name)) \(words)")
    }
    return lines
  }

  /// The initial scene first, the others by name: moving a scene on the canvas changes nothing.
  private var sceneIndices: [Int] {
    let scenes = tree.nodes.indices.filter {
      tree.nodes[$0].element.name == "scene" && tree.nodes[$0].noise == nil
    }
    let initial = tree.root["initialViewController"].flatMap { tree.objects[$0] }.map { tree.nodes[$0].scene }
    return scenes.sorted { a, b in
      let left = (a == initial ? 0 : 1, names.name(a), a)
      return left < (b == initial ? 0 : 1, names.name(b), b)
    }
  }

  // MARK: Objects

  private struct Pending {
    var index: Int
    var depth: Int
    var line: String?
  }

  private func outline(_ index: Int, depth: Int) -> [String] {
    var lines: [String] = []
    var pending = [Pending(index: index, depth: depth)]
    while let next = pending.popLast() {
      if let line = next.line {
        lines.append(indent(next.depth) + line)
        continue
      }
      guard tree.nodes[next.index].noise == nil, !isAlwaysThere(next.index) else { continue }
      pending += contents(next).reversed()
    }
    return lines
  }

  /// Whether an object exists in every scene, as the first responder does.
  private func isAlwaysThere(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.children.isEmpty && node.element["placeholderIdentifier"] == "IBFirstResponder"
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// The parts of an element in the order of printing: its line, its properties, its parts, its objects, its constraints
  /// and connections.
  private func contents(_ item: Pending) -> [Pending] {
    let node = tree.nodes[item.index]
    if ElementRole.isContainer(node.element) { return container(item) }
    let line = title(item.index)
    var result = [Pending(index: item.index, depth: item.depth, line: line)]
    let depth = item.depth + 1
    if node.identity != nil {
      result += properties(item.index).map { Pending(index: item.index, depth: depth, line: $0) }
    }
    let children = node.children.filter { tree.nodes[$0].noise == nil }
    let parts = children.filter {
      tree.nodes[$0].identity == nil && !ElementRole.isContainer(tree.nodes[$0].element)
    }
    let leaves = parts.filter { tree.nodes[$0].element.children.isEmpty }
    result += leaves.map { leafLine($0) }.sorted().map { Pending(index: item.index, depth: depth, line: $0) }
    let rest = children.filter { !leaves.contains($0) }
    result += rest.sorted { (rank($0), $0) < (rank($1), $1) }.map { Pending(index: $0, depth: depth) }
    return result
  }

  /// Objects come before the constraints and connections between them.
  private func rank(_ index: Int) -> Int {
    switch tree.nodes[index].element.name {
    case "constraints": 2
    case "connections": 3
    default: 1
    }
  }

  /// Constraints and connections by their words, other objects in the document's order.
  private func container(_ item: Pending) -> [Pending] {
    let children = tree.nodes[item.index].children
    let isTies = children.allSatisfy { child in
      let role = ElementRole.of(tree.nodes[child].element)
      return role == .constraint || role == .connection
    }
    guard isTies else { return children.map { Pending(index: $0, depth: item.depth) } }
    let lines = children.flatMap { child in
      ElementRole.isRelationship(tree.nodes[child].element) ? [] : [(title(child), child)]
    }.sorted { $0 < $1 }
    let relationships = children.filter { ElementRole.isRelationship(tree.nodes[$0].element) }
    let parts = { (line: String, child: Int) in
      [Pending(index: child, depth: item.depth, line: line)]
        + extras(child).map { Pending(index: child, depth: item.depth + 1, line: $0) }
    }
    return relationships.flatMap { parts(title($0), $0) } + lines.flatMap(parts)
  }

  // MARK: Lines

  private func title(_ index: Int) -> String {
    let element = tree.nodes[index].element
    guard tree.nodes[index].identity != nil else { return partTitle(index) }
    switch ElementRole.of(element) {
    case .constraint: return ConstraintWords(tree: tree, names: names).text(index)
    case .connection:
      let target = element["destination"] ?? element["target"]
      let words = target.map { tree.objects[$0].map(names.description) ?? names.name(ofID: $0) }
      return ConnectionWords.title(element) + (words.map { " → " + $0 } ?? "")
    case .scene: return "scene \(names.name(index))"
    default: return objectTitle(index)
    }
  }

  private func objectTitle(_ index: Int) -> String {
    let element = tree.nodes[index].element
    let name = names.description(index)
    let outlet = names.outlet(index).map { " = \($0)" } ?? ""
    let kind = PlainText.words(element.name)
    let isSaid = name.hasPrefix(kind)
    return (isSaid ? name : "\(kind) \(name)") + outlet
  }

  private func partTitle(_ index: Int) -> String {
    let element = tree.nodes[index].element
    let label = element.key ?? element["keyPath"] ?? element["name"]
    let rest = element.attributes.filter { $0.key != "key" && $0.value != label }.sorted { $0.key < $1.key }
      .map { "\(PlainText.safe($0.key)) \(value($0.value, $0.key))" }
    let title = [PlainText.words(element.name), label.map(PlainText.safe)].compactMap(\.self).joined(
      separator: " ")
    return rest.isEmpty ? title : "\(title): \(rest.joined(separator: ", "))"
  }

  private func leafLine(_ index: Int) -> String {
    let element = tree.nodes[index].element
    guard let key = element.key, element["reference"] == nil else { return partTitle(index) + text(element) }
    return "\(PlainText.safe(key)) \(ValueText.text(element))"
  }

  private func text(_ element: DocumentElement) -> String {
    element.text.isEmpty ? "" : " " + PlainText.quoted(element.text)
  }

  /// Attributes of an object that its line contains, or that are meaningless to people.
  private static let said: Set = ["id", "sceneID", "key", "sceneMemberID", "userLabel"]

  private func properties(_ index: Int) -> [String] {
    let element = tree.nodes[index].element
    switch ElementRole.of(element) {
    case .constraint, .connection: return extras(index)
    default: break
    }
    return element.attributes.filter { !Self.said.contains($0.key) && !isUsual($0.key, $0.value) }
      .filter { NoiseKind.of(attribute: $0.key, isRoot: false) == nil }
      .sorted { $0.key < $1.key }.map { "\(PlainText.safe($0.key)) \(value($0.value, $0.key))" }
  }

  /// Whether a value is equivalent to no value.
  private func isUsual(_ name: String, _ value: String) -> Bool {
    name == "contentMode" && value == "scaleToFill"
  }

  private func value(_ value: String, _ name: String) -> String {
    if !ValueText.isText(name), let target = tree.objects[value] { return names.name(target) }
    return ValueText.value(value, of: name)
  }

  private static let tieWords: Set = [
    "id", "firstItem", "firstAttribute", "secondItem", "secondAttribute", "constant", "multiplier",
    "priority",
    "relation", "property", "selector", "eventType", "destination", "target", "kind", "relationship",
  ]

  /// The attributes and parts that the words of a constraint or connection leave out.
  private func extras(_ index: Int) -> [String] {
    let element = tree.nodes[index].element
    let isSegue = element.name == "segue"
    var lines = element.attributes.filter {
      !Self.tieWords.contains($0.key) && !(isSegue && $0.key == "identifier")
    }
    .sorted { $0.key < $1.key }.map { "\(PlainText.safe($0.key)) \(value($0.value, $0.key))" }
    for child in tree.nodes[index].children { lines += outline(child, depth: 0) }
    return lines
  }
}
