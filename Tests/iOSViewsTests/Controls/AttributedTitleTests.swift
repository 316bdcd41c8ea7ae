import Foundation
import Graphics
import Testing
import iOSViews

/// Characters are half an em wide, lines 1.2 ems high.
@MainActor
struct AttributedTitleTests {
  private func measured(_ body: () throws -> Void) rethrows {
    let before = TextSystem.measurer
    TextSystem.measurer = FixedPitchTextMeasurer()
    defer { TextSystem.measurer = before }
    try body()
  }

  private var title: NSAttributedString {
    let title = NSMutableAttributedString(
      string: "Pay ", attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
    title.append(NSAttributedString(string: "42", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    return title
  }

  private func drawn(_ view: UIView) -> [DisplayText] {
    view.displayList().commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Apple, Foundation, `AttributeContainer.init(_:)`: takes the attributes of a dictionary that scopes know.
  @Test func containersAreMadeOfDictionaries() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 11), .kern: 2, NSAttributedString.Key("own"): 1,
    ])
    #expect(container.font == .systemFont(ofSize: 11))
    #expect(container.kern == 2)
    #expect(container.foregroundColor == nil)
    let title = AttributedString("SAVE", attributes: container)
    #expect(title.runs.first?.font == .systemFont(ofSize: 11))
  }

  @Test("a button is as large as the runs of its title, and draws them")
  func runs() {
    measured {
      let button = UIButton(type: .custom)
      button.setTitle("plain", for: .normal)
      button.setAttributedTitle(title, for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 20 + 40, height: 48 + 12))
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      #expect(drawn(button).map(\.line.text) == ["Pay ", "42"])
      #expect(drawn(button).map(\.font.pointSize) == [10, 40])
      button.setAttributedTitle(nil, for: .normal)
      #expect(drawn(button).map(\.line.text) == ["plain"])
    }
  }

  @Test("its label shows the same, and the button keeps its own font")
  func labels() {
    measured {
      let button = UIButton(type: .custom)
      let font = button.font
      button.setAttributedTitle(title, for: .normal)
      #expect(button.titleLabel?.attributedText == title)
      #expect(button.font == font)
      button.setAttributedTitle(nil, for: .normal)
      button.setTitle("Pay 42", for: .normal)
      #expect(button.titleLabel?.text == "Pay 42")
      #expect(button.titleLabel?.font == font)
    }
  }

  @Test("a configuration's title in runs is measured and drawn in these, each as the transformer leaves it")
  func configurations() {
    measured {
      var title = AttributedString("Pay ")
      var amount = AttributedString("42")
      amount.font = UIFont.systemFont(ofSize: 40)
      title.append(amount)
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = title
      let button = UIButton(configuration: configuration)
      // Body is 17 points; insets 7 and 12.
      #expect(button.intrinsicContentSize == CGSize(width: 24 + 34 + 40, height: 14 + 48))
      button.configuration?.titleTextAttributesTransformer = .init { container in
        var changed = container
        changed.font = UIFont.systemFont(ofSize: 10)
        return changed
      }
      #expect(button.intrinsicContentSize == CGSize(width: 24 + 30, height: 14 + 12))
    }
  }

  @Test("Foundation's two kinds of attributed text are made of one another")
  func bridging() {
    let text = AttributedString(title)
    #expect(text.runs.count == 2)
    #expect(text.font == nil)
    #expect(NSAttributedString(text) == title)
  }
}
