import Foundation
import Graphics

/// The installed family that stands for a requested font, with corrections for its glyphs.
struct ResolvedFont {
  var family: String
  var weight: FontWeight
  var isItalic: Bool
  var pointSize: CGFloat
  /// Extra space after each glyph, in points.
  var tracking: CGFloat = 0
  /// More of it, which the text needs.
  var kern: CGFloat = 0
  /// Stands for Apple's system font, whose glyphs' widths are known better than the stand-in's.
  var isSystem = false
  /// One of the fonts that the program brings along.
  var isOfApplication = false
  /// All digits are as wide as each other.
  var hasEqualDigits = false
  /// The apostrophe is as narrow as the stand-in's.
  var hasNarrowApostrophe = false
  /// The width of a Chinese or Japanese character, in ems; nil for the font's own.
  var ideographWidth: CGFloat?
  /// The factor for the substitute's widths.
  var widthFactor: CGFloat = 1
  /// Set where the line's measures are known better than the stand-in's own.
  var metrics: FontMetrics?
  /// OpenType features switched on or off, as a CSS list; nil for the font's own choice.
  var features: String?
}
