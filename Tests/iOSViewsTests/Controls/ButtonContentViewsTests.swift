import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// A button's label and image view as client code finds them.
@MainActor
struct ButtonContentViewsTests {
  private func button(width: CGFloat = 200, height: CGFloat = 40) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: width, height: height)
    button.setTitle("Press", for: .normal)
    return button
  }

  @Test("the label shows the title and is a subview in the middle")
  func labelIsPlaced() throws {
    let button = button()
    let label = try #require(button.titleLabel)
    #expect(label.superview === button)
    #expect(label.text == "Press")
    button.layoutIfNeeded()
    #expect(abs(label.frame.midX - 100) < 0.5)
    #expect(abs(label.frame.midY - 20) < 0.5)
    #expect(label.frame.width >= label.intrinsicContentSize.width)
  }

  @Test("the label's font is the button's")
  func fontsAreOne() throws {
    let button = button()
    let small = button.intrinsicContentSize
    try #require(button.titleLabel).font = .systemFont(ofSize: 30)
    #expect(button.font.pointSize == 30)
    #expect(button.intrinsicContentSize.width > small.width)
  }

  /// 6 pictures of iOS 14 in a public repository: `16\nlines` in a button that breaks its title between words.
  @Test("a title that wraps has all of its lines")
  func wrappingTitles() throws {
    let button = button(width: 60, height: 60)
    button.setTitle("16\nlines", for: .normal)
    func lines() -> [String] {
      button.displayList().commands.compactMap {
        if case .text(let text) = $0 { text.line.text } else { nil }
      }
    }
    #expect(lines().count == 1)
    try #require(button.titleLabel).lineBreakMode = .byWordWrapping
    #expect(button.titleLabel?.numberOfLines == 0)
    button.layoutIfNeeded()
    #expect(lines() == ["16", "lines"])
    #expect(button.intrinsicContentSize.height > 36)
  }

  @Test("reading the label changes neither size nor picture's text")
  func sameSizeAndText() {
    let plain = button()
    let requested = button()
    _ = requested.titleLabel
    requested.layoutIfNeeded()
    #expect(plain.intrinsicContentSize == requested.intrinsicContentSize)
    let texts = [plain, requested].map { button in
      button.displayList().commands.compactMap {
        if case .text(let text) = $0 { text.line.text } else { nil }
      }
    }
    #expect(texts[0] == ["Press"])
    #expect(texts[1] == ["Press"])
  }

  /// (Icons of 24 points in pictures of a public repository, iOS 17.5: 32 points in buttons of 32 with insets of 7.)
  @Test("an image view keeps the size that a program's constraints give it")
  func constrainedImage() throws {
    let button = UIButton(configuration: .borderless())
    button.configuration?.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    button.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
    let view = try #require(button.imageView)
    button.layoutIfNeeded()
    #expect(view.frame.height == 18)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 32).isActive = true
    view.heightAnchor.constraint(equalToConstant: 32).isActive = true
    button.layoutIfNeeded()
    #expect(view.frame == button.bounds)
  }

  /// (A check box in a public repository, iOS 18: 49.7 × 34.3 points before any layout.)
  @Test("a button that is sized at once includes what its update handler shows")
  func sizeAfterUpdate() {
    let button = UIButton(configuration: .plain())
    let empty = button.intrinsicContentSize
    button.configurationUpdateHandler = { button in
      button.configuration?.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 50)).image { _ in
      }
    }
    #expect(button.intrinsicContentSize == CGSize(width: empty.width + 40, height: 50 + 14))
  }

  private func drawing(tint: UIColor, title: UIColor) -> String {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setTitleColor(title, for: .normal)
    button.tintColor = tint
    return button.displayList().dump
  }

  /// Apple, `UIButton.tintColor`: it colours template images, as symbols are, whatever the title's colour is.
  @Test("the tint colours the image of a custom button")
  func tintOfImages() {
    #expect(drawing(tint: .red, title: .white) == drawing(tint: .red, title: .green))
    #expect(drawing(tint: .red, title: .white) != drawing(tint: .blue, title: .white))
  }

  /// A symbol for text of 60 points makes its button as high as itself; the title's line is 20.3 points high (UIKit).
  @Test("a button is as high as a symbol that is larger than its text")
  func largeSymbols() throws {
    let image = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60)))
    var configuration = UIButton.Configuration.plain()
    configuration.image = image
    configuration.contentInsets = .zero
    let size = UIButton(configuration: configuration).intrinsicContentSize
    #expect(abs(size.height - image.size.height) < 1)
  }

  @Test("image before title, with the image view's frame of the image's size")
  func imageView() throws {
    let button = button()
    button.setImage(UIImage(name: "star", size: CGSize(width: 20, height: 20)), for: .normal)
    let image = try #require(button.imageView)
    let label = try #require(button.titleLabel)
    button.layoutIfNeeded()
    #expect(image.frame.size == CGSize(width: 20, height: 20))
    #expect(image.frame.maxX <= label.frame.minX)
  }

  @Test("another title reaches the label")
  func titlesFollow() {
    let button = button()
    let label = button.titleLabel
    button.setTitle("Again", for: .normal)
    #expect(label?.text == "Again")
  }

  private func filled(_ title: String) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    return button
  }

  @Test("the label of a configured button has the configuration's colour and font")
  func labelsOfConfiguredButtons() throws {
    let button = filled("OK")
    let label = try #require(button.titleLabel)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    // Text on a filled button is white, and of the body style (Apple, Human Interface Guidelines, "Buttons").
    #expect(label.textColor == .white)
    #expect(label.font.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
  }

  @Test("the label of a button with a size is placed as soon as it is made")
  func labelsArePlacedAtOnce() throws {
    let plain = try #require(button().titleLabel)
    #expect(abs(plain.frame.midX - 100) < 0.5)
    #expect(plain.frame.height > 0)
    #expect(try #require(filled("OK").titleLabel).frame.width > 0)
  }

  /// Apple's pictures of a running app show all lines of such a title (iOS 26.1).
  @Test("a configured title with a line break has two lines")
  func titlesOfSeveralLines() {
    withTenByTenText {
      // Two lines of 10 and the insets of a medium button, 7 above and below.
      #expect(filled("Two\nlines").intrinsicContentSize.height == 34)
      #expect(filled("Two").intrinsicContentSize.height == 24)
    }
  }

  /// White titles of 5 buttons in a public repository's references (iOS 15).
  @Test("a title without a colour has the tint of its label")
  func tintsOfLabels() throws {
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(label.textColor == button.tintColor)
    label.tintColor = .white
    #expect(button.currentTitleColor == .white)
    #expect(label.textColor == .white)
    button.setTitleColor(.red, for: .normal)
    #expect(label.textColor == .red)
  }
}
