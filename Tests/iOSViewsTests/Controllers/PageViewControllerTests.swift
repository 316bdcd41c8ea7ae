import Foundation
import Testing
import iOSViews

@MainActor
private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var count = 4
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 2 }
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { orientation == .portrait ? .min : .mid }
}

/// Pages beside a spine and above dots. Expected: Apple, `UIPageViewController.OptionsKey` and
/// `UIPageViewControllerDataSource.presentationCount(for:)`; worked out from the view's size.
@MainActor
struct PageViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  @Test func twoPagesLieBesideTheSpine() {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(pages.spineLocation == .mid)
    let (left, right) = (UIViewController(), UIViewController())
    pages.setViewControllers([left, right], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    #expect(abs(left.view.frame.width - 196.5) <= 0.5 && left.view.frame.minX == 0)
    #expect(abs(right.view.frame.minX - 196.5) <= 0.5 && right.view.frame.maxX == 393)
  }

  /// The dots take 37 points at the lower end.
  @Test func pagesThatScrollHaveDots() throws {
    let source = Pages()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    pages.dataSource = source
    pages.setViewControllers([page], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 4 && dots.currentPage == 2)
    #expect(dots.frame == CGRect(x: 0, y: 815, width: 393, height: 37))
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 815))
    pages.dataSource = nil
    window.layoutIfNeeded()
    #expect(page.view.frame.height == 852)
  }

  @Test func theDelegateMovesTheSpineWhenTheViewTurns() {
    let source = Pages()
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.delegate = source
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    #expect(pages.spineLocation == .min)
    window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(pages.spineLocation == .mid)
  }
}
