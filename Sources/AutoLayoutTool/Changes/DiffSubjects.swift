import Foundation
import GitAccess
import LayoutReport

/// One document in one state.
@MainActor
struct DocumentSide {
  /// The path as reports print it.
  var path: String
  /// The path to read; it differs for copies that git made.
  var file: String
  /// Reads the files of the state.
  var environment: ToolEnvironment
}

/// The same document before and after. One of the two is nil if it was added or deleted.
@MainActor
struct DocumentPair {
  var old: DocumentSide?
  var new: DocumentSide?

  var status: ChangedDocument.Status {
    guard let old else { return .added }
    guard let new else { return .deleted }
    return old.path == new.path ? .modified : .renamed
  }
}

/// The documents that a call compares.
@MainActor
struct DiffSubjects {
  private(set) var oldName = ""
  private(set) var newName = ""
  private(set) var pairs: [DocumentPair] = []
  /// The entries that were left out.
  private(set) var notes: [String] = []
  private let environment: ToolEnvironment
  /// The font search of each state.
  private var searches: [GitState: ProjectFontSearch] = [:]

  /// Git's name for a missing file.
  private static let nothing = "/dev/null"

  /// - Parameters:
  ///   - words: the words before `--`.
  ///   - paths: the words after it.
  ///   - name: the path to show for two files.
  init(
    words: [String], paths: [String], isStaged: Bool, name: String?, environment: ToolEnvironment
  ) throws {
    self.environment = environment
    let isPair = words.count == 2 && paths.isEmpty && !isStaged
    if isPair, words.allSatisfy(isFile) {
      try compareFiles(words[0], words[1], name)
    } else if isPair, words.allSatisfy(environment.files.isFolder) {
      try compareFolders(words[0], words[1])
    } else {
      do {
        try compareStates(words, paths, isStaged)
      } catch let error as GitError {
        throw ToolFailure(message: error.message + (error.hint.map { "\nhint: \($0)" } ?? ""))
      }
    }
  }

  // MARK: Files

  private func isFile(_ word: String) -> Bool {
    if word == Self.nothing || word == StandardInput.argument { return true }
    return !environment.files.isFolder(word) && (try? environment.files.read(word)) != nil
  }

  private mutating func compareFiles(_ old: String, _ new: String, _ name: String?) throws {
    guard old != Self.nothing || new != Self.nothing else {
      throw ToolFailure(message: "both files are \(Self.nothing)")
    }
    (oldName, newName) = (old, new)
    let shown = name ?? (new == Self.nothing ? old : new)
    func side(_ file: String) -> DocumentSide? {
      file == Self.nothing ? nil : DocumentSide(path: shown, file: file, environment: environment)
    }
    pairs = [DocumentPair(old: side(old), new: side(new))]
  }

  /// Compares two folders, as `git difftool --dir-diff` passes them.
  private mutating func compareFolders(_ old: String, _ new: String) throws {
    (oldName, newName) = (old, new)
    let (before, after) = (try documents(in: old), try documents(in: new))
    for path in Set(before).union(after).sorted() {
      func side(_ folder: String, _ known: [String]) -> DocumentSide? {
        guard known.contains(path) else { return nil }
        return DocumentSide(path: path, file: folder + "/" + path, environment: environment)
      }
      pairs.append(DocumentPair(old: side(old, before), new: side(new, after)))
    }
  }

  private func documents(in folder: String) throws -> [String] {
    do {
      return try environment.files.files(under: folder).filter(Self.isDocument)
    } catch {
      throw ToolFailure(message: "\(folder): \(error.message)")
    }
  }

  private static func isDocument(_ path: String) -> Bool {
    LintPaths.extensions.contains { path.hasSuffix("." + $0) }
  }

  // MARK: States

  private mutating func compareStates(_ words: [String], _ paths: [String], _ isStaged: Bool) throws {
    let repository = try environment.git.repository(containing: place(of: paths.first))
    var (revisions, paths) = (words, paths)
    if paths.isEmpty { (revisions, paths) = try split(words, repository) }
    let comparison = try comparison(revisions, isStaged, repository)
    (oldName, newName) = (comparison.old.name, comparison.new.name)
    let wanted = try self.paths(paths, comparison, repository)
    let found = try repository.changes(comparison, paths: wanted)
    let unmerged = try UnmergedPairs(
      found.skipped.filter { $0.reason == .unmerged && Self.isDocument($0.path) }.map(\.path), in: repository,
      environment: environment)
    notes =
      found.skipped.filter { Self.isDocument($0.path) ? $0.reason != .unmerged : $0.reason == .submodule }
      .map { "left out \($0.path), a \($0.reason.rawValue)" } + unmerged.notes
    searches = [comparison.old: ProjectFontSearch(), comparison.new: ProjectFontSearch()]
    pairs = found.changes.compactMap { pair($0, comparison, repository) } + unmerged.pairs
  }

  /// A path specification such as `:(top)*.xib` belongs to no folder.
  private func place(of path: String?) -> String {
    guard let path, !Self.isSpecification(path) else { return environment.files.absolutePath(".") }
    return environment.files.absolutePath(path)
  }

  private static func isSpecification(_ path: String) -> Bool {
    path.hasPrefix(":") || path.contains { "*?[".contains($0) }
  }

  private static func isExclusion(_ word: String) -> Bool {
    word.hasPrefix(":!") || word.hasPrefix(":^") || word.hasPrefix(":(exclude")
  }

  /// The paths of the repository that the words after `--` mean: files and folders with these names, and matches of
  /// git's path specifications.
  ///
  /// - Throws: an error if one of them matches nothing in either state.
  private func paths(
    _ words: [String], _ comparison: GitComparison, _ repository: any GitRepository
  ) throws -> [String] {
    let states = [comparison.old, comparison.new]
    let named = try words.map { try path($0, in: states, repository) }
    if !named.contains(nil) { return named.compactMap(\.self) }
    let folder = environment.files.absolutePath(".")
    func files(matching specifications: [String]) throws -> Set<String> {
      Set(try states.flatMap { try repository.files(in: $0, matching: specifications, from: folder) })
    }
    for (word, path) in zip(words, named) where path == nil && !Self.isExclusion(word) {
      if try !Self.isSpecification(word) || files(matching: [word]).isEmpty {
        throw ToolFailure(
          message: "\(word) matches no file, neither in \(comparison.old.name) nor in \(comparison.new.name)")
      }
    }
    let specifications = zip(words, named).map { word, path in path.map { ":(top,literal)" + $0 } ?? word }
    let found = try files(matching: specifications).sorted()
    // An empty list of paths would mean the whole repository.
    if found.isEmpty { throw ToolFailure(message: "\(words.joined(separator: " ")) match no file together") }
    return found
  }

  /// The path of a file or folder with exactly this name; nil if neither state has it.
  private func path(_ word: String, in states: [GitState], _ repository: any GitRepository) throws -> String?
  {
    guard let path = repository.relativePath(of: environment.files.absolutePath(word)) else {
      if Self.isSpecification(word) { return nil }
      throw ToolFailure(message: "\(word) is outside of the repository \(repository.root)")
    }
    return try states.contains { try repository.kind(of: path, in: $0) != nil } ? path : nil
  }

  /// Revisions come first; any other word is a path, if it exists.
  private func split(
    _ words: [String], _ repository: any GitRepository
  ) throws -> (revisions: [String], paths: [String]) {
    var revisions: [String] = []
    for (index, word) in words.enumerated() {
      let isRevision = repository.isRevision(word) || (try? repository.comparison(word)) != nil
      let isPath = isFile(word) || environment.files.isFolder(word)
      if isRevision && isPath {
        throw ToolFailure(
          message: "\(word) is a revision and a file; write -- before files, or after the revision")
      }
      if isRevision && revisions.count == index {
        revisions.append(word)
      } else if isPath {
        let rest = Array(words[index...])
        if let missing = rest.first(where: { !isFile($0) && !environment.files.isFolder($0) }) {
          throw ToolFailure(message: "\(missing): no such file; write -- before files that are gone")
        }
        return (revisions, rest)
      } else {
        // Throws the error that names the fault.
        _ = try repository.comparison(word)
        throw ToolFailure(message: "\(word) is not a file; write -- before files that are gone")
      }
    }
    return (revisions, [])
  }

  private func comparison(
    _ revisions: [String], _ isStaged: Bool, _ repository: any GitRepository
  ) throws -> GitComparison {
    switch revisions.count {
    case 0: return try repository.comparisonWithHead(staged: isStaged)
    case 1:
      var comparison = try repository.comparison(revisions[0])
      guard isStaged else { return comparison }
      guard comparison.new == .workTree else {
        throw ToolFailure(message: "--staged compares with one revision, not with a range")
      }
      comparison.new = .index
      return comparison
    case 2 where !isStaged:
      return GitComparison(
        old: .commit(try repository.commit(revisions[0])), new: .commit(try repository.commit(revisions[1])))
    default:
      throw ToolFailure(message: "expected at most two revisions; write -- before files")
    }
  }

  private func pair(
    _ change: GitChange, _ comparison: GitComparison, _ repository: any GitRepository
  ) -> DocumentPair? {
    func side(_ path: String?, _ state: GitState) -> DocumentSide? {
      guard let path, Self.isDocument(path) else { return nil }
      var environment = environment
      environment.files = StateFiles(
        outside: environment.files, repository: repository, state: state)
      environment.fontSearch = searches[state] ?? ProjectFontSearch()
      let file = repository.root == "/" ? "/" + path : repository.root + "/" + path
      return DocumentSide(path: path, file: file, environment: environment)
    }
    let pair = DocumentPair(
      old: side(change.oldPath, comparison.old), new: side(change.newPath, comparison.new))
    return pair.old == nil && pair.new == nil ? nil : pair
  }
}

/// The files of one state of a repository, by their paths in the work tree. Files outside of it are read directly.
@MainActor
struct StateFiles: FileAccess {
  let outside: any FileAccess
  let repository: any GitRepository
  let state: GitState

  func absolutePath(_ path: String) -> String { outside.absolutePath(path) }

  func projectFolder(of folder: String) -> String? {
    repository.relativePath(of: folder) == nil ? outside.projectFolder(of: folder) : repository.root
  }

  func read(_ path: String) throws(FileError) -> Data {
    guard let relative = repository.relativePath(of: absolutePath(path)) else {
      return try outside.read(path)
    }
    do {
      return try repository.contents(of: relative, in: state)
    } catch {
      throw error.code == .noSuchPath ? .notFound : .system(error.description)
    }
  }

  func isFolder(_ path: String) -> Bool {
    guard let relative = repository.relativePath(of: absolutePath(path)) else {
      return outside.isFolder(path)
    }
    return (try? repository.kind(of: relative, in: state)) == .folder
  }

  func files(under folder: String) throws(FileError) -> [String] {
    guard let relative = repository.relativePath(of: absolutePath(folder)) else {
      return try outside.files(under: folder)
    }
    do {
      let prefix = relative.isEmpty ? "" : relative + "/"
      return try repository.files(in: state, paths: relative.isEmpty ? [] : [relative])
        .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    } catch {
      throw .system(error.description)
    }
  }

  /// Throws, as a state is read-only.
  func write(_ bytes: Data, to path: String) throws(FileError) {
    throw .system("\(state.name) is not written")
  }
}
