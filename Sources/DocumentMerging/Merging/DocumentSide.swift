/// One of the three documents of a merge.
enum DocumentSide: Int, CaseIterable, Sendable {
  case base, ours, theirs

  /// The opposite side.
  var other: DocumentSide { self == .ours ? .theirs : .ours }
}

/// One document's elements with the facts that the rules need.
struct SideDocument: Sendable {
  var tree: MarkupTree
  /// For each element.
  let zones: [DocumentZone]
  /// For each element: whether it is one value, which is taken from one side as a whole.
  let isValue: [Bool]
  /// For each element: its unique id in the document, if it has one.
  let uniqueId: [String?]

  init(_ tree: MarkupTree) {
    self.tree = tree
    var zones: [DocumentZone] = []
    var hasId = [Bool](repeating: false, count: tree.elements.count)
    for element in tree.elements {
      zones.append(
        DocumentZone(
          below: element.parent.map { zones[$0] } ?? .root, name: element.name, depth: element.depth))
    }
    var ids = [String?](repeating: nil, count: tree.elements.count)
    var seen: Set<String> = []
    for (number, element) in tree.elements.enumerated() where zones[number] == .objects {
      guard let id = element["id"] ?? element["sceneID"].map({ "scene " + $0 }) else { continue }
      hasId[number] = true
      if seen.insert(id).inserted { ids[number] = id }
    }
    for number in tree.elements.indices.reversed() where hasId[number] {
      if let parent = tree[number].parent { hasId[parent] = true }
    }
    self.zones = zones
    uniqueId = ids
    isValue = tree.elements.enumerated().map { number, element in
      !hasId[number]
        && (ElementRules.values.contains(element.name) || (element.hasText && !element.children.isEmpty))
    }
  }

  subscript(element: Int) -> MarkupElement { tree[element] }
}
