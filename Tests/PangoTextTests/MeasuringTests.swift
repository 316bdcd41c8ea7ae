import Foundation
import Graphics
import Testing

@testable import PangoText

@Suite(.needsInter) struct MeasuringTests {
  let measurer = PangoTextMeasurer()

  private func layout(
    _ text: String, size: CGFloat = 17, width: CGFloat? = nil, lines: Int = 0,
    mode: LineBreakMode = .byWordWrapping, alignment: TextAlignment = .natural,
    direction: TextDirection = .leftToRight
  ) -> TextLayout {
    measurer.layout(
      TextRequest(
        text: text, font: FontDescriptor(pointSize: size), maximumWidth: width, maximumLines: lines,
        lineBreakMode: mode, alignment: alignment, direction: direction))
  }

  /// `UIFont.systemFont(ofSize: 17).lineHeight` is 20.287 (1.1934 em): saved labels of 17 points are 20.5 high at 2x.
  @Test func systemLinesHaveSanFranciscosHeight() {
    let metrics = measurer.metrics(for: FontDescriptor(pointSize: 17))
    #expect(abs(metrics.lineHeight - 20.287) < 0.001)
    #expect(abs(metrics.ascent - 16.187) < 0.001)
    #expect(abs(layout("Label").size.height - 20.287) < 0.001)
  }

  /// Three lines of 17 points are saved as 61 points high at 3x: 3 × 20.287 rounded up to a pixel.
  @Test func linesStackWithoutRounding() {
    let text = layout("one\ntwo\r\nthree")
    #expect(text.lines.map(\.text) == ["one", "two", "three"])
    #expect((text.size.height * 3).rounded(.up) / 3 == 61)
    #expect(abs(text.lastBaseline - (16.187 + 2 * 20.287)) < 0.001)
  }

  /// openfoodfacts/openfoodfacts-ios: 2 and 7 lines of Body are saved as 42.5 and 152.5 points high at 2x, 2 of Subhead as 38.
  @Test(
    arguments: [(17, 22, 2, 42.5), (17, 22, 7, 152.5), (15, 20, 2, 38)] as [(CGFloat, CGFloat, Int, CGFloat)])
  func leadingLiesBetweenLines(size: CGFloat, distance: CGFloat, lines: Int, height: CGFloat) {
    let plain = FontDescriptor(pointSize: size)
    let font = FontDescriptor(
      pointSize: size, leading: distance - measurer.metrics(for: plain).lineHeight)
    #expect(abs(measurer.metrics(for: font).lineHeight - measurer.metrics(for: plain).lineHeight) < 1e-9)
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")
    let layout = measurer.layout(TextRequest(text: text, font: font, maximumLines: 0))
    #expect((layout.size.height * 2).rounded(.up) / 2 == height)
  }

  @Test func emptyTextHasNoLines() {
    #expect(layout("") == TextLayout(size: .zero, lines: [], isTruncated: false))
  }

  @Test func blankLinesCount() {
    #expect(layout("a\n\nb\n").lines.map(\.text) == ["a", "", "b", ""])
  }

  @Test func wrappingLosesNoWords() {
    let words = "The quick brown fox jumps over the lazy dog and keeps running"
    let text = layout(words, width: 120)
    #expect(text.lines.count > 2)
    #expect(text.lines.map(\.text).joined(separator: " ") == words)
    #expect(text.lines.allSatisfy { $0.width <= 120.01 })
    #expect(!text.isTruncated)
  }

  /// The width that a text reports must be enough to set it without breaking, whatever the tracking.
  @Test(arguments: [9, 12, 13, 17, 19, 20, 24, 34, 80] as [CGFloat])
  func aTextsWidthNeverBreaksIt(size: CGFloat) {
    for text in ["Label", "Population: 2,000,000", "Wi-Fi", "AVATAR To", "a b c d e f g"] {
      let free = layout(text, size: size)
      #expect(layout(text, size: size, width: free.size.width).lines.count == 1)
      let tail = layout(text, size: size, width: free.size.width, lines: 1, mode: .byTruncatingTail)
      #expect(!tail.isTruncated)
    }
  }

  /// The width of wrapped lines, rounded up to a pixel, holds the same lines again, as long as no word is broken.
  @Test(arguments: [9, 12, 13, 17, 19, 20, 24, 34, 40, 44, 80] as [CGFloat])
  func theWidthOfLinesNeverBreaksThemAgain(size: CGFloat) {
    let texts = [
      "Enable Full Screen Articles", "The quick brown fox jumps over the lazy dog and keeps running",
      "ab cd ef gh ij kl mn op",
      "Tap the article top bar to enter Full Screen. Tap the top or bottom to exit.",
    ]
    for text in texts {
      let widestWord = text.split(separator: " ").map { layout(String($0), size: size).size.width }.max() ?? 0
      for width in stride(from: widestWord, through: 700, by: 3.5) {
        let lines = layout(text, size: size, width: width)
        let pixels = min(width, (lines.size.width * 2).rounded(.up) / 2)
        #expect(
          layout(text, size: size, width: pixels).lines.map(\.text) == lines.lines.map(\.text),
          "\(text) in \(width)")
      }
    }
  }

  @Test func aWordTooLongForTheLineBreaksInside() {
    let text = layout("Donaudampfschifffahrt", width: 60)
    #expect(text.lines.count > 1)
    #expect(text.lines.map(\.text).joined() == "Donaudampfschifffahrt")
  }

  @Test func characterWrappingFillsLines() {
    let text = layout("aaaa bbbb cccc", width: 60, mode: .byCharWrapping)
    #expect(text.lines.first?.text != "aaaa")
  }

  @Test func truncationKeepsTheRequestedEnds() {
    let long = "Beginning and middle and ending"
    let tail = layout(long, width: 120, lines: 1, mode: .byTruncatingTail)
    let head = layout(long, width: 120, lines: 1, mode: .byTruncatingHead)
    let middle = layout(long, width: 120, lines: 1, mode: .byTruncatingMiddle)
    #expect(tail.lines[0].text.hasPrefix("Beginning") && tail.lines[0].text.hasSuffix("…"))
    #expect(head.lines[0].text.hasPrefix("…") && head.lines[0].text.hasSuffix("ending"))
    #expect(middle.lines[0].text.hasPrefix("Beg") && middle.lines[0].text.hasSuffix("ing"))
    for text in [tail, head, middle] {
      #expect(text.isTruncated)
      #expect(text.lines[0].width <= 120.02)
      // No more than one wide character's space is given away.
      #expect(text.lines[0].width > 120 - 20)
    }
  }

  @Test func theLastLineThatFitsSaysThatThereIsMore() {
    let text = layout(
      "one two three four five six seven", width: 70, lines: 2, mode: .byTruncatingTail)
    #expect(text.lines.count == 2)
    #expect(text.lines[1].text.hasSuffix("…"))
    #expect(text.isTruncated)
    let paragraphs = layout("one\ntwo\nthree", width: 200, lines: 2, mode: .byTruncatingTail)
    #expect(paragraphs.lines.map(\.text) == ["one", "two…"])
  }

  @Test func clippingKeepsWhatShowsInPart() {
    let text = layout("Beginning and ending", width: 60, lines: 1, mode: .byClipping)
    #expect(text.isTruncated)
    #expect("Beginning and ending".hasPrefix(text.lines[0].text))
    #expect(text.lines[0].width > 60 && text.lines[0].width < 80)
  }

  @Test func noSpaceLeavesTheEllipsis() {
    #expect(layout("Label", width: 0, lines: 1, mode: .byTruncatingTail).lines.map(\.text) == ["…"])
  }

  @Test func linesLieWhereTheAlignmentSays() {
    let own = layout("Label").size.width
    func x(_ alignment: TextAlignment, _ direction: TextDirection = .leftToRight) -> CGFloat {
      layout("Label", width: 100, alignment: alignment, direction: direction).lines[0].x
    }
    #expect(x(.left) == 0)
    #expect(x(.right) == 100 - own)
    #expect(x(.center) == (100 - own) / 2)
    #expect(x(.natural) == 0)
    #expect(x(.natural, .rightToLeft) == 100 - own)
  }

  @Test func hebrewIsMeasuredAndAlignedAtTheRight() {
    let text = layout("שלום עולם", width: 200, direction: .rightToLeft)
    #expect(text.lines[0].text == "שלום עולם")
    #expect(text.lines[0].width > 30)
    #expect(text.lines[0].x + text.lines[0].width == 200)
  }

  /// Unicode, annex 9, rules P2 and P3: all lines of a paragraph have the direction of its first letter. Lines that say nothing, or
  /// something else, get an invisible mark.
  @Test(
    arguments: [
      ("clause 7.", ["clause", "\u{200E}7."]), ("words more", ["words", "more"]),
      ("77777. 8.", ["77777.", "8."]),
      ("שלום abc", ["שלום", "\u{200F}abc"]), ("clause\n7.", ["clause", "7."]),
    ])
  func linesHaveTheDirectionOfTheirParagraph(text: String, lines: [String]) {
    #expect(layout(text, width: 60, direction: .rightToLeft).lines.map(\.text) == lines)
  }

  @Test(arguments: [-5, .infinity, .nan, 1e300] as [CGFloat])
  func oddWidthsDoNotTrap(width: CGFloat) {
    let text = layout("Some words to set", width: width)
    #expect(text.lines.map(\.text).joined().contains("S"))
  }

  @Test func hostileTextDoesNotTrap() {
    for text in ["\0", "a\0b", "\u{200B}", "\u{FEFF}", "👩‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "\t", "\u{2028}"] {
      #expect(layout(text, width: 50).size.height > 0)
    }
  }
}
