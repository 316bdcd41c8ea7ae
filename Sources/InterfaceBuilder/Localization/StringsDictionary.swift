import Foundation

extension LocalizedStrings {
  /// Reads a `.stringsdict` file, whose texts depend on numbers, on the device or on the available width.
  ///
  /// Interface Builder writes none, but one next to a document's `.strings` is used when the document is loaded: its keys
  /// take precedence over those of the `.strings` file. Of texts that depend on a number, those for "other" are used; of
  /// those that depend on a width, the widest.
  ///
  /// - Throws: a fault at the start of the file for anything but a property list with a dictionary.
  public init(stringsDictionary data: Data) throws(DocumentError) {
    try Self.checkSize(data)
    self.init()
    for (key, entry) in try PropertyListReader.dictionary(data) {
      let texts = DictionaryText(entry).texts
      if !texts.isEmpty { set(texts, forKey: key) }
    }
  }
}

/// One entry of a strings dictionary. The keys are Apple's ("Stringsdict File Format").
private struct DictionaryText {
  private let entry: Any

  init(_ entry: Any) { self.entry = entry }

  /// Texts by device; `other` applies to devices without their own.
  var texts: [String: String] {
    if let text = entry as? String { return ["other": text] }
    guard let rules = entry as? [String: Any] else { return [:] }
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return devices.compactMapValues(Self.text)
    }
    return Self.text(of: rules).map { ["other": $0] } ?? [:]
  }

  private static func text(of value: Any) -> String? {
    if let text = value as? String { return text }
    guard let rules = value as? [String: Any] else { return nil }
    if let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any] {
      return widest(widths)
    }
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = rules.compactMapValues { ($0 as? [String: Any])?["other"] as? String }
    return FormatVariables(variables).expanded(format)
  }

  private static func widest(_ widths: [String: Any]) -> String? {
    let numbered = widths.compactMap { width, text in Double(width).map { ($0, text as? String) } }
    return numbered.max { ($0.0, $0.1 ?? "") < ($1.0, $1.1 ?? "") }?.1
  }
}

/// Replaces variables such as `%#@days@` or `%1$#@days@`.
struct FormatVariables {
  /// The deepest nesting: a variable's text may contain further variables, and Apple's examples have two levels.
  private static let deepest = 4
  /// The largest length in characters; self-referencing variables would grow endlessly.
  private static let longest = 10_000

  private let texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  func expanded(_ format: String) -> String {
    var text = format
    for _ in 0..<Self.deepest where !texts.isEmpty && text.contains("#@") && text.count <= Self.longest {
      text = expandedOnce(text)
    }
    return text
  }

  private func expandedOnce(_ format: String) -> String {
    let parts = format.components(separatedBy: "#@")
    var result = parts[0]
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: "@"), let text = texts[String(part[..<end])],
        let percent = result.lastIndex(of: "%"),
        result[percent...].dropFirst().allSatisfy({ $0.isNumber || $0 == "$" })
      else {
        result += "#@" + part
        continue
      }
      result.removeSubrange(percent...)
      result += text + part[part.index(after: end)...]
    }
    return result
  }
}
