import Foundation
import InterfaceBuilder

/// All elements of a document in one list, parents before their children, so that nothing has to recurse.
package struct DocumentTree: Sendable {
  /// One element and its place in the list.
  package struct Node: Sendable {
    package var element: DocumentElement
    /// -1 for the root.
    package var parent: Int
    package var children: [Int]
    /// The nearest enclosing element with an identity, or this one itself; -1 outside of any.
    package var owner: Int
    /// The enclosing `<scene>`, or this element itself; -1 outside of any.
    package var scene: Int
    /// The kind of noise if nobody decided this element; nil for the others.
    package var noise: NoiseKind?
    package var identity: String?
  }

  package private(set) var nodes: [Node] = []
  /// The first object with an id.
  package private(set) var objects: [String: Int] = [:]

  /// Reads a document of any platform.
  package init(data: Data) throws(DocumentError) {
    do throws(DocumentError) {
      self.init(root: try DocumentElement.root(of: data))
    } catch {
      throw ConflictMarkers.error(in: data) ?? error
    }
  }

  package init(root: DocumentElement) {
    var pending: [(element: DocumentElement, parent: Int)] = [(root, -1)]
    while let (element, parent) = pending.popLast() {
      let index = nodes.count
      nodes.append(node(element, parent))
      if parent >= 0 { nodes[parent].children.append(index) }
      if let id = element.id, nodes[index].identity != nil, objects[id] == nil { objects[id] = index }
      for child in element.children.reversed() { pending.append((child, index)) }
    }
  }

  private func node(_ element: DocumentElement, _ parent: Int) -> Node {
    let index = nodes.count
    let outer = parent >= 0 ? nodes[parent] : nil
    let noise = outer?.noise ?? NoiseKind.of(element, isTopLevel: parent == 0)
    let identity = ElementRole.identity(element, isNoise: noise != nil)
    return Node(
      element: element, parent: parent, children: [], owner: identity == nil ? outer?.owner ?? -1 : index,
      scene: element.name == "scene" ? index : outer?.scene ?? -1, noise: noise, identity: identity)
  }

  package var root: DocumentElement { nodes[0].element }

  /// The object that contains an object; -1 for none.
  func parentObject(of index: Int) -> Int {
    let parent = nodes[index].parent
    return parent >= 0 ? nodes[parent].owner : -1
  }

  /// An element and its descendants, which are consecutive in the list.
  func subtree(of index: Int) -> Range<Int> {
    var last = index
    while let child = nodes[last].children.last { last = child }
    return index..<(last + 1)
  }

  /// The objects in a subtree, without the outermost.
  func objects(in index: Int) -> [Int] {
    subtree(of: index).dropFirst().filter { nodes[$0].identity != nil }
  }

  func isInside(_ index: Int, _ outer: Int) -> Bool { outer >= 0 && subtree(of: outer).contains(index) }
}

extension DocumentTree: NumberedElements {
  package func name(of element: Int) -> String { nodes[element].element.name }
  package func attribute(_ name: String, of element: Int) -> String? { nodes[element].element[name] }
  package func parent(of element: Int) -> Int? { element > 0 ? nodes[element].parent : nil }
  package func children(of element: Int) -> [Int] { nodes[element].children }
}
