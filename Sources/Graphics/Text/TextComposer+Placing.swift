import Foundation

extension TextComposer {
  // MARK: One font

  /// Lines in one font at equal distances.
  func placePlainly(_ drafts: [Draft], isTruncated: Bool) -> TextLayout {
    let metrics = ruler.metrics(for: request.font)
    let widest = drafts.map(\.measuredWidth).max() ?? 0
    let step = metrics.lineHeight + metrics.leading
    let lines = drafts.enumerated().map { index, draft in
      var line = TextLine(
        text: draft.drawnText,
        x: request.lineOffset(lineWidth: draft.width, boxWidth: widthLimit ?? widest),
        baseline: CGFloat(index) * step + metrics.ascent, width: draft.width)
      if let widthLimit, isStretched(draft) { fill(&line, draft, from: 0, to: widthLimit) }
      return line
    }
    let height = CGFloat(drafts.count) * step - metrics.leading
    return TextLayout(size: CGSize(width: widest, height: height), lines: lines, isTruncated: isTruncated)
  }

  // MARK: Runs

  /// Lines as high as their largest run, one below the other.
  ///
  /// Adds the extra height from a paragraph's style above the line's text. The largest descent determines the baseline (as
  /// TextKit places text in lines of fixed height).
  func place(_ drafts: [Draft], isTruncated: Bool) -> TextLayout {
    let width = drafts.map(reach).max() ?? 0
    let boxWidth = widthLimit ?? width
    var lines: [TextLine] = []
    var (bottom, leading) = (CGFloat.zero, CGFloat.zero)
    for (index, draft) in drafts.enumerated() {
      let own = metrics(of: draft)
      let height = draft.style.lineHeight(natural: own.lineHeight)
      if index > 0 { bottom += gap(between: drafts[index - 1], and: draft, leading: leading) }
      lines.append(line(draft, top: bottom, height: height, descent: own.descent, boxWidth: boxWidth))
      bottom += height
      leading = own.leading
    }
    return TextLayout(
      size: CGSize(width: width, height: bottom), lines: lines, isTruncated: isTruncated)
  }

  private func line(
    _ draft: Draft, top: CGFloat, height: CGFloat, descent: CGFloat, boxWidth: CGFloat
  ) -> TextLine {
    let style = draft.style
    let direction = direction(style)
    let head = style.headIndent(isFirst: draft.isFirst)
    let tail = max(head, style.tail(boxWidth: boxWidth) ?? boxWidth)
    var own = request
    own.alignment = style.alignment ?? request.alignment
    own.direction = direction.direction
    let left = direction.direction == .rightToLeft ? boxWidth - tail : head
    let x = left + own.lineOffset(lineWidth: draft.width, boxWidth: tail - head)
    var line = TextLine(
      text: draft.text.string, x: x, baseline: top + height - descent, width: draft.width)
    line.top = top
    line.height = height
    line.source = draft.source
    if isStretched(draft) {
      fill(&line, draft, from: left, to: left + tail - head)
    } else {
      line.pieces = pieces(draft, from: x, direction)
    }
    return line
  }

  func pieces(_ draft: Draft, from left: CGFloat, _ direction: BaseDirection) -> [TextPiece] {
    let order = order(of: draft, direction)
    guard let fields = fields(of: draft.text, draft.style, isFirst: draft.isFirst) else {
      return pieces(draft.text, from: left, order)
    }
    return fields.flatMap { field in
      let isRightToLeft = direction.direction == .rightToLeft
      let x = isRightToLeft ? left + draft.width - field.end : left + field.start
      return pieces(field.text, from: x, order)
    }
  }

  private func pieces(_ text: StyledText, from left: CGFloat, _ direction: BaseDirection) -> [TextPiece] {
    var x = left
    return ruler.pieces(of: text, direction: direction).map { piece in
      var placed = piece
      placed.x = x
      x += piece.width
      return placed
    }
  }

  /// The distance from the leading edge to the end of a line, including its trailing indent.
  private func reach(_ draft: Draft) -> CGFloat {
    draft.style.headIndent(isFirst: draft.isFirst) + draft.measuredWidth + max(0, -draft.style.tailIndent)
  }

  private func gap(between upper: Draft, and lower: Draft, leading: CGFloat) -> CGFloat {
    let gap = leading + upper.style.lineSpacing
    return lower.isFirst ? gap + upper.style.spacingAfter + lower.style.spacingBefore : gap
  }

  /// The largest ascent and descent of the line's runs.
  func metrics(of draft: Draft) -> FontMetrics {
    let used = draft.text.isEmpty ? [draft.run] : draft.text.stretches.map(\.run)
    var largest: FontMetrics?
    for run in used.map({ runs[$0] }) {
      let own = metrics(of: run)
      guard var known = largest else {
        largest = own
        continue
      }
      known.ascent = max(known.ascent, own.ascent)
      known.descent = max(known.descent, own.descent)
      known.leading = max(known.leading, own.leading)
      largest = known
    }
    return largest ?? ruler.metrics(for: request.font)
  }

  private func metrics(of run: TextRun) -> FontMetrics {
    var metrics = ruler.metrics(for: run.font)
    if let box = run.attachment {
      metrics = FontMetrics(ascent: max(0, box.maxY), descent: max(0, -box.minY), capHeight: 0, xHeight: 0)
    }
    metrics.ascent += run.baselineOffset
    metrics.descent -= run.baselineOffset
    return metrics
  }
}
