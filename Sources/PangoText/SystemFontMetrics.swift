import Foundation
import Graphics

/// What is known of San Francisco, Apple's user-interface font, which cannot be had elsewhere: how high its lines are and
/// how tightly it is set. Another font lends the glyphs.
enum SystemFontMetrics {
  /// From the baseline to the top of a line, in ems (`UIFont.ascender` of the system font, alike at every size and
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

  /// The size from which the design for large text is used, in points (Apple, WWDC 2015 session 804: Text below 20
  /// points, Display from there).
  static let displaySize: CGFloat = 20

  /// Extra space after each glyph of that design, in ems, by point size: the larger, the tighter, as Apple's own values
  /// for its design are. Inter, set so, is as wide as the labels of 20 to 120 points in saved documents (64 in regular; a
  /// single value for all sizes was 0.003 too tight at 20 points and 0.006 too wide at 36).
  static let displayTrackingTable: [(size: CGFloat, tracking: CGFloat)] = [
    (20, -0.037), (24, -0.042), (28, -0.0455),
  ]

  /// Extra space after each glyph, in points, by point size (Apple, Human Interface Guidelines, "Typography",
  /// tracking values for SF Pro). Between two rows the values are interpolated.
  static let trackingTable: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
  ]

  static func tracking(pointSize: CGFloat) -> CGFloat {
    pointSize < displaySize
      ? interpolated(trackingTable, pointSize) : interpolated(displayTrackingTable, pointSize) * pointSize
  }

  /// Between two rows, in proportion; beyond the ends, as at the ends.
  private static func interpolated(
    _ table: [(size: CGFloat, tracking: CGFloat)], _ pointSize: CGFloat
  ) -> CGFloat {
    guard let next = table.firstIndex(where: { $0.size >= pointSize }) else {
      return table.last?.tracking ?? 0
    }
    let high = table[next]
    guard next > 0, high.size > pointSize else { return high.tracking }
    let low = table[next - 1]
    let share = (pointSize - low.size) / (high.size - low.size)
    return low.tracking + (high.tracking - low.tracking) * share
  }

  /// How much wider San Francisco's glyphs of a weight are than the stand-in's, in ems a glyph.
  static func weightCorrection(_ weight: FontWeight, pointSize: CGFloat) -> CGFloat {
    var thousandths = GlyphCorrections.weights[weight.rawValue] ?? 0
    if weight >= .medium, pointSize >= displaySize { thousandths += GlyphCorrections.largeHeavy }
    return thousandths / 1000
  }

  /// How much wider San Francisco's glyphs are than the stand-in's, in ems a glyph: the mean over a text.
  static func glyphCorrection(_ text: String) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    var (sum, count) = (0.0, 0.0)
    for character in text {
      sum += glyphCorrection(character)
      count += 1
    }
    return sum / count / 1000
  }

  /// Thousandths of an em. Samples are in Latin letters, and say nothing of other scripts.
  private static func glyphCorrection(_ character: Character) -> Double {
    if let known = GlyphCorrections.glyphs[character] { return known }
    guard character.unicodeScalars.allSatisfy({ $0.value < 0x250 }) else { return 0 }
    if character.isNumber { return GlyphCorrections.digit }
    if character.isUppercase { return GlyphCorrections.capital }
    return character.isLowercase ? GlyphCorrections.small : GlyphCorrections.sign
  }
}
