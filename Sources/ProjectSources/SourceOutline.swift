import Foundation

/// The places of the types of many sources by name: found by words, before any file is read as a program.
///
/// A word behind `class` in a comment counts as well, so a name that is absent here is declared nowhere.
struct SourceOutline {
  /// Words that stand before the name of a type, in the languages that classes of documents are written in.
  private static let keywords = [
    "class ", "extension ", "protocol ", "typealias ", "actor ", "struct ", "enum ", "@interface ",
    "@implementation ",
    "@compatibility_alias ", "@objc(", "Register (\"", "Register(\"", "@objcMembers class ",
  ]
  /// Parts of the names of methods that take an identifier or the name of a document.
  private static let markers = ["Identifier:", "identifier:", "ibName", "ibNamed", "toryboard"]

  private static let alias = "typealias "
  /// More letters than any two names have.
  private static let longestAlias = 200

  private static func last(_ word: String) -> String {
    word.split(separator: ".").last.map(String.init) ?? word
  }

  /// The type behind the sign of equality.
  private static func target(after place: Int, in bytes: UnsafeRawBufferPointer) -> String? {
    guard let sign = bytes[place...].prefix(longestAlias).firstIndex(of: UInt8(ascii: "=")) else {
      return nil
    }
    return ByteSearch.word(at: sign + 1, in: bytes).map(last)
  }

  private var places: [String: [Int]] = [:]
  /// The files that may name parts of documents, by their places in the list.
  private(set) var filesWithIdentifiers: [Int] = []

  /// The places of the files, in the order of reading, that may declare a type or its extensions.
  func files(declaring name: String) -> [Int] { places[name] ?? [] }

  func declares(_ name: String) -> Bool { places[name] != nil }

  /// Takes in a file.
  ///
  /// - Parameter file: its place in the list of files.
  mutating func add(_ bytes: Data, file: Int) {
    var names: Set<String> = []
    var hasIdentifiers = false
    bytes.withUnsafeBytes { buffer in
      for keyword in Self.keywords {
        ByteSearch.forEach(keyword, in: buffer) { place in
          guard let word = ByteSearch.word(at: place, in: buffer) else { return }
          names.insert(Self.last(word))
          // Another name for a class may be the one that its extensions have.
          if keyword == Self.alias, let target = Self.target(after: place, in: buffer) {
            names.insert(target)
          }
        }
      }
    }
    hasIdentifiers = Self.markers.contains { ByteSearch.contains($0, in: bytes) }
    for name in names { places[name, default: []].append(file) }
    if hasIdentifiers { filesWithIdentifiers.append(file) }
  }
}
