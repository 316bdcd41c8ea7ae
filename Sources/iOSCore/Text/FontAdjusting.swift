import Foundation
import Graphics

/// A view whose fonts can follow the preferred text size.
@MainActor
package protocol FontAdjusting: UIContentSizeCategoryAdjusting {
  /// Replaces fonts that were made for a text size by those for another.
  func adjustFonts(to category: UIContentSizeCategory)
}

extension UIFont {
  /// The font for another text size; the same font if it was not made for a text size.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard category != .unspecified else { return self }
    if let recipe { return recipe.font(for: category) }
    guard let textStyle else { return self }
    var remade = UIFont.preferredFont(forTextStyle: textStyle, category: category).descriptor
    remade.family = descriptor.family
    remade.weight = descriptor.weight
    remade.isItalic = descriptor.isItalic
    remade.hasMonospacedDigits = descriptor.hasMonospacedDigits
    return UIFont(descriptor: remade, textStyle: textStyle)
  }
}

extension NSAttributedString {
  /// The text with its fonts for another text size.
  package func adjusted(to category: UIContentSizeCategory) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      copy.addAttribute(.font, value: font.adjusted(to: category), range: range)
    }
    return copy
  }

  /// The text with an attribute set over its whole length.
  package func setting(_ key: NSAttributedString.Key, to value: Any?) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    if let value {
      copy.addAttribute(key, value: value, range: all)
    } else {
      copy.removeAttribute(key, range: all)
    }
    return copy
  }

  /// The text with each paragraph style changed; text without one gets one.
  package func changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
      change(style)
      copy.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return copy
  }
}
