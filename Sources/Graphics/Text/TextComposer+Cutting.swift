import Foundation

extension TextComposer {
  /// Drops the lines beyond the limit and shortens lines that are too wide; true if anything was
  /// left out.
  func cut(_ drafts: inout [Draft]) -> Bool {
    var isTruncated = false
    let limit = request.maximumLines
    if limit > 0, drafts.count > limit {
      drafts.removeSubrange(limit...)
      drafts[limit - 1] = lastLine(drafts[limit - 1])
      isTruncated = true
    }
    for index in drafts.indices {
      let draft = drafts[index]
      guard let space = space(draft.style, isFirst: draft.isFirst),
        draft.width > space + TextComposerLimits.slack, let shortened = shorten(draft, to: space)
      else { continue }
      drafts[index].text = shortened
      drafts[index].width = width(of: shortened, draft)
      drafts[index].measuredWidth = drafts[index].width
      isTruncated = true
    }
    return isTruncated
  }

  private func width(of text: StyledText, _ draft: Draft) -> CGFloat {
    lineWidth(text, draft.style, isFirst: draft.isFirst)
  }

  /// The last line that fits, with a sign that text was left out.
  private func lastLine(_ draft: Draft) -> Draft {
    var line = draft
    guard request.lineBreakMode.isTruncating else { return line }
    line.isLastAllowed = true
    line.text = draft.endsParagraph ? draft.text + ellipsis(after: draft.text) : draft.tail
    line.width = width(of: line.text, draft)
    line.measuredWidth = line.width
    return line
  }

  /// An ellipsis in the style of the preceding text.
  private func ellipsis(after text: StyledText) -> StyledText {
    let run = text.stretches.last { runs[$0.run].attachment == nil }?.run ?? text.stretches.last?.run ?? 0
    return StyledText(String(TextComposerLimits.ellipsis), run: run)
  }

  /// An ellipsis in the style of the following text.
  private func ellipsis(before text: StyledText) -> StyledText {
    let run = text.stretches.first { runs[$0.run].attachment == nil }?.run ?? text.stretches.first?.run ?? 0
    return StyledText(String(TextComposerLimits.ellipsis), run: run)
  }

  /// The line's text shortened to a width; nil if the mode does not shorten it.
  private func shorten(_ draft: Draft, to limit: CGFloat) -> StyledText? {
    let count = draft.text.count
    let own = draft.isLastAllowed ? nil : draft.style.lineBreakMode
    let mode = own ?? request.lineBreakMode
    switch mode {
    case .byWordWrapping, .byCharWrapping: return nil
    case .byClipping:
      // One more character than fits: the last one is partly visible.
      let fitting = longest(count) { width(of: draft.text.prefix($0), draft) <= limit }
      return draft.text.prefix(fitting + 1)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      let isAbridged = draft.text.stretches.last?.text.last == TextComposerLimits.ellipsis
      let text = isAbridged ? draft.text.prefix(count - 1) : draft.text
      let most = isAbridged ? count - 1 : count
      let kept = longest(count - 1) {
        width(of: abridge(text, keeping: min($0, most), mode), draft) <= limit + TextComposerLimits.slack
      }
      return abridge(text, keeping: min(kept, most), mode)
    }
  }

  private func abridge(_ text: StyledText, keeping count: Int, _ mode: LineBreakMode) -> StyledText {
    switch mode {
    case .byTruncatingHead:
      let rest = text.suffix(count).trimmingLeadingSpace
      return ellipsis(before: rest.isEmpty ? text.suffix(1) : rest) + rest
    case .byTruncatingMiddle:
      let head = text.prefix(count - count / 2).trimmingTrailingSpace
      let mark = ellipsis(after: head.isEmpty ? text.prefix(1) : head)
      return head + mark + text.suffix(count / 2).trimmingLeadingSpace
    default:
      let head = text.prefix(count).trimmingTrailingSpace
      return head + ellipsis(after: head.isEmpty ? text.prefix(1) : head)
    }
  }

  /// The largest count up to `most` that fits, by binary search: O(log n) measurements.
  private func longest(_ most: Int, fitting isFitting: (Int) -> Bool) -> Int {
    var low = 0
    var high = max(0, most)
    while low < high {
      let middle = (low + high + 1) / 2
      if isFitting(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension LineBreakMode {
  /// Whether the mode shows an ellipsis for omitted text.
  package var isTruncating: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
