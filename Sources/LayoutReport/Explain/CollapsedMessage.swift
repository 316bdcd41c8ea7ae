/// Messages that have lost their line breaks: structured logs write them as `\n` in a string, web pages and trackers join
/// lines.
enum CollapsedMessage {
  private static let mark = "simultaneously satisfy constraints"
  private static let recovery = "Will attempt to recover by"

  /// The unchanged line, or the separate lines of a message.
  static func pieces(of line: Substring) -> [Substring] {
    guard line.contains(mark) || line.contains(#">", "<"#) || line.contains(#">","<"#) else { return [line] }
    if line.contains(#"\n"#) {
      return LogLine.unescaped(line).split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { pieces(of: $0) }
    }
    return line.contains("\"<") || line.contains(recovery) ? apart(line) : [line]
  }

  private static let sentences = [
    "Unable to simultaneously", recovery, "Make a symbolic breakpoint", "Break on objc_exception_throw",
    "Set the NSUserDefault",
  ]

  /// Splits a line before and after each constraint of the list, and before the message's sentences.
  private static func apart(_ line: Substring) -> [Substring] {
    var cuts: [Substring.Index] = []
    for match in line.matches(of: /"< ?[A-Za-z_][\w.$]*Constraint:/) { cuts.append(match.range.lowerBound) }
    for match in line.matches(of: />"(?:,|(?=\s))/) { cuts.append(match.range.upperBound) }
    for sentence in sentences {
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
