import InterfaceBuilder

/// Words for names and values of documents. Nothing that a document says can move a terminal's cursor.
enum PlainText {
  private static let longestQuotation = 60

  /// In quotation marks, cut short if it is long.
  static func quoted(_ text: String) -> String { "“\(safe(shortened(text)))”" }

  /// The whole text, safe to print.
  static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isUnsafe(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestQuotation, text.count > longestQuotation else { return text }
    return text.prefix(longestQuotation - 1) + "…"
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Emoji need the zero-width joiner.
    case .format: scalar != "\u{200D}"
    default: false
    }
  }

  /// `tableViewCell` is a `table view cell`.
  static func words(_ name: String) -> String {
    var result = ""
    for character in safe(name) {
      if character.isUppercase && !result.isEmpty { result.append(" ") }
      result += character.lowercased()
    }
    return result
  }

  /// `16.0` is `16`, and so many digits that no one counts them are rounded.
  static func number(_ text: String) -> String {
    guard let value = Double(text), value.isFinite, abs(value) < 1e9 else { return safe(text) }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  static func isSameNumber(_ a: String, _ b: String) -> Bool {
    guard let a = Double(a), let b = Double(b), a.isFinite, b.isFinite else { return false }
    // Xcode writes seventeen digits in one version and twelve in another.
    return abs(a - b) <= 1e-9 * max(1, abs(a))
  }

  /// `3 views`, `1 view`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
