/// A person's decision about a conflict.
public enum MergeDecision: String, Hashable, Codable, Sendable, CaseIterable {
  /// The result is as ours.
  case ours
  /// The result is as theirs.
  case theirs
  /// The result has what either side has: the entries of both lists, or the object that only one side deleted.
  case both
}

extension MergePolicy {
  /// Whether theirs' side of a disagreement is taken.
  ///
  /// - Parameter open: notes the conflict where nobody has decided, or in a way that is not possible.
  func takesTheirs(in conflict: MergeConflict, open: (MergeConflict) -> Void) -> Bool {
    switch decisions[conflict] {
    case .theirs: return true
    case .ours: return false
    case .both, nil:
      open(conflict)
      return false
    }
  }
}

/// Decides about objects that one side deleted and the other side needs.
extension MergePlanner {
  /// Whether the deletion is carried out.
  ///
  /// Reports the conflict where nobody has decided; then the result is as ours.
  mutating func isDeleted(by side: DocumentSide, in conflict: MergeConflict) -> Bool {
    switch policy.decisions[conflict] {
    case .both: return false
    case .ours: return side == .ours
    case .theirs: return side == .theirs
    case nil:
      conflicts.append(conflict)
      return side == .ours
    }
  }

  /// Brings back what ours deleted together with an object that a person wants back, because it refers to it: the
  /// constraints of a view.
  ///
  /// - Returns: whether anything was changed.
  mutating func restoreWhatNamesRestoredObjects() -> Bool {
    guard !wantedBack.isEmpty else { return false }
    var isChanged = false
    for identity in 0..<sources.count where sources.has(identity, .theirs) && !isPresent[identity] {
      guard let top = deletions[.ours]?[identity], !wantedBack.contains(top), !accepted.contains(top),
        references(of: identity).contains(where: { isWantedBack($0.target) })
      else { continue }
      wantedBack.insert(top)
      if restored.insert(top).inserted { isChanged = true }
    }
    return isChanged
  }

  private func isWantedBack(_ identity: Int) -> Bool {
    deletions[.ours]?[identity].map { wantedBack.contains($0) } ?? false
  }

  /// Takes a reference of ours out of the result, because a person let its target go.
  ///
  /// A constraint or a connection goes as a whole. Another object has the attribute as theirs has it, if that is left.
  /// - Returns: whether anything was changed.
  mutating func giveUp(_ reference: Reference, of identity: Int) -> Bool {
    guard let element = sources.markup(identity, .ours) else { return false }
    if !sources.has(identity, .theirs), ElementRules.isConnection(element) || element.name == "constraint" {
      return hidden.insert(identity).inserted
    }
    let group = ElementRules.groups.first { $0.contains(reference.attribute) } ?? [reference.attribute]
    let attributes = group.map { name in
      AttributeEdit(
        name: name, attribute: attributeOfTheirs(name, of: identity, besides: reference.target))
    }
    contents.edits[identity].removeAll { group.contains($0.name) }
    contents.edits[identity] += attributes.filter { element[$0.name] != $0.attribute?.value }
    return true
  }

  private func attributeOfTheirs(_ name: String, of identity: Int, besides target: Int) -> MarkupAttribute? {
    let attribute = sources.markup(identity, .theirs)?.attributes.first { $0.name == name }
    guard let attribute, sources.identities.ofId[attribute.value] != target else { return nil }
    return attribute
  }

  /// Finds another place for what a side put into an object that a person let go: the place on the other side.
  mutating func settleOrphans() {
    guard !policy.decisions.isEmpty else { return }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for identity in 0..<sources.count where isPresent[identity] {
        guard let holder = parent[identity], !isPresent[holder] else { continue }
        isSettled = false
        let other = [DocumentSide.ours, .theirs].compactMap { sources.parent(identity, $0) }
          .first { isPresent[$0] }
        parent[identity] = other
        isPresent[identity] = other != nil
      }
    }
  }
}
