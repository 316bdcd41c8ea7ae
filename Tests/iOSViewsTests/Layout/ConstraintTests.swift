import Foundation
import Testing
import iOSViews

@MainActor
struct ConstraintTests {
  /// Apple, `NSLayoutConstraint.isActive`: the closest common ancestor holds; a view is its own ancestor.
  @Test func theClosestCommonAncestorHolds() {
    let (a, b, inner) = (UIView(), UIView(), UIView())
    let root = UIView.container(100, 100, a, b)
    a.addSubview(inner)
    let siblings = a.topAnchor.constraint(equalTo: b.topAnchor)
    let nephew = inner.topAnchor.constraint(equalTo: b.topAnchor)
    let child = inner.topAnchor.constraint(equalTo: a.topAnchor)
    let size = a.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([siblings, nephew, child, size])
    #expect(root.constraints == [siblings, nephew])
    #expect(a.constraints == [child, size])
    NSLayoutConstraint.deactivate([nephew, size])
    #expect(root.constraints == [siblings])
    #expect(a.constraints == [child])
    #expect(!nephew.isActive && siblings.isActive)
  }

  @Test func aGuideCountsAsItsView() {
    let a = UIView()
    let root = UIView.container(100, 100, a)
    let guide = UILayoutGuide()
    a.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    a.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
  }

  /// Removing a view drops the constraints that cross the cut and keeps those inside.
  @Test func removingAViewDropsWhatCrossesTheCut() {
    let (a, b, inner) = (UIView(), UIView(), UIView())
    let root = UIView.container(100, 100, a, b)
    a.addSubview(inner)
    let crossing = inner.topAnchor.constraint(equalTo: b.topAnchor)
    let inside = inner.topAnchor.constraint(equalTo: a.topAnchor)
    NSLayoutConstraint.activate([crossing, inside])
    root.layoutIfNeeded()
    a.removeFromSuperview()
    #expect(!crossing.isActive)
    #expect(inside.isActive)
    root.layoutIfNeeded()
    root.addSubview(a)
    crossing.isActive = true
    root.layoutIfNeeded()
  }

  @Test func aConstantMovesOnlyAfterLayout() {
    let a = FixedView(10, 10)
    let root = UIView.container(100, 100, a)
    let left = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    NSLayoutConstraint.activate([left, a.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 5, y: 0, width: 10, height: 10))
    left.constant = 20
    // WWDC 2015, session 219: reading a frame after a change shows the old value.
    #expect(a.frame.minX == 5)
    root.layoutIfNeeded()
    #expect(a.frame.minX == 20)
  }

  /// WWDC 2012, session 228: of two wishes the higher priority decides.
  @Test func prioritiesAreLexicographic() {
    let a = UIView()
    let root = UIView.container(100, 100, a)
    let weak = a.widthAnchor.constraint(equalToConstant: 24)
    let strong = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
    weak.priority = UILayoutPriority(500)
    strong.priority = UILayoutPriority(525)
    NSLayoutConstraint.activate([weak, strong])
    root.layoutIfNeeded()
    #expect(a.frame.width == 30)
    weak.priority = UILayoutPriority(700)
    root.layoutIfNeeded()
    #expect(a.frame.width == 24)
    #expect(!a.hasAmbiguousLayout || a.frame.minX == 0)
  }

  /// The example of the same session: equal priorities leave any width from 24 to 30.
  @Test func equalPrioritiesLeaveALayoutAmbiguous() {
    let a = UIView()
    let root = UIView.container(100, 100, a)
    let equal = a.widthAnchor.constraint(equalToConstant: 24)
    let atLeast = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
    for constraint in [equal, atLeast] { constraint.priority = UILayoutPriority(500) }
    NSLayoutConstraint.activate([
      equal, atLeast, a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect((24...30).contains(a.frame.width))
    #expect(a.hasAmbiguousLayout)
    atLeast.priority = UILayoutPriority(525)
    #expect(!a.hasAmbiguousLayout)
  }

  @Test func aConstraintToAViewElsewhereWaits() {
    let (a, far) = (UIView(), UIView())
    let root = UIView.container(100, 100, a)
    let constraint = a.topAnchor.constraint(equalTo: far.topAnchor, constant: 10)
    root.addConstraint(constraint)
    root.layoutIfNeeded()
    root.addSubview(far)
    far.frame = CGRect(x: 0, y: 30, width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(a.frame.minY == 40)
  }

  /// Public libraries' suites: an open extent is nothing, an open place follows an inequality, else it is the origin.
  @Test func whatIsOpenRests() {
    let (a, b, c, d) = (FixedView(), FixedView(), FixedView(), FixedView())
    let root = UIView.container(300, 200, a, b, c, d)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 80),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -14),
      c.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23),
      d.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -45),
      d.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 80, height: 0))
    #expect(b.frame == CGRect(x: 286, y: 0, width: 0, height: 0))
    #expect(c.frame == CGRect(x: 23, y: 0, width: 0, height: 0))
    #expect(d.frame == CGRect(x: 0, y: 95, width: 0, height: 60))
    for view in [a, b, c, d] { #expect(view.hasAmbiguousLayout) }
    // Reading changes nothing.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(d.frame == CGRect(x: 0, y: 95, width: 0, height: 60))
  }
}
