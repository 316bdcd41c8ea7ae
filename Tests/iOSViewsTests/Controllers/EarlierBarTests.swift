import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore
@testable import iOSDrawing

/// Bars before iOS 15. The lengths are those of pictures that swift-snapshot-testing recorded by iOS 13.3 on an iPhone 11 Pro Max
/// (`testTraitsEmbeddedInTabNavigation`, 12 devices, upright and lying).
@MainActor
struct EarlierBarTests {
  private let page = UIViewController()
  private let tabs = UITabBarController()
  private let navigation: UINavigationController

  init() {
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "+", style: .plain, target: nil, action: nil)
    navigation = UINavigationController(rootViewController: page)
    tabs.viewControllers = [navigation]
  }

  /// Lays the tabs out in a release on an upright phone, with the traits of another device.
  private func inRelease(
    _ release: Int?, size: CGSize, sides: CGFloat = 0, traits: UITraitCollection = UITraitCollection(),
    _ check: () -> Void
  ) {
    var inputs = AmbientInputs()
    inputs.simulatedRelease = release
    inputs.screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 414, height: 896), scale: 3)
    inputs.run {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: sides, bottom: 0, right: sides)
      let root = UIViewController()
      root.addChild(tabs)
      root.setOverrideTraitCollection(traits, forChild: tabs)
      tabs.view.frame = root.view.bounds
      tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(tabs.view)
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      check()
    }
  }

  private static let upright = CGSize(width: 375, height: 647)
  private static let pad = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .regular),
    UITraitCollection(verticalSizeClass: .regular),
  ])
  private static let lying = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(verticalSizeClass: .compact),
  ])

  /// The rectangles that a view fills, with one pixel per point.
  private func fills(_ view: UIView) -> [CGRect] {
    view.displayList().commands.compactMap { command in
      if case .fill(let path, _, _) = command { path.boundingBoxOfPoints } else { nil }
    }
  }

  @Test func barsHaveABackgroundAndALineOutside() {
    inRelease(13, size: Self.upright) {
      let upper = fills(navigation.navigationBar)
      #expect(upper.first == CGRect(x: 0, y: 0, width: 375, height: 44))
      #expect(upper.dropFirst().first == CGRect(x: 0, y: 44, width: 375, height: 1))
      let lower = fills(tabs.tabBar)
      #expect(lower.first == CGRect(x: 0, y: 0, width: 375, height: 49))
      #expect(lower.dropFirst().first == CGRect(x: 0, y: -1, width: 375, height: 1))
    }
  }

  @Test(arguments: [nil, 15, 26])
  func barsAreClearAtTheEdgeSince(release: Int?) {
    inRelease(release, size: Self.upright) {
      #expect(fills(tabs.tabBar).isEmpty)
      #expect(!navigation.navigationBar.shownAppearance.isOpaqueOrBlurred)
    }
  }

  /// Apple, `UINavigationBar.scrollEdgeAppearance`: in iOS 14 and earlier, it applies to bars with large titles. It is new in iOS 13.
  @Test(arguments: [(12, true), (13, false), (14, false)])
  func largeTitlesAreOnAClearBar(release: Int, isVisible: Bool) {
    navigation.navigationBar.prefersLargeTitles = true
    inRelease(release, size: Self.upright) {
      #expect(navigation.navigationBar.shownAppearance.isOpaqueOrBlurred == isVisible)
    }
  }

  @Test func toolbarsHaveABackground() {
    navigation.isToolbarHidden = false
    inRelease(13, size: Self.upright) {
      #expect(fills(navigation.toolbar).first?.minY == 0)
    }
    inRelease(15, size: Self.upright) { #expect(fills(navigation.toolbar).isEmpty) }
  }

  /// Apple, `UINavigationBar.shadowImage`: it counts only beside an image of the background.
  @Test func emptyImagesClearABar() {
    let bar: UINavigationBar = navigation.navigationBar
    inRelease(13, size: Self.upright) {
      let before = fills(bar).count
      bar.shadowImage = UIImage()
      #expect(fills(bar).count == before)
      bar.setBackgroundImage(UIImage(), for: .default)
      #expect(fills(bar).count == before - 2)
      (tabs.tabBar.backgroundImage, tabs.tabBar.shadowImage) = (UIImage(), UIImage())
      #expect(fills(tabs.tabBar).isEmpty)
    }
  }

  /// 44 and 49 points in 12 of 12 pictures of iPads and 6 of 6 of lying phones, recorded on an upright phone.
  @Test(arguments: [true, false])
  func theScreenChoosesTheHeight(isPad: Bool) {
    let size = isPad ? CGSize(width: 768, height: 1004) : CGSize(width: 667, height: 375)
    inRelease(13, size: size, traits: isPad ? Self.pad : Self.lying) {
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(tabs.tabBar.frame.height == 49)
      #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    }
  }

  @Test func theTraitsChooseTheHeightSince15() {
    inRelease(15, size: CGSize(width: 768, height: 1004), traits: Self.pad) {
      #expect(navigation.navigationBar.frame.height == 50)
    }
    inRelease(15, size: CGSize(width: 667, height: 375), traits: Self.lying) {
      #expect(navigation.navigationBar.frame.height == 32)
      #expect(tabs.tabBar.frame.height == 32)
    }
  }

  /// 20 points in 18 of 18 bars, 16 in 6 of 6: narrow ones, and those between a lying phone's safe areas.
  @Test(arguments: [(375, 0, 16), (414, 0, 20), (667, 0, 20), (1024, 0, 20), (812, 44, 60)])
  func wideBarsHaveWiderMargins(width: CGFloat, sides: CGFloat, start: CGFloat) throws {
    let size = CGSize(width: width, height: 640)
    let item = try #require(page.navigationItem.leftBarButtonItem)
    inRelease(13, size: size, sides: sides) {
      #expect(navigation.navigationBar.frame(of: item)?.minX == start)
    }
    inRelease(nil, size: size, sides: sides) {
      #expect(navigation.navigationBar.frame(of: item)?.minX == 16 + sides)
    }
  }

  /// Interface Builder's canvas draws such bars.
  @Test func barsWithoutControllersAreAlikeInAllReleases() {
    let bars = [UINavigationBar(), UITabBar(), UIToolbar()] as [UIView]
    for bar in bars {
      bar.frame = CGRect(x: 0, y: 0, width: 768, height: 50)
      var inputs = AmbientInputs()
      inputs.simulatedRelease = 13
      let before = bar.displayList().dump
      #expect(inputs.run { bar.displayList().dump } == before)
    }
  }
}
