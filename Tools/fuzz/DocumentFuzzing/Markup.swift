/// A document as a list of tags: what damage to its structure is done to. Only for documents that are well-formed.
struct Markup {
  struct Attribute {
    var name: String
    var value: String
  }

  enum Token {
    case open(name: String, attributes: [Attribute], isEmpty: Bool)
    case close(name: String)
    case text(String)
  }

  var tokens: [Token] = []

  init(_ text: String) {
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      if start > rest.startIndex { tokens.append(.text(String(rest[..<start]))) }
      let end = Self.end(of: rest, from: start)
      tokens.append(Self.token(rest[start..<end]))
      rest = rest[end...]
    }
    if !rest.isEmpty { tokens.append(.text(String(rest))) }
  }

  private static func end(of text: Substring, from start: Substring.Index) -> Substring.Index {
    var quote: Character?
    var index = text.index(after: start)
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if character == quote {
        quote = nil
      } else if quote == nil {
        if character == ">" { return index }
        if character == "\"" { quote = character }
      }
    }
    return text.endIndex
  }

  private static func token(_ tag: Substring) -> Token {
    guard let second = tag.dropFirst().first, second != "?", second != "!" else { return .text(String(tag)) }
    if second == "/" { return .close(name: String(tag.dropFirst(2).dropLast())) }
    let isEmpty = tag.hasSuffix("/>")
    var body = tag.dropFirst().dropLast(isEmpty ? 2 : 1)
    let name = body.prefix { !$0.isWhitespace }
    body = body.dropFirst(name.count)
    var attributes: [Attribute] = []
    while let equals = body.firstIndex(of: "=") {
      let key = body[..<equals].drop(while: \.isWhitespace)
      let parts = body[equals...].dropFirst(2).split(
        separator: "\"", maxSplits: 1, omittingEmptySubsequences: false)
      attributes.append(Attribute(name: String(key), value: parts.first.map(String.init) ?? ""))
      body = parts.count > 1 ? parts[1] : ""
    }
    return .open(name: String(name), attributes: attributes, isEmpty: isEmpty)
  }

  var text: String {
    var text = ""
    for token in tokens {
      switch token {
      case .text(let content): text += content
      case .close(let name): text += "</\(name)>"
      case .open(let name, let attributes, let isEmpty):
        text += "<" + name
        for attribute in attributes { text += " \(attribute.name)=\"\(attribute.value)\"" }
        text += isEmpty ? "/>" : ">"
      }
    }
    return text
  }

  /// The places of opening tags, without the outermost.
  var elements: [Int] {
    Array(
      tokens.indices.filter { index in
        if case .open = tokens[index] { true } else { false }
      }.dropFirst())
  }

  /// From an opening tag to its closing one.
  func subtree(at start: Int) -> Range<Int> {
    var depth = 0
    for index in start..<tokens.count {
      switch tokens[index] {
      case .open(_, _, let isEmpty): depth += isEmpty ? 0 : 1
      case .close: depth -= 1
      case .text: continue
      }
      if depth <= 0 { return start..<index + 1 }
    }
    return start..<tokens.count
  }
}
