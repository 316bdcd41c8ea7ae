import Foundation

/// TrueType fonts made by the tests: all printable ASCII characters are one square of a given width (OpenType specification).
struct MadeFont {
  var family = "Made Sans"
  var style = "Regular"
  /// The advance of every character, in thousandths of an em.
  var width = 500
  var weight = 400
  /// A weight axis with the instances Regular and Bold.
  var isVariable = false

  var postScriptName: String { family.filter { $0 != " " } + "-" + style }

  /// A file with one font.
  var file: Data { Self.font(tables, at: 0) }

  /// A collection.
  static func collection(_ fonts: [MadeFont]) -> Data {
    let header = 12 + 4 * fonts.count
    var (offsets, bodies) = (Data(), Data())
    for font in fonts {
      offsets += word32(header + bodies.count)
      bodies += Self.font(font.tables, at: header + bodies.count)
    }
    return Data("ttcf".utf8) + word32(0x0001_0000) + word32(fonts.count) + offsets + bodies
  }

  // MARK: Files

  private static func word16(_ value: Int) -> Data {
    Data([UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)])
  }

  private static func word32(_ value: Int) -> Data { word16(value >> 16) + word16(value) }

  private static func words(_ values: Int...) -> Data { values.reduce(Data()) { $0 + word16($1) } }

  private static func font(_ tables: [(String, Data)], at place: Int) -> Data {
    var (records, bodies) = (Data(), Data())
    let start = place + 12 + 16 * tables.count
    for (tag, body) in tables {
      records += Data(tag.utf8) + word32(0) + word32(start + bodies.count) + word32(body.count)
      bodies += body + Data(repeating: 0, count: (4 - body.count % 4) % 4)
    }
    return word32(0x0001_0000) + words(tables.count, 16, 0, 0) + records + bodies
  }

  // MARK: Tables

  private var tables: [(String, Data)] {
    var tables = [
      ("OS/2", measures), ("cmap", characters), ("glyf", Self.square + Self.square), ("head", head),
      ("hhea", Self.words(1, 0, 800, -200, 0, width, 0, 0, width, 1, 0, 0, 0, 0, 0, 0, 0, 2)),
      ("hmtx", Self.words(width, 0, width, 0)),
      ("loca", Self.words(0, Self.square.count / 2, Self.square.count)),
      ("maxp", Self.words(1, 0, 2, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)),
      ("name", names), ("post", Self.word32(0x0003_0000) + Data(repeating: 0, count: 28)),
    ]
    if isVariable {
      tables.insert(("fvar", axes), at: 2)
      tables.insert(
        (
          "gvar",
          Self.words(1, 0, 1, 0) + Self.word32(26) + Self.words(2, 0) + Self.word32(26) + Self.words(0, 0, 0)
        ), at: 4)
    }
    return tables
  }

  /// One contour of four points, from 0 to 500 units.
  private static let square =
    words(1, 0, 0, 500, 500, 3, 0) + Data([1, 1, 1, 1]) + words(0, 0, 500, 0, 0, 500, 0, -500)

  private var head: Data {
    Self.words(1, 0, 1, 0) + Self.word32(0) + Self.word32(0x5F0F_3CF5) + Self.words(3, 1000)
      + Data(repeating: 0, count: 16) + Self.words(0, 0, 500, 500, 0, 8, 2, 0, 0)
  }

  private var measures: Data {
    Self.words(4, width, weight, 5, 0) + Data(repeating: 0, count: 22 + 10 + 16 + 4)
      + Self.words(0x40, 32, 126, 800, -200, 0, 800, 200) + Data(repeating: 0, count: 8)
      + Self.words(500, 700, 0, 32, 1)
  }

  /// Format 4: one segment from the blank to the tilde, all of them glyph 1 through an array.
  private var characters: Data {
    let count = 95
    let glyphs = (0..<count).reduce(Data()) { all, _ in all + Self.word16(1) }
    let table =
      Self.words(4, 32 + 2 * count, 0, 4, 4, 1, 0, 126, 0xFFFF, 0, 32, 0xFFFF, 0, 1, 4, 0) + glyphs
    return Self.words(0, 1, 3, 1) + Self.word32(12) + table
  }

  private var names: Data {
    let texts = [
      (1, family), (2, style), (4, family + " " + style), (6, postScriptName), (256, "Weight"),
      (257, "Regular"), (258, "Bold"), (259, family.filter { $0 != " " } + "-Regular"),
      (260, family.filter { $0 != " " } + "-Bold"),
    ]
    var (records, storage) = (Data(), Data())
    for (id, text) in texts {
      let bytes = text.utf16.reduce(Data()) { $0 + Self.word16(Int($1)) }
      records += Self.words(3, 1, 0x409, id, bytes.count, storage.count)
      storage += bytes
    }
    return Self.words(0, texts.count, 6 + 12 * texts.count) + records + storage
  }

  private var axes: Data {
    func fixed(_ value: Int) -> Data { Self.word32(value << 16) }
    return Self.words(1, 0, 16, 2, 1, 20, 2, 10) + Data("wght".utf8) + fixed(100) + fixed(400) + fixed(900)
      + Self.words(0, 256) + Self.words(257, 0) + fixed(400) + Self.words(259) + Self.words(258, 0)
      + fixed(700) + Self.words(260)
  }
}
