import Foundation

/// The tab stops in the lines of a paragraph. (Apple, `NSParagraphStyle.tabStops`.)
public struct TextTabs: Hashable, Sendable {
  /// A position in lines to which a tab advances.
  public struct Stop: Hashable, Sendable {
    /// From the leading edge of the text's box, in points.
    public var location: CGFloat
    /// The alignment at the stop of the text up to the next tab. `justified` is treated as `natural`.
    public var alignment: TextAlignment
    /// The first of these characters in the text is placed at the stop, such as a decimal separator.
    public var terminators: CharacterSet

    public init(location: CGFloat, alignment: TextAlignment, terminators: CharacterSet = CharacterSet()) {
      self.location = location
      self.alignment = alignment
      self.terminators = terminators
    }
  }

  /// In the order of their locations.
  public var stops: [Stop]
  /// The distance between further stops after the last one, in points; 0 for none.
  public var interval: CGFloat

  /// Stops in any order.
  public init(stops: [Stop], interval: CGFloat = 0) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.interval = interval
  }

  /// The first stop after a position from the leading edge; nil if there is none.
  func stop(behind x: CGFloat) -> Stop? {
    if let stop = stops.first(where: { $0.location > x }) { return stop }
    guard interval > 0 else { return nil }
    return Stop(location: ((x / interval).rounded(.down) + 1) * interval, alignment: .natural)
  }

  /// The stops relative to a position after the leading edge.
  package func seen(from x: CGFloat) -> TextTabs {
    var moved = self
    for index in moved.stops.indices { moved.stops[index].location -= x }
    return moved
  }
}

/// A part of a line between two tabs.
struct TextField {
  var text: StyledText
  /// From the line's start, in points.
  var start: CGFloat
  var width: CGFloat
  var end: CGFloat { start + width }
}

extension TextComposer {
  static var tab: Character { "\t" }

  /// The parts of a line between its tabs; nil if the line or its style has no tabs.
  func fields(of text: StyledText, _ style: TextParagraphStyle, isFirst: Bool) -> [TextField]? {
    guard let tabs = style.tabs, text.string.contains(Self.tab) else { return nil }
    let direction = direction(style)
    let head = style.headIndent(isFirst: isFirst)
    var fields: [TextField] = []
    for part in text.parts(separatedBy: Self.tab) {
      let width = ruler.width(of: part, direction: direction)
      var start: CGFloat = 0
      if let end = fields.last?.end {
        let space = ruler.width(of: StyledText(" ", run: text.stretches[0].run), direction: direction)
        start = end + space
        if let stop = tabs.stop(behind: head + end) {
          start = max(end, stop.location - head - lead(of: part, width: width, at: stop, direction))
        }
      }
      fields.append(TextField(text: part, start: start, width: width))
    }
    return fields
  }

  /// The distance by which a part begins before its stop.
  private func lead(
    of part: StyledText, width: CGFloat, at stop: TextTabs.Stop, _ direction: BaseDirection
  ) -> CGFloat {
    let whole = part.string
    if !stop.terminators.isEmpty,
      let end = whole.firstIndex(where: { $0.unicodeScalars.contains(where: stop.terminators.contains) })
    {
      let count = whole.distance(from: whole.startIndex, to: end)
      return ruler.width(of: part.prefix(count), direction: direction)
    }
    let isRightToLeft = direction.direction == .rightToLeft
    switch stop.alignment {
    case .center: return width / 2
    case .right: return isRightToLeft ? 0 : width
    case .left: return isRightToLeft ? width : 0
    case .natural, .justified: return 0
    }
  }

  /// The width of a line's text, in points.
  func lineWidth(_ text: StyledText, _ style: TextParagraphStyle, isFirst: Bool = true) -> CGFloat {
    if let fields = fields(of: text, style, isFirst: isFirst) { return fields.map(\.end).max() ?? 0 }
    return ruler.width(of: text, direction: direction(style))
  }

  /// Breaks a paragraph with tabs into lines: a part that does not fit is broken after its last word that fits, or moved to
  /// the next line.
  func tabbedLines(_ text: StyledText, _ style: TextParagraphStyle, in widths: LineWidths) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    for (index, part) in text.parts(separatedBy: Self.tab).enumerated() {
      let before =
        index == 0 ? line : line + StyledText(String(Self.tab), run: part.stretches.first?.run ?? 0)
      let space = lines.isEmpty ? widths.first : widths.others
      let isFirst = lines.isEmpty
      if lineWidth(before + part, style, isFirst: isFirst) <= space + TextComposerLimits.slack {
        line = before + part
        continue
      }
      let left = space - lineWidth(before, style, isFirst: isFirst)
      let broken = pieces(of: part, style, first: left, widths)
      if let first = broken.first, ruler.width(of: first, direction: direction(style)) <= left {
        lines.append(before + first)
        lines += broken.dropFirst().dropLast()
      } else {
        lines.append(before)
        let broken = pieces(of: part, style, first: widths.others, widths)
        lines += broken.dropLast()
        line = broken.last ?? StyledText()
        continue
      }
      line = broken.count > 1 ? broken[broken.count - 1] : StyledText()
    }
    return lines + [line]
  }

  private func pieces(
    of part: StyledText, _ style: TextParagraphStyle, first: CGFloat, _ widths: LineWidths
  ) -> [StyledText] {
    let widths = LineWidths(first: max(0, first), others: widths.others, breaksInWords: widths.breaksInWords)
    return ruler.lines(of: part, in: widths, direction: direction(style))
  }
}

extension StyledText {
  /// The parts between the occurrences of a character; at least one.
  func parts(separatedBy separator: Character) -> [StyledText] {
    var parts = [StyledText()]
    for stretch in stretches {
      for (index, part) in stretch.text.split(separator: separator, omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { parts.append(StyledText()) }
        parts[parts.count - 1].append(part, run: stretch.run)
      }
    }
    return parts
  }
}
