import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Text made smaller or closer. Characters are half an em wide, lines 1.2 ems high.
@MainActor
struct TextFittingTests {
  private func measured(_ body: () -> Void) {
    let before = TextSystem.measurer
    TextSystem.measurer = FixedPitchTextMeasurer()
    defer { TextSystem.measurer = before }
    body()
  }

  private func drawn(_ view: UIView) -> [DisplayText] {
    view.displayList().commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// A label of ten characters: 100 points wide in 20 points.
  private func label(width: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 24))
    label.font = .systemFont(ofSize: 20)
    label.text = "0123456789"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    return label
  }

  @Test("a label draws its text smaller, keeps its intrinsic size, and cuts at its least scale")
  func labels() {
    measured {
      let label = label(width: 75)
      let text = drawn(label)
      #expect(text.map(\.line.text) == ["0123456789"])
      #expect(abs((text.first?.font.pointSize ?? 0) - 15) < 0.03)
      #expect(label.intrinsicContentSize == CGSize(width: 100, height: 24))
      label.frame.size.width = 40
      #expect(drawn(label).map(\.line.text) == ["0123456…"])
      #expect(drawn(label).first?.font.pointSize == 10)
      label.frame.size.width = 200
      #expect(drawn(label).first?.font.pointSize == 20)
    }
  }

  /// Apple, `UILabel.adjustsFontSizeToFitWidth`: the text is fitted. Three quarters of it are a hundredth of a point too wide.
  @Test("what has been shrunk is not cut")
  func shrunkLabelsAreWhole() {
    measured {
      #expect(drawn(label(width: 74.99)).map(\.line.text) == ["0123456789"])
    }
  }

  /// Apple, `UIButton.Configuration.titleLineBreakMode`: titles wrap by words. Twenty characters of 20 points take 200 points, or
  /// two lines of 24 in 120.
  @Test("titles that wrap are whole if their lines fit", arguments: [(CGFloat(70), true), (24, false)])
  func wrappedTitles(height: CGFloat, isWhole: Bool) {
    measured {
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = AttributedString(
        "012345678 012345678 ", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 20)]))
      configuration.contentInsets = .zero
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: height)
      #expect((button.clippedText == nil) == isWhole)
    }
  }

  @Test("the baseline stays, or the middle does, as the label wants")
  func baselines() {
    measured {
      let label = label(width: 50)
      label.minimumScaleFactor = 0
      let full: CGFloat = 0.8 * 24
      // At the pixel of the phone's screen, three of which are a point.
      #expect(drawn(label).first?.line.baseline == (full * 3).rounded() / 3)
      label.baselineAdjustment = .alignCenters
      // Lines of 12 points in a height of 24: from 6 on, the baseline 9.6 below.
      #expect(abs((drawn(label).first?.line.baseline ?? 0) - 15.6) < 0.5)
      label.baselineAdjustment = .none
      #expect(abs((drawn(label).first?.line.baseline ?? 0) - 9.6) < 0.5)
    }
  }

  /// Apple, `UILabel.baselineAdjustment`: effective for labels of one line only. Lines of 12 points each in a height of 48: the
  /// first begins at 12, and its baseline is 9.6 below.
  @Test("several shrunk lines are in the middle")
  func severalLines() {
    measured {
      let label = label(width: 50)
      label.frame.size.height = 48
      label.minimumScaleFactor = 0
      label.numberOfLines = 2
      label.text = "0123456789\n01234"
      let baselines = drawn(label).map(\.line.baseline)
      #expect(baselines.count == 2)
      let middle = ((baselines.first ?? 0) + (baselines.last ?? 0)) / 2
      #expect(abs(middle - 27.6) < 0.5)
    }
  }

  @Test("runs shrink together")
  func runs() {
    measured {
      let label = label(width: 75)
      let text = NSMutableAttributedString(
        string: "01234", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      text.append(NSAttributedString(string: "56789", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
      label.attributedText = text
      #expect(drawn(label).map(\.font.pointSize) == [20, 10])
      label.frame.size.width = 60
      let sizes = drawn(label).map(\.font.pointSize)
      #expect(sizes.count == 2)
      #expect(abs(sizes[0] - 16) < 0.03)
      #expect(abs(sizes[1] - 8) < 0.03)
    }
  }

  @Test("tightening comes before cutting, as far as five parts of a hundred")
  func tightening() {
    measured {
      let label = label(width: 96)
      label.adjustsFontSizeToFitWidth = false
      #expect(drawn(label).first?.line.text.hasSuffix("…") == true)
      label.allowsDefaultTighteningForTruncation = true
      #expect(drawn(label).map(\.line.text) == ["0123456789"])
      #expect(abs((drawn(label).first?.font.kern ?? 0) + 0.4) < 1e-9)
      label.frame.size.width = 90
      #expect(drawn(label).first?.line.text.hasSuffix("…") == true)
    }
  }

  @Test("a shrunk text that fits is not clipped; one that may not shrink so far is")
  func clippedText() {
    measured {
      let label = label(width: 75)
      #expect(label.clippedText == nil)
      label.minimumScaleFactor = 0.9
      #expect(label.clippedText == .width(75, needed: 90))
      label.adjustsFontSizeToFitWidth = false
      #expect(label.clippedText == .width(75, needed: 100))
    }
  }

  @Test("a text field's text shrinks to its least size")
  func fields() {
    measured {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 75, height: 30))
      field.font = .systemFont(ofSize: 20)
      field.text = "0123456789"
      field.adjustsFontSizeToFitWidth = true
      field.minimumFontSize = 12
      #expect(abs((drawn(field).first?.font.pointSize ?? 0) - 15) < 0.03)
      field.minimumFontSize = 18
      #expect(drawn(field).first?.font.pointSize == 18)
    }
  }
}
