import InterfaceBuilder

/// Two documents compared element by element. Time and memory grow with the sum of their elements, times a logarithm.
package struct DocumentComparison {
  package let old: DocumentTree
  package let new: DocumentTree
  let matching: ObjectMatching
  let oldNames: ObjectNames
  let newNames: ObjectNames
  private var changes: [DocumentChange] = []

  package init(_ old: DocumentTree, _ new: DocumentTree) {
    self.old = old
    self.new = new
    matching = ObjectMatching(old, new)
    oldNames = ObjectNames(old)
    newNames = ObjectNames(new)
    compare()
  }

  /// In the order of topics; within a topic, in the order of the new document.
  package var differences: DocumentDifferences {
    let sorted = changes.enumerated().sorted { a, b in
      (a.element.topic, a.offset) < (b.element.topic, b.offset)
    }
    return DocumentDifferences(changes: sorted.map(\.element))
  }

  /// The id in the new document of an object of the old one; nil if it is gone.
  package func newID(of oldID: String) -> String? {
    guard let index = old.objects[oldID], matching.newOf[index] >= 0 else { return nil }
    return new.nodes[matching.newOf[index]].element.id
  }

  /// The id in the old document of an object of the new one; nil if it is new.
  package func oldID(of newID: String) -> String? {
    guard let index = new.objects[newID], matching.oldOf[index] >= 0 else { return nil }
    return old.nodes[matching.oldOf[index]].element.id
  }

  /// The name of an object for people.
  package func name(newID: String) -> String? { new.objects[newID].map(newNames.name) }
  package func name(oldID: String) -> String? { old.objects[oldID].map(oldNames.name) }

  /// The name of an object's scene, or of the object itself outside of scenes.
  package func sceneName(newID: String) -> String? {
    new.objects[newID].map { newNames.scene(of: $0) ?? newNames.name($0) }
  }
  package func sceneName(oldID: String) -> String? {
    old.objects[oldID].map { oldNames.scene(of: $0) ?? oldNames.name($0) }
  }

  // MARK: Walk

  private mutating func compare() {
    let opened = Opened(new, matching.oldOf)
    for index in new.nodes.indices {
      let former = matching.oldOf[index]
      if former >= 0 {
        compare(former, index)
      } else if opened.begins(index) {
        add(ChangeWriter(self).added(index))
      }
    }
    let closed = Opened(old, matching.newOf)
    for index in old.nodes.indices where closed.begins(index) { add(ChangeWriter(self).removed(index)) }
  }

  private mutating func add(_ more: [DocumentChange]) { changes += more }

  private mutating func compare(_ a: Int, _ b: Int) {
    add(AttributeComparison(self, a, b).changes)
    if isMoved(a, b) { add([ChangeWriter(self).moved(a, b)]) }
    let order = ChildOrder(old.nodes[a].children, new.nodes[b].children, matching.newOf, matching.oldOf)
    guard order.isDisturbed else { return }
    add(ChangeWriter(self).reordered(in: b, order))
  }

  private func isMoved(_ a: Int, _ b: Int) -> Bool {
    let (from, to) = (old.nodes[a].parent, new.nodes[b].parent)
    return from >= 0 && to >= 0 && matching.newOf[from] != to
  }
}

/// The common children of two elements, and a smallest set of them that moved.
struct ChildOrder {
  /// Indices of the new document, in its order.
  private(set) var moved: [Int] = []
  /// The place of each moved child among the common ones, before and after, from 1.
  private(set) var places: [(from: Int, to: Int)] = []
  var isDisturbed: Bool { !moved.isEmpty }

  init(_ old: [Int], _ new: [Int], _ newOf: [Int], _ oldOf: [Int]) {
    let kept = Set(new)
    let common = old.filter { newOf[$0] >= 0 && kept.contains(newOf[$0]) }
    guard common.count > 1 else { return }
    var oldPlaces: [Int: Int] = [:]
    for (place, index) in common.enumerated() { oldPlaces[newOf[index]] = place }
    let sequence = new.filter { oldPlaces[$0] != nil }
    let ranks = sequence.compactMap { oldPlaces[$0] }
    if zip(ranks, ranks.dropFirst()).allSatisfy({ $0 < $1 }) { return }
    let staying = Self.longestRise(ranks)
    for (place, index) in sequence.enumerated() where !staying.contains(place) {
      moved.append(index)
      places.append((ranks[place] + 1, place + 1))
    }
  }

  /// The indices of a longest increasing subsequence, by patience sorting: n log n.
  private static func longestRise(_ values: [Int]) -> Set<Int> {
    var tops: [Int] = []
    var before = Array(repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = tops[low - 1] }
      if low < tops.count { tops[low] = place } else { tops.append(place) }
    }
    var result: Set<Int> = []
    var place = tops.last ?? -1
    while place >= 0 {
      result.insert(place)
      place = before[place]
    }
    return result
  }
}

/// The outermost elements without a partner. A container that was added with its first object, or removed with its
/// last, is not reported; its objects are.
private struct Opened {
  private let tree: DocumentTree
  private let partners: [Int]
  private var isTransparent: [Bool]

  init(_ tree: DocumentTree, _ partners: [Int]) {
    self.tree = tree
    self.partners = partners
    isTransparent = Array(repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices where partners[index] < 0 && hasKnownParent(index) {
      let node = tree.nodes[index]
      isTransparent[index] =
        node.identity == nil && node.noise == nil && ElementRole.isContainer(node.element)
        && node.children.allSatisfy { tree.nodes[$0].identity != nil }
    }
  }

  func begins(_ index: Int) -> Bool {
    guard partners[index] < 0, !isTransparent[index] else { return false }
    let parent = tree.nodes[index].parent
    return hasKnownParent(index) || parent >= 0 && isTransparent[parent]
  }

  private func hasKnownParent(_ index: Int) -> Bool {
    let parent = tree.nodes[index].parent
    return parent >= 0 && partners[parent] >= 0
  }
}
