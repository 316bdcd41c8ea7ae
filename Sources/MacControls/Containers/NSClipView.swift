import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// Shows a part of a document view. (Apple, `NSClipView`.) The origin of the bounds determines the part.
@preconcurrency @MainActor
open class NSClipView: NSView {
  private var storedDocument: NSView?
  private var isAdjusting = false

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    showContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showContent()
  }

  private func showContent() {
    clipsToBounds = true
    // A document that is pinned to the edges of its clip view can be scrolled.
    layoutNode.isScrollContainer = true
  }

  /// The document view. This view is flipped if the document view is.
  open var documentView: NSView? {
    get { storedDocument }
    set {
      guard newValue !== storedDocument else { return }
      let old = storedDocument
      storedDocument = nil
      old?.removeFromSuperview()
      storedDocument = newValue
      if let newValue { addSubview(newValue) }
      if !keepsSavedPlaces { setBoundsOrigin(constrainedOrigin(.zero)) }
      documentDidChange()
    }
  }

  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    guard subview === storedDocument else { return }
    storedDocument = nil
    documentDidChange()
  }

  /// Whether the view is flipped, as its document view.
  open override var isFlipped: Bool { storedDocument?.isFlipped ?? false }

  /// The document's frame, at least as large as this view.
  open var documentRect: NSRect {
    guard let document = storedDocument else { return bounds }
    let frame = document.frame
    var rect = NSRect(
      x: frame.minX, y: frame.minY, width: max(frame.width, bounds.width),
      height: max(frame.height, bounds.height))
    // Constraints place a document that is smaller than this view where it is visible without scrolling.
    guard !document.translatesAutoresizingMaskIntoConstraints else { return rect }
    if frame.width < bounds.width { rect.origin.x = 0 }
    if frame.height < bounds.height { rect.origin.y = 0 }
    return rect
  }

  /// The visible part of the document, in the document's coordinates.
  open var documentVisibleRect: NSRect {
    guard let document = storedDocument else { return bounds }
    return document.convert(bounds, from: self)
  }

  @AlwaysObserved open var drawsBackground = true { didSet { needsDisplay = true } }
  @AlwaysObserved open var backgroundColor = NSColor.controlBackgroundColor { didSet { needsDisplay = true } }
  open var documentCursor: NSCursor?
  /// Whether the enclosing scroll view sets ``contentInsets``. Default true.
  open var automaticallyAdjustsContentInsets = true
  /// The insets by which the document may be scrolled beyond this view's sides.
  @AlwaysObserved open var contentInsets = NSEdgeInsets() {
    didSet {
      let (old, new) = (LayoutInsets(oldValue), LayoutInsets(contentInsets))
      guard old != new else { return }
      // A document at its start remains there.
      let start = documentRect.minY - (isFlipped ? old.top : old.bottom)
      var origin = bounds.origin
      if origin.y == start { origin.y = documentRect.minY - (isFlipped ? new.top : new.bottom) }
      scroll(to: constrainedOrigin(origin))
      // Documents fill the part that no bar covers.
      documentDidChange()
    }
  }
  open override var isOpaque: Bool { drawsBackground }

  // MARK: Scrolling

  /// The nearest bounds that show the document: AppKit calls this before it scrolls.
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect {
    let rect = documentRect
    let insets = contentInsets
    let (low, high) = isFlipped ? (insets.top, insets.bottom) : (insets.bottom, insets.top)
    var constrained = proposedBounds
    constrained.origin.x = Self.clamp(
      proposedBounds.minX, from: rect.minX - insets.left, to: rect.maxX + insets.right - proposedBounds.width)
    constrained.origin.y = Self.clamp(
      proposedBounds.minY, from: rect.minY - low, to: rect.maxY + high - proposedBounds.height)
    return constrained
  }

  private static func clamp(_ value: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    max(low, min(value, high))
  }

  private func constrainedOrigin(_ origin: NSPoint) -> NSPoint {
    constrainBoundsRect(NSRect(origin: origin, size: bounds.size)).origin
  }

  /// Scrolls to the part of the document that starts at a point, without limiting the point.
  open func scroll(to newOrigin: NSPoint) {
    setBoundsOrigin(newOrigin)
    (storedSuperview as? NSScrollView)?.reflectScrolledClipView(self)
  }

  open override func scroll(_ point: NSPoint) { scroll(to: constrainedOrigin(point)) }

  open func viewFrameChanged(_ notification: Notification) { documentDidChange() }
  open func viewBoundsChanged(_ notification: Notification) { documentDidChange() }

  @_spi(ViewHooks) open override var scrollsDocument: Bool { true }

  @_spi(ViewHooks) open override func scrollDocument(to point: NSPoint, of view: NSView) {
    scroll(to: constrainedOrigin(convert(point, from: view)))
  }

  @_spi(ViewHooks) open override func showInDocument(_ rect: NSRect, of view: NSView) -> Bool {
    let wanted = convert(rect, from: view)
    let insets = contentInsets
    let (low, high) = isFlipped ? (insets.top, insets.bottom) : (insets.bottom, insets.top)
    var origin = bounds.origin
    origin.x = Self.shift(
      origin.x, to: (wanted.minX, wanted.maxX), of: bounds.width, margins: (insets.left, insets.right))
    origin.y = Self.shift(origin.y, to: (wanted.minY, wanted.maxY), of: bounds.height, margins: (low, high))
    let new = constrainedOrigin(origin)
    guard new != bounds.origin else { return false }
    scroll(to: new)
    return true
  }

  private static func shift(
    _ start: CGFloat, to wanted: (low: CGFloat, high: CGFloat), of length: CGFloat,
    margins: (low: CGFloat, high: CGFloat)
  ) -> CGFloat {
    if wanted.low < start + margins.low { return wanted.low - margins.low }
    guard wanted.high > start + length - margins.high else { return start }
    return min(wanted.high - length + margins.high, wanted.low - margins.low)
  }

  // MARK: Following the document

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    (storedSuperview as? NSScrollView)?.clipSizeDidChange()
    documentDidChange()
  }

  @_spi(ViewHooks) open override func frameOfSubviewDidChange(_ subview: NSView) {
    if subview === storedDocument { documentDidChange() }
  }

  /// Limits the bounds to the document, and updates the scroll view.
  func documentDidChange() {
    guard !isAdjusting, !keepsSavedPlaces else { return }
    isAdjusting = true
    defer { isAdjusting = false }
    (storedDocument as? any ScrolledDocument)?.clipViewDidChange(self)
    let origin = constrainedOrigin(bounds.origin)
    if origin != bounds.origin { setBoundsOrigin(origin) }
    (storedSuperview as? NSScrollView)?.reflectScrolledClipView(self)
  }

  open override func setBoundsOrigin(_ newOrigin: NSPoint) {
    guard newOrigin != bounds.origin else { return }
    super.setBoundsOrigin(newOrigin)
    (storedDocument as? any ScrolledDocument)?.visiblePartDidChange()
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    guard drawsBackground, backgroundColor.alphaComponent > 0 else { return }
    canvas.fill(CGRect(origin: .zero, size: layoutNode.frame.size), backgroundColor)
  }
}

/// A document view whose size or content follows the clip view around it.
@MainActor
package protocol ScrolledDocument: NSView {
  /// Called after the clip view's size or this view's frame has changed.
  func clipViewDidChange(_ clipView: NSClipView)
  /// Called after the visible part has changed.
  func visiblePartDidChange()
  /// The view that stays above the document during scrolling, such as a table's header.
  var scrolledHeader: NSView? { get }
}

extension ScrolledDocument {
  package var scrolledHeader: NSView? { nil }
}
