import InterfaceBuilder

/// The decisions of one side since the base, without content that Xcode generates.
struct DecidedChanges: Sendable {
  /// For each identity: whether its own name, attributes or text were changed.
  private(set) var isChanged: [Bool]
  /// For each identity: whether it was moved to another parent.
  private(set) var isMoved: [Bool]
  /// For each identity: whether children were added to it.
  private(set) var hasGained: [Bool]

  init(of side: DocumentSide, in sources: MergeSources) {
    let reader = ChangeReader(sources: sources)
    isChanged = (0..<sources.count).map { reader.isChanged($0, by: side) }
    isMoved = (0..<sources.count).map { identity in
      sources.has(identity, .base) && sources.has(identity, side)
        && sources.parent(identity, .base) != sources.parent(identity, side)
    }
    hasGained = [Bool](repeating: false, count: sources.count)
    for identity in 0..<sources.count where sources.has(identity, side) {
      guard !sources.has(identity, .base) || isMoved[identity], !reader.isGeneratedAddition(identity, side),
        let parent = sources.parent(identity, side)
      else { continue }
      hasGained[parent] = true
    }
  }
}

/// Compares an element of a side with the base.
struct ChangeReader: Sendable {
  let sources: MergeSources

  func isChanged(_ identity: Int, by side: DocumentSide) -> Bool {
    guard let old = sources.element(identity, .base), let new = sources.element(identity, side),
      !sources.isGenerated(identity)
    else { return false }
    let (before, after) = (sources.tree(.base), sources.tree(side))
    guard !before.hasSameBytes(before[old].range, as: after, after[new].range) else { return false }
    if sources.isValue[identity] {
      return !MarkupComparison.isSame(old, of: before, new, of: after)
        && !isGeneratedValue(identity, changedBy: side) && !Rewriting.isSameColor(before[old], after[new])
    }
    return before[old].name != after[new].name || hasDecidedAttributes(identity, side)
      || hasOtherText(identity, side)
  }

  /// Whether the text of an element differs from the base's.
  func hasOtherText(_ identity: Int, _ side: DocumentSide) -> Bool {
    guard let old = sources.element(identity, .base), let new = sources.element(identity, side) else {
      return false
    }
    let (before, after) = (sources.tree(.base), sources.tree(side))
    guard before[old].hasText || after[new].hasText else { return false }
    return before.text(of: old) != after.text(of: new)
  }

  private func hasDecidedAttributes(_ identity: Int, _ side: DocumentSide) -> Bool {
    guard let old = sources.markup(identity, .base), let new = sources.markup(identity, side) else {
      return false
    }
    let zone = sources.zone(identity, side)
    return (old.attributes + new.attributes).contains { attribute in
      !MarkupComparison.isSame(attribute.name, old[attribute.name], new[attribute.name])
        && !GeneratedValues.contains(attribute: attribute.name, of: new, in: zone)
        && !Rewriting.isSame(attribute.name, old[attribute.name], new[attribute.name])
    }
  }

  /// Whether a frame's or a window's new value follows from the rest of the document.
  func isGeneratedValue(_ identity: Int, changedBy side: DocumentSide) -> Bool {
    guard let old = sources.markup(identity, .base), let new = sources.markup(identity, side) else {
      return false
    }
    guard GeneratedValues.isFrame(new), let view = new.parent, let former = old.parent else { return false }
    return !FrameRule(tree: sources.tree(side))
      .isDecided(view, since: FrameRule(tree: sources.tree(.base)), former)
  }

  /// Whether a side's minimum size of a text view repeats the view's frame.
  func repeatsFrame(_ identity: Int, _ side: DocumentSide) -> Bool {
    sources.element(identity, side).map { FrameRule(tree: sources.tree(side)).repeatsFrame($0) } ?? false
  }

  /// Whether a side's width of a column is the remaining width of the table.
  func isRest(_ identity: Int, _ side: DocumentSide) -> Bool {
    guard let old = sources.element(identity, .base), let new = sources.element(identity, side) else {
      return false
    }
    let former = FrameRule(tree: sources.tree(.base))
    return FrameRule(tree: sources.tree(side)).takesTheRest(new, since: former, old)
  }

  /// Frames are added with their views, and Xcode's notes are nobody's additions.
  func isGeneratedAddition(_ identity: Int, _ side: DocumentSide) -> Bool {
    guard let element = sources.markup(identity, side) else { return true }
    return sources.isGenerated(identity) || GeneratedValues.isFrame(element) || Rewriting.isAdded(element)
      || [.header, .notes, .resources].contains(sources.zone(identity, side))
  }
}
