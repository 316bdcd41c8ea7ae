import AutoLayout
import Foundation
import Graphics

// MARK: Live resizing

extension NSWindow {
  /// Whether the window is being resized by hand.
  public var inLiveResize: Bool { extras.isLiveResizing }

  /// Resizes the window as by a drag of its corner: the new size has the priority
  /// ``AutoLayout/LayoutPriority/dragThatCanResizeWindow`` (510), so that constraints of the content that are stronger limit
  /// it, and weaker ones do not. The upper left corner does not move. (This package's own.)
  ///
  /// - Parameter contentSize: the size of the content that the drag requests, in points.
  public func dragCorner(to contentSize: NSSize) {
    beginLiveResize()
    let node = frameView.layoutNode
    let priority = node.hostSizePriority
    let size = draggedFrameSize(contentSize: contentSize)
    take(frame: resized(to: size, keeping: (.left, .top)))
    node.hostSizePriority = .dragThatCanResizeWindow
    layoutIfNeeded()
    node.hostSizePriority = priority
    layoutIfNeeded()
    endLiveResize()
  }

  private func beginLiveResize() {
    guard !extras.isLiveResizing else { return }
    extras.isLiveResizing = true
    notify(Self.willStartLiveResizeNotification) { $0.windowWillStartLiveResize($1) }
    for view in frameView.subtree { view.viewWillStartLiveResize() }
  }

  private func endLiveResize() {
    extras.isLiveResizing = false
    for view in frameView.subtree { view.viewDidEndLiveResize() }
    notify(Self.didEndLiveResizeNotification) { $0.windowDidEndLiveResize($1) }
  }
}

// MARK: Members for source compatibility

extension NSWindow {
  public var windowNumber: Int { extras.number }
  public var isMiniaturized: Bool { extras.isMiniaturized }
  public var isZoomed: Bool { extras.zoomedFrom != nil }
  public var canHide: Bool {
    get { true }
    set {}
  }
  public var isOnActiveSpace: Bool { isVisible }
  public var occlusionState: OcclusionState { isVisible ? .visible : [] }
  public var isModalPanel: Bool { NSApplication.shared.modalWindow === self }
  public var hasTitleBar: Bool { styleMask.contains(.titled) }
  public var isResizable: Bool { styleMask.contains(.resizable) }
  public var isZoomable: Bool { styleMask.contains(.resizable) }
  public var hasCloseBox: Bool { styleMask.contains(.closable) }
  public var isMiniaturizable: Bool { styleMask.contains(.miniaturizable) }
  public var currentEvent: NSEvent? { NSApplication.shared.currentEvent }
  public var mouseLocationOutsideOfEventStream: NSPoint { .zero }
  public var contentRectInScreen: NSRect { contentRect(forFrameRect: frame) }
  public var deviceDescription: [NSDeviceDescriptionKey: Any] { screen?.deviceDescription ?? [:] }

  public func miniaturize(_ sender: Any?) {
    guard !extras.isMiniaturized else { return }
    notify(Self.willMiniaturizeNotification) { $0.windowWillMiniaturize($1) }
    extras.isMiniaturized = true
    notify(Self.didMiniaturizeNotification) { $0.windowDidMiniaturize($1) }
  }
  public func deminiaturize(_ sender: Any?) {
    guard extras.isMiniaturized else { return }
    extras.isMiniaturized = false
    notify(Self.didDeminiaturizeNotification) { $0.windowDidDeminiaturize($1) }
  }
  public func performMiniaturize(_ sender: Any?) { if isMiniaturizable { miniaturize(sender) } }

  /// Fills the screen's visible part, or restores the previous frame.
  public func zoom(_ sender: Any?) {
    guard let screen else { return }
    let standard =
      delegate?.windowWillUseStandardFrame(self, defaultFrame: screen.visibleFrame) ?? screen.visibleFrame
    let new = extras.zoomedFrom ?? standard
    guard delegate?.windowShouldZoom(self, toFrame: new) ?? true else { return }
    extras.zoomedFrom = extras.zoomedFrom == nil ? frame : nil
    setFrame(new, display: true)
  }
  public func performZoom(_ sender: Any?) { if isZoomable { zoom(sender) } }

  public func toggleFullScreen(_ sender: Any?) {
    if styleMask.contains(.fullScreen) {
      notify(Self.willExitFullScreenNotification) { $0.windowWillExitFullScreen($1) }
      styleMask.remove(.fullScreen)
      notify(Self.didExitFullScreenNotification) { $0.windowDidExitFullScreen($1) }
    } else {
      notify(Self.willEnterFullScreenNotification) { $0.windowWillEnterFullScreen($1) }
      styleMask.insert(.fullScreen)
      notify(Self.didEnterFullScreenNotification) { $0.windowDidEnterFullScreen($1) }
    }
  }
  public func toggleToolbarShown(_ sender: Any?) { toolbar?.isVisible.toggle() }
  public func runToolbarCustomizationPalette(_ sender: Any?) { toolbar?.runCustomizationPalette(sender) }

  // MARK: Frames

  /// Moves the window to `topLeftPoint`, and returns a point slightly below and to the right of it for
  /// the next window.
  public func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint {
    if topLeftPoint != .zero { setFrameTopLeftPoint(topLeftPoint) }
    let step = Self.titleBarHeight
    return NSPoint(x: frame.minX + step, y: frame.maxY - step)
  }
  @discardableResult
  public func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
    frameAutosaveName = name
    return true
  }
  public func saveFrame(usingName name: FrameAutosaveName) {
    UserDefaults.standard.set(NSStringFromRect(frame), forKey: Self.defaultsKey(name))
  }
  @discardableResult
  public func setFrameUsingName(_ name: FrameAutosaveName) -> Bool {
    guard let saved = UserDefaults.standard.string(forKey: Self.defaultsKey(name)) else { return false }
    setFrame(NSRectFromString(saved), display: true)
    return true
  }
  /// AppKit's key of a saved frame.
  private static func defaultsKey(_ name: FrameAutosaveName) -> String { "NSWindow Frame \(name)" }
  public func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }
  public class func minFrameWidth(withTitle title: String, styleMask style: StyleMask) -> CGFloat { 0 }

  // MARK: Keys

  public func selectNextKeyView(_ sender: Any?) {
    guard let view = firstResponder as? NSView else { return }
    makeFirstResponder(view.nextValidKeyView)
  }
  public func selectPreviousKeyView(_ sender: Any?) {
    guard let view = firstResponder as? NSView else { return }
    makeFirstResponder(view.previousKeyView)
  }
  public func recalculateKeyViewLoop() {}
  public var autorecalculatesKeyViewLoop: Bool {
    get { false }
    set {}
  }
  public func endEditing(for object: Any?) {}
  public func disableCursorRects() {}
  public func enableCursorRects() {}
  public func invalidateCursorRects(for view: NSView) {}
  public func makeMain() { if canBecomeMain { takeCommands() } }
  public func invalidateShadow() {}
  public func setIsVisible(_ flag: Bool) { if flag { orderFront(nil) } else { orderOut(nil) } }
  public func order(_ place: OrderingMode, relativeTo otherWin: Int) {
    if place == .out { orderOut(nil) } else { orderFront(nil) }
  }
  /// Notifies the window's views of the application's new appearance.
  func applicationAppearanceDidChange() {
    frameView.needsDisplay = true
    for view in frameView.subtree { view.viewDidChangeEffectiveAppearance() }
  }

  /// Finds the view for an event, and calls the method for its kind.
  func deliver(_ event: NSEvent) {
    let hit = frameView.hitTest(event.locationInWindow) ?? frameView
    let responder = firstResponder ?? self
    switch event.type {
    case .leftMouseDown: hit.mouseDown(with: event)
    case .leftMouseUp: hit.mouseUp(with: event)
    case .leftMouseDragged: hit.mouseDragged(with: event)
    case .rightMouseDown: hit.rightMouseDown(with: event)
    case .rightMouseUp: hit.rightMouseUp(with: event)
    case .rightMouseDragged: hit.rightMouseDragged(with: event)
    case .otherMouseDown: hit.otherMouseDown(with: event)
    case .otherMouseUp: hit.otherMouseUp(with: event)
    case .otherMouseDragged: hit.otherMouseDragged(with: event)
    case .mouseMoved: hit.mouseMoved(with: event)
    case .scrollWheel: hit.scrollWheel(with: event)
    case .keyDown: if !frameView.takesKeyEquivalent(event) { responder.keyDown(with: event) }
    case .keyUp: responder.keyUp(with: event)
    case .flagsChanged: responder.flagsChanged(with: event)
    default: break
    }
  }
}

extension NSView {
  fileprivate func takesKeyEquivalent(_ event: NSEvent) -> Bool {
    subtree.contains { $0.performKeyEquivalent(with: event) }
  }
}

extension NSWindow {
  /// Has `close` called as the window closes, for a popover beside one of its views.
  package func add(closing popover: AnyObject, _ close: @escaping () -> Void) {
    remove(closing: popover)
    extras.closeActions.append((ObjectIdentifier(popover), close))
  }

  package func remove(closing popover: AnyObject) {
    extras.closeActions.removeAll { $0.popover == ObjectIdentifier(popover) }
  }

  func closePopovers() {
    for action in extras.closeActions { action.close() }
  }
}
