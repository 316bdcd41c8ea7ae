import Foundation
import MacViews
import Testing

/// Documented behaviour of toolbars, actions, animations and gestures: each test has the id of its row in
/// docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacResponderBehaviourTests {
  // MARK: Toolbars

  private final class Items: NSObject, NSToolbarDelegate {
    var heard: [String] = []
    var names = ["a", "b"]
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      names.map { NSToolbarItem.Identifier($0) }
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
      heard.append("item \(itemIdentifier.rawValue) \(flag)")
      return NSToolbarItem(itemIdentifier: itemIdentifier)
    }
    func toolbarWillAddItem(_ notification: Notification) { note("add", notification) }
    func toolbarDidRemoveItem(_ notification: Notification) { note("remove", notification) }
    private func note(_ call: String, _ notification: Notification) {
      let item = notification.userInfo?["item"] as? NSToolbarItem
      let count = (notification.object as? NSToolbar)?.items.count ?? -1
      heard.append("\(call) \(item?.itemIdentifier.rawValue ?? "") \(count)")
    }
  }

  private func toolbar(_ items: Items) -> (toolbar: NSToolbar, window: NSWindow) {
    let (toolbar, window) = (NSToolbar(identifier: "main"), NSWindow())
    toolbar.delegate = items
    window.toolbar = toolbar
    return (toolbar, window)
  }

  private func names(_ toolbar: NSToolbar) -> [String] { toolbar.items.map(\.itemIdentifier.rawValue) }

  @Test("toolbar.default-items") func defaultItems() {
    let items = Items()
    let (toolbar, window) = toolbar(items)
    #expect(names(toolbar) == ["a", "b"] && window.toolbar === toolbar)
  }

  @Test("toolbar.will-add-order") func willAddOrder() {
    let items = Items()
    let (toolbar, window) = toolbar(items)
    #expect(items.heard.prefix(2) == ["item a true", "add a 0"])
    _ = (toolbar, window)
  }

  @Test("toolbar.insert-index") func toolbarInsertIndex() {
    let items = Items()
    let (toolbar, window) = toolbar(items)
    toolbar.insertItem(withItemIdentifier: NSToolbarItem.Identifier("c"), at: 1)
    #expect(names(toolbar) == ["a", "c", "b"] && window.toolbar === toolbar)
  }

  @Test("toolbar.removed-after") func removedAfter() {
    let items = Items()
    let (toolbar, window) = toolbar(items)
    items.heard = []
    toolbar.removeItem(at: 0)
    #expect(items.heard == ["remove a 1"] && window.toolbar === toolbar)
  }

  @Test("toolbar.item-knows-toolbar") func itemKnowsToolbar() {
    let items = Items()
    let (toolbar, window) = toolbar(items)
    let item = toolbar.items[0]
    #expect(item.toolbar === toolbar)
    toolbar.removeItem(at: 0)
    #expect(item.toolbar == nil && window.toolbar === toolbar)
  }

  private final class Validated: NSToolbarItem {
    var validations = 0
    override func validate() { validations += 1 }
  }

  private final class ValidatedItems: NSObject, NSToolbarDelegate {
    let item = Validated(itemIdentifier: NSToolbarItem.Identifier("v"))
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      [item.itemIdentifier]
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? { item }
  }

  @Test("toolbar.validates-visible") func validatesVisible() {
    let (toolbar, window, items) = (NSToolbar(identifier: "main"), NSWindow(), ValidatedItems())
    toolbar.delegate = items
    window.toolbar = toolbar
    items.item.validations = 0
    toolbar.validateVisibleItems()
    #expect(items.item.validations == 1)
  }

  // MARK: Actions

  /// Performs one action by name, and notes the events that it gets.
  private class Page: NSView {
    let known: Selector
    var heard: [String] = []
    init(_ known: Selector) {
      self.known = known
      super.init(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    }
    required init?(coder: NSCoder) { nil }
    override var acceptsFirstResponder: Bool { true }
    override func perform(_ action: Selector, from sender: Any?) -> Bool {
      guard action == known else { return super.perform(action, from: sender) }
      heard.append(NSStringFromSelector(action))
      return true
    }
    override func mouseDown(with event: NSEvent) { heard.append("mouseDown") }
  }

  private final class Delegate: NSObject, NSWindowDelegate, NSApplicationDelegate, NamedActions {
    var heard: [String] = []
    func perform(_ action: Selector, from sender: Any?) -> Bool {
      guard action == "act:" else { return false }
      heard.append("act:")
      return true
    }
    func applicationWillHide(_ notification: Notification) { heard.append("willHide") }
    func applicationDidHide(_ notification: Notification) { heard.append("didHide") }
    func applicationWillUnhide(_ notification: Notification) { heard.append("willUnhide") }
    func applicationDidUnhide(_ notification: Notification) { heard.append("didUnhide") }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
      heard.append("shouldTerminate")
      return .terminateCancel
    }
    func applicationWillTerminate(_ notification: Notification) { heard.append("willTerminate") }
  }

  private func window(_ page: NSView) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled], backing: .buffered,
      defer: false)
    window.isReleasedWhenClosed = false
    window.contentView?.addSubview(page)
    window.makeFirstResponder(page)
    return window
  }

  @Test("action.climbs-chain") func climbsChain() {
    let (outer, inner) = (Page("act:"), Page("other:"))
    outer.addSubview(inner)
    let window = window(outer)
    window.makeFirstResponder(inner)
    window.makeKeyAndOrderFront(nil)
    #expect(NSApp.sendAction("act:", to: nil, from: nil) && outer.heard == ["act:"])
    window.orderOut(nil)
  }

  @Test("action.first-taker-only") func firstTakerOnly() {
    let (outer, inner) = (Page("act:"), Page("act:"))
    outer.addSubview(inner)
    let window = window(outer)
    window.makeFirstResponder(inner)
    window.makeKeyAndOrderFront(nil)
    NSApp.sendAction("act:", to: nil, from: nil)
    #expect(inner.heard == ["act:"] && outer.heard.isEmpty)
    window.orderOut(nil)
  }

  @Test("action.window-delegate") func windowDelegate() {
    let (page, delegate) = (Page("other:"), Delegate())
    let window = window(page)
    window.delegate = delegate
    window.makeKeyAndOrderFront(nil)
    #expect(NSApp.sendAction("act:", to: nil, from: nil) && delegate.heard == ["act:"])
    window.orderOut(nil)
  }

  @Test("action.application-delegate-last") func applicationDelegateLast() {
    let (page, windows, application) = (Page("other:"), Delegate(), Delegate())
    let window = window(page)
    window.makeKeyAndOrderFront(nil)
    NSApp.delegate = application
    defer { NSApp.delegate = nil }
    NSApp.sendAction("act:", to: nil, from: nil)
    #expect(application.heard == ["act:"])
    window.delegate = windows
    NSApp.sendAction("act:", to: nil, from: nil)
    #expect(windows.heard == ["act:"] && application.heard.count == 1)
    window.orderOut(nil)
  }

  @Test("action.main-after-key") func mainAfterKey() {
    let (main, panelPage) = (Page("act:"), Page("other:"))
    let window = window(main)
    window.makeKeyAndOrderFront(nil)
    let panel = NSPanel(
      contentRect: NSRect(x: 0, y: 0, width: 50, height: 50), styleMask: [.titled], backing: .buffered,
      defer: false)
    panel.isReleasedWhenClosed = false
    panel.contentView?.addSubview(panelPage)
    panel.makeKeyAndOrderFront(nil)
    #expect(panel.isKeyWindow && window.isMainWindow)
    #expect(NSApp.sendAction("act:", to: nil, from: nil) && main.heard == ["act:"])
    panel.orderOut(nil)
    window.orderOut(nil)
  }

  @Test("action.target-only") func targetOnly() {
    let (outer, inner) = (Page("act:"), Page("other:"))
    outer.addSubview(inner)
    #expect(!NSApp.sendAction("act:", to: inner, from: nil) && outer.heard.isEmpty)
  }

  @Test("action.try-to-perform") func tryToPerform() {
    let (outer, inner) = (Page("act:"), Page("other:"))
    outer.addSubview(inner)
    #expect(inner.tryToPerform("act:", with: nil) && outer.heard == ["act:"])
    #expect(!inner.tryToPerform("none:", with: nil))
  }

  @Test("responder.passes-events") func passesEvents() throws {
    let (outer, inner) = (Page("act:"), NSView())
    outer.addSubview(inner)
    let event = try #require(
      NSEvent.mouseEvent(
        with: .leftMouseDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
        eventNumber: 0, clickCount: 1, pressure: 1))
    inner.mouseDown(with: event)
    #expect(outer.heard == ["mouseDown"])
  }

  @Test("responder.own-next") func explicitNext() {
    let (root, view, other) = (NSView(), NSView(), NSResponder())
    root.addSubview(view)
    view.nextResponder = other
    #expect(view.nextResponder === other && view.superview === root)
  }

  @Test("application.hide-order") func hideOrder() {
    let delegate = Delegate()
    NSApp.delegate = delegate
    defer { NSApp.delegate = nil }
    NSApp.hide(nil)
    #expect(NSApp.isHidden)
    NSApp.unhide(nil)
    #expect(delegate.heard == ["willHide", "didHide", "willUnhide", "didUnhide"] && !NSApp.isHidden)
  }

  @Test("application.terminate-refused") func terminateRefused() {
    let delegate = Delegate()
    NSApp.delegate = delegate
    defer { NSApp.delegate = nil }
    NSApp.terminate(nil)
    #expect(delegate.heard == ["shouldTerminate"])
  }

  // MARK: Animations

  @Test("animation.duration-default") func durationDefault() {
    var durations: [TimeInterval] = []
    NSAnimationContext.runAnimationGroup { durations.append($0.duration) }
    #expect(durations == [0.25] && !NSAnimationContext.current.allowsImplicitAnimation)
  }

  @Test("animation.value-at-once") func valueAtOnce() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    view.animator().setFrameOrigin(NSPoint(x: 30, y: 0))
    #expect(view.frame.origin.x == 30)
  }

  @Test("animation.nested-duration") func nestedDuration() {
    var durations: [TimeInterval] = []
    NSAnimationContext.runAnimationGroup { outer in
      outer.duration = 2
      NSAnimationContext.runAnimationGroup { $0.duration = 1 }
      durations.append(NSAnimationContext.current.duration)
    }
    #expect(durations == [2])
  }

  @Test("animation.grouping") func grouping() {
    NSAnimationContext.beginGrouping()
    NSAnimationContext.current.duration = 3
    let inner = NSAnimationContext.current.duration
    NSAnimationContext.endGrouping()
    #expect(inner == 3 && NSAnimationContext.current.duration == 0.25)
  }

  @Test("animation.completion-without-animation") func completionWithoutAnimation() {
    var isDone = false
    NSAnimationContext.runAnimationGroup({ _ in }, completionHandler: { isDone = true })
    #expect(isDone)
  }

  @Test("animation.dictionary-first") func dictionaryFirst() {
    let view = NSView()
    let own = NSObject()
    view.animations = ["alphaValue": own]
    #expect(view.animation(forKey: "alphaValue") as? NSObject === own)
    view.animations = [:]
    #expect(view.animation(forKey: "alphaValue") as? NSObject !== own)
  }

  // MARK: Gestures and tracking areas

  @Test("gesture.knows-view") func knowsView() {
    let (view, gesture) = (NSView(), NSClickGestureRecognizer())
    view.addGestureRecognizer(gesture)
    #expect(gesture.view === view && view.gestureRecognizers == [gesture])
    view.removeGestureRecognizer(gesture)
    #expect(gesture.view == nil && view.gestureRecognizers.isEmpty)
  }

  @Test("gesture.leaves-other") func leavesOther() {
    let (first, second, gesture) = (NSView(), NSView(), NSClickGestureRecognizer())
    first.addGestureRecognizer(gesture)
    second.addGestureRecognizer(gesture)
    #expect(first.gestureRecognizers.isEmpty && gesture.view === second)
  }

  @Test("tracking.added-area") func addedArea() {
    let (view, owner) = (NSView(), NSObject())
    let area = NSTrackingArea(
      rect: NSRect(x: 0, y: 0, width: 5, height: 5), options: [.mouseEnteredAndExited, .activeAlways],
      owner: owner)
    view.addTrackingArea(area)
    #expect(view.trackingAreas == [area] && area.owner === owner)
    view.removeTrackingArea(area)
    #expect(view.trackingAreas.isEmpty)
  }
}
