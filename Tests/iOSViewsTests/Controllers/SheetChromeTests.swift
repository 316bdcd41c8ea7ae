import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

/// The system's surroundings of sheets. (Apple, `UISheetPresentationController`.)
@MainActor
struct SheetChromeTests {
  private let window: UIWindow
  private let root = UIViewController()

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func present(_ change: (UISheetPresentationController) -> Void = { _ in }) -> (
    UIViewController, UISheetPresentationController?
  ) {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    if let sheet = page.sheetPresentationController { change(sheet) }
    root.present(page, animated: true)
    window.layoutIfNeeded()
    return (page, page.sheetPresentationController)
  }

  @Test func whatIsBehindIsDimmed() throws {
    let (_, sheet) = present()
    let dim = try #require(sheet?.containerView?.subviews.first as? DimmingView)
    #expect(dim.frame == window.bounds)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
  }

  /// Apple, `largestUndimmedDetentIdentifier`: sheets at it or below it do not dim.
  @Test func lowSheetsMayLeaveItUndimmed() {
    let (_, sheet) = present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    #expect(sheet?.dimming == nil)
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    #expect(sheet?.dimming != nil)
  }

  @Test func cornersAndGrabberAreAsWanted() throws {
    let (page, sheet) = present {
      $0.preferredCornerRadius = 24
      $0.prefersGrabberVisible = true
    }
    let card = try #require(sheet?.presentedView as? PresentedCard)
    #expect(page.view.isDescendant(of: card))
    #expect(page.view.superview?.layer.cornerRadius == 24)
    // Attached to the bottom edge: round at the top only.
    #expect(page.view.superview?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let grabber = try #require(card.subviews.last)
    #expect(grabber.frame == CGRect(x: 177, y: 5, width: 36, height: 5))
  }

  /// Apple, `prefersEdgeAttachedInCompactHeight`: where the height is compact, sheets cover all unless they are attached.
  @Test func lyingTelephonesShowSheetsOverAll() {
    let (page, sheet) = present { $0.detents = [.medium()] }
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 844, height: 390))
    sheet?.prefersEdgeAttachedInCompactHeight = true
    window.layoutIfNeeded()
    #expect(page.view.bounds.height < 390)
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    // Half of what lies between the free top of 57 and the home indicator, and that one's 34 points.
    #expect(page.view.bounds.height == 410.5)
  }

  /// 12 points more than elsewhere (G. Hackworth, “View Controller Presentation Changes in iOS and iPadOS 16”).
  @Test func navigationBarsInSheetsAreHigher() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    root.present(navigation, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 56)
  }

  /// Apple, Human Interface Guidelines, "Dark Mode": what lies above other interfaces has the elevated colours.
  @Test func sheetsAreElevated() {
    window.overrideUserInterfaceStyle = .dark
    let (page, _) = present()
    #expect(page.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel != .elevated)
    let drawn = window.displayList().dump
    page.view.backgroundColor = UIColor(Color(rgb: 0x1C1C1E))
    #expect(drawn == window.displayList().dump)
  }

  /// No larger than the screen of a telephone, lower than that of a tablet. Sizes: ours, see `SheetLayout`.
  @Test func pageSheetsOnTabletsAreCardsInTheMiddle() {
    window.frame.size = CGSize(width: 1194, height: 834)
    let (page, sheet) = present()
    #expect(sheet?.presentedView?.frame == CGRect(x: 245, y: 44, width: 704, height: 746))
    #expect(page.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func presentationsAreFreed() {
    weak var card: UIView?
    weak var page: UIViewController?
    autoreleasepool {
      let (shown, sheet) = present()
      (card, page) = (sheet?.card, shown)
      root.dismiss(animated: false)
    }
    #expect(card == nil && page == nil)
  }
}

#if !canImport(ObjectiveC)
  private func autoreleasepool(_ body: () -> Void) { body() }
#endif

/// Who presents. (Apple, `UIViewController.presentingViewController`, `definesPresentationContext`.)
@MainActor
struct PresenterTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let inner = UIViewController()
  private let navigation: UINavigationController
  private let tabs = UITabBarController()

  init() {
    navigation = UINavigationController(rootViewController: inner)
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  @Test func theOutermostContainerPresents() {
    let page = UIViewController()
    inner.present(page, animated: false)
    #expect(page.presentingViewController === tabs)
    #expect(inner.presentedViewController === page && tabs.presentedViewController === page)
    inner.dismiss(animated: false)
    #expect(tabs.presentedViewController == nil && page.presentingViewController == nil)
  }

  @Test func theNearestContextPresentsOnRequest() {
    navigation.definesPresentationContext = true
    let page = UIViewController()
    page.modalPresentationStyle = .overCurrentContext
    inner.present(page, animated: false)
    #expect(page.presentingViewController === navigation)
  }

  /// A wizard's last step dismisses the whole wizard.
  @Test func childrenOfWhatIsPresentedDismissIt() {
    let step = UIViewController()
    let wizard = UINavigationController(rootViewController: UIViewController())
    wizard.pushViewController(step, animated: false)
    inner.present(wizard, animated: false)
    #expect(step.presentingViewController === tabs)
    step.dismiss(animated: false)
    #expect(tabs.presentedViewController == nil)
    #expect(wizard.view.window == nil)
  }
}
