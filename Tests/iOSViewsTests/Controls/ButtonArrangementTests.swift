import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSControls

/// Where images and titles of buttons lie. Sizes are counted: characters of 10 × 10 points, images as large as they say,
/// insets and paddings as the configuration states them (Apple, `UIButton.Configuration`).
@MainActor
struct ButtonArrangementTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "abcd"
    configuration.image = UIImage(name: "", size: CGSize(width: 20, height: 30))
    configuration.imagePadding = 6
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, CGSize(width: 72, height: 34), CGRect(x: 2, y: 1, width: 20, height: 30)),
    (.trailing, CGSize(width: 72, height: 34), CGRect(x: 48, y: 1, width: 20, height: 30)),
    (.top, CGSize(width: 46, height: 50), CGRect(x: 12, y: 1, width: 20, height: 30)),
    (.bottom, CGSize(width: 46, height: 50), CGRect(x: 12, y: 17, width: 20, height: 30)),
  ])
  func imagesLieOnTheRequestedSide(edge: NSDirectionalRectEdge, size: CGSize, image: CGRect) {
    withTenByTenText {
      let button = button { $0.imagePlacement = edge }
      #expect(button.intrinsicContentSize == size)
      button.frame.size = size
      #expect(button.imageView != nil)
      button.layoutIfNeeded()
      #expect(button.imageView?.frame == image)
    }
  }

  @Test func leadingIsRightFromRightToLeft() {
    withTenByTenText {
      let button = button { $0.contentInsets = .zero }
      button.semanticContentAttribute = .forceRightToLeft
      button.frame.size = button.intrinsicContentSize
      #expect(button.imageView != nil)
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.minX == 46)
    }
  }

  /// Apple, `titleLineBreakMode` and `subtitleLineBreakMode`: word wrapping by default, which enables several lines; modes
  /// that do not wrap restrict the text to one.
  @Test func titlesBreakIntoLines() {
    withTenByTenText {
      var configuration = UIButton.Configuration.plain()
      #expect(configuration.titleLineBreakMode == .byWordWrapping)
      #expect(configuration.subtitleLineBreakMode == .byWordWrapping)
      configuration.title = "abc def"
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let button = UIButton(configuration: configuration)
      #expect(button.intrinsicContentSize == CGSize(width: 76, height: 14))
      #expect(button.sizeThatFits(CGSize(width: 56, height: 0)).height == 24)
      let space = UIView(frame: CGRect(x: 0, y: 0, width: 56, height: 100))
      space.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.topAnchor.constraint(equalTo: space.topAnchor).isActive = true
      button.leadingAnchor.constraint(equalTo: space.leadingAnchor).isActive = true
      button.trailingAnchor.constraint(equalTo: space.trailingAnchor).isActive = true
      space.layoutIfNeeded()
      #expect(button.frame == CGRect(x: 0, y: 0, width: 56, height: 24))
      #expect(texts(of: button).map(\.line.text) == ["abc", "def"])
      button.configuration?.titleLineBreakMode = .byTruncatingTail
      space.layoutIfNeeded()
      #expect(button.frame.height == 14)
    }
  }

  /// Apple, `UIButton.Configuration.titleAlignment`: how title and subtitle are aligned to one another. The title of four
  /// characters lies in the middle, or at the end, of the subtitle's 80 points.
  @Test(arguments: [
    (UIButton.Configuration.TitleAlignment.leading, CGFloat(0)), (.center, 20), (.trailing, 40),
  ])
  func titlesLieBesideSubtitles(alignment: UIButton.Configuration.TitleAlignment, x: CGFloat) {
    withTenByTenText {
      let button = button {
        $0.image = nil
        $0.contentInsets = .zero
        $0.subtitle = "12345678"
        $0.titlePadding = 2
        $0.titleAlignment = alignment
      }
      #expect(button.intrinsicContentSize == CGSize(width: 80, height: 22))
      button.frame.size = button.intrinsicContentSize
      let texts = texts(of: button)
      #expect(texts.map(\.line.text) == ["abcd", "12345678"])
      #expect(texts.first?.line.x == x)
      #expect((texts.last?.line.baseline ?? 0) - (texts.first?.line.baseline ?? 0) == 12)
    }
  }

  private func texts(of view: UIView) -> [DisplayText] {
    view.displayList().commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test func reservationsKeepSpaceForImages() {
    withTenByTenText {
      #expect(button { $0.imageReservation = 50 }.intrinsicContentSize.width == 102)
      #expect(button { $0.imageReservation = 10 }.intrinsicContentSize.width == 72)
    }
  }

  /// Apple, `UIButton.titleEdgeInsets`: used for placing only, not for the natural size.
  @Test func oldInsetsMoveTitlesAndImages() {
    withTenByTenText {
      let button = UIButton(type: .custom)
      button.setTitle("abcd", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      #expect(button.titleLabel != nil)
      button.layoutIfNeeded()
      let before = button.titleLabel?.frame
      let size = button.intrinsicContentSize
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 6, right: 0)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame == before?.offsetBy(dx: 5, dy: -3))
      #expect(button.intrinsicContentSize == size)
    }
  }

  @Test func contentKeepsToTheRequestedSide() {
    withTenByTenText {
      let button = UIButton(type: .custom)
      button.setTitle("abcd", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.contentVerticalAlignment = .bottom
      button.contentHorizontalAlignment = .trailing
      #expect(button.titleLabel != nil)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame == CGRect(x: 60, y: 30, width: 40, height: 10))
    }
  }

  @Test func actionsGiveTitleAndRun() {
    var runs: [String] = []
    let action = UIAction(title: "Go") { action in runs.append(action.title) }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.title(for: .normal) == "Go")
    button.sendActions(for: .touchUpInside)
    #expect(runs == ["Go"])
    #expect(UIButton(configuration: .filled(), primaryAction: action).configuration?.title == "Go")
  }

  @Test func handlersFollowTheState() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "On" : "Off" }
    button.updateConstraintsIfNeeded()
    #expect(button.configuration?.title == "On")
    button.isEnabled = false
    button.updateConstraintsIfNeeded()
    #expect(button.configuration?.title == "Off")
  }

  @Test func transformersChangeFonts() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "a"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 31)
      return outgoing
    }
    #expect(configuration.titleAttributes(in: .large).font == .boldSystemFont(ofSize: 31))
  }
}
