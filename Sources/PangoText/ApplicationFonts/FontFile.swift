import Foundation

/// A TrueType or OpenType font, or a collection of them, whose header and table directories are valid.
///
/// Fonts of a pull request are untrusted. FreeType handles damaged tables; this check rejects files that are not fonts, and
/// offsets outside the file. Source of the layout: OpenType specification, "Organization of an OpenType font".
struct FontFile {
  /// The vertical measures of one font of the file, in ems.
  struct Line: Hashable {
    var ascent: Double
    var descent: Double
    /// Nil in fonts without such measures.
    var capHeight: Double?
    var xHeight: Double?
  }

  /// The fonts of a collection in its order, or the one font.
  let lines: [Line]

  private static let mostTables = 128
  private static let mostFonts = 64
  /// OpenType, `head`: 16 to 16,384 units.
  private static let unitsPerEm = 16...16_384
  private static let headerLength = 12
  private static let recordLength = 16

  /// - Throws: the fault of the file, in words that follow its name.
  init(_ data: Data) throws(ApplicationFontFault.Reason) {
    let bytes = FontFileBytes(data)
    guard let kind = bytes.uint32(at: 0) else { throw .notAFont }
    guard bytes.tag(at: 0) == "ttcf" else {
      lines = [try Self.font(at: 0, kind: kind, in: bytes)]
      return
    }
    guard let count = bytes.uint32(at: 8), (1...Self.mostFonts).contains(count) else { throw .damaged }
    var lines: [Line] = []
    for index in 0..<count {
      guard let offset = bytes.uint32(at: Self.headerLength + 4 * index),
        let kind = bytes.uint32(at: offset)
      else { throw .damaged }
      lines.append(try Self.font(at: offset, kind: kind, in: bytes))
    }
    self.lines = lines
  }

  /// The scaler types: TrueType outlines (also with Apple's tag), or PostScript outlines.
  private static let kinds: Set<Int> = [0x0001_0000, 0x7472_7565, 0x4F54_544F]

  private static func font(
    at offset: Int, kind: Int, in bytes: FontFileBytes
  ) throws(ApplicationFontFault.Reason) -> Line {
    guard kinds.contains(kind) else { throw .notAFont }
    let tables = try tables(at: offset, in: bytes)
    guard let head = tables["head"], let header = tables["hhea"], let count = tables["maxp"],
      let widths = tables["hmtx"], tables["cmap"] != nil, tables["name"] != nil,
      hasOutlines(tables),
      let units = bytes.uint16(at: head.lowerBound + 18), unitsPerEm.contains(units),
      head.count >= 54, header.count >= 36, count.count >= 6,
      let glyphs = bytes.uint16(at: count.lowerBound + 4), glyphs > 0,
      let advances = bytes.uint16(at: header.lowerBound + 34), (1...glyphs).contains(advances),
      widths.count >= 4 * advances,
      let ascent = bytes.int16(at: header.lowerBound + 4),
      let descent = bytes.int16(at: header.lowerBound + 6), ascent - descent > 0
    else { throw .damaged }
    let em = Double(units)
    var line = Line(ascent: Double(ascent) / em, descent: Double(-descent) / em)
    // Version 2 of the table added both.
    if let table = tables["OS/2"], let version = bytes.uint16(at: table.lowerBound), version >= 2,
      table.count >= 90
    {
      line.xHeight = bytes.int16(at: table.lowerBound + 86).map { Double($0) / em }
      line.capHeight = bytes.int16(at: table.lowerBound + 88).map { Double($0) / em }
    }
    return line
  }

  private static func hasOutlines(_ tables: [String: Range<Int>]) -> Bool {
    tables["glyf"] != nil && tables["loca"] != nil || tables["CFF "] != nil || tables["CFF2"] != nil
  }

  /// The places of the tables in the file, each inside it.
  private static func tables(
    at offset: Int, in bytes: FontFileBytes
  ) throws(ApplicationFontFault.Reason) -> [String: Range<Int>] {
    guard let count = bytes.uint16(at: offset + 4), (1...mostTables).contains(count) else { throw .damaged }
    var tables: [String: Range<Int>] = [:]
    for index in 0..<count {
      let record = offset + headerLength + recordLength * index
      guard let tag = bytes.tag(at: record), let start = bytes.uint32(at: record + 8),
        let length = bytes.uint32(at: record + 12), start + length <= bytes.count, tables[tag] == nil
      else { throw .damaged }
      tables[tag] = start..<start + length
    }
    return tables
  }
}
