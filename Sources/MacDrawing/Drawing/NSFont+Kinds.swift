import Foundation
import Graphics

extension NSFont {
  /// A weight on Apple's scale from −1 to 1, 0 being regular. Raw values are AppKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// Apple's named weights from light to heavy with their places on the OpenType scale.
    private static let scale: [(weight: Weight, fontWeight: FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    init(fontWeight: FontWeight) {
      self = Self.scale.first { $0.fontWeight >= fontWeight }?.weight ?? .black
    }

    /// The nearest named weight on the OpenType scale.
    package var fontWeight: FontWeight {
      let nearest = Self.scale.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      }
      return nearest?.fontWeight ?? .regular
    }
  }

  /// How wide a font's letters are, on Apple's scale. Raw values are AppKit's.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A role that text plays. Raw values are AppKit's, which documents write too.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Options of a text style's font. There are none.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Sizes and weights (Apple, Human Interface Guidelines, "Typography", macOS built-in text styles). Text does not grow
  /// with the reader's wish on macOS.
  private static let styles: [TextStyle: (size: CGFloat, weight: Weight)] = [
    .largeTitle: (26, .regular), .title1: (22, .regular), .title2: (17, .regular),
    .title3: (15, .regular), .headline: (13, .bold), .body: (13, .regular), .callout: (12, .regular),
    .subheadline: (11, .regular), .footnote: (10, .regular), .caption1: (10, .regular),
    .caption2: (10, .medium),
  ]

  /// The font of a text style; an unknown one gets the body's.
  public class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    let known = styles[style] ?? (systemFontSize, .regular)
    return NSFont(
      descriptor: FontDescriptor(pointSize: known.size, weight: known.weight.fontWeight), textStyle: style)
  }
}
