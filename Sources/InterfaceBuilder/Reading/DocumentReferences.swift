/// Checks that ids are unique, and finds constraints that refer to objects that do not exist.
struct DocumentReferences {
  private let root: DocumentElement

  init(_ root: DocumentElement) {
    self.root = root
  }

  /// - Returns: a fault for each constraint that is left out because its item is missing, and for each that shares its id or has none,
  ///   which nothing in a layout refers to. Xcode opens such documents, and apps ship them. Observed: 1 of 747 documents with
  ///   missing items, whose other views lie where they do without these constraints; 1 of 1 with shared ids.
  /// - Throws: the first id that names two other objects.
  func check() throws(DocumentError) -> [DocumentError] {
    var known: [String: DocumentPosition] = [:]
    var constraints: [DocumentElement] = []
    for objects in objectLists() {
      try objects.forEachElement { (element) throws(DocumentError) in
        if element.name == "constraint" {
          constraints.append(element)
        } else {
          try note(element, in: &known)
        }
      }
    }
    let shared = faults(ofIdsOf: constraints, against: known)
    return (shared + constraints.compactMap { fault(of: $0, against: known) }).sorted { a, b in
      (a.line, a.column) < (b.line, b.column)
    }
  }

  private func objectLists() -> [DocumentElement] {
    root.all("objects") + root.elements(in: "scenes").flatMap { $0.all("objects") }
  }

  private func note(
    _ element: DocumentElement, in known: inout [String: DocumentPosition]
  ) throws(DocumentError) {
    guard let id = element.id else { return }
    if let earlier = known.updateValue(element.position, forKey: id) {
      throw Self.sharedId(id, of: element, with: earlier)
    }
  }

  private func faults(
    ofIdsOf constraints: [DocumentElement], against known: [String: DocumentPosition]
  ) -> [DocumentError] {
    var known = known
    return constraints.compactMap { constraint in
      guard let id = constraint.id else { return Self.missingId(of: constraint) }
      guard let earlier = known[id] else {
        known[id] = constraint.position
        return nil
      }
      return Self.sharedId(id, of: constraint, with: earlier)
    }
  }

  private static func missingId(of constraint: DocumentElement) -> DocumentError {
    DocumentError(
      .missingAttribute, at: constraint.position, "Expected the attribute id on this constraint <constraint>",
      hint: "Interface Builder gives every object an id such as abc-12-xYz")
  }

  private static func sharedId(
    _ id: String, of element: DocumentElement, with other: DocumentPosition
  ) -> DocumentError {
    DocumentError(
      .duplicateIdentifier, at: element.position,
      "Expected an id of its own on <\(element.name)>, but \(id) already names the element at \(other)",
      hint: "Often left by a merge; delete one of the two, or give it a new id")
  }

  private func fault(of constraint: DocumentElement, against known: [String: DocumentPosition])
    -> DocumentError?
  {
    for side in ["firstItem", "secondItem"] {
      guard let item = constraint[side], known[item] == nil else { continue }
      return DocumentError(
        .danglingReference, at: constraint.position,
        "Expected a view or guide with id \(item) as \(side) of constraint \(constraint.id ?? ""), "
          + "but the document has none; the constraint is left out",
        hint: "Delete the constraint, or restore the view that it referred to")
    }
    return nil
  }
}
