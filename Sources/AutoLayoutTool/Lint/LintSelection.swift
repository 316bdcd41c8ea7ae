import AutoLayout
import Foundation
import GitAccess
import InterfaceBuilder
import LayoutReport

/// Finds the documents of one call.
@MainActor
struct LintSelection {
  /// The documents that were found.
  struct Result {
    var documents: [LintPaths.Document] = []
    /// Documents whose names are not text.
    var unreadable: [LintedFile] = []
  }

  let paths: [String]
  let filesFrom: String?
  let isNullSeparated: Bool
  let since: String?
  let excluded: [String]
  /// Whether documents that are named can be excluded, too.
  let excludesNamed: Bool
  /// The part of the documents that this call examines; nil for all.
  let shard: LintShard?
  /// Translations into these count as parts of a document.
  let languages: [String]
  let environment: ToolEnvironment

  func select() throws -> Result {
    var result = Result()
    try addNamed(to: &result)
    try addListed(to: &result)
    if let since {
      let changed = try ChangedFiles(since: since, in: environment)
      result.documents = result.documents.filter { document in
        !environment.files.exists(document.path) || changed.include(document.path, languages: languages)
      }
    }
    if let shard {
      let files = environment.files
      let isIncluded = { (path: String) in
        shard.includes(files.path(path, from: LintConfiguration.defaultFile))
      }
      result.documents.removeAll { !isIncluded($0.path) }
      result.unreadable.removeAll { !isIncluded($0.file) }
    }
    return result
  }

  /// The current folder where a revision alone says what to look at.
  private var searched: [String] { paths.isEmpty && filesFrom == nil ? ["."] : paths }

  /// The folders whose documents are examined.
  var searchedFolders: [String] { searched.filter(environment.files.isFolder) }

  /// Says which sources in a folder take part: as documents do, by the configuration, the revision and the part.
  func sourceTest(in folder: String) throws -> (String) -> Bool {
    let changed = try since.map { try ChangedFiles(since: $0, in: environment) }
    let files = environment.files
    return { path in
      !excluded.contains { PathPattern($0).matches(files.path(path, from: "\(folder)/-")) }
        && changed?.include(path, languages: []) != false
        && shard?.includes(files.path(path, from: LintConfiguration.defaultFile)) != false
    }
  }

  private func addNamed(to result: inout Result) throws {
    result.documents = try LintPaths.documents(searched, excluded: excluded, in: environment.files)
    if excludesNamed {
      result.documents.removeAll { !$0.isDiscovered && isExcluded($0.path) }
      return
    }
    // A folder that was named by mistake is not clean.
    guard result.documents.isEmpty, !searched.isEmpty, filesFrom == nil, since == nil else { return }
    throw ToolFailure(message: "no storyboards or xibs in \(searched.joined(separator: ", "))")
  }

  private func addListed(to result: inout Result) throws {
    guard let filesFrom else { return }
    let list = try DocumentList(
      try bytes(of: filesFrom), file: filesFrom, isNullSeparated: isNullSeparated)
    var seen = Set(result.documents.map(\.path))
    var gone = 0
    for name in list.names where seen.insert(name).inserted && !isExcluded(name) {
      if environment.files.isFolder(name) { continue }
      guard environment.files.exists(name) else {
        gone += 1
        continue
      }
      result.documents.append(LintPaths.Document(path: name, isDiscovered: true))
    }
    result.unreadable = list.unreadableNames.map { name in
      LintedFile(
        file: name,
        error: LayoutFinding(
          severity: .error, code: "unreadable-file", message: "The name of this file is not UTF-8",
          hint: "Rename it"))
    }
    // Lists of changed files name deleted ones, too.
    if gone > 0 {
      try environment.standardError.write(
        "note: skipped \(gone) listed document\(gone == 1 ? " that does" : "s that do") not exist\n")
    }
  }

  private func isExcluded(_ name: String) -> Bool {
    let path = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
    return excluded.contains { PathPattern($0).matches(path) }
  }

  private func bytes(of list: String) throws -> Data {
    do {
      return try environment.files.read(list == StandardInput.argument ? StandardInput.path : list)
    } catch {
      throw ToolFailure(message: "\(list): \(error.message)")
    }
  }
}

/// The files of a repository that differ from a revision, those that git does not know yet included.
@MainActor
struct ChangedFiles {
  private let repository: any GitRepository
  private let files: any FileAccess
  /// Relative to the root.
  private let paths: Set<String>

  init(since revision: String, in environment: ToolEnvironment) throws {
    files = environment.files
    do throws(GitError) {
      repository = try environment.git.repository(containing: files.absolutePath("."))
      let base = try Self.base(of: try repository.commit(revision), in: repository)
      let comparison = GitComparison(old: .commit(base), new: .workTree)
      let found = try repository.changes(comparison, paths: [])
      // Links and files with conflicts differ, too.
      let changed = found.changes.compactMap(\.newPath) + found.skipped.map(\.path)
      paths = Set(changed + (try repository.untrackedFiles(paths: [])))
    } catch {
      throw ToolFailure(message: "\(error)")
    }
  }

  /// The last commit that both have in common; where the history was cut off or has none, the revision itself.
  private static func base(
    of commit: GitCommit, in repository: any GitRepository
  ) throws(GitError) -> GitCommit {
    do {
      return try repository.mergeBase(commit, try repository.head())
    } catch {
      guard [.noMergeBase, .shallowClone].contains(error.code) else { throw error }
      return commit
    }
  }

  /// Whether a document, or a file with its texts, differs.
  func include(_ document: String, languages: [String]) -> Bool {
    let texts = languages.flatMap { language in
      let localization = LocalizationFiles(document: document, language: language)
      return localization.candidates.map(\.path) + localization.replacements
    }
    return ([document] + texts).contains { path in
      repository.relativePath(of: files.absolutePath(path)).map(paths.contains) ?? false
    }
  }
}
