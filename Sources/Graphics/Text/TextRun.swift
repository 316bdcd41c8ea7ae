import Foundation

/// A stretch of text with uniform attributes that affect its size. The drawing code handles colours and underlines: each
/// piece of a laid-out line refers to its run.
public struct TextRun: Hashable, Sendable {
  /// UTF-16 code units.
  public var length: Int
  /// The font of the run.
  public var font: FontDescriptor
  /// The distance by which the run is raised above the line's baseline, in points.
  public var baselineOffset: CGFloat
  /// The box that replaces the run's character, relative to the baseline's left end, y up, in points.
  public var attachment: CGRect?
  /// The style of the paragraphs that begin in the run.
  public var paragraph: TextParagraphStyle

  public init(
    length: Int, font: FontDescriptor, baselineOffset: CGFloat = 0, attachment: CGRect? = nil,
    paragraph: TextParagraphStyle = TextParagraphStyle()
  ) {
    self.length = length
    self.font = font
    self.baselineOffset = baselineOffset
    self.attachment = attachment
    self.paragraph = paragraph
  }
}

/// The style of a paragraph's lines. Lengths are in points; the rules are those of Apple's `NSParagraphStyle`.
public struct TextParagraphStyle: Hashable, Sendable {
  /// Nil for the request's.
  public var alignment: TextAlignment?
  /// Nil for the request's.
  public var direction: TextDirection?
  /// Nil for the request's. A truncating mode keeps the paragraph on one line.
  public var lineBreakMode: LineBreakMode?
  /// Between two lines.
  public var lineSpacing: CGFloat = 0
  /// Below the paragraph, if another follows.
  public var spacingAfter: CGFloat = 0
  /// Above the paragraph, if another precedes it.
  public var spacingBefore: CGFloat = 0
  /// From the leading edge to the first line.
  public var firstLineHeadIndent: CGFloat = 0
  /// From the leading edge to the other lines.
  public var headIndent: CGFloat = 0
  /// The end of lines, measured from the leading edge if positive, else from the trailing edge.
  public var tailIndent: CGFloat = 0
  /// 0 for no limit, as for the greatest height.
  public var minimumLineHeight: CGFloat = 0
  /// The largest height of a line, in points; 0 for no limit.
  public var maximumLineHeight: CGFloat = 0
  /// The factor for a line's own height; 0 for none.
  public var lineHeightMultiple: CGFloat = 0
  /// The tab stops; nil for the tab width of the font.
  public var tabs: TextTabs?

  public init() {}

  /// The height of a line whose natural height is `natural`.
  package func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  package func headIndent(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

  /// The end of lines in a box of `boxWidth`, from the leading edge; nil for no limit.
  package func tail(boxWidth: CGFloat?) -> CGFloat? {
    guard tailIndent <= 0 else { return min(tailIndent, boxWidth ?? tailIndent) }
    return boxWidth.map { $0 + tailIndent }
  }
}

/// A part of a line in one run and one direction.
public struct TextPiece: Hashable, Sendable {
  /// The characters of the part.
  public var text: String
  /// The left end, in the text's box.
  public var x: CGFloat
  /// The width, in points.
  public var width: CGFloat
  /// The place in ``TextRequest/runs``.
  public var run: Int
  /// The direction of the part.
  public var direction: TextDirection

  public init(text: String, x: CGFloat, width: CGFloat, run: Int, direction: TextDirection) {
    self.text = text
    self.x = x
    self.width = width
    self.run = run
    self.direction = direction
  }
}
