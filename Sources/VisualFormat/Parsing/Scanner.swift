/// A cursor over the characters of a format. All of them are ASCII, so bytes are characters.
struct Scanner {
  let text: String
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  var next: Character? { peek() }

  func peek(_ offset: Int = 0) -> Character? {
    position + offset < bytes.count ? Character(UnicodeScalar(bytes[position + offset])) : nil
  }

  /// Steps over `character` if it is next.
  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// A C identifier.
  mutating func takeName() -> String? {
    guard let first = next, first.isNameStart else { return nil }
    return take { $0.isNameStart || $0.isDigit }
  }

  /// A decimal number as `strtod` reads it in the C locale, sign included: `8`, `.5`, `-3`, `1e3`.
  mutating func takeNumber() -> Double? {
    let start = position
    if next == "-" || next == "+" { position += 1 }
    let digits = take { $0.isDigit }.utf8.count
    var fraction = 0
    if next == ".", digits > 0 || peek(1)?.isDigit == true {
      position += 1
      fraction = take { $0.isDigit }.utf8.count
    }
    guard digits + fraction > 0 else {
      position = start
      return nil
    }
    takeExponent()
    guard let number = Double(spelling(from: start)), number.isFinite else {
      position = start
      return nil
    }
    return number
  }

  /// A number's spelling for `Double.init`, which requires digits on both sides of the point.
  private func spelling(from start: Int) -> String {
    var spelling = ""
    for byte in bytes[start..<position] {
      let character = Character(UnicodeScalar(byte))
      if character == ".", spelling.last?.isDigit != true { spelling.append("0") }
      if spelling.last == ".", !character.isDigit { spelling.append("0") }
      spelling.append(character)
    }
    return spelling.last == "." ? spelling + "0" : spelling
  }

  /// Reads an exponent only if digits follow: in `8em`, the `e` is not part of the number.
  private mutating func takeExponent() {
    guard next == "e" || next == "E" else { return }
    let signed = peek(1) == "-" || peek(1) == "+"
    guard peek(signed ? 2 : 1)?.isDigit == true else { return }
    position += signed ? 2 : 1
    _ = take { $0.isDigit }
  }

  private mutating func take(while belongs: (Character) -> Bool) -> String {
    var taken = ""
    while let character = next, belongs(character) {
      taken.append(character)
      position += 1
    }
    return taken
  }
}

extension Character {
  fileprivate var isNameStart: Bool {
    self == "_" || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
  var isDigit: Bool { ("0"..."9").contains(self) }
}
