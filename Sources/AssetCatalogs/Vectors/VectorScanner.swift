import Foundation

/// Reads the lists of numbers and letters in SVG attributes (SVG 1.1, 8.3 and 7.6).
struct VectorScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  var isAtEnd: Bool { position >= bytes.count }

  /// White space and commas separate numbers, and are optional.
  mutating func skipSeparators() {
    while let byte = current, byte <= 0x20 || byte == UInt8(ascii: ",") { position += 1 }
  }

  mutating func letter() -> Character? {
    skipSeparators()
    guard let byte = current, Character(Unicode.Scalar(byte)).isLetter, byte < 0x80 else { return nil }
    position += 1
    return Character(Unicode.Scalar(byte))
  }

  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    skipSeparators()
    guard current == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// A word, such as the name of a transform.
  mutating func word() -> String {
    var word = ""
    while let letter = letter() { word.append(letter) }
    return word
  }

  /// `1.5.5` is two numbers, and so is `1-2`.
  mutating func number() -> CGFloat? {
    skipSeparators()
    let start = position
    if let byte = current, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
    skipDigits()
    if current == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    skipExponent()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), abs(number) <= Self.largest else {
      position = start
      return nil
    }
    return CGFloat(number)
  }

  /// The largest accepted number: products of a few larger ones would exceed the range of floating
  /// point.
  private static let largest = 1e9

  private mutating func skipDigits() {
    while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
  }

  private mutating func skipExponent() {
    guard let byte = current, byte | 0x20 == UInt8(ascii: "e"), position + 1 < bytes.count else { return }
    let next = bytes[position + 1]
    let isSigned = next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
    let digit = isSigned ? position + 2 : position + 1
    guard digit < bytes.count, (0x30...0x39).contains(bytes[digit]) else { return }
    position = digit
    skipDigits()
  }

  /// A flag of an arc, after which the separator is optional.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = current, byte == 0x30 || byte == 0x31 else { return nil }
    position += 1
    return byte == 0x31
  }

  mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }

  mutating func numbers() -> [CGFloat] {
    var numbers: [CGFloat] = []
    while let number = number() { numbers.append(number) }
    return numbers
  }
}
