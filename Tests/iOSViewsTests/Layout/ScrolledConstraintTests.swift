import Foundation
import Testing
import iOSViews

/// Constraints across the border of something scrolled are between places on the screen (Apple, Auto Layout Guide, "Working
/// with Scroll Views": constraints "between the scroll view's content and objects outside the scroll view … making that content
/// appear to float"; Technical Note TN2154). Expected frames are worked out by hand.
@MainActor
struct ScrolledConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = UIView()

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 2000)
    root.addSubview(scroll)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Adds the view to a superview with a size of 50 × 50 and its left edge at that of its superview.
  private func add(to superview: UIView, _ constraints: @autoclosure () -> [NSLayoutConstraint]) {
    superview.addSubview(view)
    NSLayoutConstraint.activate(
      [
        view.leftAnchor.constraint(equalTo: superview.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
      ] + constraints())
  }

  private func scroll(to y: CGFloat) {
    scroll.contentOffset.y = y
    root.layoutIfNeeded()
  }

  /// On the screen: in the root's coordinates.
  private var shownTop: CGFloat { root.convert(view.bounds, from: view).minY }

  @Test("a button that is pinned outside of the scroll view floats", arguments: [true, false])
  func floatingButton(isLaidOutFirst: Bool) {
    add(to: scroll, [view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20)])
    if isLaidOutFirst { root.layoutIfNeeded() }
    for offset in [100, 250, 0, -40] as [CGFloat] {
      scroll(to: offset)
      #expect(shownTop == 530)
      #expect(view.frame.minY == 530 + offset)
    }
  }

  @Test("a sticky header scrolls up to the top and stays there")
  func stickyHeader() {
    let rest = view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 200)
    rest.priority = .defaultHigh
    add(
      to: scroll, [rest, view.topAnchor.constraint(greaterThanOrEqualTo: root.safeAreaLayoutGuide.topAnchor)])
    for (offset, top) in [(0, 200), (150, 50), (200, 0), (300, 0), (-50, 250)] as [(CGFloat, CGFloat)] {
      scroll(to: offset)
      #expect(shownTop == top)
    }
  }

  @Test("a view beside the scroll view follows one inside it")
  func followerOutside() {
    let inner = UIView(frame: CGRect(x: 0, y: 350, width: 10, height: 10))
    scroll.addSubview(inner)
    add(to: root, [view.topAnchor.constraint(equalTo: inner.topAnchor)])
    for offset in [0, 100, 350, 0] as [CGFloat] {
      scroll(to: offset)
      #expect(shownTop == 350 - offset)
      #expect(inner.frame.minY == 350)
    }
  }

  @Test("origins of bounds of plain views count as well, first scrolled before or after the constraints")
  func plainViews() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(plain)
    let inner = UIView(frame: CGRect(x: 0, y: 110, width: 10, height: 10))
    plain.addSubview(inner)
    add(to: root, [view.topAnchor.constraint(equalTo: inner.topAnchor)])
    root.layoutIfNeeded()
    #expect(view.frame.minY == 110)
    plain.bounds.origin.y = 100
    root.layoutIfNeeded()
    #expect(view.frame.minY == 10)
    plain.bounds.origin.y = 0
    root.layoutIfNeeded()
    #expect(view.frame.minY == 110)
  }

  @Test("a plain view's edges are where they are shown, for what is inside")
  func edgesOfAPlainView() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(plain)
    add(to: plain, [view.bottomAnchor.constraint(equalTo: plain.bottomAnchor)])
    for origin in [0, 70, -20] as [CGFloat] {
      plain.bounds.origin.y = origin
      root.layoutIfNeeded()
      #expect(view.frame.minY == 250 + origin)
      #expect(shownTop == 250)
    }
  }

  @Test("guides of a scroll view stay in its frame", arguments: DepartingGuideTests.Followed.allCases)
  func guidesOfTheScrollView(_ followed: DepartingGuideTests.Followed) {
    let guide = followed.guide(of: scroll)
    add(to: scroll, [view.topAnchor.constraint(equalTo: guide.topAnchor)])
    NSLayoutConstraint.activate([
      scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 300),
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 2000),
    ])
    root.layoutIfNeeded()
    let atRest = shownTop
    for offset in [90, 300] as [CGFloat] {
      scroll(to: offset)
      #expect(shownTop == (followed == .content ? atRest - offset : atRest))
      #expect(guide.layoutFrame.minY == view.frame.minY)
    }
  }

  @Test("a scroll view that is pinned by its frame guide stays while it is scrolled")
  func pinnedByTheFrameGuide() {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let guide = scroll.frameLayoutGuide
    add(to: scroll, [view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor)])
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 2000),
      scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: guide.widthAnchor),
    ])
    for offset in [0, 150, 400] as [CGFloat] {
      scroll(to: offset)
      #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
      #expect(shownTop == -offset)
    }
  }

  @Test("views inside that are pinned to the scroll view's edges scroll with the content")
  func edgesMeanTheContent() {
    add(
      to: scroll,
      [
        view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 30),
        view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).withPriority(.defaultLow),
      ])
    scroll(to: 120)
    #expect(view.frame.minY == 30)
  }

  @Test("a multiplier counts from the holder's top, whatever is scrolled in between")
  func multipliers() {
    let inner = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    scroll.addSubview(inner)
    add(to: root, [])
    NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: inner, attribute: .top, multiplier: 0.5,
      constant: 0
    ).isActive = true
    scroll(to: 0)
    #expect(view.frame.minY == 150)
    scroll(to: 100)
    #expect(view.frame.minY == 100)
  }

  @Test("nested scroll views add up, in any order of scrolling")
  func nestedScrollViews() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 300, height: 1000)
    scroll.addSubview(inner)
    add(to: inner, [view.topAnchor.constraint(equalTo: root.topAnchor, constant: 200)])
    scroll(to: 40)
    inner.contentOffset.y = 60
    root.layoutIfNeeded()
    #expect(shownTop == 200)
    #expect(view.frame.minY == 200)
    inner.removeFromSuperview()
    scroll(to: 0)
    scroll.addSubview(inner)
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 200).isActive = true
    root.layoutIfNeeded()
    #expect(shownTop == 200)
    #expect(view.frame.minY == 160)
  }

  @Test("a view in one with a mask, which follows something outside, stays there when the superviews move")
  func followersInMaskedViews() {
    let outer = UIView()
    outer.translatesAutoresizingMaskIntoConstraints = false
    let masked = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    root.addSubview(outer)
    outer.addSubview(masked)
    let top = outer.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([
      top, outer.leftAnchor.constraint(equalTo: root.leftAnchor),
      outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
    ])
    add(to: masked, [view.topAnchor.constraint(equalTo: root.topAnchor, constant: 300)])
    root.layoutIfNeeded()
    #expect(view.frame.minY == 280)
    top.constant = 50
    root.layoutIfNeeded()
    #expect(view.frame.minY == 230)
    masked.frame.origin.y = 70
    root.layoutIfNeeded()
    #expect(view.frame.minY == 180)
  }

  @Test("the readable guide of a view that is narrower than its margins does not widen the view")
  func readableGuideOfANarrowView() {
    let narrow = UIView()
    narrow.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(narrow)
    NSLayoutConstraint.activate([
      narrow.topAnchor.constraint(equalTo: root.topAnchor),
      narrow.leftAnchor.constraint(equalTo: root.leftAnchor),
      narrow.widthAnchor.constraint(equalToConstant: 8), narrow.heightAnchor.constraint(equalToConstant: 8),
    ])
    add(to: root, [view.topAnchor.constraint(equalTo: narrow.readableContentGuide.topAnchor)])
    root.layoutIfNeeded()
    // Margins of 8 points.
    #expect(narrow.frame == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(view.frame.minY == 8)
  }

  @Test("scrolling does no work for constraints inside the content")
  func cost() {
    for index in 0..<100 {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: scroll.topAnchor, constant: CGFloat(index) * 20),
        row.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        row.widthAnchor.constraint(equalToConstant: 300),
        row.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    add(to: scroll, [view.bottomAnchor.constraint(equalTo: root.bottomAnchor)])
    root.layoutIfNeeded()
    let before = root.layoutCounts
    scroll(to: 100)
    let after = root.layoutCounts
    #expect(after.rowsTouched - before.rowsTouched <= 4)
    #expect(after.movedFrames - before.movedFrames == 1)
  }
}

extension NSLayoutConstraint {
  fileprivate func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
