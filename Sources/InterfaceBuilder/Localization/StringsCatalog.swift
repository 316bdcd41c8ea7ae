import Foundation

extension LocalizedStrings {
  /// Reads one language of a string catalogue (`.xcstrings`, Xcode 15 and later).
  ///
  /// Of variations by number or device, the text for "other" counts. Nil when the catalogue has no text in the language.
  /// - Parameter language: as catalogues write it, such as `de` or `pt-BR`; a language without the region stands in.
  public init?(catalog data: Data, language: String) throws(DocumentError) {
    try Self.checkSize(data)
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else {
      throw DocumentError(
        .malformedStrings, at: .start, "Expected JSON with an object \"strings\" in a string catalogue",
        hint: "Open the catalogue in Xcode, which names the fault")
    }
    values = [:]
    for (key, entry) in strings {
      guard let entry = entry as? [String: Any],
        let localizations = entry["localizations"] as? [String: Any]
      else { continue }
      for name in LocalizationFiles.fallbacks(for: language) {
        guard let text = Self.text(of: localizations[name]) else { continue }
        values[key] = text
        break
      }
    }
    if values.isEmpty { return nil }
  }

  /// Catalogues nest variations by device around those by number, no deeper.
  private static let deepestVariation = 4

  private static func text(of localization: Any?, depth: Int = 0) -> String? {
    guard let localization = localization as? [String: Any], depth <= deepestVariation else { return nil }
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let variations = localization["variations"] as? [String: Any] else { return nil }
    for kind in ["device", "plural"] {
      guard let choices = variations[kind] as? [String: Any] else { continue }
      let choice = choices["other"] ?? choices.min { $0.key < $1.key }?.value
      if let text = text(of: choice, depth: depth + 1) { return text }
    }
    return nil
  }
}
