import Foundation
import Graphics

/// Measures and breaks the texts of one request.
struct PangoRuler: TextRuler {
  let typesetter: Typesetter
  let runs: [TextRun]
  var hasFonts: Bool { true }

  func metrics(for font: FontDescriptor) -> FontMetrics { typesetter.metrics(for: font) }

  /// Each stretch is measured separately, as it is drawn.
  func width(of text: StyledText, direction: BaseDirection) -> CGFloat {
    text.stretches.reduce(0) { $0 + width(of: $1, direction.direction) }
  }

  private func width(of stretch: StyledText.Stretch, _ direction: TextDirection) -> CGFloat {
    let run = runs[stretch.run]
    if let box = run.attachment { return box.width * CGFloat(stretch.text.count) }
    return typesetter.paragraph(stretch.text, font: run.font, direction: direction).width
  }

  func lines(of text: StyledText, in widths: LineWidths, direction: BaseDirection) -> [StyledText] {
    let paragraph = typesetter.wordwiseParagraph(text, runs: runs, direction: direction)
    paragraph.wrap(
      at: max(widths.first, widths.others) + Typesetter.lineSlack,
      indent: widths.others - widths.first, byCharacter: widths.breaksInWords)
    let clean = text.withoutZeroBytes
    return paragraph.lineRanges.map { clean.slice(utf8: $0) }
  }

  func pieces(of text: StyledText, direction: BaseDirection) -> [TextPiece] {
    let clean = text.withoutZeroBytes
    if let only = clean.stretches.first, clean.stretches.count == 1, !direction.isForced {
      return [piece(only.text, run: only.run, direction.direction)]
    }
    return directedPieces(of: clean, direction: direction)
  }

  func directedPieces(of text: StyledText, direction: BaseDirection) -> [TextPiece] {
    let clean = text.withoutZeroBytes
    let paragraph = typesetter.paragraph(clean, runs: runs, direction: direction)
    return VisualPieces(text: clean, items: paragraph.visualItems).joined.map {
      piece($0.text, run: $0.run, $0.direction)
    }
  }

  private func piece(_ text: String, run: Int, _ direction: TextDirection) -> TextPiece {
    TextPiece(
      text: text, x: 0,
      width: width(
        of: StyledText(text, run: run), direction: BaseDirection(direction: direction, isForced: false)),
      run: run, direction: direction)
  }
}

/// The parts of a line from left to right.
private struct VisualPieces {
  struct Piece {
    var text: String
    var run: Int
    var direction: TextDirection
    /// The bytes of the line that it represents.
    var range: Range<Int>
  }

  private(set) var joined: [Piece] = []

  /// Items are split at the ends of runs; adjacent parts that belong together are joined again.
  init(text: StyledText, items: [Paragraph.VisualItem]) {
    for item in items {
      var parts: [Piece] = []
      var start = 0
      for stretch in text.stretches {
        let range = item.range.clamped(to: start..<(start + stretch.text.utf8.count))
        start += stretch.text.utf8.count
        guard !range.isEmpty else { continue }
        let part = text.slice(utf8: range).string
        parts.append(Piece(text: part, run: stretch.run, direction: item.direction, range: range))
      }
      for part in item.direction == .rightToLeft ? parts.reversed() : parts { add(part) }
    }
  }

  private mutating func add(_ piece: Piece) {
    guard var last = joined.last, last.run == piece.run, last.direction == piece.direction else {
      joined.append(piece)
      return
    }
    switch piece.direction {
    case .leftToRight where last.range.upperBound == piece.range.lowerBound:
      last.text += piece.text
      last.range = last.range.lowerBound..<piece.range.upperBound
    case .rightToLeft where piece.range.upperBound == last.range.lowerBound:
      last.text = piece.text + last.text
      last.range = piece.range.lowerBound..<last.range.upperBound
    default:
      joined.append(piece)
      return
    }
    joined[joined.count - 1] = last
  }
}
