import Foundation
import Graphics
import Testing

@testable import PangoText

/// Where lines of labels break, and how wide they count.
@Suite(.needsInter) struct WrappedWidthTests {
  private let measurer = PangoTextMeasurer()
  private let font = FontDescriptor(pointSize: 17)

  private func width(_ text: String) -> CGFloat {
    measurer.layout(TextRequest(text: text, font: font)).size.width
  }

  private func wrapped(_ text: String, _ width: CGFloat, lines: Int = 0, avoidsOrphans: Bool = true)
    -> TextLayout
  {
    var request = TextRequest(text: text, font: font, maximumWidth: width, maximumLines: lines)
    request.avoidsOrphans = avoidsOrphans
    return measurer.layout(request)
  }

  /// Over 100 pictures of labels by iOS 15, 16 and 17 in a public library of elements: 318 points in a space of 320, of which the longest
  /// line without its space takes 314.
  @Test func theSpaceAtABreakCounts() {
    let text = wrapped("Hello brave new world", width("Hello brave new"), avoidsOrphans: false)
    #expect(text.lines.map(\.text) == ["Hello brave new", "world"])
    #expect(abs(text.lines[0].width - width("Hello brave new")) < 0.1)
    #expect(text.size.width == width("Hello brave new"))
    let wide = wrapped("Hello brave new world", width("Hello brave new") + 20, avoidsOrphans: false)
    #expect(abs(wide.size.width - width("Hello brave new ")) < 0.1)
    #expect(abs(wide.lines[0].width - width("Hello brave new")) < 0.1)
  }

  /// Labels of a public library of profile views, iOS 17.5: "Add your location, / pronouns, etc".
  @Test func twoLinesHaveTwoWordsInTheSecond() {
    let text = "Add your location, pronouns, etc"
    let space = width("Add your location, pronouns,") + 5
    #expect(wrapped(text, space).lines.map(\.text) == ["Add your location,", "pronouns, etc"])
    #expect(wrapped(text, space, lines: 2).lines.map(\.text) == ["Add your location,", "pronouns, etc"])
    #expect(
      wrapped(text, space, avoidsOrphans: false).lines.map(\.text) == ["Add your location, pronouns,", "etc"])
    #expect(wrapped(text, space, lines: 1).lines.count == 1)
  }

  /// A label of a public library of elements, iOS 15 to 17: "… / that runs / onto several / lines."
  @Test func longerTextsKeepTheirLastWord() {
    let lines = wrapped("Hello, world. This is some long text that runs onto several lines.", 100).lines.map(
      \.text)
    #expect(lines.count > 3)
    #expect(lines.last == "lines.")
  }

  /// Without words that fit beside the last one, or with one word in the first line, there is nothing to move.
  @Test func wordsMoveOnlyWhereTheyFit() {
    #expect(wrapped("Internationalization matters", width("Internationalization") + 2).lines.count == 2)
    let narrow = wrapped("of internationalization matters", width("of internationalization") + 1)
    #expect(narrow.lines.map(\.text) == ["of internationalization", "matters"])
  }

  /// The katakana dot between words: the letters keep their distances (profile views of iOS 17.5).
  @Test func wideCharactersDoNotSpreadTheOthers() throws {
    let typesetter = Typesetter()
    let text = typesetter.paragraph("Mr\u{30FB}Who", font: font, direction: .leftToRight)
    let alone = typesetter.paragraph("Mr", font: font, direction: .leftToRight)
    #expect(text.spacing.exceptions.map(\.range) == [2..<5])
    #expect(abs(text.spacing.tracking - alone.spacing.tracking) < 0.05)
    let parts = width("Mr") + width("\u{30FB}") + width("Who")
    #expect(abs(text.width - parts) < 0.3)
  }

  /// A text is at least as wide as its ink, which is that of texts of 31 points in a public library of controls (iOS 17, 3x).
  @Test(
    arguments: [("light_green", 162), ("light_blue", 142.67), ("light_indigo", 170)] as [(String, CGFloat)])
  func boldUnderscoresAreWide(text: String, ink: CGFloat) {
    let bold = FontDescriptor(pointSize: 31, weight: .bold)
    let width = measurer.layout(TextRequest(text: text, font: bold)).size.width
    #expect(width >= ink && width < ink + 4)
  }
}
