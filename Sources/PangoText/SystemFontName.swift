import Foundation
import Graphics

/// A name under which documents mean the system's own font.
///
/// Observed: labels in `.AppleSystemUIFont` have its lines (4 of 6, of 5 repositories) and widths (3 of 3), those in
/// `.SFNS…` its lines (3 of 3), and so have those in San Francisco Rounded, which is not here either (33 of 34). `SFUIText`
/// without the dot is none: two of two labels show the font that stands for a missing one.
struct SystemFontName: Equatable {
  let weight: FontWeight
  let isItalic: Bool
  /// Set as tightly at all sizes as the system's font is for large text. Observed: labels in San Francisco Rounded of 13 to
  /// 18 points.
  let isTight: Bool

  private static let prefixes = [".applesystemuifont", ".sfns", ".sfui", "sfpro"]
  private static let tightDesigns = ["rounded", "display"]

  /// Nil for the names of other fonts.
  init?(_ name: String) {
    let name = name.lowercased()
    guard let prefix = Self.prefixes.first(where: name.hasPrefix) else { return nil }
    let style = String(name.dropFirst(prefix.count))
    weight = FontName.weight(in: style)
    isItalic = FontName.isItalic(style)
    isTight = prefix == "sfpro" && Self.tightDesigns.contains(where: style.hasPrefix)
  }
}
