import Foundation
import InterfaceBuilder

/// The translations of a document.
struct TranslationTables {
  /// One file of translations.
  struct File: Hashable {
    /// The path below the folder that holds the folders of languages, such as `de.lproj/Main.strings`.
    var path: String
    /// In all languages of the file.
    var keys: Set<String>
  }

  var files: [File] = []
  /// The texts by language and key.
  var languages: [String: [String: String]] = [:]
  /// The keys that catalogues exclude from translation.
  var excluded: Set<String> = []
  /// The language of the folder that the document is in, or that its catalogue translates from.
  var sources: Set<String> = []
}

/// Finds the translations of documents. Listings of folders are kept: a folder mostly has several documents.
@MainActor
final class TranslationSearch {
  private var listings: [String: [String]] = [:]

  nonisolated init() {}

  /// The translations of a document, in `.strings` files and string catalogues. Files that cannot be read are passed over: laying the
  /// document out in their language reports them.
  func tables(of document: String, in files: any FileAccess) -> TranslationTables {
    var folders = document.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    var result = TranslationTables()
    let isLocalized = folders.last?.hasSuffix(Self.folderExtension) == true
    if isLocalized {
      result.sources.insert(Self.language(ofFolder: folders.removeLast()))
    }
    let folder = folders.joined(separator: "/")
    let place = folder.isEmpty ? (document.hasPrefix("/") ? "/" : ".") : folder
    let prefix = place == "." ? "" : place.hasSuffix("/") ? place : place + "/"
    let name = URL(fileURLWithPath: document).lastPathComponent
    let isBase = result.sources == [Self.base]
    for path in candidates(for: name, isLocalized ? listing(of: place, files) : nil, isBase: isBase).sorted()
    {
      guard let bytes = try? files.read(prefix + path) else { continue }
      if path.hasSuffix(".strings") {
        result.add(strings: bytes, path)
      } else {
        result.add(catalog: bytes, path)
      }
    }
    return result
  }

  /// The paths at which translations of a document may be.
  ///
  /// - Parameter listing: the files in the folder that holds the folders of languages; nil for a document that is in none of them.
  private func candidates(for file: String, _ listing: [String]?, isBase: Bool) -> [String] {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    guard let listing else { return ["\(name).xcstrings", "mul.lproj/\(name).xcstrings"] }
    let copies = listing.count { Self.isInFolderOfLanguage($0) && $0.hasSuffix("/" + file) }
    // Translations belong to the base. Without a base, nothing says to which of several copies.
    guard copies == 1 || isBase else { return [] }
    return listing.filter { Self.isTable($0, of: name) }
  }

  private func listing(of folder: String, _ files: any FileAccess) -> [String] {
    if let known = listings[folder] { return known }
    let all = ((try? files.files(under: folder)) ?? []).filter { path in
      Self.extensions.contains { path.hasSuffix($0) }
    }
    listings[folder] = all
    return all
  }

  fileprivate static let folderExtension = ".lproj"
  private static let base = "Base"
  private static let extensions = [".strings", ".xcstrings", ".storyboard", ".xib"]

  fileprivate static func language(ofFolder name: String) -> String {
    String(name.dropLast(folderExtension.count)).replacingOccurrences(of: "_", with: "-")
  }

  /// `de.lproj/Main.strings`, `mul.lproj/Main.xcstrings`, `Main.xcstrings`.
  private static func isTable(_ path: String, of name: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let file = parts.last else { return false }
    if file == "\(name).strings" { return isInFolderOfLanguage(path) }
    return file == "\(name).xcstrings" && (parts.count == 1 || isInFolderOfLanguage(path))
  }

  private static func isInFolderOfLanguage(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count == 2 && parts[0].hasSuffix(folderExtension)
  }
}

extension TranslationTables {
  @MainActor
  fileprivate mutating func add(strings bytes: Data, _ path: String) {
    guard let folder = path.split(separator: "/").first,
      let table = try? LocalizedStrings(stringsFile: bytes), !table.isEmpty
    else { return }
    let language = TranslationSearch.language(ofFolder: String(folder))
    files.append(File(path: path, keys: Set(table.values.keys)))
    languages[language, default: [:]].merge(table.values) { old, _ in old }
  }

  /// The reader of single languages repeats the check of the whole catalogue.
  @MainActor
  fileprivate mutating func add(catalog bytes: Data, _ path: String) {
    guard let strings = try? LocalizedStrings.languages(ofCatalog: bytes) else { return }
    sources.formUnion([strings.source].compactMap(\.self))
    excluded.formUnion(strings.excluded)
    var keys: Set<String> = []
    for language in strings.languages where language != strings.source {
      guard let table = try? LocalizedStrings(catalog: bytes, language: language) else { continue }
      keys.formUnion(table.values.keys)
      languages[language, default: [:]].merge(table.values) { old, _ in old }
    }
    files.append(File(path: path, keys: keys))
  }
}
