import Foundation
import Testing
import iOSViews

/// The library examples of the README, run. `theReadmeShowsThisCode` keeps the two the same.
@MainActor
@Suite struct ReadmeExampleTests {
  @Test func theStackViewGivesThePlacesThatItPromises() {
    // README begins.
    let row = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    row.distribution = .fillEqually
    row.spacing = 10
    row.layoutIfNeeded()
    print(row.subviews.map(\.frame.minX))  // [0.0, 110.0, 220.0]
    // README ends.
    #expect("\(row.subviews.map(\.frame.minX))" == "[0.0, 110.0, 220.0]")
  }

  @Test func theConstraintsGiveTheSizeThatTheyPromise() {
    // README begins.
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
    // README ends.
    #expect(box.frame == CGRect(x: 20, y: 64, width: 280, height: 140))
  }

  @Test func theWindowHasTheGivenSafeArea() {
    // README begins.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))  // an iPhone 14
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    // README ends.
    #expect(window.rootViewController?.view.safeAreaInsets.top == 47)
  }

  @Test func theClockShowsTheMomentThatItPromises() {
    // README begins.
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    AnimationClock.manual { clock in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.size.width = 300 }
      clock.advance(by: 0.25)
      print(card.layer.presentation()?.bounds.width ?? 0)  // 150.0
    }
    // README ends.
    AnimationClock.manual { clock in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.size.width = 100 }
      clock.advance(by: 0.25)
      #expect(card.layer.presentation()?.bounds.width == 250)
    }
  }

  @Test func theReadmeShowsThisCode() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let regions = source.components(separatedBy: "    // README begins.\n").dropFirst().compactMap {
      $0.components(separatedBy: "    // README ends.\n").first
    }
    let shown = regions.map { region in
      region.components(separatedBy: "\n").dropLast().map { String($0.dropFirst(4)) }
    }
    let imports = ["import Foundation", "import iOSViews", ""]
    // The example of a test stands among the tests of `AutoLayoutTesting`, that of a manifest is no code to run.
    let blocks = try Repository.codeBlocks(of: "README.md", language: "swift")
      .filter { !$0.contains("import AutoLayoutTesting") && $0.first?.hasPrefix("dependencies:") != true }
    #expect(shown.count == 4)
    #expect(blocks == [imports + shown[0]] + shown.dropFirst().map { Array($0) })
  }
}
