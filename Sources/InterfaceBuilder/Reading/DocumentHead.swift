import Foundation

/// Checks the bytes of a document before they are parsed.
struct DocumentHead {
  let data: Data
  let limits: ReadingLimits

  func inspect() throws(DocumentError) {
    try inspectSize()
    try inspectFormat()
    try inspectFirstCharacter()
    try inspectEncoding()
  }

  private func inspectSize() throws(DocumentError) {
    guard !data.isEmpty else {
      throw DocumentError(
        .emptyFile, at: .start, "Expected an Interface Builder document, found an empty file",
        hint: "Restore the file from version control")
    }
    guard data.count <= limits.maximumSize else {
      throw DocumentError(
        .tooLarge, at: .start, "Expected at most \(limits.maximumSize) bytes, found \(data.count)")
    }
  }

  private func inspectFormat() throws(DocumentError) {
    if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist00".utf8)) {
      throw DocumentError(
        .compiledNib, at: .start, "Expected an XML document, found a compiled nib",
        hint: "Give the .xib or .storyboard that it was compiled from")
    }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      throw unsupportedEncoding(at: .start, found: "UTF-16")
    }
  }

  private func inspectFirstCharacter() throws(DocumentError) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let body = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data[...]
    var position = DocumentPosition.start
    for byte in body {
      switch byte {
      case UInt8(ascii: "<"): return
      case UInt8(ascii: "\n"): position = DocumentPosition(line: position.line + 1, column: 1)
      case 0x20, 0x09, 0x0D: position.column += 1
      default:
        throw DocumentError(
          .malformedXML, at: position, "Expected XML beginning with <, found other text",
          hint: "This is not a .storyboard or .xib file")
      }
    }
    throw DocumentError(
      .emptyFile, at: .start, "Expected an Interface Builder document, found only white space",
      hint: "Restore the file from version control")
  }

  /// The system's parser traps on names that are not UTF-8, so they are rejected before.
  private func inspectEncoding() throws(DocumentError) {
    guard String(validating: data, as: UTF8.self) != nil else {
      throw unsupportedEncoding(at: firstInvalidPosition(), found: "bytes that are not")
    }
    let longestDeclaration = 200
    let head = String(decoding: data.prefix(longestDeclaration), as: UTF8.self)
    guard let range = head.range(of: "?>"), let name = Self.declaredEncoding(head[..<range.lowerBound]) else {
      return
    }
    if !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) {
      throw unsupportedEncoding(at: .start, found: "a declaration of \(name)")
    }
  }

  private static func declaredEncoding(_ declaration: Substring) -> Substring? {
    guard let key = declaration.range(of: "encoding") else { return nil }
    let parts = declaration[key.upperBound...].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\"" || $0 == "'" })
    return parts.count >= 3 ? parts[1] : nil
  }

  private func firstInvalidPosition() -> DocumentPosition {
    var position = DocumentPosition.start
    var bytes = data.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      if scalar == "\n" {
        position = DocumentPosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    return position
  }

  private func unsupportedEncoding(at position: DocumentPosition, found: String) -> DocumentError {
    DocumentError(
      .unsupportedEncoding, at: position, "Expected UTF-8, as Interface Builder writes it, found \(found)",
      hint: "Convert the file to UTF-8")
  }
}
