import Foundation
import Testing
import iOSViews

@MainActor
struct ViewControllerTests {
  private final class LoggingController: UIViewController {
    var lines: [String] = []
    override func loadView() {
      lines.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() { lines.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { lines.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { lines.append("viewDidAppear") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("viewDidDisappear") }
    override func viewSafeAreaInsetsDidChange() { lines.append("viewSafeAreaInsetsDidChange") }
    override func updateViewConstraints() {
      lines.append("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { lines.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { lines.append("viewDidLayoutSubviews") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      lines.append("traitCollectionDidChange")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      lines.append("viewWillTransition")
      coordinator.animate(alongsideTransition: { _ in self.lines.append("alongside") }, completion: nil)
    }
  }

  private func phone() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    return window
  }

  /// Apple, `UIViewController`, and UIKit's order: safe area, constraints, then layout between will and did.
  @Test func hooksComeInOrder() {
    let window = phone()
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let controller = LoggingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(
      controller.lines == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewSafeAreaInsetsDidChange", "updateViewConstraints",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
    controller.lines = []
    window.rootViewController = nil
    #expect(controller.lines.last == "viewDidDisappear")
  }

  @Test func additionalSafeAreaIsAdded() {
    let window = phone()
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets.bottom = 100
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 134, right: 0))
    #expect(controller.topLayoutGuide.length == 47)
    #expect(controller.bottomLayoutGuide.length == 134)
    // Two constraints a guide, as EasyPeasy's suite counts them on UIKit.
    let stated = controller.view.constraints
    #expect(stated.map(\.firstAttribute) == [.height, .top, .height, .bottom])
    #expect(stated.map(\.constant) == [47, 0, 134, 0])
    controller.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(stated.map(\.constant) == [47, 0, 34, 0])
    #expect(window.layoutNode.engine.conflicts.isEmpty)
    #expect(controller.view.safeAreaInsets.bottom == 34)
  }

  /// Apple, HIG: telephones are compact × regular upright, compact × compact lying, large ones regular × compact.
  @Test(arguments: [
    (390.0, 844.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
    (844, 390, .compact, .compact), (414, 896, .compact, .regular), (896, 414, .regular, .compact),
    (768, 1024, .regular, .regular), (1024, 768, .regular, .regular),
  ])
  func sizeClasses(
    width: CGFloat, height: CGFloat, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.traitCollection.horizontalSizeClass == horizontal)
    #expect(controller.view.traitCollection.verticalSizeClass == vertical)
  }

  @Test func turningTheDeviceNotifiesTheController() {
    let window = phone()
    let controller = LoggingController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.lines = []
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(controller.view.frame.size == CGSize(width: 844, height: 390))
    #expect(
      controller.lines.prefix(3) == ["viewWillTransition", "traitCollectionDidChange", "alongside"])
    #expect(controller.lines.contains("viewDidLayoutSubviews"))
  }

  @Test func parentsOverrideTraits() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(child.parent === parent && parent.children == [child])
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == parent.traitCollection.verticalSizeClass)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
  }

  /// Observed in saved documents: 47 + 44 below a navigation bar, 34 + 49 above a tab bar.
  @Test func containersSetTheSafeArea() {
    let window = phone()
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(content.navigationController === navigation && content.tabBarController === tabs)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 47)
  }

  /// Bars cover nothing outside windows (Apple, `UIView.safeAreaInsets`; Cartography's suite).
  @Test func barsCountInWindowsOnly() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.view.layoutIfNeeded()
    #expect(content.topLayoutGuide.length == 0)
    #expect(content.view.safeAreaInsets == .zero)
    let window = phone()
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(content.topLayoutGuide.length == 44)
    window.rootViewController = nil
    #expect(content.topLayoutGuide.length == 0)
  }

  /// A window takes its root controller's view when it is shown: launching apps load their first view from
  /// `makeKeyAndVisible()` (stacks in szulctomasz.com, "UIViewController view loading process demystified", 2015), additional
  /// safe areas reach views in visible windows only (publicobject.com, "Testing safe area insets on iOS", 2024), and a bar
  /// has no length in a window that was never shown (Cartography's suite).
  @Test func hiddenWindowsTakeNoRoot() {
    let content = LoggingController()
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(!navigation.isViewLoaded && content.lines.isEmpty && window.subviews.isEmpty)
    navigation.view.frame = window.bounds
    navigation.view.layoutIfNeeded()
    #expect(content.topLayoutGuide.length == 0 && content.view.window == nil)
    window.makeKeyAndVisible()
    #expect(content.view.window === window && content.topLayoutGuide.length == 44)
    #expect(content.lines.last == "viewDidAppear")
    window.isHidden = true
    window.isHidden = false
    #expect(window.subviews == [navigation.view])
  }

  @Test func navigationShowsTheTop() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let window = phone()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(second.view.superview === navigation.view && first.view.superview == nil)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(navigation.topViewController === first && first.view.superview === navigation.view)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func rootMarginsFollowTheWidth() {
    let expected: [(CGFloat, CGFloat)] = [(375, 16), (414, 20), (768, 20)]
    for (width, margin) in expected {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
      let controller = UIViewController()
      window.rootViewController = controller
      window.isHidden = false
      #expect(controller.view.layoutMargins.left == margin)
    }
  }
}
