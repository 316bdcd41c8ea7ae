import Foundation
import Graphics

/// A text laid out in a container. Coordinates are the container's; lines are the text system's lines, moved by the
/// padding.
@MainActor
package struct LaidOutText {
  package let layout: TextLayout
  package let runs: AttributedRuns
  /// The width of lines; nil for any width.
  let width: CGFloat?
  let padding: CGFloat
  private let request: TextRequest

  package init(_ text: NSAttributedString, in container: NSTextContainer) {
    let font = FontDescriptor.ofTextWithoutFont
    runs = AttributedRuns(text, font: font, in: .alone)
    width = container.lineWidth
    padding = container.lineFragmentPadding
    var request = TextRequest(
      text: text.string, font: font, maximumWidth: container.lineWidth,
      maximumLines: container.maximumNumberOfLines, lineBreakMode: container.lineBreakMode, runs: runs.runs)
    request.exclusions = container.exclusionsOfLines
    self.request = request
    let free = TextSystem.measurer.layout(request)
    layout = Self.cut(free, request, height: container.size.height)
  }

  /// Lines below the container's end are left out.
  private static func cut(_ free: TextLayout, _ request: TextRequest, height: CGFloat) -> TextLayout {
    guard height > 0, free.size.height > height else { return free }
    var limited = request
    limited.maximumLines = free.lines.prefix { $0.top + $0.height <= height }.count
    guard limited.maximumLines > 0 else { return TextLayout(size: .zero, lines: [], isTruncated: true) }
    return TextSystem.measurer.layout(limited)
  }

  // MARK: Lines

  package var usedRect: CGRect {
    let left = layout.lines.map(\.x).min() ?? 0
    var right = layout.lines.map { $0.x + $0.width }.max() ?? 0
    // The spaces at which lines break count, as in references of iOS 15 to 17 in a public library of elements.
    if left == 0 { right = max(right, layout.size.width) }
    return CGRect(x: left, y: 0, width: right - left + 2 * padding, height: layout.size.height)
  }

  package var shownRange: NSRange {
    guard let last = layout.lines.indices.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: 0, length: NSMaxRange(range(ofLine: last)))
  }

  /// The range includes the line break at the end of the line.
  package func range(ofLine index: Int) -> NSRange {
    let source = layout.lines[index].source
    let isLast = index == layout.lines.count - 1
    let total = request.text.utf16.count
    var end = isLast ? source.upperBound : layout.lines[index + 1].source.lowerBound
    if isLast, !layout.isTruncated { end = total }
    return NSRange(location: source.lowerBound, length: end - source.lowerBound)
  }

  func lineIndex(at character: Int) -> Int? {
    layout.lines.indices.last { layout.lines[$0].source.lowerBound <= character }
  }

  /// The line with the space around it, from one side of the container to the other. The space after a paragraph and between lines
  /// belongs to the upper line, that before a paragraph to the lower one. (Apple, `NSTypesetter`, `getLineFragmentRect(_:usedRect:…)`:
  /// the spacing of paragraphs is part of the fragment's rectangle, but not of the used one. Observed: stripes that are as high as the
  /// fragments meet between the paragraphs of a quote in 9 of 9 pictures of iOS 14.2, Down.)
  func fragment(ofLine index: Int) -> CGRect {
    let line = layout.lines[index]
    let whole = width.map { $0 + 2 * padding } ?? usedRect.maxX
    let top = top(ofFragment: index)
    let bottom = line.top + line.height
    let isLast = index == layout.lines.count - 1
    let end = isLast ? bottom : max(bottom, self.top(ofFragment: index + 1))
    return CGRect(x: 0, y: top, width: whole, height: end - top)
  }

  private func top(ofFragment index: Int) -> CGFloat {
    let line = layout.lines[index]
    guard index > 0, beginsParagraph(line.source.lowerBound) else { return line.top }
    return line.top - paragraphStyle(at: line.source.lowerBound).spacingBefore
  }

  private func beginsParagraph(_ character: Int) -> Bool {
    let units = request.text.utf16
    guard character > 0, character <= units.count else { return true }
    return Self.paragraphEnds.contains(units[units.index(units.startIndex, offsetBy: character - 1)])
  }

  /// Line feed, carriage return and paragraph separator. A line separator ends no paragraph.
  private static let paragraphEnds: Set<UInt16> = [0x0A, 0x0D, 0x2029]

  private func paragraphStyle(at character: Int) -> TextParagraphStyle {
    var end = 0
    for run in request.runs {
      end += run.length
      if character < end { return run.paragraph }
    }
    return request.runs.last?.paragraph ?? TextParagraphStyle()
  }

  func usedRect(ofLine index: Int) -> CGRect {
    let line = layout.lines[index]
    return CGRect(x: line.x, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  // MARK: Characters

  /// The start of a character: its left edge, or the right edge in a line from right to left.
  package func x(of character: Int, inLine index: Int) -> CGFloat {
    let line = layout.lines[index]
    let start = max(line.source.lowerBound, character)
    let before = min(width(before: start, in: line.source) + stretch(of: line, before: start), line.width)
    let isRightToLeft = line.pieces.first?.direction == .rightToLeft
    return padding + (isRightToLeft ? line.x + line.width - before : line.x + before)
  }

  /// The additional space of a justified line in the gaps before a character.
  private func stretch(of line: TextLine, before character: Int) -> CGFloat {
    let start = line.source.lowerBound
    let gaps = gapCount(in: start..<(start + line.text.utf16.count))
    guard gaps > 0, line.pieces.contains(where: { $0.text.allSatisfy(\.isWhitespace) }) else { return 0 }
    let space = line.width - width(of: start..<(start + line.text.utf16.count))
    guard space > 0 else { return 0 }
    return space * CGFloat(min(gaps, gapCount(in: start..<character))) / CGFloat(gaps)
  }

  private func gapCount(in range: Range<Int>) -> Int {
    let units = request.text.utf16
    let range = range.clamped(to: 0..<units.count)
    return units.dropFirst(range.lowerBound).prefix(range.count).count { $0 == UInt16(UInt8(ascii: " ")) }
  }

  /// The width of a line's text up to a character. The position after a tab depends on the text up to the next tab.
  private func width(before character: Int, in source: Range<Int>) -> CGFloat {
    guard character < source.upperBound, request.runs.contains(where: { $0.paragraph.tabs != nil }) else {
      return width(of: source.lowerBound..<character)
    }
    let tab = UInt16(UInt8(ascii: "\t"))
    let units = request.text.utf16
    let start = units.index(units.startIndex, offsetBy: character)
    let rest = units[start...].prefix(source.upperBound - character)
    let length = rest.firstIndex(of: tab).map { units.distance(from: start, to: $0) } ?? rest.count
    return width(of: source.lowerBound..<(character + length)) - width(of: character..<(character + length))
  }

  /// The width of a part of a line's text.
  private func width(of range: Range<Int>) -> CGFloat {
    let units = request.text.utf16
    let range = range.clamped(to: 0..<units.count)
    guard !range.isEmpty else { return 0 }
    var part = request
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    let end = units.index(start, offsetBy: range.count)
    part.text = String(decoding: units[start..<end], as: UTF16.self).filter { !$0.isNewline }
    part.maximumWidth = nil
    part.maximumLines = 1
    part.exclusions = []
    part.runs = Self.runs(request.runs, in: range)
    return TextSystem.measurer.layout(part).size.width
  }

  private static func runs(_ runs: [TextRun], in range: Range<Int>) -> [TextRun] {
    var start = 0
    return runs.compactMap { run in
      let own = (start..<(start + run.length)).clamped(to: range)
      start += run.length
      guard !own.isEmpty else { return nil }
      var part = run
      part.length = own.count
      part.paragraph = TextParagraphStyle()
      part.paragraph.tabs = run.paragraph.tabs?.seen(from: run.paragraph.firstLineHeadIndent)
      return part
    }
  }

  func boundingRect(of range: NSRange) -> CGRect {
    var united = CGRect.null
    for index in layout.lines.indices {
      let own = self.range(ofLine: index)
      let isCaret = range.length == 0 && lineIndex(at: range.location) == index
      guard isCaret || own.intersection(range).map({ $0.length > 0 }) == true else { continue }
      let from = x(of: max(own.location, range.location), inLine: index)
      let to = x(of: min(NSMaxRange(own), NSMaxRange(range)), inLine: index)
      let line = layout.lines[index]
      united = united.union(
        CGRect(x: min(from, to), y: line.top, width: abs(to - from), height: line.height))
    }
    return united.isNull ? .zero : united
  }

  /// The nearest character, and the position of the point in it, from 0 to 1.
  package func character(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    guard !layout.lines.isEmpty else { return nil }
    let index =
      layout.lines.firstIndex { point.y < $0.top + $0.height } ?? layout.lines.count - 1
    let source = layout.lines[index].source
    for character in source {
      let edges = [x(of: character, inLine: index), x(of: character + 1, inLine: index)]
      let (low, high) = (min(edges[0], edges[1]), max(edges[0], edges[1]))
      guard point.x >= low, point.x < high else { continue }
      let part = (point.x - low) / (high - low)
      return (character, edges[0] <= edges[1] ? part : 1 - part)
    }
    return point.x < layout.lines[index].x + padding
      ? (source.lowerBound, 0) : (max(0, source.upperBound - 1), 1)
  }
}
