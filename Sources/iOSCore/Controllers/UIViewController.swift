import AutoLayout
import Foundation

/// Manages a view hierarchy. (Apple, `UIViewController`.)
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The title, which the controller's items in bars also use.
  @AlwaysObserved open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  public internal(set) final var storedChildren: [UIViewController] = []
  public internal(set) final weak var storedParent: UIViewController?
  var overridesOfChildren: [(child: WeakReference, traits: UITraitCollection)] = []
  var appearance = AppearanceStage.gone
  /// The change in which the controller appears, until it has ended.
  weak var exchange: AppearanceExchange?
  /// Whether `viewWillDisappear(_:)` was called while the view is still in the window.
  var isDisappearing = false
  private var isComing: Bool { appearance == .appearing || exchange != nil }
  /// The controller that this one presents directly.
  var storedPresented: UIViewController?
  /// The controller that presents this one directly.
  weak var storedPresenting: UIViewController?
  /// The controller presented by this one or its nearest ancestor.
  open var presentedViewController: UIViewController? { nearestPresenting?.storedPresented }
  /// The controller that presented this one or its nearest ancestor: an outermost container.
  open var presentingViewController: UIViewController? { nearestPresented?.storedPresenting }
  var storedPresentation: UIPresentationController? {
    didSet { storedPresentation?.letGoOfPresented() }
  }
  /// The view that left the window while this controller's view fills it.
  var coveredView: UIView?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Provides the animators and the presentation controller of custom presentations.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var isBeingTakenAway = false
  open var definesPresentationContext = false
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  /// The size that the controller prefers in its container.
  @AlwaysObserved open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (parent ?? storedPresenting)?.preferredContentSizeDidChange(forChildContentContainer: self)
      nearestPresented?.storedPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open private(set) lazy var navigationItem = UINavigationItem(of: self)
  /// Made when it is first read, with the controller's title. A new one replaces it in the tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = storedTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabBarItemsDidChange()
    }
  }
  private var storedTabBarItem: UITabBarItem?
  @AlwaysObserved open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The scene of the document that describes the controller; nil for one made in code.
  package private(set) var nibScene: (any ControllerScene)?
  /// The storyboard that the controller comes from.
  open var storyboard: UIStoryboard? { nibScene?.storyboard }
  public let nibName: String?
  public let nibBundle: Bundle?
  /// Whether the root view's margins are at least the system's. Default true.
  @AlwaysObserved open var viewRespectsSystemMinimumLayoutMargins = true { didSet { updateSystemMargins() } }
  /// Additional insets of the view's safe area, in points.
  @AlwaysObserved open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { updateSafeArea() } }
  }
  /// The placeholder shown over the view while there is no content; nil for none. (Apple.)
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailability.configuration }
    set { unavailability.show(newValue, over: self) }
  }
  /// Manages the placeholder.
  private(set) lazy var unavailability = ContentUnavailability()
  /// Updates the placeholder's configuration for a state; for overriding. Called before the controller first appears,
  /// when traits or the text of its search change, and by ``setNeedsUpdateContentUnavailableConfiguration()``.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Insets that containers add to the safe area for their bars, in points.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { updateSafeArea() } }
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A controller whose view comes from the document of that name or of the class's name, if the bundle
  /// has one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Reads the scene from the coder of storyboards. Other coders are ignored.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    nibScene = (coder as? NibCoder)?.scene
    super.init()
  }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}

  /// The presenting controller after a presented one. (Apple, "Using responders and the responder chain to handle events".)
  open override var next: UIResponder? { storedPresenting ?? viewIfLoaded?.superview ?? parent }

  // MARK: The view

  /// The root view, loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owningController = nil
      loadedView = newValue
      newValue?.owningController = self
      newValue?.notePasses(of: self)
      newValue?.spreadTraitDirection()
      updateSystemMargins()
      updateSafeArea()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the root view: a document's, or else a plain one that fills the screen and follows its superview's size. (Descriptions
  /// of such views have `autoresize = W+H`.)
  open func loadView() {
    guard !loadViewFromDocument() else { return }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }
  open func viewDidLoad() {}
  @_spi(ViewHooks) open override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "view": view = value as? UIView
    default: return super.setOutlet(value, forKey: key)
    }
    return true
  }

  /// Makes a document's view the controller's root view.
  @_spi(ViewHooks) open func take(documentView: UIView) { view = documentView }

  // MARK: Segues

  /// Called before a segue is performed, embedding ones included.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue that a control starts may run. Default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Traps for a segue that the storyboard does not have.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNamedSegue(identifier, sender)
  }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  /// Called instead of the root view's `updateConstraints`, which the default calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// For overriding: configures content and styling before the view's layout. It runs first before the view's first layout, and again
  /// after traits or observable properties that it read have changed. (Apple, iOS 26.)
  open func updateProperties() {}
  /// Requests ``updateProperties()`` before the view's next layout; requests coalesce.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Performs pending updates of properties in the view's subtree immediately.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Notifies the children, with the sizes that `size(forChildContentContainer:withParentContainerSize:)` gives them.
  /// Children whose views are not loaded are not notified.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if own != child.view.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
    }
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Children's sizes

  /// Called when a child's preferred size has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child's view for this controller's `parentSize`; by default the whole size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The traits of the parent or window, with the overrides of the views between them and the parent's for this child.
  open var traitCollection: UITraitCollection {
    let outer =
      parent.map(traits(in:)) ?? viewIfLoaded?.superview?.inheritedTraits ?? UIScreen.main.traitCollection
    let overrides = [
      parent?.systemTraits(forChild: self) ?? presentationTraits,
      parent?.overrideTraitCollection(forChild: self),
    ].compactMap { $0 }
    let traits = overrides.isEmpty ? outer : UITraitCollection(traitsFrom: [outer] + overrides)
    return traitModifiers?.applied(to: traits) ?? traits
  }

  /// The traits that a system container sets for a child; nil for none.
  @_spi(ViewHooks) open func systemTraits(forChild child: UIViewController) -> UITraitCollection? { nil }

  /// The system's minimum margins for the root view: 16 points at the sides, 20 on screens 400 points wide or wider;
  /// none at top and bottom (observed in saved documents: about 130 of each).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    Self.minimumMargins(width: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
  }

  /// The same for a view of a width without a controller.
  package static func minimumMargins(width: CGFloat) -> NSDirectionalEdgeInsets {
    let side = width < wideScreen ? narrowMargin : wideMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Observed in saved documents: 16 points up to 375 wide, 20 from 402 on.
  private static let wideScreen: CGFloat = 400
  private static let narrowMargin: CGFloat = 16
  private static let wideMargin: CGFloat = 20

  // MARK: Old guides

  /// The top bars, before safe areas (iOS 7 to 10).
  open var topLayoutGuide: any UILayoutSupport { view.statedGuide(view.topSupportGuide) }
  /// The bottom bars, before safe areas (iOS 7 to 10).
  open var bottomLayoutGuide: any UILayoutSupport { view.statedGuide(view.bottomSupportGuide) }

  // MARK: Children

  open var children: [UIViewController] { storedChildren }
  open var parent: UIViewController? { storedParent }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { override(collection, for: childViewController) }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    overridesOfChildren.first { $0.child.object === childViewController }?.traits
  }

  // MARK: Presentation

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(presented: viewControllerToPresent, animated: flag) { completion?() }
  }

  /// Dismisses the controller presented by this one or an ancestor, or else the presented one that this is
  /// part of.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenting = nearestPresenting ?? presentingViewController else {
      completion?()
      return
    }
    presenting.hidePresented(animated: flag) { completion?() }
  }

  // MARK: For custom containers

  /// Notifies a child that its view is about to appear or disappear; ``endAppearanceTransition()``
  /// follows at the end.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    isInAppearanceTransition = isAppearing
  }

  open func endAppearanceTransition() {
    guard let isAppearing = isInAppearanceTransition else { return }
    isInAppearanceTransition = nil
    if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
  }
  private var isInAppearanceTransition: Bool?
  /// Whether views that enter and leave this one's notify their controllers. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Replaces one child's view by another's and runs the blocks, at once or over the clock's time.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    LayoutException.require(
      fromViewController.parent === self && toViewController.parent === self, .invalidArgument,
      "Both controllers of a transition have to be children of the one that makes it.",
      page: "UIViewController.transition(from:to:duration:options:animations:completion:)")
    if let container = fromViewController.viewIfLoaded?.superview ?? viewIfLoaded {
      if toViewController.view.superview !== container { container.addSubview(toViewController.view) }
    }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      if fromViewController !== toViewController { fromViewController.viewIfLoaded?.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Sets the scroll view whose offset determines the background of bars.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge.rawValue] = scrollView
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]
  }
  private var contentScrollViews: [UInt: UIScrollView] = [:]
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var accessibilityElements: [Any]?
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open class func attemptRotationToDeviceOrientation() {}
  open var restorationIdentifier: String?
  /// A button titled Edit, or Done while the controller is editing. A tap calls ``setEditing(_:animated:)`` with the
  /// opposite value.
  open private(set) lazy var editButtonItem = makeEditButton()
  private var hasEditButton = false

  private func makeEditButton() -> UIBarButtonItem {
    hasEditButton = true
    let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return item
  }

  // MARK: For containers and the screen

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// Overrides call super, which changes ``isEditing`` and ``editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    if hasEditButton { editButtonItem.take(editing ? .done : .edit) }
  }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func didReceiveMemoryWarning() {}
  open var isBeingPresented: Bool { isComing && storedPresenting != nil }
  open var isBeingDismissed: Bool { isBeingTakenAway }
  open var isMovingToParent: Bool { isComing && parentMove == .joining }
  open var isMovingFromParent: Bool { parentMove == .leaving }
  var parentMove = ParentMove.none
  /// The coordinator of the transition that the controller or an ancestor takes part in. Nil outside of transitions, and if
  /// they complete at once.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ControllerTransition.current(of: self)
  }
  open var isModalInPresentation = false
  open var providesPresentationContextTransitionStyle = false
  /// The controller's changes to the traits that it inherits; nil for none.
  var traitModifiers: TraitModifiers?
  var traitRegistrations: [TraitRegistration] = []

  /// Shows another controller: pushed on the enclosing navigation controller's stack, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }
}
