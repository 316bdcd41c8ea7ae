import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSControls

/// The chevrons of pop-up buttons. (Apple, `UIButton.Configuration.Indicator`.) Titles are counted with characters of 10 × 10
/// points; the size of the chevrons and their gap are those of `ButtonIndicator`, which are guesses.
@MainActor
struct ButtonIndicatorTests {
  private func button(
    _ indicator: UIButton.Configuration.Indicator, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "abcd"
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.indicator = indicator
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.bounds.size = button.intrinsicContentSize
    return button
  }

  private func chevrons(of button: UIButton) -> CGRect? {
    button.displayList().commands.compactMap { command -> CGRect? in
      guard case .image(let image) = command, image.name == "chevron.up.chevron.down" else { return nil }
      return image.frame
    }.first
  }

  @Test func popUpButtonsShowChevronsAfterTheTitle() throws {
    try withTenByTenText {
      let (plain, popUp) = (button(.none), button(.popup))
      #expect(plain.intrinsicContentSize.width == 46)
      #expect(chevrons(of: plain) == nil)
      let mark = try #require(chevrons(of: popUp))
      #expect(abs(popUp.intrinsicContentSize.width - 46 - 4 - mark.width) < 0.01)
      #expect(abs(mark.minX - 46) < 0.01)
      #expect(abs(mark.maxX - (popUp.bounds.width - 4)) < 0.01)
      let label = try #require(popUp.titleLabel)
      popUp.layoutIfNeeded()
      #expect(abs(label.frame.minX - 2) < 0.01 && abs(label.frame.width - 40) < 0.01)
      #expect(abs(label.frame.midY - mark.midY) < 1)
    }
  }

  @Test func chevronsAreOnTheLeftFromRightToLeft() throws {
    try withTenByTenText {
      let button = button(.popup)
      button.semanticContentAttribute = .forceRightToLeft
      let mark = try #require(chevrons(of: button))
      // The trailing inset is on the left.
      #expect(abs(mark.minX - 4) < 0.01)
      button.layoutIfNeeded()
      #expect(abs((button.titleLabel?.frame.minX ?? 0) - mark.maxX - 4) < 0.01)
    }
  }

  @Test func imagesAndWideButtonsKeepTheChevronsBesideTheTitle() throws {
    try withTenByTenText {
      let button = button(.popup) {
        $0.image = UIImage(name: "", size: CGSize(width: 20, height: 30))
        $0.imagePadding = 6
      }
      button.bounds.size.width += 100
      let mark = try #require(chevrons(of: button))
      // All of it is in the middle: 50 more on each side; 20 for the image, 6 and 40 for the title, and 4.
      #expect(abs(mark.minX - 122) < 0.01)
      #expect(abs(button.bounds.width - mark.maxX - 54) < 0.01)
    }
  }

  @Test func narrowButtonsShortenTheTitle() throws {
    try withTenByTenText {
      let button = button(.popup) { $0.titleLineBreakMode = .byTruncatingTail }
      button.bounds.size.width -= 15
      let mark = try #require(chevrons(of: button))
      #expect(abs(mark.maxX - (button.bounds.width - 4)) < 0.01)
      button.layoutIfNeeded()
      #expect(abs((button.titleLabel?.frame.width ?? 0) - 25) < 0.01)
    }
  }

  @Test func chevronsGrowWithTheTitle() throws {
    let (small, large) = (button(.popup), button(.popup))
    large.configuration?.attributedTitle = AttributedString(
      "abcd", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 34)]))
    large.bounds.size = large.intrinsicContentSize
    let sizes = try [small, large].map { try #require(chevrons(of: $0)).height }
    #expect(abs(sizes[1] - 2 * sizes[0]) < 1)
    let alone = button(.popup) { $0.title = nil }
    #expect(abs(alone.intrinsicContentSize.width - 6 - (chevrons(of: small)?.width ?? 0)) < 0.01)
  }

  /// Apple, `UIButton.Configuration.Indicator.automatic`: shown if the button opens a menu and shows what is chosen of it.
  @Test func buttonsThatShowAChoiceHaveChevronsByThemselves() {
    let button = button(.automatic)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    #expect(chevrons(of: button) == nil)
    button.showsMenuAsPrimaryAction = true
    #expect(chevrons(of: button) == nil)
    button.changesSelectionAsPrimaryAction = true
    #expect(chevrons(of: button) != nil)
    button.configuration?.indicator = .none
    #expect(chevrons(of: button) == nil)
    button.configuration = nil
    #expect(chevrons(of: button) == nil)
  }
}
