import Foundation

/// Words that would stand alone in the last line of a paragraph.
extension TextComposer {
  /// The lines of a paragraph, of which the last has two words if the request avoids orphans and both fit. (Apple,
  /// `NSParagraphStyle.LineBreakStrategy.pushOut`: usually one word moves to the last line.)
  ///
  /// Only paragraphs of two lines change: labels have "at least two words in the second line" since iOS 11 (Stack Overflow 46200027;
  /// 3 pictures of iOS 17 in a public library of profile views), while a label of six lines keeps its orphan (3 pictures of iOS 15 to 17
  /// in a public library of elements).
  func withoutOrphan(
    _ lines: [StyledText], _ style: TextParagraphStyle, in widths: LineWidths
  ) -> [StyledText] {
    let mayHaveTwo = request.maximumLines == 0 || request.maximumLines >= 2
    guard request.avoidsOrphans, ruler.hasFonts, mayHaveTwo, !widths.breaksInWords, lines.count == 2,
      lines[1].isOneWord, let start = lines[0].startOfLastWord
    else { return lines }
    let last = lines[0].slice(utf8: start..<Int.max) + lines[1]
    guard ruler.width(of: last, direction: direction(style)) <= widths.others else { return lines }
    return [lines[0].slice(utf8: 0..<start), last]
  }
}

extension StyledText {
  fileprivate var isOneWord: Bool {
    let text = trimmingTrailingSpace.string
    return !text.isEmpty && !text.contains(where: \.isWhitespace)
  }

  /// The byte at which the last word begins; nil for a single word.
  fileprivate var startOfLastWord: Int? {
    let text = trimmingTrailingSpace.string
    guard let space = text.lastIndex(where: \.isWhitespace) else { return nil }
    return text[...space].utf8.count
  }
}
