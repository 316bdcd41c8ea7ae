import Foundation
import GitAccess

/// The changes of both sides of a merge in the documents that are still unmerged.
@MainActor
struct UnmergedPairs {
  private(set) var pairs: [DocumentPair] = []
  private(set) var notes: [String] = []

  /// - Parameter paths: the paths of unmerged documents, relative to the root.
  init(_ paths: [String], in repository: any GitRepository, environment: ToolEnvironment) throws(GitError) {
    guard !paths.isEmpty else { return }
    let names = SideNames(try repository.mergeSides())
    for file in try repository.unmergedFiles(paths: []) where paths.contains(file.path) {
      func side(_ stage: GitStage?, _ name: String) -> DocumentSide? {
        guard let stage, stage.kind == .file else { return nil }
        var environment = environment
        let place = (repository.root == "/" ? "" : repository.root) + "/" + file.path
        environment.files = StageFiles(
          outside: environment.files, repository: repository, place: place, stage: stage)
        return DocumentSide(path: "\(file.path): \(name)", file: place, environment: environment)
      }
      if file.base == nil {
        let name = "\(names.ours) and \(names.theirs), which both added it"
        pairs.append(DocumentPair(old: side(file.ours, name), new: side(file.theirs, name)))
      } else {
        for (stage, name) in [(file.ours, names.ours), (file.theirs, names.theirs)] {
          pairs.append(DocumentPair(old: side(file.base, name), new: side(stage, name)))
        }
      }
      notes.append(
        "\(file.path) is unmerged: above is what \(names.ours) and \(names.theirs) changed since their common ancestor; "
          + "autolayout resolve goes through the conflicts")
    }
  }
}

/// The files of the working tree, with one version of an unmerged document instead of its file.
@MainActor
struct StageFiles: FileAccess {
  let outside: any FileAccess
  let repository: any GitRepository
  /// The document's path.
  let place: String
  let stage: GitStage

  func absolutePath(_ path: String) -> String { outside.absolutePath(path) }

  func read(_ path: String) throws(FileError) -> Data {
    guard absolutePath(path) == place else { return try outside.read(path) }
    do {
      return try repository.contents(of: stage)
    } catch {
      throw .system(error.description)
    }
  }

  func isFolder(_ path: String) -> Bool { outside.isFolder(path) }

  func files(under folder: String) throws(FileError) -> [String] { try outside.files(under: folder) }

  /// Throws, as versions are read-only.
  func write(_ bytes: Data, to path: String) throws(FileError) { throw .system("This is not written") }
}
