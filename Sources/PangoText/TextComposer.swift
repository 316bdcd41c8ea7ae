import Foundation
import Graphics

/// Breaks one text into lines, cuts what does not fit, and places the lines.
struct TextComposer {
  let request: TextRequest
  let typesetter: Typesetter

  /// How much too wide a line may be, in points: less than a pixel anywhere, more than rounding can add up to.
  private static let slack: CGFloat = 0.01
  private static let ellipsis = "…"

  /// A line before it is placed.
  private struct Draft {
    var text: String
    var width: CGFloat
    /// The rest of the paragraph from this line's start.
    var tail: String
    var endsParagraph: Bool
  }

  func layout() -> TextLayout {
    guard !request.text.isEmpty else { return TextLayout(size: .zero, lines: [], isTruncated: false) }
    var drafts: [Draft] = []
    for paragraph in request.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      drafts += breakIntoLines(String(paragraph))
      if request.maximumLines > 0, drafts.count > request.maximumLines { break }
    }
    let isTruncated = cut(&drafts)
    return place(drafts, isTruncated: isTruncated)
  }

  // MARK: Breaking

  private var widthLimit: CGFloat? {
    guard let width = request.maximumWidth, width < Typesetter.widestLine else { return nil }
    return max(0, width)
  }

  private var wraps: Bool {
    switch request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: true
    default: request.maximumLines != 1
    }
  }

  private func breakIntoLines(_ text: String) -> [Draft] {
    let whole = Draft(text: text, width: width(of: text), tail: text, endsParagraph: true)
    guard wraps, let limit = widthLimit, whole.width > limit + Self.slack else { return [whole] }
    let paragraph = paragraph(text)
    paragraph.wrap(
      at: limit - paragraph.tracking + Self.slack, byCharacter: request.lineBreakMode == .byCharWrapping)
    let lines = paragraph.lines
    return lines.enumerated().map { index, line in
      let isLast = index == lines.count - 1
      let shown = isLast ? String(paragraph[line.range]) : paragraph[line.range].trimmingTrailingSpace()
      // Where a line breaks, Pango leaves out the tracking of its last glyph; alone, the line may come out wider by that,
      // which nobody sees and which must not cut it short.
      return Draft(
        text: shown, width: min(width(of: shown), limit),
        tail: String(paragraph[line.range.lowerBound..<paragraph.wholeText.endIndex]), endsParagraph: isLast)
    }
  }

  private func paragraph(_ text: String) -> Paragraph {
    typesetter.paragraph(text, font: request.font, direction: request.direction)
  }

  private func width(of text: String) -> CGFloat { text.isEmpty ? 0 : paragraph(text).width }

  // MARK: Cutting

  /// Drops the lines beyond the limit and shortens what is too wide; true if anything was left out.
  private func cut(_ drafts: inout [Draft]) -> Bool {
    var isTruncated = false
    let limit = request.maximumLines
    if limit > 0, drafts.count > limit {
      drafts.removeSubrange(limit...)
      drafts[limit - 1] = lastLine(drafts[limit - 1])
      isTruncated = true
    }
    guard let widthLimit else { return isTruncated }
    for index in drafts.indices where drafts[index].width > widthLimit + Self.slack {
      guard let shortened = shorten(drafts[index].text, to: widthLimit) else { continue }
      drafts[index].text = shortened
      drafts[index].width = width(of: shortened)
      isTruncated = true
    }
    return isTruncated
  }

  /// The last line that there is room for, saying that there would be more.
  private func lastLine(_ draft: Draft) -> Draft {
    var line = draft
    guard isTruncating else { return line }
    line.text = draft.endsParagraph ? draft.text + Self.ellipsis : draft.tail
    line.width = width(of: line.text)
    return line
  }

  private var isTruncating: Bool {
    switch request.lineBreakMode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// The text cut down to a width; nil where the mode leaves it as it is.
  private func shorten(_ text: String, to limit: CGFloat) -> String? {
    let characters = Array(text)
    switch request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return nil
    case .byClipping:
      // One character more than fits: the last one shows in part.
      let fitting = longest(characters.count) {
        String(characters[..<$0])
      } fitting: {
        $0 <= limit
      }
      return String(characters[..<min(characters.count, fitting + 1)])
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      let kept = longest(characters.count - 1) {
        abridge(characters, keeping: $0)
      } fitting: {
        $0 <= limit + Self.slack
      }
      return abridge(characters, keeping: kept)
    }
  }

  private func abridge(_ characters: [Character], keeping count: Int) -> String {
    let text = characters.last.map(String.init) == Self.ellipsis ? Array(characters.dropLast()) : characters
    let count = min(count, text.count)
    switch request.lineBreakMode {
    case .byTruncatingHead:
      return Self.ellipsis + String(text.suffix(count)).trimmingLeadingSpace()
    case .byTruncatingMiddle:
      let head = Substring(text.prefix(count - count / 2)).trimmingTrailingSpace()
      return head + Self.ellipsis + String(text.suffix(count / 2)).trimmingLeadingSpace()
    default: return Substring(text.prefix(count)).trimmingTrailingSpace() + Self.ellipsis
    }
  }

  /// The largest count up to `most` whose text fits, by halving: O(log n) measurements.
  private func longest(
    _ most: Int, text: (Int) -> String, fitting isFitting: (CGFloat) -> Bool
  ) -> Int {
    var low = 0
    var high = max(0, most)
    while low < high {
      let middle = (low + high + 1) / 2
      if isFitting(width(of: text(middle))) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Placing

  private func place(_ drafts: [Draft], isTruncated: Bool) -> TextLayout {
    let metrics = typesetter.metrics(for: request.font)
    let widest = drafts.map(\.width).max() ?? 0
    let step = metrics.lineHeight + metrics.leading
    let lines = drafts.enumerated().map { index, draft in
      TextLine(
        text: draft.text, x: request.lineOffset(lineWidth: draft.width, boxWidth: widthLimit ?? widest),
        baseline: CGFloat(index) * step + metrics.ascent, width: draft.width)
    }
    let height = CGFloat(drafts.count) * step - metrics.leading
    return TextLayout(
      size: CGSize(width: widest, height: height), lines: lines, isTruncated: isTruncated)
  }
}

extension StringProtocol {
  fileprivate func trimmingTrailingSpace() -> String {
    guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...end])
  }

  fileprivate func trimmingLeadingSpace() -> String { String(drop(while: \.isWhitespace)) }
}
