import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

#if os(Linux) || os(macOS)
  /// Calls of controllers, constraints and animators that end the program, by the id of their row in
  /// docs/behaviour-ios.tsv.
  enum ControllerMisuseBehaviourUses {
    static let rows: [RaisingUse] = [
      RaisingUse("raises.tab-bar-items") {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.loadViewIfNeeded()
        tabs.tabBar.items = []
      },
      RaisingUse("raises.tab-bar-selection") {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.loadViewIfNeeded()
        tabs.tabBar.selectedItem = tabs.viewControllers?.last?.tabBarItem
      },
      RaisingUse("raises.tab-bar-delegate") {
        let (tabs, log) = (UITabBarController(), BarLog())
        tabs.viewControllers = [UIViewController()]
        tabs.loadViewIfNeeded()
        tabs.tabBar.delegate = log
      },
      RaisingUse("raises.navigation-bar-push") {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.loadViewIfNeeded()
        stack.navigationBar.pushItem(UINavigationItem(title: "a"), animated: false)
      },
      RaisingUse("raises.navigation-bar-delegate") {
        let (stack, log) = (UINavigationController(rootViewController: UIViewController()), BarLog())
        stack.loadViewIfNeeded()
        stack.navigationBar.delegate = log
      },
      RaisingUse("raises.navigation-set-twice") {
        let controller = UIViewController()
        UINavigationController().setViewControllers([controller, controller], animated: false)
      },
      RaisingUse("raises.push-split") {
        UINavigationController(rootViewController: UIViewController()).pushViewController(
          UISplitViewController(style: .doubleColumn), animated: false)
      },
      RaisingUse("raises.alert-preferred-stranger") {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "a", style: .default)
      },
      RaisingUse("raises.segue-unknown") {
        UIViewController().performSegue(withIdentifier: "a", sender: nil)
      },
      RaisingUse("raises.storyboard-missing") {
        _ = UIStoryboard(name: "NoSuchStoryboard", bundle: nil)
      },
      RaisingUse("raises.nib-missing") {
        _ = UINib(nibName: "NoSuchNib", bundle: nil).instantiate(withOwner: nil)
      },
      RaisingUse("raises.controller-nib-missing") {
        UIViewController(nibName: "NoSuchNib", bundle: nil).loadViewIfNeeded()
      },
      RaisingUse("raises.present-child") {
        let (root, parent, child) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(child)
        _ = window(showing: root)
        root.present(child, animated: false)
      },
      RaisingUse("raises.transition-strangers") {
        let parent = UIViewController()
        parent.transition(
          from: UIViewController(), to: UIViewController(), duration: 0, options: [], animations: nil)
      },
      RaisingUse("raises.constraint-out-of-scope") {
        let (screen, inside, outside) = (UIWindow(), UIView(), UIView())
        screen.addSubview(inside)
        screen.addSubview(outside)
        inside.addConstraint(inside.topAnchor.constraint(equalTo: outside.topAnchor))
      },
      RaisingUse("raises.constraint-wrong-item") {
        _ = NSLayoutConstraint(
          item: NSObject(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 10)
      },
      RaisingUse("raises.undefined-key") {
        UIView().setValue(1, forKey: "noSuchProperty")
      },
      RaisingUse("raises.animator-finish-running") {
        AnimationClock.shared.mode = .manual
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.finishAnimation(at: .end)
      },
      RaisingUse("raises.animator-released") {
        AnimationClock.shared.mode = .manual
        let view = UIView()
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.pauseAnimation()
      },
      RaisingUse("raises.animator-interruptible-active") {
        AnimationClock.shared.mode = .manual
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.isInterruptible = false
      },
      RaisingUse("raises.animator-interaction-active") {
        AnimationClock.shared.mode = .manual
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.isUserInteractionEnabled = false
      },
      RaisingUse("raises.animator-add-stopped") {
        AnimationClock.shared.mode = .manual
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.addAnimations { view.alpha = 1 }
      },
    ]
  }

  /// A delegate of bars that are managed already.
  private final class BarLog: NSObject, UITabBarDelegate, UINavigationBarDelegate {}

  /// The rows of docs/behaviour-ios.tsv on controllers, constraints and animators whose kind is “raises”.
  @MainActor
  struct ControllerMisuseBehaviourTests {
    @Test(arguments: ControllerMisuseBehaviourUses.rows.map(\.id)) func raises(_ id: String) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [id] in
        await MainActor.run { ControllerMisuseBehaviourUses.rows.first { $0.id == id }?.use() }
      }
      RaisingUse.expectMessage(in: result)
    }
  }
#endif
