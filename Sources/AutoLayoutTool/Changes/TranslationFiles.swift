import DocumentChanges
import Foundation
import InterfaceBuilder

/// The tables of translations beside a document, in all languages.
@MainActor
struct TranslationFiles {
  let tables: [TranslationTable]

  /// The largest size in bytes, far beyond any document's texts.
  private static let largestCatalog = 16 * 1024 * 1024

  init(of side: DocumentSide) {
    let name = URL(fileURLWithPath: side.file).deletingPathExtension().lastPathComponent
    let folder = Self.projectFolder(of: side.file)
    let files = side.environment.files
    tables = Self.candidates(name, folder, files).compactMap { file in
      Self.table(file, in: folder.path, files)
    }
  }

  /// A document without localisation may be in any folder, so its folder is not searched.
  private static func candidates(
    _ name: String, _ folder: ProjectFolder, _ files: any FileAccess
  ) -> [String] {
    guard folder.isLocalized else { return ["\(name).xcstrings", "mul.lproj/\(name).xcstrings"] }
    let all = (try? files.files(under: folder.path)) ?? []
    return all.filter { isTable($0, of: name) }.sorted()
  }

  /// The folder that contains the folders of languages; the document's own folder if it is not
  /// localised.
  private static func projectFolder(of path: String) -> ProjectFolder {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let isLocalized = parts.last?.hasSuffix(".lproj") == true
    if isLocalized { parts.removeLast() }
    let folder = parts.joined(separator: "/")
    return ProjectFolder(
      path: folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder, isLocalized: isLocalized)
  }

  private struct ProjectFolder {
    var path: String
    /// Whether the document is in a folder of a language.
    var isLocalized: Bool
  }

  /// `de.lproj/Main.strings`, `mul.lproj/Main.xcstrings`, `Main.xcstrings`.
  private static func isTable(_ file: String, of name: String) -> Bool {
    let parts = file.split(separator: "/")
    guard let last = parts.last else { return false }
    if last == "\(name).strings" { return parts.count == 2 && parts[0].hasSuffix(".lproj") }
    return last == "\(name).xcstrings"
      && (parts.count == 1 || parts.count == 2 && parts[0].hasSuffix(".lproj"))
  }

  private static func table(_ file: String, in folder: String, _ files: any FileAccess) -> TranslationTable? {
    let path = folder == "." ? file : folder.hasSuffix("/") ? folder + file : folder + "/" + file
    guard let bytes = try? files.read(path) else { return nil }
    if file.hasSuffix(".strings") {
      guard let strings = try? LocalizedStrings(stringsFile: bytes) else { return nil }
      return TranslationTable(file: file, keys: Set(strings.values.keys))
    }
    guard bytes.count <= Self.largestCatalog,
      let root = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return nil }
    return TranslationTable(file: file, keys: Set(strings.keys))
  }
}
