import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@_spi(ViewHooks) @testable import iOSCore

/// Expected sizes are counted: a character is 10 × 10 points, 8 of them above the baseline.
@MainActor
struct LabelTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func oneLineIsAsWideAsItsText() {
    withTenByTenText {
      #expect(label("Hello").intrinsicContentSize == CGSize(width: 50, height: 10))
      #expect(label("").intrinsicContentSize == .zero)
      #expect(label(nil).intrinsicContentSize == .zero)
    }
  }

  /// UILabel.h: `font` and `textColor` are `null_resettable`.
  @Test func nilStandsForTheDefault() {
    let label = UILabel()
    (label.font, label.textColor) = (.systemFont(ofSize: 30), .red)
    (label.font, label.textColor) = (nil, nil)
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test func severalLinesFollowTheWidth() {
    withTenByTenText {
      let text = label("aaa bbb ccc", lines: 0)
      #expect(text.contentHeightDependsOnWidth)
      #expect(text.contentSize(limitedTo: 70) == CGSize(width: 70, height: 20))
      #expect(text.contentSize(limitedTo: 30).height == 30)
      #expect(text.intrinsicContentSize == CGSize(width: 110, height: 10))
      text.numberOfLines = 2
      #expect(text.contentSize(limitedTo: 30).height == 20)
    }
  }

  @Test func anExplicitWidthDecidesAlone() {
    withTenByTenText {
      let text = label("aaa bbb ccc", lines: 0)
      text.preferredMaxLayoutWidth = 70
      #expect(!text.contentHeightDependsOnWidth)
      #expect(text.intrinsicContentSize == CGSize(width: 70, height: 20))
      #expect(text.contentSize(limitedTo: 30) == CGSize(width: 70, height: 20))
      text.numberOfLines = 1
      #expect(text.intrinsicContentSize == CGSize(width: 110, height: 10))
    }
  }

  @Test func baselinesAreTheTexts() {
    withTenByTenText {
      #expect(label("Hello").baselineOffsets == BaselineOffsets(firstFromTop: 8, lastFromBottom: 2))
    }
  }

  @Test func textIsDrawnInTheMiddleOfTheHeight() {
    withTenByTenText {
      let text = label("Hello")
      text.frame = CGRect(x: 5, y: 6, width: 100, height: 30)
      text.textAlignment = .right
      #expect(
        text.displayList().dump == """
          canvas 100×30
          group UILabel (0 0 100 30)
            text "Hello" at 50 18 width 50 system 17 400 #000000
          end

          """)
    }
  }

  @Test func textThatDoesNotFitIsCut() {
    withTenByTenText {
      let text = label("Hello there")
      text.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
      #expect(text.displayList().dump.contains(#"text "Hello…" at 0 8 width 60"#))
      let lines = label("aa bb cc dd", lines: 0)
      lines.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      let dump = lines.displayList().dump
      #expect(dump.contains(#"text "aa" at 0 8"#))
      #expect(dump.components(separatedBy: "text ").count == 3)
    }
  }

  @Test func wrappingLabelsGrowInLayout() {
    withTenByTenText {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 200))
      let text = label("aaa bbb ccc", lines: 0)
      text.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        text.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      #expect(text.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
      text.text = "aaa"
      root.layoutIfNeeded()
      #expect(text.frame.height == 10)
    }
  }

  @Test("lines break inside words where the label says so")
  func breaksByCharacter() {
    withTenByTenText {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "aaaa bbbb"
      label.lineBreakMode = .byCharWrapping
      // Six characters a line.
      #expect(label.sizeThatFits(CGSize(width: 60, height: 1000)) == CGSize(width: 60, height: 20))
      label.lineBreakMode = .byWordWrapping
      #expect(label.sizeThatFits(CGSize(width: 60, height: 1000)) == CGSize(width: 40, height: 20))
    }
  }
}
