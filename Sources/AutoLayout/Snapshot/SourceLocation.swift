/// A place in a file: the position of an element of a document or of a line of code.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, or the module and file of Swift code.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters; nil if only the line is known.
  public var column: Int?

  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, as compilers print it.
  public var description: String {
    column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}
