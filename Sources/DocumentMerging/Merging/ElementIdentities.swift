/// The correspondence between the elements of three documents.
///
/// Objects are the same if their ids are; elements without ids if they have the same key or name in the same parent.
/// Linear in the size of the documents.
struct ElementIdentities: Sendable {
  /// For each side and identity, the element; -1 if the side has none.
  private(set) var elements: [[Int]] = [[], [], []]
  /// For each side and element, the identity; -1 inside values, which are compared as a whole.
  private(set) var identities: [[Int]]
  /// Ids of theirs for objects that have another id in ours.
  private(set) var renamed: [String: String] = [:]
  /// The identity of each id.
  private(set) var ofId: [String: Int] = [:]

  private struct ChildKey: Hashable {
    var parent: Int
    var element: String
    var name: String
    var occurrence: Int
  }

  private var ofKey: [ChildKey: Int] = [:]
  /// The names of the base's elements that have a key and no id, by identity.
  private var anonymous: [Int: String] = [:]
  /// Parts that occur once in each parent, by the slot that they fill.
  private var ofSlot: [ChildKey: Int] = [:]

  /// The identity of the three roots.
  static let root = 0
  private static let none = -1

  init(_ documents: [SideDocument]) {
    identities = documents.map { [Int](repeating: Self.none, count: $0.tree.elements.count) }
    for side in DocumentSide.allCases {
      add(
        documents[side.rawValue], as: side,
        renaming: RenamedElements(base: documents[0], side: documents[side.rawValue]))
    }
  }

  var count: Int { elements[0].count }

  /// The element of an identity on a side.
  func element(_ identity: Int, _ side: DocumentSide) -> Int? {
    let element = elements[side.rawValue][identity]
    return element == Self.none ? nil : element
  }

  /// The identity of an element; nil inside values.
  func identity(ofElement element: Int, _ side: DocumentSide) -> Int? {
    let identity = identities[side.rawValue][element]
    return identity == Self.none ? nil : identity
  }

  private mutating func add(
    _ document: SideDocument, as side: DocumentSide, renaming: RenamedElements
  ) {
    var renaming = renaming
    var occurrences: [ChildKey: Int] = [:]
    for (number, element) in document.tree.elements.enumerated() {
      guard let parent = element.parent else {
        note(matched(nil), element: number, side)
        continue
      }
      let holder = identities[side.rawValue][parent]
      guard holder != Self.none, !document.isValue[parent] else { continue }
      if let id = document.uniqueId[number] {
        note(identity(ofId: id, element, in: holder, side), element: number, side)
      } else {
        var key = Self.key(of: element, in: holder, isObject: document.zones[number] == .objects)
        let count = occurrences[key, default: 0]
        occurrences[key] = count + 1
        key.occurrence = count
        let identity = renamed(number, key, &renaming) ?? matched(key)
        if side == .base, element["id"] == nil, element["key"] != nil { anonymous[identity] = element.name }
        note(identity, element: number, side)
      }
    }
  }

  /// Elements with a key are identified only by it: a colour may become `<nil>`.
  ///
  /// - Parameter isObject: whether an id is an object's; a device's is its model.
  private static func key(of element: MarkupElement, in holder: Int, isObject: Bool) -> ChildKey {
    if let key = element["key"] {
      return ChildKey(parent: holder, element: "", name: "key " + key, occurrence: 0)
    }
    let name = (isObject ? element["id"] : nil) ?? ElementRules.name(of: element) ?? ""
    return ChildKey(parent: holder, element: element.name, name: name, occurrence: 0)
  }

  /// The identity of the base's part that a side renamed.
  private func renamed(_ number: Int, _ key: ChildKey, _ renaming: inout RenamedElements) -> Int? {
    guard ofKey[key] == nil, let holder = element(key.parent, .base),
      let former = renaming.former(of: number, in: holder)
    else { return nil }
    return identity(ofElement: former, .base)
  }

  /// - Parameter key: nil for the root.
  private mutating func matched(_ key: ChildKey?) -> Int {
    guard let key else { return count == 0 ? newIdentity() : Self.root }
    if let known = ofKey[key] { return known }
    let identity = newIdentity()
    ofKey[key] = identity
    return identity
  }

  private mutating func identity(
    ofId id: String, _ element: MarkupElement, in holder: Int, _ side: DocumentSide
  ) -> Int {
    if let known = ofId[id] { return known }
    if let known = withoutId(element, in: holder), elements[side.rawValue][known] == Self.none {
      ofId[id] = known
      return known
    }
    guard ElementRules.uniqueParts.contains(element.name) else {
      let identity = newIdentity()
      ofId[id] = identity
      return identity
    }
    let name = element["key"] ?? element["type"] ?? ""
    let slot = ChildKey(parent: holder, element: element.name, name: name, occurrence: 0)
    if side == .theirs, let ours = ofSlot[slot], elements[DocumentSide.base.rawValue][ours] == Self.none {
      ofId[id] = ours
      return ours
    }
    let identity = newIdentity()
    ofId[id] = identity
    ofSlot[slot] = identity
    return identity
  }

  /// The base's part to which a later Xcode has given an id, as Xcode 7 did for the content views of boxes.
  private func withoutId(_ element: MarkupElement, in holder: Int) -> Int? {
    guard let key = element["key"],
      let known = ofKey[ChildKey(parent: holder, element: "", name: "key " + key, occurrence: 0)],
      anonymous[known] == element.name
    else { return nil }
    return known
  }

  private mutating func newIdentity() -> Int {
    for side in elements.indices { elements[side].append(Self.none) }
    return count - 1
  }

  private mutating func note(_ identity: Int, element: Int, _ side: DocumentSide) {
    // Two elements of one side cannot be the same: the later one gets its own identity.
    let free = elements[side.rawValue][identity] == Self.none ? identity : newIdentity()
    elements[side.rawValue][free] = element
    identities[side.rawValue][element] = free
  }

  /// Records the ids in ours of theirs' objects.
  mutating func findRenamedIds(ours: SideDocument, theirs: SideDocument) {
    for identity in 0..<count {
      guard let left = element(identity, .ours), let right = element(identity, .theirs),
        let mine = ours.uniqueId[left], let other = theirs.uniqueId[right], mine != other
      else { continue }
      renamed[other] = mine
    }
  }
}
