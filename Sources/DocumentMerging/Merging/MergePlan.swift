import InterfaceBuilder

/// The parts of the merged document and their places.
struct MergePlan: Sendable {
  /// For each identity: whether the merged document has it.
  var isPresent: [Bool]
  /// For each identity: its parent in the merged document.
  var parent: [Int?]
  /// For each identity: its children in the merged document, in order.
  var children: [[Int]]
  var contents: MergedContents
  var conflicts: [MergeConflict]
}

/// Decides on the elements of the merged document and their places.
///
/// Each step is linear. The steps are repeated, a limited number of times, until no more elements have to be kept or
/// removed.
struct MergePlanner {
  let sources: MergeSources
  let policy: MergePolicy
  let ours: DecidedChanges
  let theirs: DecidedChanges
  let words: ElementWords
  /// For each identity: the outermost deletion that includes it, by side; nil if the side did not delete it.
  let deletions: [DocumentSide: [Int?]]
  var contents: MergedContents
  var conflicts: [MergeConflict] = []
  /// Deletions of theirs that are not applied, and deletions of ours that are undone.
  var refused: Set<Int> = []
  var restored: Set<Int> = []
  /// Deletions that a person chose, and deletions of ours that a person undid.
  var accepted: Set<Int> = []
  var wantedBack: Set<Int> = []
  /// Theirs' additions that are left out.
  var dropped: Set<Int> = []
  /// Entries of ours, in lists that Xcode maintains, whose objects are gone.
  var hidden: Set<Int> = []
  /// The elements that stay at their place in ours, although theirs moved them.
  var unmoved: Set<Int> = []
  /// The constraints whose holders would not contain their items.
  var disputedHolders: Set<Int> = []
  var isPresent: [Bool]
  var parent: [Int?]

  /// The largest number of rounds: chains of references that cause one another's changes are short, and a document
  /// with longer ones is not merged.
  static let mostRounds = 32

  init(_ sources: MergeSources, policy: MergePolicy) {
    self.sources = sources
    self.policy = policy
    ours = DecidedChanges(of: .ours, in: sources)
    theirs = DecidedChanges(of: .theirs, in: sources)
    words = ElementWords(sources: sources)
    deletions = [
      .ours: Self.deletions(by: .ours, in: sources), .theirs: Self.deletions(by: .theirs, in: sources),
    ]
    contents = AttributeMerging.merged(sources, policy: policy)
    isPresent = Array(repeating: false, count: sources.count)
    parent = Array(repeating: nil, count: sources.count)
  }

  /// - Returns: nil if the sides' references cause one another's changes endlessly.
  mutating func plan() -> MergePlan? {
    conflicts = contents.conflicts
    weighDeletions(by: .theirs)
    weighDeletions(by: .ours)
    var rounds = 0
    var isSettled = false
    while !isSettled {
      rounds += 1
      guard rounds <= Self.mostRounds else { return nil }
      place()
      isSettled =
        !leaveOutFilledSlots() && !repairReferences() && !restoreWhatNamesRestoredObjects()
        && !keepItemsInHolders()
    }
    if keepUsedResources() { place() }
    reportMoves()
    let children = orderedChildren()
    mergeSubviewLists(children)
    return MergePlan(
      isPresent: isPresent, parent: parent, children: children, contents: contents, conflicts: conflicts)
  }

  // MARK: Deletions

  /// For each identity that a side deleted, the outermost enclosing deletion. A list is deleted if its contents are.
  private static func deletions(by side: DocumentSide, in sources: MergeSources) -> [Int?] {
    var tops = [Int?](repeating: nil, count: sources.count)
    // Identities of the base come first and in document order, so parents come before children.
    for identity in 0..<sources.count where sources.has(identity, .base) && !sources.has(identity, side) {
      let holder = sources.parent(identity, .base)
      if let holder, let top = tops[holder] {
        tops[identity] = top
      } else if !sources.isList[identity] {
        tops[identity] = identity
      }
    }
    return tops
  }

  /// Finds deletions of elements that the other side changed.
  private mutating func weighDeletions(by side: DocumentSide) {
    let other = side == .ours ? theirs : ours
    var reported: Set<Int> = []
    for identity in 0..<sources.count {
      guard sources.has(identity, .base), !sources.has(identity, side), sources.has(identity, side.other)
      else {
        continue
      }
      guard let top = deletions[side]?[identity] else { continue }
      if sources.isGenerated(top) || isFrame(top) {
        weighGenerated(top, by: side)
        continue
      }
      guard other.isChanged[identity] || other.isMoved[identity] || other.hasGained[identity] else {
        continue
      }
      if reported.insert(top).inserted { weighDeletion(of: top, by: side, reason: identity) }
    }
  }

  private func isFrame(_ identity: Int) -> Bool {
    sources.markup(identity, sources.showing(identity)).map(GeneratedValues.isFrame) ?? false
  }

  /// Decides on Xcode's notes: the newer note is used.
  private mutating func weighGenerated(_ top: Int, by side: DocumentSide) {
    let zone = sources.zone(top, side.other)
    let isNote = zone == .header
    let takes = isNote ? policy.takesHeader : policy.takesGeneratedValues || zone != .objects
    if side == .theirs {
      let isOursChanged = isNote && isRewritten(top, by: .ours)
      if !takes || (isOursChanged && !sources.isTheirsNewer) { refused.insert(top) }
    } else if isNote, takes, sources.isTheirsNewer, isRewritten(top, by: .theirs) {
      restored.insert(top)
    }
  }

  private func isRewritten(_ identity: Int, by side: DocumentSide) -> Bool {
    guard let old = sources.element(identity, .base), let new = sources.element(identity, side) else {
      return false
    }
    return !MarkupComparison.isSame(old, of: sources.tree(.base), new, of: sources.tree(side))
  }

  private mutating func weighDeletion(of top: Int, by side: DocumentSide, reason: Int) {
    let (deleter, changer) = side == .ours ? ("ours", "theirs") : ("theirs", "ours")
    let what = "changed " + (reason == top ? "it" : words.name(reason))
    let sides = side == .ours ? ("deleted it", what) : (what, "deleted it")
    let conflict = conflict(
      side == .ours ? .deletedByOurs : .deletedByTheirs, top,
      "\(deleter) deleted it, and \(changer) \(what)", sides, line: reason)
    switch (side, isDeleted(by: side, in: conflict)) {
    case (.theirs, true): accepted.insert(top)
    case (.theirs, false): refused.insert(top)
    case (_, false):
      restored.insert(top)
      wantedBack.insert(top)
    case (_, true):
      if policy.decisions[conflict] == .ours { accepted.insert(top) }
    }
  }

  // MARK: Presence

  /// Determines for each element whether it is present, and its parent.
  private mutating func place() {
    // Among the elements that one side added, parents have smaller identities than their children.
    for identity in 0..<sources.count {
      isPresent[identity] = sources.has(identity, .ours) && isKeptOfOurs(identity)
    }
    for element in sources.tree(.theirs).elements.indices {
      guard let identity = sources.identities.identity(ofElement: element, .theirs),
        !sources.has(identity, .ours)
      else { continue }
      isPresent[identity] = isTakenOfTheirs(identity)
    }
    for identity in 0..<sources.count {
      parent[identity] = isPresent[identity] ? wantedParent(identity) : nil
    }
    settleOrphans()
    breakCycles()
  }

  private func isKeptOfOurs(_ identity: Int) -> Bool {
    if hidden.contains(identity) { return false }
    if sources.has(identity, .theirs) { return true }
    guard sources.has(identity, .base) else {
      return sources.parent(identity, .ours).map { isPresent[$0] } ?? true
    }
    guard let top = deletions[.theirs]?[identity] else { return true }
    return refused.contains(top)
  }

  private func isTakenOfTheirs(_ identity: Int) -> Bool {
    guard !dropped.contains(identity), let holder = sources.parent(identity, .theirs), isPresent[holder]
    else {
      return false
    }
    if sources.has(identity, .base) {
      guard let top = deletions[.ours]?[identity] else { return true }
      return restored.contains(top)
    }
    return !isNoise(identity)
  }

  /// Whether an addition of theirs to an object of ours is one of Xcode's notes.
  private func isNoise(_ identity: Int) -> Bool {
    let zone = sources.zone(identity, .theirs)
    if zone == .header { return !policy.takesHeader }
    return zone == .objects && !policy.takesGeneratedValues && sources.isGenerated(identity)
      && sources.parent(identity, .theirs).map { sources.has($0, .ours) } ?? false
  }

  private func wantedParent(_ identity: Int) -> Int? {
    let mine = sources.parent(identity, .ours)
    guard sources.has(identity, .ours) else { return sources.parent(identity, .theirs) }
    guard sources.has(identity, .theirs), sources.has(identity, .base), !unmoved.contains(identity) else {
      return mine
    }
    let other = sources.parent(identity, .theirs)
    guard other != mine, let other, isPresent[other] else { return mine }
    let isOurs = mine != sources.parent(identity, .base) && !isMovedByDecision(identity, to: other)
    return isOurs ? mine : other
  }

  private func isMovedByDecision(_ identity: Int, to other: Int) -> Bool {
    !policy.decisions.isEmpty && policy.decisions[moveConflict(identity, to: other)] == .theirs
  }

  private func moveConflict(_ identity: Int, to other: Int) -> MergeConflict {
    let places = (
      sources.parent(identity, .ours).map(words.name) ?? "the document", words.name(other)
    )
    return conflict(
      .moved, identity, "it is in \(places.0) in ours and in \(places.1) in theirs",
      ("moved it into \(places.0)", "moved it into \(places.1)"))
  }

  /// Undoes moves by which both sides put objects into one another.
  private mutating func breakCycles() {
    var isReached = [Bool](repeating: false, count: sources.count)
    for start in 0..<sources.count where isPresent[start] && !isReached[start] {
      var path: [Int] = []
      var onPath: Set<Int> = []
      var next: Int? = start
      while let identity = next, !isReached[identity] {
        if !onPath.insert(identity).inserted {
          // Ours has no cycle.
          for member in onPath where sources.has(member, .ours) {
            parent[member] = sources.parent(member, .ours)
          }
          break
        }
        path.append(identity)
        next = parent[identity]
      }
      for identity in path { isReached[identity] = true }
    }
  }

  // MARK: Moves and order

  private mutating func reportMoves() {
    for identity in 0..<sources.count {
      guard sources.has(identity, .ours), sources.has(identity, .theirs), isPresent[identity] else {
        continue
      }
      let other = sources.parent(identity, .theirs)
      guard parent[identity] != other, theirs.isMoved[identity] || !sources.has(identity, .base),
        sources.parent(identity, .ours) != other, let other
      else { continue }
      // The conflict about a constraint's holder has been reported, unless a person chose the move.
      if unmoved.contains(identity), !isMovedByDecision(identity, to: other) { continue }
      conflicts.append(moveConflict(identity, to: other))
    }
  }

  private mutating func orderedChildren() -> [[Int]] {
    var result = [[Int]](repeating: [], count: sources.count)
    for identity in 0..<sources.count where isPresent[identity] {
      result[identity] = order(of: identity)
    }
    // An empty list is not written. Children have larger numbers only within a side, so elements are processed by
    // depth.
    prune(&result)
    return result
  }

  /// The merged order of an element's children. Invisible orders are never a conflict.
  private mutating func order(of identity: Int) -> [Int] {
    let all = childOrder(of: identity)
    let (order, isAmbiguous) = all.merged()
    guard isAmbiguous, let holder = sources.markup(identity, sources.showing(identity)) else { return order }
    func seen(_ children: [Int]) -> [Int] { children.filter { isOrderSeen($0, in: holder) } }
    let orders = ChildOrder(base: seen(all.base), ours: seen(all.ours), theirs: seen(all.theirs))
    var visible = orders.merged()
    if visible.isAmbiguous, takesTheirs(orders, in: identity) { visible = orders.reversed.merged() }
    var next = visible.order.makeIterator()
    return order.map { isOrderSeen($0, in: holder) ? next.next() ?? $0 : $0 }
  }

  /// Whether a person chose theirs' order. Records the conflict if nobody has decided.
  private mutating func takesTheirs(_ orders: ChildOrder, in identity: Int) -> Bool {
    let conflict = conflict(
      .order, identity, "both sides reordered its contents",
      (words.list(orders.ours), words.list(orders.theirs)))
    return policy.takesTheirs(in: conflict) { conflicts.append($0) }
  }

  private func childOrder(of identity: Int) -> ChildOrder {
    let old = sources.children(identity, .base)
    let mine = sources.children(identity, .ours).filter { isPresent[$0] && parent[$0] == identity }
    var others = sources.children(identity, .theirs).filter { isPresent[$0] && parent[$0] == identity }
    if !policy.takesGeneratedValues, let holder = sources.markup(identity, sources.showing(identity)),
      !DecisionTable.hasOrder(holder.name, isTopLevel: holder.depth == 1),
      !mine.contains(where: { isOrderSeen($0, in: holder) })
    {
      // The order of these elements in theirs is not a decision.
      let known = Set(mine)
      others = mine + others.filter { !known.contains($0) }
    }
    return ChildOrder(base: old, ours: mine, theirs: others)
  }

  private func isOrderSeen(_ child: Int, in holder: MarkupElement) -> Bool {
    sources.markup(child, sources.showing(child)).map { ElementRules.isOrdered($0, in: holder) } ?? false
  }

  private mutating func prune(_ children: inout [[Int]]) {
    var left = children.map(\.count)
    var pending = (0..<sources.count).filter { isPresent[$0] && sources.isList[$0] && left[$0] == 0 }
    while let identity = pending.popLast() {
      isPresent[identity] = false
      guard let holder = parent[identity] else { continue }
      left[holder] -= 1
      if left[holder] == 0, sources.isList[holder] { pending.append(holder) }
    }
    for identity in children.indices where left[identity] < children[identity].count {
      children[identity].removeAll { !isPresent[$0] }
    }
  }

  func conflict(
    _ kind: MergeConflict.Kind, _ identity: Int, _ reason: String, _ sides: (ours: String, theirs: String)?,
    line: Int? = nil
  ) -> MergeConflict {
    let name = words.name(identity)
    return MergeConflict(
      kind: kind, object: name, identifier: words.identifier(identity),
      oursLine: words.line(line ?? identity, .ours) ?? words.line(identity, .ours),
      theirsLine: words.line(line ?? identity, .theirs) ?? words.line(identity, .theirs),
      message: "\(name): \(reason)", oursWords: sides?.ours, theirsWords: sides?.theirs)
  }
}
