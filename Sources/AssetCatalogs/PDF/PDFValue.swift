import Foundation

/// A value of a PDF file (ISO 32000-1, 7.3).
enum PDFValue {
  case null
  case number(CGFloat)
  case name(String)
  /// Text, whose bytes pictures do not need.
  case text
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// Another object, by its number.
  case reference(Int)
  /// A key word, such as an operator of a page's contents.
  case word(String)

  var number: CGFloat? { if case .number(let number) = self { number } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var array: [PDFValue]? { if case .array(let array) = self { array } else { nil } }
  var dictionary: [String: PDFValue]? { if case .dictionary(let entries) = self { entries } else { nil } }
}

/// Reads values from the bytes of a PDF file (ISO 32000-1, 7.2 and 7.3).
struct PDFScanner {
  let bytes: [UInt8]
  var position: Int

  /// Values may be nested, as in a malicious file.
  private static let deepest = 32

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }

  private static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
  private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

  mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  /// The next value; nil at the end, and before a bracket that closes an outer value.
  mutating func value(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard position < bytes.count, depth <= Self.deepest else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "/"):
      position += 1
      return .name(token())
    case UInt8(ascii: "("): return string()
    case UInt8(ascii: "["):
      position += 1
      return .array(values(to: "]", depth: depth))
    case UInt8(ascii: "<"): return isDictionary ? dictionary(depth: depth) : hexadecimal()
    case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"): return nil
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      position += 1
      return .word("{}")
    default: return numberOrWord()
    }
  }

  private var isDictionary: Bool { position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "<") }

  private mutating func token() -> String {
    let start = position
    while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func numberOrWord() -> PDFValue {
    let token = token()
    guard let number = Double(token), number.isFinite else { return token == "null" ? .null : .word(token) }
    // An object's number, its generation and the letter R.
    var ahead = self
    ahead.skipSpace()
    if let generation = Int(ahead.token()), generation >= 0 {
      ahead.skipSpace()
      if let object = Int(token), object >= 0, ahead.token() == "R" {
        position = ahead.position
        return .reference(object)
      }
    }
    return .number(CGFloat(number))
  }

  private mutating func values(to end: Character, depth: Int) -> [PDFValue] {
    var values: [PDFValue] = []
    while let value = value(depth: depth + 1) { values.append(value) }
    if position < bytes.count, Character(UnicodeScalar(bytes[position])) == end { position += 1 }
    return values
  }

  private mutating func dictionary(depth: Int) -> PDFValue {
    position += 2
    var entries: [String: PDFValue] = [:]
    while let key = value(depth: depth + 1)?.name {
      guard let value = value(depth: depth + 1) else { break }
      entries[key] = value
    }
    for _ in 0..<2 where position < bytes.count && bytes[position] == UInt8(ascii: ">") { position += 1 }
    return .dictionary(entries)
  }

  private mutating func hexadecimal() -> PDFValue {
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
    position = min(position + 1, bytes.count)
    return .text
  }

  private mutating func string() -> PDFValue {
    var open = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      case UInt8(ascii: "\\"): position += 1
      default: break
      }
      position = min(position + 1, bytes.count)
      if open == 0 { break }
    }
    return .text
  }

  /// Moves behind a text's next occurrence; false if there is none.
  mutating func skip(past text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    var place = position
    while place + wanted.count <= bytes.count {
      if bytes[place] == first, bytes[place..<place + wanted.count].elementsEqual(wanted) {
        position = place + wanted.count
        return true
      }
      place += 1
    }
    return false
  }
}
