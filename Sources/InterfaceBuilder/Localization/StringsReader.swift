/// Reads the old format of strings files, `"key" = "value";` with comments, in one pass.
struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var place = DocumentPosition.start

  init(text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// All pairs; if a key occurs twice, the last value is used, as in Foundation.
  func read() throws(DocumentError) -> [String: String] {
    var reader = self
    return try reader.pairs()
  }

  private mutating func pairs() throws(DocumentError) -> [String: String] {
    var result: [String: String] = [:]
    try skipSpace()
    while index < scalars.count {
      let key = try token("a key")
      var value = key
      try skipSpace()
      if peek == "=" {
        advance()
        try skipSpace()
        value = try token("a text in quotation marks")
        try skipSpace()
      }
      guard peek == ";" else { throw expected("; after the text of \"\(key)\"") }
      advance()
      result[key] = value
      try skipSpace()
    }
    return result
  }

  // MARK: Tokens

  private mutating func token(_ name: String) throws(DocumentError) -> String {
    if peek == "\"" || peek == "'" { return try quoted() }
    var text = String.UnicodeScalarView()
    while let scalar = peek, Self.standsUnquoted(scalar) {
      text.append(scalar)
      advance()
    }
    guard !text.isEmpty else { throw expected(name) }
    return String(text)
  }

  /// Whether old-style property lists allow the character outside quotation marks (Apple, "Property List
  /// Programming Topics").
  private static func standsUnquoted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func quoted() throws(DocumentError) -> String {
    let start = place
    let mark = peek
    advance()
    var units: [UInt16] = []
    while let scalar = peek {
      advance()
      if scalar == mark { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" {
        units += try escaped()
      } else {
        units += UTF16.encode(scalar).map { Array($0) } ?? []
      }
    }
    throw DocumentError(
      .malformedStrings, at: start, "Expected a quotation mark that ends the text, but the file ends",
      hint: "Write \\\" for a quotation mark within a text")
  }

  private mutating func escaped() throws(DocumentError) -> [UInt16] {
    guard let scalar = peek else { throw expected("a character after the backslash") }
    if scalar == "U" || scalar == "u" {
      advance()
      return [digits(upTo: 4, radix: 16)]
    }
    if ("0"..."7").contains(scalar) { return [digits(upTo: 3, radix: 8)] }
    advance()
    if let control = Self.controls[scalar] { return [control] }
    return UTF16.encode(scalar).map { Array($0) } ?? []
  }

  private static let controls: [Unicode.Scalar: UInt16] = [
    "a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13,
  ]

  private mutating func digits(upTo count: Int, radix: Int) -> UInt16 {
    var value = 0
    for _ in 0..<count {
      guard let digit = peek.flatMap({ Int(String($0), radix: radix) }) else { break }
      value = value * radix + digit
      advance()
    }
    return UInt16(truncatingIfNeeded: value)
  }

  // MARK: Characters

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  private mutating func advance() {
    if scalars[index] == "\n" {
      place = DocumentPosition(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
    index += 1
  }

  /// White space and comments.
  private mutating func skipSpace() throws(DocumentError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", next == "/" {
        while let skipped = peek, skipped != "\n" { _ = skipped; advance() }
      } else if scalar == "/", next == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(DocumentError) {
    let start = place
    advance()
    advance()
    while let scalar = peek {
      if scalar == "*", next == "/" {
        advance()
        advance()
        return
      }
      advance()
    }
    throw DocumentError(.malformedStrings, at: start, "Expected */ to end the comment, but the file ends")
  }

  private func expected(_ what: String) -> DocumentError {
    let found = peek.map { "\"\(Character($0))\"" } ?? "the end of the file"
    return DocumentError(
      .malformedStrings, at: place, "Expected \(what), found \(found)",
      hint: "Each line reads \"key\" = \"text\";")
  }
}
