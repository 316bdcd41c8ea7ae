import Foundation

/// AppKit's line metrics of the system font.
///
/// Widths need no rules here: San Francisco's glyphs have the same width on a Mac as on a phone, so the measurer's table
/// (Tools/glyph-widths) also applies to labels in Mac documents; `check_macos.py` there measures the accuracy.
package enum MacTextMetrics {
  /// The padding on either side of a label's text, in points: the frame's width is that of the text, rounded
  /// up, plus 4 (its alignment insets).
  package static let labelPadding: CGFloat = 2
  /// The additional width of a label with centred text, in points: 20 of 21 saved labels of all releases,
  /// from 11 repositories.
  package static let centeredPadding: CGFloat = 4

  /// The height above and below the baseline, in ems. Rounding both gives 10 of 17 heights of labels saved by Xcode 11
  /// and newer; ``newExceptions`` lists the rest.
  private static let newAscent: CGFloat = 0.967
  private static let descent: CGFloat = 0.2412
  /// The ascent of older releases in texts below ``leastDisplaySize``, in ems. Rounding it, rounding up the descent and adding
  /// one point gives the heights of labels of all 9 such sizes saved by older releases.
  private static let oldAscent: CGFloat = 0.902
  /// The size in points from which San Francisco is its display face (Apple, WWDC 2015 session 804), whose lines were never
  /// changed. Observed in Xcode 10 and older: 12 of 16 labels of 21 to 48 points where the two rules differ, of 11 of 14
  /// repositories; 28 points in 34, 32 in 39, 37 in 45, 42 in 51.
  private static let leastDisplaySize: CGFloat = 20

  /// The font sizes and line heights of saved labels for which the rule is wrong by a point, with the number of
  /// labels.
  static let newExceptions: [(fontSize: CGFloat, height: CGFloat, evidence: Int)] = [
    (10, 13, 2), (18, 22, 1), (23, 27, 1), (24, 28, 1), (30, 35, 4), (34, 40, 1), (40, 47, 1),
  ]

  /// The height of a line of the system font, in points.
  ///
  /// 13 points: 17 in 195 of 195 labels of Xcode 10 and older, 16 in 693 of 703 of newer ones.
  package static func lineHeight(fontSize: CGFloat, era: MetricEra) -> CGFloat {
    if era < .o3, fontSize < leastDisplaySize {
      return (oldAscent * fontSize).rounded() + (descent * fontSize).rounded(.up) + 1
    }
    if era >= .o3, let known = newExceptions.first(where: { $0.fontSize == fontSize }) { return known.height }
    return (newAscent * fontSize).rounded() + (descent * fontSize).rounded()
  }

  /// The height of a label's frame for a number of lines.
  package static func labelHeight(fontSize: CGFloat, lines: Int, era: MetricEra) -> CGFloat {
    CGFloat(max(lines, 1)) * lineHeight(fontSize: fontSize, era: era)
  }

  /// The common offset of all rows of ``BaselineRows``, which only relate views to one another. The single
  /// constraint between a baseline and an edge gives 3 for a 13-point label, where the rows have 4. Without
  /// the offset, the baseline is above the edge by the rounded descent, and capitals are centred in every
  /// bezel to within half a point.
  static let sharedBaselineAmount: CGFloat = 1

  /// The height of the baseline above a line's lower edge, in points: a guess for sizes other than 13, where it is 3
  /// in 223 of 229 labels, 12 (3 in 3), and 11 (2 in 8 of old releases, 3 in 3 of newer ones).
  package static func baselineAboveLineBottom(fontSize: CGFloat, era: MetricEra) -> CGFloat {
    let rounded = (descent * fontSize).rounded()
    let isOld = era < .o3
    return isOld && fontSize < MacControlSize.regular.fontSize - 1 ? rounded - sharedBaselineAmount : rounded
  }
}
