import AutoLayout
import Foundation
import Graphics

/// The font, colour and paragraph style of a text's first character, which a view adopts for its whole
/// text.
@MainActor
package struct TextAttributes {
  package var font: UIFont?
  package var color: UIColor?
  package var paragraph: NSParagraphStyle?

  package init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = attributes?[.font] as? UIFont
    color = attributes?[.foregroundColor] as? UIColor
    paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle
  }

  package init(_ text: NSAttributedString) {
    self.init(text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : nil)
  }
}
