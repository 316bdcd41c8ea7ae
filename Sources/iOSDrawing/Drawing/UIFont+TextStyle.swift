import Foundation
import Graphics

extension UIFont {
  public typealias TextStyle = FontNames.TextStyle

  /// Sizes and weights at the default content size, "Large" (Apple, Human Interface Guidelines, "Typography",
  /// iOS Dynamic Type sizes).
  private static let styles: [TextStyle: (size: CGFloat, weight: Weight)] = [
    .largeTitle: (34, .regular), .title1: (28, .regular), .title2: (22, .regular),
    .title3: (20, .regular), .headline: (17, .semibold), .body: (17, .regular),
    .callout: (16, .regular), .subheadline: (15, .regular), .footnote: (13, .regular),
    .caption1: (12, .regular), .caption2: (11, .regular),
  ]

  /// The distance from one baseline to the next at the default content size, in points (the same table, "Leading").
  /// Observed: the heights of 9 of 10 multi-line labels in Body, Subhead and Caption 1 agree with it, in documents of
  /// Xcode 11 to 16.
  private static let baselineDistances: [TextStyle: CGFloat] = [
    .largeTitle: 41, .title1: 34, .title2: 28, .title3: 25, .headline: 22, .body: 22, .callout: 21,
    .subheadline: 20, .footnote: 18, .caption1: 16, .caption2: 13,
  ]
  /// The height of the system font's lines, in ems (see PangoText's SystemFontMetrics).
  package static let lineHeight: CGFloat = 1.193359

  /// The leading between lines of a style of `pointSize` points at the default content size.
  static func leading(of style: TextStyle, pointSize: CGFloat) -> CGFloat {
    guard let distance = baselineDistances[style], let standard = styles[style]?.size else { return 0 }
    return max(0, distance - standard * lineHeight) * pointSize / standard
  }

  /// The font of a text style at the program's content size category; an unknown style uses the body style's.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, category: AmbientInputs.currentTextSize)
  }

  /// The font of a text style at the default content size.
  static func standardFont(forTextStyle style: TextStyle) -> UIFont {
    let known = styles[style] ?? (17, .regular)
    return UIFont(
      descriptor: FontDescriptor(
        pointSize: known.size, weight: known.weight.fontWeight,
        leading: leading(of: style, pointSize: known.size)), textStyle: style)
  }
}
