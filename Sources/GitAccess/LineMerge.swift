import Foundation

/// The outcome of git's own merge of three files, line by line.
public enum GitLineMerge: Hashable, Sendable {
  /// The merged file.
  case merged(Data)
  /// The number of places in which both sides changed the same lines.
  case conflicts(Int)
}

extension SystemGit {
  /// The largest exit status of `git merge-file` for conflicts, which means 127 or more.
  private static let mostConflicts: Int32 = 127

  /// Merges copies of three files in a temporary folder, as git does without a driver.
  ///
  /// - Throws: an error if git is missing, or if a file is binary.
  public func mergedLines(base: Data, ours: Data, theirs: Data) throws(GitError) -> GitLineMerge {
    let git = try GitProcess()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("autolayout-merge-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for (name, bytes) in [("base", base), ("ours", ours), ("theirs", theirs)] {
        try bytes.write(to: folder.appendingPathComponent(name))
      }
    } catch {
      throw GitError(.failed, "\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    let result = try git.run(["merge-file", "-q", "-p", "ours", "base", "theirs"], in: folder.path)
    guard result.status != 0 else { return .merged(result.output) }
    guard result.status <= Self.mostConflicts else {
      let words = result.errors.split(separator: "\n").first.map(String.init) ?? "status \(result.status)"
      throw GitError(.failed, "git failed: \(words)")
    }
    return .conflicts(Int(result.status))
  }
}
