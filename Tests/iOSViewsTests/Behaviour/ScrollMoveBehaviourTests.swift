import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of scroll views and of what surrounds content: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct ScrollMoveBehaviourTests {
  @Test("scroll.safe-area-adjusts") func safeAreaAdjusts() {
    let (view, screen) = (scroll(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    screen.screenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    view.contentInset.top = 5
    view.contentInsetAdjustmentBehavior = .always
    screen.addSubview(view)
    screen.layoutIfNeeded()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 25, left: 0, bottom: 10, right: 0))
    #expect(view.contentInset.top == 5)
  }

  @Test("scroll.adjusts-scrollable-only") func adjustsScrollableOnly() {
    let (view, screen) = (scroll(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    screen.screenSafeAreaInsets = UIEdgeInsets(top: 20, left: 7, bottom: 10, right: 7)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    screen.addSubview(view)
    screen.layoutIfNeeded()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
  }

  @Test("scroll.inset-change-reported") func insetChangeReported() {
    let (view, log) = (scroll(), MoveLog())
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = log
    view.contentInset = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
    #expect(log.calls.filter { $0 == "inset" } == ["inset"])
  }

  @Test("scroll.zoom-order") func zoomOrder() {
    AnimationClock.manual { clock in
      let (view, log) = zooming()
      view.setZoomScale(2, animated: true)
      clock.advance(to: 3)
      let calls = log.calls.filter { $0.hasPrefix("zoom") }
      #expect(calls == ["zoomWillBegin", "zoom", "zoomDidEnd 2.0"])
    }
  }

  @Test("scroll.zoom-transforms") func zoomTransforms() {
    let (view, log) = zooming()
    view.zoomScale = 2
    #expect(log.zoomed.transform.a == 2 && view.contentSize == CGSize(width: 200, height: 600))
  }

  @Test("scroll.zoom-to-rect") func zoomToRect() {
    let (view, _) = zooming()
    view.maximumZoomScale = 4
    view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 20), animated: false)
    #expect(view.zoomScale == 2)
  }

  @Test("scroll.zoom-to-rect-limited") func zoomToRectLimited() {
    let (view, _) = zooming()
    view.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(view.zoomScale == 3)
  }

  @Test("scroll.rect-visible-animated-end") func rectVisibleAnimatedEnd() {
    AnimationClock.manual { clock in
      let (view, log) = (scroll(), MoveLog())
      let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.addSubview(view)
      view.delegate = log
      view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 10), animated: true)
      clock.advance(to: 3)
      #expect(log.calls.last == "end" && log.calls.count { $0 == "end" } == 1 && view.contentOffset.y == 160)
    }
  }

  @Test("scroll.code-not-dragging") func codeNotDragging() {
    let (view, log) = (scroll(), MoveLog())
    view.delegate = log
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating && !log.calls.contains("drag"))
  }

  @Test("scroll.indicator-insets-both") func indicatorInsetsBoth() {
    let view = scroll()
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.verticalScrollIndicatorInsets == view.scrollIndicatorInsets)
    #expect(view.horizontalScrollIndicatorInsets == view.scrollIndicatorInsets)
  }

  @Test("scroll.refresh-keeps-until-end") func refreshKeepsUntilEnd() {
    let (view, refresh) = (scroll(), UIRefreshControl())
    view.refreshControl = refresh
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing && refresh.superview === view)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
  }

  @Test("scroll.refresh-code-quiet") func refreshCodeQuiet() {
    let (view, refresh, calls) = (scroll(), UIRefreshControl(), Notes())
    view.refreshControl = refresh
    refresh.addAction(UIAction { _ in calls.add("changed") }, for: .valueChanged)
    refresh.beginRefreshing()
    #expect(calls.lines.isEmpty)
  }

  @Test("safe.additional-adds") func additionalAdds() {
    let root = UIViewController()
    let screen = window(showing: root)
    screen.screenSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 0, right: 0)
    screen.layoutIfNeeded()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 45, left: 6, bottom: 20, right: 0))
  }

  @Test("safe.covered-part-only") func coveredPartOnly() {
    let root = UIViewController()
    let screen = window(showing: root)
    screen.screenSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let (high, middle) = (UIView(), UIView())
    high.frame = CGRect(x: 0, y: 30, width: 100, height: 100)
    middle.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    root.view.addSubview(high)
    root.view.addSubview(middle)
    screen.layoutIfNeeded()
    #expect(high.safeAreaInsets.top == 10 && middle.safeAreaInsets == .zero)
  }

  @Test("safe.no-window") func noWindow() {
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).safeAreaInsets == .zero)
  }

  @Test("safe.guide-inside") func guideInside() {
    let root = UIViewController()
    let screen = window(showing: root)
    screen.screenSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    screen.layoutIfNeeded()
    #expect(root.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 40, width: 400, height: 740))
  }

  @Test("safe.change-heard") func changeHeard() {
    let notes = Notes()
    let (root, view) = (UIViewController(), NotingView("v", notes))
    let screen = window(showing: root)
    view.frame = root.view.bounds
    root.view.addSubview(view)
    screen.layoutIfNeeded()
    notes.lines = []
    screen.screenSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    screen.layoutIfNeeded()
    #expect(notes.lines.filter { $0 == "v.safeAreaInsetsDidChange" }.count == 1)
  }

  @Test("margins.from-safe-area") func marginsFromSafeArea() {
    let root = UIViewController()
    let screen = window(showing: root)
    let view = UIView(frame: root.view.bounds)
    root.view.addSubview(view)
    screen.screenSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    view.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    screen.layoutIfNeeded()
    #expect(view.layoutMargins.top == 50 && view.layoutMargins.bottom == 30)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 10 && view.layoutMargins.bottom == 10)
  }

  @Test("margins.system-minimum") func marginsSystemMinimum() {
    let root = UIViewController()
    let screen = window(showing: root)
    root.view.layoutMargins = .zero
    screen.layoutIfNeeded()
    let least = root.systemMinimumLayoutMargins.leading
    #expect(least > 0 && root.view.directionalLayoutMargins.leading == least)
    root.viewRespectsSystemMinimumLayoutMargins = false
    root.view.layoutMargins = .zero
    screen.layoutIfNeeded()
    #expect(root.view.directionalLayoutMargins.leading == 0)
  }

  @Test("margins.guide") func marginsGuide() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test("layout.if-needed-nothing") func ifNeededNothing() {
    let notes = Notes()
    let (screen, view) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), NotingView("v", notes)
    )
    screen.addSubview(view)
    screen.layoutIfNeeded()
    notes.lines = []
    view.layoutIfNeeded()
    #expect(notes.lines.isEmpty)
  }

  @Test("layout.translates-default") func translatesDefault() {
    #expect(UIView().translatesAutoresizingMaskIntoConstraints && UIView().autoresizingMask == [])
  }

  @Test("layout.exercise-unambiguous") func exerciseUnambiguous() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    outer.addSubview(inner)
    inner.exerciseAmbiguityInLayout()
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("layout.stack-moves-between") func stackMovesBetween() {
    let (first, second, view) = (UIStackView(), UIStackView(), UIView())
    first.addArrangedSubview(view)
    second.addArrangedSubview(view)
    #expect(first.arrangedSubviews.isEmpty && second.arrangedSubviews == [view] && view.superview === second)
  }

  @Test("controller.manual-appearance") func manualAppearance() {
    let notes = Notes()
    let (parent, child) = (ManualParent(), NotingController("c", notes))
    _ = window(showing: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(!notes.lines.contains("c.willAppear"))
    child.beginAppearanceTransition(true, animated: false)
    #expect(notes.lines.contains("c.willAppear") && !notes.lines.contains("c.didAppear"))
    child.endAppearanceTransition()
    #expect(notes.lines.contains("c.didAppear"))
  }

  @Test("controller.transition-order") func transitionOrder() {
    AnimationClock.manual { clock in
      let (parent, old, new, notes) = (UIViewController(), UIViewController(), UIViewController(), Notes())
      parent.addChild(old)
      parent.view.addSubview(old.view)
      old.didMove(toParent: parent)
      let screen = window(showing: parent)
      parent.addChild(new)
      parent.transition(from: old, to: new, duration: 1, options: []) {
        notes.add("added \(new.view.superview === parent.view) kept \(old.view.superview === parent.view)")
      } completion: { _ in
        notes.add("done")
      }
      #expect(notes.lines == ["added true kept true"])
      clock.advance(to: 3)
      screen.layoutIfNeeded()
      #expect(notes.lines.last == "done" && old.view.superview == nil)
    }
  }

  /// 100 by 100 points large, with 300 points of content.
  private func scroll() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    return view
  }

  /// One whose content zooms up to 3 times.
  private func zooming() -> (view: UIScrollView, log: MoveLog) {
    let (view, log) = (scroll(), MoveLog())
    log.zoomed.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    view.addSubview(log.zoomed)
    view.delegate = log
    view.maximumZoomScale = 3
    Self.screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    Self.screen?.addSubview(view)
    Self.kept = log
    return (view, log)
  }
  private static var screen: UIWindow?
  private static var kept: MoveLog?

  /// Forwards no appearance.
  private final class ManualParent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  /// Notes how a scroll view moves, and zooms one view.
  private final class MoveLog: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    let zoomed = UIView()
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("inset") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("zoomWillBegin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      calls.append("zoomDidEnd \(scale)")
    }
  }
}
