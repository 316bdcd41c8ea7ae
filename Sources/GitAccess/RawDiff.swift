import Foundation

/// The output of git's commands `diff-… --raw -z`: `:MODE MODE HASH HASH STATUS`, then one path or, for a rename,
/// two.
enum RawDiff {
  /// - Parameter unmerged: the paths with unresolved conflicts.
  static func changes(_ fields: [Data], unmerged: Set<String>) -> GitChanges {
    var result = GitChanges()
    var rest = fields[...]
    while let head = rest.popFirst() {
      let words = String(decoding: head, as: UTF8.self).dropFirst().split(separator: " ")
      guard words.count == 5, let letter = words[4].first, let first = rest.popFirst() else { break }
      let second = letter == "R" || letter == "C" ? rest.popFirst() : nil
      let isUnmerged = letter == "U" || unmerged.contains(String(decoding: first, as: UTF8.self))
      let entry = RawEntry(
        old: GitEntryKind(mode: words[0]), new: GitEntryKind(mode: words[1]),
        letter: isUnmerged ? "U" : letter,
        paths: [first] + (second.map { [$0] } ?? []))
      entry.add(to: &result)
    }
    // Git lists an unmerged file twice.
    var seen: Set<GitSkippedEntry> = []
    result.skipped = result.skipped.filter { seen.insert($0).inserted }
    result.changes.sort { ($0.path, $0.oldPath ?? "") < ($1.path, $1.oldPath ?? "") }
    return result
  }
}

private struct RawEntry {
  var old: GitEntryKind?
  var new: GitEntryKind?
  var letter: Character
  /// The bytes of the paths in git's output.
  var paths: [Data]

  func add(to result: inout GitChanges) {
    let names = paths.compactMap { String(validating: $0, as: UTF8.self) }
    guard names.count == paths.count, let path = names.last else {
      let path = paths.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
      return result.skipped.append(GitSkippedEntry(path: path, reason: .unreadableName))
    }
    if letter == "U" { return result.skipped.append(GitSkippedEntry(path: path, reason: .unmerged)) }
    for kind in [new, old] {
      if kind == .submodule { return result.skipped.append(GitSkippedEntry(path: path, reason: .submodule)) }
    }
    if let reason = linkReason { result.skipped.append(GitSkippedEntry(path: path, reason: reason)) }
    // If a link replaced a file or the reverse, the file was deleted or added.
    switch (old == .file, new == .file) {
    case (true, true): result.changes.append(changed(names))
    case (true, false): result.changes.append(GitChange(.deleted, oldPath: names[0], newPath: nil))
    case (false, true): result.changes.append(GitChange(.added, oldPath: nil, newPath: path))
    case (false, false): break
    }
  }

  private var linkReason: GitSkippedEntry.Reason? {
    old == .symbolicLink || new == .symbolicLink ? .symbolicLink : nil
  }

  private func changed(_ names: [String]) -> GitChange {
    switch letter {
    case "R": GitChange(.renamed, oldPath: names[0], newPath: names[1])
    case "C": GitChange(.added, oldPath: nil, newPath: names[1])
    default: GitChange(.modified, oldPath: names[0], newPath: names[0])
    }
  }
}

/// A line of `ls-tree` (`MODE TYPE HASH\tPATH`) or of `ls-files --stage` (`MODE HASH STAGE\tPATH`).
struct TreeEntry {
  var kind: GitEntryKind
  var hash: String
  var path: String
  /// In octal digits.
  var mode = ""
  /// Above 0 for the versions of an unmerged file.
  var stage = 0

  init(kind: GitEntryKind, hash: String, path: String) {
    self.kind = kind
    self.hash = hash
    self.path = path
  }

  init?(_ field: Data) {
    guard let tab = field.firstIndex(of: UInt8(ascii: "\t")),
      let path = String(validating: field[field.index(after: tab)...], as: UTF8.self)
    else { return nil }
    let words = String(decoding: field[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 3, let kind = GitEntryKind(mode: words[0]) else { return nil }
    self.kind = kind
    self.path = path
    mode = String(words[0])
    if let stage = Int(words[2]), words[2].count == 1 {
      hash = String(words[1])
      self.stage = stage
    } else {
      hash = String(words[2])
    }
  }
}
