/// Messages that have lost their line breaks: structured logs write them as `\n` in a string, web pages and trackers join
/// lines.
enum CollapsedMessage {
  private static let mark = "simultaneously satisfy constraints"

  /// The line as it is, or what were lines of their own in a message.
  static func pieces(of line: Substring) -> [Substring] {
    guard line.contains(mark) else { return [line] }
    if line.contains(#"\n"#) {
      return LogLine.unescaped(line).split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { pieces(of: $0) }
    }
    return line.contains("\"<") ? apart(line) : [line]
  }

  /// Before each constraint of the list, behind each, and before the sentences after the list.
  private static func apart(_ line: Substring) -> [Substring] {
    var cuts: [Substring.Index] = []
    for match in line.matches(of: /"<[A-Za-z_][\w.$]*Constraint:/) { cuts.append(match.range.lowerBound) }
    for match in line.matches(of: />"(?:,|(?=\s))/) { cuts.append(match.range.upperBound) }
    for sentence in ["Will attempt to recover by", "Make a symbolic breakpoint", "Set the NSUserDefault"] {
      cuts += line.ranges(of: sentence).map(\.lowerBound)
    }
    var pieces: [Substring] = []
    var start = line.startIndex
    for cut in cuts.sorted() where cut > start {
      pieces.append(line[start..<cut])
      start = cut
    }
    return pieces + [line[start...]]
  }
}
