import Foundation

/// How AppKit sets lines of the system font.
///
/// Widths need nothing here: San Francisco's glyphs are as wide on a Mac as on a phone, and the measurer's table for them
/// (Tools/glyph-widths) holds for labels of Mac documents, too; `check_macos.py` there measures how well.
package enum MacTextMetrics {
  /// On either side of a label's text, in points: the frame of a label is its text's width, rounded up, and 4
  /// (its alignment insets).
  package static let labelPadding: CGFloat = 2
  /// The points that a label with centred text adds to that: 20 of 21 saved labels of all releases, of 11
  /// repositories.
  package static let centeredPadding: CGFloat = 4

  /// Above and below the baseline, in ems: with these, rounding both gives 10 of 17 heights of labels saved by Xcode 11
  /// and newer; ``newExceptions`` has the rest.
  private static let newAscent: CGFloat = 0.967
  private static let descent: CGFloat = 0.2412
  /// With this, rounded, the descent rounded up and one point more, all 10 sizes of labels saved by older releases hold.
  private static let oldAscent: CGFloat = 0.902

  /// Font sizes and line heights of saved labels that the rule misses by a point, with how many labels have them.
  static let newExceptions: [(fontSize: CGFloat, height: CGFloat, evidence: Int)] = [
    (10, 13, 2), (18, 22, 1), (23, 27, 1), (24, 28, 1), (30, 35, 4), (34, 40, 1), (40, 47, 1),
  ]

  /// The height of a line of the system font, in points.
  ///
  /// 13 points: 17 in 195 of 195 labels of Xcode 10 and older, 16 in 693 of 703 of newer ones.
  package static func lineHeight(fontSize: CGFloat, era: MetricEra) -> CGFloat {
    guard era >= .o3 else {
      return (oldAscent * fontSize).rounded() + (descent * fontSize).rounded(.up) + 1
    }
    if let known = newExceptions.first(where: { $0.fontSize == fontSize }) { return known.height }
    return (newAscent * fontSize).rounded() + (descent * fontSize).rounded()
  }

  /// The frame of a label around lines of text.
  package static func labelHeight(fontSize: CGFloat, lines: Int, era: MetricEra) -> CGFloat {
    CGFloat(max(lines, 1)) * lineHeight(fontSize: fontSize, era: era)
  }

  /// The excess of all rows of ``BaselineRows``, which relate views to one another only. The one constraint
  /// that ties a baseline to an edge says 3 for a label of 13 points, where the rows have 4. Less the excess,
  /// the baseline lies above the edge by the descent, rounded, and capitals lie in the middle of every bezel
  /// to within half a point.
  static let sharedBaselineAmount: CGFloat = 1

  /// The baseline above a line's lower edge, in points: a guess for sizes other than 13, where it is 3 in 223 of 229
  /// labels, 12 (3 in 3), and 11 (2 in 8 of old releases, 3 in 3 of newer ones).
  package static func baselineAboveLineBottom(fontSize: CGFloat, era: MetricEra) -> CGFloat {
    let rounded = (descent * fontSize).rounded()
    let isOld = era < .o3
    return isOld && fontSize < MacControlSize.regular.fontSize - 1 ? rounded - sharedBaselineAmount : rounded
  }
}
