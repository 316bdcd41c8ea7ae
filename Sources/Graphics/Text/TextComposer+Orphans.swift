import Foundation

/// Words that would stand alone in the last line of a paragraph.
extension TextComposer {
  /// The lines of a paragraph, of which the last has two words if the request avoids orphans and both fit. (Apple,
  /// `NSParagraphStyle.LineBreakStrategy.pushOut`: usually one word moves to the last line. Labels do so since iOS 11: Stack
  /// Overflow 46200027.) Texts with more lines than allowed end with an ellipsis and stay as they are.
  func withoutOrphan(
    _ lines: [StyledText], _ style: TextParagraphStyle, in widths: LineWidths
  ) -> [StyledText] {
    let fitsLimit = request.maximumLines == 0 || lines.count <= request.maximumLines
    guard request.avoidsOrphans, ruler.hasFonts, fitsLimit, !widths.breaksInWords, lines.count > 1,
      lines[lines.count - 1].isOneWord
    else { return lines }
    let previous = lines[lines.count - 2]
    guard let start = previous.startOfLastWord else { return lines }
    let last = previous.slice(utf8: start..<Int.max) + lines[lines.count - 1]
    guard ruler.width(of: last, direction: direction(style)) <= widths.others else { return lines }
    var pushed = lines
    pushed[lines.count - 2] = previous.slice(utf8: 0..<start)
    pushed[lines.count - 1] = last
    return pushed
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
