/// Lists with one entry for each subview, in the order of the subviews: macOS stack and split views store the priorities and
/// spacings of subviews by their places in a list.
///
/// Observed: as many entries as subviews in 1,959 of 1,991 lists of saved documents; the other lists are compared as a whole.
struct SubviewLists {
  let sources: MergeSources

  private static let names: Set<String> = ["visibilityPriorities", "customSpacing", "holdingPriorities"]

  /// One entry of a list, by its place.
  struct Entry: Hashable, Sendable {
    var side: DocumentSide
    var element: Int
  }

  /// A list whose entries belong to the merged subviews.
  struct Outcome {
    var entries: [Entry]
    /// Whether both sides changed a subview's entry differently; then it equals ours.
    var isDisputed = false
  }

  /// Nil for other elements, and if entries and subviews do not match.
  ///
  /// - Parameters:
  ///   - list: the identity of the list.
  ///   - children: the merged children of each identity.
  ///   - prefersTheirs: whether a person chose theirs' list: then its entries are used where both sides changed them.
  func outcome(for list: Int, _ children: [[Int]], prefersTheirs: Bool) -> Outcome? {
    guard let element = sources.markup(list, .ours), Self.names.contains(element.name),
      sources.has(list, .theirs), let holder = sources.parent(list, .ours),
      let subviews = children[holder].first(where: { isSubviews($0) }),
      let mine = entries(of: list, subviews, .ours), let others = entries(of: list, subviews, .theirs)
    else { return nil }
    let former = entries(of: list, subviews, .base) ?? [:]
    var outcome = Outcome(entries: [])
    for child in children[subviews] {
      guard let own = mine[child], let other = others[child] else {
        guard let only = mine[child] ?? others[child] else { return nil }
        outcome.entries.append(only)
        continue
      }
      let old = former[child]
      let isOther = !isSame(own, other) && !isSame(other, old)
      if isOther && !isSame(own, old) { outcome.isDisputed = true }
      outcome.entries.append(isOther && (prefersTheirs || isSame(own, old)) ? other : own)
    }
    return outcome
  }

  private func isSubviews(_ identity: Int) -> Bool {
    sources.markup(identity, sources.showing(identity))?.name == "subviews"
  }

  /// The entries by subview; nil if there are more or fewer.
  private func entries(of list: Int, _ subviews: Int, _ side: DocumentSide) -> [Int: Entry]? {
    guard let element = sources.markup(list, side) else { return nil }
    let views = sources.children(subviews, side)
    guard views.count == element.children.count else { return nil }
    return Dictionary(
      zip(views, element.children.map { Entry(side: side, element: $0) }),
      uniquingKeysWith: { first, _ in first })
  }

  private func isSame(_ a: Entry, _ b: Entry?) -> Bool {
    guard let b else { return false }
    return MarkupComparison.isSame(
      a.element, of: sources.tree(a.side), b.element, of: sources.tree(b.side))
  }

  /// Whether entries are those of a side's own list, in its order.
  func isList(_ entries: [Entry], of list: Int, _ side: DocumentSide) -> Bool {
    guard let element = sources.markup(list, side), element.children.count == entries.count else {
      return false
    }
    return zip(entries, element.children).allSatisfy { isSame($0, Entry(side: side, element: $1)) }
  }
}

extension MergePlanner {
  /// Gives each subview its own entry in the lists that have one for each.
  mutating func mergeSubviewLists(_ children: [[Int]]) {
    let lists = SubviewLists(sources: sources)
    for identity in 0..<sources.count where isPresent[identity] && sources.isValue[identity] {
      let prefersTheirs = contents.takesValue[identity]
      guard let outcome = lists.outcome(for: identity, children, prefersTheirs: prefersTheirs) else {
        continue
      }
      let message = words.name(identity)
      if !outcome.isDisputed {
        conflicts = conflicts.filter { $0.kind != .value || $0.object != message || !isOf($0, identity) }
      }
      let isOurs = lists.isList(outcome.entries, of: identity, .ours)
      let isTheirs = !isOurs && lists.isList(outcome.entries, of: identity, .theirs)
      contents.takesValue[identity] = isTheirs
      contents.entries[identity] = isOurs || isTheirs ? nil : outcome.entries
    }
  }

  private func isOf(_ conflict: MergeConflict, _ identity: Int) -> Bool {
    conflict.oursLine == words.line(identity, .ours) && conflict.theirsLine == words.line(identity, .theirs)
  }
}
