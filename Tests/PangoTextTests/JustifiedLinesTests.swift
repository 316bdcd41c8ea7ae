import Foundation
import Graphics
import PangoText
import Testing

struct JustifiedLinesTests {
  private func pieces(_ text: String, _ direction: TextDirection) -> [TextPiece] {
    let request = TextRequest(
      text: text, font: FontDescriptor(pointSize: 20), maximumWidth: 150, maximumLines: 0,
      lineBreakMode: .byWordWrapping,
      alignment: .justified, direction: direction)
    return PangoTextMeasurer().layout(request).lines.first?.pieces ?? []
  }

  /// The directions of the characters decide, not that of the interface (Unicode Bidirectional Algorithm, rules L2 and P2).
  @Test("words keep their order in an interface of the other direction")
  func wordsKeepTheirOrder() throws {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let words = pieces("the quick brown fox jumps", direction)
      #expect(words.prefix(3).map(\.text) == ["the", " ", "quick"])
      #expect(words.first?.x == 0)
      let end = try #require(words.last)
      #expect(abs(end.x + end.width - 150) < 0.01)
    }
    let hebrew = pieces("שלום עולם שלום עולם שלום עולם", .leftToRight)
    #expect(hebrew.last?.text == "שלום")
    #expect(hebrew.first?.x == 0)
  }
}
