import Foundation

/// Gives a page controller its neighbours.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The delegate of a page view controller, which is notified of pages that a reader turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

/// The behaviour of UIKit for methods that a delegate does not implement.
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}

extension UIPageViewController {
  /// Where the spine of pages that curl lies. Raw values are UIKit's.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none = 0
    case min, mid, max
  }
}

/// Pages, of which one fills the view; turning them is a matter of gestures. (Apple, `UIPageViewController`.)
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Raw values are UIKit's.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl = 0
    case scroll
  }

  /// Raw values are UIKit's.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical
  }

  /// Raw values are UIKit's.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward = 0
    case reverse
  }

  /// A key of the initialiser's options. (Apple, `UIPageViewController.OptionsKey`.)
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages that curl have content on their backs. Stored only.
  open var isDoubleSided = false
  public let spineLocation: SpineLocation
  open private(set) var viewControllers: [UIViewController]? = []

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = style == .scroll ? .none : .min
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init()
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// Shows other pages, at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    for page in self.viewControllers ?? [] where !new.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    self.viewControllers = new
    for page in new where page.parent !== self { addChild(page) }
    if isViewLoaded { showPages() }
    for page in new { page.didMove(toParent: self) }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPages()
  }

  private func showPages() {
    for page in viewControllers ?? [] where page.view.superview !== view { view.fill(with: page.view) }
  }
}
