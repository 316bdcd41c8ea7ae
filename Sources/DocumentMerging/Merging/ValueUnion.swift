/// Values that can combine both sides' changes.
extension AttributeMerging {
  /// Values whose attributes are switches.
  private static let masks: Set<String> = ["autoresizingMask", "modifierMask"]

  /// Combines the changes of both sides in a value.
  ///
  /// - Returns: false for a value that cannot combine them, such as a color.
  mutating func takeBoth(_ identity: Int, _ ours: MarkupElement, _ theirs: MarkupElement) -> Bool {
    if Self.masks.contains(ours.name), ours.name == theirs.name {
      let base = sources.markup(identity, .base)
      for attribute in theirs.attributes where attribute.name != "key" && base?[attribute.name] == nil {
        guard ours[attribute.name] == nil else { continue }
        contents.edits[identity].append(AttributeEdit(name: attribute.name, attribute: attribute))
      }
      return true
    }
    guard ours.name == theirs.name, !ours.hasText, !theirs.hasText,
      !ours.children.isEmpty, !theirs.children.isEmpty,
      ours.attributes.map(\.name) == theirs.attributes.map(\.name)
    else { return false }
    contents.entries[identity] = union(identity, ours, theirs)
    return true
  }

  /// Ours' entries without those that theirs deleted, then those that only theirs added.
  private func union(
    _ identity: Int, _ ours: MarkupElement, _ theirs: MarkupElement
  ) -> [SubviewLists.Entry] {
    let base = sources.markup(identity, .base)?.children ?? []
    func contains(_ list: [Int], _ holder: DocumentSide, _ element: Int, _ side: DocumentSide) -> Bool {
      list.contains {
        MarkupComparison.isSame($0, of: sources.tree(holder), element, of: sources.tree(side))
      }
    }
    let kept = ours.children.filter { entry in
      !contains(base, .base, entry, .ours) || contains(theirs.children, .theirs, entry, .ours)
    }
    let added = theirs.children.filter { entry in
      !contains(base, .base, entry, .theirs) && !contains(ours.children, .ours, entry, .theirs)
    }
    return kept.map { SubviewLists.Entry(side: .ours, element: $0) }
      + added.map { SubviewLists.Entry(side: .theirs, element: $0) }
  }
}
