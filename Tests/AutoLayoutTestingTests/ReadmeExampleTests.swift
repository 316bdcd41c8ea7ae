import AutoLayoutTesting
import Foundation
import Testing
import iOSViews

// README begins.
@MainActor
@Test func signUpFitsEverywhere() {
  expectSoundLayout(
    of: FreshSubject { SignUpView() },
    on: LayoutMatrix(
      devices: [.iPhoneSE, .iPhone15, .iPadPro11], directions: [.leftToRight, .rightToLeft],
      textSizes: [.large, .accessibilityLarge]))
  expectNoConflicts(
    in: LayoutDocument("Examples/Fieldnotes/Base.lproj/Main.storyboard"),
    on: LayoutMatrix(languages: ["de", "ar"]))
}
// README ends.

private final class SignUpView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let title = UILabel()
    title.text = "Create your account"
    title.font = .preferredFont(forTextStyle: .title1)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

struct ReadmeExampleTests {
  @Test func theReadmeShowsThisCode() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let region = try #require(source.components(separatedBy: "// README begins.\n").dropFirst().first)
    let code = try #require(region.components(separatedBy: "// README ends.").first)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("import AutoLayoutTesting\nimport Testing\nimport iOSViews\n\n\(code)```"))
  }
}
