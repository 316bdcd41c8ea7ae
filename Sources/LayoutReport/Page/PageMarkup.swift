import PrintedWords

/// Escapes texts of documents for a page.
enum PageMarkup {
  /// For text and for attributes in quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintableText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
