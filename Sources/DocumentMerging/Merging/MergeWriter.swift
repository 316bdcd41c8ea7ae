/// Writes a merged document from the bytes of ours and theirs.
///
/// Unchanged parts of ours are copied byte for byte; parts from theirs are copied, too, with the line ends and the indentation
/// of ours.
struct MergeWriter {
  private let sources: MergeSources
  private let plan: MergePlan
  private let ours: MarkupTree
  private let theirs: MarkupTree
  private let policy: MergePolicy
  /// For each identity: whether its bytes can be copied as a whole.
  private var isVerbatim: [Bool]
  private var output: [UInt8] = []

  init(_ plan: MergePlan, of sources: MergeSources, policy: MergePolicy) {
    self.sources = sources
    self.plan = plan
    self.policy = policy
    ours = sources.tree(.ours)
    theirs = sources.tree(.theirs)
    isVerbatim = Array(repeating: false, count: sources.count)
  }

  /// The bytes of the whole document.
  mutating func document() -> [UInt8] {
    output.reserveCapacity(ours.bytes.count + theirs.bytes.count / 4)
    findVerbatim()
    writeEnds(isStart: true)
    write(ElementIdentities.root, level: 0)
    writeEnds(isStart: false)
    return output
  }

  // MARK: Copied parts

  private mutating func findVerbatim() {
    var order = [ElementIdentities.root]
    var next = 0
    while next < order.count {
      order += plan.children[order[next]]
      next += 1
    }
    for identity in order.reversed() { isVerbatim[identity] = canCopy(identity) }
  }

  private func canCopy(_ identity: Int) -> Bool {
    let side = source(of: identity)
    let isWhole =
      plan.contents.edits[identity].isEmpty && !plan.contents.takesName[identity]
      && plan.contents.entries[identity] == nil
    guard isWhole, !plan.contents.takesText[identity] else { return false }
    guard let element = sources.markup(identity, side) else { return false }
    guard !element.attributes.contains(where: \.isRewritten) else { return false }
    if sources.isValue[identity] { return true }
    let children = plan.children[identity]
    return children == sources.children(identity, side)
      && children.allSatisfy { isVerbatim[$0] && source(of: $0) == side && gapSide(of: $0) == side }
  }

  /// The document that an element's bytes come from.
  private func source(of identity: Int) -> DocumentSide {
    guard sources.has(identity, .ours) else { return .theirs }
    return plan.contents.takesValue[identity] ? .theirs : .ours
  }

  /// The document that provides the gap before an element: the one in which the element has this place.
  private func gapSide(of identity: Int) -> DocumentSide {
    let isOurs =
      sources.has(identity, .ours) && sources.parent(identity, .ours) == plan.parent[identity]
    let isTheirs =
      sources.has(identity, .theirs) && sources.parent(identity, .theirs) == plan.parent[identity]
    guard isOurs, isTheirs else { return isTheirs ? .theirs : sources.showing(identity) }
    return hasNewComment(identity) ? .theirs : .ours
  }

  /// Whether theirs changed the comment before an element and ours did not.
  private func hasNewComment(_ identity: Int) -> Bool {
    guard let new = comment(before: identity, .theirs), let mine = comment(before: identity, .ours),
      new != mine, let old = comment(before: identity, .base)
    else { return false }
    return old == mine
  }

  private func comment(before identity: Int, _ side: DocumentSide) -> ArraySlice<UInt8>? {
    guard let element = sources.element(identity, side) else { return nil }
    let tree = sources.tree(side)
    let gap = tree.bytes[tree.gap(beforeElement: element)]
    guard let start = gap.firstIndex(where: { $0 > 0x20 }), let end = gap.lastIndex(where: { $0 > 0x20 })
    else {
      return []
    }
    return gap[start...end]
  }

  // MARK: Elements

  private mutating func write(_ identity: Int, level: Int) {
    let side = source(of: identity)
    guard let number = sources.element(identity, side) else { return }
    let tree = sources.tree(side)
    if isVerbatim[identity], canCopyBytes(of: tree[number], side, level: level) {
      output += tree.bytes[tree[number].range]
    } else if let entries = plan.contents.entries[identity] {
      writeList(number, entries, level: level)
    } else if sources.isValue[identity] {
      copy(number, of: side, level: level, edits: plan.contents.edits[identity])
    } else {
      writeElement(identity, number, side, level: level)
    }
  }

  private func canCopyBytes(of element: MarkupElement, _ side: DocumentSide, level: Int) -> Bool {
    if side == .ours { return element.depth == level }
    return element.depth == level && theirs.indentation == ours.indentation
      && theirs.hasCarriageReturns == ours.hasCarriageReturns
  }

  private mutating func writeElement(_ identity: Int, _ number: Int, _ side: DocumentSide, level: Int) {
    let element = sources.tree(side)[number]
    let children = plan.children[identity]
    let takesText = plan.contents.takesText[identity]
    let isEmpty =
      children.isEmpty && !(takesText ? sources.markup(identity, .theirs)?.hasText == true : element.hasText)
    let staysEmpty = isEmpty && element.children.isEmpty
    let name = plan.contents.takesName[identity] ? sources.markup(identity, .theirs)?.name : nil
    writeStartTag(
      element, side, edits: plan.contents.edits[identity], name: name,
      closesItself: staysEmpty ? element.closesItself : isEmpty)
    if isEmpty && !(staysEmpty && !element.closesItself) { return }
    if children.isEmpty {
      writeText(takesText ? sources.element(identity, .theirs) : number, takesText ? .theirs : side)
    }
    for child in children {
      writeGap(before: child, level: level + 1)
      write(child, level: level + 1)
    }
    if !children.isEmpty { writeLastGap(of: identity, level: level) }
    output += Array("</\(name ?? element.name)>".utf8)
  }

  private mutating func writeText(_ number: Int?, _ side: DocumentSide) {
    guard let number else { return }
    let tree = sources.tree(side)
    append(tree.bytes[tree.contents(of: number)], of: side)
  }

  /// Writes a list of ours with entries of both sides.
  private mutating func writeList(_ number: Int, _ entries: [SubviewLists.Entry], level: Int) {
    let element = ours[number]
    writeStartTag(element, .ours, edits: [], name: nil, closesItself: entries.isEmpty)
    guard let last = entries.last else { return }
    for entry in entries {
      let tree = sources.tree(entry.side)
      writeGap(
        tree.gap(beforeElement: entry.element), of: entry.side, from: tree.depth(of: entry.element),
        to: level + 1)
      copy(entry.element, of: entry.side, level: level + 1)
    }
    let tree = sources.tree(last.side)
    if let list = tree[last.element].parent {
      let gap = tree.gap(before: tree[list].children.count, in: list)
      writeGap(gap, of: last.side, from: tree.depth(of: list), to: level)
    }
    output += Array("</\(element.name)>".utf8)
  }

  /// Writes an unchanged element with its contents.
  private mutating func copy(_ number: Int, of side: DocumentSide, level: Int, edits: [AttributeEdit] = []) {
    let tree = sources.tree(side)
    let element = tree[number]
    writeStartTag(element, side, edits: edits, name: nil, closesItself: element.closesItself)
    if element.closesItself { return }
    if element.children.isEmpty || element.hasText {
      append(tree.bytes[tree.contents(of: number)], of: side)
    } else {
      for (place, child) in element.children.enumerated() {
        writeGap(tree.gap(before: place, in: number), of: side, from: element.depth + 1, to: level + 1)
        copy(child, of: side, level: level + 1)
      }
      writeGap(
        tree.gap(before: element.children.count, in: number), of: side, from: element.depth, to: level)
    }
    output += tree.bytes[element.endTag]
  }

  // MARK: Start tags

  private mutating func writeStartTag(
    _ element: MarkupElement, _ side: DocumentSide, edits: [AttributeEdit], name: String?, closesItself: Bool
  ) {
    let tree = sources.tree(side)
    var editor = MarkupEditor()
    if let name { editor.replace(element.nameRange, with: Array(name.utf8)) }
    for attribute in element.attributes where attribute.isRewritten {
      let isInApostrophes = tree.bytes[attribute.valueRange.upperBound] == UInt8(ascii: "'")
      editor.replace(
        attribute.valueRange, with: MarkupText.encoded(attribute.value, isInApostrophes: isInApostrophes))
    }
    for edit in edits { apply(edit, to: element, of: tree, &editor) }
    if closesItself != element.closesItself {
      let end = element.startTag.upperBound
      if closesItself {
        editor.insert(Array("/".utf8), at: end - 1)
      } else {
        editor.remove((end - 2)..<(end - 1))
      }
    }
    append(editor.applied(to: tree.bytes, in: element.startTag)[...], of: side)
  }

  private func apply(
    _ edit: AttributeEdit, to element: MarkupElement, of tree: MarkupTree, _ editor: inout MarkupEditor
  ) {
    let old = element.attributes.first { $0.name == edit.name }
    guard let value = edit.computed.map({ MarkupText.encoded($0) }) ?? edit.attribute.map(written) else {
      if let old { editor.remove(old.range) }
      return
    }
    if let old {
      let quote = tree.bytes[old.valueRange.upperBound]
      let text =
        value.contains(quote)
        ? MarkupText.encoded(edit.attribute?.value ?? "", isInApostrophes: quote == UInt8(ascii: "'")) : value
      editor.replace(old.valueRange, with: text)
    } else {
      let quoted =
        value.contains(UInt8(ascii: "\"")) ? MarkupText.encoded(edit.attribute?.value ?? "") : value
      editor.insert(
        Array(" \(edit.name)=\"".utf8) + quoted + Array("\"".utf8), at: place(for: edit, in: element))
    }
  }

  private func written(_ attribute: MarkupAttribute) -> [UInt8] {
    attribute.isRewritten ? MarkupText.encoded(attribute.value) : Array(theirs.bytes[attribute.valueRange])
  }

  /// The place of a new attribute: after the one that it follows in theirs.
  private func place(for edit: AttributeEdit, in element: MarkupElement) -> Int {
    var end = element.nameRange.upperBound
    guard let attribute = edit.attribute else { return element.attributes.last?.range.upperBound ?? end }
    for other in attributesOfTheirs(around: attribute) {
      if other.range.lowerBound >= attribute.range.lowerBound { break }
      if let known = element.attributes.first(where: { $0.name == other.name }) {
        end = known.range.upperBound
      }
    }
    return end
  }

  private func attributesOfTheirs(around attribute: MarkupAttribute) -> [MarkupAttribute] {
    // The start tag that contains an attribute, found by its position in the file.
    var low = 0
    var high = theirs.elements.count
    while low < high {
      let middle = (low + high) / 2
      if theirs[middle].range.lowerBound <= attribute.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? theirs[low - 1].attributes : []
  }

  // MARK: White space

  private mutating func writeGap(before identity: Int, level: Int) {
    let side = gapSide(of: identity)
    guard let number = sources.element(identity, side) else { return }
    let tree = sources.tree(side)
    writeGap(tree.gap(beforeElement: number), of: side, from: tree.depth(of: number), to: level)
  }

  private mutating func writeLastGap(of identity: Int, level: Int) {
    for side in [DocumentSide.ours, .theirs] {
      guard let number = sources.element(identity, side), !sources.tree(side)[number].children.isEmpty else {
        continue
      }
      let tree = sources.tree(side)
      let gap = tree.gap(before: tree[number].children.count, in: number)
      return writeGap(gap, of: side, from: tree.depth(of: number), to: level)
    }
    output += newline
    for _ in 0..<level { output += ours.indentation }
  }

  /// Writes white space and comments, each line indented for its new depth.
  private mutating func writeGap(_ gap: Range<Int>, of side: DocumentSide, from depth: Int, to level: Int) {
    let tree = sources.tree(side)
    let bytes = tree.bytes[gap]
    if side == .ours, depth == level {
      output += bytes
      return
    }
    let old = Array(repeatElement(tree.indentation, count: depth).joined())
    let new = Array(repeatElement(ours.indentation, count: level).joined())
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let isLast = number == lines.count - 1
      let text = line.last == UInt8(ascii: "\r") && !isLast ? line.dropLast() : line
      if number > 0, text.starts(with: old), !text.dropFirst(old.count).starts(with: [0x20]) {
        output += new
        output += text.dropFirst(old.count)
      } else {
        output += text
      }
      if !isLast { output += newline }
    }
  }

  private var newline: [UInt8] {
    ours.hasCarriageReturns ? Array("\r\n".utf8) : Array("\n".utf8)
  }

  /// Appends bytes of a side with ours' line ends.
  private mutating func append(_ bytes: ArraySlice<UInt8>, of side: DocumentSide) {
    guard side == .theirs, theirs.hasCarriageReturns != ours.hasCarriageReturns else {
      output += bytes
      return
    }
    for byte in bytes where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") { output += newline } else { output.append(byte) }
    }
  }

  /// Writes the markup before or after the root: ours', unless only theirs changed it.
  private mutating func writeEnds(isStart: Bool) {
    let range = { (tree: MarkupTree) -> Range<Int> in
      guard let root = tree.elements.first else { return 0..<0 }
      return isStart ? 0..<root.range.lowerBound : root.range.upperBound..<tree.bytes.count
    }
    let base = sources.tree(.base)
    let isOursAsBefore = ours.hasSameBytes(range(ours), as: base, range(base))
    let side: DocumentSide = isOursAsBefore && policy.takesHeader ? .theirs : .ours
    append(sources.tree(side).bytes[range(sources.tree(side))], of: side)
  }
}
