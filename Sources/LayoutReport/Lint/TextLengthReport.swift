/// A text of a document and how long a translation of it may be.
public struct FittingText: Hashable, Sendable {
  /// Interface Builder's key, such as `8bC-Xf-vdC.text`.
  public var key: String
  /// The text in the document's language.
  public var text: String
  /// The line of the object with the text.
  public var line: Int
  /// The object as people know it.
  public var object: String
  /// The most letters that fit after layout; nil if much longer texts fit.
  public var longest: Int?

  public init(key: String, text: String, line: Int, object: String, longest: Int?) {
    self.key = key
    self.text = text
    self.line = line
    self.object = object
    self.longest = longest
  }
}

/// Texts and the lengths that fit, as comma-separated values (RFC 4180) for translators.
enum TextLengthReport {
  private static let header = "document,line,key,object,text,letters,longest\n"

  static func text(_ report: LintReport) -> String {
    header
      + report.documents.flatMap { file in
        file.texts.map { text in
          let values = [
            file.file, String(text.line), text.key, text.object, text.text, String(text.text.count),
            text.longest.map(String.init) ?? "",
          ]
          return values.map(field).joined(separator: ",") + "\n"
        }
      }.joined()
  }

  /// Spreadsheets take texts that begin with these for formulas.
  private static let formulaStarts: Set<Character> = ["=", "+", "-", "@", "\t", "\r"]

  private static func field(_ value: String) -> String {
    let value = value.first.map(formulaStarts.contains) == true ? "'" + value : value
    guard
      value.contains(where: { ",\"\n\r\r\n".contains($0) }) || value.hasPrefix(" ") || value.hasSuffix(" ")
    else {
      return value
    }
    return "\"" + value.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
