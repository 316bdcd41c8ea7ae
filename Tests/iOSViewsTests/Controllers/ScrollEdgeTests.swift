import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

/// Bars over scrolling content: large titles of 52 points that go as the content is scrolled, and backgrounds that come.
/// (Apple, `prefersLargeTitles`; `scrollEdgeAppearance`: transparent by default since iOS 15.)
@MainActor
struct ScrollEdgeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let scroll = UIScrollView()
  private let navigation: UINavigationController
  private let page = UIViewController()

  init() {
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    page.view = scroll
    scroll.contentSize = CGSize(width: 390, height: 3000)
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func scroll(to y: CGFloat) {
    scroll.contentOffset.y = y
    window.layoutIfNeeded()
  }

  @Test func largeTitlesGoAsTheContentIsScrolled() {
    #expect(scroll.contentOffset.y == -143)
    #expect(bar.frame.height == 96)
    scroll(to: -123)
    #expect(bar.frame.height == 76)
    #expect(scroll.contentOffset.y == -123)
    scroll(to: 400)
    #expect(bar.frame.height == 44)
    #expect(scroll.adjustedContentInset.top == 91)
    #expect(scroll.contentOffset.y == 400)
    scroll(to: -143)
    #expect(bar.frame.height == 96)
    #expect(scroll.contentOffset.y == -143)
  }

  /// A telephone lying has no large titles; upright again, the bar is as it was. (Half a title is nowhere to rest at: iOS
  /// scrolls on to one end or the other.)
  @Test(arguments: [0, 300] as [CGFloat])
  func rotatingThereAndBackChangesNothing(scrolled: CGFloat) {
    scroll(to: -143 + scrolled)
    let height = bar.frame.height
    window.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 32)
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(bar.frame.height == height)
  }

  @Test func barsAreTransparentAtTheEdgeOnly() {
    #expect(bar.shownAppearance.isOpaqueOrBlurred == false)
    scroll(to: 400)
    #expect(bar.shownAppearance === bar.standardAppearance)
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    bar.scrollEdgeAppearance = edge
    scroll(to: -143)
    #expect(bar.shownAppearance === edge)
    page.navigationItem.scrollEdgeAppearance = bar.standardAppearance
    #expect(bar.shownAppearance === bar.standardAppearance)
  }

  /// Content rests below the insets that a program sets, without a window, too, whether it fits or not
  /// (Digitaler-Impfnachweis/covpass-ios, iOS 14.5: 24 points). In a window, it moves below the bars.
  @Test func contentRestsBelowInsetsWithoutAWindow() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInset = UIEdgeInsets(top: 24, left: 0, bottom: 70, right: 0)
    for height in [40.0, 400] {
      view.contentSize = CGSize(width: 100, height: height)
      view.frame.size.height += 100
      view.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: 0, y: -24))
    }
    view.contentSize.height = 600
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    window.screenSafeAreaInsets.top = 20
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: -44))
  }

  @Test func aBarWithoutControllerIsNeverAtAnEdge() {
    let alone = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(alone.shownAppearance === alone.standardAppearance)
  }

  @Test func lowerBarsAreTransparentAtTheContentsEnd() {
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    let toolbar: UIToolbar = navigation.toolbar
    #expect(toolbar.isAtScrollEdge?() == false)
    scroll(to: 3000 - 844 + 34 + 44)
    #expect(toolbar.isAtScrollEdge?() == true)
  }

  @Test func searchBarsStandBelowTheTitleAndGoFirst() {
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    window.layoutIfNeeded()
    #expect(bar.frame.height == 148)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 96, width: 390, height: 52))
    #expect(scroll.contentOffset.y == -195)
    scroll(to: -195 + 52)
    #expect(bar.frame.height == 96)
    #expect(search.searchBar.isHidden)
    scroll(to: 500)
    #expect(bar.frame.height == 44)
    page.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
  }

  @Test func anActiveSearchTakesTheTitlesPlaceAndShowsWhatIsFound() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    page.navigationItem.searchController = search
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.isActive = true
    window.layoutIfNeeded()
    #expect(bar.frame.height == 52)
    #expect(search.searchBar.showsCancelButton)
    #expect(results.viewIfLoaded?.window == nil)
    search.searchBar.text = "a"
    window.layoutIfNeeded()
    #expect(results.view.window === window)
    #expect(abs(results.view.safeAreaInsets.top - 99) < 0.001)
    #expect(updater.texts == ["", "a"])
    search.isActive = false
    window.layoutIfNeeded()
    #expect(results.view.window == nil)
    #expect(bar.frame.height == 148)
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
  }

  /// Apple, `edgesForExtendedLayout`: without the top edge, the view begins below the bar.
  @Test func contentMayEndAtTheBars() {
    let plain = UIViewController()
    plain.edgesForExtendedLayout = []
    plain.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(plain, animated: false)
    window.layoutIfNeeded()
    #expect(plain.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(plain.view.safeAreaInsets.top == 0)
  }

  /// A window that is shown gives its views sizes and safe areas at once; high content rests below the safe area from the start.
  /// (Found in the gallery's player with large text.)
  @Test(arguments: [500, 2000] as [CGFloat])
  func contentRestsBelowTheSafeAreaFromTheStart(height: CGFloat) {
    let root = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = .always
    let content = UIView()
    let area = scrollView.safeAreaLayoutGuide
    scrollView.addSubview(content)
    root.view.addSubview(scrollView)
    for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: area.heightAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: height),
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -47))
  }

  /// The content of a view without width rests where it rests after the view was wide for a while. (Random tree 7854.)
  @Test func contentRestsBelowTheSafeAreaWithoutWidthToo() {
    let root = UIViewController()
    let narrow = UIScrollView()
    narrow.contentInsetAdjustmentBehavior = .always
    narrow.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(narrow)
    let width = narrow.widthAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      narrow.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      narrow.topAnchor.constraint(equalTo: root.view.topAnchor),
      narrow.heightAnchor.constraint(equalToConstant: 135), width,
    ])
    window.rootViewController = root
    for constant in [0, 30, 0] as [CGFloat] {
      width.constant = constant
      window.layoutIfNeeded()
      #expect(narrow.contentOffset.y == -47)
    }
  }
}

/// Tab bars. (Apple: 49 points high, 32 on telephones lying; `hidesBottomBarWhenPushed`.)
@MainActor
struct TabBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let tabs = UITabBarController()

  init() {
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    tabs.viewControllers = [navigation, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  private func texts() -> [String] {
    tabs.tabBar.displayList().commands.compactMap {
      if case .text(let text) = $0 { text.line.text } else { nil }
    }
  }

  @Test func badgesAreDrawn() {
    #expect(!texts().contains("7"))
    navigation.tabBarItem.badgeValue = "7"
    #expect(texts().contains("7"))
  }

  /// Observed on UIKit (littlepotatosoftware.com, “Under the hood with UITabController”): a stack in a tab bar inherits the
  /// item of its root controller.
  @Test func stacksShowTheItemOfTheirRoot() {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 3)
    root.tabBarItem.badgeValue = "12"
    let stack = UINavigationController(rootViewController: root)
    tabs.viewControllers = [stack, navigation]
    #expect(stack.tabBarItem === root.tabBarItem)
    #expect(texts().contains("Root") && texts().contains("12"))
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.tabBarItem === root.tabBarItem)
    stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
    #expect(stack.tabBarItem.title == "Own")
    let empty = UINavigationController()
    empty.title = "Empty"
    #expect(empty.tabBarItem.title == "Empty")
  }

  @Test func pushedControllersMayHideTheBar() {
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test func barsAreLowerOnTelephonesLying() {
    window.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 337, width: 844, height: 53))
  }
}
