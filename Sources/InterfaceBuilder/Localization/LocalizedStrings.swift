import Foundation

/// The texts of a document in one language, by Interface Builder's keys such as `8bC-Xf-vdC.text`.
public struct LocalizedStrings: Hashable, Sendable {
  public var values: [String: String]

  public init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// Bytes. Far above any file of a document's texts.
  static let largestFile = 16 * 1024 * 1024

  /// Reads a `.strings` file: the old notation in UTF-8 or UTF-16, or a property list, XML or binary.
  ///
  /// - Throws: the first fault with its place; faults of property lists are told at the start of the file.
  public init(stringsFile data: Data) throws(DocumentError) {
    try Self.checkSize(data)
    if Self.isPropertyList(data) {
      values = try Self.propertyList(data)
    } else {
      values = try StringsReader(text: try Self.decode(data)).read()
    }
  }

  static func checkSize(_ data: Data) throws(DocumentError) {
    guard data.count <= largestFile else {
      throw DocumentError(
        .tooLarge, at: .start, "Expected at most \(largestFile) bytes of texts, found \(data.count)")
    }
  }

  // MARK: Notations

  private static func isPropertyList(_ data: Data) -> Bool {
    [Data("bplist".utf8), Data("<?xml".utf8), Data("<plist".utf8)].contains { data.starts(with: $0) }
  }

  private static func propertyList(_ data: Data) throws(DocumentError) -> [String: String] {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let pairs = list as? [String: Any]
    else {
      throw DocumentError(
        .malformedStrings, at: .start, "Expected a property list with a dictionary of texts",
        hint: "Convert the file with plutil to see the fault")
    }
    return pairs.compactMapValues { $0 as? String }
  }

  private static func decode(_ data: Data) throws(DocumentError) -> String {
    let text: String? =
      if let wide = wideEncoding(of: data) {
        // Foundation would drop half a unit at the end.
        data.count.isMultiple(of: 2) ? String(data: data, encoding: wide) : nil
      } else {
        String(data: data, encoding: .utf8)
      }
    guard let text else {
      throw DocumentError(
        .unsupportedEncoding, at: .start, "Expected texts in UTF-8 or UTF-16",
        hint: "Save the file as UTF-8")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// By the byte order mark or, without one, by which half of the first character is empty: every file begins with a
  /// character of ASCII.
  private static func wideEncoding(of data: Data) -> String.Encoding? {
    let head = [UInt8](data.prefix(2))
    guard head.count == 2 else { return nil }
    switch (head[0], head[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return .utf16
    case (0, 1...): return .utf16BigEndian
    case (1..., 0): return .utf16LittleEndian
    default: return nil
    }
  }
}
