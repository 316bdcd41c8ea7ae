import InterfaceBuilder

/// Matches the elements of two documents: by id, then by class and place. Linear in the number of elements.
struct ObjectMatching {
  let old: DocumentTree
  let new: DocumentTree
  /// The new element for each old one; -1 for none.
  private(set) var newOf: [Int]
  /// The old element for each new one; -1 for none.
  private(set) var oldOf: [Int]
  /// Whether each old element was matched by a criterion other than its id.
  private var isByPlace: [Bool]
  private let oldSide: Side
  private let newSide: Side

  /// One of the two documents.
  private struct Side {
    var tree: DocumentTree
    var hashes: ContentHashes
    var isOld: Bool
  }

  init(_ old: DocumentTree, _ new: DocumentTree) {
    self.old = old
    self.new = new
    newOf = Array(repeating: -1, count: old.nodes.count)
    oldOf = Array(repeating: -1, count: new.nodes.count)
    isByPlace = Array(repeating: false, count: old.nodes.count)
    oldSide = Side(tree: old, hashes: ContentHashes(old), isOld: true)
    newSide = Side(tree: new, hashes: ContentHashes(new), isOld: false)
    match(0, 0)
    matchIdentities()
    // Constraints and connections name views, so the views come first.
    for index in old.nodes.indices where newOf[index] >= 0 { matchChildren(index) }
    for index in old.nodes.indices where newOf[index] >= 0 { matchTies(index) }
  }

  private mutating func match(_ a: Int, _ b: Int, byPlace: Bool = false) {
    newOf[a] = b
    oldOf[b] = a
    isByPlace[a] = byPlace
  }

  private mutating func matchIdentities() {
    var places: [String: [Int]] = [:]
    for index in new.nodes.indices.reversed() {
      if let identity = new.nodes[index].identity { places[identity, default: []].append(index) }
    }
    for index in old.nodes.indices {
      guard let identity = old.nodes[index].identity, let found = places[identity]?.popLast() else {
        continue
      }
      match(index, found)
    }
  }

  // MARK: Children

  private mutating func matchChildren(_ index: Int) {
    let (mine, theirs) = (unmatchedChildren(index), unmatchedNewChildren(newOf[index]))
    guard !mine.isEmpty, !theirs.isEmpty else { return }
    let parts = (mine.filter { !isObject($0, old) }, theirs.filter { !isObject($0, new) })
    pair(parts.0, parts.1, byPlace: isByPlace[index]) {
      ElementRole.label($0.tree.nodes[$1].element).hashValue
    }
    let objects = (mine.filter { isView($0, old) }, theirs.filter { isView($0, new) })
    guard !objects.0.isEmpty, !objects.1.isEmpty else { return }
    matchObjects(objects.0, objects.1, isFree: isByPlace[index])
  }

  /// The same content, then the same class and texts. If ids are known to be new, the class is sufficient.
  private mutating func matchObjects(_ mine: [Int], _ theirs: [Int], isFree: Bool) {
    pair(mine, theirs, byPlace: true) { side, index in side.hashes.whole[index] }
    pair(mine, theirs, byPlace: true) { side, index in Self.description(side.tree, index) }
    guard isFree else { return }
    pair(mine, theirs, byPlace: true) { side, index in
      var hasher = Hasher()
      hasher.combine(side.tree.nodes[index].element.name)
      hasher.combine(side.tree.nodes[index].element["customClass"])
      return hasher.finalize()
    }
  }

  /// Class, texts and identifiers; nil for an object that has neither text nor identifier.
  private static func description(_ tree: DocumentTree, _ index: Int) -> Int? {
    var element = tree.nodes[index].element
    if element.name == "scene" {
      let objects = element.elements(in: "objects")
      guard let main = objects.first(where: { $0["sceneMemberID"] == "viewController" }) else { return nil }
      element = main
    }
    var hasher = Hasher()
    hasher.combine(element.name)
    hasher.combine(element.key)
    hasher.combine(element["customClass"])
    var isDescribed = ElementRole.of(element) == .controller && element["customClass"] != nil
    for name in [
      "userLabel", "text", "title", "placeholder", "image", "storyboardIdentifier", "reuseIdentifier",
    ] {
      guard let text = element.longText(name) else { continue }
      isDescribed = true
      hasher.combine(name)
      hasher.combine(text)
    }
    isDescribed = isDescribed || element.key != nil
    return isDescribed ? hasher.finalize() : nil
  }

  // MARK: Constraints and connections

  private mutating func matchTies(_ index: Int) {
    let mine = unmatchedChildren(index).filter { isTie($0, old) }
    let theirs = unmatchedNewChildren(newOf[index]).filter { isTie($0, new) }
    guard !mine.isEmpty, !theirs.isEmpty else { return }
    let newOf = newOf
    for attributes in [Self.tieAttributes, Self.looseTieAttributes] {
      pair(mine, theirs, byPlace: true) { side, index in
        let element = side.tree.nodes[index].element
        var hasher = Hasher()
        hasher.combine(element.name)
        for name in attributes {
          // References of the old document are compared by their targets in the new one.
          if let target = element[name].flatMap({ side.tree.objects[$0] }) {
            hasher.combine(side.isOld ? newOf[target] : target)
          } else {
            hasher.combine(element[name])
          }
        }
        return hasher.finalize()
      }
    }
  }

  private static let looseTieAttributes = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "property", "selector", "eventType",
    "destination", "identifier", "kind",
  ]
  private static let tieAttributes = looseTieAttributes + ["relation", "constant", "multiplier", "priority"]

  // MARK: Pairs

  /// Matches elements with the same key, in order. Elements without a key stay unmatched.
  private mutating func pair(
    _ mine: [Int], _ theirs: [Int], byPlace: Bool, key: (Side, Int) -> Int?
  ) {
    var places: [Int: [Int]] = [:]
    for index in theirs.reversed() where oldOf[index] < 0 {
      if let key = key(newSide, index) { places[key, default: []].append(index) }
    }
    for index in mine where newOf[index] < 0 {
      guard let key = key(oldSide, index), let found = places[key]?.popLast() else { continue }
      match(index, found, byPlace: byPlace)
    }
  }

  private func unmatchedChildren(_ index: Int) -> [Int] { old.nodes[index].children.filter { newOf[$0] < 0 } }
  private func unmatchedNewChildren(_ index: Int) -> [Int] {
    new.nodes[index].children.filter { oldOf[$0] < 0 }
  }
  private func isObject(_ index: Int, _ tree: DocumentTree) -> Bool { tree.nodes[index].identity != nil }

  private func isView(_ index: Int, _ tree: DocumentTree) -> Bool {
    isObject(index, tree) && !isTie(index, tree)
  }

  private func isTie(_ index: Int, _ tree: DocumentTree) -> Bool {
    guard isObject(index, tree) else { return false }
    let role = ElementRole.of(tree.nodes[index].element)
    return role == .constraint || role == .connection
  }

  /// Whether a value of the old document means the same object as one of the new.
  func isSameReference(_ a: String, _ b: String) -> Bool {
    guard let first = old.objects[a], let second = new.objects[b] else { return false }
    return newOf[first] == second
  }
}
