import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@_spi(ViewHooks) @testable import iOSCore

@MainActor
struct AttributedLabelTests {
  private let small = UIFont.systemFont(ofSize: 10)
  private let large = UIFont.systemFont(ofSize: 20)

  private func text(_ stretches: [(String, UIFont)]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, font) in stretches {
      text.append(NSAttributedString(string: string, attributes: [.font: font]))
    }
    return text
  }

  /// Half an em a character, lines of 1.2 ems, 80 % of these above the baseline.
  private func measured(_ body: () -> Void) {
    let before = TextSystem.measurer
    TextSystem.measurer = FixedPitchTextMeasurer()
    defer { TextSystem.measurer = before }
    body()
  }

  /// 18 pictures of iOS 15 to 17 in a public library of elements: no ellipsis after two of several lines with a new paragraph style.
  @Test("a paragraph style decides whether an ellipsis shows")
  func paragraphStylesBreakLines() {
    let label = UILabel()
    label.attributedText = text([("one two three", small)])
    #expect(label.lineBreakMode == .byTruncatingTail)
    label.attributedText = NSAttributedString(
      string: "one two three", attributes: [.font: small, .paragraphStyle: NSParagraphStyle()])
    #expect(label.lineBreakMode == .byWordWrapping)
  }

  @Test("a label is as large as its runs, and its baselines are those of the first and the last line")
  func labels() {
    measured {
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text([("small ", small), ("LARGE", large), ("\nsmall", small)])
      #expect(label.intrinsicContentSize == CGSize(width: 30 + 50, height: 24 + 12))
      #expect(abs(label.baselineOffsets.firstFromTop - 19.2) < 1e-9)
      #expect(abs(label.baselineOffsets.lastFromBottom - 2.4) < 1e-9)
      label.attributedText = text([("small\n", small), ("LARGE", large)])
      #expect(abs(label.baselineOffsets.firstFromTop - 9.6) < 1e-9)
      #expect(abs(label.baselineOffsets.lastFromBottom - 4.8) < 1e-9)
    }
  }

  /// Apple, `UILabel.text`: setting it drops the attributes, also where the characters stay the same.
  @Test("the same characters as plain text have another size than with their attributes")
  func plainTextOfTheSameCharacters() {
    measured {
      let label = UILabel()
      label.attributedText = text([("ab", small), ("cd", large)])
      #expect(label.intrinsicContentSize == CGSize(width: 10 + 20, height: 24))
      label.text = "abcd"
      #expect(label.intrinsicContentSize == CGSize(width: 20, height: 12))
    }
  }

  @Test("a size that another measurer gave counts no more")
  func anotherMeasurer() {
    measured {
      let label = UILabel()
      (label.text, label.font) = ("ab", small)
      #expect(label.intrinsicContentSize == CGSize(width: 10, height: 12))
      withTenByTenText { #expect(label.intrinsicContentSize == CGSize(width: 20, height: 10)) }
      #expect(label.intrinsicContentSize == CGSize(width: 10, height: 12))
    }
  }

  /// UIKit: font, colour and alignment set after the attributed text are those of all of it.
  @Test("a font set later is that of all runs; plain text takes the attributed text's place")
  func laterFont() {
    measured {
      let label = UILabel()
      label.attributedText = text([("ab", small), ("cd", large)])
      #expect(label.font == small)
      label.font = large
      #expect(label.intrinsicContentSize.width == 40)
      label.textColor = .red
      #expect(
        label.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
      label.textAlignment = .center
      let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      #expect((style as? NSParagraphStyle)?.alignment == .center)
      label.text = "ab"
      #expect(label.attributedText?.length == 2)
    }
  }

  @Test("each run is drawn in its own font and colour, with its lines and background")
  func drawing() {
    measured {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
      let text = NSMutableAttributedString(attributedString: text([("ab", small), ("cd", large)]))
      text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
      text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 0, length: 2))
      text.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 2, length: 2))
      label.attributedText = text
      let commands = label.displayList().commands
      let texts = commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
      #expect(texts.map(\.line.text) == ["ab", "cd"])
      #expect(texts.map(\.font.pointSize) == [10, 20])
      #expect(texts.map(\.line.x) == [0, 10])
      // 0.8 of 24, at the pixel of the phone's screen, three of which are a point.
      #expect(texts.map(\.line.baseline) == [CGFloat](repeating: (19.2 * 3).rounded() / 3, count: 2))
      #expect(texts[1].color == UIColor.red.color(for: .light))
      let fills = commands.compactMap {
        if case .fill(let path, _, _) = $0 { path.boundingBoxOfPoints } else { nil }
      }
      #expect(fills == [CGRect(x: 0, y: 0, width: 10, height: 24)])
      let strokes = commands.compactMap {
        if case .stroke(let path, _, _) = $0 { path.boundingBoxOfPoints } else { nil }
      }
      #expect(strokes.map(\.minX) == [10])
      #expect(strokes.map(\.width) == [20])
      #expect(strokes[0].minY > 19)
    }
  }

  @Test("attachments are images in the text")
  func attachments() {
    measured {
      let icon = NSTextAttachment(image: UIImage(name: "icon", size: CGSize(width: 30, height: 16)))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      let text = NSMutableAttributedString(attributedString: text([("ab", small)]))
      text.append(NSAttributedString(attachment: icon))
      label.attributedText = text
      #expect(label.intrinsicContentSize.width == 40)
      #expect(abs(label.intrinsicContentSize.height - (16 + 2.4)) < 0.4)
      let images = label.displayList().commands.compactMap {
        if case .image(let image) = $0 { image.frame } else { nil }
      }
      #expect(images.map(\.minX) == [10])
      #expect(images.map(\.size) == [CGSize(width: 30, height: 16)])
      icon.bounds = CGRect(x: 0, y: -6, width: 10, height: 10)
      label.attributedText = text
      #expect(label.intrinsicContentSize.width == 20)
    }
  }

  @Test("a text view's text in runs has its size, and scrolls as far as it is high")
  func textViews() {
    measured {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 70, height: 40))
      view.attributedText = text([("one ", small), ("two", large), (" three", small)])
      // 60 points for lines: "one two" (50) and "three".
      #expect(view.contentSize == CGSize(width: 70, height: 8 + 24 + 12 + 8))
      view.isScrollEnabled = false
      #expect(view.contentSize(limitedTo: 70).height == 52)
      #expect(view.sizeThatFits(CGSize(width: 70, height: CGFloat.greatestFiniteMagnitude)).height == 52)
    }
  }

  /// Documents of duckduckgo/iOS: labels of 17 points in two lines with a multiple of 1.1 are 44.67 high at 3x, of 14 points
  /// in three lines with 1.35 67.67, of 15 points in two lines with 3 points between 39; of 16 in one with 1.35 26.
  @Test(
    arguments: [
      (17, 2, 1.1, 0, 44 + 2 / 3.0), (14, 3, 1.35, 0, 67 + 2 / 3.0), (15, 2, 0, 3, 39), (16, 1, 1.35, 0, 26),
    ] as [(CGFloat, Int, CGFloat, CGFloat, CGFloat)])
  func savedHeights(size: CGFloat, lines: Int, multiple: CGFloat, spacing: CGFloat, height: CGFloat) {
    let before = TextSystem.measurer
    // San Francisco's line height (see PangoText's SystemFontMetrics).
    TextSystem.measurer = FixedPitchTextMeasurer(pitch: .ems(advance: 0.5, lineHeight: 1.193359))
    defer { TextSystem.measurer = before }
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = multiple
    style.lineSpacing = spacing
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: Array(repeating: "line", count: lines).joined(separator: "\n"),
      attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style])
    #expect(abs(label.intrinsicContentSize.height - height) < 1e-6)
  }
}
