import Foundation

#if !canImport(ObjectiveC)
  extension NSAttributedString {
    /// The format of a document. (Apple, `NSAttributedString.DocumentType`.) Only plain text is read and written here.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let plain = DocumentType(rawValue: "NSPlainText")
      public static let rtf = DocumentType(rawValue: "NSRTF")
      public static let rtfd = DocumentType(rawValue: "NSRTFD")
      public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// An option for reading documents. (Apple, `NSAttributedString.DocumentReadingOptionKey`.)
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// A property of a document. (Apple, `NSAttributedString.DocumentAttributeKey`.)
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
      public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads plain text.
    ///
    /// - Throws: `CocoaError.featureUnsupported` for other formats, and an error for bytes that are not of the encoding. The encoding
    ///   is UTF-8 unless an option states another.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
      guard options[.documentType].map(Self.isPlain) ?? true else { throw CocoaError(.featureUnsupported) }
      let number = options[.characterEncoding] as? UInt
      let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
      guard let text = String(data: data, encoding: encoding) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      dict?.pointee = [DocumentAttributeKey.documentType.rawValue: DocumentType.plain.rawValue]
      self.init(string: text, attributes: options[.defaultAttributes] as? [Key: Any])
    }

    /// Reads a file of plain text. See the initialiser for data.
    public convenience init(
      url: URL, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
      try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Writes a part as plain text in UTF-8.
    ///
    /// - Throws: `CocoaError.featureUnsupported` for other formats.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws
      -> Data
    {
      guard dict[.documentType].map(Self.isPlain) ?? true else { throw CocoaError(.featureUnsupported) }
      return Data(attributedSubstring(from: range).string.utf8)
    }

    private static func isPlain(_ format: Any) -> Bool {
      format as? DocumentType == .plain || format as? String == DocumentType.plain.rawValue
    }
  }
#endif
