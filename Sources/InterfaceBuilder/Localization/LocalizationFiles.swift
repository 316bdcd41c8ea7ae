import Foundation

/// The files with a document's texts: in `<language>.lproj` next to its own `.lproj` folder, or in a string catalogue.
public struct LocalizationFiles: Hashable, Sendable {
  /// The formats of string tables.
  public enum Notation: Hashable, Sendable {
    case strings, catalog
  }

  /// A file that may contain translations.
  public struct Candidate: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// The format of the file.
    public var notation: Notation
  }

  /// In order of precedence: the first that exists and contains the language is used.
  public let candidates: [Candidate]
  /// Other documents that replace this one in the language, if it has no texts.
  public let replacements: [String]
  /// Whether the document is in the language's folder, so that its texts are in the language.
  public let isInLanguage: Bool
  private let language: String

  /// - Parameters:
  ///   - document: the document's path.
  ///   - language: the language, such as `de` or `pt-BR`.
  public init(document: String, language: String) {
    let url = URL(fileURLWithPath: document)
    let name = url.deletingPathExtension().lastPathComponent
    let folder = document.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let isInProject = folder.last?.hasSuffix(".lproj") ?? false
    let outside = Array(isInProject ? folder.dropLast() : folder).map(String.init)
    func path(_ parts: String...) -> String { (outside + parts).joined(separator: "/") }
    let languages = Self.fallbacks(for: language)
    candidates =
      languages.map { Candidate(path: path("\($0).lproj", "\(name).strings"), notation: .strings) }
      + [path("mul.lproj", "\(name).xcstrings"), path("Base.lproj", "\(name).xcstrings")]
      .map { Candidate(path: $0, notation: .catalog) }
      + [Candidate(path: path("\(name).xcstrings"), notation: .catalog)]
    replacements = languages.map { path("\($0).lproj", url.lastPathComponent) }
    isInLanguage = languages.contains { folder.last == "\($0).lproj" }
    self.language = language
  }

  /// The document's texts in the language; nil if there are none.
  ///
  /// - Parameter read: returns a file's bytes, or nil if there is no such file.
  /// - Throws: the first error of the file that is used, with its path.
  public func strings(_ read: (String) -> Data?) throws(LocalizationError) -> LocalizedStrings? {
    for candidate in candidates {
      switch candidate.notation {
      case .strings:
        if let strings = try Self.folder(candidate.path, read) { return strings }
      case .catalog:
        guard let bytes = read(candidate.path) else { continue }
        do {
          if let strings = try LocalizedStrings(catalog: bytes, language: language) { return strings }
        } catch { throw LocalizationError(path: candidate.path, fault: error) }
      }
    }
    return nil
  }

  /// A `.strings` file and the `.stringsdict` next to it; either may be missing.
  private static func folder(
    _ path: String, _ read: (String) -> Data?
  ) throws(LocalizationError) -> LocalizedStrings? {
    var result: LocalizedStrings?
    if let bytes = read(path) {
      do { result = try LocalizedStrings(stringsFile: bytes) } catch {
        throw LocalizationError(path: path, fault: error)
      }
    }
    let dictionary = path + "dict"
    if let bytes = read(dictionary) {
      do {
        let own = try LocalizedStrings(stringsDictionary: bytes)
        result = result ?? LocalizedStrings()
        result?.merge(own)
      } catch { throw LocalizationError(path: dictionary, fault: error) }
    }
    return result
  }

  /// The folder names for a language's texts, the most specific first: `pt-BR`, `pt_BR`, `pt`. Regional Chinese is also
  /// searched under its script, and some languages under their English names from before 2008.
  public static func fallbacks(for language: String) -> [String] {
    var names = [language, language.replacingOccurrences(of: "-", with: "_")]
    var parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    while parts.count > 1 {
      parts.removeLast()
      names.append(parts.joined(separator: "-"))
    }
    if let script = chineseScript(of: language) { names.insert(script, at: names.count - 1) }
    if let name = oldNames[names.last ?? ""] { names.append(name) }
    return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The script of Chinese in a region: `zh-TW` is `zh-Hant`.
  private static func chineseScript(of language: String) -> String? {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard parts.count == 2, parts[0] == "zh" else { return nil }
    switch parts[1] {
    case "CN", "SG": return "zh-Hans"
    case "TW", "HK", "MO": return "zh-Hant"
    default: return nil
    }
  }

  private static let oldNames = [
    "de": "German", "en": "English", "es": "Spanish", "fr": "French", "it": "Italian", "ja": "Japanese",
    "nl": "Dutch",
  ]

  /// Whether a language is written from right to left.
  public static func isRightToLeft(_ language: String) -> Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}

/// A file of texts that cannot be read.
public struct LocalizationError: Error, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The error in the file.
  public var fault: DocumentError
}
