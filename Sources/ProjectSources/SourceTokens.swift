/// The languages that the tokenizer distinguishes.
public enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC

  /// The language of a file by its extension; nil for any other file. Headers may hold C++, whose classes are not Objective-C's.
  public init?(path: String) {
    switch path.split(separator: ".").last {
    case "swift": self = .swift
    case "h", "m", "mm", "pch": self = .objectiveC
    default: return nil
    }
  }
}

/// A word, text or sign of a source file.
struct SourceToken: Hashable {
  enum Kind: Hashable {
    case word
    /// A text whose value the source states; its value is ``SourceToken/text``.
    case string
    /// A text that is put together when the program runs.
    case computedString
    case sign
  }

  var kind: Kind
  var text: String
  /// From 1.
  var line: Int
  /// In bytes, from 1.
  var column: Int

  func `is`(_ sign: String) -> Bool { kind == .sign && text == sign }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// Splits a source into tokens, without comments and, in Objective-C, without lines of the preprocessor: all branches of `#if` count.
/// Any bytes are accepted.
struct SourceTokenizer {
  private let bytes: [UInt8]
  private let language: SourceLanguage
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [SourceToken] = []

  static func tokens(of bytes: [UInt8], _ language: SourceLanguage) -> [SourceToken] {
    var tokenizer = SourceTokenizer(bytes: bytes, language: language)
    return tokenizer.run()
  }

  private init(bytes: [UInt8], language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
  }

  private mutating func run() -> [SourceToken] {
    while let byte = peek() {
      switch byte {
      case Ascii.newline: advance()
      case Ascii.space, Ascii.tab, Ascii.return: index += 1
      case Ascii.slash where peek(1) == Ascii.slash: skipLine(continued: false)
      case Ascii.slash where peek(1) == Ascii.star: skipComment()
      case Ascii.hash where language == .objectiveC: skipLine(continued: true)
      case Ascii.quote: readString(hashes: 0)
      case Ascii.hash where rawQuoteDistance != nil: readRawString()
      case Ascii.apostrophe where language == .objectiveC: skipCharacter()
      case _ where Self.isWord(byte): readWord()
      default:
        add(.sign, String(UnicodeScalar(byte)), from: index)
        index += 1
      }
    }
    return tokens
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  /// Takes one byte, and counts lines.
  private mutating func advance() {
    if bytes[index] == Ascii.newline {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func add(_ kind: SourceToken.Kind, _ text: String, from start: Int) {
    tokens.append(SourceToken(kind: kind, text: text, line: line, column: start - lineStart + 1))
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte >= Ascii.firstBeyond || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private mutating func readWord() {
    let start = index
    while let byte = peek(), Self.isWord(byte) { index += 1 }
    add(.word, String(decoding: bytes[start..<index], as: UTF8.self), from: start)
  }

  // MARK: Comments

  private mutating func skipLine(continued: Bool) {
    while let byte = peek(), byte != Ascii.newline {
      // A directive goes on after a backslash, and a comment in it may go on further.
      if continued, byte == Ascii.backslash, peek(1) == Ascii.newline { advance() }
      if continued, byte == Ascii.slash, peek(1) == Ascii.star { return }
      if index < bytes.count { advance() }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if byte == Ascii.slash, peek(1) == Ascii.star, depth == 0 || language == .swift {
        depth += 1
        index += 2
      } else if byte == Ascii.star, peek(1) == Ascii.slash {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  private mutating func skipCharacter() {
    index += 1
    while let byte = peek(), byte != Ascii.newline {
      index += byte == Ascii.backslash ? 2 : 1
      if byte == Ascii.apostrophe { return }
    }
  }

  // MARK: Texts

  /// The number of signs between here and the quote of a raw string.
  private var rawQuoteDistance: Int? {
    var distance = 0
    while peek(distance) == Ascii.hash { distance += 1 }
    return peek(distance) == Ascii.quote ? distance : nil
  }

  private mutating func readRawString() {
    let hashes = rawQuoteDistance ?? 0
    index += hashes
    readString(hashes: hashes)
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == Ascii.quote }
      && (0..<hashes).allSatisfy { peek(quotes + $0) == Ascii.hash }
  }

  private mutating func readString(hashes: Int) {
    let start = index
    let startLine = line
    let startColumn = index - lineStart + 1
    let isLong = language == .swift && peek(1) == Ascii.quote && peek(2) == Ascii.quote
    let quotes = isLong ? Ascii.longQuote : 1
    index += quotes
    var isPlain = !isLong
    let from = index
    while let byte = peek(), !isEnd(quotes: quotes, hashes: hashes) {
      // A text on one line that nobody has ended ends with the line.
      if byte == Ascii.newline, !isLong { break }
      if byte == Ascii.backslash, escapes(hashes) {
        isPlain = false
        skipEscape(hashes)
      } else {
        advance()
      }
    }
    let end = min(index, bytes.count)
    index = min(end + quotes + hashes, bytes.count)
    let text = String(decoding: bytes[min(from, end)..<end], as: UTF8.self)
    tokens.append(
      SourceToken(
        kind: isPlain && start < end ? .string : .computedString, text: text, line: startLine,
        column: startColumn))
  }

  private func escapes(_ hashes: Int) -> Bool { (0..<hashes).allSatisfy { peek($0 + 1) == Ascii.hash } }

  /// Passes an escaped sign, or a whole interpolation with the texts in it.
  private mutating func skipEscape(_ hashes: Int) {
    index += 1 + hashes
    guard language == .swift, peek() == UInt8(ascii: "(") else {
      if peek() != nil { advance() }
      return
    }
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == Ascii.quote { skipInnerString() } else { advance() }
      if depth == 0 { return }
    }
  }

  private mutating func skipInnerString() {
    index += 1
    while let byte = peek(), byte != Ascii.quote, byte != Ascii.newline {
      index += byte == Ascii.backslash ? 2 : 1
    }
    if peek() == Ascii.quote { index += 1 }
  }
}

/// Signs by their codes.
enum Ascii {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let `return` = UInt8(ascii: "\r")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let hash = UInt8(ascii: "#")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == newline || byte == tab || byte == `return`
  }
  /// The first byte of letters beyond ASCII.
  static let firstBeyond: UInt8 = 0x80
  /// Quotes around a text of several lines.
  static let longQuote = 3
}
