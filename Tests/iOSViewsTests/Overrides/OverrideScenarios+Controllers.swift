import AutoLayout
import Foundation
import iOSViews

/// A view with a layer that notes its calls, and which notes the resulting calls.
private final class RecordingLayeredView: RecordingLayerDelegate {
  override class var layerClass: AnyClass { RecordingLayer.self }
}

extension OverrideScenarios {
  func controllers() {
    let child = RecordingController()
    let parent = RecordingController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = makeWindow(parent)
    child.preferredContentSize = CGSize(width: 10, height: 10)
    child.setNeedsUpdateContentUnavailableConfiguration()
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    window.overrideUserInterfaceStyle = .dark
    child.additionalSafeAreaInsets.top = 20
    child.view.layoutMargins.left = 50
    window.layoutIfNeeded()
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    _ = UIApplication.shared.isStatusBarHidden
    _ = UIApplication.shared.statusBarStyle
    window.makeKey()
    window.screenSafeAreaInsets.top = 20
    _ = UIApplication.shared.isStatusBarHidden
    _ = UIApplication.shared.statusBarStyle
    _ = window.displayList()
    child.show(UIViewController(), sender: nil)
    child.dismiss(animated: false)
    let segue = RecordingSegue(identifier: "a", source: child, destination: UIViewController())
    segue.perform()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    window.rootViewController = UIViewController()
  }

  func containers() {
    let child = RecordingController()
    let next = RecordingController()
    let navigation = RecordingNavigation(rootViewController: child)
    let tabs = RecordingTabs()
    tabs.viewControllers = [navigation, RecordingController()]
    let window = makeWindow(tabs)
    child.title = "Title"
    child.toolbarItems = []
    navigation.pushViewController(next, animated: false)
    navigation.viewControllers = [child, next]
    window.layoutIfNeeded()
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    navigation.popViewController(animated: false)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    _ = window.displayList()
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(RecordingController(), for: .primary)
    split.setViewController(RecordingController(), for: .secondary)
    let wide = makeWindow(split)
    wide.frame.size = CGSize(width: 1024, height: 768)
    wide.layoutIfNeeded()
    split.show(.primary)
    split.preferredDisplayMode = .oneBesideSecondary
    wide.layoutIfNeeded()
    let search = RecordingController()
    search.navigationItem.searchController = UISearchController(searchResultsController: nil)
    search.hidesBottomBarWhenPushed = true
    navigation.pushViewController(search, animated: false)
    window.layoutIfNeeded()
  }

  final class Transition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      RecordingPresentation(presentedViewController: presented, presenting: presenting)
    }
  }

  func presentations() {
    let root = RecordingController()
    let window = makeWindow(root)
    let presented = RecordingController()
    let transition = Transition()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = transition
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    presented.preferredContentSize = CGSize(width: 30, height: 30)
    _ = window.displayList()
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    let sheet = RecordingController()
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    _ = window.displayList()
    sheet.dismiss(animated: false)
  }

  func layers() {
    let root = UIViewController()
    let other = RecordingWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.makeKey()
    let window = makeWindow(root)
    other.isHidden = true
    let view = RecordingLayeredView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    for _ in 0..<2 { view.layer.addSublayer(RecordingLayer()) }
    root.view.addSubview(view)
    view.layer.setNeedsDisplay()
    window.layoutIfNeeded()
    _ = window.displayList()
    view.frame.size.width = 70
    view.layer.setNeedsLayout()
    window.layoutIfNeeded()
    _ = view.layer.hitTest(CGPoint(x: 1, y: 1))
    _ = view.layer.action(forKey: "opacity")
    AnimationClock.manual { clock in
      clock.advance(by: 0)
      view.layer.sublayers?.last?.zPosition = 3
    }
  }
}
