import AutoLayout
import Foundation

/// A stack of controllers, the top one shown below a navigation bar. (Apple, `UINavigationController`.)
///
/// The content fills the container; the bars are part of its safe area. If the content's root view or its first subview is
/// a scroll view, its offset determines the bars' appearance, and scrolling collapses a large title and a search bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open private(set) var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  @AlwaysObserved open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsDidChange() } }
  }
  @AlwaysObserved open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { barsDidChange() } }
  }
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  /// Never recognises anything: there are no touches.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  /// The root's item (observed: littlepotatosoftware.com, “Under the hood with UITabController”), unless one was set
  /// for the stack.
  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabBarItemsDidChange()
    }
  }
  private var storedTabBarItem: UITabBarItem?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// A controller with bars of the classes given, nil for the standard ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type { navigationBar = UIView.make(type) }
    if let type = toolbarClass as? UIToolbar.Type { toolbar = UIView.make(type) }
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
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// Nil while the navigation bar is visible, whose style determines the status bar's.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    LayoutException.require(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count, .invalidArgument,
      "A controller occurs twice in the navigation stack.",
      page: "UINavigationController.setViewControllers(_:animated:)")
    change(to: viewControllers, animated: animated)
  }

  private func change(to viewControllers: [UIViewController], animated: Bool) {
    let leaving = stack.filter { old in !viewControllers.contains { $0 === old } }
    let coming = viewControllers.filter { new in !stack.contains { $0 === new } }
    let change = viewControllers.last !== stack.last ? viewControllers.last : nil
    let isPush = coming.contains { $0 === change }
    let transition = change.flatMap {
      ControllerTransition(animated: animated, from: topViewController, to: $0, in: viewIfLoaded)
    }
    let picture = transition.flatMap { _ in pictureOfTop() }
    if transition != nil, !isNavigationBarHidden { ControllerTransition.fade(navigationBar) }
    let exchange = change.flatMap { _ in
      AppearanceExchange(of: self, in: viewIfLoaded?.window, isAnimated: animated)
    }
    if transition != nil { exchange?.hold() }
    AppearanceExchange.perform(exchange) {
      for controller in coming { addChild(controller) }
      stack = viewControllers
      if isViewLoaded { change?.loadViewIfNeeded() }
      for controller in leaving { release(controller) }
      if isViewLoaded, let change {
        delegate?.navigationController(self, willShow: change, animated: animated)
      }
      showTop()
      for controller in coming {
        guard let exchange else { controller.didMove(toParent: self); continue }
        exchange.afterwards { [self] in controller.didMove(toParent: self) }
      }
    }
    guard isViewLoaded, let change else { return }
    guard let transition, let content = change.viewIfLoaded else {
      exchange?.release()
      delegate?.navigationController(self, didShow: change, animated: animated)
      return
    }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    transition.slide(to: content, from: picture, isPush: isPush) { [self] in
      exchange?.release()
      delegate?.navigationController(self, didShow: change, animated: animated)
    }
  }

  /// A snapshot of the top controller's view.
  private func pictureOfTop() -> UIView? {
    guard let content = topViewController?.viewIfLoaded, content.superview === viewIfLoaded else {
      return nil
    }
    let picture = content.snapshotView(afterScreenUpdates: false)
    picture?.frame = content.frame
    return picture
  }

  /// Pushes a controller. Traps on a controller that is already on the stack, and on another navigation
  /// controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    checkPushing(viewController)
    change(to: stack + [viewController], animated: animated)
  }

  private func checkPushing(_ controller: UIViewController) {
    let page = "UINavigationController.pushViewController(_:animated:)"
    LayoutException.require(
      !stack.contains { $0 === controller }, .invalidArgument,
      "\(controller) is already on the navigation stack and cannot be pushed again.", page: page)
    LayoutException.require(
      !(controller is UINavigationController), .invalidArgument, "A navigation controller cannot be pushed.",
      page: page)
    LayoutException.require(
      !(controller is any UnpushableController), .invalidArgument,
      "\(type(of: controller)) cannot be pushed.", page: page)
  }

  /// Pops the top controller, but never the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops to a controller. Traps if it is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      LayoutException.raise(
        .internalInconsistency,
        "\(viewController) is not on the navigation stack, so nothing can be popped to it.",
        page: "UINavigationController.popToViewController(_:animated:)")
    }
    let popped = Array(stack.dropFirst(index + 1))
    change(to: Array(stack.prefix(index + 1)), animated: animated)
    return popped
  }

  /// The duration of showing or hiding bars, in seconds (Apple,
  /// `UINavigationController.hideShowBarDuration`).
  public class var hideShowBarDuration: CGFloat { 0.2 }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard animated, hidden != isNavigationBarHidden, let view = viewIfLoaded,
      ControllerTransition.lasts(in: view)
    else {
      isNavigationBarHidden = hidden
      return
    }
    view.layoutIfNeeded()
    ControllerTransition.slideBar(
      navigationBar, isHiding: hidden, by: -navigationBar.frame.maxY, duration: Self.hideShowBarDuration,
      in: view
    ) { isNavigationBarHidden = hidden }
  }

  /// Shows or hides the toolbar. Hiding is immediate: the toolbar leaves the view tree.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard animated, !hidden, isToolbarHidden, let view = viewIfLoaded, ControllerTransition.lasts(in: view)
    else {
      isToolbarHidden = hidden
      return
    }
    ControllerTransition.slideBar(
      toolbar, isHiding: false, by: toolbarHeight + view.safeAreaInsets.bottom,
      duration: Self.hideShowBarDuration, in: view
    ) { isToolbarHidden = hidden }
  }

  private func release(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.parentMove = .leaving
    controller.viewIfLoaded?.removeFromSuperview()
    controller.containerInsets = .zero
    controller.removeFromParent()
    guard let exchange = AppearanceExchange.current else { return controller.parentMove = .none }
    exchange.afterwards { if controller.parentMove == .leaving { controller.parentMove = .none } }
  }

  // MARK: Layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    navigationBar.largeTitlesDidChange = { [weak self] in self?.barsDidChange() }
    navigationBar.isAtScrollEdge = { [weak self] in self?.scrollEdges.isAtTop ?? true }
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
    collapsed = 0
    container.fill(with: content, at: 0)
    barsDidChange()
    followScrolling()
    tabBarController?.bottomBarMayChange()
  }

  private func showTitle() {
    BarManagement.perform { navigationBar.items = stack.map(\.navigationItem) }
    toolbar.items = topViewController?.toolbarItems ?? []
    toolbar.isAtScrollEdge = { [weak self] in self?.scrollEdges.isAtBottom ?? true }
  }

  /// Called after the items of the toolbar have changed.
  func toolbarItemsDidChange(of controller: UIViewController) {
    guard isViewLoaded, controller === topViewController else { return }
    toolbar.items = controller.toolbarItems ?? []
  }

  func barsDidChange() {
    guard let container = viewIfLoaded else { return }
    placeBars()
    container.setNeedsLayout()
  }

  // MARK: Effects of scrolling

  /// The height by which scrolling has collapsed the large title and search bar, in points.
  private var collapsed: CGFloat = 0
  private var scrollEdges: ScrollEdges { ScrollEdges(of: topViewController) }

  /// Observes the offset of the visible content's scroll view.
  private func followScrolling() {
    guard let scroll = topViewController.flatMap({ ScrollEdges.scrollView(of: $0, at: .top) }) else { return }
    guard scroll.offsetWatcher !== self else { return }
    scroll.offsetWatcher = self
    didScroll(scroll)
  }

  /// Collapses the search bar, then the large title, by the distance scrolled. At the top of the scroll view both are
  /// fully visible.
  package func didScroll(_ scroll: UIScrollView) {
    // A scroll view that has not been laid out has no inset yet: its offset of zero is not the reader's.
    guard let container = viewIfLoaded, scroll.window != nil, !scroll.bounds.isEmpty else { return }
    let whole = barParts(collapsedBy: 0)
    let mayCollapse = whole.height - barParts(collapsedBy: .greatestFiniteMagnitude).height
    var rest = scroll.contentInset.top
    if scroll.contentInsetAdjustmentBehavior != .never {
      let own = topViewController?.additionalSafeAreaInsets.top ?? 0
      rest += container.safeAreaInsets.top + (isNavigationBarHidden ? 0 : whole.height) + own
    }
    let wanted = min(max(0, scroll.contentOffset.y + rest), mayCollapse)
    guard wanted != collapsed else { return }
    collapsed = wanted
    placeBars()
  }

  // MARK: Bars

  /// The parts of the bar, in points.
  private struct BarParts {
    var row: CGFloat
    var title: CGFloat
    var search: CGFloat
    var prompt: CGFloat
    var height: CGFloat { prompt + row + title + search }
  }

  private func barParts(collapsedBy amount: CGFloat) -> BarParts {
    let item = topViewController?.navigationItem
    var parts = BarParts(
      row: rowHeight, title: 0, search: 0, prompt: item?.prompt == nil ? 0 : BarHeight.prompt)
    var amount = amount
    if let search = item?.searchController {
      parts.search = BarHeight.search + search.searchBar.scopesHeight
      if search.isActive, search.hidesNavigationBarDuringPresentation {
        (parts.row, parts.prompt) = (0, 0)
        return parts
      }
      if item?.hidesSearchBarWhenScrolling != false, !search.isActive {
        let taken = min(amount, parts.search)
        parts.search -= taken
        amount -= taken
      }
    }
    if showsLargeTitle {
      if parts.row == BarHeight.padNavigation { parts.row = BarHeight.navigation }
      parts.title = max(0, BarHeight.largeTitle - BarHeight.navigation - amount)
    }
    return parts
  }

  /// The height of the row of buttons for the traits.
  private var rowHeight: CGFloat {
    let traits = BarRelease.traitsForHeight(traitCollection)
    let isInSheet = nearestPresented?.storedPresentation?.arrangement == .sheet
    if traits.userInterfaceIdiom == .pad {
      return isInSheet ? BarHeight.padSheetNavigation : BarHeight.padNavigation
    }
    if traits.verticalSizeClass == .compact { return BarHeight.compactNavigation }
    return isInSheet ? BarHeight.sheetNavigation : BarHeight.navigation
  }

  private var toolbarHeight: CGFloat {
    BarRelease.traitsForHeight(traitCollection).verticalSizeClass == .compact
      ? BarHeight.compactBottom : BarHeight.toolbar
  }

  /// Whether the title is large. Titles are never large in compact height. An automatic item behaves like the one before
  /// it; the first item, if automatic, is large (Apple, `UINavigationItem.LargeTitleDisplayMode`).
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
    let parts = barParts(collapsedBy: collapsed)
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.showsLargeTitle = showsLargeTitle && parts.row > 0
    navigationBar.showsRow = parts.row > 0
    navigationBar.searchHeight = parts.search
    navigationBar.rowHeight = parts.row
    navigationBar.frame = CGRect(
      x: 0, y: safeArea.top, width: container.bounds.width, height: parts.height)
    placeToolbar(in: container)
    placeContent(
      in: container,
      bars: UIEdgeInsets(
        top: isNavigationBarHidden ? 0 : parts.height, left: 0, bottom: isToolbarHidden ? 0 : toolbarHeight,
        right: 0))
    followScrolling()
  }

  private func placeToolbar(in container: UIView) {
    guard !isToolbarHidden else {
      if toolbar.superview === container { toolbar.removeFromSuperview() }
      return
    }
    if toolbar.superview !== container { container.addSubview(toolbar) }
    let height = toolbarHeight
    toolbar.frame = CGRect(
      x: 0, y: container.bounds.height - container.safeAreaInsets.bottom - height,
      width: container.bounds.width, height: height)
  }

  /// Places the content. It extends under the bars, which are part of its safe area, unless the controller excludes that
  /// edge or a bar is opaque. (Apple, `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.)
  private func placeContent(in container: UIView, bars: UIEdgeInsets) {
    guard let top = topViewController, let content = top.viewIfLoaded, content.superview === container else {
      return
    }
    var (frame, inner) = (container.bounds, bars)
    let safe = container.safeAreaInsets
    if bars.top > 0, !extends(top, .top, below: navigationBar.isTranslucent) {
      frame.origin.y += bars.top + safe.top
      frame.size.height = max(0, frame.height - bars.top - safe.top)
      inner.top = 0
    }
    if bars.bottom > 0, !extends(top, .bottom, below: toolbar.isTranslucent) {
      frame.size.height = max(0, frame.height - bars.bottom - safe.bottom)
      inner.bottom = 0
    }
    if content.frame != frame { content.frame = frame }
    top.containerInsets = inner
    placeSearchResults(in: container, insets: bars)
  }

  private func extends(
    _ controller: UIViewController, _ edge: UIRectEdge, below isTranslucent: Bool
  ) -> Bool {
    controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Places the results of a search over the content.
  private func placeSearchResults(in container: UIView, insets: UIEdgeInsets) {
    let search = topViewController?.navigationItem.searchController
    let results = search?.shownResults
    dimContent(
      in: container,
      results == nil && search?.isActive == true && search?.obscuresBackgroundDuringPresentation == true)
    if let old = shownResults, old !== results {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.containerInsets = .zero
      old.removeFromParent()
    }
    shownResults = results
    guard let results else { return }
    if results.parent !== self {
      addChild(results)
      container.insertSubview(results.view, belowSubview: navigationBar)
      results.didMove(toParent: self)
    }
    results.view.frame = container.bounds
    results.containerInsets = insets
  }
  private weak var shownResults: UIViewController?

  /// Dims the content while a search is active without results.
  private func dimContent(in container: UIView, _ isWanted: Bool) {
    guard isWanted else {
      searchDimming?.removeFromSuperview()
      searchDimming = nil
      return
    }
    let view = searchDimming ?? DimmingView()
    searchDimming = view
    view.frame = container.bounds
    if view.superview !== container { container.insertSubview(view, belowSubview: navigationBar) }
  }
  private var searchDimming: DimmingView?
}

extension UINavigationController: ScrollOffsetWatching {}
