import Foundation

/// Reads property lists from untrusted sources: dictionaries of texts, lists of texts and further dictionaries.
package enum PropertyListReader {
  /// Whether a file is a property list, XML or binary.
  static func reads(_ data: Data) -> Bool {
    isBinary(data) || [Data("<?xml".utf8), Data("<plist".utf8)].contains { data.starts(with: $0) }
  }

  private static func isBinary(_ data: Data) -> Bool { data.starts(with: Data("bplist".utf8)) }

  /// - Throws: the first fault with its place; faults of binary lists are located at the start of the file.
  package static func dictionary(_ data: Data) throws(DocumentError) -> [String: Any] {
    guard isBinary(data) else { return try markup(data) }
    // Foundation's own reader would follow cyclic references without limit.
    guard let pairs = BinaryPropertyList.dictionary(data) else { throw malformed(at: .start) }
    return pairs
  }

  private static func malformed(at position: DocumentPosition) -> DocumentError {
    DocumentError(
      .malformedStrings, at: position, "Expected a property list with a dictionary of texts",
      hint: "Convert the file with plutil to find the fault")
  }

  // MARK: XML

  /// Foundation's own reader is recursive, so a deeply nested list would exhaust the stack.
  private static func markup(_ data: Data) throws(DocumentError) -> [String: Any] {
    let root = try ElementReader().rootElement(of: withoutDeclaration(data))
    guard root.name == "plist", let list = root.first("dict") else { throw malformed(at: root.position) }
    return pairs(list)
  }

  /// The list with spaces instead of Apple's document type declaration. Declarations with entities stay, and are
  /// rejected.
  private static func withoutDeclaration(_ data: Data) -> Data {
    let longestHead = 400
    let head = data.prefix(longestHead)
    guard let start = head.range(of: Data("<!DOCTYPE plist".utf8)),
      let end = head[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      !head[start.lowerBound..<end].contains(UInt8(ascii: "["))
    else { return data }
    var result = data
    for index in start.lowerBound...end where result[index] != UInt8(ascii: "\n") {
      result[index] = UInt8(ascii: " ")
    }
    return result
  }

  private static func pairs(_ list: DocumentElement) -> [String: Any] {
    var pairs: [String: Any] = [:]
    for (key, value) in zip(list.children, list.children.dropFirst()) where key.name == "key" {
      switch value.name {
      case "string": pairs[key.text] = value.text
      case "dict": pairs[key.text] = Self.pairs(value)
      case "array": pairs[key.text] = value.children.filter { $0.name == "string" }.map(\.text)
      default: break
      }
    }
    return pairs
  }
}
