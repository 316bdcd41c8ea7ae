import Foundation
import Graphics

extension NSFont {
  public typealias Weight = FontNames.Weight
  public typealias Width = FontNames.Width
  public typealias TextStyle = FontNames.TextStyle

  /// Options of a text style's font. There are none.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Sizes and weights (Apple, Human Interface Guidelines, "Typography", macOS built-in text styles). On macOS, text
  /// does not scale with a preferred text size.
  private static let styles: [TextStyle: (size: CGFloat, weight: Weight)] = [
    .largeTitle: (26, .regular), .title1: (22, .regular), .title2: (17, .regular),
    .title3: (15, .regular), .headline: (13, .bold), .body: (13, .regular), .callout: (12, .regular),
    .subheadline: (11, .regular), .footnote: (10, .regular), .caption1: (10, .regular),
    .caption2: (10, .medium),
  ]

  /// The font of a text style; an unknown style uses the body style's.
  public class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    let known = styles[style] ?? (systemFontSize, .regular)
    return NSFont(
      descriptor: FontDescriptor(pointSize: known.size, weight: known.weight.fontWeight), textStyle: style)
  }
}
