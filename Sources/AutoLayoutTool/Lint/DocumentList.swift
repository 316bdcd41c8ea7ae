import Foundation

/// A list of files, as `git ls-files`, `git diff --name-only` and `find` print it: one name a line or, with `--null`, one name
/// before each NUL. Only storyboards and xibs count, so that a list of everything will do.
struct DocumentList {
  /// Names of documents, in the order of the list, each once.
  private(set) var names: [String] = []
  /// Names of documents that are not UTF-8, escaped for people.
  private(set) var unreadableNames: [String] = []

  /// - Parameters:
  ///   - file: the name of the list, for errors.
  ///   - isNullSeparated: whether names end with NUL rather than with a line break.
  init(_ bytes: Data, file: String, isNullSeparated: Bool) throws(ToolFailure) {
    let separator: UInt8 = isNullSeparated ? 0 : UInt8(ascii: "\n")
    var seen: Set<String> = []
    for (index, item) in bytes.split(separator: separator).enumerated() {
      let line = isNullSeparated || item.last != UInt8(ascii: "\r") ? item : item.dropLast()
      guard let name = String(validating: line, as: UTF8.self) else {
        if Self.namesDocument(line) { unreadableNames.append(Self.escaped(line)) }
        continue
      }
      if !isNullSeparated, name.contains("\0") {
        throw ToolFailure(
          message:
            "\(file): name \(index + 1) has a NUL in it; give --null for lists whose names end with NUL")
      }
      if !isNullSeparated, Self.isQuoted(name) {
        throw ToolFailure(
          message: "\(file): name \(index + 1) is quoted; use git's option -z and lint's option --null")
      }
      guard LintPaths.isDocument(name), seen.insert(name).inserted else { continue }
      names.append(name)
    }
  }

  /// Git quotes names with line breaks, quotes and other odd characters, unless `-z` is given.
  private static func isQuoted(_ name: String) -> Bool {
    guard name.hasPrefix("\""), name.hasSuffix("\""), name.count > 1 else { return false }
    return LintPaths.isDocument(String(name.dropFirst().dropLast()))
  }

  private static func namesDocument(_ bytes: Data) -> Bool {
    LintPaths.extensions.contains { bytes.suffix($0.utf8.count + 1).elementsEqual(".\($0)".utf8) }
  }

  /// Bytes outside ASCII as `\xE9`.
  private static func escaped(_ bytes: Data) -> String {
    bytes.map { byte in
      let isPlain = (0x20..<0x7F).contains(byte)
      return isPlain
        ? String(UnicodeScalar(byte)) : "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
