import Foundation
import Graphics
import Testing
import iOSViews

/// The examples of the README and of docs/library.md, run. `theDocumentsShowThisCode` keeps both the same.
@MainActor
struct ReadmeExampleTests {
  @Test func theConstraintsGiveTheSizeThatTheyPromise() {
    // Document begins.
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
      screen.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 64),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    screen.layoutIfNeeded()
    print(box.frame.width, box.frame.height)  // 280.0 140.0
    // Document ends.
    #expect(box.frame == CGRect(x: 20, y: 64, width: 280, height: 140))
  }

  @Test func theStackViewGivesThePlacesThatItPromises() {
    // Document begins.
    let row = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    row.distribution = .fillEqually
    row.spacing = 10
    row.layoutIfNeeded()
    print(row.subviews.map(\.frame.minX))  // [0.0, 110.0, 220.0]
    // Document ends.
    #expect("\(row.subviews.map(\.frame.minX))" == "[0.0, 110.0, 220.0]")
  }

  @Test func theWindowHasTheGivenSafeArea() {
    // Document begins.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))  // an iPhone 14
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    // Document ends.
    #expect(window.rootViewController?.view.safeAreaInsets.top == 47)
  }

  @Test func thePartHasTheInputsThatItPromises() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let label = UILabel()
    label.text = "abc"
    // Document begins.
    var inputs = AmbientInputs()
    inputs.textMeasurer = FixedPitchTextMeasurer.tenByTen
    inputs.screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 1024, height: 768), scale: 2)
    inputs.run { window.layoutIfNeeded() }
    // Document ends.
    inputs.run {
      #expect(UIScreen.main.bounds.width == 1024)
      #expect(label.intrinsicContentSize.width == 30)
    }
  }

  @Test func theClockShowsTheMomentThatItPromises() {
    // Document begins.
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    AnimationClock.manual { clock in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.size.width = 300 }
      clock.advance(by: 0.25)
      print(card.layer.presentation()?.bounds.width ?? 0)  // 150.0
    }
    // Document ends.
    AnimationClock.manual { clock in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.size.width = 100 }
      clock.advance(by: 0.25)
      #expect(card.layer.presentation()?.bounds.width == 250)
    }
  }

  @Test func theDocumentsShowThisCode() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let regions = source.components(separatedBy: "    // Document begins.\n").dropFirst().compactMap {
      $0.components(separatedBy: "    // Document ends.\n").first
    }
    let shown = regions.map { region in
      region.components(separatedBy: "\n").dropLast().map { String($0.dropFirst(4)) }
    }
    let imports = ["import Foundation", "import iOSViews", ""]
    // The example of a test stands among the tests of `AutoLayoutTesting`, that of a manifest is not a code to run.
    let blocks = try ["README.md", "docs/library.md"].flatMap {
      try Repository.codeBlocks(of: $0, language: "swift")
    }
    .filter { !$0.contains("import AutoLayoutTesting") && $0.first?.hasPrefix("dependencies:") != true }
    #expect(shown.count == 5)
    #expect(blocks == [imports + shown[0]] + shown.dropFirst().map { Array($0) })
  }
}
