import Foundation

/// Measures text in runs: the width of a character depends on its run's font, that of an attachment on
/// its box.
struct FixedPitchRuler: TextRuler {
  let measurer: FixedPitchTextMeasurer
  let runs: [TextRun]
  var hasFonts: Bool { false }

  /// The rounding error that is allowed in sums of many advances, in points.
  private static let slack: CGFloat = 1e-9

  func metrics(for font: FontDescriptor) -> FontMetrics { measurer.metrics(for: font) }

  private func advance(_ run: Int) -> CGFloat {
    let run = runs[run]
    return run.attachment?.width ?? measurer.box(for: run.font).width + run.font.kern
  }

  func width(of text: StyledText, direction: BaseDirection) -> CGFloat {
    text.stretches.reduce(0) { $0 + CGFloat($1.text.count) * advance($1.run) }
  }

  /// One piece per run, in reading order, regardless of scripts.
  func pieces(of text: StyledText, direction: BaseDirection) -> [TextPiece] {
    let pieces = text.stretches.map {
      TextPiece(
        text: $0.text, x: 0, width: CGFloat($0.text.count) * advance($0.run), run: $0.run,
        direction: direction.direction)
    }
    return direction.direction == .rightToLeft ? pieces.reversed() : pieces
  }

  func directedPieces(of text: StyledText, direction: BaseDirection) -> [TextPiece] {
    pieces(of: text, direction: direction)
  }

  func lines(of text: StyledText, in widths: LineWidths, direction: BaseDirection) -> [StyledText] {
    let characters = text.characters
    var lines: [StyledText] = []
    var start = 0
    while start < characters.count {
      let end = lineEnd(characters, from: start, width: lines.isEmpty ? widths.first : widths.others, widths)
      lines.append(StyledText(characters[start..<end]))
      start = end
    }
    return lines.isEmpty ? [text] : lines
  }

  /// The end of a line: after the spaces following the last word that fits, or inside the first word
  /// if none fits.
  private func lineEnd(
    _ characters: [(character: Character, run: Int)], from start: Int, width: CGFloat, _ rule: LineWidths
  ) -> Int {
    var end = start
    var left = width + Self.slack
    while end < characters.count, advance(characters[end].run) <= left {
      left -= advance(characters[end].run)
      end += 1
    }
    guard end < characters.count else { return end }
    let isSpace = { characters[$0].character.isWhitespace }
    if !rule.breaksInWords, !isSpace(end), let space = (start..<end).last(where: isSpace) { end = space + 1 }
    end = max(end, start + 1)
    while end < characters.count, isSpace(end) { end += 1 }
    return end
  }
}
