import AutoLayout
import Foundation
import iOSViews

/// Shows the root view that it is given.
final class TreeController: UIViewController {
  private let root: UIView

  init(root: UIView) {
    self.root = root
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = root }
}

/// Keeps the tree of the primary column in sight where a split view shows one column.
@MainActor
final class PrimaryOnTop: NSObject, UISplitViewControllerDelegate {
  static let shared = PrimaryOnTop()

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// Where a live tree is shown and things are done with it.
@MainActor
final class Stage: TreeStage {
  let live: LiveTree
  private var window: UIWindow?
  /// The controller that is, or will be, a window's root controller.
  private var controller: UIViewController?
  /// Constraints that went with views that were taken out.
  private var lost: [Int: [NSLayoutConstraint]] = [:]
  /// Where scroll views were before they were scrolled.
  private var offsets: [Int: CGPoint] = [:]

  init(_ tree: ViewTree, _ script: Script) {
    live = LiveTree(script.isMirrored ? tree.mirrored : tree, order: script.order)
    // Half-built trees may contradict themselves.
    UnsatisfiableLayout.silenced { for step in script.steps { perform(step) } }
  }

  private func perform(_ step: Step) {
    switch step {
    case .assemble: live.assemble()
    case .add(let id): live.add(id)
    case .activate(let ids): live.activate(live.tree.constraints.filter { ids.contains($0.id) })
    case .activateRest: live.activateRest()
    case .deactivate(let ids):
      NSLayoutConstraint.deactivate(ids.compactMap { live.constraints[$0] })
    case .show(let shape, let inContainer):
      controller = controllers(inContainer ? live.tree.container : .none)
      open(shape)
    case .showPlainly(let shape):
      let window = makeWindow(shape)
      live.root.frame = window.bounds
      window.addSubview(live.root)
      window.layoutIfNeeded()
    case .showAlone(let shape): live.root.frame.size = shape.size
    case .resize(let shape): resize(shape)
    case .move(let shape):
      window?.rootViewController = nil
      open(shape)
    case .layOut: (window ?? live.root).layoutIfNeeded()
    default: change(step)
    }
  }

  /// Performs a step that concerns single views or traits.
  private func change(_ step: Step) {
    switch step {
    case .detach(let id): detach(id)
    case .attach(let id): attach(id)
    case .hide(let id): live.views[id]?.isHidden = true
    case .unhide(let id): live.views[id]?.isHidden = false
    case .setConstant(let id, let constant): live.constraints[id]?.constant = constant
    case .setContent(let id, let size): (live.views[id] as? ContentView)?.content = size
    case .setText(let id, let text): (live.views[id] as? UILabel)?.text = text
    case .setTextSize(let name):
      window?.traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(rawValue: name)
    case .setStyle(let isDark): window?.overrideUserInterfaceStyle = isDark ? .dark : .light
    case .setDirection(let isRightToLeft):
      live.root.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    case .forceDirection(let isRightToLeft):
      live.direction = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    case .insetScrollableAxes:
      for view in live.views.values {
        (view as? UIScrollView)?.contentInsetAdjustmentBehavior = .scrollableAxes
      }
    case .scroll(let id, let dx, let dy): scroll(id, dx, dy)
    case .setBoundsTop(let id, let top): live.views[id]?.bounds.origin.y = top
    case .scrollBack(let id):
      if let offset = offsets[id] { (live.views[id] as? UIScrollView)?.contentOffset = offset }
    default: break
    }
  }

  // MARK: Windows

  private func makeWindow(_ shape: Shape) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: shape.size))
    window.screenSafeAreaInsets = shape.insets
    self.window = window
    return window
  }

  private func open(_ shape: Shape) {
    let window = makeWindow(shape)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func resize(_ shape: Shape) {
    guard let window else {
      live.root.frame.size = shape.size
      return
    }
    window.screenSafeAreaInsets = shape.insets
    window.frame.size = shape.size
    if controller == nil { live.root.frame.size = shape.size }
  }

  private func controllers(_ container: ViewTree.Container) -> UIViewController {
    let content = TreeController(root: live.root)
    switch container {
    case .none: return content
    case .navigation: return UINavigationController(rootViewController: content)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [content, UIViewController()]
      return tabs
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.delegate = PrimaryOnTop.shared
      split.setViewController(content, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      return split
    }
  }

  /// The size and the safe area that the root view has now.
  package var space: Shape {
    let size = live.root.bounds.size
    return Shape(width: size.width, height: size.height, insets: live.root.safeAreaInsets)
  }

  // MARK: Scrolling

  /// No further than a finger could: what lies beyond the content is in range only until something changes.
  private func scroll(_ id: Int, _ dx: CGFloat, _ dy: CGFloat) {
    guard let view = live.views[id] as? UIScrollView else { return }
    let (old, inset) = (view.contentOffset, view.adjustedContentInset)
    offsets[id] = old
    let far = CGPoint(
      x: view.contentSize.width - view.bounds.width + inset.right,
      y: view.contentSize.height - view.bounds.height + inset.bottom)
    view.contentOffset = CGPoint(
      x: max(old.x, min(old.x + dx, far.x)), y: max(old.y, min(old.y + dy, far.y)))
  }

  // MARK: Out and in again

  private func detach(_ id: Int) {
    guard let view = live.views[id], view.superview != nil else { return }
    let active = live.constraints.keys.sorted().compactMap { live.constraints[$0] }.filter(\.isActive)
    view.removeFromSuperview()
    lost[id] = active.filter { !$0.isActive }
  }

  private func attach(_ id: Int) {
    guard let constraints = lost.removeValue(forKey: id) else { return }
    live.add(id)
    NSLayoutConstraint.activate(constraints.filter { !$0.isActive })
  }
}
