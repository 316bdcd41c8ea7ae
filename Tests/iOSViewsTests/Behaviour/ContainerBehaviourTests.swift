import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct ContainerBehaviourTests {
  @Test("navigation.push-moves") func pushMoves() throws {
    let notes = Notes()
    let stack = UINavigationController(rootViewController: UIViewController())
    let screen = window(showing: stack)
    stack.pushViewController(NotingController("c", notes), animated: false)
    screen.layoutIfNeeded()
    let will = try #require(notes.lines.firstIndex(of: "c.willMove"))
    let appear = try #require(notes.lines.firstIndex(of: "c.willAppear"))
    let did = try #require(notes.lines.firstIndex(of: "c.didMove"))
    #expect(will < appear && appear < did && notes.lines.count { $0 == "c.didMove" } == 1)
  }

  @Test("navigation.visible-presented") func visiblePresented() {
    let (root, over) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    let screen = window(showing: stack)
    root.present(over, animated: false)
    screen.layoutIfNeeded()
    #expect(stack.visibleViewController === over && stack.topViewController === root)
  }

  @Test("navigation.bar-items") func barItems() {
    let (a, b) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: a)
    _ = window(showing: stack)
    stack.pushViewController(b, animated: false)
    #expect(
      stack.navigationBar.topItem === b.navigationItem && stack.navigationBar.backItem === a.navigationItem)
  }

  @Test("navigation.toolbar-hidden") func toolbarHidden() {
    #expect(UINavigationController().isToolbarHidden)
  }

  @Test("navigation.toolbar-items") func toolbarItems() {
    let (a, b) = (UIViewController(), UIViewController())
    let (one, other) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .done))
    a.toolbarItems = [one]
    b.toolbarItems = [other]
    let stack = UINavigationController(rootViewController: a)
    stack.isToolbarHidden = false
    let screen = window(showing: stack)
    #expect(stack.toolbar.items?.first === one)
    stack.pushViewController(b, animated: false)
    screen.layoutIfNeeded()
    #expect(stack.toolbar.items?.first === other)
  }

  @Test("navigation.moving-flags") func movingFlags() {
    let (stack, flags) = (UINavigationController(rootViewController: UIViewController()), FlagController())
    let screen = window(showing: stack)
    stack.pushViewController(flags, animated: false)
    screen.layoutIfNeeded()
    stack.popViewController(animated: false)
    screen.layoutIfNeeded()
    #expect(flags.lines == ["appear moving", "disappear moving"])
  }

  @Test("navigation.covered-not-moving") func coveredNotMoving() {
    let flags = FlagController()
    let stack = UINavigationController(rootViewController: flags)
    let screen = window(showing: stack)
    flags.lines = []
    stack.pushViewController(UIViewController(), animated: false)
    screen.layoutIfNeeded()
    stack.popViewController(animated: false)
    screen.layoutIfNeeded()
    #expect(flags.lines == ["disappear", "appear"])
  }

  @Test("controller.show-presents") func showPresents() {
    let (a, b) = (UIViewController(), UIViewController())
    _ = window(showing: a)
    a.show(b, sender: nil)
    #expect(a.presentedViewController === b)
  }

  @Test("tabs.keeps-selected") func keepsSelected() {
    let (tabs, a, b) = (UITabBarController(), UIViewController(), UIViewController())
    tabs.viewControllers = [a, b]
    tabs.selectedViewController = b
    tabs.viewControllers = [UIViewController(), UIViewController(), b]
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
  }

  @Test("tabs.same-index") func sameIndex() {
    let (tabs, new) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    tabs.viewControllers = [UIViewController(), new]
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === new)
  }

  @Test("tabs.index-zero") func indexZero() {
    let (tabs, new) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    tabs.viewControllers = [new]
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === new)
  }

  @Test("tabs.bar-items") func tabItems() {
    let (tabs, a, b) = (UITabBarController(), UIViewController(), UIViewController())
    tabs.viewControllers = [a, b]
    #expect(tabs.tabBar.items?.first === a.tabBarItem && tabs.tabBar.items?.last === b.tabBarItem)
    tabs.selectedIndex = 1
    _ = tabs.view
    #expect(tabs.tabBar.selectedItem === b.tabBarItem)
  }

  @Test("tabs.selection-appearance") func selectionAppearance() {
    let notes = Notes()
    let tabs = UITabBarController()
    tabs.viewControllers = [NotingController("a", notes), NotingController("b", notes)]
    let screen = window(showing: tabs)
    notes.lines = []
    tabs.selectedIndex = 1
    screen.layoutIfNeeded()
    let calls = notes.lines.filter { $0.hasSuffix("ppear") }
    #expect(calls.contains("a.didDisappear") && calls.contains("b.didAppear"))
    #expect(calls.firstIndex(of: "a.willDisappear") ?? 9 < calls.firstIndex(of: "a.didDisappear") ?? 0)
    #expect(calls.firstIndex(of: "b.willAppear") ?? 9 < calls.firstIndex(of: "b.didAppear") ?? 0)
  }

  @Test("tabs.child-in-stack") func childInStack() {
    let (tabs, content) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    #expect(content.tabBarController === tabs)
  }

  @Test("split.collapsed-controllers") func collapsedControllers() {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary, compact) = (stack(), stack(), stack())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    split.traitOverrides.horizontalSizeClass = .compact
    let screen = window(showing: split)
    #expect(split.isCollapsed && split.viewControllers == [primary])
    split.setViewController(compact, for: .compact)
    #expect(split.viewControllers == [compact] && split.view.window === screen)
  }

  @Test("split.expanded-order") func expandedOrder() {
    let split = UISplitViewController(style: .tripleColumn)
    let (primary, middle, secondary) = (stack(), stack(), stack())
    split.setViewController(secondary, for: .secondary)
    split.setViewController(primary, for: .primary)
    split.setViewController(middle, for: .supplementary)
    split.traitOverrides.horizontalSizeClass = .regular
    _ = window(showing: split)
    #expect(split.viewControllers == [primary, middle, secondary])
  }

  @Test("split.wraps-in-stack") func wrapsInStack() {
    let (split, content) = (UISplitViewController(style: .doubleColumn), UIViewController())
    split.setViewController(content, for: .secondary)
    #expect(content.navigationController != nil && content.splitViewController === split)
  }

  @Test("split.collapse-asks") func collapseCallsDelegate() {
    let (split, log) = (UISplitViewController(style: .doubleColumn), ColumnsLog())
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.delegate = log
    split.traitOverrides.horizontalSizeClass = .regular
    let screen = window(showing: split)
    log.calls = []
    split.traitOverrides.horizontalSizeClass = .compact
    screen.layoutIfNeeded()
    #expect(log.calls == ["top", "collapsed"])
    log.calls = []
    split.traitOverrides.horizontalSizeClass = .regular
    screen.layoutIfNeeded()
    #expect(log.calls == ["mode", "expanded"])
  }

  @Test("split.detail-replaces") func detailReplaces() {
    let (split, first, second) = (UISplitViewController(style: .unspecified), stack(), stack())
    split.viewControllers = [UIViewController(), first]
    split.traitOverrides.horizontalSizeClass = .regular
    _ = window(showing: split)
    split.showDetailViewController(second, sender: nil)
    #expect(split.viewControllers.last === second && first.parent == nil)
  }

  @Test("split.detail-delegate") func detailDelegate() {
    let (split, log) = (UISplitViewController(style: .unspecified), ColumnsLog())
    let (first, second) = (UIViewController(), UIViewController())
    split.viewControllers = [UIViewController(), first]
    split.delegate = log
    log.showsDetail = true
    split.showDetailViewController(second, sender: nil)
    #expect(log.calls.contains("detail") && split.viewControllers.last === first)
  }

  @Test("page.children") func pageChildren() {
    let (pages, page) = (scrolled(), UIViewController())
    pages.setViewControllers([page], direction: .forward, animated: false)
    #expect(pages.viewControllers == [page] && pages.children == [page] && page.parent === pages)
  }

  @Test("page.code-quiet") func pageCodeQuiet() {
    let (pages, log) = (scrolled(), PageLog())
    pages.delegate = log
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    _ = window(showing: pages)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(log.calls.isEmpty)
  }

  @Test("page.completion") func pageCompletion() {
    let notes = Notes()
    scrolled().setViewControllers([UIViewController()], direction: .forward, animated: false) {
      notes.add("\($0)")
    }
    #expect(notes.lines == ["true"])
  }

  @Test("page.dots-asked") func pageDotsAsked() {
    let (pages, log) = (scrolled(), PageLog())
    pages.dataSource = log
    _ = window(showing: pages)
    log.calls = []
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(log.calls.contains("count") && log.calls.contains("index"))
  }

  @Test("page.curl-no-dots") func pageCurlNoDots() {
    let log = PageLog()
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.dataSource = log
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    _ = window(showing: pages)
    #expect(!log.calls.contains("count"))
    #expect(!pages.view.subviews.contains { $0 is UIPageControl })
  }

  @Test("page.spine") func pageSpine() {
    #expect(scrolled().spineLocation == .none)
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(pages.spineLocation == .min)
  }

  @Test("search.active-order") func searchActiveOrder() {
    let (search, log) = (UISearchController(searchResultsController: nil), SearchLog())
    search.delegate = log
    let root = UIViewController()
    root.navigationItem.searchController = search
    let screen = window(showing: UINavigationController(rootViewController: root))
    search.isActive = true
    screen.layoutIfNeeded()
    #expect(log.calls.filter { $0 != "present" && $0 != "update" } == ["willPresent", "didPresent"])
    log.calls = []
    search.isActive = false
    screen.layoutIfNeeded()
    #expect(log.calls.filter { $0 != "update" } == ["willDismiss", "didDismiss"])
  }

  @Test("search.text-updates") func searchTextUpdates() {
    let (search, log) = (UISearchController(searchResultsController: nil), SearchLog())
    search.isActive = true
    search.searchResultsUpdater = log
    search.searchBar.text = "a"
    #expect(log.calls == ["update"])
    search.isActive = false
  }

  @Test("search.focus-updates") func searchFocusUpdates() {
    let (search, log) = (UISearchController(searchResultsController: nil), SearchLog())
    let root = UIViewController()
    root.navigationItem.searchController = search
    _ = window(showing: UINavigationController(rootViewController: root))
    search.searchResultsUpdater = log
    search.searchBar.becomeFirstResponder()
    #expect(log.calls.contains("update"))
    search.searchBar.resignFirstResponder()
  }

  @Test("window.root-replaced") func rootReplaced() {
    let (a, b) = (UIViewController(), UIViewController())
    let screen = window(showing: a)
    screen.rootViewController = b
    #expect(a.view.superview == nil && b.view.superview === screen)
  }

  @Test("window.root-follows") func rootFollows() {
    let root = UIViewController()
    let screen = window(showing: root)
    screen.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    screen.layoutIfNeeded()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
  }

  @Test("window.make-key-hidden") func makeKeyHidden() {
    let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.isHidden = true
    screen.makeKey()
    #expect(screen.isKeyWindow && screen.isHidden)
  }

  @Test("window.key-one") func keyOne() {
    let (a, b) = (KeyWindow(), KeyWindow())
    a.makeKeyAndVisible()
    b.makeKeyAndVisible()
    #expect(!a.isKeyWindow && b.isKeyWindow && a.calls == ["become", "resign"] && b.calls == ["become"])
  }

  private func scrolled() -> UIPageViewController {
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  private func stack() -> UINavigationController {
    UINavigationController(rootViewController: UIViewController())
  }
}
