import Foundation

/// Repositories on this machine, read by the program `git`.
public struct SystemGit: GitProviding {
  public init() {}

  /// The repository that a path lies in.
  ///
  /// - Throws: an error if there is none, or if git does not open it.
  public func repository(containing path: String) throws(GitError) -> any GitRepository {
    try SystemRepository(containing: path)
  }
}

/// A repository on this machine.
struct SystemRepository: GitRepository {
  let root: String
  let isShallow: Bool
  private(set) var git: GitProcess
  /// Git with the user's filters.
  let plainGit: GitProcess

  init(containing path: String) throws(GitError) {
    git = try GitProcess()
    plainGit = git
    let folder = Self.nearestFolder(of: path)
    let found = try git.run(["rev-parse", "--show-toplevel"], in: folder)
    guard found.status == 0 else { throw Self.missing(found.errors, in: folder) }
    let top = Self.line(found.output)
    guard !top.isEmpty else { throw Self.missing("", in: folder) }
    root = FilePlaces.resolved(top)
    isShallow =
      Self.line(try git.run(["rev-parse", "--is-shallow-repository"], in: top).output) == "true"
    try switchFiltersOff()
  }

  /// Comparing a work tree would otherwise run clean filters, such as those of Git LFS.
  private mutating func switchFiltersOff() throws(GitError) {
    let pattern = #"^filter\..*\.(clean|smudge|process|required)$"#
    let names = try git.run(["config", "-z", "--name-only", "--get-regexp", pattern], in: root)
    for name in Set(Self.fields(names.output).compactMap { String(validating: $0, as: UTF8.self) }).sorted() {
      git.settings.append((name, name.hasSuffix(".required") ? "false" : ""))
    }
  }

  private static func nearestFolder(of path: String) -> String {
    var path = path
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || !isFolder.boolValue {
      let parent = (path as NSString).deletingLastPathComponent
      guard parent != path, !parent.isEmpty else { return "/" }
      path = parent
    }
    return path
  }

  private static func missing(_ errors: String, in folder: String) -> GitError {
    if errors.contains("dubious ownership") || errors.contains("unsafe repository") {
      return GitError(
        .dubiousOwnership, "The repository in \(folder) belongs to another user, so git does not open it",
        hint: "If you trust it: git config --global --add safe.directory \(folder)")
    }
    if errors.contains("must be run in a work tree") {
      return GitError(
        .noWorkTree, "The repository in \(folder) has no working tree",
        hint: "Run the command in a checkout of it")
    }
    return GitError(
      .notARepository, "\(folder) is not in a git repository",
      hint: "Run the command in a repository, or name two files")
  }

  func relativePath(of absolutePath: String) -> String? {
    FilePlaces.relativePath(of: absolutePath, in: root)
  }

  // MARK: Revisions

  func commit(_ revision: String) throws(GitError) -> GitCommit {
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains("\0") else {
      throw GitError(
        .invalidRevision, "\(revision.isEmpty ? "An empty text" : revision) is not a revision",
        hint: "A revision is a branch, a tag, a commit or HEAD, and does not begin with a dash")
    }
    // In a single step, `:/text^{commit}` would search for that text.
    var found = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision], in: root)
    if found.status == 0 {
      found = try git.run(
        ["rev-parse", "--verify", "--quiet", Self.line(found.output) + "^{commit}"], in: root)
    }
    guard found.status == 0 else {
      throw GitError(
        isShallow ? .shallowClone : .unknownRevision, "Unknown revision \(revision)",
        hint: isShallow ? Self.deepen : "git log lists the commits; fetch a branch of a remote first")
    }
    return GitCommit(hash: Self.line(found.output), name: revision)
  }

  private static let deepen =
    "This clone has only the latest commits: run git fetch --unshallow, or set fetch-depth: 0 where CI checks out"

  func head() throws(GitError) -> GitCommit {
    let found = try git.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], in: root)
    if found.status == 0 { return GitCommit(hash: Self.line(found.output), name: "HEAD") }
    let empty = try output(["hash-object", "-t", "tree", "--stdin"])
    return GitCommit(hash: Self.line(empty), name: "nothing")
  }

  func mergeBase(_ a: GitCommit, _ b: GitCommit) throws(GitError) -> GitCommit {
    let found = try git.run(["merge-base", "--end-of-options", a.hash, b.hash], in: root)
    guard found.status == 0 else {
      throw GitError(
        isShallow ? .shallowClone : .noMergeBase, "\(a.name) and \(b.name) have no common ancestor",
        hint: isShallow ? Self.deepen : "Compare the two with two dots")
    }
    return GitCommit(hash: Self.line(found.output), name: "\(a.name)...\(b.name)")
  }

  // MARK: Files

  /// Git rejects an empty path, which here means the whole repository.
  static func pathspecs(_ paths: [String]) -> [String] { paths.contains("") ? [] : paths }

  func changes(_ comparison: GitComparison, paths: [String]) throws(GitError) -> GitChanges {
    let arguments = try Self.arguments(for: comparison)
    // The largest number of candidates for renames that are compared with each other.
    let options = [
      "-z", "--raw", "--no-abbrev", "-M", "-l1000", "--no-ext-diff", "--ignore-submodules=dirty",
    ]
    let listed = try output(
      [arguments.command] + arguments.flags + options + ["--end-of-options"] + arguments.revisions + ["--"]
        + Self.pathspecs(paths))
    return RawDiff.changes(Self.fields(listed), unmerged: comparison.new.isCommit ? [] : try unmergedPaths())
  }

  /// A comparison of the work tree does not distinguish them.
  private func unmergedPaths() throws(GitError) -> Set<String> {
    let entries = Self.fields(try output(["ls-files", "-z", "--unmerged"])).compactMap { TreeEntry($0) }
    return Set(entries.map(\.path))
  }

  private static func arguments(
    for comparison: GitComparison
  ) throws(GitError) -> (command: String, flags: [String], revisions: [String]) {
    switch (comparison.old, comparison.new) {
    case (.commit(let old), .commit(let new)): ("diff-tree", ["-r"], [old.hash, new.hash])
    case (.commit(let old), .index): ("diff-index", ["--cached"], [old.hash])
    case (.commit(let old), .workTree): ("diff-index", [], [old.hash])
    case (.index, .workTree): ("diff-files", [], [])
    default: throw GitError(.failed, "\(comparison.old.name) cannot be compared with \(comparison.new.name)")
    }
  }

  func kind(of path: String, in state: GitState) throws(GitError) -> GitEntryKind? {
    if case .workTree = state { return FilePlaces.kind(of: try place(of: path)) }
    guard !path.isEmpty else { return .folder }
    return try entry(path, in: state)?.kind
  }

  func contents(of path: String, in state: GitState) throws(GitError) -> Data {
    if case .workTree = state { return try FilePlaces.contents(of: try place(of: path), named: path) }
    guard let entry = try entry(path, in: state) else {
      throw GitError(.noSuchPath, "\(path) is not in \(state.name)")
    }
    guard entry.kind == .file else {
      throw GitError(.notAFile, "\(path) is a \(entry.kind.rawValue) in \(state.name)")
    }
    return try output(["cat-file", "blob", entry.hash])
  }

  func files(in state: GitState, paths: [String]) throws(GitError) -> [String] {
    let listed: Data
    if case .commit(let commit) = state {
      listed = try output(["ls-tree", "-r", "-z", "--full-tree", commit.hash, "--"] + Self.pathspecs(paths))
    } else {
      listed = try output(["ls-files", "-z", "--stage", "--"] + Self.pathspecs(paths))
    }
    var found: [String] = []
    for field in Self.fields(listed) {
      guard let entry = TreeEntry(field), entry.kind == .file, found.last != entry.path else { continue }
      if case .workTree = state, FilePlaces.kind(of: root + "/" + entry.path) != .file { continue }
      found.append(entry.path)
    }
    return found
  }

  func contentsAsCheckedOut(of path: String, in state: GitState) throws(GitError) -> Data {
    if case .workTree = state { return try contents(of: path, in: state) }
    guard let entry = try entry(path, in: state), entry.kind == .file else {
      return try contents(of: path, in: state)
    }
    return try output(["cat-file", "--filters", "--path=\(path)", entry.hash])
  }

  func files(
    in state: GitState, matching specifications: [String], from folder: String
  ) throws(GitError) -> [String] {
    let arguments =
      if case .commit(let commit) = state {
        [
          "diff-tree", "-r", "-z", "--name-only", "--no-renames",
          GitCommit.nothing(lengthOfHash: commit.hash.count).hash, commit.hash,
        ]
      } else {
        ["ls-files", "-z", "--full-name"]
      }
    let found = try git.run(
      arguments + ["--"] + specifications, in: Self.nearestFolder(of: folder), takesPatterns: true)
    guard found.status == 0 else { throw failure(found) }
    return Self.fields(found.output).compactMap { String(validating: $0, as: UTF8.self) }
  }

  func place(of path: String) throws(GitError) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.hasPrefix("/"), !parts.contains("..") else {
      throw GitError(.outsideRepository, "\(path) is outside of the repository")
    }
    return path.isEmpty ? root : root + "/" + path
  }

  private func entry(_ path: String, in state: GitState) throws(GitError) -> TreeEntry? {
    _ = try place(of: path)
    let listed: Data
    if case .commit(let commit) = state {
      listed = try output(["ls-tree", "-z", "--full-tree", commit.hash, "--", path])
    } else {
      listed = try output(["ls-files", "-z", "--stage", "--", path])
    }
    let entries = Self.fields(listed).compactMap { TreeEntry($0) }
    if entries.contains(where: { $0.path == path && $0.stage != 0 }) {
      throw GitError(
        .unmerged, "\(path) has unresolved conflicts", hint: "Resolve them and git add the file first")
    }
    if let entry = entries.first(where: { $0.path == path }) { return entry }
    // The index contains no folders, only their files.
    return entries.isEmpty ? nil : TreeEntry(kind: .folder, hash: "", path: path)
  }

  func untrackedFiles(paths: [String]) throws(GitError) -> [String] {
    for path in paths { _ = try place(of: path) }
    let listed = try output(
      ["ls-files", "-z", "--others", "--exclude-standard", "--"] + Self.pathspecs(paths))
    return Self.fields(listed).compactMap { String(validating: $0, as: UTF8.self) }
      // A nested repository is listed as a folder.
      .filter { !$0.hasSuffix("/") && FilePlaces.kind(of: root + "/" + $0) == .file }
  }

  // MARK: Settings

  func configuration(_ name: String, _ scope: GitConfigurationScope) throws(GitError) -> [String] {
    let found = try git.run(
      ["config", "--\(scope.rawValue)", "-z", "--get-all", "--end-of-options", name], in: root)
    // Status 1 means that it is not set.
    guard found.status <= 1 else { throw failure(found) }
    return Self.fields(found.output).map { String(decoding: $0, as: UTF8.self) }
  }

  func effectiveConfiguration(_ name: String) throws(GitError) -> GitConfigurationValue? {
    let found = try plainGit.run(
      ["config", "--includes", "--show-origin", "-z", "--get", "--end-of-options", name], in: root)
    let fields = Self.fields(found.output).map { String(decoding: $0, as: UTF8.self) }
    guard found.status == 0, fields.count == 2 else { return nil }
    return GitConfigurationValue(fields[1], origin: fields[0])
  }

  func setConfiguration(_ name: String, to value: String, _ scope: GitConfigurationScope) throws(GitError) {
    _ = try output(["config", "--\(scope.rawValue)", "--replace-all", "--end-of-options", name, value])
  }

  func removeConfiguration(_ name: String, _ scope: GitConfigurationScope) throws(GitError) {
    let result = try git.run(
      ["config", "--\(scope.rawValue)", "--unset-all", "--end-of-options", name], in: root)
    // Status 5 means that there is nothing to remove.
    guard result.status == 0 || result.status == 5 else { throw failure(result) }
  }

  func gitPath(_ name: String) throws(GitError) -> String {
    let path = Self.line(try output(["rev-parse", "--git-path", name]))
    return path.hasPrefix("/") ? path : root + "/" + path
  }

  // MARK: Output

  func output(_ arguments: [String]) throws(GitError) -> Data {
    let result = try git.run(arguments, in: root)
    guard result.status == 0 else { throw failure(result) }
    return result.output
  }

  func failure(_ result: GitProcess.Result) -> GitError {
    let words = result.errors.split(separator: "\n").first.map(String.init) ?? "status \(result.status)"
    return GitError(
      isShallow ? .shallowClone : .failed, "git failed: \(words)", hint: isShallow ? Self.deepen : nil)
  }

  /// The output without git's final line break.
  static func line(_ output: Data) -> String {
    String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output, as: UTF8.self)
  }

  static func fields(_ output: Data) -> [Data] {
    output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
  }
}
