import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// A rectangle of the screen, its content and its subviews. (Apple, `UIView`.)
///
/// All properties that layout reads are stored in the view's layout node, a part of the shared core.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  // Layout reads these in each pass, so they lie side by side; checks would cost 3 % (`RESULTS-layout.md`). `deinit` has no actor.
  package nonisolated(unsafe) let layoutNode: LayoutNode
  /// The controller whose root view this is.
  public internal(set) weak var owningController: UIViewController?
  /// The layer; nil until first used.
  var madeLayer: CALayer?
  @exclusivity(unchecked) var storedTransform: CGAffineTransform?
  @exclusivity(unchecked) var systemGuides = SystemGuides()
  @exclusivity(unchecked) nonisolated(unsafe) var storedSubviews: [UIView] = []
  nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  nonisolated let creationTrace = CreationTrace.here()
  var storedGuides: [UILayoutGuide] = []

  // MARK: Appearance that layout does not read

  open var tag = 0
  @AlwaysObserved open var isHidden = false { didSet { if isHidden != oldValue { hiddenDidChange() } } }
  @AlwaysObserved open var alpha: CGFloat = 1 { didSet { alphaDidChange(from: oldValue, to: alpha) } }
  open var clipsToBounds = false
  @AlwaysObserved open var backgroundColor: UIColor? {
    didSet { if AnimationBlock.current != nil { noteBackground(from: oldValue, to: backgroundColor) } }
  }
  /// The colour of the view's interactive parts; by default the superview's, at the top the system's blue.
  open var tintColor: UIColor! {
    get { storedTintColor ?? inheritedTintColor }
    set {
      storedTintColor = newValue
      Self.hasTints = true
      notifyOfTintChange()
    }
  }
  private(set) var storedTintColor: UIColor?
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var clearsContextBeforeDrawing = true
  open var contentMode = ContentMode.scaleToFill
  /// Pixels per point. Setting it has no effect, because drawings are resolution independent.
  open var contentScaleFactor: CGFloat {
    get { layoutNode.pixelGrid.scale }
    set {}
  }
  var needsDisplay = true
  /// Whether subviews under autoresizing follow a change of this view's size. Default true.
  open var autoresizesSubviews: Bool {
    get { layoutNode.resizesChildren }
    set { layoutNode.resizesChildren = newValue }
  }
  @AlwaysObserved open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { updateDirection() } }
  }

  /// The direction of the interface that the view is part of; nil for the screen's.
  package var interfaceDirection: UIUserInterfaceLayoutDirection? {
    didSet { if interfaceDirection != oldValue { updateDirection() } }
  }
  /// The direction that traits of this view, of one above it or of their controllers state; nil if none does.
  var traitDirection: UIUserInterfaceLayoutDirection?

  // MARK: Rarely used properties

  var storedExtras: ViewExtras?

  open var accessibilityIdentifier: String? {
    get { viewExtras.accessibilityIdentifier }
    set { writableViewExtras.accessibilityIdentifier = newValue }
  }
  /// The view's name in descriptions and reports instead of its ``accessibilityIdentifier``; for debugging only.
  open var nameTag: String? {
    get { viewExtras.nameTag }
    set { writableViewExtras.nameTag = newValue }
  }
  open var isAccessibilityElement: Bool {
    get { viewExtras.isAccessibilityElement ?? classFacts.accessibility.isElement }
    set { writableViewExtras.isAccessibilityElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { viewExtras.accessibilityLabel }
    set { writableViewExtras.accessibilityLabel = newValue }
  }
  open var accessibilityHint: String? {
    get { viewExtras.accessibilityHint }
    set { writableViewExtras.accessibilityHint = newValue }
  }
  open var accessibilityValue: String? {
    get { viewExtras.accessibilityValue }
    set { writableViewExtras.accessibilityValue = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { viewExtras.accessibilityTraits ?? classFacts.accessibility.traits }
    set { writableViewExtras.accessibilityTraits = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { viewExtras.accessibilityViewIsModal }
    set { writableViewExtras.accessibilityViewIsModal = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { viewExtras.accessibilityElementsHidden }
    set { writableViewExtras.accessibilityElementsHidden = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { viewExtras.shouldGroupAccessibilityChildren }
    set { writableViewExtras.shouldGroupAccessibilityChildren = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { viewExtras.accessibilityElements }
    set { writableViewExtras.accessibilityElements = newValue }
  }
  /// Whether the tint is dimmed behind an alert. Stored only.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { viewExtras.tintAdjustmentMode }
    set { writableViewExtras.tintAdjustmentMode = newValue }
  }
  /// A view whose opaque parts reveal this view, in this view's coordinates.
  open var mask: UIView? {
    get { viewExtras.mask }
    set { writableViewExtras.mask = newValue }
  }
  open var restorationIdentifier: String? {
    get { viewExtras.restorationIdentifier }
    set { writableViewExtras.restorationIdentifier = newValue }
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewExtras.gestureRecognizers }
    set { writableViewExtras.gestureRecognizers = newValue }
  }
  open var interactions: [any UIInteraction] { viewExtras.interactions }

  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  public init(frame: CGRect) {
    layoutNode = LayoutNode(frame: frame)
    super.init()
    prepareNode()
    noteCreation(of: self)
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Loads the view from a document, with the coder of storyboards and nibs. Other coders are ignored.
  public required init?(coder: NSCoder) {
    layoutNode = LayoutNode(frame: .zero)
    super.init()
    prepareNode()
    noteCreation(of: self)
    (coder as? NibCoder)?.decode(into: self)
  }

  deinit { tearDown() }

  /// The class, address, frame and values other than defaults, in UIKit's format.
  open nonisolated override var description: String { describedView }

  open override var next: UIResponder? { owningController ?? superview }

  // MARK: Geometry

  /// The frame in the superview's coordinates. Under Auto Layout the constraints determine it: a value set here
  /// lasts until the next layout. With a transform, it is the bounding rectangle of the transformed view.
  open var frame: CGRect {
    get { storedTransform == nil ? layoutNode.frame : transformedFrame }
    set { if storedTransform == nil { setFrame(newValue) } else { setTransformedFrame(newValue) } }
  }

  /// The view's own coordinate system: its size and its origin.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: layoutNode.frame.size) }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superview: by default the midpoint of the frame.
  open var center: CGPoint {
    get { layoutNode.frame.point(at: anchorPoint) }
    set { setCenter(newValue) }
  }

  /// The transform applied to the view, about its centre. Layout neither changes nor reads it: constraints apply to
  /// the untransformed view.
  open var transform: CGAffineTransform {
    get { storedTransform ?? .identity }
    set {
      let old = transform
      storedTransform = newValue.isIdentity ? nil : newValue
      if AnimationBlock.current != nil { noteTransform(from: old, to: newValue) }
    }
  }

  /// The same in three dimensions; only the layer stores the third dimension of transforms.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { layoutNode.autoresizingMask }
    set { layoutNode.autoresizingMask = newValue }
  }

  /// Whether frame and mask place the view (true, the default for views made in code) or constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutNode.usesAutoresizing }
    set { setUsesMask(newValue) }
  }

  /// The subviews, back to front.
  open var subviews: [UIView] { storedSubviews }
  open var superview: UIView? { storedSuperview }

  /// The insets of the view that bars, notches and the home indicator cover.
  open var safeAreaInsets: UIEdgeInsets { layoutNode.safeAreaInsets }

  /// Effective margins; setting them sets the view's own, by side.
  open var layoutMargins: UIEdgeInsets {
    get { layoutNode.layoutMargins }
    set { layoutNode.setMargins(newValue) }
  }

  /// Effective margins; setting them sets the view's own, by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutNode.layoutMargins, direction: layoutNode.direction) }
    set { layoutNode.setMargins(newValue) }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutNode.preservesSuperviewMargins }
    set { layoutNode.preservesSuperviewMargins = newValue }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutNode.insetsMarginsFromSafeArea }
    set { layoutNode.insetsMarginsFromSafeArea = newValue }
  }

  /// The traits of the view's environment; see `UITraitCollection`.
  open var traitCollection: UITraitCollection { inheritedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func tintColorDidChange() {}

  /// The view's layer, created on first use.
  open var layer: CALayer { madeLayer ?? makeLayer() }
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Sizes

  /// The size that fits the content best within `size`; the present size for views without content.
  open func sizeThatFits(_ size: CGSize) -> CGSize { contentSizeThatFits(size) ?? bounds.size }
  /// Resizes the view to fit its content. The origin of the frame does not change.
  open func sizeToFit() { takeSize(sizeThatFits(bounds.size)) }

  /// The size that satisfies the constraints held in this view's subtree, near `targetSize` with a low priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that satisfies the constraints held in this view's subtree, near `targetSize` with the given
  /// priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    layoutNode.fittingSize(
      targetSize,
      priorities: AxisPriorities(horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// The part of `frame` to which constraints apply.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { alignmentRectInsets.inset(frame) }

  /// The frame whose alignment rectangle is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRectInsets.outset(alignmentRect)
  }

  // MARK: Passes

  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
  open func needsUpdateConstraints() -> Bool { layoutNode.needsUpdateConstraints }
  open func updateConstraintsIfNeeded() { layoutNode.updateConstraintsIfNeeded() }
  open func setNeedsLayout() { layoutNode.setNeedsLayout() }
  open func setNeedsUpdateProperties() { layoutNode.setNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { layoutNode.updatePropertiesIfNeeded() }

  /// Performs pending layout immediately, from the topmost view that needs it.
  open func layoutIfNeeded() { layOutNow() }

  /// Notifies layout that the content's size has changed.
  open func invalidateIntrinsicContentSize() {
    layoutNode.invalidateContentSize()
    storedSuperview?.contentDidChange(of: self)
  }

  /// Requests `draw(_:)` at the end of the run loop's turn; requests coalesce.
  open func setNeedsDisplay() { requestDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // MARK: Constraints
  /// The constraints that this view holds.
  open var constraints: [NSLayoutConstraint] {
    layoutNode.constraints.compactMap { $0 as? NSLayoutConstraint }
  }
  /// Makes this view hold the constraint. Its items should be this view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { installChecked(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === layoutNode { constraint.uninstall() }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutNode.hugging[axis]
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutNode.setHugging(priority, for: axis)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutNode.compressionResistance[axis]
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutNode.setCompressionResistance(priority, for: axis)
  }

  /// The guides that were added to this view.
  open var layoutGuides: [UILayoutGuide] { storedGuides }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  /// The reading direction of the content, from its semantic attribute and the interface's direction.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }
  /// True if another frame would satisfy the constraints equally well. May require solving.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  // MARK: Coordinates

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(from: view)) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

  // MARK: Events

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Makes the first responder in this view's subtree resign; true if it does.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderBelow(force: force) }

  /// The foremost view of the subtree that contains `point`, in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    foremostView(at: point, with: event)
  }
  /// Whether a gesture of this view or of a superview may begin. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: For overriding

  /// The natural size of the content, for the alignment rectangle; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The insets of the alignment rectangle from the frame. Read whenever constraints are updated.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline represents this one's. The default is the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline represents this one's. The default is `forBaselineLayout()`.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The view whose bottom represents this one's baseline (iOS 6 to 8). The default is the view itself.
  open func forBaselineLayout() -> UIView { self }

  /// The content size that the class itself computes, at most `width` wide; it depends on the width for views with
  /// multi-line text. See ``statedContentSize(limitedTo:)``.
  @_spi(ViewHooks) open func contentSize(limitedTo width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// True for views whose content's height follows from their width.
  @_spi(ViewHooks) open var contentHeightDependsOnWidth: Bool { false }

  /// Called after the content size of a subview has changed.
  func contentDidChange(of subview: UIView) {}
  /// Called after something has changed that decides whether or how a subview is arranged.
  func arrangementDidChange(of subview: UIView) {}
  /// Whether the view is a stack view that arranges a subview.
  func arranges(_ subview: UIView) -> Bool { false }
  /// Whether a stack view skips this view.
  var isHiddenInStack: Bool { isHidden }

  /// The offsets of the view's baselines in its alignment rectangle; by default its bottom and top edges.
  @_spi(ViewHooks) open var baselineOffsets: BaselineOffsets { .zero }

  /// True for views that show one line of text in the middle of their height.
  @_spi(ViewHooks) open var centersBaselines: Bool { false }

  /// The facts about the view's nearest built-in class.
  @_spi(ViewHooks) open var classFacts: ClassFacts { ClassFacts() }

  /// The text that the class itself shows; nil for classes that show none.
  @_spi(ViewHooks) open var viewText: ViewText? { nil }

  /// Whether the class lays out its subviews with constraints only. Default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates constraints before layout. Overrides call super as their last step.
  open func updateConstraints() {}

  /// For overriding: configures content before the first layout, and after traits or observed properties change. (Apple, iOS 26.)
  open func updateProperties() {}

  /// Sets the frames of subviews from the constraints. Overrides may adjust them after calling super.
  open func layoutSubviews() { layoutNode.layoutChildren() }

  /// Called when the view's layer is laid out; the default calls `layoutSubviews()`, so that overrides call super.
  open func layoutSublayers(of layer: CALayer) { if layer === madeLayer { runLayoutSubviews() } }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}

  /// For overriding: draws the content of the view's layer. The default calls ``draw(_:)`` with the bounds.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }
  /// For overriding: provides the contents of the view's layer. The default draws them.
  open func display(_ layer: CALayer) { layer.drawContents() }
  open func layerWillDraw(_ layer: CALayer) {}
  /// An animation inside an animation block, else `NSNull`: views' layers have no implicit animations.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.current?.action(forKey: event) ?? NSNull()
  }

  /// Draws the view's content into the current context, in front of the background and behind the subviews.
  open func draw(_ rect: CGRect) {}

  /// The façade's own drawing of the class, beneath ``draw(_:)``.
  @_spi(ViewHooks) open func drawContent(on canvas: ViewCanvas) {}

  // MARK: Tree

  /// Adds a view in front of the other subviews, after removing it from its old superview.
  open func addSubview(_ view: UIView) { place(view, at: storedSubviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  /// Removes the view from its superview, and constraints between its subtree and other views.
  open func removeFromSuperview() { leaveSuperview() }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, above: sibling) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, below: sibling) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: storedSubviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// Whether the view is the given view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { layoutNode.isDescendant(of: view.layoutNode) }
  /// The view itself or the first below it with this tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  open var window: UIWindow? { nearestWindow }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  // MARK: Hooks of the built-in classes

  @_spi(ViewHooks) open override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    guard key == "gestureRecognizers" else { return super.setOutlet(value, forKey: key) }
    for recogniser in value as? [UIGestureRecognizer] ?? [] { addGestureRecognizer(recogniser) }
    return true
  }

  /// Called after the size has been set, by the program or by layout.
  @_spi(ViewHooks) open func sizeDidChange(from old: CGSize) {
    owningController?.updateSystemMargins()
    systemGuides.keyboard?.follow()
    if associations != nil { followCornerConfiguration() }
  }
  /// Called when traits of this view or an ancestor have changed, before programs are notified.
  @_spi(ViewHooks) open func traitsDidChange(from old: UITraitCollection) {}

  /// Called when the text size of the view's traits may have changed.
  @_spi(ViewHooks) open func textSizeMayHaveChanged() {}

  /// Notifies a topmost view that something below it needs a pass, once between two passes.
  func passesArePending() {}
}
