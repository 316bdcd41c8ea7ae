import Foundation

extension LocalizedStrings {
  /// Reads one language of a string catalogue (`.xcstrings`, Xcode 15 and later).
  ///
  /// Reads the texts of a language. It uses the text for "other" of plural variations, and keeps variations by
  /// device. Nil if the catalogue has no text in the language.
  ///
  /// - Parameters:
  ///   - data: the catalogue's bytes.
  ///   - language: the language in the catalogue's notation, such as `de` or `pt-BR`; the language without the
  ///     region is a fallback.
  /// - Throws: ``DocumentError`` if the bytes are not a string catalogue, or if it is too large.
  public init?(catalog data: Data, language: String) throws(DocumentError) {
    let strings = try Self.catalog(data).strings
    self.init()
    let names = LocalizationFiles.fallbacks(for: language)
    for (key, entry) in strings {
      guard let entry = entry as? [String: Any],
        let localizations = entry["localizations"] as? [String: Any],
        let texts = names.lazy.map({ CatalogText(localizations[$0]).texts }).first(where: { !$0.isEmpty })
      else { continue }
      set(texts, forKey: key)
    }
    if isEmpty { return nil }
  }
}

extension LocalizedStrings {
  /// The languages of a string catalogue, sorted, the one that it translates from, and the keys that nobody is to translate.
  ///
  /// - Throws: ``DocumentError`` if the bytes are not a string catalogue, or if it is too large.
  public static func languages(
    ofCatalog data: Data
  ) throws(DocumentError) -> (languages: [String], source: String?, excluded: Set<String>) {
    let root = try catalog(data)
    var languages: Set<String> = []
    var excluded: Set<String> = []
    for (key, entry) in root.strings {
      guard let entry = entry as? [String: Any] else { continue }
      languages.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
      if entry["shouldTranslate"] as? Bool == false { excluded.insert(key) }
    }
    return (languages.sorted(), root.source, excluded)
  }

  private static func catalog(
    _ data: Data
  ) throws(DocumentError) -> (strings: [String: Any], source: String?) {
    try checkSize(data)
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else {
      throw DocumentError(
        .malformedStrings, at: .start, "Expected JSON with an object \"strings\" in a string catalogue",
        hint: "Open the catalogue in Xcode, which names the fault")
    }
    return (strings, root["sourceLanguage"] as? String)
  }
}

/// One text of a string catalogue in one language.
private struct CatalogText {
  private let content: [String: Any]

  init(_ localization: Any?) { content = localization as? [String: Any] ?? [:] }

  /// Texts by device; `other` applies to devices without their own.
  var texts: [String: String] {
    let variables = variables
    var texts: [String: String] = [:]
    if let choices = choices("device", of: content) {
      for (device, choice) in choices { texts[device] = Self.text(of: choice) }
    } else {
      texts["other"] = Self.text(of: content)
    }
    return texts.mapValues { FormatVariables(variables).expanded($0) }
  }

  /// The replacements for `%#@name@`, with the number's format instead of `%arg`.
  private var variables: [String: String] {
    guard let substitutions = content["substitutions"] as? [String: Any] else { return [:] }
    return substitutions.compactMapValues { substitution in
      guard let substitution = substitution as? [String: Any], let text = Self.text(of: substitution) else {
        return nil
      }
      let format = substitution["formatSpecifier"] as? String ?? "ld"
      return text.replacingOccurrences(of: "%arg", with: "%" + format)
    }
  }

  private func choices(_ kind: String, of content: [String: Any]) -> [String: Any]? {
    (content["variations"] as? [String: Any])?[kind] as? [String: Any]
  }

  /// The text of a unit, or its text for "other" numbers.
  private static func text(of content: Any?) -> String? {
    guard let content = content as? [String: Any] else { return nil }
    if let unit = content["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let variations = content["variations"] as? [String: Any],
      let choices = variations["plural"] as? [String: Any],
      let choice = (choices["other"] ?? choices.min { $0.key < $1.key }?.value) as? [String: Any],
      let unit = choice["stringUnit"] as? [String: Any]
    else { return nil }
    return unit["value"] as? String
  }
}
