import Foundation
import Graphics

/// The installed family that replaces a requested font, with corrections for its glyphs.
struct ResolvedFont {
  var family: String
  var weight: FontWeight
  var isItalic: Bool
  var pointSize: CGFloat
  /// Extra space after each glyph, in points.
  var tracking: CGFloat = 0
  /// Additional space from the text's attributes.
  var kern: CGFloat = 0
  /// Whether it replaces Apple's system font, whose widths are known and differ from the
  /// substitute's.
  var isSystem = false
  /// Whether it is one of the program's fonts.
  var isOfApplication = false
  /// Whether all digits have the same width.
  var hasEqualDigits = false
  /// The width of a Chinese or Japanese character, in ems; nil for the font's own.
  var ideographWidth: CGFloat?
  /// Whether the percent sign is as narrow as it was before iOS 14 and macOS 11.
  var hasNarrowPercentSign = false
  /// The factor for the substitute's widths.
  var widthFactor: CGFloat = 1
  /// The known metrics of the line, if they differ from the substitute's.
  var metrics: FontMetrics?
  /// OpenType features switched on or off, as a CSS list; nil for the font's own choice.
  var features: String?
}
