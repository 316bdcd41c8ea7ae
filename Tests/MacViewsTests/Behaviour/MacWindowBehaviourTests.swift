import Foundation
import MacViews
import Testing

/// Documented behaviour of AppKit's classes: each test has the id of its row in docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacWindowBehaviourTests {
  @Test("window.content-size") func contentSize() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled], backing: .buffered,
      defer: false)
    #expect(window.contentView?.frame.size == NSSize(width: 200, height: 100) && window.frame.height > 100)
  }

  @Test("window.borderless-equal") func borderlessEqual() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.borderless], backing: .buffered,
      defer: false)
    #expect(window.frame.size == NSSize(width: 200, height: 100))
  }

  @Test("window.rects-inverse") func rectsInverse() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled], backing: .buffered,
      defer: false)
    let rect = NSRect(x: 5, y: 6, width: 70, height: 80)
    #expect(window.contentRect(forFrameRect: window.frameRect(forContentRect: rect)) == rect)
  }

  @Test("window.set-content-size-keeps-top") func setContentSizeKeepsTop() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled], backing: .buffered,
      defer: false)
    window.setContentSize(NSSize(width: 50, height: 60))
    #expect(window.contentView?.frame.size == NSSize(width: 50, height: 60))
  }

  @Test("window.first-responder-nil") func firstResponderNil() {
    let window = NSWindow()
    #expect(window.makeFirstResponder(nil) && window.firstResponder === window)
  }

  @Test("window.borderless-not-key") func borderlessNotKey() {
    let window = NSWindow(contentRect: .zero, styleMask: [.borderless], backing: .buffered, defer: false)
    #expect(!window.canBecomeKey && !window.canBecomeMain)
  }

  @Test("window.content-controller") func contentController() {
    let (window, controller) = (NSWindow(), NSViewController())
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 77, height: 66))
    window.contentViewController = controller
    #expect(window.contentView === controller.view)
  }

  @Test("window.content-view-taken") func contentViewTaken() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled], backing: .buffered,
      defer: false)
    let (old, new) = (window.contentView, NSView())
    window.contentView = new
    #expect(old?.superview == nil && new.frame.size == NSSize(width: 200, height: 100))
  }

  @Test("window.controller-loads") func controllerLoads() {
    let notes = MacNotes()
    NSWindow().contentViewController = NotingNSController(notes)
    #expect(notes.lines.first == "loadView" && notes.lines.contains("viewDidLoad"))
  }
}
