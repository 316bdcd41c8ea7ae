import AutoLayout
import Foundation
import Testing
import iOSViews

/// The reading direction that traits state is the layout's (Apple, `effectiveUserInterfaceLayoutDirection`: made of the
/// semantic content attribute and the traits).
@MainActor
struct DirectionTraitTests {
  /// A box with a view of 10 points at its leading edge.
  private func box() -> (box: UIView, mark: UIView) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let mark = FixedView(10, 10)
    box.addSubview(mark)
    mark.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    return (box, mark)
  }

  private let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)

  @Test func overrideTurnsTheLayoutRound() {
    let (box, mark) = box()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(box)
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 0)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 90)
    #expect(mark.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    box.traitOverrides.layoutDirection = .leftToRight
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 0)
    box.traitOverrides.remove(UITraitLayoutDirection.self)
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 90)
    box.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 0)
    box.semanticContentAttribute = .unspecified
    root.traitOverrides.remove(UITraitLayoutDirection.self)
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 0)
  }

  /// Whatever comes in later turns, and turns back outside.
  @Test func directionIsThatOfTheSuperview() {
    let (box, mark) = box()
    let turned = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    turned.traitOverrides.layoutDirection = .rightToLeft
    let plain = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (window, place) in [(turned, 90), (plain, 0), (turned, 90)] as [(UIWindow, CGFloat)] {
      window.addSubview(box)
      window.layoutIfNeeded()
      #expect(mark.frame.minX == place)
    }
    box.traitOverrides.layoutDirection = .leftToRight
    plain.addSubview(box)
    turned.addSubview(box)
    turned.layoutIfNeeded()
    #expect(mark.frame.minX == 0)
  }

  @Test func parentOverridesForItsChild() {
    let (parent, child) = (UIViewController(), UIViewController())
    let (box, mark) = box()
    child.view = box
    parent.addChild(child)
    parent.view.addSubview(box)
    parent.setOverrideTraitCollection(rightToLeft, forChild: child)
    parent.view.layoutIfNeeded()
    #expect(mark.frame.minX == 90)
    parent.setOverrideTraitCollection(nil, forChild: child)
    parent.view.layoutIfNeeded()
    #expect(mark.frame.minX == 0)
    child.traitOverrides.layoutDirection = .rightToLeft
    parent.view.layoutIfNeeded()
    #expect(mark.frame.minX == 90)
  }

  /// Before there is a view, too.
  @Test func overrideBeforeTheViewIsLoaded() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(rightToLeft, forChild: child)
    parent.view.addSubview(child.view)
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(parent.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let inner = UIView()
    child.view.addSubview(inner)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
