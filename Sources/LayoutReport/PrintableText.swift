/// Text from a document on its way to a terminal. Documents are untrusted: what they say must not move the cursor,
/// change colours or reverse the reading order.
enum PrintableText {
  /// `text` with control and formatting characters written as `\u{…}` and line breaks as `\n`.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isUnprintable(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// At most `limit` characters of `text`, the last one an ellipsis if some are missing.
  static func shortened(_ text: String, to limit: Int) -> String {
    guard text.count > limit else { return text }
    return text.prefix(max(0, limit - 1)) + "…"
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != zeroWidthJoiner
    default: false
    }
  }

  /// Holds emoji sequences together, so it stays.
  private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
}
