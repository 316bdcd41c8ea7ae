/// A line of a log, without the text that consoles and web pages add.
struct LogLine: Hashable {
  /// In the log, counted from 1.
  let number: Int
  /// Without spaces at the ends.
  let text: String

  init(_ line: some StringProtocol, number: Int = 0) {
    var rest = Substring(line)
    // Pages' quotes, and their marks of emphasis and code.
    while let first = rest.first, first.isWhitespace || "*>`".contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace || "*`".contains(last) { rest = rest.dropLast() }
    self.number = number
    text = String(Self.withoutPrefix(rest))
  }

  /// All lines, without the escapes of web pages; messages on a single line are split.
  static func lines(of log: String) -> [LogLine] {
    var lines: [LogLine] = []
    for (index, line) in TerminalText.plain(log).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      for piece in CollapsedMessage.pieces(of: Substring(PageText.plain(line))) {
        lines.append(LogLine(piece, number: index + 1))
      }
    }
    return lines
  }

  /// Some consoles put a prefix before each line, such as `[IOS_SYSLOG_ROW]`.
  private static func withoutPrefix(_ text: Substring) -> Substring {
    guard text.contains("Constraint:0x"), !text.contains(announcement), text.first != "<", text.first != "\"",
      let start = text.firstRange(of: /"?<[A-Za-z_][\w.$]*Constraint:0x[0-9a-f]/)
    else { return text }
    let prefix = text[..<start.lowerBound]
    return prefix.last == "\\" || prefix.last == "<" ? text : text[start.lowerBound...]
  }

  // MARK: Sentences of Apple's messages, in all versions

  var startsMessage: LoggedConflict.System? {
    if text.contains("Unable to simultaneously satisfy constraints:") { return .macOS }
    if text.contains("Unable to simultaneously satisfy constraints") { return .iOS }
    return text.contains("Conflicting constraints detected: (") ? .macOS : nil
  }

  /// Whether the line continues a message whose first line is missing.
  var continuesMessage: Bool { text.hasPrefix("Probably at least one of the constraints in the following") }

  var opensList: Bool { text.hasSuffix("(") }

  /// Whether the line begins a list without a message, as debuggers and people print it.
  var opensBareList: Bool {
    text == "(" || text == "[" || text.hasPrefix("<") && text.contains("__NSArray") && text.hasSuffix("(")
  }

  var closesList: Bool { text == ")" || text == ")." || text == "]" }

  private static let announcement = "Will attempt to recover by breaking"

  var announcesBroken: Bool { text.contains(Self.announcement) }

  /// `Will attempt to recover by breaking <…>.`
  var constraintBehindAnnouncement: String? {
    guard let mark = text.firstRange(of: Self.announcement) else { return nil }
    var tail = text[mark.upperBound...].drop { $0 == " " }
    if tail.hasPrefix("constraint") { tail = tail.dropFirst("constraint".count) }
    return LogLine(tail.drop { $0 == " " }).constraint
  }

  // MARK: Constraints

  /// The constraint that starts at a line, and the number of its lines: some logs are wrapped, and texts of views may
  /// contain line breaks.
  static func constraint(in lines: [LogLine], at index: Int, unquoted: Bool) -> (String?, linesUsed: Int) {
    if let text = lines[index].constraint { return (text, 1) }
    guard lines[index].startsConstraint else { return (nil, 1) }
    // The line is wrapped at a space, or broken within the view's text.
    var joined = [lines[index].text]
    for next in (index + 1)..<max(index + 1, min(index + 1 + mostLines, lines.count)) {
      guard !lines[next].startsConstraint, !lines[next].closesList, lines[next].startsMessage == nil else {
        break
      }
      let longer = joined.flatMap { [$0 + " " + lines[next].text, $0 + "\n" + lines[next].text] }
      for case let text? in longer.lazy.map({ LogLine($0).constraint })
      where ConstraintReader.read(text) != nil {
        return (text, next - index + 1)
      }
      joined = [longer[0], longer[longer.count - 1]]
    }
    return (nil, 1)
  }

  private static let mostLines = 8

  /// The beginning of a constraint whose end is missing.
  var fragment: String? {
    guard startsConstraint, text.contains("Constraint:0x") else { return nil }
    return String(text.drop { $0 == "\"" || $0 == "“" })
  }

  var isQuotedConstraint: Bool { text.hasPrefix("\"<") && constraint != nil }

  private var startsConstraint: Bool {
    ["<", "\"<", "\\<", "\"\\<", "“<"].contains(where: text.hasPrefix)
  }

  /// The address in a constraint's text, even if the rest cannot be read.
  static func address(in text: String) -> Substring? {
    text.prefixMatch(of: /<[A-Za-z_][\w.$]*: ?(0x[0-9a-f]+)/)?.output.1
  }

  /// The constraint's text, without quotes, commas and escapes; nil if this line contains none, or only its beginning.
  var constraint: String? {
    if let unmarked { return unmarked }
    guard startsConstraint || text == "<private>" || text == "\"<private>\"" else { return nil }
    var rest = Substring(text)
    for end in ["\" )", "\")"] where rest.hasSuffix(end) { rest = rest.dropLast(end.count - 1) }
    if rest.hasSuffix(",") { rest = rest.dropLast() }
    if rest.hasSuffix("."), rest.dropLast().hasSuffix(">") { rest = rest.dropLast() }
    while let first = rest.first, first == "\"" || first == "“" { rest = rest.dropFirst() }
    while let last = rest.last, last == "\"" || last == "”" { rest = rest.dropLast() }
    // Authors of web pages insert a space, so that it is not taken for a tag.
    if rest.hasPrefix("< ") { rest = "<" + rest.drop { $0 == "<" || $0 == " " } }
    let plain = rest.contains("\\") ? Self.unescaped(rest) : String(rest)
    guard plain.hasPrefix("<") else { return nil }
    return plain.hasSuffix(">") || ConstraintReader.read(plain) != nil ? plain : nil
  }

  /// A constraint whose angle brackets a web page treated as a tag.
  private var unmarked: String? {
    guard text.prefixMatch(of: /[A-Za-z_][\w.$]*Constraint:0x[0-9a-f]/) != nil else { return nil }
    let marked = "<\(text.hasSuffix(",") ? String(text.dropLast()) : text)>"
    return ConstraintReader.read(marked) == nil ? nil : marked
  }

  /// Lists print quotes, line breaks and letters beyond ASCII with backslashes (`\"`, `\n`, `\U00e7`); web pages escape
  /// angle brackets.
  static func unescaped(_ text: Substring) -> String {
    var plain = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        plain.append(character)
        continue
      }
      switch escaped {
      case "n": plain.append("\n")
      case "t": plain.append("\t")
      case "U":
        let digits = rest.prefix(4)
        guard digits.count == 4, let code = UInt16(digits, radix: 16) else { plain += "\\U"; continue }
        rest = rest.dropFirst(4)
        plain += unit(code, &rest)
      default: plain.append(escaped)
      }
    }
    return plain
  }

  /// A unit of UTF-16, with the second unit if it is half of a surrogate pair.
  private static func unit(_ code: UInt16, _ rest: inout Substring) -> String {
    var units = [code]
    if UTF16.isLeadSurrogate(code), rest.hasPrefix("\\U"),
      let second = UInt16(rest.dropFirst(2).prefix(4), radix: 16)
    {
      units.append(second)
      rest = rest.dropFirst(6)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
