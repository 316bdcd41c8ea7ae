import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacWindows

/// The border of a scroll view or a box. Raw values match AppKit's.
public enum NSBorderType: UInt, Hashable, Sendable {
  case noBorder = 0
  case lineBorder, bezelBorder, grooveBorder

  var metric: MacContainerMetrics.ScrollBorder {
    MacContainerMetrics.ScrollBorder(rawValue: rawValue) ?? .none
  }
}

/// A clip view with its document, scrollers and rulers. (Apple, `NSScrollView`.)
@preconcurrency @MainActor
open class NSScrollView: NSView {
  /// Raw values match AppKit's.
  public enum Elasticity: Int, Hashable, Sendable {
    case automatic = 0
    case none, allowed
  }
  /// Raw values match AppKit's.
  public enum FindBarPosition: Int, Hashable, Sendable {
    case aboveHorizontalRuler = 0
    case aboveContent, belowContent
  }

  private var storedClip = NSClipView(frame: .zero)
  var scrollers: (vertical: NSScroller?, horizontal: NSScroller?)
  var rulers: (vertical: NSRulerView?, horizontal: NSRulerView?)
  /// The clip view of a table's header.
  private(set) var headerClip: NSClipView?
  private var isTiling = false
  /// Whether ``contentInsets`` are to follow the bars in the next layout.
  private var coveredPartChanged = false
  var floating: [FloatingSubview] = []
  /// The last tiling.
  private var arrangement: ScrollTiling.Arrangement?

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(storedClip)
    tile()
  }

  open override var isFlipped: Bool { true }

  // MARK: Content

  /// The clip view.
  open var contentView: NSClipView {
    get { storedClip }
    set {
      guard newValue !== storedClip else { return }
      let document = storedClip.documentView
      storedClip.removeFromSuperview()
      storedClip = newValue
      addSubview(newValue, positioned: .below, relativeTo: nil)
      if newValue.documentView == nil { newValue.documentView = document }
      tile()
    }
  }
  open var documentView: NSView? {
    get { storedClip.documentView }
    set {
      storedClip.documentView = newValue
      tile()
    }
  }
  open var documentVisibleRect: NSRect { storedClip.documentVisibleRect }
  /// The clip view's size, in points.
  open var contentSize: NSSize { storedClip.frame.size }
  open var documentCursor: NSCursor? {
    get { storedClip.documentCursor }
    set { storedClip.documentCursor = newValue }
  }

  // MARK: Looks

  /// AppKit's default for views made in code: none.
  @AlwaysObserved open var borderType = NSBorderType.noBorder { didSet { tile() } }
  open var drawsBackground: Bool {
    get { storedClip.drawsBackground }
    set { storedClip.drawsBackground = newValue }
  }
  open var backgroundColor: NSColor {
    get { storedClip.backgroundColor }
    set { storedClip.backgroundColor = newValue }
  }
  open override var isOpaque: Bool { drawsBackground }

  // MARK: Scrollers

  @AlwaysObserved open var hasVerticalScroller = false { didSet { tile() } }
  @AlwaysObserved open var hasHorizontalScroller = false { didSet { tile() } }
  /// Whether scrollers are hidden if there is nothing to scroll.
  @AlwaysObserved open var autohidesScrollers = false { didSet { tile() } }
  @AlwaysObserved open var scrollerStyle = NSScroller.preferredScrollerStyle { didSet { tile() } }
  @AlwaysObserved open var scrollerKnobStyle = NSScroller.KnobStyle.default { didSet { tile() } }
  /// The vertical scroller, created when first needed.
  open var verticalScroller: NSScroller? {
    get { scrollers.vertical }
    set { replace(&scrollers.vertical, with: newValue) }
  }
  open var horizontalScroller: NSScroller? {
    get { scrollers.horizontal }
    set { replace(&scrollers.horizontal, with: newValue) }
  }

  /// Adopts a scroller of a document, at its saved position.
  package func adopt(_ scroller: NSScroller, isVertical: Bool) {
    addSubview(scroller)
    scroller.knobProportion = 1
    if isVertical { scrollers.vertical = scroller } else { scrollers.horizontal = scroller }
  }

  private func replace(_ scroller: inout NSScroller?, with new: NSScroller?) {
    guard scroller !== new else { return }
    scroller?.removeFromSuperview()
    scroller = new
    tile()
  }

  @AlwaysObserved open var scrollerInsets = NSEdgeInsets() { didSet { tile() } }
  open func flashScrollers() {}

  // MARK: Insets

  /// The insets between this view's sides and the document's position of rest.
  @AlwaysObserved open var contentInsets = NSEdgeInsets() { didSet { tile() } }
  /// Whether a title bar and a toolbar over the view make ``contentInsets``, in windows whose content lies under them. Default
  /// true. (Apple, `automaticallyAdjustsContentInsets`.)
  @AlwaysObserved open var automaticallyAdjustsContentInsets = true { didSet { safeAreaDidChange() } }

  @_spi(ViewHooks) open override func safeAreaDidChange() {
    super.safeAreaDidChange()
    guard automaticallyAdjustsContentInsets, !keepsSavedPlaces else { return }
    // While a pass moves this view, its parts are still to follow its size by their masks: they would be placed twice.
    guard storedClip.layoutNode.autoresizingContainer == boundsSize else {
      needsLayout = true
      coveredPartChanged = true
      return
    }
    takeInsetsOfBars()
  }

  private func takeInsetsOfBars() {
    coveredPartChanged = false
    let covered = safeAreaInsets
    guard LayoutInsets(covered) != LayoutInsets(contentInsets) else { return }
    contentInsets = covered
  }

  // MARK: Scrolling

  open var verticalLineScroll = MacContainerMetrics.lineScroll
  open var horizontalLineScroll = MacContainerMetrics.lineScroll
  open var lineScroll: CGFloat {
    get { verticalLineScroll }
    set { (verticalLineScroll, horizontalLineScroll) = (newValue, newValue) }
  }
  /// The part of one page that is still visible on the next, in points.
  open var verticalPageScroll = MacContainerMetrics.pageScroll
  open var horizontalPageScroll = MacContainerMetrics.pageScroll
  open var pageScroll: CGFloat {
    get { verticalPageScroll }
    set { (verticalPageScroll, horizontalPageScroll) = (newValue, newValue) }
  }
  open var scrollsDynamically = true
  open var usesPredominantAxisScrolling = true
  open var verticalScrollElasticity = Elasticity.automatic
  open var horizontalScrollElasticity = Elasticity.automatic
  open var findBarPosition = FindBarPosition.aboveContent

  // MARK: Magnification

  /// Whether the user may magnify the document. Stored only: there are no gestures.
  open var allowsMagnification = false
  /// The scale of the document: the clip view's bounds are its frame's size divided by it. (Apple, `magnification`.) That the
  /// bounds keep their centre is a guess.
  @AlwaysObserved open var magnification: CGFloat = 1 {
    didSet {
      _magnification.wrappedValue = min(max(magnification, minMagnification), maxMagnification)
      let visible = storedClip.bounds
      magnifyClip(around: NSPoint(x: visible.midX, y: visible.midY))
    }
  }
  /// Apple's default.
  open var minMagnification: CGFloat = 0.25
  /// Apple's default.
  open var maxMagnification: CGFloat = 4
  /// Magnifies the document and shows a point of it, in the clip view's coordinates, in the middle. (Apple,
  /// `setMagnification(_:centeredAt:)`.)
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {
    self.magnification = magnification
    magnifyClip(around: point)
  }
  /// Magnifies the document as far as a rectangle of the clip view's coordinates is visible, and shows it in the middle.
  /// (Apple, `magnify(toFit:)`.)
  open func magnify(toFit rect: NSRect) {
    let size = storedClip.frame.size
    guard rect.width > 0, rect.height > 0 else { return }
    setMagnification(
      min(size.width / rect.width, size.height / rect.height), centeredAt: NSPoint(x: rect.midX, y: rect.midY)
    )
  }

  private func magnifyClip(around center: NSPoint) {
    let frame = storedClip.frame.size
    let size = NSSize(width: frame.width / magnification, height: frame.height / magnification)
    guard size.width > 0, size.height > 0, magnification != 1 || size != storedClip.bounds.size else {
      return
    }
    storedClip.setBoundsSize(size)
    storedClip.scroll(NSPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
  }

  /// Keeps the magnification when the clip view's size changes.
  func clipSizeDidChange() {
    let visible = storedClip.bounds
    guard magnification != 1, abs(visible.width * magnification - storedClip.frame.width) > Self.misplacement
    else { return }
    magnifyClip(around: NSPoint(x: visible.midX, y: visible.midY))
  }

  /// Updates the scrollers for the visible part of the document.
  open func reflectScrolledClipView(_ cView: NSClipView) {
    guard cView === storedClip else { return }
    if autohidesScrollers { followDocument() } else { showPlace() }
  }

  /// Scrolls by pages, as with keys.
  open func scrollPage(_ step: CGFloat) {
    let length = storedClip.bounds.height - verticalPageScroll
    storedClip.scroll(NSPoint(x: storedClip.bounds.minX, y: storedClip.bounds.minY + step * length))
  }

  // MARK: Rulers

  @AlwaysObserved open var hasVerticalRuler = false { didSet { tile() } }
  @AlwaysObserved open var hasHorizontalRuler = false { didSet { tile() } }
  @AlwaysObserved open var rulersVisible = false { didSet { tile() } }
  open class var rulerViewClass: AnyClass! { NSRulerView.self }
  open var verticalRulerView: NSRulerView? {
    get { ruler(.verticalRuler) }
    set {
      rulers.vertical?.removeFromSuperview()
      rulers.vertical = newValue
      tile()
    }
  }
  open var horizontalRulerView: NSRulerView? {
    get { ruler(.horizontalRuler) }
    set {
      rulers.horizontal?.removeFromSuperview()
      rulers.horizontal = newValue
      tile()
    }
  }

  private func ruler(_ orientation: NSRulerView.Orientation) -> NSRulerView? {
    let isVertical = orientation == .verticalRuler
    guard isVertical ? hasVerticalRuler : hasHorizontalRuler else { return nil }
    if let known = isVertical ? rulers.vertical : rulers.horizontal { return known }
    let made = NSRulerView(scrollView: self, orientation: orientation)
    if isVertical { rulers.vertical = made } else { rulers.horizontal = made }
    return made
  }

  // MARK: Tiling

  /// Places the clip view, scrollers, rulers and a table's header.
  open func tile() {
    guard !isTiling, !keepsSavedPlaces else { return }
    isTiling = true
    defer { isTiling = false }
    tileHeader()
    apply(ScrollTiling(self))
  }

  private func apply(_ tiling: ScrollTiling) {
    arrangement = tiling.arrangement
    fill(with: storedClip, insets: tiling.clipInsets)
    place(tiling)
    if storedClip.automaticallyAdjustsContentInsets { storedClip.contentInsets = tiling.contentInsets }
    showPlace()
    needsDisplay = true
  }

  /// Hides unneeded scrollers and shows needed ones. Does nothing if they have not changed: a scroll view that tiled in
  /// every layout would always request another one.
  private func followDocument() {
    guard !isTiling, !keepsSavedPlaces else { return }
    var tiling = ScrollTiling(self)
    if let arrangement, arrangement.showsVertical, needsVerticalScrollerWhenWider(tiling.clipInsets) {
      tiling.keepScrollers(of: arrangement)
    }
    guard tiling.arrangement != arrangement else { return showPlace() }
    isTiling = true
    defer { isTiling = false }
    apply(tiling)
  }

  /// True for a document that constraints make as wide as the clip view and that would not fit without the scroller, such
  /// as a picture of a fixed aspect ratio: hiding the scroller would make it necessary again.
  private func needsVerticalScrollerWhenWider(_ clipInsets: LayoutInsets) -> Bool {
    let wide = clipInsets.inset(CGRect(origin: .zero, size: boundsSize)).size
    guard let document = documentView, !document.translatesAutoresizingMaskIntoConstraints,
      document.frame.width == storedClip.bounds.width, wide.width > storedClip.bounds.width
    else { return false }
    let fitting = document.layoutNode.fittingSize(
      CGSize(width: wide.width, height: 0),
      priorities: AxisPriorities(horizontal: .required, vertical: .fittingSizeCompression))
    return fitting.height > wide.height - contentInsets.top - contentInsets.bottom
  }

  private func place(_ tiling: ScrollTiling) {
    let rect = CGRect(origin: .zero, size: boundsSize)
    for (view, frame, mask) in tiling.parts(in: rect) {
      if view.superview !== self { addSubview(view) }
      view.autoresizingMask = mask
      place(view, inNode: frame)
    }
    let shown = tiling.parts(in: rect).map(\.view)
    let candidates: [NSView?] = [
      scrollers.vertical, scrollers.horizontal, rulers.vertical, rulers.horizontal, headerClip,
    ]
    for view in candidates.compactMap({ $0 }) where !shown.contains(where: { $0 === view }) {
      if view is NSScroller { view.isHidden = true } else { view.removeFromSuperview() }
    }
    for view in shown where view is NSScroller { view.isHidden = false }
  }

  private func tileHeader() {
    let header = (documentView as? any ScrolledDocument)?.scrolledHeader
    guard header !== headerClip?.documentView || (header == nil) != (headerClip == nil) else { return }
    headerClip?.removeFromSuperview()
    headerClip = header.map { header in
      let clip = NSClipView(frame: .zero)
      clip.drawsBackground = false
      clip.automaticallyAdjustsContentInsets = false
      clip.documentView = header
      return clip
    }
  }

  private func showPlace() {
    let (visible, all) = (storedClip.bounds, storedClip.documentRect)
    func show(_ scroller: NSScroller?, _ start: CGFloat, _ length: CGFloat, _ total: CGFloat) {
      guard let scroller else { return }
      scroller.knobProportion = total > 0 ? min(1, length / total) : 1
      scroller.doubleValue = total > length ? Double(min(1, max(0, start / (total - length)))) : 0
    }
    let fromTop = storedClip.isFlipped ? visible.minY - all.minY : all.maxY - visible.maxY
    show(scrollers.vertical, fromTop, visible.height, all.height)
    show(scrollers.horizontal, visible.minX - all.minX, visible.width, all.width)
    placeFloatingSubviews()
    if let headerClip { headerClip.setBoundsOrigin(NSPoint(x: visible.minX, y: headerClip.bounds.minY)) }
  }

  @_spi(ViewHooks) open override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    if autohidesScrollers { needsLayout = true }
  }

  open override func layout() {
    if coveredPartChanged { takeInsetsOfBars() }
    super.layout()
    if autohidesScrollers { followDocument() }
    placeWhatMasksMisplaced()
  }

  /// Masks keep the distances of scrollers and header as the size changes; from a view that had no space for them they keep wrong
  /// ones.
  private func placeWhatMasksMisplaced() {
    guard !isTiling, !keepsSavedPlaces else { return }
    for (view, frame, _) in ScrollTiling(self).parts(in: CGRect(origin: .zero, size: boundsSize)) {
      let old = view.layoutNode.frame
      let moved = [
        old.minX - frame.minX, old.minY - frame.minY, old.maxX - frame.maxX, old.maxY - frame.maxY,
      ]
      if moved.contains(where: { abs($0) > Self.misplacement }) { place(view, inNode: frame) }
    }
  }
  /// In points: more than rounding to pixels moves a view.
  private static let misplacement: CGFloat = 1

  @_spi(ViewHooks) open override func drawContent(on canvas: MacCanvas) {
    let rect = CGRect(origin: .zero, size: layoutNode.frame.size)
    if drawsBackground { canvas.fill(rect, backgroundColor) }
    guard borderType != .noBorder else { return }
    canvas.strokeInside(rect, borderType == .lineBorder ? .tertiaryLabelColor : .separatorColor, width: 1)
  }
}

// MARK: Sizes

extension NSScrollView {
  /// The frame size for a content size.
  public class func frameSize(
    forContentSize cSize: NSSize, horizontalScrollerClass: AnyClass?, verticalScrollerClass: AnyClass?,
    borderType type: NSBorderType, controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
  ) -> NSSize {
    let surplus = surplus(horizontalScrollerClass, verticalScrollerClass, type, controlSize, scrollerStyle)
    return NSSize(width: cSize.width + surplus.width, height: cSize.height + surplus.height)
  }

  /// The content size for a frame size.
  public class func contentSize(
    forFrameSize fSize: NSSize, horizontalScrollerClass: AnyClass?, verticalScrollerClass: AnyClass?,
    borderType type: NSBorderType, controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
  ) -> NSSize {
    let surplus = surplus(horizontalScrollerClass, verticalScrollerClass, type, controlSize, scrollerStyle)
    return NSSize(width: max(0, fSize.width - surplus.width), height: max(0, fSize.height - surplus.height))
  }

  private class func surplus(
    _ horizontal: AnyClass?, _ vertical: AnyClass?, _ border: NSBorderType,
    _ controlSize: NSControl.ControlSize,
    _ style: NSScroller.Style
  ) -> NSSize {
    let thickness =
      style == .legacy ? NSScroller.scrollerWidth(for: controlSize, scrollerStyle: style) : 0
    let borders = 2 * border.metric.width
    return NSSize(
      width: borders + (vertical == nil ? 0 : thickness),
      height: borders + (horizontal == nil ? 0 : thickness))
  }

  public nonisolated static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  public nonisolated static let didLiveScrollNotification = Notification.Name(
    "NSScrollViewDidLiveScrollNotification")
  public nonisolated static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")
}

extension NSView {
  /// The closest scroll view that contains this view.
  public var enclosingScrollView: NSScrollView? {
    var view = storedSuperview
    while let current = view {
      if let scroll = current as? NSScrollView { return scroll }
      view = current.storedSuperview
    }
    return nil
  }
}
