import AutoLayout
import Foundation

/// The key window, which receives key events, and the main window, the target of commands. (Apple, Cocoa
/// Event Handling Guide.)
@MainActor
enum KeyWindows {
  static weak var key: NSWindow?
  static weak var main: NSWindow?
}

extension NSWindow {
  /// Notifies the delegate and the observers of an event.
  func notify(_ name: Notification.Name, _ call: (any NSWindowDelegate, Notification) -> Void) {
    let notification = Notification(name: name, object: self)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  func takeKeys() {
    if let sheet = attachedSheet, sheet.isVisible { return sheet.makeKey() }
    guard canBecomeKey, KeyWindows.key !== self else { return }
    KeyWindows.key?.giveUpKey()
    KeyWindows.key = self
    becomeKey()
    notify(NSWindow.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) }
    frameView.displayAsKeyWindowDidChange()
    if canBecomeMain { takeCommands() }
  }

  func takeCommands() {
    guard KeyWindows.main !== self else { return }
    KeyWindows.main?.giveUpMain()
    KeyWindows.main = self
    becomeMain()
    notify(NSWindow.didBecomeMainNotification) { $0.windowDidBecomeMain($1) }
  }

  /// Makes the window neither key nor main, when it leaves the screen.
  func giveUpKeys() {
    giveUpKey()
    giveUpMain()
  }

  private func giveUpKey() {
    guard KeyWindows.key === self else { return }
    KeyWindows.key = nil
    resignKey()
    notify(NSWindow.didResignKeyNotification) { $0.windowDidResignKey($1) }
    frameView.displayAsKeyWindowDidChange()
  }

  private func giveUpMain() {
    guard KeyWindows.main === self else { return }
    KeyWindows.main = nil
    resignMain()
    notify(NSWindow.didResignMainNotification) { $0.windowDidResignMain($1) }
  }
}

extension NSWindow {
  /// The title follows that of the content's controller. (Apple, `init(contentViewController:)`.)
  func titleDidChange(of controller: NSViewController) {
    if contentViewController === controller, let name = controller.title { title = name }
  }

  /// Makes the initial first responder the first one when the window comes on the screen for the first time, unless a program
  /// has chosen another. (Apple, `initialFirstResponder`.)
  func takeInitialFirstResponder() {
    guard !extras.hasBeenShown else { return }
    extras.hasBeenShown = true
    if let initialFirstResponder, firstResponder === self { makeFirstResponder(initialFirstResponder) }
  }

  /// Lets the next valid key view be the first responder instead of one that hides. (Apple, `NSView.isHidden`.)
  func moveFirstResponder(outOf hidden: NSView) {
    guard let view = firstResponder as? NSView, view.isDescendant(of: hidden) else { return }
    makeFirstResponder(view.nextValidKeyView)
  }
}

extension WindowFrameView {
  /// Redraws controls, which are drawn in colour in the key window.
  func displayAsKeyWindowDidChange() { for view in subtree { view.needsDisplay = true } }
}

// MARK: Sheets

extension NSWindow {
  /// Shows a sheet below the title bar, without a title bar of its own; it becomes the key window.
  func show(sheet: NSWindow) {
    notify(NSWindow.willBeginSheetNotification) { $0.windowWillBeginSheet($1) }
    sheet.styleMask.insert(.docModalWindow)
    sheet.layoutIfNeeded()
    place(sheet: sheet)
    sheet.orderFront(self)
    sheet.makeKey()
  }

  /// Places a sheet centred below the window's bars, unless the delegate chooses another position. (Apple,
  /// `window(_:willPositionSheet:using:)`.)
  private func place(sheet: NSWindow) {
    let edge = contentLayoutRect
    let proposed = NSRect(x: 0, y: edge.maxY, width: frame.width, height: 0)
    let line = delegate?.window(self, willPositionSheet: sheet, using: proposed) ?? proposed
    sheet.setFrameOrigin(
      NSPoint(
        x: frame.minX + (line.midX - sheet.frame.width / 2).rounded(),
        y: frame.minY + line.minY - sheet.frame.height))
  }

  func hide(sheet: NSWindow) {
    let hadKeys = sheet.isKeyWindow
    sheet.orderOut(self)
    sheet.styleMask.remove(.docModalWindow)
    notify(NSWindow.didEndSheetNotification) { $0.windowDidEndSheet($1) }
    if let next = sheets.first { return show(sheet: next) }
    if hadKeys { makeKey() }
  }
}
