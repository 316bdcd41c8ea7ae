import Foundation

/// Where the texts of a document lie: in `<language>.lproj` beside its own `.lproj` folder, or in a string catalogue.
public struct LocalizationFiles: Hashable, Sendable {
  public enum Notation: Hashable, Sendable {
    case strings, catalog
  }

  public struct Candidate: Hashable, Sendable {
    public var path: String
    public var notation: Notation
  }

  /// In the order in which they count: the first that exists and has the language.
  public let candidates: [Candidate]

  /// - Parameters:
  ///   - document: the document's path.
  ///   - language: such as `de` or `pt-BR`.
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
  }

  /// The names under which a language's texts may lie, the most specific first: `pt-BR`, `pt_BR`, `pt`.
  public static func fallbacks(for language: String) -> [String] {
    var names = [language, language.replacingOccurrences(of: "-", with: "_")]
    var parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    while parts.count > 1 {
      parts.removeLast()
      names.append(parts.joined(separator: "-"))
    }
    return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// Whether a language is written from right to left.
  public static func isRightToLeft(_ language: String) -> Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}
