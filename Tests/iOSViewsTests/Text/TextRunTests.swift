import Foundation
import Graphics
import Testing
import iOSViews

/// Layout of text in runs. Widths and heights follow from the measurer: half an em a character, lines of 1.25 ems, 80 %
/// of these above the baseline.
@MainActor
struct TextRunTests {
  /// Lines of 10 points are 12.5 high, 10 above the baseline; of 20 points 25, and 20.
  private let measurer = FixedPitchTextMeasurer(pitch: .ems(advance: 0.5, lineHeight: 1.25))
  private let ten = FontDescriptor(pointSize: 10)
  private let twenty = FontDescriptor(pointSize: 20)

  private func layout(
    _ stretches: [(String, FontDescriptor)], width: CGFloat? = nil, lines: Int = 0,
    mode: LineBreakMode = .byWordWrapping, direction: TextDirection = .leftToRight,
    _ style: (inout TextParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var paragraph = TextParagraphStyle()
    style(&paragraph)
    let runs = stretches.map { TextRun(length: $0.0.utf16.count, font: $0.1, paragraph: paragraph) }
    return measurer.layout(
      TextRequest(
        text: stretches.map(\.0).joined(), font: ten, maximumWidth: width, maximumLines: lines,
        lineBreakMode: mode, direction: direction, runs: runs))
  }

  @Test("a line is as high as its largest run, and all stand on its baseline")
  func largestRun() {
    let text = layout([("small ", ten), ("LARGE", twenty), (" small", ten)])
    #expect(text.size == CGSize(width: 30 + 50 + 30, height: 25))
    #expect(text.lines[0].baseline == 20)
    #expect(text.lines[0].pieces.map(\.x) == [0, 30, 80])
    #expect(text.lines[0].pieces.map(\.run) == [0, 1, 2])
    let two = layout([("small\n", ten), ("LARGE", twenty)])
    #expect(two.lines.map(\.height) == [12.5, 25])
    #expect(two.lines.map(\.baseline) == [10, 32.5])
  }

  @Test("lines break between words of different runs")
  func breaking() {
    let text = layout([("one ", ten), ("two", twenty), (" three", ten)], width: 50)
    #expect(text.lines.map(\.text) == ["one two", "three"])
    #expect(text.lines.map(\.source) == [0..<8, 8..<13])
    #expect(text.lines[1].height == 12.5)
    #expect(layout([("abcdefghij", ten)], width: 20).lines.map(\.text) == ["abcd", "efgh", "ij"])
  }

  /// Apple, `NSParagraphStyle`: the natural height is multiplied before it is limited; what is added lies above the text.
  @Test("paragraph styles say how high lines are")
  func lineHeights() {
    #expect(layout([("a", ten)]) { $0.lineHeightMultiple = 2 }.lines[0].baseline == 25 - 2.5)
    #expect(layout([("a", ten)]) { $0.minimumLineHeight = 30 }.size.height == 30)
    #expect(layout([("a", ten)]) { $0.maximumLineHeight = 10 }.size.height == 10)
    let both = layout([("a", ten)]) {
      $0.lineHeightMultiple = 3
      $0.maximumLineHeight = 20
    }
    #expect(both.size.height == 20)
  }

  @Test("spaces lie between lines and between paragraphs, not around them")
  func spacing() {
    let text = layout([("one two\nthree", ten)], width: 20) {
      $0.lineSpacing = 3
      $0.spacingAfter = 5
      $0.spacingBefore = 7
    }
    #expect(text.lines.map(\.text) == ["one", "two", "thre", "e"])
    #expect(text.lines.map(\.top) == [0, 15.5, 43, 58.5])
    #expect(text.size.height == 71)
  }

  /// Apple, String Programming Guide: U+2028 ends a line, not a paragraph. Pictures of Down's tests (iOS 14.2) show lines of code that
  /// it separates without the space between paragraphs.
  @Test("line separators begin no paragraph")
  func lineSeparators() {
    let text = layout([("one\u{2028}two\nthree", ten)], width: 50) {
      $0.spacingAfter = 5
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
    }
    #expect(text.lines.map(\.text) == ["one", "two", "three"])
    #expect(text.lines.map(\.top) == [0, 12.5, 30])
    #expect(text.lines.map(\.x) == [20, 10, 20])
  }

  @Test("indents narrow the lines and move them, from the leading edge")
  func indents() {
    let style: (inout TextParagraphStyle) -> Void = {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -10
    }
    let text = layout([("one two three", ten)], width: 50, style)
    #expect(text.lines.map(\.text) == ["one", "two", "three"])
    #expect(text.lines.map(\.x) == [20, 10, 10])
    let back = layout([("one two three", ten)], width: 50, direction: .rightToLeft, style)
    #expect(back.lines.map(\.x) == [15, 25, 15])
    #expect(layout([("one", ten)], style).size.width == 45)
    #expect(layout([("one two", ten)]) { $0.tailIndent = 20 }.lines.map(\.text) == ["one", "two"])
  }

  @Test("kern counts after each character, an offset raises the line")
  func kernAndOffset() {
    var spaced = ten
    spaced.kern = 2
    #expect(layout([("abc", spaced)]).size.width == 21)
    var raised = TextRun(length: 1, font: ten)
    raised.baselineOffset = 6
    let text = measurer.layout(
      TextRequest(
        text: "ab", font: ten, maximumLines: 0, runs: [TextRun(length: 1, font: ten), raised]))
    #expect(text.lines[0].baseline == 16)
    #expect(text.size.height == 18.5)
  }

  @Test("an attachment is a box on the baseline")
  func attachments() {
    let box = TextRun(length: 1, font: ten, attachment: CGRect(x: 0, y: -4, width: 30, height: 40))
    let text = measurer.layout(
      TextRequest(
        text: "a\u{FFFC}b", font: ten, maximumLines: 0,
        runs: [TextRun(length: 1, font: ten), box, TextRun(length: 1, font: ten)]))
    #expect(text.size == CGSize(width: 5 + 30 + 5, height: 40))
    #expect(text.lines[0].baseline == 36)
    #expect(text.lines[0].pieces.map(\.width) == [5, 30, 5])
  }

  @Test(
    "text is cut by widths of runs; the ellipsis looks like its neighbour",
    arguments: [
      (LineBreakMode.byTruncatingTail, "small L…", 1), (.byTruncatingHead, "…GE", 1),
      (.byTruncatingMiddle, "sma…GE", 0),
    ])
  func truncation(mode: LineBreakMode, shown: String, run: Int) {
    let width: CGFloat = mode == .byTruncatingTail ? 50 : mode == .byTruncatingHead ? 30 : 45
    let text = layout([("small ", ten), ("LARGE", twenty)], width: width, lines: 1, mode: mode)
    #expect(text.lines[0].text == shown)
    #expect(text.isTruncated)
    #expect(text.lines[0].width <= width)
    let cut = text.lines[0].pieces.first { $0.text.contains("…") }
    #expect(cut?.run == run)
  }

  @Test("pieces of a line from right to left stand from right to left")
  func rightToLeft() {
    let text = layout([("ab", ten), ("cd", twenty)], width: 100, direction: .rightToLeft)
    #expect(text.lines[0].x == 70)
    #expect(text.lines[0].pieces.map(\.text) == ["cd", "ab"])
    #expect(text.lines[0].pieces.map(\.x) == [70, 90])
  }

  @Test("blank lines have the height of the run that breaks them")
  func blankLines() {
    let text = layout([("a\n", ten), ("\n", twenty), ("b", ten)])
    #expect(text.lines.map(\.height) == [12.5, 25, 12.5])
    #expect(text.lines.map(\.source) == [0..<1, 2..<2, 3..<4])
  }

  @Test("runs of any lengths cover the text", arguments: [[0], [-5, 2], [100], [1, 1, 1, 1, 1, 1, 1]])
  func oddLengths(lengths: [Int]) {
    let runs = lengths.map { TextRun(length: $0, font: ten) }
    let text = measurer.layout(TextRequest(text: "a👩‍👩‍👧b", font: ten, maximumLines: 0, runs: runs))
    #expect(text.lines.count == 1)
    #expect(text.size.height == 12.5)
  }

  @Test("attributes that few texts have survive both kinds of attributed text")
  func rareAttributes() {
    let shadow = NSShadow()
    let text = NSAttributedString(
      string: "x",
      attributes: [
        .strokeWidth: 2.0, .ligature: 0, .underlineColor: UIColor.red, .shadow: shadow,
        .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue,
      ])
    let back = NSAttributedString(AttributedString(text))
    let values = back.attributes(at: 0, effectiveRange: nil)
    #expect(values[.strokeWidth] as? CGFloat == 2)
    #expect(values[.ligature] as? Int == 0)
    #expect(values[.underlineColor] as? UIColor == .red)
    #expect(values[.shadow] as? NSShadow === shadow)
    #expect(values[.textEffect] as? String == "NSTextEffectLetterpressStyle")
    #expect(values.count == 5)
  }

  /// Apple, `NSAttributedString.Key.font`: "the default font … is 12-point Helvetica(Neue)". A public repository's picture (iOS 16)
  /// shows a text view of 17 points with such a text at 12.
  @Test func textsWithoutFontsAreSmallInTextViews() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.attributedText = NSAttributedString(string: "Body")
    #expect(view.font?.pointSize == 12)
    let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    view.attributedText = NSAttributedString(string: "Body", attributes: large)
    #expect(view.font?.pointSize == 20)
  }
}
