import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct ControllerBehaviourTests {
  @Test("controller.load-once") func loadOnce() {
    let notes = Notes()
    let controller = NotingController("c", notes)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(notes.lines == ["c.loadView", "c.viewDidLoad"])
  }

  @Test("controller.load-if-needed") func loadIfNeeded() {
    let notes = Notes()
    NotingController("c", notes).loadViewIfNeeded()
    #expect(notes.lines == ["c.loadView", "c.viewDidLoad"])
  }

  @Test("controller.appear-order") func appearOrder() {
    let notes = Notes()
    _ = window(showing: NotingController("c", notes))
    let order = notes.lines.filter { !$0.hasSuffix("Layout") && !$0.hasSuffix("Move") }
    #expect(order == ["c.loadView", "c.viewDidLoad", "c.willAppear", "c.isAppearing", "c.didAppear"])
  }

  @Test("controller.will-layout-before-did") func willLayoutBeforeDid() {
    let notes = Notes()
    let controller = NotingController("c", notes)
    _ = window(showing: controller)
    notes.lines = []
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(notes.lines == ["c.willLayout", "c.didLayout"])
  }

  @Test("controller.add-child-will-move") func addChildWillMove() {
    let notes = Notes()
    let (parent, child) = (UIViewController(), NotingController("c", notes))
    parent.addChild(child)
    #expect(notes.lines == ["c.willMove"] && child.parent === parent)
  }

  @Test("controller.remove-did-move") func removeDidMove() {
    let notes = Notes()
    let (parent, child) = (UIViewController(), NotingController("c", notes))
    parent.addChild(child)
    notes.lines = []
    child.removeFromParent()
    #expect(notes.lines == ["c.didLeave"] && parent.children.isEmpty)
  }

  @Test("controller.add-child-takes") func addChildTakes() {
    let (a, b, child) = (UIViewController(), UIViewController(), UIViewController())
    a.addChild(child)
    b.addChild(child)
    #expect(a.children.isEmpty && child.parent === b)
  }

  @Test("controller.child-appears-with-parent") func childAppearsWithParent() {
    let notes = Notes()
    let (parent, child) = (UIViewController(), NotingController("c", notes))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    notes.lines = []
    _ = window(showing: parent)
    #expect(
      notes.lines.filter { $0.hasSuffix("ppear") || $0.hasSuffix("ppearing") } == [
        "c.willAppear", "c.isAppearing", "c.didAppear",
      ])
  }

  @Test("controller.present-knows") func presentKnows() {
    let (a, b) = (UIViewController(), UIViewController())
    let screen = window(showing: a)
    a.present(b, animated: false)
    #expect(a.presentedViewController === b && b.presentingViewController === a)
    a.dismiss(animated: false)
    screen.layoutIfNeeded()
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
  }

  @Test("controller.full-screen-hides") func fullScreenHides() {
    let notes = Notes()
    let root = NotingController("r", notes)
    let screen = window(showing: root)
    notes.lines = []
    root.present(NotingController("c", notes), animated: false)
    screen.layoutIfNeeded()
    #expect(notes.lines.contains("r.willDisappear") && notes.lines.contains("r.didDisappear"))
  }

  @Test("controller.over-full-screen-keeps") func overFullScreenKeeps() {
    let notes = Notes()
    let root = NotingController("r", notes)
    let screen = window(showing: root)
    notes.lines = []
    let over = UIViewController()
    over.modalPresentationStyle = .overFullScreen
    root.present(over, animated: false)
    screen.layoutIfNeeded()
    #expect(!notes.lines.contains("r.willDisappear") && root.view.window != nil)
  }

  @Test("controller.dismiss-forwards") func dismissForwards() {
    let (a, b) = (UIViewController(), UIViewController())
    let screen = window(showing: a)
    a.present(b, animated: false)
    b.dismiss(animated: false)
    screen.layoutIfNeeded()
    #expect(a.presentedViewController == nil)
  }

  @Test("controller.dismiss-all-above") func dismissAllAbove() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let screen = window(showing: a)
    a.present(b, animated: false)
    b.present(c, animated: false)
    a.dismiss(animated: false)
    screen.layoutIfNeeded()
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
  }

  @Test("controller.title-of-item") func titleOfItem() {
    let controller = UIViewController()
    _ = UINavigationController(rootViewController: controller)
    controller.title = "a"
    #expect(controller.navigationItem.title == "a")
  }

  @Test("controller.preferred-size-reaches-parent") func preferredSizeReachesParent() {
    let (parent, child) = (SizeListener(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 5, height: 5)
    #expect(parent.heard == [CGSize(width: 5, height: 5)])
  }

  @Test("controller.editing") func editing() {
    let controller = SizeListener()
    controller.isEditing = true
    #expect(controller.edits == [true])
  }

  @Test("navigation.push-order") func pushOrder() {
    let (a, b) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: a)
    stack.pushViewController(b, animated: false)
    #expect(
      stack.viewControllers == [a, b] && stack.topViewController === b && b.navigationController === stack)
  }

  @Test("navigation.pop-answers") func popAnswers() {
    let (a, b) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: a)
    stack.pushViewController(b, animated: false)
    #expect(stack.popViewController(animated: false) === b && b.navigationController == nil)
  }

  @Test("navigation.pop-root-stays") func popRootStays() {
    let a = UIViewController()
    let stack = UINavigationController(rootViewController: a)
    #expect(stack.popViewController(animated: false) == nil && stack.viewControllers == [a])
  }

  @Test("navigation.pop-to-root") func popToRoot() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: a)
    stack.setViewControllers([a, b, c], animated: false)
    #expect(stack.popToRootViewController(animated: false) == [b, c])
  }

  @Test("navigation.hidden-bottom-bar") func hiddenBottomBar() {
    let (root, pushed) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let screen = window(showing: tabs)
    let before = root.view.safeAreaInsets.bottom
    pushed.hidesBottomBarWhenPushed = true
    stack.pushViewController(pushed, animated: false)
    screen.layoutIfNeeded()
    #expect(pushed.view.safeAreaInsets.bottom < before)
  }

  @Test("navigation.delegate-order") func delegateOrder() {
    let log = ShowLog()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = log
    let screen = window(showing: stack)
    log.calls = []
    stack.pushViewController(UIViewController(), animated: false)
    screen.layoutIfNeeded()
    #expect(log.calls == ["will 2", "did 2"])
  }

  @Test("navigation.bar-hidden-inset") func barHiddenInset() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let screen = window(showing: stack)
    let before = root.view.safeAreaInsets.top
    stack.setNavigationBarHidden(true, animated: false)
    screen.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == before - stack.navigationBar.frame.height)
  }

  @Test("navigation.show-pushes") func showPushes() {
    let (a, b) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: a)
    a.show(b, sender: nil)
    #expect(stack.topViewController === b)
  }

  @Test("tabs.first-selected") func firstSelected() {
    let (tabs, a) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [a, UIViewController()]
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
  }

  @Test("tabs.lazy-load") func lazyLoad() {
    let notes = Notes()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), NotingController("c", notes)]
    _ = window(showing: tabs)
    #expect(!notes.lines.contains("c.viewDidLoad"))
    tabs.selectedIndex = 1
    tabs.view.layoutIfNeeded()
    #expect(notes.lines.contains("c.viewDidLoad"))
  }

  @Test("tabs.code-selects-quietly") func codeSelectsQuietly() {
    let (tabs, log) = (UITabBarController(), ShowLog())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.delegate = log
    tabs.selectedIndex = 1
    #expect(log.calls.isEmpty)
  }
}
