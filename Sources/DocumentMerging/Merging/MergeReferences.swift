/// Ensures that all references in the merged document have a target.
extension MergePlanner {
  /// One attribute that names an object.
  struct Reference {
    var attribute: String
    var target: Int
    /// The side that the attribute's value comes from.
    var side: DocumentSide
  }

  /// Leaves out, keeps or reports elements that would refer to a missing object.
  ///
  /// - Returns: whether anything was changed.
  mutating func repairReferences() -> Bool {
    var isChanged = false
    for identity in 0..<sources.count where isPresent[identity] && !sources.isValue[identity] {
      for reference in references(of: identity) where !isPresent[reference.target] {
        if repair(reference, of: identity) { isChanged = true }
      }
    }
    return keepWhatNamesKeptObjects() || isChanged
  }

  func references(of identity: Int) -> [Reference] {
    if sources.has(identity, .ours) {
      let edits = contents.edits[identity]
      let edited = Set(edits.map(\.name))
      let kept = references(in: sources.markup(identity, .ours)?.attributes ?? [], .ours)
      return kept.filter { !edited.contains($0.attribute) }
        + references(in: edits.compactMap(\.attribute), .theirs)
    }
    return references(in: sources.markup(identity, .theirs)?.attributes ?? [], .theirs)
  }

  func references(in attributes: [MarkupAttribute], _ side: DocumentSide) -> [Reference] {
    attributes.compactMap { attribute in
      guard ElementRules.references.contains(attribute.name),
        let target = sources.identities.ofId[attribute.value]
      else { return nil }
      return Reference(attribute: attribute.name, target: target, side: side)
    }
  }

  private mutating func repair(_ reference: Reference, of identity: Int) -> Bool {
    // References that were already broken in a document are not repaired.
    guard sources.has(reference.target, reference.side) else { return false }
    return reference.side == .ours
      ? keepTarget(of: reference, in: identity) : leaveOut(reference, of: identity)
  }

  /// Handles an object that ours refers to, but which theirs deleted.
  private mutating func keepTarget(of reference: Reference, in identity: Int) -> Bool {
    if isListed(identity), deletions[.theirs]?[reference.target].map({ !refused.contains($0) }) ?? false {
      return hidden.insert(identity).inserted
    }
    guard let top = deletions[.theirs]?[reference.target] else {
      // Ours' addition was replaced by theirs'.
      return policy.decisions.isEmpty ? false : giveUp(reference, of: identity)
    }
    if refused.contains(top) { return false }
    // Theirs itself kept the broken reference, so it is not a decision of ours.
    let isAddedByTheirs =
      sources.has(identity, .theirs) && !ours.isChanged[identity] && sources.has(identity, .base)
    if isAddedByTheirs { return false }
    if accepted.contains(top) { return giveUp(reference, of: identity) }
    // A conflict about the whole deletion that the reference is part of has been reported.
    if let own = deletions[.theirs]?[identity], refused.contains(own) { return refused.insert(top).inserted }
    let name = words.name(top)
    let conflict = conflict(
      .reference, identity, "theirs deleted \(name), and ours refers to it",
      ("refers to \(name)", "deleted \(name)"), line: identity)
    guard isDeleted(by: .theirs, in: conflict) else { return refused.insert(top).inserted }
    accepted.insert(top)
    return giveUp(reference, of: identity)
  }

  /// Handles an object that theirs refers to, but which ours deleted or the merge leaves out.
  private mutating func leaveOut(_ reference: Reference, of identity: Int) -> Bool {
    let name = words.name(reference.target)
    let isConsequence = sources.has(reference.target, .ours) == false && !sources.has(reference.target, .base)
    if !isConsequence, bringsBack(reference, of: identity) { return true }
    if sources.has(identity, .ours) {
      let group = ElementRules.groups.first { $0.contains(reference.attribute) } ?? [reference.attribute]
      contents.edits[identity].removeAll { group.contains($0.name) }
      note(deletionConflict(reference, of: identity))
      return true
    }
    guard dropped.insert(identity).inserted else { return false }
    if isListed(identity) { return true }
    note(
      isConsequence
        ? conflict(.reference, identity, "it refers to \(name), which is left out", nil)
        : deletionConflict(reference, of: identity))
    return true
  }

  private mutating func note(_ conflict: MergeConflict) {
    if policy.decisions[conflict] != .ours { conflicts.append(conflict) }
  }

  private func deletionConflict(_ reference: Reference, of identity: Int) -> MergeConflict {
    let name = words.name(reference.target)
    return conflict(
      .reference, identity,
      sources.has(identity, .ours)
        ? "ours deleted \(name), and theirs now refers to it"
        : "ours deleted \(name), to which theirs refers",
      ("deleted \(name)", "refers to \(name)"))
  }

  /// Undoes ours' deletion if a person chose theirs' reference to the object, unless a person also chose the deletion.
  private mutating func bringsBack(_ reference: Reference, of identity: Int) -> Bool {
    guard let top = deletions[.ours]?[reference.target], !restored.contains(top), !accepted.contains(top)
    else {
      return false
    }
    switch policy.decisions.isEmpty ? nil : policy.decisions[deletionConflict(reference, of: identity)] {
    case .theirs, .both: break
    case .ours, nil: return false
    }
    wantedBack.insert(top)
    return restored.insert(top).inserted
  }

  private func isListed(_ identity: Int) -> Bool {
    let side = sources.showing(identity)
    guard let element = sources.markup(identity, side) else { return false }
    let holder = sources.parent(identity, side).flatMap { sources.markup($0, side) }
    return ElementRules.followsWhatItNames(element, parent: holder?.name)
  }

  /// Keeps elements that theirs deleted because they refer to an object that is now kept.
  private mutating func keepWhatNamesKeptObjects() -> Bool {
    guard !refused.isEmpty else { return false }
    var isChanged = false
    for identity in 0..<sources.count where sources.has(identity, .ours) && !isPresent[identity] {
      guard let top = deletions[.theirs]?[identity], !refused.contains(top), !accepted.contains(top) else {
        continue
      }
      let named = references(in: sources.markup(identity, .ours)?.attributes ?? [], .ours)
      let isOfKept = named.contains { reference in
        deletions[.theirs]?[reference.target].map { refused.contains($0) } ?? false
      }
      if isOfKept, refused.insert(top).inserted { isChanged = true }
    }
    return isChanged
  }

  // MARK: Slots

  /// If both sides filled the same slot, leaves theirs' element out.
  ///
  /// - Returns: whether anything was changed.
  mutating func leaveOutFilledSlots() -> Bool {
    var isChanged = false
    var known: [Int: [String: Int]] = [:]
    for identity in 0..<sources.count where isPresent[identity] && !sources.has(identity, .ours) {
      guard let holder = parent[identity], let element = sources.markup(identity, .theirs),
        let slot = ElementRules.slot(of: element)
      else { continue }
      let filled = known[holder] ?? rivals(in: holder)
      known[holder] = filled
      guard let rival = filled[slot], !hidden.contains(rival) else { continue }
      isChanged = true
      guard !isSameConnection(identity, rival), !sources.isGenerated(identity) else {
        dropped.insert(identity)
        continue
      }
      let name = words.name(rival)
      let conflict = conflict(
        .slot, identity, "ours has \(name) in the same place",
        (words.connection(rival, .ours), words.connection(identity, .theirs)), line: identity)
      if policy.takesTheirs(in: conflict, open: { conflicts.append($0) }) {
        hidden.insert(rival)
      } else {
        dropped.insert(identity)
      }
    }
    return isChanged
  }

  /// The children in the slots of an element that only ours has.
  private func rivals(in holder: Int) -> [String: Int] {
    var rivals: [String: Int] = [:]
    for child in sources.children(holder, .ours) where isPresent[child] && parent[child] == holder {
      guard !sources.has(child, .theirs), let slot = sources.markup(child, .ours).flatMap(ElementRules.slot)
      else {
        continue
      }
      rivals[slot] = child
    }
    return rivals
  }

  private func isSameConnection(_ theirs: Int, _ ours: Int) -> Bool {
    guard let left = sources.element(ours, .ours), let right = sources.element(theirs, .theirs) else {
      return false
    }
    return MarkupComparison.isSame(
      left, of: sources.tree(.ours), right, of: sources.tree(.theirs), ignoringId: true)
  }

  // MARK: Resources

  /// Keeps images and colours that one side no longer needed and the other still uses.
  ///
  /// - Returns: whether anything was changed.
  mutating func keepUsedResources() -> Bool {
    var names: [String: Int] = [:]
    for identity in 0..<sources.count where sources.has(identity, .base) && !isPresent[identity] {
      let side = sources.showing(identity)
      guard sources.zone(identity, side) == .resources, let element = sources.markup(identity, side),
        element.depth == Self.depthOfResources, let name = element["name"]
      else { continue }
      names[name] = identity
    }
    guard !names.isEmpty else { return false }
    var isChanged = false
    for name in usedNames().intersection(names.keys).sorted() {
      guard let identity = names[name] else { continue }
      isChanged = true
      if sources.has(identity, .ours) { refused.insert(identity) } else { restored.insert(identity) }
    }
    return isChanged
  }

  private static let depthOfResources = 2

  /// The values of all attributes outside the resources.
  private func usedNames() -> Set<String> {
    var names: Set<String> = []
    for side in [DocumentSide.ours, .theirs] {
      let document = sources.document(side)
      var isUsed = [Bool](repeating: false, count: document.tree.elements.count)
      for (number, element) in document.tree.elements.enumerated() where document.zones[number] == .objects {
        if let identity = sources.identities.identity(ofElement: number, side) {
          isUsed[number] = isPresent[identity] && isShown(identity, by: side)
        } else {
          isUsed[number] = element.parent.map { isUsed[$0] } ?? false
        }
        if isUsed[number] { names.formUnion(keptValues(of: element, number, side)) }
      }
    }
    for edits in contents.edits { names.formUnion(edits.compactMap { $0.attribute?.value }) }
    return names
  }

  private func keptValues(of element: MarkupElement, _ number: Int, _ side: DocumentSide) -> [String] {
    guard side == .ours, let identity = sources.identities.identity(ofElement: number, side) else {
      return element.attributes.map(\.value)
    }
    let edited = contents.edits[identity].map(\.name)
    return element.attributes.filter { !edited.contains($0.name) }.map(\.value)
  }

  private func isShown(_ identity: Int, by side: DocumentSide) -> Bool {
    if sources.isValue[identity] && contents.takesValue[identity] { return side == .theirs }
    return side == sources.showing(identity)
  }
}
