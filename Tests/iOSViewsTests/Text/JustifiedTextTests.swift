import Foundation
import Graphics
import Testing
import iOSViews

/// Apple, `NSTextAlignment.justified`: text is aligned at both sides, except for a paragraph's last line. Every character is 10
/// points wide and high.
@MainActor
struct JustifiedTextTests {
  private func layout(_ text: String, direction: TextDirection = .leftToRight) -> TextLayout {
    withTenByTenText {
      TextSystem.measurer.layout(
        TextRequest(
          text: text, font: UIFont.systemFont(ofSize: 10).descriptor, maximumWidth: 60,
          maximumLines: 0, lineBreakMode: .byWordWrapping, alignment: .justified, direction: direction))
    }
  }

  private func places(_ line: TextLine?) -> [String: CGFloat] {
    Dictionary((line?.pieces ?? []).map { ($0.text, $0.x) }) { first, _ in first }
  }

  /// `aa bb` is 50 points wide: its gap takes the 10 that are left.
  @Test("the gaps between words share the space that is left")
  func gapsShareTheSpace() throws {
    let lines = layout("aa bb cc dd").lines
    #expect(lines.count == 2)
    #expect(places(lines.first) == ["aa": 0, " ": 20, "bb": 40])
    #expect(lines.first?.width == 60)
    #expect(lines.last?.x == 0 && lines.last?.width == 50)
  }

  @Test("words follow each other in reading direction")
  func rightToLeft() {
    let lines = layout("aa bb cc dd", direction: .rightToLeft).lines
    #expect(places(lines.first) == ["bb": 0, " ": 20, "aa": 40])
    #expect(lines.last?.x == 10)
  }

  @Test("a line without gaps, and one that ends with an ellipsis, stay as they are")
  func linesThatStay() {
    #expect(layout("aaaaa bbbbb").lines.first?.pieces.map(\.x) == [0])
    withTenByTenText {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
      label.text = "a b c d e f"
      label.textAlignment = .justified
      #expect(label.displayList().dump.contains("…"))
    }
  }

  @Test("labels draw each word in its place")
  func labels() {
    withTenByTenText {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      label.numberOfLines = 0
      label.text = "aa bb cc dd"
      let before = label.displayList().dump
      #expect(before.contains(#""aa bb""#))
      label.textAlignment = .justified
      let dump = label.displayList().dump
      #expect(dump.contains(#""aa""#) && dump.contains(#""bb""#) && dump.contains(#""cc dd""#))
    }
  }

  @Test("TextKit finds the characters where they are drawn")
  func textKit() {
    withTenByTenText {
      let style = NSMutableParagraphStyle()
      style.alignment = .justified
      let storage = NSTextStorage(string: "aa bb cc dd", attributes: [.paragraphStyle: style])
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 60, height: 0))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let second = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: container)
      #expect(second == CGRect(x: 40, y: 0, width: 20, height: 10))
      let last = manager.boundingRect(forGlyphRange: NSRange(location: 9, length: 2), in: container)
      #expect(last == CGRect(x: 30, y: 10, width: 20, height: 10))
    }
  }
}
