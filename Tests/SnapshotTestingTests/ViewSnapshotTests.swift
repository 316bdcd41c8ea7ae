import CairoRenderer
import Foundation
import Graphics
import Testing
import iOSViews

@testable import SnapshotTesting

@MainActor
struct ViewSnapshotTests {
  private func image<Value>(_ strategy: Snapshotting<Value, UIImage>, _ value: Value) throws -> PicturePixels
  {
    var image: UIImage?
    strategy.snapshot(value).run { image = $0 }
    let data = strategy.diffing.toData(try #require(image))
    return try PicturePixels(reading: try #require(EncodedImage(data)))
  }

  private func makeCard() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    card.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    label.text = "Profile"
    card.addSubview(label)
    return card
  }

  /// The main screen has three pixels per point; traits may state another scale.
  @Test func scaleIsTheScreensOrTheTraits() throws {
    #expect(try image(.image, makeCard()).width == 360)
    #expect(try image(.image(traits: UITraitCollection(displayScale: 1)), makeCard()).width == 120)
    #expect(try image(.image(size: CGSize(width: 50, height: 30)), makeCard()).height == 90)
  }

  @Test func layerIsDrawn() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    let pixels = try image(
      Snapshotting<CALayer, UIImage>.image(traits: UITraitCollection(displayScale: 1)), layer)
    #expect(pixels.width == 10 && Array(pixels.bytes.prefix(4)) == [255, 0, 0, 255])
  }

  /// Where an app hosts the tests, its status bar is above content, even that of devices with a lower one, unless it is hidden
  /// (faberNovel/CompositionalLayoutDSL: an iPhone X on an iPhone 15, iOS 17).
  @Test func contentIsBelowTheStatusBarOfTheHost() {
    final class Screen: UIViewController {
      var hidesBar = false
      override var prefersStatusBarHidden: Bool { hidesBar }
    }
    func insets(_ config: ViewImageConfig, isHidden: Bool = false) -> UIEdgeInsets {
      let screen = Screen()
      screen.hidesBar = isHidden
      let stage = SnapshotStage(config: config, statusBarHeight: 54)
      return stage.show(screen.view, of: screen) { screen.view.safeAreaInsets }
    }
    #expect(insets(.iPhoneX) == UIEdgeInsets(top: 54, left: 0, bottom: 34, right: 0))
    #expect(insets(.iPhone8) == UIEdgeInsets(top: 54, left: 0, bottom: 0, right: 0))
    #expect(insets(.iPhone8, isHidden: true) == .zero)
    let view = UIView(frame: UIScreen.main.bounds)
    let stage = SnapshotStage(config: ViewImageConfig(size: view.frame.size), statusBarHeight: 54)
    #expect(stage.show(view, of: UIViewController()) { view.safeAreaInsets } == .zero)
  }

  /// The safe area of an iPhone 13 is 47 points at the top and 34 at the bottom of 844.
  @Test func controllerHasTheDevicesSizeSafeAreaAndTraits() throws {
    final class Screen: UIViewController {
      var seen: [String] = []
      override func viewDidLayoutSubviews() {
        seen = [
          "\(view.bounds.size)", "\(view.safeAreaInsets.top)",
          "\(traitCollection.horizontalSizeClass.rawValue)",
        ]
      }
      var appearances = 0
      override func viewDidAppear(_ animated: Bool) { appearances += 1 }
    }
    let screen = Screen()
    let pixels = try image(Snapshotting<UIViewController, UIImage>.image(on: .iPhone13), screen)
    #expect(pixels.width == 390 * 3 && pixels.height == 844 * 3)
    #expect(screen.seen == ["\(CGSize(width: 390, height: 844))", "47.0", "1"])
    #expect(screen.appearances == 1)
    #expect(screen.parent == nil && screen.view.window == nil)
    let tablet = Screen()
    _ = try image(Snapshotting<UIViewController, UIImage>.image(on: .iPadPro11(.portrait)), tablet)
    #expect(tablet.seen == ["\(CGSize(width: 834, height: 1194))", "24.0", "2"])
  }

  @Test func darkTraitsReachTheView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .systemBackground
    let dark = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 1),
    ])
    #expect(try image(.image(traits: dark), view).bytes.prefix(3) == [0, 0, 0])
  }

  @Test func keyWindowShowsTheView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .red
    let pixels = try image(
      .image(drawHierarchyInKeyWindow: true, traits: UITraitCollection(displayScale: 1)), view)
    #expect(pixels.width == 4 && pixels.bytes.prefix(3) == [255, 0, 0])
  }

  @Test func descriptionHasNoAddresses() throws {
    var text = ""
    Snapshotting<UIView, String>.recursiveDescription.snapshot(makeCard()).run { text = $0 }
    #expect(
      text == """
        <UIView; frame = (0 0; 120 60); layer = <CALayer>>
           | <UILabel; frame = (10 10; 100 20); text = 'Profile'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
        """)
  }

  @Test func hierarchyListsControllers() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    var text = ""
    Snapshotting<UIViewController, String>.hierarchy.snapshot(tabs).run { text = $0 }
    #expect(
      text == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <UIViewController>, state: appeared, view: <UIView>
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test func viewIsWhereItWas() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = makeCard()
    card.frame.origin = CGPoint(x: 30, y: 40)
    parent.addSubview(card)
    _ = try image(.image, card)
    #expect(card.frame == CGRect(x: 30, y: 40, width: 120, height: 60))
  }
}
