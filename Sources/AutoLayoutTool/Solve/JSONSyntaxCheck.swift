import Foundation

/// Finds the first byte at which a text stops being JSON. Foundation says only that it is none.
struct JSONSyntaxCheck {
  private let bytes: [UInt8]
  private var position = 0

  private struct Failure: Error {
    var message: String
  }

  /// Documents nested deeper are refused, so that hostile input cannot exhaust the stack.
  private static let deepest = 500

  /// `place:line:column: what was expected`, line and column counted from 1, the column in bytes.
  static func message(for data: Data, place: String) -> String {
    var check = JSONSyntaxCheck(bytes: Array(data))
    do {
      try check.value(depth: 0)
      check.skipSpace()
      guard check.position == check.bytes.count else {
        throw Failure(message: "expected the end of the document")
      }
      return "\(place): this is JSON, but a number in it is out of range or a text is not UTF-8"
    } catch {
      let before = check.bytes[..<min(check.position, check.bytes.count)]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return "\(place):\(line):\(before.count - start + 1): \((error as? Failure)?.message ?? "not JSON")"
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func value(depth: Int) throws {
    guard depth < Self.deepest else { throw Failure(message: "this is nested too deeply") }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): try list(close: "}", depth) { check throws in try check.member(depth) }
    case UInt8(ascii: "["): try list(close: "]", depth) { check throws in try check.value(depth: depth + 1) }
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func list(
    close: Unicode.Scalar, _ depth: Int, _ element: (inout JSONSyntaxCheck) throws -> Void
  ) throws {
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

  private mutating func member(_ depth: Int) throws {
    skipSpace()
    guard current == UInt8(ascii: "\"") else { throw Failure(message: "expected a key in quotes") }
    try string()
    skipSpace()
    guard current == UInt8(ascii: ":") else { throw Failure(message: "expected :") }
    position += 1
    try value(depth: depth + 1)
  }

  private mutating func string() throws {
    position += 1
    while let byte = current, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw Failure(message: "a text must end on its line") }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard current != nil else { throw Failure(message: "expected the closing quotes of a text") }
    position += 1
  }

  private mutating func word(_ text: String) throws {
    guard bytes[position...].starts(with: text.utf8) else { throw Failure(message: "expected a value") }
    position += text.utf8.count
  }

  private mutating func number() throws {
    let start = position
    while let byte = current, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let number = Double(text), number.isFinite { return }
    position = start
    throw Failure(message: text.isEmpty ? "expected a value" : "\(text) is not a finite number")
  }
}
