import Foundation

/// A text as a list of stretches of one run each, which line breaking cuts and joins.
package struct StyledText: Hashable, Sendable {
  package struct Stretch: Hashable, Sendable {
    package var text: String
    /// The place in the request's runs.
    package var run: Int
  }

  package private(set) var stretches: [Stretch] = []

  package init() {}

  package init(_ text: String, run: Int = 0) { append(text, run: run) }

  /// Appends text, and joins neighbouring stretches of the same run.
  package mutating func append(_ text: some StringProtocol, run: Int) {
    guard !text.isEmpty else { return }
    if stretches.last?.run == run {
      stretches[stretches.count - 1].text += text
    } else {
      stretches.append(Stretch(text: String(text), run: run))
    }
  }

  package mutating func append(_ other: StyledText) {
    for stretch in other.stretches { append(stretch.text, run: stretch.run) }
  }

  package static func + (a: StyledText, b: StyledText) -> StyledText {
    var joined = a
    joined.append(b)
    return joined
  }

  package var isEmpty: Bool { stretches.isEmpty }

  package var string: String {
    stretches.count == 1 ? stretches[0].text : stretches.map(\.text).joined()
  }

  /// The number of characters.
  package var count: Int { stretches.reduce(0) { $0 + $1.text.count } }
  package var utf8Count: Int { stretches.reduce(0) { $0 + $1.text.utf8.count } }
  package var utf16Count: Int { stretches.reduce(0) { $0 + $1.text.utf16.count } }

  /// Each character with its run.
  package var characters: [(character: Character, run: Int)] {
    stretches.flatMap { stretch in stretch.text.map { ($0, stretch.run) } }
  }

  package init(_ characters: some Sequence<(character: Character, run: Int)>) {
    for (character, run) in characters { append(String(character), run: run) }
  }

  package var isSpace: Bool { stretches.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

  // MARK: Cutting

  /// The first characters, up to `count` of them.
  package func prefix(_ count: Int) -> StyledText {
    var (cut, left) = (StyledText(), count)
    for stretch in stretches where left > 0 {
      let part = stretch.text.prefix(left)
      left -= part.count
      cut.append(part, run: stretch.run)
    }
    return cut
  }

  /// The last characters, up to `count` of them.
  package func suffix(_ count: Int) -> StyledText {
    var (parts, left) = ([Stretch](), count)
    for stretch in stretches.reversed() where left > 0 {
      let part = stretch.text.suffix(left)
      left -= part.count
      parts.append(Stretch(text: String(part), run: stretch.run))
    }
    var cut = StyledText()
    for part in parts.reversed() { cut.append(part.text, run: part.run) }
    return cut
  }

  /// The bytes of a range of the whole text's UTF-8.
  package func slice(utf8 range: Range<Int>) -> StyledText {
    var (cut, start) = (StyledText(), 0)
    for stretch in stretches {
      let units = stretch.text.utf8
      let own = range.clamped(to: start..<(start + units.count))
      if !own.isEmpty {
        let from = units.index(units.startIndex, offsetBy: own.lowerBound - start)
        let to = units.index(units.startIndex, offsetBy: own.upperBound - start)
        cut.append(stretch.text[from..<to], run: stretch.run)
      }
      start += units.count
    }
    return cut
  }

  package var trimmingTrailingSpace: StyledText {
    var copy = self
    while let last = copy.stretches.popLast() {
      guard let end = last.text.lastIndex(where: { !$0.isWhitespace }) else { continue }
      copy.append(last.text[...end], run: last.run)
      break
    }
    return copy
  }

  package var trimmingLeadingSpace: StyledText {
    var copy = StyledText()
    for stretch in stretches {
      copy.append(
        copy.isEmpty ? stretch.text.drop(while: \.isWhitespace) : stretch.text[...], run: stretch.run)
    }
    return copy
  }

  /// The text without zero bytes, which C treats as the end of a string; they are not drawn anyway.
  package var withoutZeroBytes: StyledText {
    guard stretches.contains(where: { $0.text.contains("\0") }) else { return self }
    var copy = StyledText()
    for stretch in stretches { copy.append(stretch.text.filter { $0 != "\0" }, run: stretch.run) }
    return copy
  }
}

/// A paragraph of a text to be laid out.
package struct StyledParagraph {
  package var text = StyledText()
  /// Its start in the request's text, in UTF-16 code units.
  package var start = 0
  /// The run of its first character, or of the line break that ends it at once.
  package var run = 0
  /// Whether it goes on after a line separator (U+2028), which ends a line but not a paragraph. (Apple, "String Programming Guide",
  /// Paragraphs and Line Breaks.)
  package var isContinued = false
}

extension TextRequest {
  /// The runs, at least one, with lengths that cover the text.
  package var coveringRuns: [TextRun] {
    let count = text.utf16.count
    guard !runs.isEmpty else { return [TextRun(length: count, font: font)] }
    var covering: [TextRun] = []
    var left = count
    for var run in runs {
      run.length = max(0, min(run.length, left))
      left -= run.length
      covering.append(run)
    }
    covering[covering.count - 1].length += left
    return covering
  }

  package var styledText: StyledText {
    guard !runs.isEmpty else { return StyledText(text) }
    var styled = StyledText()
    let units = text.utf16
    var start = units.startIndex
    for (index, run) in coveringRuns.enumerated() {
      let end = units.index(start, offsetBy: run.length)
      // If a run ends inside a character, the character is split.
      styled.append(String(decoding: units[start..<end], as: UTF16.self), run: index)
      start = end
    }
    return styled
  }

  private static let lineSeparator: Character = "\u{2028}"

  /// The text's paragraphs; a text that ends with a line break has an empty one at its end.
  package var paragraphs: [StyledParagraph] {
    var paragraphs: [StyledParagraph] = []
    var current = StyledParagraph()
    var position = 0
    for stretch in styledText.stretches {
      if current.text.isEmpty { current.run = stretch.run }
      var rest = stretch.text[...]
      while let end = rest.firstIndex(where: \.isNewline) {
        let next = rest.index(after: end)
        current.text.append(rest[..<end], run: stretch.run)
        position += rest[..<next].utf16.count
        paragraphs.append(current)
        let isContinued = stretch.text[end] == Self.lineSeparator
        current = StyledParagraph(start: position, run: stretch.run, isContinued: isContinued)
        rest = rest[next...]
      }
      position += rest.utf16.count
      current.text.append(rest, run: stretch.run)
    }
    return paragraphs + [current]
  }
}
