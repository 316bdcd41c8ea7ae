import AutoLayout
import Foundation

/// The root of a view tree, which shows a controller's view. (Apple, `UIWindow`.)
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var screen: UIScreen = .main
  open weak var windowScene: UIWindowScene? = .main
  /// Stored only: windows are shown separately, not above each other.
  open var windowLevel = Level.normal
  /// The controller whose view fills the window as soon as the window is shown: a hidden window does not even load it (seen
  /// in the calls at which launching apps load their first view), so its bars and additional insets have no effect.
  @AlwaysObserved open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      pinRoot()
      if !isHidden { showRoot() }
    }
  }
  private var rootEdges: [NSLayoutConstraint] = []
  /// A window without a size fills the screen as soon as it is shown. Observed: 2 of 2 pictures of controllers whose own views had
  /// no frame, in a public repository (iOS 15).
  open override var isHidden: Bool {
    didSet {
      guard !isHidden else { return }
      if frame.size == .zero { frame = screen.bounds }
      takeSafeAreaOfHost()
      if rootViewController?.viewIfLoaded?.superview !== self { showRoot() }
    }
  }

  #if !canImport(ObjectiveC)
    /// One for each window. (Apple, `UIResponder.undoManager`.)
    open override var undoManager: UndoManager? { sharedUndoManager }
    private lazy var sharedUndoManager = UndoManager()
  #endif

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    setUp()
  }

  /// A window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Where an app hosts the tests, windows that fill the screen have the safe area of its device, unless they state another one
  /// (mcoletes/TheCatLibrary, pictures of an iPhone 8 in iOS 13: 20 points).
  private func takeSafeAreaOfHost() {
    guard let host = UIDevice.hostingSafeArea, bounds.size == screen.bounds.size, safeAreaInsets == .zero
    else { return }
    screenSafeAreaInsets = UIEdgeInsets(top: host.top, left: 0, bottom: host.bottom, right: 0)
  }

  private func setUp() {
    layoutNode.fixesSafeArea = true
    isHidden = true
    RunLoopTurn.shared.register(self)
    ReaderTextSize.shared.follow()
    _ = KeyboardWatch.shared
  }

  /// The constraints that ``visualizeConstraints(_:)`` shows.
  var visualizedConstraints: [NSLayoutConstraint]?

  open var isKeyWindow: Bool { UIWindow.key === self }
  private static weak var key: UIWindow?

  /// The traits of the screen, with size classes for the window's own size.
  open override var traitCollection: UITraitCollection {
    let traits = traits(of: bounds.size)
    return traitModifiers?.applied(to: traits) ?? traits
  }

  func traits(of size: CGSize) -> UITraitCollection {
    ReaderTextSize.shared.traits(of: self, screenTraits(for: size))
  }

  private func screenTraits(for size: CGSize) -> UITraitCollection {
    guard size != screen.bounds.size, size != .zero else { return screen.traitCollection }
    let own = UITraitCollection(screenSize: size, scale: screen.scale)
    return UITraitCollection(traitsFrom: [
      screen.traitCollection, UITraitCollection(userInterfaceIdiom: own.userInterfaceIdiom),
      UITraitCollection(horizontalSizeClass: own.horizontalSizeClass),
      UITraitCollection(verticalSizeClass: own.verticalSizeClass),
    ])
  }

  open override var frame: CGRect {
    get { super.frame }
    set { transition(to: newValue.size) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { transition(to: newValue.size) { super.bounds = newValue } }
  }

  /// Controllers whose views have entered the window and have not been laid out yet.
  private var appearing: [UIViewController] = []

  func noteAppearing(_ controller: UIViewController) { appearing.append(controller) }

  /// Ends the controllers' appearance after a layout.
  func finishAppearances() {
    while !appearing.isEmpty { appearing.removeFirst().viewWasLaidOut() }
    for exchange in exchanges where exchange !== AppearanceExchange.current { exchange.settle() }
  }

  /// The changes of shown controllers that have not ended.
  var exchanges: [AppearanceExchange] = []

  /// The controller that determines the status bar: the last one presented full screen, or the child that it returns,
  /// and so on. (Apple, `childForStatusBarHidden`.)
  func statusBarController(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    { controller = presented }
    while let current = controller, let next = child(current) { controller = next }
    return controller
  }

  override func passesArePending() { RunLoopTurn.shared.schedule() }

  /// The insets of the screen that hardware and status bar cover, in points. They form the safe area of a window that fills
  /// the screen. Zero unless set, because a program on Linux has no device; an iPhone 14 has 47 above and 34 below.
  open var screenSafeAreaInsets: UIEdgeInsets {
    get { layoutNode.safeAreaInsets }
    set { setSafeAreaInsets(newValue) }
  }

  /// Sets the safe area of the screen that the window fills.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets) { layoutNode.setSafeAreaInsets(insets) }

  private func takeKeys() {
    let old = UIWindow.key
    guard old !== self else { return }
    UIWindow.key = self
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Makes this window the key window.
  open func makeKey() { takeKeys() }
  /// For overriding: called after the window has become the key window.
  open func becomeKey() {}
  /// For overriding: called after another window has become the key window.
  open func resignKey() {}

  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Shows the window and lays it out.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    layoutIfNeeded()
  }

  private func showRoot() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    pinRoot()
  }

  /// Keeps a root view that does not translate its mask at the window's edges, by constraints of the window. (They are in the answer
  /// to Stack Overflow's question 15715690, as `constraintsAffectingLayout(for:)` lists them, and thumbprint-ios's pictures show
  /// such views as large as the window: 66 of 66.)
  func pinRoot() {
    NSLayoutConstraint.deactivate(rootEdges)
    rootEdges = []
    guard let view = rootViewController?.viewIfLoaded, view.superview === self,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let edges: [LayoutAttribute] = [.left, .right, .top, .bottom]
    rootEdges = edges.map { edge in
      let constraint = NSLayoutConstraint(
        spec: ConstraintSpec(
          firstItem: view.layoutNode, firstAttribute: edge, secondItem: layoutNode, secondAttribute: edge))
      constraint.kind = .system
      return constraint
    }
    NSLayoutConstraint.activate(rootEdges)
  }
}

extension UIWindow {
  /// The level of a window. Raw values match UIKit's.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    public static func + (one: Level, other: CGFloat) -> Level { Level(one.rawValue + other) }
    public static func - (one: Level, other: CGFloat) -> Level { Level(one.rawValue - other) }
  }
}
