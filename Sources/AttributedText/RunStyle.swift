import Foundation
import Graphics

/// The drawing style of a run of text; it does not affect sizes.
package struct RunStyle {
  /// A line along the text.
  struct Rule {
    var style: NSUnderlineStyle
    /// Nil for the text's.
    var color: (any TextColor)?
  }

  /// Nil for the colour of the view that shows the text.
  var color: (any TextColor)?
  var background: (any TextColor)?
  var underline: Rule?
  var strikethrough: Rule?
  var shadow: (any TextShadow)?
  var attachment: (any TextAttachment)?
  var isLink: Bool
  /// A line along the glyphs' edges, in hundredths of the font's size: in addition to the fill if negative, else instead of
  /// it. (Apple, `NSAttributedString.Key.strokeWidth`.)
  var strokeWidth: CGFloat
  /// Nil for the text's.
  var strokeColor: (any TextColor)?

  init(_ attributes: RunAttributes) {
    color = attributes.color(.foregroundColor)
    background = attributes.color(.backgroundColor)
    underline = Self.rule(attributes, .underlineStyle, .underlineColor)
    strikethrough = Self.rule(attributes, .strikethroughStyle, .strikethroughColor)
    shadow = attributes.shadow
    attachment = attributes.attachment
    isLink = attributes.isLink
    strokeWidth = attributes.number(.strokeWidth) ?? 0
    strokeColor = attributes.color(.strokeColor)
  }

  private static func rule(
    _ attributes: RunAttributes, _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
  ) -> Rule? {
    let style = attributes.lineStyle(style)
    return style.isEmpty ? nil : Rule(style: style, color: attributes.color(color))
  }

  var isPlain: Bool {
    background == nil && underline == nil && strikethrough == nil && shadow == nil && attachment == nil
      && !isLink && strokeWidth == 0
  }
}
