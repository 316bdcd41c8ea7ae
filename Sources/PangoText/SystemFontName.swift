import Foundation
import Graphics

/// A name under which documents mean the system's own font.
///
/// Observed: 14 of 14 labels and buttons in `.AppleSystemUIFont`, of 10 repositories, and 5 of 6 in `.SFNS…` have its lines and
/// widths; labels in San Francisco Rounded, which is not here either, have its lines (25 of 33). `SFUIText` without the dot is
/// none: two of two labels show the font that stands for a missing one.
struct SystemFontName: Equatable {
  let weight: FontWeight
  let isItalic: Bool
  /// Set as tightly at all sizes as the system's font is for large text. Observed: labels in San Francisco Rounded of 13 to 18
  /// points.
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
