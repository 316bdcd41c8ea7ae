import Foundation
import Graphics
import Testing
import iOSViews

/// Texts measured by client code, with the fixed-pitch measurer.
@MainActor
struct StringMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 10)

  @Test("a text is as large as a label that shows it, before rounding")
  func likeALabel() {
    let label = UILabel()
    label.font = font
    label.text = "Some words"
    let size = "Some words".size(withAttributes: [.font: font])
    #expect(size.width.rounded(.up) == label.intrinsicContentSize.width.rounded(.up))
    #expect(size == NSAttributedString(string: "Some words", attributes: [.font: font]).size())
  }

  @Test("lines break at the width only on request")
  func breaking() {
    let text = NSAttributedString(string: "one two three four five", attributes: [.font: font])
    let space = CGSize(width: 40, height: 1000)
    let line = text.boundingRect(with: space)
    let box = text.boundingRect(with: space, options: .usesLineFragmentOrigin)
    #expect(line.width > 40)
    #expect(box.width <= 40)
    #expect(box.height > line.height * 1.5)
  }

  @Test("space between lines counts between lines only")
  func lineSpacing() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let plain = "a\nb\nc".size(withAttributes: [.font: font])
    let spaced = "a\nb\nc".size(withAttributes: [.font: font, .paragraphStyle: style])
    #expect(spaced.height == plain.height + 14)
  }
}
