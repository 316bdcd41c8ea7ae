import Foundation

/// A window's delegate. (Apple, `NSWindowDelegate`.) All methods are optional.
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  // MARK: Sheets
  func windowWillBeginSheet(_ notification: Notification)
  func windowDidEndSheet(_ notification: Notification)
  /// The rectangle of the line below which a sheet is centred, in the window's coordinates.
  func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect

  // MARK: Sizes
  /// Called when the corner is dragged or the program animates the frame. Returns the frame's size; limits have already
  /// been applied.
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  func windowDidResize(_ notification: Notification)
  func windowWillStartLiveResize(_ notification: Notification)
  func windowDidEndLiveResize(_ notification: Notification)
  func windowWillMiniaturize(_ notification: Notification)
  func windowDidMiniaturize(_ notification: Notification)
  func windowDidDeminiaturize(_ notification: Notification)
  func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
  func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool

  // MARK: Full screen
  func windowWillEnterFullScreen(_ notification: Notification)
  func windowDidEnterFullScreen(_ notification: Notification)
  func windowWillExitFullScreen(_ notification: Notification)
  func windowDidExitFullScreen(_ notification: Notification)
  /// Never called: a window in full screen keeps its frame here.
  func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize
  /// Never called: there is no menu bar or Dock to hide.
  func window(
    _ window: NSWindow,
    willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions
  /// Never called: full screen begins without an animation.
  func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]?
  /// Never called: full screen begins without an animation.
  func customWindowsToEnterFullScreen(for window: NSWindow, on screen: NSScreen) -> [NSWindow]?
  /// Never called: full screen begins without an animation.
  func window(_ window: NSWindow, startCustomAnimationToEnterFullScreenWithDuration duration: TimeInterval)
  /// Never called: full screen begins without an animation.
  func window(
    _ window: NSWindow, startCustomAnimationToEnterFullScreenOn screen: NSScreen,
    withDuration duration: TimeInterval)
  /// Never called: full screen never fails.
  func windowDidFailToEnterFullScreen(_ window: NSWindow)
  /// Never called: full screen ends without an animation.
  func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]?
  /// Never called: full screen ends without an animation.
  func window(_ window: NSWindow, startCustomAnimationToExitFullScreenWithDuration duration: TimeInterval)
  /// Never called: full screen never fails.
  func windowDidFailToExitFullScreen(_ window: NSWindow)

  // MARK: Places
  /// Never called: windows are not dragged here.
  func windowWillMove(_ notification: Notification)
  func windowDidMove(_ notification: Notification)
  /// Never called: there is one screen.
  func windowDidChangeScreen(_ notification: Notification)
  /// Never called: the screen keeps its colours.
  func windowDidChangeScreenProfile(_ notification: Notification)
  /// Never called: the screen keeps its scale.
  func windowDidChangeBackingProperties(_ notification: Notification)

  // MARK: Appearing and disappearing
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidBecomeMain(_ notification: Notification)
  func windowDidResignMain(_ notification: Notification)
  func windowDidChangeOcclusionState(_ notification: Notification)
  /// Never called: windows are never covered.
  func windowDidExpose(_ notification: Notification)
  /// Called after the window's `update()`.
  func windowDidUpdate(_ notification: Notification)

  // MARK: Others
  /// Never called: fields are edited without a field editor.
  func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
  /// Never called: there is no pointer.
  func window(
    _ window: NSWindow, shouldDragDocumentWith event: NSEvent, from dragImageLocation: NSPoint,
    with pasteboard: NSPasteboard
  ) -> Bool
  /// Never called: there is no pointer.
  func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool
  /// Never called: windows are not restored.
  func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder)
  /// Never called: windows are not restored.
  func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder)
  /// Never called: there is no version browser.
  func window(
    _ window: NSWindow, willResizeForVersionBrowserWithMaxPreferredSize maxPreferredFrameSize: NSSize,
    maxAllowedSize maxAllowedFrameSize: NSSize
  ) -> NSSize
  /// Never called: there is no version browser.
  func windowWillEnterVersionBrowser(_ notification: Notification)
  /// Never called: there is no version browser.
  func windowDidEnterVersionBrowser(_ notification: Notification)
  /// Never called: there is no version browser.
  func windowWillExitVersionBrowser(_ notification: Notification)
  /// Never called: there is no version browser.
  func windowDidExitVersionBrowser(_ notification: Notification)
}

/// AppKit's defaults for methods that a delegate does not implement.
extension NSWindowDelegate {
  public func windowWillBeginSheet(_ notification: Notification) {}
  public func windowDidEndSheet(_ notification: Notification) {}
  public func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect {
    rect
  }
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  public func windowDidResize(_ notification: Notification) {}
  public func windowWillStartLiveResize(_ notification: Notification) {}
  public func windowDidEndLiveResize(_ notification: Notification) {}
  public func windowWillMiniaturize(_ notification: Notification) {}
  public func windowDidMiniaturize(_ notification: Notification) {}
  public func windowDidDeminiaturize(_ notification: Notification) {}
  public func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect {
    newFrame
  }
  public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { true }
  public func windowDidMove(_ notification: Notification) {}
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidBecomeMain(_ notification: Notification) {}
  public func windowDidResignMain(_ notification: Notification) {}
  public func windowDidChangeOcclusionState(_ notification: Notification) {}
  public func windowDidUpdate(_ notification: Notification) {}
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  public func windowWillExitFullScreen(_ notification: Notification) {}
  public func windowDidExitFullScreen(_ notification: Notification) {}
}

/// The same for methods that are never called.
extension NSWindowDelegate {
  public func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize {
    proposedSize
  }
  public func window(
    _ window: NSWindow,
    willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions { proposedOptions }
  public func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]? { nil }
  public func customWindowsToEnterFullScreen(for window: NSWindow, on screen: NSScreen) -> [NSWindow]? { nil }
  public func window(
    _ window: NSWindow, startCustomAnimationToEnterFullScreenWithDuration duration: TimeInterval
  ) {}
  public func window(
    _ window: NSWindow, startCustomAnimationToEnterFullScreenOn screen: NSScreen,
    withDuration duration: TimeInterval
  ) {}
  public func windowDidFailToEnterFullScreen(_ window: NSWindow) {}
  public func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]? { nil }
  public func window(
    _ window: NSWindow, startCustomAnimationToExitFullScreenWithDuration duration: TimeInterval
  ) {}
  public func windowDidFailToExitFullScreen(_ window: NSWindow) {}
  public func windowWillMove(_ notification: Notification) {}
  public func windowDidChangeScreen(_ notification: Notification) {}
  public func windowDidChangeScreenProfile(_ notification: Notification) {}
  public func windowDidChangeBackingProperties(_ notification: Notification) {}
  public func windowDidExpose(_ notification: Notification) {}
  public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { nil }
  public func window(
    _ window: NSWindow, shouldDragDocumentWith event: NSEvent, from dragImageLocation: NSPoint,
    with pasteboard: NSPasteboard
  ) -> Bool { true }
  public func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool { true }
  public func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {}
  public func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {}
  public func window(
    _ window: NSWindow, willResizeForVersionBrowserWithMaxPreferredSize maxPreferredFrameSize: NSSize,
    maxAllowedSize maxAllowedFrameSize: NSSize
  ) -> NSSize { maxPreferredFrameSize }
  public func windowWillEnterVersionBrowser(_ notification: Notification) {}
  public func windowDidEnterVersionBrowser(_ notification: Notification) {}
  public func windowWillExitVersionBrowser(_ notification: Notification) {}
  public func windowDidExitVersionBrowser(_ notification: Notification) {}
}
