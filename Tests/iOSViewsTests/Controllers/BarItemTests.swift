import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

/// The views and titles that navigation items put into bars. Margins and gaps of 16 are `BarDrawing`'s and
/// `UINavigationBar`'s.
@MainActor
struct BarItemTests {
  private func bar(_ items: UINavigationItem...) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func barsHostCustomViews() {
    let item = UINavigationItem(title: "")
    let (left, first, second) = (view(30, 20), view(40, 44), view(24, 60))
    item.leftBarButtonItem = UIBarButtonItem(customView: left)
    item.rightBarButtonItems = [UIBarButtonItem(customView: first), UIBarButtonItem(customView: second)]
    let bar = bar(item)
    #expect(left.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    // The first item is the outermost.
    #expect(first.frame == CGRect(x: 264, y: 0, width: 40, height: 44))
    #expect(second.frame == CGRect(x: 224, y: 0, width: 24, height: 44))
    item.leftBarButtonItem = nil
    #expect(left.superview == nil)
    #expect(bar.subviews.count == 2)
  }

  @Test func titleViewsLieInTheMiddleWhereThereIsSpace() {
    let item = UINavigationItem(title: "")
    let title = view(100, 30)
    item.titleView = title
    let bar = bar(item)
    #expect(title.frame == CGRect(x: 110, y: 7, width: 100, height: 30))
    item.rightBarButtonItem = UIBarButtonItem(customView: view(120, 30))
    bar.layoutIfNeeded()
    #expect(title.frame.maxX <= 320 - 16 - 120 - 16)
  }

  /// Search bars have no width of their content: beside margins and gaps of 16 they take all.
  @Test func searchBarsFillThePlaceOfTheTitle() {
    let item = UINavigationItem(title: "")
    let search = UISearchBar()
    item.titleView = search
    let bar = bar(item)
    #expect(search.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    item.rightBarButtonItem = UIBarButtonItem(customView: view(40, 30))
    bar.layoutIfNeeded()
    #expect(search.frame == CGRect(x: 16, y: 0, width: 232, height: 44))
  }

  /// Controllers set their item in `viewDidLoad()`, when the tab bar has had the first one for a while.
  @Test func tabBarsTakeItemsThatAreSetLater() {
    let (controller, tabs) = (UIViewController(), UITabBarController())
    let navigation = UINavigationController(rootViewController: controller)
    tabs.viewControllers = [navigation]
    let later = UITabBarItem(title: "Browse", image: nil, tag: 1)
    controller.tabBarItem = later
    #expect(tabs.tabBar.items?.first === later && tabs.tabBar.selectedItem === later)
    let own = UITabBarItem(title: "Own", image: nil, tag: 2)
    navigation.tabBarItem = own
    #expect(tabs.tabBar.items?.first === own)
  }

  /// Pictures of swift-snapshot-testing's own tests (iOS 12 to 15, 22 devices) have nothing for a tab without picture and title.
  @Test func tabsWithoutPicturesAreEmpty() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let background = UITabBar(frame: tabs.tabBar.frame)
    background.items = []
    #expect(tabs.tabBar.displayList().commands.count == background.displayList().commands.count)
  }

  /// Apple, `UIBarItem.setTitleTextAttributes(_:for:)`: attributes of an item's title, for a state.
  @Test func tabsHaveTitlesInTheirColours() {
    let (one, two) = (UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem())
    one.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(one.titleAttributes(isSelected: false)[.foregroundColor] as? UIColor == .red)
    #expect(one.titleAttributes(isSelected: true)[.foregroundColor] as? UIColor == .red)
    one.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    #expect(one.titleAttributes(isSelected: true)[.foregroundColor] as? UIColor == .green)
    #expect(two.titleAttributes(isSelected: true).isEmpty)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [one, two]
    bar.selectedItem = two
    let plain = bar.displayList()
    one.setTitleTextAttributes(nil, for: .normal)
    #expect(bar.displayList() != plain)
  }

  @Test func titlesOfControllersReachTheirBars() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.loadViewIfNeeded()
    controller.title = "Later"
    #expect(navigation.navigationBar.topItem?.title == "Later")
    #expect(controller.tabBarItem.title == "Later")
  }

  @Test func systemItemsHaveWordsOrSymbols() {
    #expect(BarItem(UIBarButtonItem(systemItem: .done)).title == "Done")
    #expect(BarItem(UIBarButtonItem(systemItem: .add)).image?.isSymbolImage == true)
    #expect(BarItem(.flexibleSpace()).space == .flexible)
    #expect(BarItem(.fixedSpace(7)).space == .fixed(7))
  }
}
