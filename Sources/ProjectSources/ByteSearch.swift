import Foundation

/// Bytes to look for, with the distances that a search can skip (R. N. Horspool, “Practical fast searching in strings”, 1980).
struct BytePattern {
  let bytes: [UInt8]
  private let skips: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var skips = Array(repeating: max(bytes.count, 1), count: Int(UInt8.max) + 1)
    for (place, byte) in bytes.dropLast().enumerated() { skips[Int(byte)] = bytes.count - 1 - place }
    self.skips = skips
  }

  /// The place of the next occurrence; nil if there is none, and for an empty pattern.
  func first(in text: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    guard let last = bytes.last, let base = text.baseAddress else { return nil }
    let end = bytes.count - 1
    var place = start
    while place + end < text.count {
      let byte = text[place + end]
      if byte == last, memcmp(base + place, bytes, bytes.count) == 0 { return place }
      place += skips[Int(byte)]
    }
    return nil
  }
}

/// Finds words in bytes that need not be text.
package enum ByteSearch {
  /// Whether a text has a part, byte by byte: much faster than a comparison of characters.
  package static func contains(_ part: String, in text: String) -> Bool {
    var text = text
    return text.withUTF8 { BytePattern(part).first(in: UnsafeRawBufferPointer($0)) != nil }
  }

  /// Calls `body` with the place behind each occurrence of a word.
  static func forEach(_ word: String, in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
    let pattern = BytePattern(word)
    var place = 0
    while let found = pattern.first(in: bytes, from: place) {
      place = found + pattern.bytes.count
      body(place)
    }
  }

  static func contains(_ word: String, in bytes: Data) -> Bool {
    bytes.withUnsafeBytes { BytePattern(word).first(in: $0) != nil }
  }

  /// Whether a text stands between signs that belong to no word, or begins with such a sign itself.
  static func containsWord(_ word: String, in bytes: Data) -> Bool {
    let pattern = BytePattern(word)
    let beginsWithSign = pattern.bytes.first.map { !SourceTokenizer.isWord($0) } ?? true
    return bytes.withUnsafeBytes { buffer in
      var place = 0
      while let found = pattern.first(in: buffer, from: place) {
        place = found + pattern.bytes.count
        let isBegun = !beginsWithSign && found > 0 && SourceTokenizer.isWord(buffer[found - 1])
        let goesOn = place < buffer.count && SourceTokenizer.isWord(buffer[place])
        if !isBegun, !goesOn { return true }
      }
      return false
    }
  }

  /// The end of the word at a place; the place itself where there is none.
  static func end(ofWordAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var place = start
    while place < bytes.count, SourceTokenizer.isWord(bytes[place]) { place += 1 }
    return place
  }

  /// The word at a place, white space before it left out; nil where there is none.
  static func word(at start: Int, in bytes: UnsafeRawBufferPointer) -> String? {
    let from = afterSpace(start, in: bytes)
    var place = from
    // Names of types outside of others are written with points in extensions.
    while place < bytes.count, SourceTokenizer.isWord(bytes[place]) || bytes[place] == UInt8(ascii: ".") {
      place += 1
    }
    return place > from ? String(decoding: bytes[from..<place], as: UTF8.self) : nil
  }

  /// The place of the next sign that is no white space.
  static func afterSpace(_ start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var place = start
    while place < bytes.count, Ascii.isSpace(bytes[place]) { place += 1 }
    return place
  }

  /// The values of an attribute of XML.
  static func values(of attribute: String, in bytes: Data) -> [String] {
    var values: [String] = []
    bytes.withUnsafeBytes { buffer in
      forEach(" \(attribute)=\"", in: buffer) { start in
        guard let end = buffer[start...].firstIndex(of: Ascii.quote) else { return }
        values.append(XMLText.plain(String(decoding: buffer[start..<end], as: UTF8.self)))
      }
    }
    return values
  }
}

/// Texts of XML.
enum XMLText {
  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]

  /// With signs in place of their names.
  static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
