import AutoLayout
import Foundation

/// Several controllers, one of them shown above a tab bar. (Apple, `UITabBarController`.)
///
/// The content fills the container; the bar is part of its safe area.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open private(set) var tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?

  @AlwaysObserved open var viewControllers: [UIViewController]? {
    didSet { controllersDidChange(from: oldValue ?? []) }
  }
  @AlwaysObserved open var selectedIndex = 0 { didSet { showSelected() } }

  /// The selected controller. Traps when set to a controller without a tab.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      guard let newValue else { return }
      guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else {
        LayoutException.raise(
          .invalidArgument,
          "\(newValue) is not one of the tab bar controller's controllers and cannot be selected.",
          page: "UITabBarController.selectedViewController")
      }
      selectedIndex = index
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    tabBar.isAtScrollEdge = { [weak self] in ScrollEdges(of: self?.selectedViewController).isAtBottom }
    showSelected()
  }

  /// The tabs that the user may rearrange. Stored only: there is no interface for it.
  open var customizableViewControllers: [UIViewController]?
  /// The controller of tabs that do not fit the bar. Never shown here: the bar shows all tabs.
  open private(set) lazy var moreNavigationController = UINavigationController()

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  private func controllersDidChange(from old: [UIViewController]) {
    let new = viewControllers ?? []
    let selected = old.indices.contains(selectedIndex) ? old[selectedIndex] : nil
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.containerInsets = .zero
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    // The same controller stays selected, else the same place, else the first (Apple, `viewControllers`).
    let place = new.firstIndex { $0 === selected } ?? selectedIndex
    let index = new.indices.contains(place) ? place : 0
    if index != selectedIndex { selectedIndex = index } else { showSelected() }
    tabBarItemsDidChange()
  }

  /// Called after the controllers or their items have changed.
  func tabBarItemsDidChange() {
    let items = (viewControllers ?? []).compactMap(\.tabBarItem)
    BarManagement.perform { tabBar.items = items }
    updateSelectedItem()
    tabBar.setNeedsDisplay()
  }

  private func updateSelectedItem() {
    let item = selectedViewController?.tabBarItem
    BarManagement.perform { tabBar.selectedItem = item }
  }

  private func showSelected() {
    guard let container = viewIfLoaded else { return }
    updateSelectedItem()
    let content = selectedViewController?.view
    AppearanceExchange.perform(AppearanceExchange(of: self, in: container.window, isAnimated: false)) {
      for controller in viewControllers ?? [] where controller !== selectedViewController {
        controller.viewIfLoaded?.removeFromSuperview()
      }
      if let content { container.fill(with: content, at: 0) }
    }
    if content != nil { placeBar() }
  }

  private func placeBar() {
    guard let container = viewIfLoaded else { return }
    tabBar.isHidden = hidesBar
    let isLow = BarRelease.traitsForHeight(traitCollection).verticalSizeClass == .compact
    let own = isLow ? BarHeight.compactBottom : BarHeight.tabs
    let height = own + container.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    selectedViewController?.containerInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: tabBar.isHidden ? 0 : own, right: 0)
  }

  /// Whether a controller on the selected tab's stack hides the bar. (Apple, `hidesBottomBarWhenPushed`.) A program's
  /// own hiding of the bar is left unchanged.
  private var hidesBar: Bool {
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    let isPushed = stack.contains { $0.hidesBottomBarWhenPushed }
    defer { hidesForPushed = isPushed }
    if isPushed { return true }
    return hidesForPushed ? false : tabBar.isHidden
  }
  private var hidesForPushed = false

  /// Called after the stack of a tab has changed.
  func bottomBarMayChange() {
    placeBar()
    viewIfLoaded?.setNeedsLayout()
  }
}

/// The delegate of a tab bar controller, which is notified of the controllers that it shows.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Never called: there are no touches.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Never called: there are no touches.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Never called: controllers change places at once.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Never called: controllers change places at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Never called: tabs are not customized.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// Never called: tabs are not customized.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// Never called: tabs are not customized.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// Never called: there is no device.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// Never called: there is no device.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { tabBarController.supportedInterfaceOrientations }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.preferredInterfaceOrientationForPresentation }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
