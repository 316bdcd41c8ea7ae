import Foundation
import LayoutReport

/// Findings that are accepted for now: a JSON file with one finding a line, by document, sorted, so that changes read well in
/// version control and merge well. Paths are as seen from the baseline's folder, however a lint was called.
///
///     {"version": 2, "documents": {PATH: ["RULE|ID|ID…"]}}
///
/// Version 1 is read, too: `{"version": 1, "accepted": ["RULE|PATH|ID|ID…"]}`.
@MainActor
struct LintBaseline {
  static let version = 2
  /// The separator of the parts of an entry.
  private static let separator: Character = "|"

  private let file: String
  private let files: any FileAccess
  /// By document.
  private var entries: [String: Set<String>] = [:]

  /// A baseline that accepts nothing.
  init(file: String, in files: any FileAccess) {
    self.file = file
    self.files = files
  }

  init(_ bytes: Data, file: String, in files: any FileAccess) throws(ToolFailure) {
    self.init(file: file, in: files)
    let root = (try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any]
    if let documents = root?["documents"] as? [String: [String]], root?["version"] as? Int == Self.version {
      entries = documents.mapValues { Set($0) }
    } else if let accepted = root?["accepted"] as? [String], root?["version"] as? Int == 1 {
      for fingerprint in accepted { addOld(fingerprint) }
    } else {
      throw ToolFailure(
        message: "\(file): expected a baseline of version \(Self.version), as --write-baseline writes it")
    }
  }

  /// An entry of version 1. Its path ends with the first part that ends as documents do.
  private mutating func addOld(_ fingerprint: String) {
    let parts = fingerprint.split(separator: Self.separator, omittingEmptySubsequences: false).map(
      String.init)
    guard parts.count > 1 else { return }
    let last = parts.indices.dropFirst().first { LintPaths.isDocument(parts[$0]) } ?? 1
    let document = parts[1...last].joined(separator: String(Self.separator))
    let entry = ([parts[0]] + parts[(last + 1)...]).joined(separator: String(Self.separator))
    entries[document, default: []].insert(entry)
  }

  /// Documents whose folder has another name now are known by their own name: ids of objects are unique enough to tell them
  /// apart.
  func accepts(_ finding: LintFinding) -> Bool {
    let path = path(finding.location.file)
    if let known = entries[path] { return known.contains(Self.entry(finding)) }
    let name = Self.name(path)
    return entries.contains { old, known in
      Self.name(old) == name && known.contains(Self.entry(finding)) && !exists(old)
    }
  }

  private static func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

  var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  // MARK: Merging

  /// The fate of entries in ``update(with:severities:)``.
  struct Change: Hashable {
    /// Findings of the documents that the call looked at.
    var accepted = 0
    /// Entries of documents, and of rules, that it did not look at.
    var kept = 0
    /// Entries of findings that are fixed, and of documents that are gone.
    var dropped = 0
  }

  /// Accepts the findings of a report. Entries of documents that it did not look at stay, as long as the documents exist; so do
  /// entries of rules that are off.
  mutating func update(with report: LintReport, severities: [LintRule: LintSeverity]) -> Change {
    var change = Change()
    var renewed: [String: Set<String>] = [:]
    var unexamined: Set<String> = []
    for document in report.files {
      let path = path(document.file)
      if document.error != nil { unexamined.insert(path) }
      let found = document.findings.filter { $0.rule != .unusedSuppression }.map(Self.entry)
      renewed[path, default: []].formUnion(found)
    }
    change.accepted = renewed.values.reduce(0) { $0 + $1.count }
    for (path, known) in entries {
      let stays =
        renewed[path] == nil
        ? (exists(path) ? known : [])
        : known.filter { unexamined.contains(path) || Self.isOff($0, severities) }
      let new = renewed[path] ?? []
      change.kept += stays.subtracting(new).count
      change.dropped += known.subtracting(new).subtracting(stays).count
      renewed[path, default: []].formUnion(stays)
    }
    entries = renewed.filter { !$0.value.isEmpty }
    return change
  }

  private static func isOff(_ entry: String, _ severities: [LintRule: LintSeverity]) -> Bool {
    let rule = LintRule(rawValue: String(entry.prefix { $0 != separator }))
    return rule.map { severities[$0] == .off } ?? false
  }

  /// Whether a document of the baseline is still there. What came from standard input has no place to look at.
  private func exists(_ path: String) -> Bool {
    guard path != StandardInput.argument else { return true }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for part in path.split(separator: "/") {
      if part == "..", let last = parts.last, !["", ".", ".."].contains(last) {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return files.exists(parts.joined(separator: "/"))
  }

  // MARK: Text

  private func path(_ document: String) -> String {
    document == StandardInput.argument ? document : files.path(document, from: file)
  }

  private static func entry(_ finding: LintFinding) -> String {
    ([finding.rule.rawValue] + finding.objects.map(\.identifier)).joined(separator: String(separator))
  }

  var bytes: Data {
    let documents = entries.sorted { $0.key < $1.key }.map { path, entries in
      let lines = entries.sorted().map { "      " + Self.quoted($0) }
      return "    \(Self.quoted(path)): [\n\(lines.joined(separator: ",\n"))\n    ]"
    }
    let list = documents.isEmpty ? "{}" : "{\n\(documents.joined(separator: ",\n"))\n  }"
    return Data("{\n  \"version\": \(Self.version),\n  \"documents\": \(list)\n}\n".utf8)
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
