import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

/// A rectangle of a window, its content and its subviews. (Apple, `NSView`.)
///
/// All properties that layout reads are stored in the view's layout node, whose y axis points down from the upper left
/// corner of the superview. AppKit's points up from the lower left corner unless the superview ``isFlipped``; this class
/// converts.
@preconcurrency @MainActor
open class NSView: NSResponder, NSUserInterfaceItemIdentification, NSDraggingDestination, CALayerDelegate {
  /// Represents "no intrinsic size on this axis".
  public nonisolated static let noIntrinsicMetric = LayoutNode.noIntrinsicMetric

  // `deinit`, which belongs to no actor, reads these; on another thread it leaves them to the main queue.
  package nonisolated(unsafe) let layoutNode: LayoutNode
  nonisolated(unsafe) var storedSubviews: [NSView] = []
  package nonisolated(unsafe) unowned(unsafe) var storedSuperview: NSView?
  nonisolated let creationTrace = CreationTrace.here()
  var storedGuides: [NSLayoutGuide] = []
  var systemGuides = SystemGuides()
  /// The controller whose root view this is.
  package internal(set) weak var owningController: NSViewController?
  /// The window whose frame view this is; nil for all other views.
  weak var hostingWindow: NSWindow?
  /// The layer; nil until first used.
  var madeLayer: CALayer?
  var geometry = ViewGeometry()
  private var storedExtras: ViewExtras?
  /// The rarely used properties, for reading.
  var viewExtras: ViewExtras { storedExtras ?? .defaults }
  /// The same for writing.
  var writableViewExtras: ViewExtras {
    if let storedExtras { return storedExtras }
    let made = ViewExtras()
    storedExtras = made
    return made
  }
  var isMarkedForDisplay = true

  public init(frame frameRect: NSRect) {
    layoutNode = LayoutNode(frame: frameRect)
    super.init()
    setUpNode()
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Loads the view and its subviews from a document, with the coder of storyboards and nibs. Other coders are ignored:
  /// archives are not decoded.
  public required init?(coder: NSCoder) {
    layoutNode = LayoutNode(frame: .zero)
    super.init(coder: coder)
    setUpNode()
    (coder as? MacNibCoder)?.decode(into: self)
  }

  private func setUpNode() {
    layoutNode.adopt(view: self)
    layoutNode.questions = OverriddenGeometry.questions(for: type(of: self))
    layoutNode.direction = userInterfaceLayoutDirection
    noteCreation(of: self)
  }

  deinit { tearDown() }

  /// The class and address, with the identifier if there is one.
  open nonisolated override var description: String { describedView }

  // MARK: Appearance that layout does not read

  /// Whether some view has ever been hidden.
  static var hasHiddenViews = false
  /// Whether any view has belonged to a controller.
  static var hasOwnedViews = false
  @AlwaysObserved open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenDidChangeMaybeAnimated() } }
  }
  @AlwaysObserved open var alphaValue: CGFloat = 1 {
    didSet { if alphaValue != oldValue { alphaDidChange(from: oldValue) } }
  }
  /// Whether drawing outside the bounds is clipped. Default false (macOS 14).
  open var clipsToBounds = false
  /// A number for finding the view; read-only unless a subclass overrides it.
  open var tag: Int { -1 }
  open var identifier: NSUserInterfaceItemIdentifier? {
    get { viewExtras.identifier }
    set { writableViewExtras.identifier = newValue }
  }
  open var toolTip: String? {
    get { viewExtras.toolTip }
    set { writableViewExtras.toolTip = newValue }
  }
  open var isOpaque: Bool { false }
  /// Whether the view's y axis points down from its upper left corner. Default false: up from the lower left one.
  open var isFlipped: Bool { false }
  /// Whether the view draws through a layer. Layers are made on demand in any case.
  open var wantsLayer: Bool {
    get { viewExtras.wantsLayer }
    set {
      guard newValue != wantsLayer else { return }
      writableViewExtras.wantsLayer = newValue
      if newValue { _ = backingLayer }
    }
  }
  /// The layer of a view that ``wantsLayer``; nil for others.
  open var layer: CALayer? {
    get { wantsLayer ? backingLayer : nil }
    set {
      writableViewExtras.wantsLayer = newValue != nil
      adopt(layer: newValue)
    }
  }
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// Whether ``updateLayer()`` replaces ``draw(_:)``. Default false.
  open var wantsUpdateLayer: Bool { false }
  open func updateLayer() {}
  open var layerContentsRedrawPolicy: LayerContentsRedrawPolicy {
    get { viewExtras.redrawPolicy }
    set { writableViewExtras.redrawPolicy = newValue }
  }
  open var wantsDefaultClipping: Bool { true }
  open var focusRingType: NSFocusRingType {
    get { viewExtras.focusRingType }
    set { writableViewExtras.focusRingType = newValue }
  }
  open var canDrawConcurrently: Bool {
    get { false }
    set {}
  }

  // MARK: Geometry

  /// The frame in the superview's coordinates. Under Auto Layout the constraints determine it: a value set here
  /// lasts until the next layout.
  open var frame: NSRect {
    get { currentFrame }
    set {
      changing("frame", from: .rect(frame), to: .rect(newValue), { $0.frame = $1.rect ?? $0.frame }) {
        setFrameOrigin(newValue.origin)
        setFrameSize(newValue.size)
      }
    }
  }
  /// Moves the frame. Every change of the frame calls this method or ``setFrameSize(_:)``.
  open func setFrameOrigin(_ newOrigin: NSPoint) {
    changing(
      "frameOrigin", from: .point(frame.origin), to: .point(newOrigin),
      { view, value in value.point.map { view.setFrameOrigin($0) } },
      { commit(frame: NSRect(origin: newOrigin, size: frame.size)) })
  }
  /// Resizes the frame; its origin does not change, and subviews are resized by their masks.
  open func setFrameSize(_ newSize: NSSize) {
    changing(
      "frameSize", from: .size(frame.size), to: .size(newSize),
      { view, value in value.size.map { view.setFrameSize($0) } },
      { commit(frame: NSRect(origin: frame.origin, size: newSize)) })
  }

  /// The view's own coordinate system: its size and its origin.
  open var bounds: NSRect {
    get { currentBounds }
    set {
      setBoundsSize(newValue.size)
      setBoundsOrigin(newValue.origin)
    }
  }
  open func setBoundsOrigin(_ newOrigin: NSPoint) {
    let isStepped = steps("boundsOrigin", from: .point(bounds.origin), to: .point(newOrigin)) { view, value in
      value.point.map { view.setBoundsOrigin($0) }
    }
    if !isStepped { commit(boundsOrigin: newOrigin) }
  }
  /// Scales the coordinate system so that the view is `newSize` units large.
  open func setBoundsSize(_ newSize: NSSize) {
    let isStepped = steps("boundsSize", from: .size(bounds.size), to: .size(newSize)) { view, value in
      value.size.map { view.setBoundsSize($0) }
    }
    if !isStepped { commit(boundsSize: newSize) }
  }
  /// The rotation in degrees, counter-clockwise, about the frame's origin.
  open var frameRotation: CGFloat {
    get { geometry.frameRotation }
    set { turn(\.geometry.frameRotation, "frameRotation", to: newValue) }
  }
  /// The same about the frame's centre.
  open var frameCenterRotation: CGFloat {
    get { geometry.centerRotation }
    set { turn(\.geometry.centerRotation, "frameCenterRotation", to: newValue) }
  }
  /// The rotation in degrees of the view's own coordinate system about its origin.
  open var boundsRotation: CGFloat {
    get { geometry.boundsRotation }
    set { turn(\.geometry.boundsRotation, "boundsRotation", to: newValue) }
  }
  open func translateOrigin(to translation: NSPoint) {
    setBoundsOrigin(NSPoint(x: bounds.minX - translation.x, y: bounds.minY - translation.y))
  }
  /// Scales the coordinates about their origin: a smaller unit square makes the bounds larger, and moves their origin.
  open func scaleUnitSquare(to newUnitSize: NSSize) { scaleBounds(by: newUnitSize) }
  open func rotate(byDegrees angle: CGFloat) { boundsRotation += angle }

  /// Whether subviews under autoresizing follow a change of this view's size. Default true.
  open var autoresizesSubviews: Bool {
    get { geometry.autoresizesSubviews }
    set {
      guard newValue != autoresizesSubviews else { return }
      geometry.autoresizesSubviews = newValue
      for view in storedSubviews { view.passMaskToNode() }
    }
  }
  /// Resizes the subviews by their masks. Called when the size has changed and ``autoresizesSubviews``.
  open func resizeSubviews(withOldSize oldSize: NSSize) { resizeByMasks(from: oldSize) }
  /// Resizes this view by its mask, after its superview's size has changed from `oldSize`.
  open func resize(withOldSuperviewSize oldSize: NSSize) { resizeByMask(from: oldSize) }
  open var autoresizingMask: AutoresizingMask {
    get { geometry.autoresizingMask }
    set {
      geometry.autoresizingMask = newValue
      passMaskToNode()
    }
  }
  /// Whether frame and mask place the view (true, the default for views made in code) or constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewExtras.statedAutoresizing ?? layoutNode.usesAutoresizing }
    set { setAutoresizing(newValue) }
  }
  open var postsFrameChangedNotifications = true
  open var postsBoundsChangedNotifications = true

  // MARK: Tree

  /// The subviews, back to front.
  open var subviews: [NSView] {
    get { storedSubviews }
    set { replaceSubviews(with: newValue) }
  }
  open var superview: NSView? { storedSuperview }
  open var window: NSWindow? { topmostView.hostingWindow }
  open func addSubview(_ view: NSView) { place(view, at: storedSubviews.count) }
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?)
  {
    insert(view, place, relativeTo: otherView)
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
  open func replaceSubview(_ oldView: NSView, with newView: NSView) { exchange(oldView, for: newView) }
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  open func viewDidChangeBackingProperties() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewWillStartLiveResize() {}
  open func viewDidEndLiveResize() {}
  open func prepareForReuse() {}
  /// Called before a subclass is shown in the canvas of Interface Builder.
  open func prepareForInterfaceBuilder() {}
  /// The view itself or the first below it with this tag.
  open func viewWithTag(_ tag: Int) -> NSView? { firstView(tagged: tag) }

  // MARK: Passes

  /// Whether ``layout()`` will run; setting it to false has no effect.
  open var needsLayout: Bool {
    get { layoutNode.needsLayout }
    set { if newValue { layoutNode.setNeedsLayout() } }
  }
  /// Whether ``updateConstraints()`` will run; setting it to false has no effect.
  open var needsUpdateConstraints: Bool {
    get { layoutNode.needsUpdateConstraints }
    set { if newValue { layoutNode.setNeedsUpdateConstraints() } }
  }
  /// Sets the frames of subviews from the constraints. Overrides may adjust them after calling super.
  open func layout() { layoutNode.layoutChildren() }
  /// Performs pending layout immediately, after constraints have been updated.
  open func layoutSubtreeIfNeeded() { layoutNode.layoutIfNeeded() }
  /// Updates constraints before layout. Overrides call super as their last step.
  open func updateConstraints() {}
  open func updateConstraintsForSubtreeIfNeeded() { layoutNode.updateConstraintsIfNeeded() }
  /// Whether the class lays out its subviews with constraints only. Default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Constraints

  /// The constraints that this view holds.
  open var constraints: [NSLayoutConstraint] {
    layoutNode.constraints.compactMap { $0 as? NSLayoutConstraint }
  }
  /// Makes this view hold the constraint. Its items should be this view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: layoutNode) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { addConstraint(one) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === layoutNode { constraint.uninstall() }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  open var layoutGuides: [NSLayoutGuide] { storedGuides }
  open func addLayoutGuide(_ guide: NSLayoutGuide) { adopt(guide) }
  open func removeLayoutGuide(_ guide: NSLayoutGuide) { release(guide) }
  open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation)
    -> NSLayoutConstraint.Priority
  {
    layoutNode.hugging[orientation]
  }
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    layoutNode.setHugging(priority, for: orientation)
  }
  open func contentCompressionResistancePriority(for orientation: NSLayoutConstraint.Orientation)
    -> NSLayoutConstraint.Priority
  {
    layoutNode.compressionResistance[orientation]
  }
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    layoutNode.setCompressionResistance(priority, for: orientation)
  }
  /// True if another frame would satisfy the constraints equally well. Requires a solve if something has
  /// changed.
  open var hasAmbiguousLayout: Bool { layoutNode.hasAmbiguousLayout }
  /// Moves the view to another frame that satisfies the constraints as well, if there is one.
  open func exerciseAmbiguityInLayout() { layoutNode.exerciseAmbiguity() }
  open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation)
    -> [NSLayoutConstraint]
  {
    layoutNode.constraintsAffectingLayout(for: orientation).compactMap { $0 as? NSLayoutConstraint }
  }

  // MARK: Sizes

  /// The smallest size that the constraints held in this view's subtree allow.
  open var fittingSize: NSSize {
    layoutNode.fittingSize(.zero, priorities: AxisPriorities(both: .fittingSizeCompression))
  }
  /// The natural size of the content, for the alignment rectangle; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  /// Notifies layout that the content's size has changed.
  open func invalidateIntrinsicContentSize() {
    layoutNode.invalidateContentSize()
    storedSuperview?.contentOfSubviewDidChange(self)
  }
  /// The insets of the alignment rectangle from the frame. Read whenever constraints are updated.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  /// The part of `frame` to which constraints apply.
  open func alignmentRect(forFrame frame: NSRect) -> NSRect { rect(frame, inset: 1) }
  /// The frame whose alignment rectangle is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect { rect(alignmentRect, inset: -1) }
  /// The distance from the alignment rectangle's top to the first line's baseline, in points.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  /// The distance from the alignment rectangle's bottom to the last line's baseline, in points.
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }
  /// The same under its older name, which subclasses from before OS X 10.11 override.
  open var baselineOffsetFromBottom: CGFloat { 0 }

  // MARK: Animation

  open func animator() -> Self {
    AnimatorMarks.mark(self)
    return self
  }
  open var animations: [NSAnimatablePropertyKey: Any] {
    get { viewExtras.animations }
    set { writableViewExtras.animations = newValue }
  }
  open func animation(forKey key: NSAnimatablePropertyKey) -> Any? {
    animations[key] ?? Self.defaultAnimation(forKey: key)
  }
  open class func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any? { AnimatorDefaults.view(key) }

  // MARK: Safe area

  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(layoutNode.safeAreaInsets) }
  open var additionalSafeAreaInsets: NSEdgeInsets {
    get { NSEdgeInsets(layoutNode.additionalSafeAreaInsets) }
    set { layoutNode.additionalSafeAreaInsets = LayoutInsets(newValue) }
  }

  /// The reading direction of the view's content; by default the application's.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { geometry.direction ?? InterfaceDirection.current }
    set {
      geometry.direction = newValue
      directionDidChange()
    }
  }

  // MARK: Coordinates

  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point.applying(transform(from: view)) }
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point.applying(transform(to: view)) }
  open func convert(_ size: NSSize, from view: NSView?) -> NSSize { extent(size, transform(from: view)) }
  open func convert(_ size: NSSize, to view: NSView?) -> NSSize { extent(size, transform(to: view)) }
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect { rect.applying(transform(from: view)) }
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect.applying(transform(to: view)) }
  /// The part of the view that no ancestor clips.
  open var visibleRect: NSRect { uncoveredRect }
  open func scroll(_ point: NSPoint) { enclosingScroller?.scrollDocument(to: point, of: self) }
  @discardableResult
  open func scrollToVisible(_ rect: NSRect) -> Bool {
    enclosingScroller?.showInDocument(rect, of: self) ?? false
  }

  // MARK: Display

  /// Requests ``draw(_:)`` at the end of the run loop's turn; requests coalesce.
  open var needsDisplay: Bool {
    get { isMarkedForDisplay }
    set { if newValue { requestDisplay() } else { isMarkedForDisplay = false } }
  }
  open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
  open func display() { displayNow() }
  open func displayIfNeeded() {
    layoutBeforeDisplay()
    if isMarkedForDisplay { displayNow() }
  }
  /// Called for all views that will be drawn before the first of them is.
  open func viewWillDraw() {}
  /// Draws the view's content into the current context, behind the subviews.
  open func draw(_ dirtyRect: NSRect) {}

  // MARK: Events

  /// The foremost view of the subtree at `point`, which is in the superview's coordinates.
  open func hitTest(_ point: NSPoint) -> NSView? { foremostView(at: point) }
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  open var needsPanelToBecomeKey: Bool { false }
  /// Whether the view is drawn with vibrancy. Vibrancy is not supported here.
  open var allowsVibrancy: Bool { false }
  open class var isCompatibleWithResponsiveScrolling: Bool { true }
  open var canBecomeKeyView: Bool { acceptsFirstResponder && !isHiddenOrHasHiddenAncestor }
  open weak var nextKeyView: NSView?
  open func updateTrackingAreas() {}
  open func resetCursorRects() {}

  // MARK: Drags, which do not occur here

  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  open func draggingEnded(_ sender: any NSDraggingInfo) {}

  // MARK: Hooks of the built-in classes

  /// The content size that the class itself computes, for the alignment rectangle, at most `width` wide.
  @_spi(ViewHooks) open func contentSize(limitedTo width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// True for views whose content's height follows from their width.
  @_spi(ViewHooks) open var contentHeightDependsOnWidth: Bool { false }
  /// True for views that show one line of text in the middle of their height.
  @_spi(ViewHooks) open var centersBaselines: Bool { false }
  /// The class's own insets of the alignment rectangle for the present frame.
  @_spi(ViewHooks) open var builtInAlignmentInsets: NSEdgeInsets { alignmentRectInsets }
  /// Called after the size has been set, by the program or by layout.
  @_spi(ViewHooks) open func sizeDidChange(from old: CGSize) {}
  /// True for views that place their subviews themselves whenever their size changes, ignoring masks.
  @_spi(ViewHooks) open var placesSubviews: Bool { false }
  /// True for views that show a part of another one, as clip views do.
  @_spi(ViewHooks) open var scrollsDocument: Bool { false }
  /// Scrolls to the part of the document that starts at a point of a view in it, or to the nearest
  /// possible part.
  @_spi(ViewHooks) open func scrollDocument(to point: NSPoint, of view: NSView) {}
  /// Scrolls as little as possible to show a rectangle of a view in the document.
  ///
  /// - Returns: whether it scrolled.
  @_spi(ViewHooks) open func showInDocument(_ rect: NSRect, of view: NSView) -> Bool { false }
  /// Bars cover another part of the view now.
  @_spi(ViewHooks) open func safeAreaDidChange() {}
  /// The content reads in another direction now.
  @_spi(ViewHooks) open func directionDidChange() { layoutNode.direction = userInterfaceLayoutDirection }
  /// Called after the frame of a subview has changed.
  @_spi(ViewHooks) open func frameOfSubviewDidChange(_ subview: NSView) {}
  /// Called after the content size of a subview has changed.
  @_spi(ViewHooks) open func contentOfSubviewDidChange(_ subview: NSView) {}
  /// Called after a subview was hidden or shown.
  @_spi(ViewHooks) open func visibilityOfSubviewDidChange(_ subview: NSView) {}
  /// The façade's own drawing of the class, beneath ``draw(_:)``; y points down from the view's upper left
  /// corner.
  @_spi(ViewHooks) open func drawContent(on canvas: MacCanvas) {}
  /// The view's name in reports: its text, if it shows any.
  @_spi(ViewHooks) open var shownText: String? { nil }
  /// The text that descriptions of constraints print after the view's address: titles, not what users write.
  @_spi(ViewHooks) open var printedText: String? { nil }
}
