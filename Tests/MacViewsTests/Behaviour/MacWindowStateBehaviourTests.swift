import Foundation
import MacViews
import Testing

/// Documented behaviour of windows, their delegates and responders: each test has the id of its row in docs/behaviour-mac.tsv,
/// which names the page.
@MainActor
struct MacWindowStateBehaviourTests {
  private final class Listener: NSObject, NSWindowDelegate {
    var heard: [String] = []
    var closes = true
    var zooms = true
    var widest: CGFloat = .infinity
    func windowShouldClose(_ sender: NSWindow) -> Bool {
      heard.append("shouldClose")
      return closes
    }
    func windowWillClose(_ notification: Notification) { heard.append("willClose") }
    func windowDidMove(_ notification: Notification) { heard.append("didMove") }
    func windowDidResize(_ notification: Notification) { heard.append("didResize") }
    func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize {
      heard.append("willResize")
      return NSSize(width: min(frameSize.width, widest), height: frameSize.height)
    }
    func windowWillMiniaturize(_ notification: Notification) { heard.append("willMiniaturize") }
    func windowDidMiniaturize(_ notification: Notification) { heard.append("didMiniaturize") }
    func windowDidDeminiaturize(_ notification: Notification) { heard.append("didDeminiaturize") }
    func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect {
      heard.append("standardFrame")
      return NSRect(x: 0, y: 0, width: 400, height: 300)
    }
    func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool {
      heard.append("shouldZoom")
      return zooms
    }
    func windowDidBecomeKey(_ notification: Notification) { heard.append("becomeKey") }
    func windowDidResignKey(_ notification: Notification) { heard.append("resignKey") }
    func windowDidUpdate(_ notification: Notification) { heard.append("didUpdate") }
  }

  /// Notes how it gets and gives up the first responder's place.
  private final class Responder: NSView {
    let name: String
    let notes: MacNotes
    var accepts = true
    var becomes = true
    var resigns = true
    init(_ name: String, _ notes: MacNotes) {
      self.name = name
      self.notes = notes
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var acceptsFirstResponder: Bool { accepts }
    override func becomeFirstResponder() -> Bool {
      notes.add("\(name).become")
      return becomes
    }
    override func resignFirstResponder() -> Bool {
      notes.add("\(name).resign")
      return resigns
    }
  }

  private func window(
    _ style: NSWindow.StyleMask = [.titled, .closable, .miniaturizable, .resizable],
    _ rect: NSRect = NSRect(x: 100, y: 100, width: 200, height: 100)
  ) -> NSWindow {
    let window = NSWindow(contentRect: rect, styleMask: style, backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    return window
  }

  // MARK: Frames and limits

  @Test("window.frame-origin") func frameOrigin() {
    let window = window()
    let size = window.frame.size
    window.setFrameOrigin(NSPoint(x: 7, y: 8))
    #expect(window.frame == NSRect(origin: NSPoint(x: 7, y: 8), size: size))
  }

  @Test("window.frame-top-left") func frameTopLeft() {
    let window = window()
    let size = window.frame.size
    window.setFrameTopLeftPoint(NSPoint(x: 50, y: 500))
    #expect(window.frame == NSRect(origin: NSPoint(x: 50, y: 500 - size.height), size: size))
  }

  @Test("window.cascade-zero") func cascadeZero() {
    let window = window()
    let frame = window.frame
    let next = window.cascadeTopLeft(from: .zero)
    #expect(window.frame == frame && next.x > frame.minX && next.y < frame.maxY)
  }

  @Test("window.content-min-size") func contentMinSize() {
    let window = window()
    window.contentMinSize = NSSize(width: 150, height: 80)
    window.setContentSize(NSSize(width: 10, height: 10))
    #expect(window.contentView?.frame.size == NSSize(width: 150, height: 80))
  }

  @Test("window.content-max-size") func contentMaxSize() {
    let window = window()
    window.contentMaxSize = NSSize(width: 300, height: 200)
    window.setContentSize(NSSize(width: 900, height: 900))
    #expect(window.contentView?.frame.size == NSSize(width: 300, height: 200))
  }

  @Test("window.content-min-precedence") func contentMinPrecedence() {
    let window = window([.borderless])
    window.minSize = NSSize(width: 180, height: 90)
    window.contentMinSize = NSSize(width: 50, height: 40)
    window.setContentSize(NSSize(width: 10, height: 10))
    #expect(window.frame.size == NSSize(width: 50, height: 40))
  }

  @Test("window.set-frame-free") func setFrameFree() {
    let window = window([.borderless])
    window.minSize = NSSize(width: 180, height: 90)
    window.setFrame(NSRect(x: 0, y: 0, width: 60, height: 50), display: false)
    #expect(window.frame.size == NSSize(width: 60, height: 50))
  }

  @Test("window.content-grows-down") func contentGrowsDown() throws {
    let window = window([.borderless])
    let (content, height) = (try #require(window.contentView), window.frame.maxY)
    content.heightAnchor.constraint(greaterThanOrEqualToConstant: 250).isActive = true
    window.layoutIfNeeded()
    #expect(window.frame.height == 250 && window.frame.maxY == height && window.frame.minX == 100)
  }

  @Test("window.did-move") func didMove() {
    let (window, listener) = (window(), Listener())
    window.delegate = listener
    window.setFrameOrigin(NSPoint(x: 7, y: 8))
    #expect(listener.heard == ["didMove"])
  }

  @Test("window.set-frame-not-asked") func setFrameNotAsked() {
    let (window, listener) = (window(), Listener())
    window.delegate = listener
    window.setFrame(NSRect(x: 100, y: 100, width: 300, height: 300), display: false)
    #expect(listener.heard.contains("didResize") && !listener.heard.contains("willResize"))
  }

  @Test("window.will-resize-limits") func willResizeLimits() {
    let (window, listener) = (window(), Listener())
    listener.widest = 250
    window.delegate = listener
    window.dragCorner(to: NSSize(width: 400, height: 120))
    #expect(window.frame.width == 250 && listener.heard.first { $0.hasSuffix("Resize") } == "willResize")
  }

  @Test("window.zoom-order") func zoomOrder() {
    let (window, listener) = (window(), Listener())
    window.delegate = listener
    window.zoom(nil)
    #expect(listener.heard.filter { $0 != "didMove" } == ["standardFrame", "shouldZoom", "didResize"])
    #expect(window.frame.size == NSSize(width: 400, height: 300) && window.isZoomed)
  }

  @Test("window.zoom-refused") func zoomRefused() {
    let (window, listener) = (window(), Listener())
    let frame = window.frame
    listener.zooms = false
    window.delegate = listener
    window.zoom(nil)
    #expect(window.frame == frame && !window.isZoomed)
  }

  @Test("window.zoom-back") func zoomBack() {
    let (window, listener) = (window(), Listener())
    let frame = window.frame
    window.delegate = listener
    window.zoom(nil)
    window.zoom(nil)
    #expect(window.frame == frame && !window.isZoomed)
  }

  @Test("window.miniaturize-order") func miniaturizeOrder() {
    let (window, listener) = (window(), Listener())
    window.orderFront(nil)
    window.delegate = listener
    window.miniaturize(nil)
    #expect(window.isMiniaturized)
    window.deminiaturize(nil)
    #expect(
      listener.heard.filter { $0.hasSuffix("iniaturize") } == [
        "willMiniaturize", "didMiniaturize", "didDeminiaturize",
      ])
    window.orderOut(nil)
  }

  @Test("window.miniaturize-without-button") func miniaturizeWithoutButton() {
    let window = window([.titled, .closable])
    window.performMiniaturize(nil)
    #expect(!window.isMiniaturized)
  }

  @Test("window.no-close-button") func noCloseButton() {
    #expect(window([.borderless]).standardWindowButton(.closeButton) == nil)
  }

  // MARK: Closing

  @Test("window.close-order") func closeOrder() {
    let (window, listener) = (window(), Listener())
    window.orderFront(nil)
    window.delegate = listener
    window.performClose(nil)
    #expect(listener.heard.filter { $0.hasSuffix("Close") } == ["shouldClose", "willClose"])
    #expect(!window.isVisible)
  }

  @Test("window.close-refused") func closeRefused() {
    let (window, listener) = (window(), Listener())
    window.orderFront(nil)
    listener.closes = false
    window.delegate = listener
    window.performClose(nil)
    #expect(window.isVisible && !listener.heard.contains("willClose"))
    window.orderOut(nil)
  }

  @Test("window.close-not-asked") func closeNotAsked() {
    let (window, listener) = (window(), Listener())
    window.orderFront(nil)
    listener.closes = false
    window.delegate = listener
    window.close()
    #expect(
      !window.isVisible && listener.heard.contains("willClose") && !listener.heard.contains("shouldClose"))
  }

  @Test("window.close-without-button") func closeWithoutButton() {
    let (window, listener) = (window([.titled]), Listener())
    window.orderFront(nil)
    window.delegate = listener
    window.performClose(nil)
    #expect(window.isVisible && !listener.heard.contains("willClose"))
    window.orderOut(nil)
  }

  @Test("window.order-out-is-no-close") func orderOutIsNoClose() {
    let (window, listener) = (window(), Listener())
    window.orderFront(nil)
    window.delegate = listener
    window.orderOut(nil)
    #expect(!window.isVisible && !listener.heard.contains("willClose"))
  }

  // MARK: Key and main

  @Test("window.invisible-at-first") func invisibleAtFirst() {
    #expect(!window().isVisible)
  }

  @Test("window.one-key") func oneKey() {
    let (a, b) = (window(), window())
    let listener = Listener()
    a.makeKeyAndOrderFront(nil)
    a.delegate = listener
    b.delegate = listener
    b.makeKeyAndOrderFront(nil)
    #expect(!a.isKeyWindow && b.isKeyWindow)
    #expect(listener.heard.filter { $0.hasSuffix("Key") } == ["resignKey", "becomeKey"])
    a.orderOut(nil)
    b.orderOut(nil)
  }

  @Test("window.order-front-keeps-key") func orderFrontKeepsKey() {
    let (a, b) = (window(), window())
    a.makeKeyAndOrderFront(nil)
    b.orderFront(nil)
    #expect(a.isKeyWindow && b.isVisible && !b.isKeyWindow)
    a.orderOut(nil)
    b.orderOut(nil)
  }

  @Test("window.panel-not-main") func panelNotMain() {
    let panel = NSPanel(
      contentRect: NSRect(x: 0, y: 0, width: 50, height: 50), styleMask: [.titled], backing: .buffered,
      defer: false)
    #expect(!panel.canBecomeMain && panel.canBecomeKey)
  }

  @Test("window.update-posted") func updatePosted() {
    let (window, listener) = (window(), Listener())
    window.delegate = listener
    window.update()
    #expect(listener.heard == ["didUpdate"])
  }

  // MARK: First responders

  @Test("window.first-responder-itself") func firstResponderItself() {
    let window = window()
    #expect(window.firstResponder === window)
  }

  @Test("window.resign-before-become") func resignBeforeBecome() {
    let (window, notes) = (window(), MacNotes())
    let (a, b) = (Responder("a", notes), Responder("b", notes))
    window.contentView?.subviews = [a, b]
    window.makeFirstResponder(a)
    window.makeFirstResponder(b)
    #expect(notes.lines == ["a.become", "a.resign", "b.become"] && window.firstResponder === b)
  }

  @Test("window.resign-refused") func resignRefused() {
    let (window, notes) = (window(), MacNotes())
    let (a, b) = (Responder("a", notes), Responder("b", notes))
    a.resigns = false
    window.contentView?.subviews = [a, b]
    window.makeFirstResponder(a)
    #expect(!window.makeFirstResponder(b) && window.firstResponder === a)
    #expect(!notes.lines.contains("b.become"))
  }

  @Test("window.become-refused") func becomeRefused() {
    let (window, notes) = (window(), MacNotes())
    let (a, b, c) = (Responder("a", notes), Responder("b", notes), Responder("c", notes))
    (b.becomes, c.accepts) = (false, false)
    window.contentView?.subviews = [a, b, c]
    window.makeFirstResponder(a)
    #expect(window.makeFirstResponder(b) && window.firstResponder === window)
    window.makeFirstResponder(a)
    #expect(window.makeFirstResponder(c) && window.firstResponder === window)
  }

  @Test("window.first-responder-again") func firstResponderAgain() {
    let (window, notes) = (window(), MacNotes())
    let a = Responder("a", notes)
    window.contentView?.addSubview(a)
    window.makeFirstResponder(a)
    notes.lines = []
    #expect(window.makeFirstResponder(a) && notes.lines.isEmpty)
  }

  @Test("window.first-responder-removed") func firstResponderRemoved() {
    let (window, a) = (window(), Responder("a", MacNotes()))
    window.contentView?.addSubview(a)
    window.makeFirstResponder(a)
    a.removeFromSuperview()
    #expect(window.firstResponder === window)
  }

  @Test("window.initial-first-responder") func initialFirstResponder() {
    let (window, a) = (window(), Responder("a", MacNotes()))
    window.contentView?.addSubview(a)
    window.initialFirstResponder = a
    #expect(window.firstResponder !== a)
    window.makeKeyAndOrderFront(nil)
    #expect(window.firstResponder === a)
    window.orderOut(nil)
  }

  @Test("window.next-key-view") func nextKeyView() {
    let (window, notes) = (window(), MacNotes())
    let (a, b) = (Responder("a", notes), Responder("b", notes))
    window.contentView?.subviews = [a, b]
    a.nextKeyView = b
    b.nextKeyView = a
    window.makeFirstResponder(a)
    window.selectNextKeyView(nil)
    #expect(window.firstResponder === b)
    window.selectPreviousKeyView(nil)
    #expect(window.firstResponder === a)
  }

  @Test("window.next-valid-key-view") func nextValidKeyView() {
    let (window, notes) = (window(), MacNotes())
    let (a, b, c) = (Responder("a", notes), Responder("b", notes), Responder("c", notes))
    b.accepts = false
    window.contentView?.subviews = [a, b, c]
    a.nextKeyView = b
    b.nextKeyView = c
    #expect(a.nextValidKeyView === c && c.previousKeyView === b)
  }

  // MARK: Content

  @Test("window.content-view-clears-controller") func contentViewClearsController() {
    let (window, controller) = (window(), NSViewController())
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 60, height: 50))
    window.contentViewController = controller
    window.contentView = NSView()
    #expect(window.contentViewController == nil)
  }

  @Test("window.content-controller-size") func contentControllerSize() {
    let (window, controller) = (window([.borderless]), NSViewController())
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 77, height: 66))
    window.contentViewController = controller
    #expect(window.frame.size == NSSize(width: 77, height: 66))
  }

  @Test("window.of-controller-style") func ofControllerStyle() {
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 77, height: 66))
    let window = NSWindow(contentViewController: controller)
    #expect(window.styleMask == [.titled, .closable, .resizable, .miniaturizable])
    #expect(!window.isReleasedWhenClosed)
  }

  @Test("window.of-controller-title") func ofControllerTitle() {
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 77, height: 66))
    controller.title = "a"
    let window = NSWindow(contentViewController: controller)
    controller.title = "b"
    #expect(window.title == "b")
  }

  // MARK: Children and sheets

  @Test("window.child-parent") func childParent() {
    let (parent, child) = (window(), window())
    parent.addChildWindow(child, ordered: .above)
    #expect(child.parent === parent && parent.childWindows == [child])
    parent.removeChildWindow(child)
    #expect(child.parent == nil)
  }

  @Test("window.child-moves-along") func childMovesAlong() {
    let (parent, child) = (window(), window())
    parent.addChildWindow(child, ordered: .above)
    let origin = child.frame.origin
    parent.setFrameOrigin(NSPoint(x: parent.frame.minX + 30, y: parent.frame.minY + 20))
    #expect(child.frame.origin == NSPoint(x: origin.x + 30, y: origin.y + 20))
  }

  @Test("window.sheet-parent") func sheetParent() {
    let (parent, sheet) = (window(), window())
    parent.makeKeyAndOrderFront(nil)
    parent.beginSheet(sheet)
    #expect(sheet.sheetParent === parent && sheet.isSheet && parent.attachedSheet === sheet)
    parent.endSheet(sheet)
    #expect(sheet.sheetParent == nil && parent.attachedSheet == nil && !sheet.isVisible)
    parent.orderOut(nil)
  }

  @Test("window.sheet-queue") func sheetQueue() {
    let (parent, first, second) = (window(), window(), window())
    parent.makeKeyAndOrderFront(nil)
    parent.beginSheet(first)
    parent.beginSheet(second)
    #expect(parent.attachedSheet === first && !second.isVisible && parent.sheets == [first, second])
    parent.endSheet(first)
    #expect(parent.attachedSheet === second && second.isVisible)
    parent.endSheet(second)
    parent.orderOut(nil)
  }

  @Test("window.sheet-critical") func sheetCritical() {
    let (parent, first, second) = (window(), window(), window())
    parent.makeKeyAndOrderFront(nil)
    parent.beginSheet(first)
    parent.beginCriticalSheet(second)
    #expect(parent.attachedSheet === second && second.isVisible)
    parent.endSheet(second)
    #expect(parent.attachedSheet === first)
    parent.endSheet(first)
    parent.orderOut(nil)
  }

  @Test("window.sheet-code") func sheetCode() {
    let (parent, sheet) = (window(), window())
    var codes: [NSApplication.ModalResponse] = []
    parent.makeKeyAndOrderFront(nil)
    parent.beginSheet(sheet) { codes.append($0) }
    parent.endSheet(sheet, returnCode: .OK)
    #expect(codes == [.OK])
    parent.orderOut(nil)
  }

  @Test("window.sheet-code-default") func sheetCodeDefault() {
    let (parent, sheet) = (window(), window())
    var codes: [NSApplication.ModalResponse] = []
    parent.makeKeyAndOrderFront(nil)
    parent.beginSheet(sheet) { codes.append($0) }
    parent.endSheet(sheet)
    #expect(codes == [.stop])
    parent.orderOut(nil)
  }
}
