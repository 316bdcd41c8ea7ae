import CairoRenderer
import Foundation
import Graphics
import PangoText
import Testing

@testable import SVGRenderer

/// Emoji in colour. These tests need a font that has them, such as Debian's `fonts-noto-color-emoji`.
@Suite(.enabled(if: FontCatalog.hasColoredEmoji, "no font with emoji in colour is installed"))
struct EmojiTests {
  private let font = FontDescriptor(pointSize: 40)

  private func list(_ text: String, color: Color = .black) -> DisplayList {
    drawing(width: 300, height: 60) { context in
      context.setFillColor(color)
      context.draw(TextLine(text: text, x: 5, baseline: 45, width: 280), font: font)
    }
  }

  private func isYellow(_ pixel: [Int]) -> Bool { pixel[0] > 200 && pixel[1] > 140 && pixel[2] < 110 }

  @Test func emojiAreInColour() throws {
    let pixels = try Pixels(of: list("A👍"))
    #expect(pixels.count(isYellow) > 200)
    // The letter beside it is black.
    #expect(pixels.count { $0 == black } > 50)
  }

  @Test func opacityIsTheTexts() throws {
    let faint = try Pixels(of: list("👍", color: Color(white: 0, alpha: 0.2)))
    #expect(faint.count(isYellow) == 0)
    #expect(faint.count { $0[2] < 245 } > 200)
  }

  /// Unicode, technical standard 51: families, flags, skin tones and keys are one character each.
  @Test(arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏳️‍🌈"])
  func sequencesAreOneGlyph(_ text: String) {
    let measurer = PangoTextMeasurer()
    func width(_ text: String) -> CGFloat {
      measurer.layout(TextRequest(text: text, font: font)).size.width
    }
    #expect(abs(width(text) - width("😀")) < 0.01)
    #expect(abs(width(text + text) - 2 * width("😀")) < 0.01)
    #expect(measurer.missingCharacters(of: text).isEmpty)
  }

  /// An emoji stands as high as the line: from below the baseline to about the ascender, and keeps to its advance.
  @Test func emojiStandInTheirLine() throws {
    let width = PangoTextMeasurer().layout(TextRequest(text: "😀", font: font)).size.width
    let pixels = try Pixels(of: list("😀"), background: nil)
    let rows = (0..<60).filter { y in (0..<300).contains { pixels[$0, y][3] > 100 } }
    let columns = (0..<300).filter { x in (0..<60).contains { pixels[x, $0][3] > 100 } }
    let (top, bottom) = (try #require(rows.first), try #require(rows.last))
    #expect(top >= 2 && top < 15 && bottom >= 45 && bottom < 58)
    #expect(CGFloat(columns.count) <= width + 1 && CGFloat(columns.count) > width * 0.75)
  }

  @Test func pdfsHoldTheEmojiToo() throws {
    let plain = try CairoRenderer().pdf(of: list("A"))
    let emoji = try CairoRenderer().pdf(of: list("A👍"))
    // A picture is much more than a glyph's outline.
    #expect(emoji.count > plain.count + 1000)
    #expect(try emoji == CairoRenderer().pdf(of: list("A👍")))
  }
}

/// Tests that need no such font.
struct EmojiTextTests {
  /// Only the emoji themselves: fonts of emoji have digits, too, and wide ones.
  @Test func svgNamesTheFontsOfEmoji() {
    func content(_ text: String) -> String {
      let list = drawing(width: 100, height: 20) { context in
        context.draw(
          TextLine(text: text, x: 0, baseline: 15, width: 40), font: FontDescriptor(pointSize: 15))
      }
      let svg = SVGRenderer().svg(of: list)
      #expect(XMLCheck.isWellFormed(svg))
      let line = svg.split(separator: "\n").first { $0.contains("<text") } ?? ""
      return line.drop { $0 != ">" }.dropFirst().replacingOccurrences(of: "</text>", with: "")
        .replacingOccurrences(of: SVGRenderer.emojiFamilies, with: "E")
    }
    #expect(content("1 & 2") == "1 &amp; 2")
    #expect(content("9👍🏽❤️ 1") == #"9<tspan font-family="E">👍🏽❤️</tspan> 1"#)
    #expect(content("1️⃣") == #"<tspan font-family="E">1️⃣</tspan>"#)
  }
}
