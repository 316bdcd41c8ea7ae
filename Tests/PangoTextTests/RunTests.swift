import Foundation
import Graphics
import Testing

@testable import PangoText

/// Text in runs, set by Pango. Widths are compared with those of the runs alone.
@Suite(.needsInter) struct RunTests {
  let measurer = PangoTextMeasurer()
  let small = FontDescriptor(pointSize: 13)
  let large = FontDescriptor(pointSize: 28, weight: .bold)

  private func layout(
    _ stretches: [(String, FontDescriptor)], width: CGFloat? = nil, lines: Int = 0,
    mode: LineBreakMode = .byWordWrapping, direction: TextDirection = .leftToRight,
    paragraph: TextParagraphStyle = TextParagraphStyle()
  ) -> TextLayout {
    let runs = stretches.map { TextRun(length: $0.0.utf16.count, font: $0.1, paragraph: paragraph) }
    return measurer.layout(
      TextRequest(
        text: stretches.map(\.0).joined(), font: small, maximumWidth: width, maximumLines: lines,
        lineBreakMode: mode, direction: direction, runs: runs))
  }

  private func width(_ text: String, _ font: FontDescriptor) -> CGFloat {
    measurer.layout(TextRequest(text: text, font: font)).size.width
  }

  @Test func oneRunIsThePlainText() {
    for text in ["Label", "Wi-Fi To AVATAR", "two\nlines", "שלום", "日本語"] {
      let plain = measurer.layout(TextRequest(text: text, font: large, maximumLines: 0))
      let run = layout([(text, large)])
      #expect(abs(run.size.width - plain.size.width) < 1e-9)
      #expect(abs(run.size.height - plain.size.height) < 1e-9)
      #expect(run.lines.map(\.text) == plain.lines.map(\.text))
    }
  }

  /// 28 points of the system font are 33.41 high (1.1934 em), 26.66 of these above the baseline.
  @Test func runsStandSideBySideOnOneBaseline() {
    let text = layout([("from ", small), ("42", large), (" euros", small)])
    let widths = [width("from ", small), width("42", large), width(" euros", small)]
    #expect(abs(text.size.width - widths.reduce(0, +)) < 1e-9)
    #expect(text.lines[0].pieces.map(\.width) == widths)
    #expect(abs(text.size.height - 33.414) < 0.001)
    #expect(abs(text.firstBaseline - 26.660) < 0.001)
  }

  @Test func linesBreakAcrossRunsWithoutLoss() {
    let words: [(String, FontDescriptor)] = [
      ("The quick brown fox ", small), ("jumps over", large), (" the lazy dog and ", small),
      ("keeps running", large),
    ]
    let text = layout(words, width: 150)
    #expect(text.lines.count > 2)
    #expect(text.lines.allSatisfy { $0.width <= 150.01 })
    #expect(text.lines.map(\.text).joined(separator: " ") == words.map(\.0).joined())
    let ends = text.lines.map(\.source.upperBound)
    #expect(text.lines.map(\.source.lowerBound) == [0] + ends.dropLast())
  }

  @Test func indentsNarrowTheLinesThatTheyMove() {
    var hanging = TextParagraphStyle()
    hanging.headIndent = 30
    var indented = TextParagraphStyle()
    indented.firstLineHeadIndent = 30
    let words = "several words that need more than one line of text"
    for style in [hanging, indented] {
      let text = layout([(words, small)], width: 110, paragraph: style)
      #expect(text.lines[0].x == style.firstLineHeadIndent)
      #expect(text.lines[1].x == style.headIndent)
      #expect(text.lines.allSatisfy { $0.x + $0.width <= 110.01 })
      // A line takes the next word if there is space for it.
      let first = text.lines[1].text.split(separator: " ")[0]
      let space = 110 - style.firstLineHeadIndent
      #expect(width(text.lines[0].text + " " + first, small) > space)
    }
  }

  @Test func cutTextKeepsItsRuns() {
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let text = layout(
        [("Beginning and ", small), ("middle and ending", large)], width: 120, lines: 1, mode: mode)
      #expect(text.isTruncated)
      #expect(text.lines[0].width <= 120.02 && text.lines[0].width > 90)
      #expect(text.lines[0].text.contains("…"))
    }
  }

  /// Unicode, annex 9: in a line from left to right, Hebrew words run from right to left, and so do their runs.
  @Test func mixedDirectionsStandAsTheyAreRead() {
    let bold = FontDescriptor(pointSize: 13, weight: .bold)
    let text = layout([("abc של", small), ("ום", bold), (" def", small)])
    #expect(text.lines[0].pieces.map(\.text) == ["abc ", "ום", "של", " def"])
    #expect(text.lines[0].pieces.map(\.run) == [0, 1, 0, 2])
    #expect(
      text.lines[0].pieces.map(\.direction) == [.leftToRight, .rightToLeft, .rightToLeft, .leftToRight])
    let back = layout([("שלום ", small), ("abc", bold)], width: 200, direction: .rightToLeft)
    #expect(back.lines[0].pieces.map(\.run) == [1, 0])
    #expect(abs(back.lines[0].x + back.lines[0].width - 200) < 1e-9)
  }

  /// Apple, `NSParagraphStyle.baseWritingDirection`: a requested direction holds whatever the letters say.
  @Test func aRequestedDirectionOrdersTheLine() {
    var style = TextParagraphStyle()
    style.direction = .rightToLeft
    let text = layout([("abc שלום", small)], width: 200, paragraph: style)
    #expect(text.lines[0].pieces.map { $0.text.trimmingCharacters(in: .whitespaces) } == ["שלום", "abc"])
    #expect(abs(text.lines[0].x + text.lines[0].width - 200) < 1e-9)
    #expect(layout([("abc שלום", small)], width: 200).lines[0].pieces.count == 1)
  }

  /// Unicode, annex 9, rules P2 and P3: a paragraph has one direction, that of its first letter, in all of its lines.
  @Test func linesHaveTheDirectionOfTheirParagraph() {
    let words = "שלום שלום של "
    let text = layout([(words + "abc של", small)], width: width(words, small) + 4)
    #expect(text.lines.count == 2)
    let pieces = text.lines[1].pieces.map { $0.text.trimmingCharacters(in: .whitespaces) }
    #expect(pieces == ["של", "abc"])
  }

  @Test func kernAndAttachmentsTakeSpace() {
    var spaced = small
    spaced.kern = 3
    #expect(abs(layout([("abcd", spaced)]).size.width - width("abcd", small) - 12) < 0.01)
    let box = CGRect(x: 0, y: -5, width: 40, height: 60)
    let request = TextRequest(
      text: "a\u{FFFC} and more words", font: small, maximumWidth: 90, maximumLines: 0,
      lineBreakMode: .byWordWrapping,
      runs: [
        TextRun(length: 1, font: small), TextRun(length: 1, font: small, attachment: box),
        TextRun(length: 15, font: small),
      ])
    let text = measurer.layout(request)
    #expect(text.lines[0].height == 60)
    #expect(text.lines[0].baseline == 55)
    #expect(text.lines[0].pieces[1].width == 40)
    #expect(text.lines.allSatisfy { $0.width <= 90.01 })
  }

  @Test func monospacedDigitsAreAlike() {
    var font = FontDescriptor(pointSize: 17)
    #expect(abs(width("1111", font) - width("8888", font)) > 1)
    font.hasMonospacedDigits = true
    #expect(width("1111", font) == width("8888", font))
  }

  @Test func installedFontsHaveNames() {
    #expect(measurer.fontNames["Inter"]?.isEmpty == false)
  }

  @Test func hostileRunsDoNotTrap() {
    for text in ["\0", "a\0b", "👩‍👩‍👧‍👦x", "e\u{301}\u{301}", "\t\u{2028}", "\u{FFFC}"] {
      for length in [0, 1, 2, 100] {
        let runs = [TextRun(length: length, font: small), TextRun(length: 1, font: large)]
        let request = TextRequest(
          text: text, font: small, maximumWidth: 20, maximumLines: 0, lineBreakMode: .byWordWrapping,
          runs: runs)
        #expect(measurer.layout(request).size.height > 0)
      }
    }
  }
}
