import Foundation
import MacViews
import Testing

/// Sheets, and the windows that get keys and commands. (Apple, `NSWindow.beginSheet(_:completionHandler:)`,
/// `NSWindowDelegate`.)
@MainActor
struct SheetTests {
  private final class Listener: NSObject, NSWindowDelegate {
    var heard: [String] = []
    func windowWillBeginSheet(_ notification: Notification) { heard.append("will begin sheet") }
    func windowDidEndSheet(_ notification: Notification) { heard.append("did end sheet") }
    func windowDidBecomeKey(_ notification: Notification) { heard.append("key") }
    func windowDidResignKey(_ notification: Notification) { heard.append("not key") }
    func windowDidBecomeMain(_ notification: Notification) { heard.append("main") }
    func windowDidResignMain(_ notification: Notification) { heard.append("not main") }
    func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect {
      heard.append("position")
      return rect.offsetBy(dx: 0, dy: -40)
    }
  }

  private func window(_ width: CGFloat = 600, _ height: CGFloat = 400) -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 100, y: 100, width: width, height: height),
      styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
  }

  @Test func aSheetTakesTheKeysAndGivesThemBack() {
    let (parent, sheet, listener) = (window(), window(300, 200), Listener())
    parent.delegate = listener
    parent.makeKeyAndOrderFront(nil)
    #expect(parent.isKeyWindow && parent.isMainWindow)
    var answers: [NSApplication.ModalResponse] = []
    parent.beginSheet(sheet) { answers.append($0) }
    #expect(sheet.isVisible && sheet.isKeyWindow && !sheet.isMainWindow)
    #expect(!parent.isKeyWindow && parent.isMainWindow)
    parent.makeKey()
    #expect(sheet.isKeyWindow)
    parent.endSheet(sheet, returnCode: .OK)
    #expect(answers == [.OK] && !sheet.isVisible && parent.isKeyWindow)
    #expect(
      listener.heard == [
        "key", "main", "will begin sheet", "position", "not key", "did end sheet", "key",
      ])
    parent.orderOut(nil)
    #expect(!parent.isKeyWindow && !parent.isMainWindow)
  }

  /// Without a title bar, below that of the parent (28 points), in the middle.
  @Test func aSheetStandsBelowTheTitleBar() {
    let (parent, sheet) = (window(), window(300, 200))
    parent.makeKeyAndOrderFront(nil)
    parent.beginSheet(sheet)
    #expect(sheet.frame == NSRect(x: 250, y: 300, width: 300, height: 200))
    #expect(sheet.contentView?.frame == NSRect(x: 0, y: 0, width: 300, height: 200))
    parent.endSheet(sheet)
    #expect(sheet.frame.size == NSSize(width: 300, height: 228) && sheet.contentView?.frame.height == 200)
    let listener = Listener()
    parent.delegate = listener
    parent.beginSheet(sheet)
    #expect(sheet.frame.maxY == 460)
    parent.endSheet(sheet)
    parent.orderOut(nil)
  }

  /// “If the window already has a presented sheet, this method queues the specified sheet.” (Apple, `beginSheet`.)
  @Test func sheetsWaitForEachOther() {
    let (parent, first, second) = (window(), window(300, 200), window(300, 200))
    parent.makeKeyAndOrderFront(nil)
    parent.beginSheet(first)
    parent.beginSheet(second)
    #expect(first.isVisible && !second.isVisible)
    #expect(parent.attachedSheet === first && parent.sheets == [first, second])
    parent.endSheet(first)
    #expect(!first.isVisible && second.isVisible && second.isKeyWindow)
    parent.endSheet(second)
    #expect(parent.isKeyWindow)
    parent.orderOut(nil)
  }
}
