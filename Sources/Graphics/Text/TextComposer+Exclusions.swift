import Foundation

/// Text around excluded areas. (Apple, `NSTextContainer.exclusionPaths`.)
extension TextComposer {
  /// Lines in the parts of the box's width that the exclusions leave, one below the other. A part that is too narrow for the
  /// next word stays empty. Lines beyond the limit are left out, without an ellipsis.
  func layoutAroundExclusions(width: CGFloat) -> TextLayout {
    var flow = TextFlow()
    for paragraph in request.paragraphs {
      let style = runs[paragraph.run].paragraph
      if !flow.lines.isEmpty { flow.y += style.spacingBefore }
      set(paragraph, style, width: width, in: &flow)
      flow.y += style.spacingAfter
      if flow.isTruncated { break }
    }
    let right = flow.lines.map { $0.x + $0.width }.max() ?? 0
    let left = min(0, flow.lines.map(\.x).min() ?? 0)
    return TextLayout(
      size: CGSize(width: right - left, height: flow.bottom), lines: flow.lines, isTruncated: flow.isTruncated
    )
  }

  private func set(
    _ paragraph: StyledParagraph, _ style: TextParagraphStyle, width: CGFloat, in flow: inout TextFlow
  ) {
    var draft = Draft(
      text: paragraph.text, width: 0, measuredWidth: 0, tail: paragraph.text, style: style,
      run: paragraph.run, isFirst: true, endsParagraph: false, source: paragraph.start..<paragraph.start)
    repeat {
      guard request.maximumLines == 0 || flow.rows < request.maximumLines else {
        flow.isTruncated = true
        return
      }
      draft.text = draft.tail
      let metrics = metrics(of: draft)
      let height = style.lineHeight(natural: metrics.lineHeight)
      if setRow(&draft, height: height, descent: metrics.descent, width: width, in: &flow) {
        flow.rows += 1
        flow.bottom = flow.y + height
        flow.y = flow.bottom + metrics.leading + style.lineSpacing
      } else {
        flow.y = nextFree(below: flow.y, height: height)
      }
    } while !draft.tail.isEmpty
  }

  /// Fills the free parts of a row, starting from the leading one; false if no word fits into any of them.
  private func setRow(
    _ draft: inout Draft, height: CGFloat, descent: CGFloat, width: CGFloat, in flow: inout TextFlow
  ) -> Bool {
    let head = draft.style.headIndent(isFirst: draft.isFirst)
    let whole = head...max(head, draft.style.tail(boxWidth: width) ?? width)
    var hasText = draft.tail.isEmpty
    let spans = freeSpans(of: whole, from: flow.y, to: flow.y + height)
    let isRightToLeft = direction(draft.style).direction == .rightToLeft
    for span in isRightToLeft ? spans.reversed() : spans {
      let space = span.upperBound - span.lowerBound
      guard let taken = fitting(draft, space, isWhole: span == whole) else { continue }
      draft.text = taken
      draft.source = draft.source.upperBound..<(draft.source.upperBound + taken.utf16Count)
      draft.tail = draft.tail.slice(utf8: taken.utf8Count..<Int.max)
      if !draft.tail.isEmpty { draft.text = taken.trimmingTrailingSpace }
      draft.width = min(lineWidth(draft.text, draft.style), space)
      flow.lines.append(line(draft, in: span, top: flow.y, height: height, descent: descent))
      draft.isFirst = false
      hasText = true
      if draft.tail.isEmpty { break }
    }
    return hasText
  }

  /// The beginning of a paragraph's remaining text that fits into a part of a row; nil if no word does.
  private func fitting(_ draft: Draft, _ space: CGFloat, isWhole: Bool) -> StyledText? {
    guard space > 0 || isWhole else { return nil }
    let rest = draft.tail
    let direction = direction(draft.style)
    guard ruler.width(of: rest, direction: direction) > space + TextComposerLimits.slack else { return rest }
    let mode = draft.style.lineBreakMode ?? request.lineBreakMode
    let widths = LineWidths(first: space, others: space, breaksInWords: mode == .byCharWrapping)
    guard let first = ruler.lines(of: rest, in: widths, direction: direction).first, !first.isEmpty else {
      return isWhole ? rest : nil
    }
    let endsInWord = first.string.last?.isWhitespace == false && first.utf8Count < rest.utf8Count
    return isWhole || !endsInWord || mode == .byCharWrapping ? first : nil
  }

  /// The parts of a row that no exclusion reaches into, from left to right.
  private func freeSpans(of whole: ClosedRange<CGFloat>, from top: CGFloat, to bottom: CGFloat)
    -> [ClosedRange<CGFloat>]
  {
    var free = [whole]
    for taken in request.exclusions.compactMap({ $0.reach(from: top, to: bottom) }) {
      free = free.flatMap { span -> [ClosedRange<CGFloat>] in
        guard taken.overlaps(span) else { return [span] }
        var parts: [ClosedRange<CGFloat>] = []
        if taken.lowerBound > span.lowerBound { parts.append(span.lowerBound...taken.lowerBound) }
        if taken.upperBound < span.upperBound { parts.append(taken.upperBound...span.upperBound) }
        return parts
      }
    }
    return free
  }

  /// The end of the first exclusion in a row without space for a word, or the next row.
  private func nextFree(below y: CGFloat, height: CGFloat) -> CGFloat {
    let ends = request.exclusions.filter { $0.reach(from: y, to: y + height) != nil }.compactMap(\.bottom)
    return ends.filter { $0 > y }.min() ?? y + max(1, height)
  }

  private func line(
    _ draft: Draft, in span: ClosedRange<CGFloat>, top: CGFloat, height: CGFloat, descent: CGFloat
  ) -> TextLine {
    let direction = direction(draft.style)
    var own = request
    own.alignment = draft.style.alignment ?? request.alignment
    own.direction = direction.direction
    let x =
      span.lowerBound + own.lineOffset(lineWidth: draft.width, boxWidth: span.upperBound - span.lowerBound)
    var line = TextLine(
      text: draft.text.string, x: x, baseline: top + height - descent, width: draft.width)
    if isStretched(draft) { fill(&line, draft, from: span.lowerBound, to: span.upperBound) }
    guard !request.runs.isEmpty else { return line }
    line.top = top
    line.height = height
    line.source = draft.source
    if line.pieces.isEmpty { line.pieces = pieces(draft, from: x, direction) }
    return line
  }
}

/// Lines that are being set around exclusions.
private struct TextFlow {
  var lines: [TextLine] = []
  /// The top of the next row.
  var y: CGFloat = 0
  /// The bottom of the last row.
  var bottom: CGFloat = 0
  var rows = 0
  var isTruncated = false
}
