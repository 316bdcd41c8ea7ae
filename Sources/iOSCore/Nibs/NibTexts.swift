import AssetCatalogs
import Foundation
import InterfaceBuilder

/// Finds documents in bundles, with their texts in the user's language.
package struct NibTexts {
  /// The name of the document in locations.
  package var file: String
  /// The bundle of its pictures and colours.
  package var bundle = Bundle.main

  /// The URL of a document's source in the bundle. Sources are read directly: nothing is compiled.
  static func url(of name: String, _ fileExtension: String, in bundle: Bundle) -> URL? {
    if let url = bundle.url(forResource: name, withExtension: fileExtension) { return url }
    let folders =
      ["Base.lproj"] + ReaderLanguages.preferred.flatMap(LocalizationFiles.fallbacks).map { "\($0).lproj" }
    let root = bundle.resourceURL ?? bundle.bundleURL
    return folders.lazy.map {
      root.appendingPathComponent($0).appendingPathComponent("\(name).\(fileExtension)")
    }
    .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The document in the user's language.
  ///
  /// Chooses the first of the user's languages that has texts for the document or is the document's own.
  static func document(
    at url: URL, in bundle: Bundle, languages: [String] = ReaderLanguages.preferred
  ) throws(DocumentError) -> InterfaceDocument {
    guard let bytes = try? Data(contentsOf: url) else {
      throw DocumentError(.emptyFile, at: .start, "Expected a readable document")
    }
    let document = try InterfaceDocument(data: bytes)
    for language in languages {
      if let strings = try strings(of: url, language) {
        return try document.localized(by: DocumentLocalization(strings: strings, language: language))
      }
      let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
      if LocalizationFiles.fallbacks(for: language).contains(own) { return document }
    }
    return document
  }

  private static func strings(of url: URL, _ language: String) throws(DocumentError) -> LocalizedStrings? {
    do {
      return try LocalizationFiles(document: url.path, language: language)
        .strings(FileManager.default.contents(atPath:))
    } catch { throw error.fault }
  }
}
