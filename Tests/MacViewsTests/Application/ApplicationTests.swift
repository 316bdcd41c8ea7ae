import Foundation
import MacViews
import Testing

@MainActor
struct ApplicationTests {
  /// Raw values of AppKit's header `NSApplication.h`, `NSAlert.h`.
  @Test func modalResponsesHaveAppKitsNumbers() {
    let numbers = [
      NSApplication.ModalResponse.OK, .cancel, .stop, .abort, .continue, .alertFirstButtonReturn,
      .alertSecondButtonReturn, .alertThirdButtonReturn,
    ].map(\.rawValue)
    #expect(numbers == [1, 0, -1000, -1001, -1002, 1000, 1001, 1002])
  }

  private final class Page: NSView {
    var heard: [String] = []
    let known: Selector
    init(_ known: Selector) {
      self.known = known
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var acceptsFirstResponder: Bool { true }
    override func perform(_ action: Selector, from sender: Any?) -> Bool {
      guard action == known else { return super.perform(action, from: sender) }
      heard.append(NSStringFromSelector(action))
      return true
    }
  }

  private func keyWindow(_ content: NSView) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .closable],
      backing: .buffered,
      defer: false)
    window.contentView?.addSubview(content)
    window.makeKeyAndOrderFront(nil)
    return window
  }

  /// Apple, Cocoa Event Architecture, "The Responder Chain for Action Messages": from the first responder up, then the
  /// window, the application and its delegate.
  @Test func actionsGoAlongTheResponderChain() {
    let (outer, inner) = (Page("outer:"), Page("inner:"))
    outer.addSubview(inner)
    let window = keyWindow(outer)
    window.makeFirstResponder(inner)
    #expect(NSApp.sendAction("inner:", to: nil, from: nil))
    #expect(NSApp.sendAction("outer:", to: nil, from: nil))
    #expect(inner.heard == ["inner:"] && outer.heard == ["outer:"])
    #expect(!NSApp.sendAction("nobody:", to: nil, from: nil))
    #expect(!NSApp.sendAction("outer:", to: inner, from: nil), "only the target is called")
    #expect(inner.tryToPerform("outer:", with: nil), "the chain above it is not")
    #expect(NSApp.sendAction("performClose:", to: nil, from: nil))
    #expect(!window.isVisible)
  }

  private final class Delegate: NSObject, NSApplicationDelegate, NamedActions {
    var heard: [String] = []
    func applicationDidFinishLaunching(_ notification: Notification) { heard.append("launched") }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
      .terminateCancel
    }
    func applicationWillTerminate(_ notification: Notification) { heard.append("ends") }
    func perform(_ action: Selector, from sender: Any?) -> Bool {
      guard action == "showSettings:" else { return false }
      heard.append("settings")
      return true
    }
  }

  @Test func theDelegateIsCalledBeforeAndAfter() {
    let delegate = Delegate()
    NSApp.delegate = delegate
    defer { NSApp.delegate = nil }
    #expect(NSApp.sendAction("showSettings:", to: nil, from: nil))
    NSApp.terminate(nil)
    #expect(delegate.heard == ["settings"], "it refused")
    NSApp.reply(toApplicationShouldTerminate: true)
    #expect(delegate.heard == ["settings", "ends"])
  }

  @Test func menusSendTheirActions() {
    let page = Page("show:")
    let window = keyWindow(page)
    window.makeFirstResponder(page)
    let menu = NSMenu(title: "View")
    var chosen = 0
    menu.addItem(withTitle: "Show", action: "show:", keyEquivalent: "").onAction = { _ in chosen += 1 }
    menu.performActionForItem(at: 0)
    #expect(page.heard == ["show:"] && chosen == 1)
  }

  /// Apple, `NSApplication.appearance`: windows and views without one of their own follow it.
  @Test func theAppearanceReachesViews() throws {
    final class Listener: NSView {
      var changes = 0
      override func viewDidChangeEffectiveAppearance() { changes += 1 }
    }
    let view = Listener()
    let window = keyWindow(view)
    NSApp.appearance = NSAppearance(named: .darkAqua)
    defer { NSApp.appearance = nil }
    #expect(window.effectiveAppearance.name == .darkAqua)
    #expect(view.effectiveAppearance.name == .darkAqua)
    #expect(view.changes == 1)
  }

  @Test func theDirectionReachesViews() {
    let view = NSView()
    let window = keyWindow(view)
    NSApp.chooseInterfaceDirection(.rightToLeft)
    defer { NSApp.chooseInterfaceDirection(nil) }
    #expect(NSApp.userInterfaceLayoutDirection == .rightToLeft)
    #expect(view.userInterfaceLayoutDirection == .rightToLeft)
    let inner = NSView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    window.contentView?.addSubview(inner)
    guard let content = window.contentView else { return }
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 30),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 160)
  }

  /// Apple, `runModal(for:)`: it ends with the code of `stopModal(withCode:)`.
  @Test func modalWindowsEndWithTheirCode() {
    let window = keyWindow(NSView())
    NSApp.onModalWindow = { shown in
      #expect(NSApp.modalWindow === shown)
      NSApp.stopModal(withCode: .OK)
      return .cancel
    }
    defer { NSApp.onModalWindow = nil }
    #expect(NSApp.runModal(for: window) == .OK)
    #expect(NSApp.modalWindow == nil)
  }

  @Test func accessibilityIsKept() {
    let view = NSView()
    #expect(view.accessibilityLabel() == nil && view.accessibilityIdentifier() == "")
    view.setAccessibilityLabel("Name")
    view.setAccessibilityIdentifier("name")
    view.setAccessibilityRole(.group)
    #expect(view.accessibilityLabel() == "Name" && view.accessibilityIdentifier() == "name")
    #expect(view.accessibilityRole()?.rawValue == "AXGroup")
    #expect(NSView().accessibilityLabel() == nil)
  }

  @Test func propertiesAreObserved() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    var widths: [CGFloat] = []
    let observation = view.observe(\.frame, options: [.new]) { view, _ in widths.append(view.frame.width) }
    view.setFrameSize(NSSize(width: 30, height: 10))
    observation.invalidate()
    view.setFrameSize(NSSize(width: 40, height: 10))
    #expect(widths == [30])
  }

  /// WWDC 2012, session 228: a drag of the window's corner holds at 510, over the window's own 500.
  @Test func dragsYieldToStrongerContent() throws {
    final class Listener: NSView {
      var heard: [String] = []
      override func viewWillStartLiveResize() { heard.append("start \(inLiveResize)") }
      override func viewDidEndLiveResize() { heard.append("end \(inLiveResize)") }
    }
    let view = Listener()
    let window = keyWindow(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let content = try #require(window.contentView)
    let required = content.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    required.isActive = true
    let weak = content.heightAnchor.constraint(equalToConstant: 100)
    weak.priority = NSLayoutConstraint.Priority(505)
    weak.isActive = true
    window.dragCorner(to: NSSize(width: 120, height: 130))
    #expect(content.frame.width == 150)
    #expect(view.heard == ["start true", "end false"])
  }
}
