import Foundation

/// A request for a font by family, size, weight and slant. It is a value: no font is looked up until a text is measured.
public struct FontDescriptor: Hashable, Sendable {
  /// The source of the glyphs.
  public enum Family: Hashable, Sendable {
    /// The platform's user-interface font (San Francisco on Apple's systems, Inter where that is absent).
    case system
    /// The platform's fixed-width user-interface font.
    case monospacedSystem
    /// A family or PostScript name, as in a document.
    case named(String)
  }

  /// The family of the font.
  public var family: Family
  /// The em size, in points.
  public var pointSize: CGFloat
  /// The weight of the glyphs.
  public var weight: FontWeight
  /// Whether the glyphs are slanted.
  public var isItalic: Bool
  /// Space between two lines in addition to the font's own, in points, as in text styles.
  public var leading: CGFloat
  /// Space after each character in addition to the font's own, in points.
  public var kern: CGFloat = 0
  /// Whether all digits have the same width.
  public var hasMonospacedDigits = false
  /// The width of a Chinese or Japanese character of the system font, in ems; nil for the current width.
  public var ideographWidth: CGFloat?
  /// Whether the percent sign of the system font is as narrow as it was before iOS 14 and macOS 11.
  public var hasNarrowPercentSign = false

  public init(
    family: Family = .system, pointSize: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
    leading: CGFloat = 0
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.leading = leading
  }
}

/// A weight on the OpenType scale of 1 to 1000 (400 is regular, 700 bold).
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// OpenType's weight 100.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// OpenType's weight 200.
  public static let thin = FontWeight(rawValue: 200)
  /// OpenType's weight 300.
  public static let light = FontWeight(rawValue: 300)
  /// OpenType's weight 400.
  public static let regular = FontWeight(rawValue: 400)
  /// OpenType's weight 500.
  public static let medium = FontWeight(rawValue: 500)
  /// OpenType's weight 600.
  public static let semibold = FontWeight(rawValue: 600)
  /// OpenType's weight 700.
  public static let bold = FontWeight(rawValue: 700)
  /// OpenType's weight 800.
  public static let heavy = FontWeight(rawValue: 800)
  /// OpenType's weight 900.
  public static let black = FontWeight(rawValue: 900)

  /// Whether the first weight is lighter.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}

/// The vertical measures of a font, in points, all positive.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: CGFloat
  /// From the baseline down to the bottom of the line.
  public var descent: CGFloat
  /// Extra space between two lines.
  public var leading: CGFloat
  /// The height of capital letters, in points.
  public var capHeight: CGFloat
  /// The height of the letter x, in points.
  public var xHeight: CGFloat

  public init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height of one line: ascent and descent, without leading.
  public var lineHeight: CGFloat { ascent + descent }
}
