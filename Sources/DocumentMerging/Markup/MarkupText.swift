/// The text of attributes and elements in XML's notation.
enum MarkupText {
  /// The text that an attribute's bytes encode. Unknown entities stay as they are.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"), let (scalar, end) = entity(in: bytes, at: index) {
        result += Array(String(Character(scalar)).utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character data between two tags: sections resolved, comments left out, line ends normalised as in XML
  /// parsers.
  static func decodedContents(_ bytes: ArraySlice<UInt8>) -> String {
    var result = ""
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      result += decoded(rest[..<start])
      let markup = rest[start...]
      if markup.starts(with: Array("<![CDATA[".utf8)) {
        let inner = markup.dropFirst("<![CDATA[".utf8.count)
        let end = firstIndex(of: "]]>", in: inner) ?? inner.endIndex
        result += String(decoding: inner[..<end], as: UTF8.self)
        rest = inner[end...].dropFirst("]]>".utf8.count)
      } else {
        let end = firstIndex(of: markup.starts(with: Array("<!--".utf8)) ? "-->" : ">", in: markup)
        rest = markup[(end ?? markup.endIndex)...].dropFirst(markup.starts(with: Array("<!--".utf8)) ? 3 : 1)
      }
    }
    result += decoded(rest)
    return withoutCarriageReturns(result)
  }

  private static func withoutCarriageReturns(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 where byte != UInt8(ascii: "\r") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func firstIndex(of literal: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let count = literal.utf8CodeUnitCount
    guard bytes.count >= count else { return nil }
    return (bytes.startIndex...bytes.endIndex - count).first { start in
      (0..<count).allSatisfy { bytes[start + $0] == literal.utf8Start[$0] }
    }
  }

  /// The largest length of an entity: `&#x10FFFF;` has ten characters.
  private static let longestEntity = 12

  private static func entity(in bytes: ArraySlice<UInt8>, at start: Int) -> (Unicode.Scalar, Int)? {
    let limit = min(bytes.endIndex, start + longestEntity)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let scalar: Unicode.Scalar? =
      switch name {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      default: numbered(name)
      }
    return scalar.map { ($0, end + 1) }
  }

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap(Unicode.Scalar.init)
  }

  /// An attribute's value, escaped as Interface Builder does it.
  ///
  /// - Parameter isInApostrophes: whether it is delimited by apostrophes rather than quotation marks.
  static func encoded(_ value: String, isInApostrophes: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += Array("&amp;".utf8)
      case UInt8(ascii: "<"): result += Array("&lt;".utf8)
      case UInt8(ascii: ">"): result += Array("&gt;".utf8)
      case UInt8(ascii: "\""): result += Array("&quot;".utf8)
      case UInt8(ascii: "'"): result += isInApostrophes ? Array("&apos;".utf8) : [byte]
      case UInt8(ascii: "\n"): result += Array("&#10;".utf8)
      case UInt8(ascii: "\r"): result += Array("&#13;".utf8)
      case UInt8(ascii: "\t"): result += Array("&#9;".utf8)
      default: result.append(byte)
      }
    }
    return result
  }
}
