/// Escapes text from documents for terminals and pages. Documents are untrusted: their text must not move the cursor, change
/// colours or reverse the reading order.
package enum PrintableText {
  /// `text` with control and formatting characters written as `\u{…}` and line breaks as `\n`.
  package static func escaped(_ text: String) -> String {
    // Most texts are plain ASCII; the properties of characters take longer to look up.
    if text.utf8.allSatisfy(printableASCII.contains) { return text }
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

  /// Like ``escaped(_:)``, but keeps line breaks, for messages of several lines.
  package static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "\n")
  }

  /// At most `limit` characters of `text`, the last one an ellipsis if some are missing.
  package static func shortened(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit, text.count > limit else { return text }
    return text.prefix(max(0, limit - 1)) + "…"
  }

  /// From the space to the tilde.
  private static let printableASCII: ClosedRange<UInt8> = 0x20...0x7E

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != zeroWidthJoiner
    default: false
    }
  }

  /// Joins emoji sequences, so it is kept.
  private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
}
