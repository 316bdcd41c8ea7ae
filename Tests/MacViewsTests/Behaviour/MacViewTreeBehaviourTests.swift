import Foundation
import MacViews
import Testing

/// Documented behaviour of views in their tree and their coordinates: each test has the id of its row in docs/behaviour-mac.tsv,
/// which names the page.
@MainActor
struct MacViewTreeBehaviourTests {
  /// Notes where it moves to.
  private final class Mover: NSView {
    var destinations: [NSView?] = []
    var windows: [NSWindow?] = []
    override func viewWillMove(toSuperview newSuperview: NSView?) { destinations.append(newSuperview) }
    override func viewWillMove(toWindow newWindow: NSWindow?) { windows.append(newWindow) }
  }

  private final class Opaque: NSView {
    override var isOpaque: Bool { true }
  }

  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
  }

  private final class Accepting: NSView {
    override var acceptsFirstResponder: Bool { true }
  }

  /// Notes the sizes from which it and its superview are resized.
  private final class Resized: NSView {
    var sizes: [NSSize] = []
    override func resize(withOldSuperviewSize oldSize: NSSize) { sizes.append(oldSize) }
    override func resizeSubviews(withOldSize oldSize: NSSize) {
      sizes.append(oldSize)
      super.resizeSubviews(withOldSize: oldSize)
    }
  }

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> NSView {
    NSView(frame: NSRect(x: x, y: y, width: width, height: height))
  }

  // MARK: Tree

  @Test("view.add-again-goes-to-top") func addAgainGoesToTop() {
    let (root, a, b) = (NSView(), NSView(), NSView())
    root.subviews = [a, b]
    root.addSubview(a)
    #expect(root.subviews == [b, a])
  }

  @Test("view.add-positioned-above-all") func addPositionedAboveAll() {
    let (root, a, b, c) = (NSView(), NSView(), NSView(), NSView())
    root.subviews = [a, b]
    root.addSubview(c, positioned: .above, relativeTo: nil)
    #expect(root.subviews == [a, b, c])
  }

  @Test("view.add-positioned-stranger") func addPositionedStranger() {
    let (root, a, b, c) = (NSView(), NSView(), NSView(), NSView())
    root.subviews = [a, b]
    root.addSubview(c, positioned: .below, relativeTo: NSView())
    #expect(root.subviews == [c, a, b])
  }

  @Test("view.replace-stranger") func replaceStranger() {
    let (root, a, new) = (NSView(), NSView(), NSView())
    root.addSubview(a)
    root.replaceSubview(NSView(), with: new)
    #expect(root.subviews == [a] && new.superview == nil)
  }

  @Test("view.replace-ends-constraints") func replaceEndsConstraints() {
    let (root, old) = (NSView(), NSView())
    root.addSubview(old)
    let edge = old.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    edge.isActive = true
    root.replaceSubview(old, with: NSView())
    #expect(!edge.isActive)
  }

  @Test("view.remove-leaves-chain") func removeLeavesChain() {
    let (root, view) = (NSView(), NSView())
    root.addSubview(view)
    view.removeFromSuperview()
    #expect(view.nextResponder == nil)
  }

  @Test("view.will-move-argument") func willMoveArgument() {
    let (root, view) = (NSView(), Mover())
    root.addSubview(view)
    view.removeFromSuperview()
    #expect(view.destinations == [root, nil])
  }

  @Test("view.window-argument") func windowArgument() {
    let (window, view) = (NSWindow(), Mover())
    window.contentView?.addSubview(view)
    view.removeFromSuperview()
    #expect(view.windows == [window, nil])
  }

  @Test("view.window-reaches-subviews") func windowReachesSubviews() {
    let (window, root, view) = (NSWindow(), NSView(), Mover())
    root.addSubview(view)
    window.contentView?.addSubview(root)
    #expect(view.windows == [window])
  }

  @Test("view.tag-finds-itself") func tagFindsItself() {
    let button = NSButton()
    button.tag = 7
    #expect(button.viewWithTag(7) === button)
  }

  @Test("view.tag-nearest") func tagNearest() {
    let (root, middle, deep, near) = (NSView(), NSView(), NSButton(), NSButton())
    deep.tag = 7
    near.tag = 7
    middle.addSubview(deep)
    root.addSubview(middle)
    root.addSubview(near)
    #expect(root.viewWithTag(7) === near)
  }

  @Test("view.opaque-ancestor-itself") func opaqueAncestorItself() {
    let (root, view) = (Opaque(), Opaque())
    let plain = NSView()
    root.addSubview(view)
    root.addSubview(plain)
    #expect(view.opaqueAncestor === view && plain.opaqueAncestor === root)
  }

  // MARK: Hiding

  @Test("view.hidden-stays-subview") func hiddenStaysSubview() {
    let (root, view) = (NSView(), NSView())
    root.addSubview(view)
    view.isHidden = true
    #expect(root.subviews == [view])
  }

  @Test("view.hidden-autoresizes") func hiddenAutoresizes() {
    let (root, hidden) = (view(0, 0, 100, 100), view(0, 0, 100, 100))
    hidden.autoresizingMask = [.width]
    root.addSubview(hidden)
    hidden.isHidden = true
    root.setFrameSize(NSSize(width: 150, height: 100))
    #expect(hidden.frame.width == 150)
  }

  @Test("view.hide-first-responder") func hideFirstResponder() {
    let (window, first, next) = (NSWindow(), Accepting(), Accepting())
    window.contentView?.addSubview(first)
    window.contentView?.addSubview(next)
    first.nextKeyView = next
    next.nextKeyView = first
    window.makeFirstResponder(first)
    first.isHidden = true
    #expect(window.firstResponder === next)
  }

  @Test("view.hide-heard-once") func hideHeardOnce() {
    let notes = MacNotes()
    let (root, view) = (NSView(), NotingNSView("v", notes))
    root.addSubview(view)
    notes.lines = []
    root.isHidden = true
    view.isHidden = true
    root.isHidden = false
    #expect(notes.lines == ["v.didHide"])
  }

  @Test("view.hide-by-insertion") func hideByInsertion() {
    let notes = MacNotes()
    let (root, view) = (NSView(), NotingNSView("v", notes))
    root.isHidden = true
    root.addSubview(view)
    #expect(notes.lines.contains("v.didHide"))
  }

  @Test("view.unhide-by-removal") func unhideByRemoval() {
    let notes = MacNotes()
    let (root, view) = (NSView(), NotingNSView("v", notes))
    root.addSubview(view)
    root.isHidden = true
    notes.lines = []
    view.removeFromSuperview()
    #expect(notes.lines.contains("v.didUnhide"))
  }

  // MARK: Coordinates

  @Test("view.convert-nil") func convertNil() {
    let window = NSWindow(
      contentRect: NSRect(x: 30, y: 40, width: 200, height: 100), styleMask: [.borderless],
      backing: .buffered,
      defer: false)
    let (outer, inner) = (view(10, 20, 100, 50), view(5, 6, 10, 10))
    window.contentView?.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(NSPoint(x: 1, y: 2), to: nil) == NSPoint(x: 16, y: 28))
  }

  @Test("view.convert-flipped") func convertFlipped() {
    let root = Flipped(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let plain = view(10, 20, 50, 30)
    root.addSubview(plain)
    // The lower left corner of the plain view is at y = 20 + 30 from the upper edge.
    #expect(plain.convert(NSPoint.zero, to: root) == NSPoint(x: 10, y: 50))
    #expect(plain.convert(NSPoint(x: 0, y: 30), to: root) == NSPoint(x: 10, y: 20))
  }

  @Test("view.frame-in-superview-flip") func frameInSuperviewFlip() {
    let root = view(0, 0, 100, 100)
    let flipped = Flipped(frame: NSRect(x: 10, y: 20, width: 50, height: 30))
    root.addSubview(flipped)
    #expect(flipped.frame.origin == NSPoint(x: 10, y: 20))
    #expect(flipped.convert(NSPoint.zero, to: root) == NSPoint(x: 10, y: 50))
  }

  @Test("view.convert-size-unmoved") func convertSizeUnmoved() {
    let (root, inner) = (view(0, 0, 100, 100), view(30, 40, 10, 10))
    root.addSubview(inner)
    #expect(inner.convert(NSSize(width: 3, height: 4), to: root) == NSSize(width: 3, height: 4))
  }

  @Test("view.bounds-size-scales") func boundsSizeScales() {
    let (root, inner) = (view(0, 0, 200, 200), view(10, 10, 100, 100))
    root.addSubview(inner)
    inner.setBoundsSize(NSSize(width: 50, height: 50))
    #expect(inner.frame.size == NSSize(width: 100, height: 100))
    #expect(inner.convert(NSPoint(x: 10, y: 20), to: root) == NSPoint(x: 30, y: 50))
  }

  @Test("view.bounds-origin-shifts") func boundsOriginShifts() {
    let (root, inner) = (view(0, 0, 200, 200), view(10, 10, 100, 100))
    root.addSubview(inner)
    inner.setBoundsOrigin(NSPoint(x: 5, y: 7))
    #expect(inner.frame.origin == NSPoint(x: 10, y: 10))
    #expect(inner.convert(NSPoint(x: 5, y: 7), to: root) == NSPoint(x: 10, y: 10))
  }

  @Test("view.translate-origin") func translateOrigin() {
    let view = view(0, 0, 100, 100)
    view.translateOrigin(to: NSPoint(x: 30, y: 20))
    #expect(view.bounds == NSRect(x: -30, y: -20, width: 100, height: 100))
  }

  @Test("view.bounds-size-keeps-frames") func boundsSizeKeepsFrames() {
    let (view, inner) = (view(0, 0, 100, 100), view(10, 20, 30, 40))
    view.addSubview(inner)
    view.setBoundsSize(NSSize(width: 50, height: 25))
    #expect(inner.frame == NSRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("view.scale-unit-square") func scaleUnitSquare() {
    let view = view(0, 0, 100, 100)
    view.setBoundsOrigin(NSPoint(x: 10, y: 10))
    view.scaleUnitSquare(to: NSSize(width: 0.5, height: 1))
    #expect(view.bounds == NSRect(x: 20, y: 10, width: 200, height: 100))
  }

  // MARK: Hits

  @Test("view.hit-front-first") func hitFrontFirst() {
    let (root, a, b) = (view(0, 0, 100, 100), view(0, 0, 50, 50), view(0, 0, 50, 50))
    root.subviews = [a, b]
    #expect(root.hitTest(NSPoint(x: 10, y: 10)) === b)
  }

  @Test("view.hit-outside-superview") func hitOutsideSuperview() {
    let (root, inner) = (view(0, 0, 100, 100), view(90, 90, 50, 50))
    root.addSubview(inner)
    #expect(root.hitTest(NSPoint(x: 95, y: 95)) === inner && root.hitTest(NSPoint(x: 120, y: 120)) == nil)
  }

  // MARK: Autoresizing

  private func resized(_ mask: NSView.AutoresizingMask, _ frame: NSRect) -> NSRect {
    let root = view(0, 0, 100, 100)
    let inner = NSView(frame: frame)
    inner.autoresizingMask = mask
    root.addSubview(inner)
    root.setFrameSize(NSSize(width: 110, height: 130))
    return inner.frame
  }

  @Test("view.autoresize-none") func autoresizeNone() {
    let frame = NSRect(x: 10, y: 10, width: 20, height: 20)
    #expect(resized([], frame) == frame)
  }

  @Test("view.autoresize-width") func autoresizeWidth() {
    #expect(
      resized([.width], NSRect(x: 10, y: 10, width: 20, height: 20))
        == NSRect(x: 10, y: 10, width: 30, height: 20))
  }

  @Test("view.autoresize-lower-margin") func autoresizeLowerMargin() {
    #expect(
      resized([.minYMargin], NSRect(x: 10, y: 10, width: 20, height: 20))
        == NSRect(x: 10, y: 40, width: 20, height: 20))
  }

  @Test("view.autoresize-off") func autoresizeOff() {
    let (root, inner) = (view(0, 0, 100, 100), view(0, 0, 100, 100))
    inner.autoresizingMask = [.width, .height]
    root.addSubview(inner)
    root.autoresizesSubviews = false
    root.setFrameSize(NSSize(width: 300, height: 300))
    #expect(inner.frame.size == NSSize(width: 100, height: 100))
  }

  @Test("view.autoresize-calls") func autoresizeCalls() {
    let root = Resized(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Resized(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(inner)
    root.setFrameSize(NSSize(width: 120, height: 100))
    #expect(root.sizes == [NSSize(width: 100, height: 100)] && inner.sizes == root.sizes)
  }

  // MARK: Notifications

  private func count(_ name: Notification.Name, of view: NSView, during change: () -> Void) -> Int {
    let notes = MacNotes()
    let token = NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
      MainActor.assumeIsolated { notes.add("posted") }
    }
    change()
    NotificationCenter.default.removeObserver(token)
    return notes.lines.count
  }

  @Test("view.bounds-notification") func boundsNotification() {
    let view = view(0, 0, 100, 100)
    view.postsBoundsChangedNotifications = true
    let posted = count(NSView.boundsDidChangeNotification, of: view) {
      view.setBoundsOrigin(NSPoint(x: 1, y: 1))
    }
    #expect(posted == 1)
  }

  @Test("view.frame-is-no-bounds-notification") func frameIsNoBoundsNotification() {
    let view = view(0, 0, 100, 100)
    view.postsBoundsChangedNotifications = true
    view.postsFrameChangedNotifications = true
    let posted = count(NSView.boundsDidChangeNotification, of: view) {
      view.setFrameSize(NSSize(width: 50, height: 50))
    }
    #expect(posted == 0)
  }

  @Test("view.frame-notification-off") func frameNotificationOff() {
    let view = view(0, 0, 100, 100)
    view.postsFrameChangedNotifications = false
    let posted = count(NSView.frameDidChangeNotification, of: view) {
      view.setFrameSize(NSSize(width: 50, height: 50))
    }
    #expect(posted == 0)
  }
}
