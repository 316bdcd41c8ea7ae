import InterfaceBuilder

/// The scenes of two versions of a storyboard whose elements differ, by the ids of their `<scene>`.
package struct DifferingScenes: Hashable, Sendable {
  package var old: Set<String>
  package var new: Set<String>
  /// Whether both versions have the same elements outside of controllers' views and the same segues, which determine bars:
  /// then the other scenes have the same layout and look.
  package var areAlone: Bool

  /// Nil if all scenes may differ. Linear in the number of elements. Versions of tools are ignored: their releases
  /// determine whether they lay out the same.
  package init?(_ comparison: DocumentComparison) {
    let (before, after) = (SceneParts(comparison.old), SceneParts(comparison.new))
    guard before.isStoryboard, after.isStoryboard, before.hasSameHeader(as: after) else { return nil }
    let names = before.resourceNames.symmetricDifference(after.resourceNames)
    var same: Set<String> = []
    for (id, range) in after.scenes {
      guard let former = before.scenes[id] else { continue }
      if before.isSame(former, range, of: after, besides: names) { same.insert(id) }
    }
    old = Set(before.scenes.keys).subtracting(same)
    new = Set(after.scenes.keys).subtracting(same)
    areAlone = before.hasSameSurroundings(as: after)
  }
}

/// A document divided into the views of its scenes and everything else.
private struct SceneParts {
  private let tree: DocumentTree
  /// The elements of each scene, by its id.
  private(set) var scenes: [String: Range<Int>] = [:]
  /// The elements outside of scenes that affect all scenes, in order.
  private var header: [Int] = []
  /// The elements of scenes that also affect other scenes, in order.
  private var surroundings: [Int] = []
  /// The names of the images and colours that the document lists.
  private(set) var resourceNames: Set<String> = []
  /// The images and colours with their elements in the document.
  private var resources: [String: [Int]] = [:]
  /// False if a scene has no id, or if two have the same id.
  private(set) var isStoryboard = true

  init(_ tree: DocumentTree) {
    self.tree = tree
    var isContent = [Bool](repeating: false, count: tree.nodes.count)
    // The part of the document that an element is in.
    var parts = [Int](repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices.dropFirst() {
      let node = tree.nodes[index]
      isContent[index] = isContent[node.parent] || isContentRoot(node)
      parts[index] = node.parent == 0 ? index : parts[node.parent]
      add(index, in: tree.nodes[parts[index]].element.name, isContent: isContent[index])
    }
    if scenes.isEmpty { isStoryboard = false }
  }

  /// The view of a controller.
  private func isContentRoot(_ node: DocumentTree.Node) -> Bool {
    node.element.key == "view" && ElementRole.of(tree.nodes[node.parent].element) == .controller
  }

  private mutating func add(_ index: Int, in part: String, isContent: Bool) {
    let node = tree.nodes[index]
    if node.element.name == "scene" {
      if let id = node.element["sceneID"], scenes[id] == nil {
        scenes[id] = tree.subtree(of: index)
      } else {
        isStoryboard = false
      }
    }
    switch part {
    case "dependencies": break
    case "resources":
      guard node.parent > 0, tree.nodes[node.parent].element.name == "resources" else { return }
      let name = node.element["name"] ?? ""
      resourceNames.insert(name)
      resources[name] = Array(tree.subtree(of: index))
    case "scenes":
      if !isContent || node.element.name == "segue", !isNote(node) { surroundings.append(index) }
    default: header.append(index)
    }
  }

  /// Whether an element does not affect layout, such as a place on the canvas or a connection to code.
  private func isNote(_ node: DocumentTree.Node) -> Bool {
    switch node.element.name {
    case "connections": true
    case "segue": false
    case "point": node.element.key == "canvasLocation"
    case let name: ElementRole.connections.contains(name)
    }
  }

  // MARK: Comparing

  /// Whether the elements that affect all scenes are the same, ignoring the version of the tools.
  func hasSameHeader(as other: SceneParts) -> Bool {
    guard hasSameRoot(as: other),
      header.count == other.header.count, zip(header, other.header).allSatisfy({ isSame($0, $1, of: other) })
    else { return false }
    return resourceNames.intersection(other.resourceNames).allSatisfy { hasSameResource($0, as: other) }
  }

  func hasSameSurroundings(as other: SceneParts) -> Bool {
    surroundings.count == other.surroundings.count
      && zip(surroundings, other.surroundings).allSatisfy { a, b in
        isSame(a, b, of: other) && (isScene(a) || hasSameChildCount(a, b, of: other))
      }
  }

  private func hasSameResource(_ name: String, as other: SceneParts) -> Bool {
    let (mine, others) = (resources[name] ?? [], other.resources[name] ?? [])
    return mine.count == others.count && zip(mine, others).allSatisfy { isSame($0, $1, of: other) }
  }

  private func isScene(_ index: Int) -> Bool { tree.nodes[index].element.name == "scene" }

  private func hasSameChildCount(_ a: Int, _ b: Int, of other: SceneParts) -> Bool {
    childCount(a) == other.childCount(b)
  }

  private func childCount(_ index: Int) -> Int {
    tree.nodes[index].children.count { tree.nodes[$0].element.name != "connections" }
  }

  private func hasSameRoot(as other: SceneParts) -> Bool {
    func decisive(_ root: DocumentElement) -> [String: String] {
      root.attributes.filter { NoiseKind.of(attribute: $0.key, isRoot: true) == nil }
    }
    return decisive(tree.root) == decisive(other.tree.root)
  }

  /// Whether two elements are the same, ignoring their contents.
  private func isSame(_ a: Int, _ b: Int, of other: SceneParts) -> Bool {
    let (x, y) = (tree.nodes[a].element, other.tree.nodes[b].element)
    return x.name == y.name && x.attributes == y.attributes && x.text == y.text
  }

  /// Whether two scenes are the same, and use no image or colour that only one version has.
  func isSame(
    _ mine: Range<Int>, _ others: Range<Int>, of other: SceneParts, besides names: Set<String>
  ) -> Bool {
    guard mine.count == others.count else { return false }
    return zip(mine, others).allSatisfy { a, b in
      isSame(a, b, of: other) && tree.nodes[a].children.count == other.tree.nodes[b].children.count
        && (names.isEmpty || !tree.nodes[a].element.attributes.values.contains(where: names.contains))
    }
  }
}
