import Foundation
import Graphics

/// A name by which documents refer to the system font.
///
/// Observed: labels in `.AppleSystemUIFont` have its line height (4 of 6, of 5 repositories) and widths (3 of 3), those in
/// `.SFNS…` have its line height (3 of 3), as do those in San Francisco Rounded, which is not available here either (33 of
/// 34). `SFUIText` without the dot is not such a name: two of two labels show the font for missing ones.
struct SystemFontName: Equatable {
  let weight: FontWeight
  let isItalic: Bool
  /// Whether all sizes have the system font's tracking for large text. Observed: labels in San Francisco Rounded of 13 to
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
