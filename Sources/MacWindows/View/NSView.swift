import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import MacDrawing

/// A rectangle of a window, its content and its subviews. (Apple, `NSView`.)
///
/// Everything that layout reads lives in the view's layout node, whose coordinates go down from the upper left corner of
/// the superview. AppKit's go up from the lower left corner unless the superview ``isFlipped``; this class translates.
@preconcurrency @MainActor
open class NSView: NSResponder, NSUserInterfaceItemIdentification, NSDraggingDestination, CALayerDelegate {
  /// Stands for "no intrinsic size on this axis".
  public nonisolated static let noIntrinsicMetric = LayoutNode.noIntrinsicMetric

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
  /// Nil until first used.
  var madeLayer: CALayer?
  var geometry = ViewGeometry()
  private var storedExtras: ViewExtras?
  /// The properties that few views have, for reading.
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

  /// Takes what a document says of the view, its subviews included, from the coder that storyboards and nibs pass. From
  /// other coders nothing is decoded: archives are not read.
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

  /// Class and address, with the identifier where there is one.
  open nonisolated override var description: String { describedView }

  // MARK: Appearance that layout does not read

  @AlwaysObserved open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenDidChangeMaybeAnimated() } }
  }
  @AlwaysObserved open var alphaValue: CGFloat = 1 {
    didSet { if alphaValue != oldValue { alphaDidChange(from: oldValue) } }
  }
  /// Whether drawing outside the bounds is cut off. Default false (macOS 14).
  open var clipsToBounds = false
  /// A number to find the view by; read-only unless a subclass says otherwise.
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
  /// Whether the view's own coordinates go down from its upper left corner. Default false: up from the lower left one.
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
  /// Whether ``updateLayer()`` takes the place of ``draw(_:)``. Default false.
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

  /// In the superview's coordinates. Under Auto Layout the constraints own it: a value set here holds until the next
  /// layout.
  open var frame: NSRect {
    get { currentFrame }
    set {
      changing("frame", from: .rect(frame), to: .rect(newValue), { $0.frame = $1.rect ?? $0.frame }) {
        setFrameOrigin(newValue.origin)
        setFrameSize(newValue.size)
      }
    }
  }
  /// Moves the frame. Every change of the frame comes through this method or ``setFrameSize(_:)``.
  open func setFrameOrigin(_ newOrigin: NSPoint) {
    changing(
      "frameOrigin", from: .point(frame.origin), to: .point(newOrigin),
      { view, value in value.point.map { view.setFrameOrigin($0) } },
      { commit(frame: NSRect(origin: newOrigin, size: frame.size)) })
  }
  /// Resizes the frame; its origin stays, and subviews follow by their masks.
  open func setFrameSize(_ newSize: NSSize) {
    changing(
      "frameSize", from: .size(frame.size), to: .size(newSize),
      { view, value in value.size.map { view.setFrameSize($0) } },
      { commit(frame: NSRect(origin: frame.origin, size: newSize)) })
  }

  /// The view's own coordinate system: its size, and where its origin lies.
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
  /// In degrees, counter-clockwise, about the frame's origin.
  open var frameRotation: CGFloat {
    get { geometry.frameRotation }
    set { turn(\.geometry.frameRotation, "frameRotation", to: newValue) }
  }
  /// The same about the frame's middle.
  open var frameCenterRotation: CGFloat {
    get { geometry.centerRotation }
    set { turn(\.geometry.centerRotation, "frameCenterRotation", to: newValue) }
  }
  /// In degrees, of the view's own coordinate system about its origin.
  open var boundsRotation: CGFloat {
    get { geometry.boundsRotation }
    set { turn(\.geometry.boundsRotation, "boundsRotation", to: newValue) }
  }
  open func translateOrigin(to translation: NSPoint) {
    setBoundsOrigin(NSPoint(x: bounds.minX - translation.x, y: bounds.minY - translation.y))
  }
  open func scaleUnitSquare(to newUnitSize: NSSize) {
    setBoundsSize(NSSize(width: bounds.width / newUnitSize.width, height: bounds.height / newUnitSize.height))
  }
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

  /// Back to front.
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

  /// Whether ``layout()`` will run; true marks, and false is not news.
  open var needsLayout: Bool {
    get { layoutNode.needsLayout }
    set { if newValue { layoutNode.setNeedsLayout() } }
  }
  /// Whether ``updateConstraints()`` will run; true marks, and false is not news.
  open var needsUpdateConstraints: Bool {
    get { layoutNode.needsUpdateConstraints }
    set { if newValue { layoutNode.setNeedsUpdateConstraints() } }
  }
  /// Gives subviews the frames that the constraints give. Overrides may adjust them after calling super.
  open func layout() { layoutNode.layoutChildren() }
  /// Lays out at once what needs it, after constraints have been updated.
  open func layoutSubtreeIfNeeded() { layoutNode.layoutIfNeeded() }
  /// Last chance to change constraints before layout. Overrides call super as their last step.
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
  /// True if another frame would satisfy the constraints equally well. Costs a solve if something has changed.
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
  /// The size that the content wants, of the alignment rectangle; `noIntrinsicMetric` on an axis without opinion.
  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  /// The content's size has changed.
  open func invalidateIntrinsicContentSize() {
    layoutNode.invalidateContentSize()
    storedSuperview?.contentOfSubviewDidChange(self)
  }
  /// How far the alignment rectangle lies inside the frame. Read whenever constraints are updated.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  /// The part of `frame` that constraints speak of.
  open func alignmentRect(forFrame frame: NSRect) -> NSRect { rect(frame, inset: 1) }
  /// The frame whose alignment rectangle is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect { rect(alignmentRect, inset: -1) }
  /// From the alignment rectangle's top down to the first line's baseline, in points.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  /// From the alignment rectangle's bottom up to the last line's baseline, in points.
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }
  /// The same under its older name: what subclasses from before OS X 10.11 override.
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

  /// Which way the view's content reads; by default as the application.
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
  /// The part of the view that no superview cuts off.
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
  /// Called before the view and what is in it are drawn.
  open func viewWillDraw() {}
  /// Draws the view's content into the current context, behind the subviews.
  open func draw(_ dirtyRect: NSRect) {}

  // MARK: Events

  /// The foremost view of the subtree at `point`, which is in the superview's coordinates.
  open func hitTest(_ point: NSPoint) -> NSView? { foremostView(at: point) }
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  open var needsPanelToBecomeKey: Bool { false }
  /// Whether what lies below shines through the view. Nothing shines through here.
  open var allowsVibrancy: Bool { false }
  open class var isCompatibleWithResponsiveScrolling: Bool { true }
  open var canBecomeKeyView: Bool { acceptsFirstResponder && !isHiddenOrHasHiddenAncestor }
  open weak var nextKeyView: NSView?
  open func updateTrackingAreas() {}
  open func resetCursorRects() {}

  // MARK: Drags, which nobody makes here

  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  open func draggingEnded(_ sender: any NSDraggingInfo) {}

  // MARK: Hooks of our own classes

  /// The content size that the class itself computes, of the alignment rectangle, if it may be no wider than `width`.
  @_spi(ViewHooks) open func contentSize(limitedTo width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// True for views whose content's height follows from their width.
  @_spi(ViewHooks) open var contentHeightDependsOnWidth: Bool { false }
  /// True for views that show one line of text in the middle of their height.
  @_spi(ViewHooks) open var centersBaselines: Bool { false }
  /// The insets of the alignment rectangle that the class itself has for the present frame.
  @_spi(ViewHooks) open var builtInAlignmentInsets: NSEdgeInsets { alignmentRectInsets }
  /// The size has been set, by the program or by layout.
  @_spi(ViewHooks) open func sizeDidChange(from old: CGSize) {}
  /// True for views that place their subviews themselves whenever their size changes: masks have no say.
  @_spi(ViewHooks) open var placesSubviews: Bool { false }
  /// True for views that show a part of another one, as clip views do.
  @_spi(ViewHooks) open var scrollsDocument: Bool { false }
  /// Shows the part of the document that starts at a point of a view in it, or the nearest there is.
  @_spi(ViewHooks) open func scrollDocument(to point: NSPoint, of view: NSView) {}
  /// Scrolls no further than it needs to show a rectangle of a view of the document's.
  ///
  /// - Returns: whether that moved anything.
  @_spi(ViewHooks) open func showInDocument(_ rect: NSRect, of view: NSView) -> Bool { false }
  /// Bars cover another part of the view now.
  @_spi(ViewHooks) open func safeAreaDidChange() {}
  /// The content reads in another direction now.
  @_spi(ViewHooks) open func directionDidChange() { layoutNode.direction = userInterfaceLayoutDirection }
  /// A subview has another frame.
  @_spi(ViewHooks) open func frameOfSubviewDidChange(_ subview: NSView) {}
  /// A subview's content has another size.
  @_spi(ViewHooks) open func contentOfSubviewDidChange(_ subview: NSView) {}
  /// A subview was hidden or shown.
  @_spi(ViewHooks) open func visibilityOfSubviewDidChange(_ subview: NSView) {}
  /// The façade's own drawing of the class, beneath ``draw(_:)``; y goes down from the view's upper left corner.
  @_spi(ViewHooks) open func drawContent(on canvas: MacCanvas) {}
  /// The name that reports give the view: its text, where it shows any.
  @_spi(ViewHooks) open var shownText: String? { nil }
  /// The text that descriptions of constraints print after the view's address: titles, not what users write.
  @_spi(ViewHooks) open var printedText: String? { nil }
}
