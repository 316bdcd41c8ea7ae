import AutoLayout
import Foundation
import Graphics

/// Font, colour and paragraph of a text's first character: what a view takes over for all that it shows.
@MainActor
struct TextAttributes {
  var font: UIFont?
  var color: UIColor?
  var paragraph: NSParagraphStyle?

  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = attributes?[.font] as? UIFont
    color = attributes?[.foregroundColor] as? UIColor
    paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle
  }

  init(_ text: NSAttributedString) {
    self.init(text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : nil)
  }
}
