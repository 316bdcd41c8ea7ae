import AutoLayout
import Foundation
import Graphics

// Members for source compatibility, on which nothing here depends.
extension NSView {
  // MARK: Pixels

  /// The rectangle aligned to the pixels of the view's screen.
  public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    convert(
      window?.screen?.backingAlignedRect(convert(rect, to: nil), options: options) ?? convert(rect, to: nil),
      from: nil)
  }
  public func centerScanRect(_ rect: NSRect) -> NSRect { backingAlignedRect(rect, options: []) }
  private var backingScale: CGFloat { window?.backingScaleFactor ?? NSScreen.standard.backingScaleFactor }
  public func convertToBacking(_ point: NSPoint) -> NSPoint {
    NSPoint(x: point.x * backingScale, y: point.y * backingScale)
  }
  public func convertToBacking(_ size: NSSize) -> NSSize {
    NSSize(width: size.width * backingScale, height: size.height * backingScale)
  }
  public func convertToBacking(_ rect: NSRect) -> NSRect {
    NSRect(origin: convertToBacking(rect.origin), size: convertToBacking(rect.size))
  }
  public func convertFromBacking(_ size: NSSize) -> NSSize {
    NSSize(width: size.width / backingScale, height: size.height / backingScale)
  }
  public func convertFromBacking(_ point: NSPoint) -> NSPoint {
    NSPoint(x: point.x / backingScale, y: point.y / backingScale)
  }
  public func convertFromBacking(_ rect: NSRect) -> NSRect {
    NSRect(origin: convertFromBacking(rect.origin), size: convertFromBacking(rect.size))
  }

  // MARK: The pointer

  public var trackingAreas: [NSTrackingArea] { viewExtras.trackingAreas }
  public func addTrackingArea(_ trackingArea: NSTrackingArea) {
    writableViewExtras.trackingAreas.append(trackingArea)
  }
  public func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    writableViewExtras.trackingAreas.removeAll { $0 === trackingArea }
  }
  public func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  public func removeCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  public func discardCursorRects() {}
  public func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
  public var allowedTouchTypes: NSTouch.TouchTypeMask {
    get { viewExtras.touchTypes }
    set { writableViewExtras.touchTypes = newValue }
  }
  public var acceptsTouchEvents: Bool {
    get { !viewExtras.touchTypes.isEmpty }
    set { writableViewExtras.touchTypes = newValue ? .indirect : [] }
  }

  // MARK: Drags

  public var registeredDraggedTypes: [NSPasteboard.PasteboardType] { viewExtras.draggedTypes }
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    writableViewExtras.draggedTypes += newTypes.filter { !viewExtras.draggedTypes.contains($0) }
  }
  public func unregisterDraggedTypes() { writableViewExtras.draggedTypes = [] }

  // MARK: Keys

  public var previousKeyView: NSView? {
    window?.frameView.subtree.first { $0.nextKeyView === self }
  }
  /// The next view in the key view loop that accepts keys.
  public var nextValidKeyView: NSView? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var view = nextKeyView
    while let current = view, seen.insert(ObjectIdentifier(current)).inserted {
      if current.canBecomeKeyView { return current }
      view = current.nextKeyView
    }
    return nil
  }
  public func setKeyboardFocusRingNeedsDisplay(_ rect: NSRect) { needsDisplay = true }
  public func noteFocusRingMaskChanged() { needsDisplay = true }

  // MARK: Looks

  /// The shadow of the view's layer.
  public var shadow: NSShadow? {
    get { viewExtras.shadow }
    set {
      writableViewExtras.shadow = newValue
      needsDisplay = true
    }
  }
  public var layerUsesCoreImageFilters: Bool {
    get { false }
    set {}
  }
  public var canDraw: Bool { window != nil && !isHiddenOrHasHiddenAncestor }
  /// Whether the window is being resized by hand.
  public var inLiveResize: Bool { window?.inLiveResize ?? false }
  public var preservesContentDuringLiveResize: Bool { false }
  public var rectPreservedDuringLiveResize: NSRect { .zero }
  public var isInFullScreenMode: Bool { false }
  public var enclosingMenuItem: NSMenuItem? { nil }
  public func lockFocus() {}
  public func unlockFocus() {}
  /// (Apple, `scaleUnitSquare(to:)`.)
  func scaleBounds(by unit: NSSize) {
    let old = bounds
    setBoundsSize(NSSize(width: old.width / unit.width, height: old.height / unit.height))
    setBoundsOrigin(NSPoint(x: old.minX / unit.width, y: old.minY / unit.height))
  }

  public func displayIfNeededIgnoringOpacity() { displayIfNeeded() }
  public func display(_ rect: NSRect) { display() }
  public func setNeedsDisplay() { needsDisplay = true }
  /// Has no effect here.
  public func autoscroll(with event: NSEvent) -> Bool { false }

  /// Called after the application's reading direction has changed.
  func interfaceDirectionDidChange() {
    guard geometry.direction == nil else { return }
    directionDidChange()
    needsDisplay = true
  }
}
