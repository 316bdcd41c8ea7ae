import Foundation
import Testing
import iOSViews

/// Content that scrolls has no safe area on the axes on which its view begins it beside the bars, as the safe area is around it
/// there (Apple, `UIScrollView.contentInsetAdjustmentBehavior`, `adjustedContentInset`); on the others it keeps its part.
@MainActor
struct ScrolledSafeAreaTests {
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

  // MARK: Whether content scrolls does not depend on what it was before

  /// A scroll view 800 high below a safe area of 44 and 34, and content that constraints make as high as `inner` says.
  private func screen(_ height: (UIView, UIScrollView) -> NSLayoutConstraint) -> (
    UIWindow, UIScrollView, UIView
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.screenSafeAreaInsets = Self.outside
    let (scroll, inner) = (UIScrollView(), UIView())
    for view in [scroll, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(scroll)
    scroll.addSubview(inner)
    for axis in ["H:|[v]|", "V:|[v]|"] {
      for view in [scroll, inner] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: axis, metrics: nil, views: ["v": view]))
      }
    }
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height(inner, scroll),
    ])
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, scroll, inner)
  }

  /// Content exactly as high as the view does not scroll (Apple, `ContentInsetAdjustmentBehavior.scrollableAxes`: greater than
  /// the height of the scroll view), so it keeps its safe area, from the start and after turns.
  @Test func contentAsHighAsTheViewKeepsItsSafeArea() {
    let (window, scroll, inner) = screen {
      $0.heightAnchor.constraint(equalTo: $1.frameLayoutGuide.heightAnchor)
    }
    #expect(inner.safeAreaInsets.top == 44 && scroll.adjustedContentInset == .zero)
    window.frame.size = CGSize(width: 800, height: 400)
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 400, height: 800)
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets.top == 44 && scroll.adjustedContentInset == .zero)
  }

  /// Content that was too high for a while is as it was before (random tree 31000415).
  @Test func contentThatWasTooHighGetsItsSafeAreaBack() {
    var height: NSLayoutConstraint?
    let (window, scroll, inner) = screen { view, _ in
      let constraint = view.heightAnchor.constraint(equalToConstant: 780)
      height = constraint
      return constraint
    }
    #expect(inner.safeAreaInsets.top == 44 && scroll.adjustedContentInset == .zero)
    height?.constant = 900
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets.top == 0 && scroll.adjustedContentInset.top == 44)
    height?.constant = 780
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets.top == 44 && scroll.adjustedContentInset == .zero)
  }

  /// Content that is too high only with its safe area keeps this, from the start, after it was higher, and after it was lower;
  /// what is above it adds 44. (Which of both a scroll view does is not documented: this is our choice.)
  @Test func contentThatOnlyTheSafeAreaMakesTooHighKeepsIt() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let height = box.heightAnchor.constraint(equalToConstant: 760)
    let (window, scroll, inner) = screen { view, _ in
      view.addSubview(box)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: safe.topAnchor),
        box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 10), height,
      ])
      return box.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    }
    #expect(inner.frame.height == 804)
    #expect(inner.safeAreaInsets.top == 44 && scroll.adjustedContentInset == .zero)
    for (other, shown) in [(900, 900), (100, 144)] as [(CGFloat, CGFloat)] {
      height.constant = other
      window.layoutIfNeeded()
      #expect(inner.frame.height == shown)
      height.constant = 760
      window.layoutIfNeeded()
      #expect(inner.frame.height == 804)
      #expect(inner.safeAreaInsets.top == 44 && scroll.adjustedContentInset == .zero)
    }
  }

  /// A program's own content size decides at once.
  @Test func contentSizesThatAreSetDecideAtOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.screenSafeAreaInsets = Self.outside
    let (scroll, inner) = (UIScrollView(frame: window.bounds), UIView(frame: window.bounds))
    window.addSubview(scroll)
    scroll.addSubview(inner)
    window.isHidden = false
    for height in [100, 2000, 800, 801] as [CGFloat] {
      scroll.contentSize = CGSize(width: 400, height: height)
      #expect(scroll.adjustedContentInset.top == (height > 800 ? 44 : 0))
      #expect(inner.safeAreaInsets.bottom == (height > 800 ? 0 : 34))
    }
  }
}
