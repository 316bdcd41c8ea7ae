/// Reads the classes, protocols and categories of an Objective-C header or implementation.
///
/// It is no compiler: it expands no macro and evaluates no `#if`, so all branches count. Where a macro stands among the members, or
/// where brackets do not match, the type is marked as open-ended.
public struct ObjCScanner {
  private let tokens: [SourceToken]
  private var index = 0
  private var types: [SourceType] = []

  /// The types of a file, in the order of the source.
  public static func types(in bytes: [UInt8]) -> [SourceType] {
    var scanner = ObjCScanner(tokens: SourceTokenizer.tokens(of: bytes, .objectiveC))
    scanner.run()
    return scanner.types
  }

  private init(tokens: [SourceToken]) { self.tokens = tokens }

  private func peek(_ distance: Int = 0) -> SourceToken? {
    index + distance < tokens.count ? tokens[index + distance] : nil
  }

  private mutating func run() {
    while let token = peek() {
      index += 1
      guard token.is("@"), let keyword = peek(), keyword.kind == .word else { continue }
      index += 1
      switch keyword.text {
      case "interface": readInterface(line: token.line)
      case "implementation": readImplementation(line: token.line)
      case "protocol": readProtocol(line: token.line)
      case "compatibility_alias": readAlias(line: token.line)
      default: break
      }
    }
  }

  // MARK: Heads

  private mutating func readInterface(line: Int) {
    guard let name = word() else { return }
    var type = SourceType(.class, name, line: line)
    skipAngles()
    if peek()?.is("(") == true {
      type.kind = .extension
      skipGroup("(", ")")
    } else if peek()?.is(":") == true {
      index += 1
      if let superclass = word() { type.inherited.append(superclass) }
      skipAngles()
    }
    skipAngles()
    readBody(of: &type)
  }

  private mutating func readImplementation(line: Int) {
    guard let name = word() else { return }
    var type = SourceType(.extension, name, line: line)
    if peek()?.is("(") == true { skipGroup("(", ")") }
    if peek()?.is(":") == true { index += 2 }
    readBody(of: &type)
  }

  private mutating func readProtocol(line: Int) {
    guard let name = word() else { return }
    skipAngles()
    // A name alone says that the protocol is declared elsewhere; in an expression it is a value.
    guard let next = peek(), !next.is(";"), !next.is(","), !next.is(")") else { return }
    var type = SourceType(.protocol, name, line: line)
    readBody(of: &type)
  }

  private mutating func readAlias(line: Int) {
    guard let name = word(), let target = word() else { return }
    types.append(SourceType(.alias, name, inherited: [target], line: line))
  }

  private mutating func word() -> String? {
    guard let token = peek(), token.kind == .word else { return nil }
    index += 1
    return token.text
  }

  // MARK: Groups

  /// Passes a group in brackets.
  ///
  /// - Returns: false where it does not end before the type does.
  @discardableResult
  private mutating func skipGroup(_ opening: String, _ closing: String) -> Bool {
    var depth = 0
    while let token = peek() {
      if token.is("@"), peek(1)?.isWord("end") == true { return false }
      index += 1
      if token.is(opening) { depth += 1 }
      if token.is(closing) { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }

  private mutating func skipAngles() {
    if peek()?.is("<") == true { skipGroup("<", ">") }
  }

  // MARK: Members

  private mutating func readBody(of type: inout SourceType) {
    if peek()?.is("{") == true { readVariables(into: &type) }
    while let token = peek() {
      if token.is("@"), let keyword = peek(1), keyword.kind == .word {
        index += 2
        if keyword.text == "end" { return types.append(type) }
        readDirective(keyword.text, line: token.line, into: &type)
      } else if token.is("-") || token.is("+") {
        index += 1
        readMethod(line: token.line, into: &type)
      } else if token.is("{") {
        if !skipGroup("{", "}") { type.isOpenEnded = true }
      } else {
        readOther(into: &type)
      }
    }
    type.isOpenEnded = true
    types.append(type)
  }

  private mutating func readDirective(_ keyword: String, line: Int, into type: inout SourceType) {
    switch keyword {
    case "property": readProperty(line: line, into: &type)
    case "synthesize", "dynamic":
      while let token = peek(), !token.is(";"), !token.is("@") {
        index += 1
        if token.kind == .word { type.members.append(SourceMember(.property, token.text, line: line)) }
      }
    default: break
    }
  }

  /// The names before each `,`, `;` and `:` in the braces.
  private mutating func readVariables(into type: inout SourceType) {
    var last: SourceToken?
    var depth = 0
    while let token = peek(), !(token.is("@") && peek(1)?.isWord("end") == true) {
      index += 1
      if token.is("{") { depth += 1 }
      if token.is("}") { depth -= 1 }
      if depth == 0 { return }
      if token.kind == .word { last = token }
      if token.is(";") || token.is(",") || token.is(":") || token.is("["), let name = last {
        type.members.append(SourceMember(.property, name.text, line: name.line))
      }
    }
    type.isOpenEnded = true
  }

  private mutating func readProperty(line: Int, into type: inout SourceType) {
    if peek()?.is("(") == true { readAccessors(line: line, into: &type) }
    var words: [String] = []
    while let token = peek(), !token.is(";"), !token.is("@") {
      if token.is("(") {
        // The name of a block stands behind a caret.
        if peek(1)?.is("^") == true, let name = peek(2), name.kind == .word { words.append(name.text) }
        skipGroup("(", ")")
        continue
      }
      if token.is("<") {
        skipAngles()
        continue
      }
      index += 1
      if token.is(",") {
        add(words, line: line, to: &type)
      } else if token.kind == .word {
        words.append(token.text)
      }
    }
    add(words, line: line, to: &type)
  }

  /// The last word that is no macro, such as `NS_AVAILABLE` behind a name.
  private func add(_ words: [String], line: Int, to type: inout SourceType) {
    let isMacro = { (word: String) in
      word.count > 1 && word.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
    }
    guard let name = words.last(where: { !isMacro($0) }) else { return }
    type.members.append(
      SourceMember(.property, name, type: words.dropLast().last, isExposed: true, line: line))
    // A name that looks like a macro is a name all the same.
    if let last = words.last, last != name { type.members.append(SourceMember(.property, last, line: line)) }
  }

  /// The methods named in `(getter=…, setter=…)`.
  private mutating func readAccessors(line: Int, into type: inout SourceType) {
    let start = index
    skipGroup("(", ")")
    for place in start..<index where tokens[place].is("=") && place + 1 < index {
      let isSetter = tokens[place - 1].isWord("setter")
      type.members.append(
        SourceMember(.method, tokens[place + 1].text + (isSetter ? ":" : ""), line: line))
    }
  }

  private mutating func readMethod(line: Int, into type: inout SourceType) {
    if peek()?.is("(") == true { skipGroup("(", ")") }
    var selector = ""
    while let token = peek(), !token.is(";"), !token.is("{"), !token.is("@") {
      if token.is("(") {
        skipGroup("(", ")")
        continue
      }
      index += 1
      if token.is(":") {
        selector += ":"
        // The type and the name of the argument.
        if peek()?.is("(") == true { skipGroup("(", ")") }
        if peek()?.kind == .word { index += 1 }
      } else if token.kind == .word, selector.isEmpty || peek()?.is(":") == true {
        selector += token.text
      }
    }
    if !selector.isEmpty { type.members.append(SourceMember(.method, selector, line: line)) }
    if peek()?.is("{") == true, !skipGroup("{", "}") { type.isOpenEnded = true }
  }

  /// A function, a variable, or a macro.
  private mutating func readOther(into type: inout SourceType) {
    if peek()?.kind == .word, peek(1)?.is("(") == true { type.isOpenEnded = true }
    if peek()?.is("@") == true {
      // A literal where none can be: brackets did not match.
      type.isOpenEnded = true
      index += 1
    }
    while let token = peek(), !token.is(";"), !token.is("{"), !token.is("@"), !token.is("-"), !token.is("+") {
      if token.is("=") { return skipValue(in: &type) }
      if token.is("(") {
        if !skipGroup("(", ")") { return }
      } else {
        index += 1
      }
    }
    if peek()?.is(";") == true { index += 1 }
  }

  /// The value of a variable to its `;`: it may hold literals, signs and blocks, which no other part of a type may.
  ///
  /// Where the type ends or a member begins before that, the source is unfinished.
  private mutating func skipValue(in type: inout SourceType) {
    let closings = ["(": ")", "[": "]", "{": "}"]
    while let token = peek(), !(token.is("@") && peek(1).map(Self.isDirective) == true) {
      if token.is(";") {
        index += 1
        return
      }
      if let closing = closings[token.text], token.is(token.text) {
        if !skipGroup(token.text, closing) { break }
      } else {
        index += 1
      }
    }
    type.isOpenEnded = true
  }

  /// Whether a word after `@` is one of a type's parts, and not of an expression such as `@selector(reload)`.
  private static func isDirective(_ token: SourceToken) -> Bool {
    let names = [
      "end", "interface", "implementation", "property", "synthesize", "dynamic", "optional", "required",
    ]
    return names.contains(where: token.isWord)
  }
}
