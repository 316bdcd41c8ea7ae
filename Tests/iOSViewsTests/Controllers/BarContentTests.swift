import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Views and titles in bars: measured by Auto Layout, beside notches, below prompts. Text is 10 points a character and a line.
@MainActor
struct BarContentTests {
  private let root = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func show() -> UINavigationController {
    let stack = UINavigationController(rootViewController: root)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    return stack
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// WWDC 2017, session 204: title views and custom views of buttons are measured by their constraints.
  @Test func stacksAreMeasured() {
    withTenByTenText {
      let title = UIStackView(arrangedSubviews: [label("Title"), label("Two")])
      title.axis = .vertical
      root.navigationItem.titleView = title
      let button = UIView()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      button.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 20),
        inner.topAnchor.constraint(equalTo: button.topAnchor),
        inner.bottomAnchor.constraint(equalTo: button.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: button.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: button.trailingAnchor),
      ])
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      _ = show()
      // Five characters wide and two lines high, in the middle; the button ends at the margin of 16.
      #expect(title.frame.size == CGSize(width: 50, height: 20))
      #expect(abs(title.frame.midX - 196.5) <= 0.5)
      #expect(button.frame.size == CGSize(width: 30, height: 20) && button.frame.maxX == 377)
      (title.arrangedSubviews[0] as? UILabel)?.text = "Longer title"
      root.navigationController?.navigationBar.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(title.frame.width == 120)
    }
  }

  @Test func titleViewsKeepTheirHeightAfterASearch() {
    let control = UISegmentedControl(items: ["One", "Two"])
    root.navigationItem.titleView = control
    root.navigationItem.searchController = UISearchController(searchResultsController: nil)
    _ = show()
    let size = control.frame.size
    root.navigationItem.searchController?.isActive = true
    window.layoutIfNeeded()
    root.navigationItem.searchController?.isActive = false
    window.layoutIfNeeded()
    #expect(size.height > 0 && control.frame.size == size)
  }

  private func texts(_ view: UIView) -> [String] {
    view.displayList().dump.split(separator: "\n").compactMap { line in
      line.contains("text \"") ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
    }
  }

  /// The words of the back button give way to the title: first to "Back", then to the mark alone, which is a picture.
  @Test func longBackTitlesGiveWay() {
    withTenByTenText {
      root.title = "A very long title of a screen"
      let stack = show()
      let next = UIViewController()
      next.title = "Next screen"
      stack.pushViewController(next, animated: false)
      window.layoutIfNeeded()
      #expect(texts(stack.navigationBar) == ["Back", "Next screen"])
      next.title = "A title of thirty characters.."
      stack.navigationBar.setNeedsLayout()
      #expect(texts(stack.navigationBar) == ["A title of thirty characters.."])
      next.title = "Few"
      #expect(texts(stack.navigationBar).first == "A very long title of a screen")
    }
  }

  /// The x position of a text in a bar's drawing.
  private func start(of text: String, in bar: UIView) -> CGFloat? {
    bar.displayList().commands.lazy.compactMap { command in
      if case .text(let text) = command { text.line } else { nil }
    }.first { $0.text == text }?.x
  }

  /// The mark points back, to the right in an interface that reads from right to left (Apple, Human Interface Guidelines,
  /// "Right to left"). The title begins 27 points from the edge, within a point (a guess).
  @Test func backButtonsAreMirrored() throws {
    try withTenByTenText {
      root.title = "Home"
      let stack = show()
      stack.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      let left = try #require(start(of: "Home", in: stack.navigationBar))
      #expect(abs(left - 27) < 1)
      window.traitOverrides.layoutDirection = .rightToLeft
      window.layoutIfNeeded()
      let right = try #require(start(of: "Home", in: stack.navigationBar))
      #expect(abs(right + 40 - (393 - 27)) < 1)
    }
  }

  /// Apple, `UINavigationBar.backIndicatorImage`: the image beside the back button.
  @Test func backIndicatorsReplaceTheMark() {
    withTenByTenText {
      root.title = "Home"
      let stack = show()
      stack.navigationBar.backIndicatorImage = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
        .image { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20)) }
      stack.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      // From 8 to 38, then a gap of 4.
      #expect(start(of: "Home", in: stack.navigationBar) == 42)
    }
  }

  /// Apple, `UINavigationItem.prompt`: above the title; the bar is 74 points high.
  @Test func promptsMakeTheBarHigher() {
    root.title = "Title"
    root.navigationItem.prompt = "Prompt"
    let stack = show()
    #expect(stack.navigationBar.frame.height == 74)
    #expect(root.view.safeAreaInsets.top == 74)
    #expect(texts(stack.navigationBar) == ["Prompt", "Title"])
    root.navigationItem.prompt = nil
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 44)
  }

  /// An iPhone 15 lying: 59 points of safe area left and right, and the bars' margin of 16.
  @Test func contentKeepsClearOfNotches() throws {
    window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    window.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let lower = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    root.toolbarItems = [UIBarButtonItem(customView: lower)]
    let stack = show()
    stack.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(left.frame.minX == 75 && button.frame.maxX == 777)
    #expect(lower.frame.minX == 75)
    let search = UISearchBar(frame: CGRect(x: 0, y: 100, width: 852, height: 56))
    root.view.addSubview(search)
    window.layoutIfNeeded()
    // The field's margin is 8: it begins at 67.
    #expect(search.displayList().dump.contains("67"))
  }

  /// Apple, `UIBarItem.setTitleTextAttributes(_:for:)` and `UISegmentedControl.setTitleTextAttributes(_:for:)`.
  @Test func titlesHaveTheirAttributes() {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes(
      [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)], for: .normal)
    root.navigationItem.rightBarButtonItem = item
    let stack = show()
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    let isRed = stack.navigationBar.displayList().commands.contains { command in
      if case .text(let text) = command { text.color == red } else { false }
    }
    #expect(isRed)
    let segments = UISegmentedControl(items: ["a", "b"])
    let before = segments.intrinsicContentSize.width
    segments.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .normal)
    #expect(segments.intrinsicContentSize.width > before)
  }
}
