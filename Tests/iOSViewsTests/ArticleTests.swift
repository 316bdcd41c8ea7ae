import DocumentedCode
import Foundation
import Testing
import iOSViews

@MainActor
struct ArticleTests {
  @Test func layingOutViews() {
    // Sample begins.
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    card.backgroundColor = .white
    let title = UILabel()
    title.text = "Journal"
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      title.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
    ])
    card.layoutIfNeeded()
    print(title.frame.origin == CGPoint(x: 8, y: 8))  // true
    // Sample ends.
    #expect(title.frame.origin == CGPoint(x: 8, y: 8))

    // Sample begins.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))  // an iPhone 14
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    // Sample ends.
    #expect(window.rootViewController?.view.safeAreaInsets.top == 47)

    // Sample begins.
    let drawing = card.displayList()
    print(drawing.commands.isEmpty)  // false
    // Sample ends.
    #expect(!drawing.commands.isEmpty)

    // Sample begins.
    print(title.hasAmbiguousLayout)  // false
    // Sample ends.
    #expect(!title.hasAmbiguousLayout)
  }

  @Test func theArticleShowsThisCode() throws {
    try expectSamples(of: "Sources/iOSViews/iOSViews.docc/LayingOutViews.md")
  }
}
