import Foundation

/// The sides of a stopped merge, under familiar names.
public struct GitMergeSides: Hashable, Sendable {
  /// The command of git that stopped. The raw values are stable: reports print them.
  public enum Operation: String, Hashable, Sendable {
    case merge, rebase, revert
    case cherryPick = "cherry-pick"
    case patch = "am"
    case stash
    /// Git has left no record, as after `git checkout --merge`.
    case unknown
  }

  /// One side.
  public struct Side: Hashable, Sendable {
    /// The name, such as `main`, `stash@{0}` or `3f2a1bc`.
    public var name: String
    /// The commit in words, such as `3f2a1bc Rename the title`; nil if the name is sufficient.
    public var detail: String?

    /// A side by its name.
    public init(name: String, detail: String? = nil) {
      self.name = name
      self.detail = detail
    }
  }

  /// The command of git that stopped.
  public var operation: Operation
  /// The side that git calls ours. In a rebase, it is the branch onto which the commits are
  /// rebased.
  public var ours: Side
  /// The side that git calls theirs. In a rebase, it is the commit that is applied to ours.
  public var theirs: Side

  /// A stopped command and its sides.
  public init(operation: Operation, ours: Side, theirs: Side) {
    self.operation = operation
    self.ours = ours
    self.theirs = theirs
  }

  /// The sides without names.
  public static let unnamed = GitMergeSides(
    operation: .unknown, ours: Side(name: "ours"), theirs: Side(name: "theirs"))
}

extension SystemRepository {
  func mergeSides() throws(GitError) -> GitMergeSides {
    // A stopped rebase also leaves the records of a cherry-pick or a merge, so it is checked first.
    if let rebase = try rebaseSides() { return rebase }
    if let patch = try patchSides() { return patch }
    let ours = try currentSide()
    if let merged = try note("MERGE_HEAD") {
      return GitMergeSides(operation: .merge, ours: ours, theirs: try mergedSide(merged))
    }
    if let picked = try note("CHERRY_PICK_HEAD") {
      return GitMergeSides(operation: .cherryPick, ours: ours, theirs: try commitSide(picked))
    }
    if let reverted = try note("REVERT_HEAD") {
      var theirs = try commitSide(reverted)
      theirs.name = "without \(theirs.name)"
      return GitMergeSides(operation: .revert, ours: ours, theirs: theirs)
    }
    if try isStashApplied() {
      return GitMergeSides(
        operation: .stash, ours: ours, theirs: GitMergeSides.Side(name: "stash@{0}"))
    }
    return GitMergeSides(operation: .unknown, ours: ours, theirs: GitMergeSides.Side(name: "theirs"))
  }

  // MARK: Operations

  private func rebaseSides() throws(GitError) -> GitMergeSides? {
    for folder in ["rebase-merge", "rebase-apply"] {
      guard let onto = try note(folder + "/onto") else { continue }
      let branch = try note(folder + "/head-name").map(Self.shortName)
      var commit = try note("REBASE_HEAD")
      if commit == nil { commit = try note(folder + "/original-commit") }
      var theirs = GitMergeSides.Side(name: "theirs")
      if let commit { theirs = try commitSide(commit) }
      if let branch, branch != "detached HEAD" { theirs.name = branch }
      return GitMergeSides(
        operation: .rebase, ours: try namedSide(onto, besides: branch), theirs: theirs)
    }
    return nil
  }

  private func patchSides() throws(GitError) -> GitMergeSides? {
    guard let message = try note("rebase-apply/final-commit") else { return nil }
    return GitMergeSides(
      operation: .patch, ours: try currentSide(),
      theirs: GitMergeSides.Side(name: "patch", detail: message))
  }

  /// The merged side: its name in git's message, or a branch at the commit.
  private func mergedSide(_ hash: String) throws(GitError) -> GitMergeSides.Side {
    let commit = try commitSide(hash)
    let message = try note("MERGE_MSG") ?? ""
    let quoted = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    let current = try currentSide().name
    // A pull of the branch's own upstream uses the same name for it.
    if message.hasPrefix("Merge "), quoted.count == 3, !quoted[1].isEmpty, quoted[1] != current,
      !hash.hasPrefix(quoted[1])
    {
      return GitMergeSides.Side(name: String(quoted[1]), detail: commit.detail)
    }
    return try namedSide(hash, besides: current)
  }

  /// Git keeps a stash that did not apply, and leaves no other record of it.
  private func isStashApplied() throws(GitError) -> Bool {
    for file in try unmergedFiles(paths: []) {
      guard let stage = file.theirs else { continue }
      let found = try git.run(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "refs/stash:\(file.path)"], in: root)
      return found.status == 0 && Self.line(found.output) == stage.hash
    }
    return false
  }

  // MARK: Names

  private func currentSide() throws(GitError) -> GitMergeSides.Side {
    let branch = try git.run(["symbolic-ref", "--quiet", "--short", "HEAD"], in: root)
    if branch.status == 0 { return GitMergeSides.Side(name: Self.line(branch.output)) }
    let head = try git.run(["rev-parse", "--verify", "--quiet", "HEAD"], in: root)
    guard head.status == 0 else { return GitMergeSides.Side(name: "ours") }
    return try namedSide(Self.line(head.output), besides: nil)
  }

  /// A side named by the branch or tag at a commit, local branches first; otherwise by the commit.
  private func namedSide(_ hash: String, besides branch: String?) throws(GitError) -> GitMergeSides.Side {
    var side = try commitSide(hash)
    for kind in ["refs/heads", "refs/remotes", "refs/tags"] {
      let found = try git.run(
        ["for-each-ref", "--points-at", hash, "--format=%(refname:short)", kind], in: root)
      let names = String(decoding: found.output, as: UTF8.self).split(separator: "\n").map(String.init)
      if let name = names.first(where: { $0 != branch && !$0.hasSuffix("/HEAD") }) {
        side.name = name
        break
      }
    }
    return side
  }

  private func commitSide(_ hash: String) throws(GitError) -> GitMergeSides.Side {
    let found = try git.run(
      ["log", "-1", "--no-show-signature", "--format=%h%x00%s", "--end-of-options", hash], in: root)
    let parts = Self.line(found.output).split(separator: "\0", maxSplits: 1).map(String.init)
    guard found.status == 0, let short = parts.first else {
      return GitMergeSides.Side(name: String(hash.prefix(Self.shortHash)))
    }
    return GitMergeSides.Side(name: short, detail: parts.joined(separator: " "))
  }

  /// The length of git's abbreviated hashes when it does not check for duplicates.
  private static let shortHash = 7

  private static func shortName(_ reference: String) -> String {
    reference.hasPrefix("refs/heads/") ? String(reference.dropFirst("refs/heads/".count)) : reference
  }

  /// The first line of a file in git's folder; nil if there is none.
  private func note(_ name: String) throws(GitError) -> String? {
    guard let text = FileManager.default.contents(atPath: try gitPath(name)) else { return nil }
    let line = String(decoding: text, as: UTF8.self).prefix { !$0.isNewline }
    return line.isEmpty ? nil : String(line)
  }
}
