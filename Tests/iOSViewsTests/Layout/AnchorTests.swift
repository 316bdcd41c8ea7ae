import Foundation
import Testing
import iOSViews

@MainActor
struct AnchorTests {
  /// FloatingPanel's suite expects both on iOS.
  @Test func noPartOfADistanceIsAConstant() {
    let (a, b) = (UIView(), UIView())
    let constraint = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0, constant: 5)
    #expect(constraint.multiplier == 1)
    #expect(constraint.secondAnchor == nil && constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute && constraint.constant == 5)
  }

  @Test func anchorsOfAConstraintKnowTheirKind() {
    let (a, b) = (UIView(), UIView())
    let size = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)
    #expect(size.firstAnchor is NSLayoutAnchor<NSLayoutDimension>)
    #expect(size.secondAnchor is NSLayoutAnchor<NSLayoutDimension>)
    #expect(!(size.firstAnchor is NSLayoutAnchor<NSLayoutXAxisAnchor>))
    let place = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    #expect(place.firstAnchor is NSLayoutXAxisAnchor)
    let anchor: NSLayoutAnchor<AnyObject> = place.firstAnchor
    #expect(anchor == a.leadingAnchor && place.firstAnchor == a.leadingAnchor)
    let known = place.firstAnchor
    #expect(known == a.leadingAnchor && known != b.leadingAnchor)
    #expect(known.item === a)
  }

  @Test func distancesCanBeCompared() {
    let (a, b, c) = (FixedView(10, 10), FixedView(20, 10), FixedView(30, 10))
    let root = UIView.container(200, 50, a, b, c)
    let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let second = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
    let ratio = first.constraint(equalTo: second, multiplier: 2)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      c.trailingAnchor.constraint(equalTo: root.trailingAnchor), ratio,
    ])
    root.layoutIfNeeded()
    // 200 less 60 leaves 140, shared two to one.
    #expect(abs(b.frame.minX - a.frame.maxX - 280.0 / 3) < 0.5)
    #expect(abs(c.frame.minX - b.frame.maxX - 140.0 / 3) < 0.5)
    #expect(root.constraints.contains(ratio))
    b.removeFromSuperview()
    #expect(!ratio.isActive)
  }

  @Test func distancesRunFromTheRightWhereTheContainerDoes() {
    let (a, b) = (FixedView(10, 10), FixedView(20, 10))
    let root = UIView.container(200, 50, a, b)
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 200)
    #expect(b.frame.maxX == 150)
  }

  /// Descriptions of such constraints on Apple's system print a space of 8.
  @Test func systemSpacingIsEightPoints() {
    let (a, b) = (FixedView(10, 10), FixedView(10, 10))
    let root = UIView.container(200, 100, a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.origin == CGPoint(x: 8, y: 8))
    #expect(b.frame.origin == CGPoint(x: 34, y: 22))
  }

  @Test func anchorsKeepTheirItem() {
    let anchor = UIView().widthAnchor
    #expect(anchor.item is UIView)
    #expect(anchor.constraint(equalToConstant: 1).firstItem is UIView)
  }

  /// Apple, `UIView.semanticContentAttribute`; expectations of a public layout library's suite.
  @Test func theContainerTurnsItsChildrenRound() {
    let (a, b) = (FixedView(10, 10), FixedView(10, 10))
    let root = UIView.container(375, 100, a, b)
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 52),
      b.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 365)
    #expect(b.frame.maxX == 303)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10)
    #expect(b.frame.minX == 72)
  }
}
