/// The content size for which a canvas shows text styles.
public enum CanvasTextSize: Hashable, Sendable {
  case extraSmall, medium, large
}

/// How fonts differ from today's.
extension CanvasRules {
  static let texts: [any AnyCanvasRule] = [
    textSize, hasSmallTitles, textTracking, largeTextTracking, hasSquareIdeographs,
    hasNarrowPercentSign,
    labelsHaveWholePoints,
  ]

  /// The content size of text styles. Medium, Body in 16 points: 34 of 34 labels of Body, Headline, Footnote and
  /// Caption 1 are 19 to 20, 15 and 14 high, 7 of 7 as wide as that. Extra Small, Body in 14 points: heights of 26 of
  /// 27 labels of 7 repositories, in eight styles, and of 64 of 64 buttons with a configuration, of 6 repositories.
  public static let textSize = CanvasRule(
    "content size of text styles",
    .always(CanvasTextSize.large, .reasoned("Apple's default content size")),
    .since("7.0", until: "8.0", .medium, .seen(34, of: 34, "labels")),
    .since("12.5", until: "14.0", .extraSmall, .seen(90, of: 91, "labels and buttons")))

  /// Titles 1 and 2 are as for Small: 26 points and not 28, 20 and not 22. Title 1 is 31 to 31.5 high in 7 of 7
  /// labels of 4 repositories, Title 2 is 24 in the one; 33.67 and 26.5 in later ones.
  public static let hasSmallTitles = CanvasRule(
    "titles 1 and 2 have the size Small",
    .always(false, .reasoned("Today's sizes")),
    .since("9.0", until: "11.4", true, .seen(8, of: 8, "labels")))

  /// By how much wider the system font was set, in ems a character, as Tools/glyph-widths/fit.py estimates it.
  public static let textTracking = CanvasRule(
    "extra tracking below 20 points",
    .always(0.0, .reasoned("Today's tracking")),
    .since("7.0", until: "9.0", 0.001, .seen(47, of: 49, "labels and buttons")))

  /// The same from 20 points on: 47 of 49 labels and buttons, of 11 repositories, are as wide as that within a point;
  /// 23 of them without it.
  public static let largeTextTracking = CanvasRule(
    "extra tracking from 20 points on",
    .always(0.0, .reasoned("Today's tracking")),
    .since("7.0", until: "9.0", 0.0138, .seen(47, of: 49, "labels and buttons")))

  /// Each Chinese or Japanese character is as wide as it is high; labels of 4 repositories.
  public static let hasSquareIdeographs = CanvasRule(
    "ideographs are as wide as high",
    .always(false, .reasoned("Today's widths")),
    .before("9.0", true, .seen(23, of: 23, "labels")))

  /// Below 20 points, the percent sign is narrower by 1 to 1.5 points.
  public static let hasNarrowPercentSign = CanvasRule(
    "the percent sign is narrow",
    .always(false, .seen(26, of: 26, "labels of 6 repositories")),
    .before("12.0", true, .seen(5, of: 5, "labels of 3 repositories")))

  /// Labels of one line outside of stacks are as wide and high as whole points; in stacks, half points in 6 of 8. Heights of labels
  /// with a font size: before 7.0 1,029 of 1,052, in 7.0 to 7.3 1,928 of 2,044, in 8.1 and
  /// 8.2 272 of 378, whatever determines them.
  public static let labelsHaveWholePoints = CanvasRule(
    "labels outside of stacks have whole points",
    .always(false, .reasoned("Documents of later releases have either")),
    .before("8.0", true, .seen(2957, of: 3096, "labels")))
}
