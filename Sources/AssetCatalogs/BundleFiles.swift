import Foundation
import InterfaceBuilder

/// Finds files in bundles, and reads documents in the format that Interface Builder saves: nothing is compiled.
package enum BundleFiles {
  /// The folders with the resources of a bundle, its own first.
  ///
  /// An app that SwiftPM builds has no bundle: `Bundle.main` is the program's folder, and resources that Xcode would put into the app are in
  /// folders `Package_Target.resources` next to it. Those of the program's target come first, then the others by name.
  package static func folders(of bundle: Bundle) -> [URL] {
    let root = bundle.resourceURL ?? bundle.bundleURL
    return bundle.bundlePath == Bundle.main.bundlePath ? [root] + programFolders : [root]
  }

  /// Those next to the program, which are there when it starts.
  private static let programFolders: [URL] = {
    let root = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).filter {
      $0.hasSuffix(".resources")
    }.sorted()
    let program = "_\(ProcessInfo.processInfo.processName).resources"
    let ordered = names.filter { $0.hasSuffix(program) } + names.filter { !$0.hasSuffix(program) }
    return ordered.map(root.appendingPathComponent)
  }()

  /// The URL of a file, or of its version in the user's language; nil if there is none.
  package static func url(of name: String, _ fileExtension: String, in bundle: Bundle) -> URL? {
    if let url = bundle.url(forResource: name, withExtension: fileExtension) { return url }
    let languages = ReaderLanguages.preferred.flatMap(LocalizationFiles.fallbacks)
    let places = ["", "Base.lproj"] + languages.map { "\($0).lproj" }
    // Bundles cache their contents when they are first read; reading the folder itself finds files added later.
    let candidates = folders(of: bundle).lazy.flatMap { root in
      places.lazy.map { root.appendingPathComponent($0).appendingPathComponent("\(name).\(fileExtension)") }
    }
    return candidates.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The document in the first of the user's languages that has texts for it or is its own language.
  package static func document(
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
