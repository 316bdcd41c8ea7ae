import Foundation

extension TextComposer {
  /// Whether a line is stretched to the full width: all but the last line of a justified paragraph. (Apple,
  /// `NSTextAlignment.justified`: the last line is naturally aligned.) A line that ends with an ellipsis is a last line, too; one
  /// with tabs is placed by its stops.
  func isStretched(_ draft: Draft) -> Bool {
    (draft.style.alignment ?? request.alignment) == .justified && widthLimit != nil && !draft.endsParagraph
      && !draft.isLastAllowed && !draft.text.string.contains(Self.tab)
  }

  /// Stretches a line from one edge to the other.
  func fill(_ line: inout TextLine, _ draft: Draft, from left: CGFloat, to right: CGFloat) {
    let order = order(of: draft, direction(draft.style))
    line.pieces = stretch(draft.text, from: left, by: right - left - draft.width, order)
    (line.x, line.width) = (left, max(draft.width, right - left))
  }

  /// The words of a line and the gaps between them, from left to right, with equal additional space in each gap.
  private func stretch(
    _ text: StyledText, from left: CGFloat, by space: CGFloat, _ direction: BaseDirection
  ) -> [TextPiece] {
    let parts = ruler.directedPieces(of: text, direction: direction).flatMap { piece in
      piece.direction == .rightToLeft ? piece.wordsAndGaps.reversed() : piece.wordsAndGaps
    }
    let gaps = parts.count { $0.text.isGap }
    var x = left
    return parts.map { part in
      var placed = part
      placed.x = x
      placed.width = ruler.width(
        of: StyledText(part.text, run: part.run), direction: BaseDirection(direction: part.direction))
      if part.text.isGap { placed.width += max(0, space) / CGFloat(gaps) }
      x += placed.width
      return placed
    }
  }
}

extension String {
  /// Whether this is the space between two words.
  fileprivate var isGap: Bool { allSatisfy(\.isWhitespace) }
}

extension TextPiece {
  /// The words and the gaps between them, in the order of the text.
  fileprivate var wordsAndGaps: [TextPiece] {
    var parts: [String] = []
    for character in text {
      if let last = parts.last?.last, last.isWhitespace == character.isWhitespace {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts.map { TextPiece(text: $0, x: x, width: 0, run: run, direction: direction) }
  }
}
