import Foundation

/// Facts about sources from one run to the next, by the contents of the files.
///
/// It holds the sources of one project as they were in the last run, so it does not grow. Facts are not read before they are
/// needed. Bytes that are damaged, or that another version of the program wrote, count as none.
public final class FactCache {
  /// The facts about one file, each part nil until a run has needed it.
  private struct Entry {
    var outline: Data?
    var types: Data?
    var uses: Data?
  }

  /// Change it with the form of the bytes or the meaning of a fact.
  private static let format = 1
  private static let mark = Data("autolayout sources\n".utf8)

  private let version: String
  private var known: [ContentHash: Entry] = [:]
  private var used: [ContentHash: Entry] = [:]
  /// Whether this run has found facts that were not known, or no longer uses some.
  private var hasNewFacts = false

  /// The name under which the facts about a project are kept.
  public static func name(ofProjectAt folder: String) -> String {
    let hash = ContentHash(Data(folder.utf8))
    return [hash.high, hash.low].map { word in
      let digits = String(word, radix: hexadecimal)
      return String(repeating: "0", count: UInt64.bitWidth / bitsInDigit - digits.count) + digits
    }.joined()
  }

  private static let hexadecimal = 16
  private static let bitsInDigit = 4

  /// - Parameters:
  ///   - bytes: the ``bytes`` of an earlier run; nil if there are none.
  ///   - version: a text that differs between programs whose facts differ.
  public init(_ bytes: Data?, version: String) {
    self.version = version + (SwiftSourceReader.isAvailable ? " Swift" : "")
    if let bytes { known = Self.entries(of: bytes, version: self.version) ?? [:] }
  }

  /// The bytes to keep for the next run; nil if they are the same as before.
  public var bytes: Data? {
    guard hasNewFacts || used.count != known.count else { return nil }
    var writer = FactWriter()
    let entries = used.sorted { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }
    writer.write(entries) { writer, entry in
      writer.write(entry.key)
      for part in [entry.value.outline, entry.value.types, entry.value.uses] {
        writer.write(part != nil)
        if let part { writer.write(part) }
      }
    }
    var result = FactWriter()
    result.write(Self.format)
    result.write(version)
    result.write(ContentHash(writer.bytes))
    return Self.mark + result.bytes + writer.bytes
  }

  /// Nil for bytes that are not whole or come from another program.
  private static func entries(of bytes: Data, version: String) -> [ContentHash: Entry]? {
    guard bytes.starts(with: mark) else { return nil }
    var reader = FactReader(bytes.dropFirst(mark.count))
    do throws(FactReader.Broken) {
      guard try reader.number() == format, try reader.text() == version else { return nil }
      let hash = try reader.hash()
      let rest = reader.rest
      guard ContentHash(rest) == hash else { return nil }
      var body = FactReader(rest)
      let entries = try body.list { (reader) throws(FactReader.Broken) in try entry(&reader) }
      return Dictionary(entries, uniquingKeysWith: { first, _ in first })
    } catch {
      return nil
    }
  }

  private static func entry(
    _ reader: inout FactReader
  ) throws(FactReader.Broken) -> (ContentHash, Entry) {
    let hash = try reader.hash()
    var parts: [Data?] = []
    for _ in 0..<3 { parts.append(try reader.flag() ? try reader.data() : nil) }
    return (hash, Entry(outline: parts[0], types: parts[1], uses: parts[2]))
  }

  // MARK: Facts

  /// Facts from the last run, or else those that a function finds, which are kept.
  private func facts<Facts>(
    _ part: WritableKeyPath<Entry, Data?>, _ hash: ContentHash,
    read: (inout FactReader) throws(FactReader.Broken) -> Facts, write: (Facts, inout FactWriter) -> Void,
    find: () -> Facts?
  ) -> Facts? {
    var entry = used[hash] ?? known[hash] ?? Entry()
    defer { used[hash] = entry }
    if let bytes = entry[keyPath: part] {
      var reader = FactReader(bytes)
      if let facts = try? read(&reader) { return facts }
    }
    guard let facts = find() else { return nil }
    var writer = FactWriter()
    write(facts, &writer)
    entry[keyPath: part] = writer.bytes
    hasNewFacts = true
    return facts
  }

  func outline(_ hash: ContentHash, find: () -> OutlineFacts) -> OutlineFacts {
    facts(
      \.outline, hash, read: { (reader) throws(FactReader.Broken) in try OutlineFacts(from: &reader) },
      write: { $0.write(to: &$1) }, find: find) ?? OutlineFacts()
  }

  func types(_ hash: ContentHash, find: () -> [SourceType]?) -> [SourceType]? {
    facts(
      \.types, hash,
      read: { (reader) throws(FactReader.Broken) in
        try reader.list { (reader) throws(FactReader.Broken) in try SourceType(from: &reader) }
      }, write: { types, writer in writer.write(types) { $1.write(to: &$0) } }, find: find)
  }

  func uses(_ hash: ContentHash, find: () -> [IdentifierUse]?) -> [IdentifierUse]? {
    facts(
      \.uses, hash,
      read: { (reader) throws(FactReader.Broken) in
        try reader.list { (reader) throws(FactReader.Broken) in try IdentifierUse(from: &reader) }
      }, write: { uses, writer in writer.write(uses) { $1.write(to: &$0) } }, find: find)
  }
}
