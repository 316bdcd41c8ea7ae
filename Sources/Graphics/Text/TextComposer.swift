import Foundation

/// Measures characters with fonts, or with a fixed pitch.
package protocol TextRuler {
  /// Whether widths are those of fonts. With a fixed pitch, the rules by which Apple's labels break texts do not apply, so that
  /// expected sizes can be counted.
  var hasFonts: Bool { get }
  /// The width of a text on one line, in points.
  func width(of text: StyledText, direction: BaseDirection) -> CGFloat
  /// A paragraph broken into lines, with their spaces at the end.
  func lines(of text: StyledText, in space: LineWidths, direction: BaseDirection) -> [StyledText]
  /// The parts of a line from left to right, with their individual widths; `x` is not known yet.
  func pieces(of text: StyledText, direction: BaseDirection) -> [TextPiece]
  /// The same, divided wherever the direction of the characters changes, also in a text of one run.
  func directedPieces(of text: StyledText, direction: BaseDirection) -> [TextPiece]
  func metrics(for font: FontDescriptor) -> FontMetrics
}

/// The direction of a paragraph.
package struct BaseDirection: Hashable, Sendable {
  package var direction: TextDirection
  /// Whether the paragraph's style sets the direction, regardless of the characters.
  package var isForced: Bool

  package init(direction: TextDirection, isForced: Bool = false) {
    self.direction = direction
    self.isForced = isForced
  }
}

/// The available widths of a paragraph's lines, in points.
package struct LineWidths {
  package var first: CGFloat
  package var others: CGFloat
  package var breaksInWords: Bool
}

/// Breaks one text into lines, cuts text that does not fit, and places the lines.
package struct TextComposer<Ruler: TextRuler> {
  package let request: TextRequest
  package let ruler: Ruler
  /// The width, in points, from which on a line counts as unlimited.
  private let widestLine: CGFloat
  let runs: [TextRun]

  package init(request: TextRequest, ruler: Ruler, widestLine: CGFloat) {
    self.request = request
    self.ruler = ruler
    self.widestLine = widestLine
    runs = request.coveringRuns
  }

  /// A line before it is placed.
  struct Draft {
    var text: StyledText
    var width: CGFloat
    /// The width by which the line counts in the size of the text: with the space at which it breaks, if that fits.
    var measuredWidth: CGFloat
    /// The rest of the paragraph from this line's start.
    var tail: StyledText
    var style: TextParagraphStyle
    /// The run that determines the height of an empty line.
    var run: Int
    var isFirst: Bool
    var endsParagraph: Bool
    var source: Range<Int>
    /// Whether the line is the last one that is allowed: then the request determines how it is cut, not the paragraph.
    var isLastAllowed = false
    /// The direction of the line's paragraph, if the line's own characters state another one.
    var base: TextDirection?
    /// The text with a mark for that direction.
    var drawnText: String { (base?.mark ?? "") + text.string }
  }

  package func layout() -> TextLayout {
    guard !request.text.isEmpty else { return TextLayout(size: .zero, lines: [], isTruncated: false) }
    if !request.exclusions.isEmpty, let widthLimit { return layoutAroundExclusions(width: widthLimit) }
    var drafts: [Draft] = []
    for paragraph in request.paragraphs {
      drafts += breakIntoLines(paragraph)
      if request.maximumLines > 0, drafts.count > request.maximumLines { break }
    }
    let isTruncated = cut(&drafts)
    return request.runs.isEmpty
      ? placePlainly(drafts, isTruncated: isTruncated) : place(drafts, isTruncated: isTruncated)
  }

  // MARK: Breaking

  var widthLimit: CGFloat? {
    guard let width = request.maximumWidth, width < widestLine else { return nil }
    return max(0, width)
  }

  func direction(_ style: TextParagraphStyle) -> BaseDirection {
    BaseDirection(direction: style.direction ?? request.direction, isForced: style.direction != nil)
  }

  private func wraps(_ style: TextParagraphStyle) -> Bool {
    switch style.lineBreakMode ?? request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: true
    default: style.lineBreakMode == nil && request.maximumLines != 1
    }
  }

  /// The width of a line between its indents, in points; nil for any width.
  func space(_ style: TextParagraphStyle, isFirst: Bool) -> CGFloat? {
    style.tail(boxWidth: widthLimit).map { max(0, $0 - style.headIndent(isFirst: isFirst)) }
  }

  private func breakIntoLines(_ paragraph: StyledParagraph) -> [Draft] {
    let style = runs[paragraph.run].paragraph
    let direction = direction(style)
    let width = lineWidth(paragraph.text, style)
    let whole = Draft(
      text: paragraph.text, width: width, measuredWidth: width, tail: paragraph.text, style: style,
      run: paragraph.run, isFirst: !paragraph.isContinued, endsParagraph: true,
      source: paragraph.start..<(paragraph.start + paragraph.text.utf16Count))
    guard wraps(style), let first = space(style, isFirst: !paragraph.isContinued),
      let others = space(style, isFirst: false),
      whole.width > first + TextComposerLimits.slack
    else { return [whole] }
    let mode = style.lineBreakMode ?? request.lineBreakMode
    let widths = LineWidths(first: first, others: others, breaksInWords: mode == .byCharWrapping)
    guard style.tabs == nil || !paragraph.text.string.contains(Self.tab) else {
      return drafts(tabbedLines(paragraph.text, style, in: widths), of: whole)
    }
    let lines = ruler.lines(of: paragraph.text, in: widths, direction: direction)
    return drafts(withoutOrphan(lines, style, in: widths), of: whole)
  }

  private func drafts(_ lines: [StyledText], of whole: Draft) -> [Draft] {
    var drafts: [Draft] = []
    var start = whole.source.lowerBound
    var byte = 0
    // The blanks at which lines break are mostly the same: they are measured once.
    var (blank, blankWidth) = (StyledText(), CGFloat.zero)
    for (index, line) in lines.enumerated() {
      var draft = whole
      // Only the last possible line takes the following text into account.
      if index < request.maximumLines { draft.tail = whole.text.slice(utf8: byte..<Int.max) }
      byte += line.utf8Count
      draft.isFirst = index == 0 && whole.isFirst
      draft.endsParagraph = index == lines.count - 1
      draft.text = draft.endsParagraph ? line : line.trimmingTrailingSpace
      draft.source = start..<(start + line.utf16Count)
      start = draft.source.upperBound
      // At a line break, Pango omits the tracking of the last glyph. Measured alone, the line may therefore be wider by
      // that amount, which is invisible and must not truncate it.
      let space = space(whole.style, isFirst: draft.isFirst) ?? .infinity
      draft.width = min(lineWidth(draft.text, whole.style, isFirst: draft.isFirst), space)
      let end = ruler.hasFonts ? line.slice(utf8: draft.text.utf8Count..<Int.max) : StyledText()
      if end != blank { (blank, blankWidth) = (end, ruler.width(of: end, direction: direction(whole.style))) }
      draft.measuredWidth = min(draft.width + blankWidth, space)
      drafts.append(draft)
    }
    orient(&drafts, in: whole)
    return drafts
  }
}

enum TextComposerLimits {
  /// The tolerance for a line's width, in points: less than a pixel on any screen, more than the sum of rounding
  /// errors.
  static let slack: CGFloat = 0.01
  static let ellipsis: Character = "…"
}
