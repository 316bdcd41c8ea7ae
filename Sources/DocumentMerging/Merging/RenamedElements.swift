/// Parts without ids to which a side gave another name, such as a runtime attribute with another key path.
///
/// They are the same part, so two names are a conflict rather than two parts. Linear in the size of the documents.
struct RenamedElements {
  private let base: SideDocument
  private let side: SideDocument
  /// For each examined parent of the side: the places and the names of its children.
  private var lists: [Int: Siblings] = [:]

  private struct Siblings {
    var places: [Int: Int] = [:]
    var names: Set<String> = []
  }

  /// The attributes that identify such parts.
  private static let names = ["keyPath", "name", "identifier"]

  init(base: SideDocument, side: SideDocument) {
    self.base = base
    self.side = side
  }

  /// The base's element at an element's place, if it differs only in its name and the side has no part with that name.
  ///
  /// - Parameter holder: the parent in the base.
  mutating func former(of element: Int, in holder: Int) -> Int? {
    let new = side.tree[element]
    guard side.zones[element] == .objects, new["id"] == nil, new["key"] == nil, let parent = new.parent,
      let attribute = Self.names.first(where: { new[$0] != nil })
    else { return nil }
    let siblings = siblings(in: parent)
    let formerOnes = base.tree[holder].children
    guard let place = siblings.places[element], formerOnes.indices.contains(place) else { return nil }
    let former = formerOnes[place]
    let old = base.tree[former]
    guard old.name == new.name, old["id"] == nil, old["key"] == nil, let name = old[attribute],
      !siblings.names.contains(Self.name(old.name, name)), isSame(former, element, except: attribute)
    else { return nil }
    return former
  }

  private static func name(_ element: String, _ name: String) -> String { element + " " + name }

  private mutating func siblings(in parent: Int) -> Siblings {
    if let known = lists[parent] { return known }
    var found = Siblings()
    for (place, child) in side.tree[parent].children.enumerated() {
      let element = side.tree[child]
      found.places[child] = place
      for attribute in Self.names {
        if let name = element[attribute] { found.names.insert(Self.name(element.name, name)) }
      }
    }
    lists[parent] = found
    return found
  }

  private func isSame(_ former: Int, _ element: Int, except name: String) -> Bool {
    let (old, new) = (base.tree[former], side.tree[element])
    guard old.attributes.count == new.attributes.count, old.children.count == new.children.count,
      base.tree.text(of: former) == side.tree.text(of: element)
    else { return false }
    return old.attributes.allSatisfy {
      $0.name == name || MarkupComparison.isSame($0.name, $0.value, new[$0.name])
    }
      && zip(old.children, new.children).allSatisfy {
        MarkupComparison.isSame($0, of: base.tree, $1, of: side.tree)
      }
  }
}
