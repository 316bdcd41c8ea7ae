import CPango
import Foundation
import Graphics

/// The fonts that Fontconfig lists as installed.
package enum FontCatalog {
  /// A family, with the weight and slant of a PostScript name.
  struct Face: Hashable {
    var family: String
    var weight: FontWeight
    var isItalic: Bool
  }

  /// The face for a family name or a PostScript name; nil if no font with that name is installed.
  static func face(named name: String) -> Face? {
    if let family = firstMatch(FC_FAMILY, name)?.family {
      return Face(family: family, weight: .regular, isItalic: false)
    }
    return firstMatch(FC_POSTSCRIPT_NAME, name)
  }

  /// The first installed font, in Fontconfig's order, whose property has the value.
  private static func firstMatch(_ property: String, _ value: String) -> Face? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    let added = value.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: value.utf8.count + 1) {
        FcPatternAddString(pattern, property, $0)
      }
    }
    guard added != 0, let properties = FcObjectSetCreate() else { return nil }
    defer { FcObjectSetDestroy(properties) }
    for name in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(properties, name) }
    guard let set = FcFontList(nil, pattern, properties) else { return nil }
    defer { FcFontSetDestroy(set) }
    return faces(in: set).min { ($0.family, $0.weight) < ($1.family, $1.weight) }
  }

  private static func faces(in set: UnsafeMutablePointer<FcFontSet>) -> [Face] {
    (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let font = set.pointee.fonts[index] else { return nil }
      var family: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else { return nil }
      var weight: Int32 = FC_WEIGHT_REGULAR
      var slant: Int32 = FC_SLANT_ROMAN
      _ = FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
      _ = FcPatternGetInteger(font, FC_SLANT, 0, &slant)
      return Face(
        family: String(cString: family), weight: FontWeight(rawValue: Int(FcWeightToOpenType(weight))),
        isItalic: slant != FC_SLANT_ROMAN)
    }
  }

  /// All PostScript names, in order, by family.
  static var names: [String: [String]] {
    guard let pattern = FcPatternCreate() else { return [:] }
    defer { FcPatternDestroy(pattern) }
    guard let properties = FcObjectSetCreate() else { return [:] }
    defer { FcObjectSetDestroy(properties) }
    for name in [FC_FAMILY, FC_POSTSCRIPT_NAME] { FcObjectSetAdd(properties, name) }
    guard let set = FcFontList(nil, pattern, properties) else { return [:] }
    defer { FcFontSetDestroy(set) }
    var names: [String: Set<String>] = [:]
    for index in 0..<Int(set.pointee.nfont) {
      guard let font = set.pointee.fonts[index], let family = text(FC_FAMILY, of: font),
        let name = text(FC_POSTSCRIPT_NAME, of: font)
      else { continue }
      names[family, default: []].insert(name)
    }
    return names.mapValues { $0.sorted() }
  }

  /// Whether a font's glyphs are coloured pictures.
  static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let pattern = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    var isColored: FcBool = 0
    return FcPatternGetBool(pango_fc_font_get_pattern(pattern), FC_COLOR, 0, &isColored) == FcResultMatch
      && isColored != 0
  }

  /// Whether Inter is installed, the font whose metrics replace those of Apple's system font.
  package static var hasInter: Bool { face(named: "Inter") != nil }

  /// Whether a font with emoji in colour is installed.
  package static var hasColoredEmoji: Bool {
    guard let pattern = FcPatternCreate() else { return false }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddBool(pattern, FC_COLOR, 1)
    guard let properties = FcObjectSetCreate() else { return false }
    defer { FcObjectSetDestroy(properties) }
    FcObjectSetAdd(properties, FC_FAMILY)
    guard let set = FcFontList(nil, pattern, properties) else { return false }
    defer { FcFontSetDestroy(set) }
    return set.pointee.nfont > 0
  }

  static func text(_ property: String, of font: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, property, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  /// The number of a property; for a variable font, whose numbers may be ranges, the default.
  static func integer(_ property: String, of font: OpaquePointer) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(font, property, 0, &value) == FcResultMatch ? value : nil
  }
}
