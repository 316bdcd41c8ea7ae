import Foundation

/// Reads the PostScript name from the table of names of a TrueType or OpenType font. (OpenType specification 1.9.1, "name".)
/// The bytes come from anywhere: every access is checked.
struct FontFileNames {
  /// Nil if the font states none.
  private(set) var postScriptName: String?

  private let bytes: [UInt8]

  /// The first four bytes of a font: TrueType, OpenType with outlines of PostScript, and Apple's TrueType.
  private static let beginnings: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)]
  private static let postScriptNameIdentifier = 6
  private static let sizeOfTableRecord = 16
  private static let sizeOfNameRecord = 12

  /// Nil unless the data begin as a font.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    guard Self.beginnings.contains(Array(bytes.prefix(4))) else { return nil }
    postScriptName = tableOfNames.flatMap(name)
  }

  /// The place of the table of names.
  private var tableOfNames: Int? {
    guard let count = number(at: 4) else { return nil }
    let records = (0..<count).map { 12 + $0 * Self.sizeOfTableRecord }
    let record = records.first { $0 + 4 <= bytes.count && Array(bytes[$0..<$0 + 4]) == Array("name".utf8) }
    return record.flatMap { long(at: $0 + 8) }
  }

  private func name(in table: Int) -> String? {
    guard let count = number(at: table + 2), let strings = number(at: table + 4) else { return nil }
    let records = (0..<count).map { table + 6 + $0 * Self.sizeOfNameRecord }
    guard let record = records.first(where: { number(at: $0 + 6) == Self.postScriptNameIdentifier }),
      let length = number(at: record + 8), let offset = number(at: record + 10)
    else { return nil }
    let start = table + strings + offset
    guard start + length <= bytes.count else { return nil }
    // The name is in ASCII, in one or two bytes a letter.
    let letters = bytes[start..<start + length].filter { $0 > 0x20 && $0 < 0x7F }
    return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
  }

  private func number(at place: Int) -> Int? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  private func long(at place: Int) -> Int? {
    guard let high = number(at: place), let low = number(at: place + 2) else { return nil }
    return high << 16 | low
  }
}
