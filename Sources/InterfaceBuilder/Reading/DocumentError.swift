/// The reason why a document could not be read: the place, the expected content, and a remedy.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of fault. The raw values are stable: reports print them.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    case emptyFile = "empty-file"
    case tooLarge = "too-large"
    case tooDeep = "too-deep"
    case tooManyElements = "too-many-elements"
    case compiledNib = "compiled-nib"
    case unsupportedEncoding = "unsupported-encoding"
    case documentTypeDeclaration = "document-type-declaration"
    case malformedXML = "malformed-xml"
    case wrongRoot = "wrong-root"
    case oldArchive = "old-archive"
    case unknownPlatform = "unknown-platform"
    case unsupportedPlatform = "unsupported-platform"
    case missingAttribute = "missing-attribute"
    case duplicateIdentifier = "duplicate-identifier"
    case danglingReference = "dangling-reference"
    case unknownLayoutAttribute = "unknown-layout-attribute"
    case unknownRelation = "unknown-relation"
    case invalidNumber = "invalid-number"
    case malformedStrings = "malformed-strings"
    case malformedJSON = "malformed-json"
    case malformedAsset = "malformed-asset"
  }

  /// The kind of error.
  public var code: Code
  /// The place of the error.
  public var position: DocumentPosition
  /// One sentence with the expected and the actual content.
  public var message: String
  /// A change that would fix the error, if one is known.
  public var hint: String?

  /// The line, counted from 1.
  public var line: Int { position.line }
  /// The column, counted from 1.
  public var column: Int { position.column }

  public init(_ code: Code, at position: DocumentPosition, _ message: String, hint: String? = nil) {
    self.code = code
    self.position = position
    self.message = message
    self.hint = hint
  }

  public var description: String {
    let hint = hint.map { " (\($0))" } ?? ""
    return "\(position): \(message)\(hint)"
  }
}
