import Foundation
import GitAccess

/// A repository in memory whose root is `/`, the folder that ``MemoryFiles`` makes paths absolute in.
///
/// Its states are named: each commit by its revision, the index, and the work tree.
final class MemoryGit: GitProviding, GitRepository {
  /// The files of each commit, by the name of its revision.
  var commits: [String: [String: Data]] = [:]
  var index: [String: Data] = [:]
  var workTree: [String: Data] = [:]
  /// Old paths by new ones.
  var renames: [String: String] = [:]
  /// The entries that every comparison leaves out.
  var skipped: [GitSkippedEntry] = []
  var settings: [String: [String]] = [:]
  var isShallow = false
  /// Nothing lies in a repository.
  var isMissing = false
  let root = "/"

  init(commits: [String: [String: String]] = [:], workTree: [String: String] = [:]) {
    self.commits = commits.mapValues { $0.mapValues { Data($0.utf8) } }
    self.workTree = workTree.mapValues { Data($0.utf8) }
    index = self.workTree
  }

  func repository(containing path: String) throws(GitError) -> any GitRepository {
    if isMissing { throw GitError(.notARepository, "\(path) is not in a git repository") }
    return self
  }

  /// The outcome of every merge by lines.
  var lines = GitLineMerge.conflicts(1)

  func mergedLines(base: Data, ours: Data, theirs: Data) throws(GitError) -> GitLineMerge { lines }

  func relativePath(of absolutePath: String) -> String? {
    absolutePath.hasPrefix("/") ? String(absolutePath.dropFirst()) : nil
  }

  func commit(_ revision: String) throws(GitError) -> GitCommit {
    guard !revision.hasPrefix("-") else { throw GitError(.invalidRevision, "\(revision) is not a revision") }
    guard commits[revision] != nil else {
      throw GitError(.unknownRevision, "Unknown revision \(revision)", hint: "git log lists the commits")
    }
    return GitCommit(hash: revision, name: revision)
  }

  func head() throws(GitError) -> GitCommit {
    commits["HEAD"] == nil ? GitCommit(hash: "", name: "nothing") : try commit("HEAD")
  }

  func mergeBase(_ a: GitCommit, _ b: GitCommit) throws(GitError) -> GitCommit { a }

  private func files(_ state: GitState) -> [String: Data] {
    switch state {
    case .commit(let commit): commits[commit.hash] ?? [:]
    case .index: index
    case .workTree: workTree
    }
  }

  func changes(_ comparison: GitComparison, paths: [String]) throws(GitError) -> GitChanges {
    let (old, new) = (files(comparison.old), files(comparison.new))
    var changes: [GitChange] = []
    let taken = Set(renames.filter { new[$0.key] != nil }.values)
    for path in Set(old.keys).union(new.keys).sorted() where isWanted(path, paths) {
      if let former = renames[path], old[former] != nil, new[path] != nil {
        changes.append(GitChange(.renamed, oldPath: former, newPath: path))
      } else if old[path] == nil {
        changes.append(GitChange(.added, oldPath: nil, newPath: path))
      } else if new[path] == nil {
        if !taken.contains(path) { changes.append(GitChange(.deleted, oldPath: path, newPath: nil)) }
      } else if old[path] != new[path] {
        changes.append(GitChange(.modified, oldPath: path, newPath: path))
      }
    }
    return GitChanges(changes: changes, skipped: skipped)
  }

  private func isWanted(_ path: String, _ paths: [String]) -> Bool {
    paths.isEmpty || paths.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
  }

  func kind(of path: String, in state: GitState) throws(GitError) -> GitEntryKind? {
    let files = files(state)
    if files[path] != nil { return .file }
    return path.isEmpty || files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  func contents(of path: String, in state: GitState) throws(GitError) -> Data {
    guard let bytes = files(state)[path] else {
      throw GitError(.noSuchPath, "\(path) is not in \(state.name)")
    }
    return bytes
  }

  func files(in state: GitState, paths: [String]) throws(GitError) -> [String] {
    files(state).keys.filter { isWanted($0, paths) }.sorted()
  }

  func configuration(_ name: String, _ scope: GitConfigurationScope) throws(GitError) -> [String] {
    settings["\(scope.rawValue) \(name)"] ?? []
  }

  func setConfiguration(_ name: String, to value: String, _ scope: GitConfigurationScope) throws(GitError) {
    settings["\(scope.rawValue) \(name)"] = [value]
  }

  func removeConfiguration(_ name: String, _ scope: GitConfigurationScope) throws(GitError) {
    settings["\(scope.rawValue) \(name)"] = nil
  }

  func gitPath(_ name: String) throws(GitError) -> String { "/.git/" + name }
}
