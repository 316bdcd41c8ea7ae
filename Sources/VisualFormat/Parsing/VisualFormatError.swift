/// The error in an invalid format, in Apple's words, with its place.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The reason, in Apple's words.
  public var message: String
  /// The format that is wrong.
  public var format: String
  /// The column of the caret, counted from 0; nil for errors of the format as a whole.
  public var column: Int?

  public init(_ message: String, in format: String, at column: Int?) {
    self.message = message
    self.format = format
    self.column = column
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The reason of Apple's `NSInvalidArgumentException`: message, format and a caret under the offending character, a
  /// space at the end of the first three lines (as in public crash logs).
  public var description: String {
    let title = "Unable to parse constraint format: "
    guard let column else { return title + message }
    let caret = String(repeating: " ", count: column) + "^"
    return [title, message + " ", format + " ", caret].joined(separator: "\n")
  }
}

/// Apple's texts, from public crash logs and the "Auto Layout Guide".
enum Message {
  static let empty = "It's an empty string."
  static let notASCII = "It contains non-ASCII characters."
  static let expectedView = "Expected a view"
  static let expectedViewOrBar = "Expected a view or '|'"
  static let expectedName =
    "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
    + "underscores."
  static let expectedNumber =
    "Expected a number or key from the metrics dictionary, but encountered something else"
  static let expectedMore = "Expected more input"
  static let expectedConnection = "Expected a connection after the '|' character"
  static let expectedDash = "Expected a '-' here"
  static let expectedListEnd = "Expected ')' or ','"
  static let expectedEnd = "Expected the end of the format string"
  static let expectedBracket = "Expected a ']' here. That is how you give the end of a view."
  static let thicknessEnd =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"
  static let unknownRelation = "Unknown relation. Must be ==, >=, or <="
  static let minusSign =
    "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around "
    + "negative numbers."
  static let noSuperview =
    "Unable to interpret '|' character, because the related view doesn't have a superview"

  static func expectedColon(after letter: Character, _ axis: String) -> String {
    "Expected ':' after '\(letter)' to specify \(axis) arrangement"
  }

  static func unknownView(_ name: String) -> String { "\(name) is not a key in the views dictionary." }

  static func unknownMetric(_ name: String) -> String {
    "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
  }

  static func parallelAlignment(_ axis: String) -> String {
    "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also "
      + "\(axis)."
  }
}
