import InterfaceBuilder

/// A change of one attribute of ours.
struct AttributeEdit: Sendable {
  var name: String
  /// The attribute in theirs; nil if theirs has removed it.
  var attribute: MarkupAttribute?
  /// A value that neither side has, such as a frame laid out again.
  var computed: String?
}

/// The parts that are taken from theirs into the elements that both sides have.
struct MergedContents: Sendable {
  /// For each identity: the attributes to change.
  var edits: [[AttributeEdit]]
  /// For each identity: whether the whole value is theirs'.
  var takesValue: [Bool]
  /// The merged entries of lists with entries from both sides, by identity.
  var entries: [Int: [SubviewLists.Entry]] = [:]
  /// For each identity: whether the text is theirs'.
  var takesText: [Bool]
  /// For each identity: whether the element's name is theirs'.
  var takesName: [Bool]
  /// The undecided frames that both sides changed, as identities of the rectangles.
  var unsettledFrames: [Int] = []
  var conflicts: [MergeConflict] = []

  init(count: Int) {
    edits = Array(repeating: [], count: count)
    takesValue = Array(repeating: false, count: count)
    takesText = takesValue
    takesName = takesValue
  }
}

/// Merges names, attributes, texts and values, element by element.
struct AttributeMerging: Sendable {
  let sources: MergeSources
  let policy: MergePolicy
  var contents: MergedContents
  let words: ElementWords
  private let changes: ChangeReader

  init(_ sources: MergeSources, policy: MergePolicy) {
    self.sources = sources
    self.policy = policy
    contents = MergedContents(count: sources.count)
    words = ElementWords(sources: sources)
    changes = ChangeReader(sources: sources)
  }

  /// Compares all elements that both sides have.
  static func merged(_ sources: MergeSources, policy: MergePolicy) -> MergedContents {
    var merging = AttributeMerging(sources, policy: policy)
    for identity in 0..<sources.count where sources.has(identity, .ours) && sources.has(identity, .theirs) {
      merging.merge(identity)
    }
    return merging.contents
  }

  private mutating func merge(_ identity: Int) {
    guard let ours = sources.element(identity, .ours), let theirs = sources.element(identity, .theirs) else {
      return
    }
    let (mine, other) = (sources.tree(.ours), sources.tree(.theirs))
    if mine.hasSameBytes(mine[ours].range, as: other, other[theirs].range) { return }
    if sources.isValue[identity] {
      mergeValue(identity, ours: ours, theirs: theirs)
    } else {
      mergeName(identity, mine[ours].name, other[theirs].name)
      mergeAttributes(identity, mine[ours], other[theirs])
      mergeText(identity, ours: ours, theirs: theirs)
    }
  }

  // MARK: Attributes

  private mutating func mergeName(_ identity: Int, _ ours: String, _ theirs: String) {
    guard ours != theirs else { return }
    let base = sources.markup(identity, .base)?.name
    if ours == base {
      contents.takesName[identity] = true
    } else if theirs != base {
      contents.takesName[identity] = isTheirs(
        identity, attribute: nil, (base, ours, theirs), "is a \(ours) in ours and a \(theirs) in theirs")
    }
  }

  private mutating func mergeAttributes(_ identity: Int, _ ours: MarkupElement, _ theirs: MarkupElement) {
    let base = sources.markup(identity, .base)
    var done: Set<String> = []
    for name in ours.attributes.map(\.name) + theirs.attributes.map(\.name) where !done.contains(name) {
      let group = ElementRules.groups.first { $0.contains(name) } ?? [name]
      done.formUnion(group)
      merge(group, of: identity, base, ours, theirs)
    }
  }

  private mutating func merge(
    _ group: [String], of identity: Int, _ base: MarkupElement?, _ ours: MarkupElement,
    _ theirs: MarkupElement
  ) {
    func isSame(_ a: MarkupElement?, _ b: MarkupElement?) -> Bool {
      group.allSatisfy { MarkupComparison.isSame($0, a?[$0], b?[$0]) }
    }
    if isSame(ours, theirs) || isSame(theirs, base) { return }
    let zone = sources.zone(identity, .ours)
    let isGenerated = group.allSatisfy { GeneratedValues.contains(attribute: $0, of: ours, in: zone) }
    if isGenerated, !takesGenerated(in: zone) { return }
    if isSame(ours, base) || (isGenerated && isNewer(in: zone)) {
      take(group, of: identity, ours, theirs)
    } else if !isGenerated, !isSettledByTable(group, identity, ours, theirs) {
      let names = group.filter { !MarkupComparison.isSame($0, ours[$0], theirs[$0]) }
      for name in names.prefix(1) {
        let values = (base?[name], ours[name], theirs[name])
        let isTheirs = isTheirs(
          identity, attribute: name, values,
          "\(name) is \(words.value(values.1)) in ours and \(words.value(values.2)) in theirs"
            + (base == nil ? "" : ", and was \(words.value(values.0))"))
        if isTheirs { take(group, of: identity, ours, theirs) }
      }
    }
  }

  /// Whether a side's column width only results from the table and the other columns. Then the other side's width
  /// is used.
  private mutating func isSettledByTable(
    _ group: [String], _ identity: Int, _ ours: MarkupElement, _ theirs: MarkupElement
  ) -> Bool {
    guard group == ["width"], ours.name == "tableColumn" else { return false }
    if changes.isRest(identity, .theirs) { return true }
    guard changes.isRest(identity, .ours) else { return false }
    take(group, of: identity, ours, theirs)
    return true
  }

  private func takesGenerated(in zone: DocumentZone) -> Bool {
    switch zone {
    case .root, .header: policy.takesHeader
    case .resources, .notes, .objects, .other: policy.takesGeneratedValues
    }
  }

  /// Whether theirs' notes are newer, if both sides have changed them.
  private func isNewer(in zone: DocumentZone) -> Bool {
    switch zone {
    case .root, .header, .notes, .resources: sources.isTheirsNewer
    case .objects, .other: false
    }
  }

  private mutating func take(
    _ group: [String], of identity: Int, _ ours: MarkupElement, _ theirs: MarkupElement
  ) {
    for name in group where ours[name] != theirs[name] {
      let attribute = theirs.attributes.first { $0.name == name }
      contents.edits[identity].append(AttributeEdit(name: name, attribute: attribute))
    }
  }

  // MARK: Texts and values

  private mutating func mergeText(_ identity: Int, ours: Int, theirs: Int) {
    let (mine, other) = (sources.tree(.ours), sources.tree(.theirs))
    guard mine[ours].hasText || other[theirs].hasText else { return }
    let texts = (
      sources.element(identity, .base).map { sources.tree(.base).text(of: $0) }, mine.text(of: ours),
      other.text(of: theirs)
    )
    if texts.1 == texts.2 || texts.2 == texts.0 { return }
    if texts.1 == texts.0 {
      contents.takesText[identity] = true
    } else {
      contents.takesText[identity] = isTheirs(
        identity, attribute: mine[ours]["key"], texts,
        "its text is \(words.value(texts.1)) in ours and \(words.value(texts.2)) in theirs")
    }
  }

  private mutating func mergeValue(_ identity: Int, ours: Int, theirs: Int) {
    let (mine, other, before) = (sources.tree(.ours), sources.tree(.theirs), sources.tree(.base))
    guard !MarkupComparison.isSame(ours, of: mine, theirs, of: other) else { return }
    let base = sources.element(identity, .base)
    if let base, MarkupComparison.isSame(theirs, of: other, base, of: before) { return }
    guard isTaken(identity) else { return }
    if let base, MarkupComparison.isSame(ours, of: mine, base, of: before) {
      contents.takesValue[identity] = true
    } else {
      settle(identity, ours: mine[ours], theirs: other[theirs])
    }
  }

  /// Whether the policy accepts a value of theirs.
  private func isTaken(_ identity: Int) -> Bool {
    guard let element = sources.markup(identity, .theirs) else { return false }
    if GeneratedValues.isFrame(element) {
      guard let frames = policy.takenFrames else { return true }
      return words.identifier(identity).map { frames.contains($0) } ?? false
    }
    if changes.isGeneratedValue(identity, changedBy: .theirs) { return policy.takesGeneratedValues }
    return !sources.isGenerated(identity) || takesGenerated(in: sources.zone(identity, .theirs))
  }

  /// Decides about a value that both sides have changed.
  private mutating func settle(_ identity: Int, ours: MarkupElement, theirs: MarkupElement) {
    if sources.isGenerated(identity) {
      contents.takesValue[identity] = isNewer(in: sources.zone(identity, .ours))
      return
    }
    let isFrame = GeneratedValues.isFrame(ours) && GeneratedValues.isFrame(theirs)
    if isFrame || GeneratedValues.isWindowFrame(ours) {
      settleFrame(identity, ours, theirs)
    } else if !changes.repeatsFrame(identity, .theirs) {
      if changes.repeatsFrame(identity, .ours) {
        contents.takesValue[identity] = true
        return
      }
      let values = (
        words.contents(identity, .base), words.contents(identity, .ours), words.contents(identity, .theirs)
      )
      let conflict = conflict(
        identity, attribute: ours["key"] ?? ours.name, values,
        "is \(words.value(values.1)) in ours and \(words.value(values.2)) in theirs")
      if policy.decisions[conflict] == .both, takeBoth(identity, ours, theirs) { return }
      contents.takesValue[identity] = policy.takesTheirs(in: conflict) { contents.conflicts.append($0) }
    }
  }

  /// A side's decision takes precedence over a consequence of the other side's decision; two decisions are merged
  /// number by number.
  private mutating func settleFrame(_ identity: Int, _ ours: MarkupElement, _ theirs: MarkupElement) {
    let isOursGenerated = changes.isGeneratedValue(identity, changedBy: .ours)
    let isTheirsGenerated = changes.isGeneratedValue(identity, changedBy: .theirs)
    if !sources.has(identity, .base) || (isOursGenerated && isTheirsGenerated) {
      if GeneratedValues.isRectangle(ours) { contents.unsettledFrames.append(identity) }
    } else if isOursGenerated {
      contents.takesValue[identity] = true
    } else if !isTheirsGenerated {
      mergeNumbers(identity, ours, theirs)
    }
  }

  private mutating func mergeNumbers(_ identity: Int, _ ours: MarkupElement, _ theirs: MarkupElement) {
    let base = sources.markup(identity, .base)
    for name in numbers(of: identity) {
      let values = (base?[name], ours[name], theirs[name])
      if MarkupComparison.isSame(name, values.1, values.2)
        || MarkupComparison.isSame(name, values.2, values.0)
      {
        continue
      }
      if MarkupComparison.isSame(name, values.1, values.0) {
        take([name], of: identity, ours, theirs)
      } else if isDecided(name, of: ours) {
        let isTheirs = isTheirs(
          identity, attribute: name, values,
          "\(name) is \(words.value(values.1)) in ours and \(words.value(values.2)) in theirs")
        if isTheirs { take([name], of: identity, ours, theirs) }
      }
    }
  }

  private func numbers(of frame: Int) -> [String] {
    sources.element(frame, .ours).map { FrameRule(tree: sources.tree(.ours)).numbers(ofFrame: $0) } ?? []
  }

  /// Whether somebody decides a number of a frame in ours.
  private func isDecided(_ number: String, of frame: MarkupElement) -> Bool {
    guard GeneratedValues.isRectangle(frame), let view = frame.parent else { return true }
    return FrameRule(tree: sources.tree(.ours)).decidedNumbers(view).contains(number)
  }

  /// Whether a person chose theirs' value. Records the conflict if nobody has decided.
  private mutating func isTheirs(
    _ identity: Int, attribute: String?, _ values: (String?, String?, String?), _ reason: String
  ) -> Bool {
    let conflict = conflict(identity, attribute: attribute, values, reason)
    return policy.takesTheirs(in: conflict) { contents.conflicts.append($0) }
  }

  private func conflict(
    _ identity: Int, attribute: String?, _ values: (String?, String?, String?), _ reason: String
  ) -> MergeConflict {
    let name = words.name(identity)
    return MergeConflict(
      kind: .value, object: name, identifier: words.identifier(identity), attribute: attribute,
      base: values.0, ours: values.1, theirs: values.2, oursLine: words.line(identity, .ours),
      theirsLine: words.line(identity, .theirs), message: "\(name): \(reason)")
  }
}
