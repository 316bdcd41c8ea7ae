import DocumentInflation
import Foundation
import Graphics
import InterfaceBuilder

/// Reads attributed texts of documents.
extension ViewAttributes {
  /// The view's attributed text; nil for a view with plain text or none.
  func attributedText(standardSize: CGFloat) -> NSAttributedString? {
    guard document.text(forKey: "text") == nil, let fragments = document.attributedFragments,
      !fragments.isEmpty
    else { return nil }
    return attributedText(fragments, standardSize: standardSize)
  }

  func attributedText(_ fragments: [AttributedFragment], standardSize: CGFloat) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in fragments {
      text.append(
        NSAttributedString(
          string: fragment.text, attributes: attributes(of: fragment, standardSize: standardSize)))
    }
    return text
  }

  private func attributes(
    of fragment: AttributedFragment, standardSize: CGFloat
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = fragment.font.map { font in
      let made = UIFont(font, standardSize: standardSize, category: context.textSize)
      return context.canvasFonts?.shown(made) ?? made
    }
    attributes[.foregroundColor] = fragment.color.flatMap(resolved)
    attributes[.backgroundColor] = fragment.backgroundColor.flatMap(resolved)
    attributes[.kern] = fragment.kern.map { CGFloat($0) }
    attributes[.baselineOffset] = fragment.baselineOffset.map { CGFloat($0) }
    attributes[.underlineStyle] = fragment.underline
    attributes[.strikethroughStyle] = fragment.strikethrough
    attributes[.paragraphStyle] = fragment.paragraph.map(NSParagraphStyle.documented)
    return attributes
  }
}

extension NSParagraphStyle {
  fileprivate static func documented(_ paragraph: FragmentParagraph) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = paragraph.alignment.flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    style.lineBreakMode =
      paragraph.lineBreakMode.flatMap(NSLineBreakMode.init(paragraphName:)) ?? .byWordWrapping
    style.baseWritingDirection =
      paragraph.baseWritingDirection.flatMap { writingDirections[$0] } ?? .natural
    style.lineSpacing = CGFloat(paragraph.lineSpacing)
    style.paragraphSpacing = CGFloat(paragraph.paragraphSpacing)
    style.paragraphSpacingBefore = CGFloat(paragraph.paragraphSpacingBefore)
    style.firstLineHeadIndent = CGFloat(paragraph.firstLineHeadIndent)
    style.headIndent = CGFloat(paragraph.headIndent)
    style.tailIndent = CGFloat(paragraph.tailIndent)
    style.minimumLineHeight = CGFloat(paragraph.minimumLineHeight)
    style.maximumLineHeight = CGFloat(paragraph.maximumLineHeight)
    style.lineHeightMultiple = CGFloat(paragraph.lineHeightMultiple)
    return style
  }

  private static let writingDirections: [String: NSWritingDirection] = [
    "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]
}
