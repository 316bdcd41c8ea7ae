/// A person's decision about a conflict.
public enum MergeDecision: String, Hashable, Codable, Sendable, CaseIterable {
  /// The result equals ours.
  case ours
  /// The result equals theirs.
  case theirs
  /// The result combines both sides: the entries of both lists, or the object that only one side deleted.
  case both
}

extension MergePolicy {
  /// Whether theirs' side of a disagreement is chosen.
  ///
  /// - Parameter open: records the conflict if nobody has decided, or if the decision is not possible.
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
  /// Whether the deletion is applied.
  ///
  /// Reports the conflict if nobody has decided; then the result equals ours.
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

  /// Restores elements that ours deleted together with a restored object because they refer to it, such as the
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

  /// Removes a reference of ours from the result, because a person decided to delete its target.
  ///
  /// A constraint or a connection is removed as a whole. In any other object, the attribute gets theirs' value, unless
  /// that refers to the same target.
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

  /// Moves elements that a side put into an object whose deletion a person chose to their place on the other side.
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
