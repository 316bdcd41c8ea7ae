import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct ViewBehaviourTests {
  @Test("view.move-superview-before") func moveSuperviewBefore() {
    let (notes, root) = (Notes(), UIView())
    let view = NotingView("v", notes)
    notes.when("v.willMoveToSuperview") { [unowned notes, unowned view] in
      notes.add(view.superview == nil ? "nil" : "set")
    }
    root.addSubview(view)
    #expect(notes.lines.contains("nil") && !notes.lines.contains("set"))
  }

  @Test("view.move-superview-after") func moveSuperviewAfter() {
    let (notes, root) = (Notes(), UIView())
    let view = NotingView("v", notes)
    notes.when("v.didMoveToSuperview") { [unowned notes, unowned view, unowned root] in
      notes.add(view.superview === root ? "set" : "nil")
    }
    root.addSubview(view)
    #expect(notes.lines.contains("set") && !notes.lines.contains("nil"))
  }

  @Test("view.will-before-did") func willBeforeDid() {
    let notes = Notes()
    UIView().addSubview(NotingView("v", notes))
    #expect(
      notes.lines.filter { $0.contains("Superview") } == ["v.willMoveToSuperview", "v.didMoveToSuperview"])
  }

  @Test("view.did-add") func didAdd() {
    let notes = Notes()
    let root = NotingView("r", notes)
    notes.when("r.didAddSubview") { [unowned notes, unowned root] in
      notes.add("\(root.subviews.count)")
    }
    root.addSubview(UIView())
    #expect(notes.lines == ["r.didAddSubview", "1"])
  }

  @Test("view.will-remove") func willRemove() {
    let notes = Notes()
    let (root, view) = (NotingView("r", notes), UIView())
    root.addSubview(view)
    notes.lines = []
    notes.when("r.willRemoveSubview") { [unowned notes, unowned root] in
      notes.add("\(root.subviews.count)")
    }
    view.removeFromSuperview()
    #expect(notes.lines == ["r.willRemoveSubview", "1"])
  }

  @Test("view.remove-is-move-to-nil") func removeIsMoveToNil() {
    let notes = Notes()
    let (root, view) = (UIView(), NotingView("v", notes))
    root.addSubview(view)
    notes.lines = []
    view.removeFromSuperview()
    #expect(
      notes.lines.filter { $0.contains("Superview") } == ["v.willMoveToSuperview", "v.didMoveToSuperview"])
    #expect(view.superview == nil)
  }

  @Test("view.remove-without-superview") func removeWithoutSuperview() {
    let notes = Notes()
    let view = NotingView("v", notes)
    view.removeFromSuperview()
    #expect(notes.lines.isEmpty)
  }

  @Test("view.add-takes-from-other") func addTakesFromOther() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty && view.superview === second)
  }

  @Test("view.add-again-goes-to-top") func addAgainGoesToTop() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    root.addSubview(a)
    #expect(root.subviews == [b, a])
  }

  @Test("view.window-once") func windowOnce() {
    let notes = Notes()
    let (window, root, view) = (UIWindow(), UIView(), NotingView("v", notes))
    root.addSubview(view)
    #expect(!notes.lines.contains("v.didMoveToWindow") || view.window == nil)
    notes.lines = []
    window.addSubview(root)
    #expect(notes.lines.filter { $0 == "v.didMoveToWindow" }.count == 1)
  }

  @Test("view.window-before-and-after") func windowBeforeAndAfter() {
    let notes = Notes()
    let (window, view) = (UIWindow(), NotingView("v", notes))
    notes.when("v.willMoveToWindow") { [unowned notes, unowned view] in
      notes.add(view.window == nil ? "none" : "one")
    }
    notes.when("v.didMoveToWindow") { [unowned notes, unowned view] in
      notes.add(view.window == nil ? "none" : "one")
    }
    window.addSubview(view)
    #expect(
      notes.lines.filter { $0.contains("Window") || $0.hasSuffix("one") } == [
        "v.willMoveToWindow", "none", "v.didMoveToWindow", "one",
      ])
  }

  @Test("view.insert-below") func insertBelow() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, belowSubview: b)
    #expect(root.subviews == [a, c, b])
  }

  @Test("view.insert-above") func insertAbove() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, aboveSubview: a)
    #expect(root.subviews == [a, c, b])
  }

  @Test("view.insert-index") func insertIndex() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    #expect(root.subviews == [b, a])
  }

  @Test("view.exchange") func exchange() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    [a, b, c].forEach(root.addSubview)
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [c, b, a])
  }

  @Test("view.bring-to-front") func bringToFront() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    [a, b].forEach(root.addSubview)
    root.bringSubviewToFront(a)
    #expect(root.subviews == [b, a])
  }

  @Test("view.send-to-back") func sendToBack() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    [a, b].forEach(root.addSubview)
    root.sendSubviewToBack(b)
    #expect(root.subviews == [b, a])
  }

  @Test("view.bring-other-ignored") func bringOtherIgnored() {
    let (root, a) = (UIView(), UIView())
    root.addSubview(a)
    root.bringSubviewToFront(UIView())
    #expect(root.subviews == [a])
  }

  @Test("view.descendant-of-itself") func descendantOfItself() {
    let view = UIView()
    #expect(view.isDescendant(of: view))
  }

  @Test("view.tag-finds-itself") func tagFindsItself() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    root.tag = 4
    child.tag = 4
    #expect(root.viewWithTag(4) === root && root.viewWithTag(5) == nil)
  }

  @Test("view.tag-depth") func tagDepth() {
    let (root, child, grandchild) = (UIView(), UIView(), UIView())
    root.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 9
    #expect(root.viewWithTag(9) === grandchild)
  }

  @Test("view.bounds-size-keeps-center") func boundsSizeKeepsCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.center == CGPoint(x: 60, y: 60))
    #expect(view.frame == CGRect(x: 35, y: 50, width: 50, height: 20))
  }

  @Test("view.center-keeps-size") func centerKeepsSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
  }

  @Test("view.frame-keeps-bounds-origin") func frameKeepsBoundsOrigin() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.bounds.origin = CGPoint(x: 7, y: 8)
    view.frame = CGRect(x: 1, y: 1, width: 30, height: 40)
    #expect(view.bounds == CGRect(x: 7, y: 8, width: 30, height: 40))
  }

  @Test("view.transform-keeps-center") func transformKeepsCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.center == CGPoint(x: 5, y: 10))
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.frame == CGRect(x: -5, y: -10, width: 20, height: 40))
  }

  @Test("view.anchor-point-moves-frame") func anchorPointMovesFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.layer.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 5, y: 10))
  }

  @Test("view.negative-size") func negativeSize() {
    let view = UIView()
    view.frame = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("view.bounds-origin-moves-subviews") func boundsOriginMovesSubviews() {
    let (root, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99)),
      UIView(frame: CGRect(x: 20, y: 20, width: 5, height: 5))
    )
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
    outer.addSubview(root)
    root.addSubview(view)
    root.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(view.convert(CGPoint.zero, to: outer) == CGPoint(x: 15, y: 15))
  }

  @Test("view.convert-nil") func convertNil() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 5, height: 5))
    window.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 21, y: 31))
  }

  @Test("view.hit-hidden") func hitHidden() {
    let (root, view) = hitPair()
    view.isHidden = true
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === root)
  }

  @Test("view.hit-transparent") func hitTransparent() {
    let (root, view) = hitPair()
    view.alpha = 0.005
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === root)
    view.alpha = 0.02
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === view)
  }

  @Test("view.hit-disabled") func hitDisabled() {
    let (root, view) = hitPair()
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === root)
  }

  @Test("view.hit-outside-superview") func hitOutsideSuperview() {
    let (root, view) = hitPair()
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    view.addSubview(inner)
    view.clipsToBounds = false
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === root)
  }

  @Test("view.hit-front-first") func hitFrontFirst() {
    let (root, _) = hitPair()
    let front = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === front)
  }

  @Test("view.hit-nil-outside") func hitNilOutside() {
    let (root, _) = hitPair()
    #expect(root.hitTest(CGPoint(x: 500, y: 15), with: nil) == nil)
  }

  @Test("view.point-inside-edges") func pointInsideEdges() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.point(inside: .zero, with: nil))
    #expect(
      !view.point(inside: CGPoint(x: 10, y: 5), with: nil)
        && !view.point(inside: CGPoint(x: 5, y: 10), with: nil))
  }

  private func hitPair() -> (root: UIView, view: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(view)
    return (root, view)
  }
}
