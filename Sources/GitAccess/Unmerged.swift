import Foundation

/// One side's version of an unmerged file in the index.
public struct GitStage: Hashable, Sendable {
  /// The hash of the bytes.
  public var hash: String
  /// The kind of the entry.
  public var kind: GitEntryKind
  /// Git's mode in octal digits, such as `100644`.
  public var mode: String

  /// A version by its hash.
  public init(hash: String, kind: GitEntryKind = .file, mode: String = "100644") {
    self.hash = hash
    self.kind = kind
    self.mode = mode
  }
}

/// A file about which the sides of a merge disagree.
public struct GitUnmergedFile: Hashable, Sendable {
  /// The path, relative to the root.
  public var path: String
  /// The common ancestor; nil if both sides added the file.
  public var base: GitStage?
  /// The version on our side; nil if that side deleted the file.
  public var ours: GitStage?
  /// The version on their side; nil if that side deleted the file.
  public var theirs: GitStage?

  /// An unmerged file and its versions.
  public init(path: String, base: GitStage? = nil, ours: GitStage? = nil, theirs: GitStage? = nil) {
    self.path = path
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}

extension SystemRepository {
  func unmergedFiles(paths: [String]) throws(GitError) -> [GitUnmergedFile] {
    let listed = try output(["ls-files", "-z", "--unmerged", "--"] + Self.pathspecs(paths))
    var files: [GitUnmergedFile] = []
    for entry in Self.fields(listed).compactMap({ TreeEntry($0) }) {
      if files.last?.path != entry.path { files.append(GitUnmergedFile(path: entry.path)) }
      let stage = GitStage(hash: entry.hash, kind: entry.kind, mode: entry.mode)
      switch entry.stage {
      case 1: files[files.count - 1].base = stage
      case 2: files[files.count - 1].ours = stage
      case 3: files[files.count - 1].theirs = stage
      default: break
      }
    }
    return files
  }

  func contents(of stage: GitStage) throws(GitError) -> Data {
    guard stage.kind == .file else { throw GitError(.notAFile, "This is a \(stage.kind.rawValue)") }
    return try output(["cat-file", "blob", stage.hash])
  }

  // MARK: Resolving

  func keptWorkTreeFile(_ path: String) throws(GitError) -> GitStage? {
    guard FilePlaces.kind(of: try place(of: path)) == .file else { return nil }
    let hash = try converting(["hash-object", "-w", "--path=\(path)", "--", root + "/" + path])
    return GitStage(hash: Self.line(hash))
  }

  /// The work tree's file is written before the index, so that a call that was interrupted can be repeated.
  func resolve(_ path: String, to bytes: Data, mode: String) throws(GitError) {
    let entry = "\(mode),\(try stored(bytes)),\(try checkedPath(path))"
    let index = try gitPath("autolayout-index-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: index) }
    let variables = ["GIT_INDEX_FILE": index]
    _ = try converting(["update-index", "--add", "--cacheinfo", entry], variables)
    _ = try converting(["checkout-index", "--force", "--", path], variables)
    _ = try converting(["update-index", "--add", "--cacheinfo", entry])
    // This records the new file's times in the index. A file that a filter changes differs, which is not a failure.
    _ = try plainGit.run(["update-index", "-q", "--refresh", "--", path], in: root)
  }

  func resolveByDeleting(_ path: String) throws(GitError) {
    _ = try converting(["rm", "--force", "--quiet", "--", try checkedPath(path)])
  }

  private func checkedPath(_ path: String) throws(GitError) -> String {
    _ = try place(of: path)
    return path
  }

  /// Stores bytes in git and returns their hash.
  private func stored(_ bytes: Data) throws(GitError) -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "autolayout-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    do { try bytes.write(to: file) } catch {
      throw GitError(.failed, "\(file.path) cannot be written: \(error.localizedDescription)")
    }
    return Self.line(try output(["hash-object", "-w", "--no-filters", "--", file.path]))
  }

  /// Runs git with the user's conversions of line ends and encodings, and the filters of large files: the same that
  /// `git add` and `git checkout` apply.
  private func converting(_ arguments: [String], _ variables: [String: String] = [:]) throws(GitError) -> Data
  {
    let result = try plainGit.run(arguments, in: root, variables: variables)
    guard result.status == 0 else { throw failure(result) }
    return result.output
  }
}
