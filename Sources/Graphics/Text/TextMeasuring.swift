import Foundation

/// The treatment of a text that is too long for its line. Raw values are Apple's (`NSLineBreakMode`).
public enum LineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The alignment of a text's lines in their box. Raw values are UIKit's (`NSTextAlignment`).
public enum TextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// The leading edge of the text's direction.
  case natural = 4
}

/// The direction in which a text reads.
public enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// A text to be broken into lines and measured.
public struct TextRequest: Hashable, Sendable {
  /// The text. It may have several paragraphs.
  public var text: String
  /// The font of the text.
  public var font: FontDescriptor
  /// The width at which lines break, in points; nil lets each paragraph run on one line.
  public var maximumWidth: CGFloat?
  /// The largest number of lines; 0 for no limit.
  public var maximumLines: Int
  /// The treatment of lines that are too long.
  public var lineBreakMode: LineBreakMode
  /// The alignment of lines.
  public var alignment: TextAlignment
  /// The direction of the text's environment.
  public var direction: TextDirection
  /// The styles of the text's stretches, in order; empty if the whole text is in ``font`` and has no paragraph style.
  public var runs: [TextRun]
  /// The areas without text, in the coordinate system of the text's box. Applies if ``maximumWidth`` is set.
  public var exclusions: [Path] = []
  /// Whether no word stands alone in the second line of two: the word before it moves there, too. (Apple,
  /// `NSParagraphStyle.LineBreakStrategy.pushOut`.) Measurers without fonts ignore it.
  public var avoidsOrphans = false

  public init(
    text: String, font: FontDescriptor, maximumWidth: CGFloat? = nil, maximumLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural,
    direction: TextDirection = .leftToRight, runs: [TextRun] = []
  ) {
    self.text = text
    self.font = font
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.direction = direction
    self.runs = runs
  }
}

/// One line of a laid-out text, in the coordinate system of the text's box (origin top left, y down, points).
public struct TextLine: Hashable, Sendable {
  /// The text to draw: the characters of the line, with the ellipsis if it was truncated.
  public var text: String
  /// The left end of the line.
  public var x: CGFloat
  /// The baseline, from the top of the box.
  public var baseline: CGFloat
  /// The advance of the line, without trailing white space.
  public var width: CGFloat
  /// The top of the line's own space, without space between lines. Zero in lines of requests without runs.
  public var top: CGFloat = 0
  /// The height of the line, in points.
  public var height: CGFloat = 0
  /// The range of the request's text in the line, in UTF-16 code units. Empty in lines of requests without runs.
  public var source: Range<Int> = 0..<0
  /// The line's parts from left to right; empty in lines of requests without runs, unless they are justified.
  public var pieces: [TextPiece] = []

  public init(text: String, x: CGFloat, baseline: CGFloat, width: CGFloat) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
  }
}

/// A text broken into lines. Sizes are exact: the caller rounds them to pixels.
public struct TextLayout: Hashable, Sendable {
  /// The widest line's advance and the height of all lines, in points.
  public var size: CGSize
  /// The lines, from top to bottom.
  public var lines: [TextLine]
  /// True when not all of the text is shown.
  public var isTruncated: Bool

  public init(size: CGSize, lines: [TextLine], isTruncated: Bool) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
  }

  /// The first line's baseline, from the top of the box; 0 for an empty text.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The last line's baseline, from the top of the box; 0 for an empty text.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// Breaks and measures text. Layout gets the size of text through this protocol, so that it can be realistic
/// (`PangoText`) or fixed (``FixedPitchTextMeasurer``).
public protocol TextMeasuring: Sendable {
  func layout(_ request: TextRequest) -> TextLayout
  func metrics(for font: FontDescriptor) -> FontMetrics
  /// The available fonts: PostScript names by family. None for a measurer without fonts.
  var fontNames: [String: [String]] { get }
  /// The fonts that were requested so far but are not available, in the order of the first request. None for a measurer
  /// without fonts.
  var substitutions: [FontSubstitution] { get }
  /// The characters of a text for which no font has a glyph, each once, in the text's order. None for a measurer
  /// without fonts.
  func missingCharacters(of text: String) -> [Character]
  /// A measurer that knows a font file, too; nil if the file is no usable font, and for a measurer without fonts.
  ///
  /// - Parameters:
  ///   - name: names the file in faults.
  ///   - file: the bytes of a TrueType or OpenType font or collection.
  func adding(fontFile file: Data, named name: String) -> (any TextMeasuring)?
}

extension TextMeasuring {
  /// No substitutions.
  public var substitutions: [FontSubstitution] { [] }
  /// No characters.
  public func missingCharacters(of text: String) -> [Character] { [] }
  /// Nil: no fonts can be added.
  public func adding(fontFile file: Data, named name: String) -> (any TextMeasuring)? { nil }
  /// No fonts.
  public var fontNames: [String: [String]] { [:] }
}
