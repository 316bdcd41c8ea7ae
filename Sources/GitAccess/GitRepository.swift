import Foundation

/// Finds the repositories that paths lie in.
public protocol GitProviding {
  /// The repository that a path lies in.
  ///
  /// - Parameter path: an absolute path of a file or folder, which need not exist.
  func repository(containing path: String) throws(GitError) -> any GitRepository

  /// Git's own merge of the changes of theirs into ours. Needs no repository.
  ///
  /// - Parameter base: the common ancestor; empty if there is none.
  func mergedLines(base: Data, ours: Data, theirs: Data) throws(GitError) -> GitLineMerge
}

/// A commit, by its full hash.
public struct GitCommit: Hashable, Sendable {
  /// The hash of the commit, or of the empty tree in a repository without commits.
  public var hash: String
  /// The words that named it, such as `main`.
  public var name: String

  /// A commit by its hash and the words for it.
  public init(hash: String, name: String) {
    self.hash = hash
    self.name = name
  }
}

extension GitCommit {
  /// The empty tree, which git recognises in every repository even if it is not stored.
  ///
  /// Observed: `git hash-object -t tree /dev/null` in repositories of both kinds of hashes.
  static func nothing(lengthOfHash: Int) -> GitCommit {
    let isLong = lengthOfHash == 64
    return GitCommit(
      hash: isLong
        ? "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"
        : "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
      name: "nothing")
  }
}

/// A state of all files of a repository.
public enum GitState: Hashable, Sendable {
  /// The files of a commit.
  case commit(GitCommit)
  /// The files that `git add` has staged for the next commit.
  case index
  /// The files on disk.
  case workTree

  var isCommit: Bool {
    if case .commit = self { true } else { false }
  }

  /// The name, such as `main`, `index` or `working tree`.
  public var name: String {
    switch self {
    case .commit(let commit): commit.name
    case .index: "index"
    case .workTree: "working tree"
    }
  }
}

/// Two states to compare.
public struct GitComparison: Hashable, Sendable {
  /// The earlier state.
  public var old: GitState
  /// The later state.
  public var new: GitState

  public init(old: GitState, new: GitState) {
    self.old = old
    self.new = new
  }
}

/// The kinds of entries of a tree.
public enum GitEntryKind: String, Hashable, Sendable {
  case file, folder
  case symbolicLink = "symbolic link"
  case submodule

  /// The kind for a mode in git's octal digits; nil for `000000`, the mode of a missing entry.
  init?(mode: some StringProtocol) {
    switch mode {
    case "040000", "40000": self = .folder
    case "120000": self = .symbolicLink
    case "160000": self = .submodule
    case let mode where mode.hasPrefix("100"): self = .file
    default: return nil
    }
  }
}

/// A file that differs between two states.
public struct GitChange: Hashable, Sendable {
  /// The ways in which a file differs.
  public enum Kind: String, Hashable, Sendable {
    case added, deleted, modified, renamed
  }

  /// The kind of difference.
  public var kind: Kind
  /// The path in the old state, relative to the root; nil for an added file.
  public var oldPath: String?
  /// The path in the new state, relative to the root; nil for a deleted file.
  public var newPath: String?

  public init(_ kind: Kind, oldPath: String?, newPath: String?) {
    self.kind = kind
    self.oldPath = oldPath
    self.newPath = newPath
  }

  /// The new path or, for a deleted file, the old one.
  public var path: String { newPath ?? oldPath ?? "" }
}

/// An entry that is not a file whose contents can be compared.
public struct GitSkippedEntry: Hashable, Sendable {
  /// The kinds of entries that are left out.
  public enum Reason: String, Hashable, Sendable {
    case symbolicLink = "symbolic link"
    case submodule
    case unmerged = "unmerged file"
    /// Its bytes are not UTF-8.
    case unreadableName = "file whose name is not UTF-8"
  }

  /// The path, relative to the root.
  public var path: String
  /// The reason why it is left out.
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

/// All files that differ between two states, in the order of their paths.
public struct GitChanges: Hashable, Sendable {
  /// The files that differ.
  public var changes: [GitChange]
  /// Entries that differ but are left out.
  public var skipped: [GitSkippedEntry]

  public init(changes: [GitChange] = [], skipped: [GitSkippedEntry] = []) {
    self.changes = changes
    self.skipped = skipped
  }
}

/// The places where settings are stored.
public enum GitConfigurationScope: String, Hashable, Sendable {
  /// The repository's own file.
  case local
  /// The user's file, for all repositories.
  case global
}

/// One repository with a work tree. None of its programs are run: no hooks, filters, text conversions or external diffs.
public protocol GitRepository {
  /// The absolute path of the work tree, symbolic links resolved.
  var root: String { get }
  /// Whether the history was cut off when the repository was cloned.
  var isShallow: Bool { get }

  /// The path relative to ``root``, empty for the root itself; nil for a path outside.
  ///
  /// - Parameter absolutePath: need not exist. Links in its folders are resolved; the last part may be a link.
  func relativePath(of absolutePath: String) -> String?

  /// The commit that a revision means. A revision that begins with a dash is refused.
  func commit(_ revision: String) throws(GitError) -> GitCommit
  /// Whether ``commit(_:)`` would succeed.
  func isRevision(_ text: String) -> Bool
  /// The latest commit; in a repository without commits, the empty tree.
  func head() throws(GitError) -> GitCommit
  /// The best common ancestor of two commits.
  func mergeBase(_ a: GitCommit, _ b: GitCommit) throws(GitError) -> GitCommit

  /// The files below `paths` (of the whole repository if there are none) that differ, with renames.
  ///
  /// They may include a file of the work tree that differs only in its time stamp.
  /// - Parameter paths: relative to the root, taken literally.
  func changes(_ comparison: GitComparison, paths: [String]) throws(GitError) -> GitChanges
  /// The kind of an entry; nil if there is none.
  func kind(of path: String, in state: GitState) throws(GitError) -> GitEntryKind?
  /// The bytes of a file.
  func contents(of path: String, in state: GitState) throws(GitError) -> Data
  /// The paths of all files in a state below `paths`, in order. Links and submodules are left out, and so are files of the
  /// work tree that git does not track.
  func files(in state: GitState, paths: [String]) throws(GitError) -> [String]
  /// The paths of all files in a state that match git's path specifications, such as `*.xib` and `:(exclude)App`, in order.
  ///
  /// - Parameter folder: the absolute path of the folder that the specifications are relative to.
  func files(
    in state: GitState, matching specifications: [String], from folder: String
  ) throws(GitError) -> [String]
  /// The bytes of a file as git writes them into the work tree: with the line ends and the encoding that settings and attributes
  /// require. Filters are not run.
  func contentsAsCheckedOut(of path: String, in state: GitState) throws(GitError) -> Data
  /// The paths of all files of the work tree below `paths` that git neither tracks nor ignores, in order. Links, and files of
  /// nested repositories, are left out.
  func untrackedFiles(paths: [String]) throws(GitError) -> [String]

  /// The files below `paths` (of the whole repository if there are none) at which a merge has stopped, in the order of their paths.
  func unmergedFiles(paths: [String]) throws(GitError) -> [GitUnmergedFile]
  /// The bytes of a version of an unmerged file.
  func contents(of stage: GitStage) throws(GitError) -> Data
  /// The names of the sides of the merge that has stopped.
  func mergeSides() throws(GitError) -> GitMergeSides
  /// Stores a file of the work tree as an object of git, where it can be found by its hash, as `git add` does, with the conversions
  /// of line ends and encodings and the filters of large files. Nil if there is no such file.
  func keptWorkTreeFile(_ path: String) throws(GitError) -> GitStage?
  /// Writes a file into the work tree, as `git checkout` would, and adds it to the index. It is then no longer unmerged.
  ///
  /// - Parameter mode: in octal digits, such as `100644`.
  func resolve(_ path: String, to bytes: Data, mode: String) throws(GitError)
  /// Removes an unmerged file from the work tree and the index.
  func resolveByDeleting(_ path: String) throws(GitError)

  /// All values of a setting in one scope, such as `diff.storyboard.textconv`; empty if it is not set.
  func configuration(_ name: String, _ scope: GitConfigurationScope) throws(GitError) -> [String]
  /// The effective value of a setting, and the file that contains it; nil if it is not set.
  func effectiveConfiguration(_ name: String) throws(GitError) -> GitConfigurationValue?
  /// The effective attributes of files, by path and name. Unspecified ones are left out.
  ///
  /// - Parameter names: such as `merge`.
  func attributes(_ names: [String], of paths: [String]) throws(GitError) -> [String: [String: String]]
  /// The attributes files other than those in the working tree: the repository's, the user's and the system's, in order of
  /// precedence. They need not exist.
  func attributeFiles() throws(GitError) -> [String]
  /// The repository that has this one as a submodule; nil if none has.
  func superproject() throws(GitError) -> String?
  /// Sets a setting to one value.
  func setConfiguration(_ name: String, to value: String, _ scope: GitConfigurationScope) throws(GitError)
  /// Removes all values of a setting. Nothing happens if it is not set.
  func removeConfiguration(_ name: String, _ scope: GitConfigurationScope) throws(GitError)
  /// The place of one of git's files, such as `hooks` or `info/attributes`: an absolute path.
  func gitPath(_ name: String) throws(GitError) -> String
}

/// A value of a setting and its origin.
public struct GitConfigurationValue: Hashable, Sendable {
  /// The value.
  public var value: String
  /// The origin, such as `file:.git/config` or `command line:`.
  public var origin: String

  /// A value and its origin.
  public init(_ value: String, origin: String) {
    self.value = value
    self.origin = origin
  }
}

extension GitRepository {
  /// The last value of the local settings, otherwise of the user's.
  ///
  /// - Throws: a failure of git.
  public func effectiveConfiguration(_ name: String) throws(GitError) -> GitConfigurationValue? {
    for scope in [GitConfigurationScope.local, .global] {
      if let value = try configuration(name, scope).last {
        return GitConfigurationValue(value, origin: scope.rawValue)
      }
    }
    return nil
  }
  /// No attributes. Does not throw; repositories that have some may throw ``GitError``.
  public func attributes(
    _ names: [String], of paths: [String]
  ) throws(GitError) -> [String: [String: String]] { [:] }
  /// No files. Does not throw; repositories that have attributes may throw ``GitError``.
  public func attributeFiles() throws(GitError) -> [String] { [] }
  /// None. Does not throw; repositories that are submodules may throw ``GitError``.
  public func superproject() throws(GitError) -> String? { nil }

  /// No files. Does not throw; repositories that have untracked files may throw ``GitError``.
  public func untrackedFiles(paths: [String]) throws(GitError) -> [String] { [] }

  /// The files at the paths and below them. Repositories that support path specifications override this.
  ///
  /// - Throws: a failure of git.
  public func files(
    in state: GitState, matching specifications: [String], from folder: String
  ) throws(GitError) -> [String] {
    try files(in: state, paths: specifications)
  }

  /// The bytes of the file. Repositories that convert files override this.
  ///
  /// - Throws: a failure of git, or an error if there is no such file.
  public func contentsAsCheckedOut(of path: String, in state: GitState) throws(GitError) -> Data {
    try contents(of: path, in: state)
  }

  /// No files, for repositories without stopped merges. Does not throw; others may throw ``GitError``.
  public func unmergedFiles(paths: [String]) throws(GitError) -> [GitUnmergedFile] { [] }
  /// Throws ``GitError``: there are no unmerged files.
  public func contents(of stage: GitStage) throws(GitError) -> Data {
    throw GitError(.noSuchPath, "\(stage.hash) is not in the repository")
  }
  /// Ours and theirs. Does not throw; repositories that name the sides may throw ``GitError``.
  public func mergeSides() throws(GitError) -> GitMergeSides { .unnamed }
  /// Nil: there are no unmerged files. Does not throw; repositories that have some may throw ``GitError``.
  public func keptWorkTreeFile(_ path: String) throws(GitError) -> GitStage? { nil }
  /// Throws ``GitError``: there are no unmerged files.
  public func resolve(_ path: String, to bytes: Data, mode: String) throws(GitError) {
    throw GitError(.noSuchPath, "\(path) is not unmerged")
  }
  /// Throws ``GitError``: there are no unmerged files.
  public func resolveByDeleting(_ path: String) throws(GitError) {
    throw GitError(.noSuchPath, "\(path) is not unmerged")
  }

  /// Whether ``commit(_:)`` would succeed.
  public func isRevision(_ text: String) -> Bool { (try? commit(text)) != nil }

  /// The states that a word of the command line means: `A..B`, `A...B` (from the common ancestor on), `A^!` (a commit with its first
  /// parent), or a revision, which is compared with the work tree. A missing side of a range is `HEAD`.
  ///
  /// - Throws: an error if a revision is invalid, or if two have no common ancestor.
  public func comparison(_ text: String) throws(GitError) -> GitComparison {
    if text.hasSuffix(GitRange.oneCommit) {
      let commit = try commit(String(text.dropLast(GitRange.oneCommit.count)))
      return GitComparison(old: .commit(try firstParent(of: commit)), new: .commit(commit))
    }
    guard let range = GitRange(text) else {
      return GitComparison(old: .commit(try commit(text)), new: .workTree)
    }
    let first = try commit(range.first)
    let second = try commit(range.second)
    let old = range.beginsAtMergeBase ? try mergeBase(first, second) : first
    return GitComparison(old: .commit(old), new: .commit(second))
  }

  /// The first parent; for a commit without one, the empty tree.
  private func firstParent(of commit: GitCommit) throws(GitError) -> GitCommit {
    do throws(GitError) {
      return try self.commit(commit.hash + "^")
    } catch {
      guard error.code == .unknownRevision else { throw error }
      return .nothing(lengthOfHash: commit.hash.count)
    }
  }

  /// The work tree or, if `staged`, the index, compared with the latest commit.
  ///
  /// - Throws: a failure of git.
  public func comparisonWithHead(staged: Bool) throws(GitError) -> GitComparison {
    GitComparison(old: .commit(try head()), new: staged ? .index : .workTree)
  }
}

/// The two ends of a range of revisions.
struct GitRange: Hashable {
  var first: String
  var second: String
  /// Written with three dots.
  var beginsAtMergeBase: Bool

  /// The suffix of a revision that selects one commit.
  static let oneCommit = "^!"

  /// Nil for a text without dots between its ends. Dots in braces are part of a revision, as in `HEAD^{/see a..b}`.
  init?(_ text: String) {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case "." where depth == 0 && text[index...].hasPrefix(".."):
        beginsAtMergeBase = text[index...].hasPrefix("...")
        let length = beginsAtMergeBase ? 3 : 2
        let (head, tail) = (text[..<index], text[text.index(index, offsetBy: length)...])
        first = head.isEmpty ? "HEAD" : String(head)
        second = tail.isEmpty ? "HEAD" : String(tail)
        return
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }
}
