/// A stretch of an attributed text, as documents write it.
public struct AttributedFragment: Hashable, Sendable {
  public var text: String
  public var font: DocumentFont?
  public var color: DocumentColor?
  public var backgroundColor: DocumentColor?
  /// Points after each character.
  public var kern: Double?
  public var baselineOffset: Double?
  /// In Apple's raw values, as for the line through the text.
  public var underline: Int?
  public var strikethrough: Int?
  public var paragraph: FragmentParagraph?

  init(_ element: DocumentElement) {
    text = element.longText("content") ?? ""
    guard let attributes = element.first("attributes") else { return }
    func number(_ key: String) -> Double? {
      (attributes.first("real", key: key) ?? attributes.first("integer", key: key))?.number("value")
    }
    // An original font is the one whose place another took for want of letters.
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

/// How a paragraph of an attributed text is set; lengths in points, 0 where the document says nothing.
public struct FragmentParagraph: Hashable, Sendable {
  /// Such as `center`.
  public var alignment: String?
  /// Such as `wordWrapping` or `truncatingTail`.
  public var lineBreakMode: String?
  /// `leftToRight`, `rightToLeft` or `natural`.
  public var baseWritingDirection: String?
  public var lineSpacing: Double
  public var paragraphSpacing: Double
  public var paragraphSpacingBefore: Double
  public var firstLineHeadIndent: Double
  public var headIndent: Double
  public var tailIndent: Double
  public var minimumLineHeight: Double
  public var maximumLineHeight: Double
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
  /// The stretches of the view's attributed text; nil where it has none.
  public var attributedFragments: [AttributedFragment]? {
    element.first("attributedString", key: "attributedText").map { text in
      text.all("fragment").map(AttributedFragment.init)
    }
  }
}
