/// A stretch of an attributed text in a document.
public struct AttributedFragment: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font; nil for the view's.
  public var font: DocumentFont?
  /// The text colour; nil for the view's.
  public var color: DocumentColor?
  /// The colour behind the text; nil for none.
  public var backgroundColor: DocumentColor?
  /// The space added after each character, in points.
  public var kern: Double?
  /// The distance of the baseline above the line's, in points.
  public var baselineOffset: Double?
  /// The style of the underline, as a raw value of `NSUnderlineStyle`.
  public var underline: Int?
  /// The style of the strikethrough, as a raw value of `NSUnderlineStyle`.
  public var strikethrough: Int?
  /// The style of the paragraph; nil for the default.
  public var paragraph: FragmentParagraph?

  init(_ element: DocumentElement) {
    text = element.longText("content") ?? ""
    guard let attributes = element.first("attributes") else { return }
    func number(_ key: String) -> Double? {
      (attributes.first("real", key: key) ?? attributes.first("integer", key: key))?.number("value")
    }
    // The original font is one that was replaced because it lacks the characters.
    font = attributes.first("font", key: "NSFont").map(DocumentFont.init)
    color = attributes.first("color", key: "NSColor").flatMap(DocumentColor.init)
    backgroundColor = attributes.first("color", key: "NSBackgroundColor").flatMap(DocumentColor.init)
    kern = number("NSKern")
    baselineOffset = number("NSBaselineOffset")
    underline = number("NSUnderline").flatMap(Int.init(exactly:))
    strikethrough = number("NSStrikethrough").flatMap(Int.init(exactly:))
    paragraph = attributes.first("paragraphStyle", key: "NSParagraphStyle").map(FragmentParagraph.init)
  }
}

/// The style of a paragraph in an attributed text; lengths in points, 0 if the document does not state
/// them.
public struct FragmentParagraph: Hashable, Sendable {
  /// The alignment, such as `center`.
  public var alignment: String?
  /// The line break mode, such as `wordWrapping` or `truncatingTail`.
  public var lineBreakMode: String?
  /// `leftToRight`, `rightToLeft` or `natural`.
  public var baseWritingDirection: String?
  /// The space between lines, in points.
  public var lineSpacing: Double
  /// The space after the paragraph, in points.
  public var paragraphSpacing: Double
  /// The space before the paragraph, in points.
  public var paragraphSpacingBefore: Double
  /// The indent of the first line, in points.
  public var firstLineHeadIndent: Double
  /// The indent of the other lines, in points.
  public var headIndent: Double
  /// The end of lines, in points; from the trailing edge if it is not positive.
  public var tailIndent: Double
  /// The smallest height of a line, in points.
  public var minimumLineHeight: Double
  /// The largest height of a line, in points; 0 for no limit.
  public var maximumLineHeight: Double
  /// The factor for a line's natural height; 0 for none.
  public var lineHeightMultiple: Double

  init(_ element: DocumentElement) {
    func number(_ name: String) -> Double { element.number(name) ?? 0 }
    alignment = element["alignment"]
    lineBreakMode = element["lineBreakMode"]
    baseWritingDirection = element["baseWritingDirection"]
    lineSpacing = number("lineSpacing")
    paragraphSpacing = number("paragraphSpacing")
    paragraphSpacingBefore = number("paragraphSpacingBefore")
    firstLineHeadIndent = number("firstLineHeadIndent")
    headIndent = number("headIndent")
    tailIndent = number("tailIndent")
    minimumLineHeight = number("minimumLineHeight")
    maximumLineHeight = number("maximumLineHeight")
    lineHeightMultiple = number("lineHeightMultiple")
  }
}

extension InterfaceView {
  /// The stretches of the view's attributed text; nil if it has none.
  public var attributedFragments: [AttributedFragment]? {
    element.first("attributedString", key: "attributedText").map { text in
      text.all("fragment").map(AttributedFragment.init)
    }
  }
}
