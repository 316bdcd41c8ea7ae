import Foundation
import Graphics
import Testing

@testable import iOSViews

/// Apple, `traitCollectionDidChange(_:)`: called when traits of the view have changed, also because it has moved. thumbprint-ios's
/// pictures (iOS 17.5) show one banner moved between text sizes, each time with the font of the new one.
@MainActor
struct MovedViewTests {
  private final class Noting: UIView {
    var sizes: [UIContentSizeCategory] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      guard
        traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
      else { return }
      sizes.append(traitCollection.preferredContentSizeCategory)
    }
  }

  /// A window whose content has a text size.
  private func window(_ size: UIContentSizeCategory) -> UIWindow {
    let (root, child) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addChild(child)
    root.view.addSubview(child.view)
    root.setOverrideTraitCollection(UITraitCollection(preferredContentSizeCategory: size), forChild: child)
    window.rootViewController = root
    window.isHidden = false
    return window
  }

  @Test func movesAreReported() throws {
    let view = Noting()
    let windows = [UIContentSizeCategory.extraSmall, .large, .accessibilityLarge].map(window)
    for window in windows {
      try #require(window.rootViewController?.children.first?.view).addSubview(view)
    }
    #expect(view.sizes == [.extraSmall, .large, .accessibilityLarge])
  }

  /// The controller that set the traits is gone before the view moves.
  @Test func movesAfterTheControllersEndAreReported() throws {
    let view = Noting()
    for size in [UIContentSizeCategory.extraSmall, .large, .extraSmall] {
      let window = window(size)
      let loose = UIView()
      loose.addSubview(view)
      try #require(window.rootViewController?.children.first?.view).addSubview(loose)
    }
    #expect(view.sizes == [.extraSmall, .large, .extraSmall])
  }

  /// A view that keeps its traits is not notified. (WWDC 2019, session 214.)
  @Test func movesWithoutChangeAreNotReported() throws {
    let view = Noting()
    let windows = [window(.large), window(.large)]
    for window in windows {
      try #require(window.rootViewController?.children.first?.view).addSubview(view)
    }
    #expect(view.sizes.isEmpty)
  }
}
