import Foundation

/// The documents that a lint examines.
struct LintPaths {
  struct Document: Hashable {
    var path: String
    /// Found in a folder rather than named.
    var isDiscovered: Bool
  }

  static let extensions = ["storyboard", "xib"]
  /// In the paths of copies of documents that Xcode exports for translators, one for each language.
  private static let translations = ".xcloc/"

  /// Named files in the order given, a folder's in the order of their paths without exports for translators; each once.
  ///
  /// - Parameter excluded: shell patterns against paths relative to the folder they were found in, or to its parts.
  @MainActor
  static func documents(
    _ paths: [String], excluded: [String], in files: any FileAccess
  ) throws(ToolFailure) -> [Document] {
    var documents: [Document] = []
    var seen: Set<String> = []
    for path in paths {
      guard files.isFolder(path) else {
        if seen.insert(path).inserted { documents.append(Document(path: path, isDiscovered: false)) }
        continue
      }
      let names: [String]
      do {
        names = try files.files(under: path)
      } catch {
        throw ToolFailure(message: "\(path): \(error.message)")
      }
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      for name in names.sorted()
      where isWanted(name) && !excluded.contains(where: { PathPattern($0).matches(name) }) {
        let full = folder == "." ? name : "\(folder)/\(name)"
        guard !files.isFolder(full), seen.insert(full).inserted else { continue }
        documents.append(Document(path: full, isDiscovered: true))
      }
    }
    return documents
  }

  private static func isWanted(_ name: String) -> Bool { isDocument(name) && !name.contains(translations) }

  static func isDocument(_ name: String) -> Bool {
    extensions.contains { name.lowercased().hasSuffix("." + $0) }
  }
}
