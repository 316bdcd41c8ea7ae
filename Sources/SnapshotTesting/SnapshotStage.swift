import Foundation
import SnapshotAssertions
import iOSViews

/// Shows a view in a window for a snapshot, as swift-snapshot-testing does: the controller is the only child of the window's
/// root, so that it gets the traits of a device.
@MainActor
struct SnapshotStage {
  let config: ViewImageConfig
  /// Traits in addition to the device's.
  var traits = UITraitCollection()
  /// Whether the process's key window shows the view, instead of a new one.
  var drawsInKeyWindow = false
  /// The height of the status bar of the app that hosts the tests, in points; 0 without one. It covers the content of controllers, too,
  /// whatever device the snapshot is for (faberNovel/CompositionalLayoutDSL: 54 points in pictures for the iPhone X;
  /// devpass-tech/challenge-viewcode-realestate: 47, but none in pictures of views).
  var statusBarHeight = UIDevice.hostingStatusBarHeight

  /// Runs work while the view is shown, with real fonts.
  ///
  /// - Parameters:
  ///   - view: the view of the snapshot.
  ///   - controller: the controller of the view, or a new one.
  ///   - work: takes the snapshot.
  func show<Result>(_ view: UIView, of controller: UIViewController, _ work: () -> Result) -> Result {
    SnapshotDrawing.withRealFonts { showWithFonts(view, of: controller, work) }
  }

  private func showWithFonts<Result>(
    _ view: UIView, of controller: UIViewController, _ work: () -> Result
  ) -> Result {
    let frame = view.frame
    let size = config.size ?? controller.view.frame.size
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    let window = makeWindow(size, for: controller, showsView: view !== controller.view)
    let root = add(controller, to: window)
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
    }
    window.layoutIfNeeded()
    view.layoutIfNeeded()
    let result = work()
    remove(controller, from: root, window)
    view.frame = frame
    return result
  }

  /// - Parameter showsView: whether the snapshot is of a view, which the controller only carries.
  private func makeWindow(_ size: CGSize, for controller: UIViewController, showsView: Bool) -> UIWindow {
    if drawsInKeyWindow {
      let window = UIApplication.shared.keyWindow ?? UIWindow(frame: CGRect(origin: .zero, size: size))
      window.makeKey()
      window.frame.size = size
      window.isHidden = false
      return window
    }
    var insets = config.safeArea
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    // Navigation and tab bars cover the safe area themselves in references of swift-snapshot-testing.
    func take(_ inset: WritableKeyPath<UIEdgeInsets, CGFloat>) {
      window.frame.size.height -= insets[keyPath: inset]
      insets[keyPath: inset] = 0
    }
    if controller is UINavigationController { take(\.top) }
    if let tabs = controller as? UITabBarController {
      take(\.bottom)
      if tabs.selectedViewController is UINavigationController { take(\.top) }
    }
    // Phones without a sensor housing have only a status bar, which a controller may hide.
    let isOnlyStatusBar = insets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    if isOnlyStatusBar, controller.prefersStatusBarHidden { insets = .zero }
    if !showsView, !controller.prefersStatusBarHidden { insets.top = max(insets.top, statusBarHeight) }
    window.isHidden = false
    window.screenSafeAreaInsets = insets
    return window
  }

  private func add(_ controller: UIViewController, to window: UIWindow) -> UIViewController {
    let root = UIViewController()
    root.view.backgroundColor = .clear
    root.view.frame = window.bounds
    root.preferredContentSize = root.view.frame.size
    root.addChild(controller)
    root.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [config.traits, traits]), forChild: controller)
    controller.view.frame = root.view.bounds
    root.view.addSubview(controller.view)
    if controller.view.translatesAutoresizingMaskIntoConstraints {
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        controller.view.topAnchor.constraint(equalTo: root.view.topAnchor),
        controller.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
        controller.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        controller.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      ])
    }
    controller.didMove(toParent: root)
    window.rootViewController = root
    return root
  }

  private func remove(_ controller: UIViewController, from root: UIViewController, _ window: UIWindow) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    root.setOverrideTraitCollection(nil, forChild: controller)
    window.rootViewController = nil
    if !drawsInKeyWindow { window.isHidden = true }
  }
}
