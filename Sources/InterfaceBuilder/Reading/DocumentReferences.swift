/// Checks that ids are unique and that constraints refer to objects that exist.
struct DocumentReferences {
  private let root: DocumentElement

  init(_ root: DocumentElement) {
    self.root = root
  }

  func check() throws(DocumentError) {
    var known: [String: DocumentPosition] = [:]
    var constraints: [DocumentElement] = []
    for objects in objectLists() {
      try objects.forEachElement { (element) throws(DocumentError) in
        if element.name == "constraint" { constraints.append(element) }
        try note(element, in: &known)
      }
    }
    for constraint in constraints { try check(constraint, against: known) }
  }

  private func objectLists() -> [DocumentElement] {
    root.all("objects") + root.elements(in: "scenes").flatMap { $0.all("objects") }
  }

  private func note(
    _ element: DocumentElement, in known: inout [String: DocumentPosition]
  ) throws(DocumentError) {
    guard let id = element.id else { return }
    if let earlier = known.updateValue(element.position, forKey: id) {
      throw DocumentError(
        .duplicateIdentifier, at: element.position,
        "Expected an id of its own on <\(element.name)>, but \(id) already names the element at \(earlier)",
        hint: "Often left by a merge; delete one of the two, or give it a new id")
    }
  }

  private func check(
    _ constraint: DocumentElement, against known: [String: DocumentPosition]
  ) throws(DocumentError) {
    for side in ["firstItem", "secondItem"] {
      guard let item = constraint[side], known[item] == nil else { continue }
      throw DocumentError(
        .danglingReference, at: constraint.position,
        "Expected a view or guide with id \(item) as \(side) of constraint \(constraint.id ?? ""), "
          + "but the document has none",
        hint: "Delete the constraint, or restore the view that it referred to")
    }
  }
}
