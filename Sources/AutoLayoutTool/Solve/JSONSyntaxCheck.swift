import Foundation

/// Finds the first byte at which a text stops being JSON. Foundation reports only that the text is not JSON, and
/// silently accepts one of two members with the same key.
struct JSONSyntaxCheck {
  private let bytes: [UInt8]
  private var position = 0
  /// The keys so far, for each open object.
  private var keys: [Set<String>] = []

  private struct Failure: Error {
    var message: String
  }

  /// The deepest nesting that is accepted, so that hostile input cannot exhaust the stack.
  private static let deepest = 500

  /// The error as `place:line:column: what was expected`, with line and column counted from 1 and the column in
  /// bytes; nil for valid JSON without duplicate keys.
  static func message(for data: Data, place: String) -> String? {
    guard String(validating: data, as: UTF8.self) != nil else { return "\(place): this is not UTF-8" }
    var check = JSONSyntaxCheck(bytes: Array(data))
    do {
      try check.document()
      return nil
    } catch {
      return check.message(error.message, place)
    }
  }

  private func message(_ message: String, _ place: String) -> String {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return "\(place):\(line):\(before.count - start + 1): \(message)"
  }

  private mutating func document() throws(Failure) {
    try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw Failure(message: "expected the end of the document") }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func value(depth: Int) throws(Failure) {
    guard depth < Self.deepest else { throw Failure(message: "this is nested too deeply") }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"):
      keys.append([])
      try list(close: "}", depth) { check throws(Failure) in try check.member(depth) }
      keys.removeLast()
    case UInt8(ascii: "["):
      try list(close: "]", depth) { check throws(Failure) in try check.value(depth: depth + 1) }
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func list(
    close: Unicode.Scalar, _ depth: Int, _ element: (inout JSONSyntaxCheck) throws(Failure) -> Void
  ) throws(Failure) {
    position += 1
    skipSpace()
    if current == UInt8(ascii: close) {
      position += 1
      return
    }
    while true {
      try element(&self)
      skipSpace()
      if current == UInt8(ascii: close) { break }
      guard current == UInt8(ascii: ",") else { throw Failure(message: "expected , or \(close)") }
      position += 1
    }
    position += 1
  }

  private mutating func member(_ depth: Int) throws(Failure) {
    skipSpace()
    guard current == UInt8(ascii: "\"") else { throw Failure(message: "expected a key in quotes") }
    let start = position
    try string()
    try noteKey(from: start)
    skipSpace()
    guard current == UInt8(ascii: ":") else { throw Failure(message: "expected :") }
    position += 1
    try value(depth: depth + 1)
  }

  /// Foundation decodes escapes, so that two spellings of a key are the same key.
  private mutating func noteKey(from start: Int) throws(Failure) {
    let literal = bytes[start..<position]
    let plain = String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
    let hasEscapes = literal.contains(UInt8(ascii: "\\"))
    guard let key = hasEscapes ? try? JSONDecoder().decode(String.self, from: Data(literal)) : plain,
      let last = keys.indices.last, !keys[last].insert(key).inserted
    else { return }
    position = start
    throw Failure(message: "the key \"\(key)\" occurs twice")
  }

  private mutating func string() throws(Failure) {
    position += 1
    while let byte = current, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw Failure(message: "a text must end on its line") }
      position += 1
      if byte == UInt8(ascii: "\\") { try escape() }
    }
    guard current != nil else { throw Failure(message: "expected the closing quotes of a text") }
    position += 1
  }

  /// Reads the characters after a backslash.
  private mutating func escape() throws(Failure) {
    guard let byte = current else { return }
    if byte == UInt8(ascii: "u") {
      for _ in 0..<4 {
        position += 1
        guard let digit = current, Character(Unicode.Scalar(digit)).isHexDigit else {
          throw Failure(message: "expected four hexadecimal digits")
        }
      }
    } else if !"\"\\/bfnrt".utf8.contains(byte) {
      throw Failure(message: "a backslash is followed by one of \"\\/bfnrtu")
    }
    position += 1
  }

  private mutating func word(_ text: String) throws(Failure) {
    guard bytes[position...].starts(with: text.utf8) else { throw Failure(message: "expected a value") }
    position += text.utf8.count
  }

  private mutating func number() throws(Failure) {
    let start = position
    while let byte = current, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let problem = text.isEmpty ? "expected a value" : Self.problem(withNumber: text)
    guard let problem else { return }
    position = start
    throw Failure(message: problem)
  }

  /// Nil for a finite number in JSON's syntax, which does not allow `+1`, `.5`, `1.` or `01`.
  private static func problem(withNumber text: String) -> String? {
    guard let number = Double(text) else { return "\(text) is not a number" }
    let digits = text.drop { $0 == "-" }.prefix { $0.isNumber }
    let rest = text.drop { $0 == "-" }.dropFirst(digits.count)
    let hasFraction = rest.first != "." || rest.dropFirst().first?.isNumber == true
    guard text.first != "+", !digits.isEmpty, digits == "0" || digits.first != "0", hasFraction else {
      return "\(text) is not a number in JSON"
    }
    guard number.isFinite else { return "\(text) is not a finite number" }
    let isZero = text.prefix { $0 != "e" && $0 != "E" }.allSatisfy { "-.0".contains($0) }
    return number == 0 && !isZero ? "\(text) is too small a number: write 0" : nil
  }
}
