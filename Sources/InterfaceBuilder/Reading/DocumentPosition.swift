/// A place in a document: the first character of an element.
public struct DocumentPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in Unicode scalars.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The start of a file, if no better position is known.
  public static let start = DocumentPosition(line: 1, column: 1)

  /// Whether the first place comes earlier.
  public static func < (left: DocumentPosition, right: DocumentPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
