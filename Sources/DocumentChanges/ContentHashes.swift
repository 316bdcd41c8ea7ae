import InterfaceBuilder

/// Two hashes for each element that do not depend on ids: one of the element itself, and one that includes
/// its contents.
struct ContentHashes {
  private(set) var own: [Int]
  private(set) var whole: [Int]

  init(_ tree: DocumentTree) {
    own = tree.nodes.map { Self.own($0, tree) }
    whole = own
    // Children come after their parents.
    for index in tree.nodes.indices.reversed() {
      var hasher = Hasher()
      hasher.combine(own[index])
      for child in tree.nodes[index].children where tree.nodes[child].noise == nil {
        hasher.combine(whole[child])
      }
      whole[index] = hasher.finalize()
    }
  }

  private static func own(_ node: DocumentTree.Node, _ tree: DocumentTree) -> Int {
    var hasher = Hasher()
    hasher.combine(node.element.name)
    hasher.combine(node.element.text)
    for (name, value) in node.element.attributes.sorted(by: { $0.key < $1.key }) {
      if name == "id" || name == "sceneID" || NoiseKind.of(attribute: name, isRoot: false) != nil { continue }
      hasher.combine(name)
      hasher.combine(tree.objects[value] == nil ? value : "a reference")
    }
    return hasher.finalize()
  }
}
