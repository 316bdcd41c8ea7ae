import AutoLayout
import Foundation
import Graphics

/// The font and paragraph that an attributed text is set in: those of its first character. Text of several fonts is
/// measured as if all of it had the first one's.
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

  /// UIKit sets text without a font in Helvetica of this size (Apple, `NSAttributedString.Key.font`).
  static let defaultFontSize: CGFloat = 12

  /// The exact size of `text`, broken at `width` if there is one.
  func size(of text: String, width: CGFloat?, maximumLines: Int) -> CGSize {
    let font = font ?? .systemFont(ofSize: Self.defaultFontSize)
    let layout = TextSystem.measurer.layout(
      TextRequest(
        text: text, font: font.descriptor, maximumWidth: width, maximumLines: maximumLines,
        lineBreakMode: paragraph?.lineBreakMode ?? .byWordWrapping))
    let gaps = CGFloat(max(0, layout.lines.count - 1)) * (paragraph?.lineSpacing ?? 0)
    return CGSize(width: layout.size.width, height: layout.size.height + gaps)
  }

  func boundingRect(of text: String, in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    // Apple takes 0 for no limit.
    let width = wraps && size.width > 0 && size.width < CGFloat(Int32.max) ? size.width : nil
    return CGRect(origin: .zero, size: self.size(of: text, width: width, maximumLines: wraps ? 0 : 1))
  }
}

@MainActor
extension NSAttributedString {
  /// The size that the text takes up on lines of their own, in points, not rounded.
  @preconcurrency
  public func size() -> CGSize { TextAttributes(self).size(of: string, width: nil, maximumLines: 0) }

  /// What the text takes up in a box of `size`; a width of 0 sets no limit.
  @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect { TextAttributes(self).boundingRect(of: string, in: size, options) }
}

@MainActor
extension String {
  /// The size that the text takes up on lines of their own, in points, not rounded.
  @preconcurrency
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextAttributes(attrs).size(of: self, width: nil, maximumLines: 0)
  }

  /// What the text takes up in a box of `size`; a width of 0 sets no limit.
  @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect { TextAttributes(attributes).boundingRect(of: self, in: size, options) }
}

@MainActor
extension NSString {
  /// The size that the text takes up on lines of their own, in points, not rounded.
  @preconcurrency
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// What the text takes up in a box of `size`; a width of 0 sets no limit.
  @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
