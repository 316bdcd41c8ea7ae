import AutoLayout
import Foundation
import Graphics

/// Font, colour and paragraph of a text's first character: what a view takes over for all that it shows.
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
