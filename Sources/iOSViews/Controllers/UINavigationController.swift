import Foundation

/// A stack of controllers, the top one shown below a navigation bar. (Apple, `UINavigationController`.)
///
/// The content fills the container; the bars reach into its safe area.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open private(set) var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsDidChange() } }
  }
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { barsDidChange() } } }
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  /// Never recognises anything: there are no touches.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The stack

  /// Bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let leaving = stack.filter { old in !viewControllers.contains { $0 === old } }
    let coming = viewControllers.filter { new in !stack.contains { $0 === new } }
    for controller in leaving { release(controller) }
    for controller in coming { addChild(controller) }
    stack = viewControllers
    showTop()
    for controller in coming { controller.didMove(toParent: self) }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// The root stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack.dropFirst(index + 1))
    setViewControllers(Array(stack.prefix(index + 1)), animated: animated)
    return popped
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func release(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.containerInsets = .zero
    controller.removeFromParent()
  }

  // MARK: Layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    navigationBar.largeTitlesDidChange = { [weak self] in self?.barsDidChange() }
    showTop()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    barsDidChange()
  }

  private func showTop() {
    guard let container = viewIfLoaded else { return }
    for controller in stack.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
    guard let content = topViewController?.view else { return }
    showTitle()
    container.fill(with: content, at: 0)
    barsDidChange()
  }

  private func showTitle() {
    navigationBar.items = stack.map(\.navigationItem)
    toolbar.items = topViewController?.toolbarItems ?? []
  }

  private func barsDidChange() {
    guard let container = viewIfLoaded else { return }
    placeBars()
    container.setNeedsLayout()
  }

  /// As high as the traits and large titles want.
  private var barHeight: CGFloat {
    let traits = traitCollection
    if showsLargeTitle { return BarHeight.largeTitle }
    if traits.userInterfaceIdiom == .pad { return BarHeight.padNavigation }
    return traits.verticalSizeClass == .compact ? BarHeight.compactNavigation : BarHeight.navigation
  }

  /// Titles are never large where the height is compact. An item that leaves it open does as the one before it; the first
  /// such item is large (Apple, `UINavigationItem.LargeTitleDisplayMode`).
  private var showsLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact else {
      return false
    }
    let decided = stack.last { $0.navigationItem.largeTitleDisplayMode != .automatic }
    return decided?.navigationItem.largeTitleDisplayMode != .never
  }

  private func placeBars() {
    guard let container = viewIfLoaded else { return }
    let safeArea = container.safeAreaInsets
    let height = barHeight
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.showsLargeTitle = showsLargeTitle
    navigationBar.frame = CGRect(x: 0, y: safeArea.top, width: container.bounds.width, height: height)
    if !isToolbarHidden {
      if toolbar.superview !== container { container.addSubview(toolbar) }
      toolbar.frame = CGRect(
        x: 0, y: container.bounds.height - safeArea.bottom - BarHeight.toolbar, width: container.bounds.width,
        height: BarHeight.toolbar)
    } else if toolbar.superview === container {
      toolbar.removeFromSuperview()
    }
    topViewController?.containerInsets = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : height, left: 0, bottom: isToolbarHidden ? 0 : BarHeight.toolbar,
      right: 0)
  }
}
