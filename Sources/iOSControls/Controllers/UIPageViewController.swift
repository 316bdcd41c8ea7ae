import AutoLayout
import Foundation

/// The data source of a page view controller, which provides the pages before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Never called: there are no touches.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Never called: there are no touches.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots of the page control; a negative number, the default, shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the current page's dot. Called after pages were set; 0 by default.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// The delegate of a page view controller, which is notified when the user turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Never called: there are no touches.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Never called: there are no touches.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Never called: there is no device.
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  /// Never called: there is no device.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

/// The behaviour of UIKit for methods that a delegate does not implement.
extension UIPageViewControllerDelegate {
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  { pageViewController.supportedInterfaceOrientations }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.preferredInterfaceOrientationForPresentation }
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
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}

extension UIPageViewController {
  /// The position of the spine of curling pages. Raw values match UIKit's.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none = 0
    case min, mid, max
  }
}

/// Shows one page at a time; users turn pages with gestures. (Apple, `UIPageViewController`.)
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Raw values match UIKit's.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl = 0
    case scroll
  }

  /// Raw values match UIKit's.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical
  }

  /// Raw values match UIKit's.
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
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { source }
    set {
      source = newValue
      if isViewLoaded { updatePageControl() }
    }
  }
  private weak var source: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether curling pages have content on their backs. Stored only.
  open var isDoubleSided = false
  /// The position of the spine of curling pages: two pages are shown beside a spine in the middle.
  open private(set) var spineLocation: SpineLocation
  open private(set) var viewControllers: [UIViewController]? = []

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = style == .scroll ? .none : Self.spine(in: options) ?? .min
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

  /// Shows other pages immediately. Traps on a wrong number of pages; scrolling pages are shown one at a time.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    LayoutException.require(
      transitionStyle != .scroll || new.count == 1, .invalidArgument,
      "Scrolling pages are shown one at a time, not \(new.count).",
      page: "UIPageViewController.setViewControllers(_:direction:animated:completion:)")
    for page in self.viewControllers ?? [] where !new.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    self.viewControllers = new
    for page in new where page.parent !== self { addChild(page) }
    if isViewLoaded {
      showPages()
      updatePageControl()
    }
    for page in new { page.didMove(toParent: self) }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPages()
    updatePageControl()
  }

  private static func spine(in options: [OptionsKey: Any]?) -> SpineLocation? {
    let value = options?[.spineLocation]
    if let location = value as? SpineLocation { return location }
    return ((value as? NSNumber)?.intValue ?? value as? Int).flatMap(SpineLocation.init)
  }

  private func showPages() {
    for page in viewControllers ?? [] where page.view.superview !== view { view.fill(with: page.view, at: 0) }
    placePages()
  }

  // MARK: Layout

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placePages()
  }

  /// Places the pages above the dots: one fills the view, two are beside the spine in the middle.
  private func placePages() {
    guard let view = viewIfLoaded else { return }
    var area = view.bounds
    if let control = pageControl {
      area.size.height = max(0, area.height - Self.pageControlHeight)
      control.frame = CGRect(
        x: area.minX, y: area.maxY, width: area.width, height: view.bounds.maxY - area.maxY)
    }
    let pages = viewControllers ?? []
    let isHorizontal = navigationOrientation == .horizontal
    let isRightToLeft = isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, page) in pages.enumerated() {
      guard spineLocation == .mid, pages.count == 2 else {
        page.view.frame = area
        continue
      }
      let halves = area.divided(
        atDistance: (isHorizontal ? area.width : area.height) / 2, from: isHorizontal ? .minXEdge : .minYEdge)
      page.view.frame = view.layoutGrid.round((index == 0) != isRightToLeft ? halves.slice : halves.remainder)
    }
  }

  /// Lets the delegate choose another spine after a rotation.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard transitionStyle == .pageCurl, let delegate, let old = viewIfLoaded?.bounds.size,
      (old.width > old.height) != (size.width > size.height)
    else { return }
    spineLocation = delegate.pageViewController(
      self, spineLocationFor: size.width > size.height ? .landscapeLeft : .portrait)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Dots

  /// The height of the dots below scrolling pages, in points: that of a page control (measured on iOS 7 to
  /// 13).
  private static let pageControlHeight: CGFloat = 37
  private var pageControl: UIPageControl?

  /// Updates the dots of horizontally scrolling pages, if the data source provides a count. (Apple,
  /// `UIPageViewControllerDataSource.presentationCount(for:)`.)
  private func updatePageControl() {
    let isWanted = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = isWanted ? dataSource?.presentationCount(for: self) ?? -1 : -1
    guard count >= 0 else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return placePages()
    }
    let control = pageControl ?? UIPageControl()
    if pageControl == nil {
      view.addSubview(control)
      pageControl = control
    }
    control.numberOfPages = count
    control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    placePages()
  }
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { -1 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
