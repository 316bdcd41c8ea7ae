import AutoLayout

/// Reads the text of a constraint, as any of Apple's systems or a library prints it, back into a description.
///
/// A text counts as read only if printing the description gives the same text again.
public enum ConstraintReader {
  /// Nil for unknown shapes.
  public static func read(_ text: String) -> ConstraintDescription? {
    guard text.hasPrefix("<"), text.utf8.count <= longestText, let end = text.lastIndex(of: ">") else {
      return nil
    }
    // Programs may add their own words at the end.
    let added = text[text.index(after: end)...]
    guard added.isEmpty || added.hasPrefix(" ") && added.count > 1 else { return nil }
    var rest = text[..<end].dropFirst()
    guard let (className, address) = takeHead(&rest) else { return nil }
    let legend = Legend(&rest)
    let suffix = Suffix(&rest)
    let mask = takeMask(&rest)
    for (identifier, body) in readings(rest) {
      guard let body = BodyReader(names: legend.names).read(body) else { continue }
      var description = ConstraintDescription(className: className, address: address, body: body)
      description.mask = mask
      description.identifier = identifier
      description.priority = suffix.priority
      description.prioritySign = suffix.sign
      description.contentPriorities = suffix.content
      description.addendum = added.isEmpty ? nil : String(added.dropFirst())
      legend.complete(&description)
      if description.description == text { return description }
    }
    return nil
  }

  /// The largest length of a constraint's text, which is longer than any in known logs.
  private static let longestText = 4_000
  /// Limits the readings tried, so that hostile input cannot take forever.
  static let mostReadings = 16

  /// Reads `NSLayoutConstraint:0x6080004835c0 `, with the file and line if a library adds them.
  private static func takeHead(_ rest: inout Substring) -> (className: String, address: String)? {
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    let className = rest[..<colon]
    let tail = rest[rest.index(after: colon)...]
    // The first versions with constraints (Mac OS X 10.7) print a space before the address.
    let start = tail.hasPrefix(" 0x") ? tail.dropFirst() : tail
    guard !className.isEmpty, !className.contains(" "), var space = start.firstIndex(of: " ") else {
      return nil
    }
    if let at = tail.firstIndex(of: "@"), at < space, let end = endOfPlace(tail[at...]) { space = end }
    let address = tail[..<space]
    rest = tail[tail.index(after: space)...]
    return (String(className), String(address))
  }

  /// The end of `@a folder/Form.swift#17`: file names may contain spaces.
  private static func endOfPlace(_ text: Substring) -> Substring.Index? {
    var search = text
    while let hash = search.firstIndex(of: "#") {
      let digits = text[text.index(after: hash)...].prefix { $0.isNumber }
      if !digits.isEmpty, text[digits.endIndex...].first == " " { return digits.endIndex }
      search = search[search.index(after: hash)...]
    }
    return nil
  }

  /// `h=--& v=-&- `.
  private static func takeMask(_ rest: inout Substring) -> String? {
    guard let match = rest.prefixMatch(of: /h=[-&]{3} v=[-&]{3}/) else { return nil }
    let tail = rest[match.range.upperBound...]
    guard tail.first == " " else { return nil }
    rest = tail.dropFirst()
    return String(match.output)
  }

  /// The possible ways to split off an identifier: identifiers are quoted, and may contain quotes and spaces.
  private static func readings(_ rest: Substring) -> [(identifier: String?, body: Substring)] {
    guard rest.first == "'" else { return [(nil, rest)] }
    let inner = rest.dropFirst()
    return inner.ranges(of: "' ").prefix(mostReadings).map {
      (String(inner[..<$0.lowerBound]), inner[$0.upperBound...])
    }
  }
}

/// The end of a constraint's text: whether it is active, and the meaning of its names.
private struct Legend {
  private static let openings: [(text: String, state: ConstraintDescription.State?)] = [
    ("(Names:", nil), ("(active", .active), ("(inactive", .inactive),
  ]

  var state: ConstraintDescription.State?
  var names: [ConstraintDescription.Name] = []
  var spacing = ConstraintDescription.LegendSpacing()

  init(_ rest: inout Substring) {
    for opening in Self.openings {
      guard let start = rest.lastRange(of: opening.text),
        let list = Self.list(rest[start.upperBound...], isLegacy: opening.state == nil, &spacing)
      else { continue }
      state = opening.state
      names = Self.names(list)
      let body = rest[..<start.lowerBound]
      spacing.before = Self.trailingBlanks(body)
      rest = body.dropLast(spacing.before)
      return
    }
  }

  func complete(_ description: inout ConstraintDescription) {
    description.legend = state == nil ? .legacy : .current
    description.legendSpacing = spacing
    description.state = state
    description.names = names
  }

  private static func trailingBlanks(_ text: Substring) -> Int {
    text.reversed().prefix { $0 == " " }.count
  }

  /// The list of names after the opening; nil if the text is not a legend.
  private static func list(
    _ tail: Substring, isLegacy: Bool, _ spacing: inout ConstraintDescription.LegendSpacing
  ) -> Substring? {
    if !isLegacy, tail == ")" { return "" }
    var found = ConstraintDescription.LegendSpacing()
    found.behindEnd = trailingBlanks(tail)
    var list = tail.dropLast(found.behindEnd)
    guard list.hasSuffix(")") else { return nil }
    list = list.dropLast()
    found.beforeEnd = trailingBlanks(list)
    list = list.dropLast(found.beforeEnd)
    if isLegacy {
      found.behindLabel = list.prefix { $0 == " " }.count
      list = list.dropFirst(found.behindLabel)
    } else {
      guard list.hasPrefix(", names: ") else { return nil }
      list = list.dropFirst(", names: ".count)
    }
    guard !list.isEmpty else { return nil }
    spacing = found
    return list
  }

  /// Entries are split at commas, but texts inside them may also contain commas.
  private static func names(_ list: Substring) -> [ConstraintDescription.Name] {
    var entries: [String] = []
    guard !list.isEmpty else { return [] }
    for part in list.split(separator: ", ", omittingEmptySubsequences: false) {
      if !part.contains(":0x"), let last = entries.indices.last {
        entries[last] += ", " + part
      } else {
        entries.append(String(part))
      }
    }
    return entries.compactMap(name)
  }

  private static func name(_ entry: String) -> ConstraintDescription.Name? {
    let bar = ConstraintDescription.Name.bar
    if entry.hasPrefix(bar + ":") {
      return ConstraintDescription.Name(bar, String(entry.dropFirst(bar.count + 1)))
    }
    guard let mark = entry.lastRange(of: ":0x") else { return nil }
    return ConstraintDescription.Name(
      String(entry[..<mark.lowerBound]), String(entry[entry.index(after: mark.lowerBound)...]))
  }
}

/// Priorities after the body.
private struct Suffix {
  var priority: DescribedNumber?
  var sign = ConstraintDescription.PrioritySign.word
  var content: ConstraintDescription.ContentPriorities?

  init(_ rest: inout Substring) {
    for sign in [ConstraintDescription.PrioritySign.word, .caret] {
      guard let mark = rest.lastRange(of: sign.rawValue),
        let number = DescribedNumber(spelling: rest[mark.upperBound...])
      else { continue }
      priority = number
      self.sign = sign
      rest = rest[..<mark.lowerBound]
    }
    guard let hug = rest.lastRange(of: " Hug:"), let mark = rest.lastRange(of: " CompressionResistance:"),
      hug.upperBound < mark.lowerBound,
      let hugging = DescribedNumber(spelling: rest[hug.upperBound..<mark.lowerBound]),
      let resistance = DescribedNumber(spelling: rest[mark.upperBound...])
    else { return }
    content = ConstraintDescription.ContentPriorities(hugging: hugging, compressionResistance: resistance)
    rest = rest[..<hug.lowerBound]
  }
}

extension Substring {
  func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}

extension String {
  func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
