import DocumentMerging
import Foundation
import GitAccess
import InterfaceBuilder

/// Merges xibs of Xcode 4, whose format has no objects that could be distinguished, by lines, as git does without a driver,
/// except that conflict markers are never written.
@MainActor
struct LineMerging {
  let environment: ToolEnvironment

  /// Whether the document can be merged only by lines.
  static func isNeeded(_ failure: MergeFailure) -> Bool { failure.error.code == .oldArchive }

  /// The merged document or, where lines conflict, ours.
  ///
  /// - Throws: a failure of git, or that the merged lines are not a document.
  func merged(base: Data, ours: Data, theirs: Data) throws(GitError) -> MergeResult {
    switch try environment.git.mergedLines(base: base, ours: ours, theirs: theirs) {
    case .merged(let document):
      guard Self.isDocument(document) else {
        throw GitError(.failed, "The merged lines would not be valid, so nothing was written")
      }
      return MergeResult(document: document, conflicts: [], unsettledFrames: [])
    case .conflicts(let count):
      return MergeResult(document: ours, conflicts: [.lines(count)], unsettledFrames: [])
    }
  }

  private static func isDocument(_ bytes: Data) -> Bool {
    do throws(DocumentError) {
      _ = try InterfaceDocument(data: bytes)
      return true
    } catch {
      return error.code == .oldArchive
    }
  }
}
