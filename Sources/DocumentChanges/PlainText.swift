import PrintedWords

/// Words for names and values of documents. Text from documents cannot move a terminal's cursor.
enum PlainText {
  private static let longestQuotation = 60

  /// The text in quotation marks, shortened if it is long.
  static func quoted(_ text: String) -> String {
    "“\(safe(PrintableText.shortened(text, to: longestQuotation)))”"
  }

  /// The whole text, safe to print.
  static func safe(_ text: String) -> String { PrintableText.escaped(text) }

  /// `tableViewCell` is a `table view cell`.
  static func words(_ name: String) -> String {
    var result = ""
    for character in safe(name) {
      if character.isUppercase && !result.isEmpty { result.append(" ") }
      result += character.lowercased()
    }
    return result
  }

  /// Writes `16.0` as `16`, and rounds long fractions.
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
