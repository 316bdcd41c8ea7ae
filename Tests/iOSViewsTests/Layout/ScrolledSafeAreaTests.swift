import Foundation
import Testing
import iOSViews

/// Content that scrolls has no safe area on the axes on which its view begins it beside the bars, as the safe area is around it
/// there (Apple, `UIScrollView.contentInsetAdjustmentBehavior`, `adjustedContentInset`); on the others it keeps its part.
@MainActor
@Suite struct ScrolledSafeAreaTests {
  private static let outside = UIEdgeInsets(top: 44, left: 30, bottom: 34, right: 30)
  private static let sides = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
  private static let ends = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  /// The safe area of content that fills the view, scrolled to where bars would lie over it.
  private func content(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat = 100,
    inNavigation: Bool = false, change: (UIScrollView) -> Void = { _ in }
  ) -> UIEdgeInsets {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = Self.outside
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    if inNavigation {
      let bars = UINavigationController(rootViewController: controller)
      bars.isNavigationBarHidden = true
      window.rootViewController = bars
    }
    window.isHidden = false
    window.layoutIfNeeded()
    let scroll = UIScrollView(frame: controller.view.bounds)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.addSubview(inner)
    scroll.contentSize = CGSize(width: 400, height: height)
    change(scroll)
    controller.view.addSubview(scroll)
    window.layoutIfNeeded()
    scroll.contentOffset = .zero
    window.layoutIfNeeded()
    return inner.safeAreaInsets
  }

  @Test func always() { #expect(content(.always) == .zero) }

  @Test func never() {
    #expect(content(.never) == Self.outside)
    #expect(content(.never, height: 2000) == Self.outside)
  }

  @Test func scrollableAxes() {
    #expect(content(.scrollableAxes) == Self.outside)
    #expect(content(.scrollableAxes, height: 2000) == Self.sides)
    #expect(content(.scrollableAxes) { $0.alwaysBounceHorizontal = true } == Self.ends)
  }

  @Test func automatic() {
    #expect(content(.automatic) == Self.outside)
    #expect(content(.automatic, height: 2000) == Self.sides)
    #expect(content(.automatic, inNavigation: true) == Self.sides)
  }

  @Test func theBehaviourMayChange() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let inner = UIView(frame: scroll.bounds)
    scroll.addSubview(inner)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = Self.outside
    let window = UIWindow(frame: scroll.frame)
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .always
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets == Self.outside)
  }

  /// Stacks in such content add nothing to their margins either.
  @Test func marginsOfContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let inner = UIView(frame: scroll.bounds)
    inner.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.addSubview(inner)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = Self.outside
    let window = UIWindow(frame: scroll.frame)
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(scroll)
    window.layoutIfNeeded()
    scroll.contentOffset = .zero
    window.layoutIfNeeded()
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
  }
}
