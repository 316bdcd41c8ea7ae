import Foundation
import GitAccess

/// The decisions about unmerged documents, kept in git's folder until the last one of a document is made.
@MainActor
struct DecisionStore {
  /// One document's decisions. They apply only to the same three versions.
  private struct Record: Codable {
    var stages: [String?]
    var entries: [UnmergedDocument.Entry]
  }

  private struct Contents: Codable {
    var version = 1
    var documents: [String: Record] = [:]
  }

  /// Below git's folder, or below the linked worktree's own folder.
  private static let name = "autolayout/resolve.json"

  private let files: any FileAccess
  private let place: String
  private var contents: Contents

  /// Decisions that cannot be read are ignored.
  init(_ repository: any GitRepository, files: any FileAccess) throws(GitError) {
    self.files = files
    place = try repository.gitPath(Self.name)
    let bytes = try? files.read(place)
    contents = bytes.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) } ?? Contents()
  }

  func entries(for file: GitUnmergedFile) -> [UnmergedDocument.Entry] {
    guard let record = contents.documents[file.path], record.stages == Self.stages(file) else { return [] }
    return record.entries
  }

  /// Stores a document's decisions, or removes the record if there are none.
  mutating func keep(_ document: UnmergedDocument) throws(FileError) {
    let isDecided = document.entries.contains { $0.decision != nil }
    contents.documents[document.path] =
      isDecided ? Record(stages: Self.stages(document.file), entries: document.entries) : nil
    try write()
  }

  /// Drops the decisions about a document.
  mutating func drop(_ path: String) throws(FileError) {
    guard contents.documents.removeValue(forKey: path) != nil else { return }
    try write()
  }

  /// Drops the decisions about all documents except some.
  mutating func drop(besides paths: Set<String>) throws(FileError) {
    let kept = contents.documents.filter { paths.contains($0.key) }
    guard kept.count < contents.documents.count else { return }
    contents.documents = kept
    try write()
  }

  private func write() throws(FileError) {
    guard !contents.documents.isEmpty else {
      if files.exists(place) { try files.remove(place) }
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes: Data
    do { bytes = try encoder.encode(contents) } catch { throw .system("Cannot be written: \(error)") }
    try files.write(bytes, to: place)
  }

  private static func stages(_ file: GitUnmergedFile) -> [String?] {
    [file.base, file.ours, file.theirs].map { $0?.hash }
  }
}
