import Foundation

/// Finds words in bytes that need not be text.
enum ByteSearch {
  /// Calls `body` with the place behind each occurrence of a word.
  static func forEach(_ word: String, in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
    let needle = Array(word.utf8)
    var place = 0
    while let found = first(needle, in: bytes, from: place) {
      place = found + needle.count
      body(place)
    }
  }

  static func contains(_ word: String, in bytes: Data) -> Bool {
    bytes.withUnsafeBytes { first(Array(word.utf8), in: $0, from: 0) != nil }
  }

  /// The place of the next occurrence of some bytes. The C library looks for the first of them, which is fast in all builds.
  private static func first(_ needle: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, let head = needle.first else { return nil }
    var place = start
    while place + needle.count <= bytes.count,
      let found = memchr(base + place, Int32(head), bytes.count - needle.count + 1 - place)
    {
      place = UnsafeRawPointer(found) - base
      if memcmp(base + place, needle, needle.count) == 0 { return place }
      place += 1
    }
    return nil
  }

  /// The word at a place, white space before it left out; nil where there is none.
  static func word(at start: Int, in bytes: UnsafeRawBufferPointer) -> String? {
    var place = start
    while place < bytes.count, [Ascii.space, Ascii.tab, Ascii.newline, Ascii.return].contains(bytes[place]) {
      place += 1
    }
    let from = place
    // Names of types outside of others are written with points in extensions.
    while place < bytes.count, SourceTokenizer.isWord(bytes[place]) || bytes[place] == UInt8(ascii: ".") {
      place += 1
    }
    return place > from ? String(decoding: bytes[from..<place], as: UTF8.self) : nil
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
