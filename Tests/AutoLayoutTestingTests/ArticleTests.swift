import AutoLayoutTesting
import DocumentedCode
import Foundation
import Testing
import iOSViews

private final class Greeting: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "Good morning"
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
struct ArticleTests {
  @Test func testingLayouts() {
    // Sample begins.
    let matrix = LayoutMatrix(
      devices: [.iPhoneSE, .iPadPro11], directions: [.leftToRight, .rightToLeft],
      textSizes: [.large, .accessibilityLarge])
    expectSoundLayout(of: FreshSubject { Greeting() }, on: matrix)
    // Sample ends.

    // Sample begins.
    expectNoConflicts(
      in: LayoutDocument("Examples/Fieldnotes/Base.lproj/Main.storyboard"),
      on: LayoutMatrix(languages: ["de"]))
    // Sample ends.

    // Sample begins.
    expectGoodHabits { Greeting() }
    // Sample ends.
  }

  @Test func theArticleShowsThisCode() throws {
    try expectSamples(of: "Sources/AutoLayoutTesting/AutoLayoutTesting.docc/TestingLayouts.md")
  }
}
