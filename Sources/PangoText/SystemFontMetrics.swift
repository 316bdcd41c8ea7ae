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

  /// Extra space after each glyph, in points, by point size (Apple, Human Interface Guidelines, "Typography",
  /// tracking values for SF Pro). Between two rows the values are interpolated.
  static let trackingTable: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38),
    (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35),
    (52, 0.31), (53, 0.33), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22),
    (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]

  static func tracking(pointSize: CGFloat) -> CGFloat {
    guard let next = trackingTable.firstIndex(where: { $0.size >= pointSize }) else { return 0 }
    let high = trackingTable[next]
    guard next > 0, high.size > pointSize else { return high.tracking }
    let low = trackingTable[next - 1]
    let share = (pointSize - low.size) / (high.size - low.size)
    return low.tracking + (high.tracking - low.tracking) * share
  }

  /// How much wider San Francisco's glyphs are than those of the font that stands in, in ems a glyph. Fitted to the
  /// widths of 259 one-line labels in saved documents (heavier weights: 45 of them); regular text needs nothing.
  static func standInCorrection(pointSize: CGFloat, weight: FontWeight) -> CGFloat {
    weightCorrection(weight) + opticalCorrection(pointSize: pointSize)
  }

  private static func weightCorrection(_ weight: FontWeight) -> CGFloat {
    switch weight {
    case ..<FontWeight.medium: 0
    case ..<FontWeight.semibold: 0.008
    case ..<FontWeight.bold: 0.01
    default: 0.012
    }
  }

  /// San Francisco passes gradually from its text to its display design (Apple, WWDC 2020 session 10175), where the
  /// stand-in has only two designs: at 20 points the display one is this much too narrow, from 26 on not at all.
  private static func opticalCorrection(pointSize: CGFloat) -> CGFloat {
    let end: CGFloat = 26
    guard pointSize >= displaySize, pointSize < end else { return 0 }
    return 0.031 * (end - pointSize) / (end - displaySize)
  }
}
