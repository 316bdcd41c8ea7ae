import Foundation

/// A value of a JSON text (RFC 8259), with its place in bytes.
package struct LocatedJSON {
  package indirect enum Content {
    case object([(key: String, value: LocatedJSON)])
    case array([LocatedJSON])
    case text(String)
    case number(Double)
    case flag(Bool)
    case null
  }

  let offset: Int
  package let content: Content

  /// A member of an object; the last of several with that key, as Foundation reads them.
  subscript(key: String) -> LocatedJSON? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  package var elements: [LocatedJSON]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  var flag: Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }

  var isObject: Bool {
    if case .object = content { true } else { false }
  }
}

/// A parsed JSON text that can determine lines and columns.
package struct LocatedJSONDocument {
  package let root: LocatedJSON
  private let bytes: [UInt8]

  /// - Throws: the first fault, with its place: too large, not UTF-8, not JSON, or nested too deeply.
  package init(_ data: Data, limits: ReadingLimits) throws(DocumentError) {
    guard data.count <= limits.maximumSize else {
      throw DocumentError(.tooLarge, at: .start, "Expected at most \(limits.maximumSize) bytes of JSON")
    }
    bytes = [UInt8](data)
    var reader = LocatedJSONReader(bytes: bytes, limits: limits)
    root = try reader.document()
  }

  package func position(of value: LocatedJSON) -> DocumentPosition {
    LocatedJSONReader.position(value.offset, in: bytes)
  }
}

/// A recursive descent parser for JSON, with limited depth.
private struct LocatedJSONReader {
  private let bytes: [UInt8]
  private let limits: ReadingLimits
  private var offset = 0
  private var count = 0

  init(bytes: [UInt8], limits: ReadingLimits) {
    self.bytes = bytes
    self.limits = limits
    // A byte order mark is not part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Columns are counted in Unicode scalars.
  static func position(_ offset: Int, in bytes: [UInt8]) -> DocumentPosition {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return DocumentPosition(line: line, column: before[start...].count { $0 & 0xC0 != 0x80 } + 1)
  }

  mutating func document() throws(DocumentError) -> LocatedJSON {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw DocumentError(.unsupportedEncoding, at: .start, "Expected JSON in UTF-8")
    }
    let value = try value(depth: 0)
    skipSpace()
    if offset < bytes.count { throw fault("Expected the end of the file") }
    return value
  }

  private func fault(
    _ message: String, _ code: DocumentError.Code = .malformedJSON
  ) -> DocumentError {
    DocumentError(code, at: Self.position(offset, in: bytes), message)
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  private mutating func value(depth: Int) throws(DocumentError) -> LocatedJSON {
    skipSpace()
    count += 1
    guard depth <= limits.maximumDepth else { throw fault("Expected fewer nested values", .tooDeep) }
    guard count <= limits.maximumElements else { throw fault("Expected fewer values", .tooManyElements) }
    let start = offset
    let content: LocatedJSON.Content
    switch current {
    case UInt8(ascii: "{"): content = .object(try members(depth))
    case UInt8(ascii: "["): content = .array(try elements(depth))
    case UInt8(ascii: "\""): content = .text(try string())
    case UInt8(ascii: "t"): content = try word("true", .flag(true))
    case UInt8(ascii: "f"): content = try word("false", .flag(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    default: content = .number(try number())
    }
    return LocatedJSON(offset: start, content: content)
  }

  /// True at the end of a list, which is then consumed; otherwise consumes a comma between two
  /// elements.
  private mutating func isAtEnd(_ close: Unicode.Scalar, isFirst: Bool) throws(DocumentError) -> Bool {
    skipSpace()
    if current == UInt8(ascii: close) {
      offset += 1
      return true
    }
    if isFirst { return false }
    guard current == UInt8(ascii: ",") else { throw fault("Expected , or \(close)") }
    offset += 1
    return false
  }

  private mutating func elements(_ depth: Int) throws(DocumentError) -> [LocatedJSON] {
    offset += 1
    var elements: [LocatedJSON] = []
    while !(try isAtEnd("]", isFirst: elements.isEmpty)) { elements.append(try value(depth: depth + 1)) }
    return elements
  }

  private mutating func members(_ depth: Int) throws(DocumentError) -> [(key: String, value: LocatedJSON)] {
    offset += 1
    var members: [(key: String, value: LocatedJSON)] = []
    while !(try isAtEnd("}", isFirst: members.isEmpty)) {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw fault("Expected a key in quotes") }
      let key = try string()
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw fault("Expected :") }
      offset += 1
      members.append((key, try value(depth: depth + 1)))
    }
    return members
  }

  private mutating func string() throws(DocumentError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("Expected the text to end on its line") }
      offset += 1
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: try escaped())
      } else {
        text.append(byte)
      }
    }
    guard current != nil else { throw fault("Expected the closing quotes of a text") }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes that an escape after a backslash represents.
  private mutating func escaped() throws(DocumentError) -> [UInt8] {
    guard let byte = current else { throw fault("Expected the closing quotes of a text") }
    offset += 1
    if byte == UInt8(ascii: "u") { return Array(String(try escapedCharacter()).utf8) }
    guard let meaning = Self.escapes[byte] else {
      offset -= 1
      throw fault("Expected one of \"\\/bfnrtu after the backslash")
    }
    return [meaning]
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// Characters beyond 16 bits are written as two escapes; an unpaired half becomes the replacement
  /// character.
  private mutating func escapedCharacter() throws(DocumentError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return "\u{FFFD}"
    }
    let start = offset
    offset += 2
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second) else {
      offset = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(DocumentError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("Expected four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      offset += 1
    }
    return value
  }

  private mutating func word(
    _ text: String, _ content: LocatedJSON.Content
  ) throws(DocumentError) -> LocatedJSON.Content {
    guard bytes[offset...].starts(with: text.utf8) else { throw fault("Expected a value") }
    offset += text.utf8.count
    return content
  }

  private mutating func number() throws(DocumentError) -> Double {
    let digits = bytes[offset...].prefix { "+-.eE0123456789".utf8.contains($0) }
    guard !digits.isEmpty else { throw fault("Expected a value") }
    guard let number = Self.number(String(decoding: digits, as: UTF8.self)) else {
      throw fault("Expected a number")
    }
    offset += digits.count
    return number
  }

  /// A finite number in JSON's syntax, which does not allow `+1`, `.5`, `1.` or `01`. Nil, too, for one that is so small that it
  /// would be read as 0.
  private static func number(_ text: String) -> Double? {
    let digits = text.drop { $0 == "-" }.prefix { $0.isNumber }
    let rest = text.drop { $0 == "-" }.dropFirst(digits.count)
    let hasFraction = rest.first != "." || rest.dropFirst().first?.isNumber == true
    guard let number = Double(text), number.isFinite, text.first != "+", !digits.isEmpty,
      digits == "0" || digits.first != "0", hasFraction
    else { return nil }
    let isZero = text.prefix { $0 != "e" && $0 != "E" }.allSatisfy { "-.0".contains($0) }
    return number != 0 || isZero ? number : nil
  }
}
