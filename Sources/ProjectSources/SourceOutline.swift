import Foundation

/// The facts about one source that are found by words, without reading it as a program.
struct OutlineFacts: Hashable {
  /// The names behind `class` and the like, sorted, and those of types that other names stand for.
  var names: [String] = []
  /// Whether it calls a method that takes an identifier or the name of a document.
  var hasIdentifiers = false
}

/// The places of the types of many sources by name: found by words, before any file is read as a program.
///
/// A word behind `class` in a comment counts as well, so a name that is absent here is declared nowhere.
struct SourceOutline {
  private var places: [String: [Int]] = [:]
  /// The files that may name parts of documents, by their places in the list.
  private(set) var filesWithIdentifiers: [Int] = []

  /// The places of the files, in the order of reading, that may declare a type or its extensions.
  func files(declaring name: String) -> [Int] { places[name] ?? [] }

  func declares(_ name: String) -> Bool { places[name] != nil }

  /// Takes in the facts about a file.
  ///
  /// - Parameter file: its place in the list of files.
  mutating func add(_ facts: OutlineFacts, file: Int) {
    for name in facts.names { places[name, default: []].append(file) }
    if facts.hasIdentifiers { filesWithIdentifiers.append(file) }
  }
}

extension OutlineFacts {
  /// Words that stand before the name of a type, in the languages that classes of documents are written in.
  private static let keywords = Set(
    ["class", "extension", "protocol", "typealias", "actor", "struct", "enum"].map { Array($0.utf8) })
  /// Words behind the sign @ that do.
  private static let directives = Set(
    ["interface", "implementation", "compatibility_alias"].map { Array($0.utf8) })
  private static let alias = Array("typealias".utf8)
  private static let runtimeName = Array("objc".utf8)
  /// The attribute of C# with the name of a class.
  private static let register = Array("Register".utf8)
  /// More letters than any two names have.
  private static let longestAlias = 200

  /// Looks through a file.
  init(_ bytes: Data) {
    var names: Set<String> = []
    var hasIdentifiers = false
    bytes.withUnsafeBytes { buffer in
      var place = 0
      while place < buffer.count {
        guard SourceTokenizer.isWord(buffer[place]) else {
          place += 1
          continue
        }
        let end = ByteSearch.end(ofWordAt: place, in: buffer)
        let word = UnsafeRawBufferPointer(rebasing: buffer[place..<end])
        if Self.mayMatter(word) {
          let word = Array(word)
          names.formUnion(Self.names(behind: word, from: place, to: end, in: buffer))
          if IdentifierUses.methods.contains(word) { hasIdentifiers = true }
        }
        place = end
      }
    }
    self.init(names: names.sorted(), hasIdentifiers: hasIdentifiers)
  }

  /// All words that are looked for.
  private static let words = keywords.union(directives).union(IdentifierUses.methods).union([
    runtimeName, register,
  ])

  private static let lengths: [Bool] = {
    var lengths: [Bool] = []
    for word in words {
      while lengths.count <= word.count { lengths.append(false) }
      lengths[word.count] = true
    }
    return lengths
  }()
  private static let firstBytes: [Bool] = {
    var isFirst = Array(repeating: false, count: Int(UInt8.max) + 1)
    for byte in words.compactMap(\.first) { isFirst[Int(byte)] = true }
    return isFirst
  }()

  /// Whether a word can be one of those that are looked for, by its first letter and its length.
  private static func mayMatter(_ word: UnsafeRawBufferPointer) -> Bool {
    word.count < lengths.count && lengths[word.count] && firstBytes[Int(word[0])]
  }

  /// The names that a word of the source introduces.
  private static func names(
    behind word: [UInt8], from start: Int, to end: Int, in bytes: UnsafeRawBufferPointer
  ) -> [String] {
    let isDirective = start > 0 && bytes[start - 1] == UInt8(ascii: "@") && directives.contains(word)
    if isDirective || keywords.contains(word), end < bytes.count, Ascii.isSpace(bytes[end]) {
      let name = ByteSearch.word(at: end, in: bytes).map { [last($0)] } ?? []
      // Another name for a class may be the one that its extensions have.
      return name + (word == alias ? target(after: end, in: bytes).map { [$0] } ?? [] : [])
    }
    guard word == runtimeName || word == register else { return [] }
    var place = ByteSearch.afterSpace(end, in: bytes)
    guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else { return [] }
    place = ByteSearch.afterSpace(place + 1, in: bytes)
    if word == register {
      guard place < bytes.count, bytes[place] == Ascii.quote else { return [] }
      place += 1
    }
    return ByteSearch.word(at: place, in: bytes).map { [last($0)] } ?? []
  }

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
}
