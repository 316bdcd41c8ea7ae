import AutoLayout
import Foundation

/// Owns a view and its life. (Apple, `UIViewController`.)
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  open var title: String?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  /// Whether the root view's margins are at least the system's. Default true.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { updateSystemMargins() } }
  /// What the controller adds to the safe area that its view gets from outside.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  public override init() { super.init() }

  /// Decodes nothing: documents are read as XML. Here for subclasses that must declare it.
  public required init?(coder: NSCoder) { super.init() }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The root view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owningController = nil
      loadedView = newValue
      newValue?.owningController = self
      updateSystemMargins()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the root view. The default is a plain one that fills the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}

  // MARK: Layout

  /// Called instead of the root view's `updateConstraints`, which the default calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// The system's least margins for the root view: 16 points at the sides, 20 on screens 414 points wide or wider; none
  /// at top and bottom (observed in saved documents: about 130 of each).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    Self.minimumMargins(width: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
  }

  /// The same for a view of some width that has no controller.
  static func minimumMargins(width: CGFloat) -> NSDirectionalEdgeInsets {
    let side = width < wideScreen ? narrowMargin : wideMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  private static let wideScreen: CGFloat = 414
  private static let narrowMargin: CGFloat = 16
  private static let wideMargin: CGFloat = 20

  /// Reads the margins again, after the root view's width has changed.
  package func updateSystemMargins() {
    viewIfLoaded?.layoutNode.systemMinimumMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  // MARK: Old guides

  /// The top bars, before safe areas (iOS 7 to 10).
  open var topLayoutGuide: UILayoutGuide { view.topBarGuide }
  /// The bottom bars, before safe areas (iOS 7 to 10).
  open var bottomLayoutGuide: UILayoutGuide { view.bottomBarGuide }

  // MARK: Children

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func awakeFromNib() {}
}
