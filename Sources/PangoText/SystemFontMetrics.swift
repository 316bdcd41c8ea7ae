import Foundation
import Graphics

/// The metrics of San Francisco, Apple's user-interface font, which only Apple's systems have: the height of its lines and
/// its tracking. Another font provides the glyphs.
enum SystemFontMetrics {
  /// From the baseline to the top of a line, in ems (`UIFont.ascender` of the system font, the same at every size and
  /// weight; read in an iOS 26 simulator and published by others).
  static let ascent: CGFloat = 0.952148
  /// From the baseline to the bottom of a line, in ems (`UIFont.descender`, from the same reading). Together 1.1934 em,
  /// which saved documents confirm: labels of 17 points are 20.5 high at 2x in 104 of them.
  static let descent: CGFloat = 0.241211
  /// Height of capitals and of small letters, in ems (`UIFont.capHeight` and `xHeight` of the system font).
  static let capHeight: CGFloat = 0.705
  static let xHeight: CGFloat = 0.526

  static func lineMetrics(pointSize: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * pointSize, descent: descent * pointSize, capHeight: capHeight * pointSize,
      xHeight: xHeight * pointSize)
  }

  /// The size from which the optical size for large text is used, in points (Apple, WWDC 2015 session 804: Text below 20
  /// points, Display from there).
  static let displaySize: CGFloat = 20

  /// Extra space after each glyph, in points, by point size (Apple, Human Interface Guidelines, "Typography",
  /// tracking values for SF Pro). Between two rows the values are interpolated.
  static let trackingTable: [(size: CGFloat, space: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
  ]

  static func tracking(pointSize: CGFloat) -> CGFloat {
    pointSize < displaySize ? interpolated(trackingTable, pointSize) : displayTracking(pointSize: pointSize)
  }

  /// The tracking of the optical size for large text, at any size, in points.
  static func displayTracking(pointSize: CGFloat) -> CGFloat {
    interpolated(GlyphCorrections.largeTracking, pointSize) / 1000 * pointSize
  }

  /// Interpolates between two rows; beyond the ends, uses the values at the ends.
  private static func interpolated(
    _ table: [(size: CGFloat, space: CGFloat)], _ pointSize: CGFloat
  ) -> CGFloat {
    guard let next = table.firstIndex(where: { $0.size >= pointSize }) else {
      return table.last?.space ?? 0
    }
    let high = table[next]
    guard next > 0, high.size > pointSize else { return high.space }
    let low = table[next - 1]
    let share = (pointSize - low.size) / (high.size - low.size)
    return low.space + (high.space - low.space) * share
  }

  /// The difference in width between San Francisco's glyphs of a weight and the substitute's, in ems per glyph.
  static func weightCorrection(_ weight: FontWeight, pointSize: CGFloat) -> CGFloat {
    var thousandths = GlyphCorrections.weights[weight.rawValue] ?? 0
    if weight >= .medium, pointSize >= displaySize { thousandths += GlyphCorrections.largeHeavy }
    return thousandths / 1000
  }

  /// The mean difference in width between San Francisco's glyphs and the substitute's in a text, in ems per glyph.
  ///
  /// - Parameter hasEqualDigits: whether all digits have the same width.
  static func glyphCorrection(_ text: String, pointSize: CGFloat, hasEqualDigits: Bool = false) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    let isLarge = pointSize >= displaySize
    let kinds = isLarge ? GlyphCorrections.large : GlyphCorrections.text
    var (sum, count) = (0.0, 0.0)
    for character in text {
      let isPlainDigit = hasEqualDigits && character.isNumber
      sum += isPlainDigit ? kinds.digit : glyphCorrection(character, isLarge: isLarge)
      count += 1
    }
    return sum / count / 1000
  }

  /// Thousandths of an em. The samples are in Latin letters, so other scripts are not corrected.
  private static func glyphCorrection(_ character: Character, isLarge: Bool) -> Double {
    let glyphs = isLarge ? GlyphCorrections.largeGlyphs : GlyphCorrections.textGlyphs
    if let known = glyphs[character] { return known }
    guard character.unicodeScalars.allSatisfy(isJudged) else { return 0 }
    let kinds = isLarge ? GlyphCorrections.large : GlyphCorrections.text
    if character.isNumber { return kinds.digit }
    if character.isUppercase { return kinds.capital }
    return character.isLowercase ? kinds.small : kinds.sign
  }

  /// Whether a character is a Latin letter, or one of the dashes, quotes and dots used with them.
  private static func isJudged(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 || 0x2010...0x203A ~= scalar.value
  }
}
