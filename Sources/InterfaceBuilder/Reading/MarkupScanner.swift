/// Scans the bytes of an XML document once, and records the start of every start tag.
///
/// `XMLParser` reports the *end* of a start tag; editors and people need its first character. The pass also enforces
/// the limits on depth and count, and rejects document type declarations (and so entities) before parsing. It checks
/// nesting because, unlike the parser, it can name both tags.
struct MarkupScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: ReadingLimits
  private var index = 0
  private var lineStart = 0
  private var line = 1
  /// The column at an index in the current line, up to which its characters have been counted.
  private var column = 1
  private var counted = 0
  private var open: [Tag] = []
  private var starts: [DocumentPosition] = []

  private struct Tag {
    var name: Range<Int>
    var position: DocumentPosition
  }

  /// The positions of all start tags in document order. Linear in the size of the document.
  static func startTags(
    of bytes: UnsafeBufferPointer<UInt8>, limits: ReadingLimits
  ) throws(DocumentError) -> [DocumentPosition] {
    var scanner = MarkupScanner(bytes: bytes, limits: limits)
    try scanner.run()
    return scanner.starts
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, limits: ReadingLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  private mutating func run() throws(DocumentError) {
    while skip(to: UInt8(ascii: "<")) {
      let position = currentPosition()
      switch peek(1) {
      case UInt8(ascii: "!"): try declaration(at: position)
      case UInt8(ascii: "?"): try instruction(at: position)
      case UInt8(ascii: "/"): try endTag(at: position)
      default: try startTag(at: position)
      }
    }
    if let unclosed = open.last {
      throw DocumentError(
        .malformedXML, at: unclosed.position,
        "Expected </\(text(unclosed.name))>, but the file ends before it",
        hint: "The file looks cut short; restore it from version control")
    }
  }

  // MARK: Markup

  private mutating func declaration(at position: DocumentPosition) throws(DocumentError) {
    if starts(with: "<!--") {
      try skip(past: "-->", of: "comment", from: position)
    } else if starts(with: "<![CDATA[") {
      try skip(past: "]]>", of: "CDATA section", from: position)
    } else {
      throw DocumentError(
        .documentTypeDeclaration, at: position,
        "Expected an element, found a declaration; Interface Builder documents have no <!DOCTYPE> and no entities",
        hint: "Remove the declaration")
    }
  }

  /// The system's parser dereferences null on an instruction without contents, including `<?xml?>`.
  private mutating func instruction(at position: DocumentPosition) throws(DocumentError) {
    index += 2
    _ = scanName()
    let contents = index
    try skip(past: "?>", of: "processing instruction", from: position)
    guard index - 2 > contents, bytes[contents..<index - 2].contains(where: { $0 > 0x20 }) else {
      throw DocumentError(
        .malformedXML, at: position, "Expected contents in the processing instruction",
        hint: "A document begins with <?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    }
  }

  private mutating func startTag(at position: DocumentPosition) throws(DocumentError) {
    index += 1
    let name = scanName()
    guard !name.isEmpty else {
      throw DocumentError(
        .malformedXML, at: position, "Expected the name of an element after <", hint: "Write &lt; in text")
    }
    starts.append(position)
    guard starts.count <= limits.maximumElements else {
      throw DocumentError(
        .tooManyElements, at: position, "Expected at most \(limits.maximumElements) elements in a document")
    }
    let closesItself = try skipAttributes(of: name, from: position)
    if !closesItself {
      open.append(Tag(name: name, position: position))
      guard open.count <= limits.maximumDepth else {
        throw DocumentError(
          .tooDeep, at: position, "Expected elements nested at most \(limits.maximumDepth) deep")
      }
    }
  }

  /// Moves past the `>` of a start tag; returns true if it was `/>`.
  private mutating func skipAttributes(
    of name: Range<Int>, from position: DocumentPosition
  ) throws(DocumentError) -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: ">"):
        let closesItself = bytes[index - 1] == UInt8(ascii: "/")
        index += 1
        return closesItself
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index += 1
        guard skip(to: byte) else { break }
        index += 1
      case UInt8(ascii: "<"):
        throw DocumentError(
          .malformedXML, at: position, "Expected > at the end of the start tag <\(text(name))>")
      default:
        advance()
      }
    }
    throw DocumentError(
      .malformedXML, at: position, "Expected > at the end of the start tag <\(text(name))>, but the file ends"
    )
  }

  private mutating func endTag(at position: DocumentPosition) throws(DocumentError) {
    index += 2
    let name = scanName()
    guard let tag = open.popLast() else {
      throw DocumentError(.malformedXML, at: position, "Expected no end tag here, found </\(text(name))>")
    }
    guard text(tag.name) == text(name) else {
      throw DocumentError(
        .malformedXML, at: position,
        "Expected </\(text(tag.name))> to close the element opened at \(tag.position), found </\(text(name))>"
      )
    }
    _ = skip(to: UInt8(ascii: ">"))
    index += 1
  }

  // MARK: Bytes

  private func peek(_ distance: Int) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  private func starts(with literal: StaticString) -> Bool {
    guard index + literal.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<literal.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == literal.utf8Start[$0] }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func scanName() -> Range<Int> {
    let start = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    return start..<index
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "="),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  /// Moves to the next such byte; if there is none, moves to the end and returns false.
  private mutating func skip(to byte: UInt8) -> Bool {
    while index < bytes.count {
      if bytes[index] == byte { return true }
      advance()
    }
    return false
  }

  private mutating func skip(
    past literal: StaticString, of construct: String, from position: DocumentPosition
  ) throws(DocumentError) {
    while index < bytes.count {
      if starts(with: literal) {
        index += literal.utf8CodeUnitCount
        return
      }
      advance()
    }
    throw DocumentError(
      .malformedXML, at: position, "Expected \(literal) to end the \(construct), but the file ends")
  }

  /// Continues from the position of the last call: a document may be one long line.
  private mutating func currentPosition() -> DocumentPosition {
    if counted < lineStart { (counted, column) = (lineStart, 1) }
    // Continuation bytes of UTF-8 are 10xxxxxx; all other bytes begin a scalar.
    column += bytes[counted..<index].reduce(into: 0) { $0 += $1 & 0xC0 == 0x80 ? 0 : 1 }
    counted = index
    return DocumentPosition(line: line, column: column)
  }
}
