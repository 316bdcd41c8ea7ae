import Foundation
import MacViews
import Testing

/// Documented behaviour of AppKit's classes: each test has the id of its row in docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacViewBehaviourTests {
  @Test("view.will-before-did") func willBeforeDid() {
    let notes = MacNotes()
    let view = NotingNSView("v", notes)
    NSView().addSubview(view)
    #expect(
      notes.lines.filter { $0.contains("Superview") } == ["v.willMoveToSuperview", "v.didMoveToSuperview"])
  }

  @Test("view.move-superview-before") func moveSuperviewBefore() {
    let notes = MacNotes()
    let view = NotingNSView("v", notes)
    notes.when("v.willMoveToSuperview") { [unowned notes, unowned view] in
      notes.add(view.superview == nil ? "nil" : "set")
    }
    let root = NSView()
    root.addSubview(view)
    #expect(notes.lines.contains("nil") && !notes.lines.contains("set"))
  }

  @Test("view.did-add") func didAdd() {
    let notes = MacNotes()
    let root = NotingNSView("r", notes)
    notes.when("r.didAddSubview") { [unowned notes, unowned root] in
      notes.add("\(root.subviews.count)")
    }
    root.addSubview(NSView())
    #expect(notes.lines == ["r.didAddSubview", "1"])
  }

  @Test("view.will-remove") func willRemove() {
    let notes = MacNotes()
    let (root, view) = (NotingNSView("r", notes), NSView())
    root.addSubview(view)
    notes.lines = []
    notes.when("r.willRemoveSubview") { [unowned notes, unowned root] in
      notes.add("\(root.subviews.count)")
    }
    view.removeFromSuperview()
    #expect(notes.lines == ["r.willRemoveSubview", "1"])
  }

  @Test("view.window-order") func windowOrder() {
    let notes = MacNotes()
    let (window, view) = (NSWindow(), NotingNSView("v", notes))
    notes.when("v.willMoveToWindow") { [unowned notes, unowned view] in
      notes.add(view.window == nil ? "none" : "one")
    }
    notes.when("v.didMoveToWindow") { [unowned notes, unowned view] in
      notes.add(view.window == nil ? "none" : "one")
    }
    window.contentView?.addSubview(view)
    #expect(
      notes.lines.filter { $0.contains("Window") || $0.hasSuffix("one") } == [
        "v.willMoveToWindow", "none", "v.didMoveToWindow", "one",
      ])
  }

  @Test("view.add-takes-from-other") func addTakesFromOther() {
    let (first, second, view) = (NSView(), NSView(), NSView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty && view.superview === second)
  }

  @Test("view.add-positioned-below") func addPositionedBelow() {
    let (root, a, b) = (NSView(), NSView(), NSView())
    root.addSubview(a)
    root.addSubview(b, positioned: .below, relativeTo: nil)
    #expect(root.subviews == [b, a])
  }

  @Test("view.add-positioned-above") func addPositionedAbove() {
    let (root, a, b, c) = (NSView(), NSView(), NSView(), NSView())
    root.addSubview(a)
    root.addSubview(b)
    root.addSubview(c, positioned: .above, relativeTo: a)
    #expect(root.subviews == [a, c, b])
  }

  @Test("view.replace") func replace() {
    let (root, a, b, c) = (NSView(), NSView(), NSView(), NSView())
    root.addSubview(a)
    root.addSubview(b)
    root.replaceSubview(a, with: c)
    #expect(root.subviews == [c, b] && a.superview == nil)
  }

  @Test("view.set-subviews") func setSubviews() {
    let (root, a, b) = (NSView(), NSView(), NSView())
    root.addSubview(a)
    root.subviews = [b]
    #expect(a.superview == nil && b.superview === root)
  }

  @Test("view.sort") func sort() {
    let (root, a, b) = (NSView(), NSView(), NSView())
    root.subviews = [a, b]
    root.subviews = [b, a]
    #expect(root.subviews == [b, a])
  }

  @Test("view.tag-plain") func tagPlain() {
    #expect(NSView().tag == -1)
  }

  @Test("view.descendant-of-itself") func descendantOfItself() {
    let view = NSView()
    #expect(view.isDescendant(of: view))
  }

  @Test("view.ancestor-shared") func ancestorShared() {
    let (root, a, b) = (NSView(), NSView(), NSView())
    root.subviews = [a, b]
    #expect(
      a.ancestorShared(with: b) === root && a.ancestorShared(with: a) === a
        && a.ancestorShared(with: NSView()) == nil)
  }

  @Test("view.hit-superview-coordinates") func hitSuperviewCoordinates() {
    let (root, view) = (
      NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100)),
      NSView(frame: NSRect(x: 50, y: 50, width: 10, height: 10))
    )
    root.addSubview(view)
    #expect(view.hitTest(NSPoint(x: 55, y: 55)) === view && view.hitTest(NSPoint(x: 5, y: 5)) == nil)
  }

  @Test("view.hit-hidden") func hitHidden() {
    let (root, view) = (
      NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100)),
      NSView(frame: NSRect(x: 50, y: 50, width: 10, height: 10))
    )
    root.addSubview(view)
    view.isHidden = true
    #expect(root.hitTest(NSPoint(x: 55, y: 55)) === root)
  }

  @Test("view.hidden-or-ancestor") func hiddenOrAncestor() {
    let (root, view) = (NSView(), NSView())
    root.addSubview(view)
    root.isHidden = true
    #expect(!view.isHidden && view.isHiddenOrHasHiddenAncestor)
  }

  @Test("view.hide-heard") func hideHeard() {
    let notes = MacNotes()
    let (root, view) = (NSView(), NotingNSView("v", notes))
    root.addSubview(view)
    notes.lines = []
    root.isHidden = true
    root.isHidden = false
    #expect(notes.lines == ["v.didHide", "v.didUnhide"])
  }

  @Test("view.unflipped") func unflipped() {
    #expect(!NSView().isFlipped)
  }

  @Test("view.frame-size-heard") func frameSizeHeard() {
    let notes = MacNotes()
    let view = NotingNSView("v", notes)
    view.frame = NSRect(x: 1, y: 2, width: 3, height: 4)
    #expect(notes.lines.contains("v.setFrameSize"))
  }

  @Test("view.frame-notification") func frameNotification() {
    let (view, notes) = (NSView(), MacNotes())
    view.postsFrameChangedNotifications = true
    let token = NotificationCenter.default.addObserver(
      forName: NSView.frameDidChangeNotification, object: view, queue: nil
    ) { _ in
      MainActor.assumeIsolated { notes.add("frame") }
    }
    view.setFrameSize(NSSize(width: 5, height: 5))
    view.setFrameSize(NSSize(width: 5, height: 5))
    NotificationCenter.default.removeObserver(token)
    #expect(notes.lines == ["frame"])
  }

  @Test("view.constraints-inner-first") func constraintsInnerFirst() {
    let notes = MacNotes()
    let (window, root, view) = (NSWindow(), NotingNSView("r", notes), NotingNSView("v", notes))
    root.addSubview(view)
    window.contentView?.addSubview(root)
    window.layoutIfNeeded()
    notes.lines = []
    root.needsUpdateConstraints = true
    view.needsUpdateConstraints = true
    root.updateConstraintsForSubtreeIfNeeded()
    #expect(notes.lines == ["v.updateConstraints", "r.updateConstraints"])
  }

  @Test("view.layout-outer-first") func layoutOuterFirst() {
    let notes = MacNotes()
    let (window, root, view) = (NSWindow(), NotingNSView("r", notes), NotingNSView("v", notes))
    root.addSubview(view)
    window.contentView?.addSubview(root)
    notes.lines = []
    root.needsLayout = true
    view.needsLayout = true
    root.layoutSubtreeIfNeeded()
    #expect(notes.lines.filter { $0.hasSuffix("layout") } == ["r.layout", "v.layout"])
  }

  @Test("view.next-responder") func nextResponder() {
    let (root, view) = (NSView(), NSView())
    root.addSubview(view)
    #expect(view.nextResponder === root)
  }

  @Test("view.refuses-responder") func refusesResponder() {
    #expect(!NSView().acceptsFirstResponder)
  }

  @Test("view.intrinsic-none") func intrinsicNone() {
    #expect(
      NSView().intrinsicContentSize
        == NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric))
  }

  @Test("view.removal-ends-constraints") func removalEndsConstraints() {
    let (root, view) = (NSView(), NSView())
    root.addSubview(view)
    let across = view.topAnchor.constraint(equalTo: root.topAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([across, width])
    view.removeFromSuperview()
    #expect(!across.isActive && width.isActive)
  }
}
