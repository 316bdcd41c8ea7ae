/// Reads a format left to right and stops at the first offence against the grammar.
struct Parser {
  private var scanner: Scanner
  /// Every name read so far, in order.
  private(set) var names: [NameUse] = []
  /// The column after each view read so far.
  private(set) var viewEnds: [Int] = []

  init(_ text: String) { scanner = Scanner(text) }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    try checkCharacters()
    var format = VisualFormat(orientation: try parseOrientation(), views: [])
    format.leading = try parseLeadingBar()
    format.views.append(try parseView(otherwise: Message.expectedView))
    while !scanner.isAtEnd {
      let connection = try parseConnection()
      if scanner.take("|") {
        format.trailing = connection
        guard scanner.isAtEnd else { throw error(Message.expectedEnd) }
      } else {
        format.connections.append(connection)
        format.views.append(try parseView(otherwise: Message.expectedViewOrBar))
      }
    }
    return format
  }

  private func checkCharacters() throws(VisualFormatError) {
    let text = scanner.text
    if text.isEmpty { throw VisualFormatError(Message.empty, in: text, at: nil) }
    if text.utf8.contains(where: { $0 >= 0x80 }) {
      throw VisualFormatError(Message.notASCII, in: text, at: nil)
    }
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message, in: scanner.text, at: scanner.position)
  }

  /// The error for a missing part. At the end of the text, Apple's parser always reports that it expected
  /// more.
  private func missing(_ message: String) -> VisualFormatError {
    error(scanner.isAtEnd ? Message.expectedMore : message)
  }

  // MARK: The row

  private mutating func parseOrientation() throws(VisualFormatError) -> VisualFormat.Orientation? {
    let (orientation, letter, name): (VisualFormat.Orientation, Character, String)
    if scanner.take("H") {
      (orientation, letter, name) = (.horizontal, "H", "horizontal")
    } else if scanner.take("V") {
      (orientation, letter, name) = (.vertical, "V", "vertical")
    } else {
      return nil
    }
    guard scanner.take(":") else { throw error(Message.expectedColon(after: letter, name)) }
    return orientation
  }

  private mutating func parseLeadingBar() throws(VisualFormatError) -> VisualFormat.Connection? {
    guard scanner.take("|") else { return nil }
    if scanner.isAtEnd { throw error(Message.expectedConnection) }
    return try parseConnection()
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard scanner.take("-") else { return .flush }
    if scanner.next == "[" || scanner.next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if scanner.take("(") {
      predicates = try parsePredicates(object: .metric)
      guard scanner.take(")") else { throw missing(Message.expectedListEnd) }
    } else {
      predicates = [try parseSimplePredicate()]
    }
    guard scanner.take("-") else { throw missing(Message.expectedDash) }
    return .predicates(predicates)
  }

  private mutating func parseView(otherwise message: String) throws(VisualFormatError) -> VisualFormat.View {
    guard scanner.take("[") else { throw missing(message) }
    guard let name = takeName(.view) else { throw error(Message.expectedName) }
    var view = VisualFormat.View(name)
    if scanner.take("(") {
      view.predicates = try parsePredicates(object: .metricOrView)
      guard scanner.take(")"), scanner.take("]") else { throw error(Message.thicknessEnd) }
    } else if !scanner.take("]") {
      throw error(Message.expectedBracket)
    }
    viewEnds.append(scanner.position)
    return view
  }

  // MARK: Predicates

  private mutating func parsePredicates(object role: NameUse.Role) throws(VisualFormatError)
    -> [VisualFormat.Predicate]
  {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      predicates.append(try parsePredicate(object: role))
    } while scanner.take(",")
    return predicates
  }

  private mutating func parsePredicate(object role: NameUse.Role) throws(VisualFormatError)
    -> VisualFormat.Predicate
  {
    let relation = try parseRelation()
    var predicate = VisualFormat.Predicate(relation, try parseOperand(role))
    if scanner.take("@") { predicate.priority = try parseOperand(.metric) }
    return predicate
  }

  /// A space without parentheses. The guide's grammar allows no priority here, but Apple's parser accepts one
  /// (`|-8@750-[a]` is common in public code).
  private mutating func parseSimplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    if scanner.next == "-" { throw error(Message.minusSign) }
    var predicate = VisualFormat.Predicate(nil, try parseOperand(.metric))
    if scanner.take("@") { predicate.priority = try parseOperand(.metric) }
    return predicate
  }

  private mutating func parseRelation() throws(VisualFormatError) -> VisualFormat.Relation? {
    guard let first = scanner.next, "=<>".contains(first) else { return nil }
    for relation in VisualFormat.Relation.allCases
    where relation.symbol.first == first && scanner.peek(1) == "=" {
      _ = scanner.take(first)
      _ = scanner.take("=")
      return relation
    }
    throw error(Message.unknownRelation)
  }

  private mutating func parseOperand(_ role: NameUse.Role) throws(VisualFormatError) -> VisualFormat.Operand {
    if let name = takeName(role) { return .name(name) }
    if let number = scanner.takeNumber() { return .number(number) }
    throw missing(Message.expectedNumber)
  }

  private mutating func takeName(_ role: NameUse.Role) -> String? {
    guard let name = scanner.takeName() else { return nil }
    names.append(NameUse(name: name, role: role, end: scanner.position))
    return name
  }
}

extension VisualFormat {
  /// Reads a format, without resolving its names.
  ///
  /// - Throws: ``VisualFormatError`` with the place of the first character that does not fit.
  /// - Complexity: O(length of the text).
  public init(_ text: String) throws(VisualFormatError) {
    var parser = Parser(text)
    self = try parser.parse()
  }
}
