import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Traits that views and controllers change for what is in them (Apple, `UITraitOverrides`, `overrideUserInterfaceStyle`).
@MainActor
struct TraitOverrideTests {
  private func tree() -> (outer: UIView, middle: UIView, inner: UIView) {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    return (outer, middle, inner)
  }

  @Test func overridesReachWhatIsInside() {
    let tree = tree()
    tree.middle.traitOverrides.horizontalSizeClass = .regular
    tree.middle.overrideUserInterfaceStyle = .dark
    #expect(tree.outer.traitCollection.userInterfaceStyle == .light)
    #expect(tree.inner.traitCollection.userInterfaceStyle == .dark)
    #expect(tree.inner.traitCollection.horizontalSizeClass == .regular)
    tree.inner.overrideUserInterfaceStyle = .light
    #expect(tree.inner.traitCollection.userInterfaceStyle == .light)
    tree.middle.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(tree.inner.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func textSizesKeepWithinLimits() {
    let tree = tree()
    tree.outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    tree.middle.maximumContentSizeCategory = .extraLarge
    #expect(tree.outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(tree.inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    tree.middle.minimumContentSizeCategory = .extraSmall
    tree.outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(tree.inner.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test func changesAreReported() {
    let tree = tree()
    var reported: [UIUserInterfaceStyle] = []
    let registration = tree.inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, old) in
      reported += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    tree.outer.overrideUserInterfaceStyle = .dark
    #expect(reported == [.light, .dark])
    tree.outer.traitOverrides.verticalSizeClass = .compact
    #expect(reported.count == 2)
    tree.inner.unregisterForTraitChanges(registration)
    tree.outer.overrideUserInterfaceStyle = .light
    #expect(reported.count == 2)
  }

  /// Apple, `registerForTraitChanges(_:handler:)`: the handler runs when the value of a trait changes. The window's are other
  /// ones than a view or controller outside of it has.
  @Test func windowsBringOtherTraits() {
    final class Page: UIViewController {
      var reported: [UIContentSizeCategory] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: Page, old) in
          page.reported += [
            old.preferredContentSizeCategory, page.traitCollection.preferredContentSizeCategory,
          ]
        }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let (root, page, view) = (UIViewController(), Page(), UIView())
    var styles = 0
    var sizes = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in styles += 1 }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _) in sizes += 1 }
    page.loadViewIfNeeded()
    page.view.addSubview(view)
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(page, animated: false)
    #expect(page.reported == [.large, .accessibilityLarge])
    #expect((styles, sizes) == (0, 1))
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(page.reported == [.large, .accessibilityLarge, .accessibilityLarge, .large])
    #expect((styles, sizes) == (0, 2))
  }

  @Test func picturesTakeTheirColoursFromTraits() {
    func colours(_ change: (UIView) -> Void) -> String {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let inner = UIView(frame: outer.bounds)
      inner.backgroundColor = .systemBackground
      outer.addSubview(inner)
      change(inner)
      return String(describing: outer.displayList())
    }
    let light = colours { _ in }
    #expect(colours { $0.overrideUserInterfaceStyle = .dark } != light)
    #expect(colours { $0.overrideUserInterfaceStyle = .light } == light)
  }

  @Test func controllersOverrideForTheirViews() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = .dark
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  /// As Apple's documentation writes it: the closure calls its first parameter `self` and its type `Self`.
  @Test func closuresMaySaySelf() {
    final class Watcher: UIView {
      var changes = 0

      func watch() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
          self.changes += 1
        }
      }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let watcher = Watcher()
    window.addSubview(watcher)
    watcher.watch()
    window.overrideUserInterfaceStyle = .dark
    #expect(watcher.changes == 1)
  }

  private struct Density: UITraitDefinition {
    static let defaultValue = 1.0
  }

  /// Traits of a program (WWDC 2023, "Unleash the UIKit trait system").
  @Test func traitsOfAProgramAreInheritedAndObserved() {
    let tree = tree()
    #expect(tree.inner.traitCollection[Density.self] == 1)
    var heard: [Double] = []
    tree.inner.registerForTraitChanges([Density.self]) { (view: UIView, old: UITraitCollection) in
      heard += [old[Density.self], view.traitCollection[Density.self]]
    }
    tree.middle.traitOverrides[Density.self] = 2
    #expect(tree.inner.traitCollection[Density.self] == 2)
    #expect(tree.outer.traitCollection[Density.self] == 1)
    #expect(tree.middle.traitOverrides.contains(Density.self))
    tree.middle.traitOverrides.remove(Density.self)
    #expect(!tree.middle.traitOverrides.contains(Density.self))
    #expect(heard == [1, 2, 2, 1])
  }

  @Test func collectionsAreMadeAndChangedByClosures() {
    let made = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[Density.self] = 3
    }
    #expect(made.userInterfaceStyle == .dark)
    #expect(made.horizontalSizeClass == .unspecified)
    #expect(made[Density.self] == 3)
    let changed = made.modifyingTraits { $0.userInterfaceStyle = .unspecified }
    #expect(changed.userInterfaceStyle == .unspecified)
    #expect(changed[Density.self] == 3)
    #expect(changed != made)
    #expect(UITraitCollection(traitsFrom: [changed, made]) == made)
    #expect(made.replacing(Density.self, value: 4)[Density.self] == 4)
  }

  @Test func screensCanMeasurePressure() {
    let traits = UITraitCollection { $0.forceTouchCapability = .unavailable }
    #expect(traits == UITraitCollection(forceTouchCapability: .unavailable))
    #expect(traits.forceTouchCapability.rawValue == 1)
    #expect(
      UITraitCollection(traitsFrom: [traits, UITraitCollection()])[UITraitForceTouchCapability.self]
        == .unavailable)
    #expect(UITraitCollection().forceTouchCapability == .unknown)
  }
}
