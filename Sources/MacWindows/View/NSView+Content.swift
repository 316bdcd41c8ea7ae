import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

// MARK: Content size constraints

extension NSView {
  /// Whether the content's width creates constraints. (Apple, `isHorizontalContentSizeConstraintActive`.) Default
  /// true.
  public var isHorizontalContentSizeConstraintActive: Bool {
    get { !viewExtras.inactiveContentAxes.contains(.horizontal) }
    set { setContent(isActive: newValue, .horizontal) }
  }
  /// The same for the content's height.
  public var isVerticalContentSizeConstraintActive: Bool {
    get { !viewExtras.inactiveContentAxes.contains(.vertical) }
    set { setContent(isActive: newValue, .vertical) }
  }

  private func setContent(isActive: Bool, _ axis: LayoutAxis) {
    guard isActive == viewExtras.inactiveContentAxes.contains(axis) else { return }
    if isActive {
      writableViewExtras.inactiveContentAxes.remove(axis)
    } else {
      writableViewExtras.inactiveContentAxes.insert(axis)
    }
    layoutNode.invalidateContentSize()
  }
}

// MARK: Pictures

extension NSView {
  /// An empty bitmap for a part of the view. (Apple, `bitmapImageRepForCachingDisplay(in:)`.)
  public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    let scale = backingGrid.scale
    let made = NSBitmapImageRep(
      bitmapDataPlanes: nil, pixelsWide: Int((rect.width * scale).rounded(.up)),
      pixelsHigh: Int((rect.height * scale).rounded(.up)), bitsPerSample: 8, samplesPerPixel: 4,
      hasAlpha: true,
      isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
    made?.size = rect.size
    return made
  }

  /// Draws a part of the view and its descendants into a bitmap. Performs layout first.
  public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
    let list = displayList()
    let shown = self.rect(toNode: rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    bitmapImageRep.draw(list, from: shown)
  }
}

// MARK: Stored-only members

extension NSView {
  /// The part prepared in advance: only the visible part, because nothing is drawn in advance.
  public var preparedContentRect: NSRect {
    get { viewExtras.preparedContentRect ?? visibleRect }
    set { writableViewExtras.preparedContentRect = newValue }
  }
  /// Stored only: no filters are applied.
  public var compositingFilter: Any? {
    get { viewExtras.filters.compositing }
    set { writableViewExtras.filters.compositing = newValue }
  }
  /// Stored only: no filters are applied.
  public var backgroundFilters: [Any] {
    get { viewExtras.filters.background }
    set { writableViewExtras.filters.background = newValue }
  }
  /// Stored only: no filters are applied.
  public var contentFilters: [Any] {
    get { viewExtras.filters.content }
    set { writableViewExtras.filters.content = newValue }
  }

  /// Orders the subviews, back to front, by a function that receives the context.
  public func sortSubviews(
    _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult,
    context: UnsafeMutableRawPointer?
  ) {
    sortSubviews { compare($0, $1, context) == .orderedAscending }
  }
}
