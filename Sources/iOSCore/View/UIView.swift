import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSDrawing

/// A rectangle of the screen, its content and its subviews. (Apple, `UIView`.)
///
/// Everything of a view that layout reads lives in its layout node, which the shared core owns the rules of.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  package nonisolated(unsafe) let layoutNode: LayoutNode
  nonisolated(unsafe) var storedSubviews: [UIView] = []
  nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  nonisolated let creationTrace = CreationTrace.here()
  var storedGuides: [UILayoutGuide] = []
  var systemGuides = SystemGuides()
  /// The controller whose root view this is.
  public internal(set) weak var owningController: UIViewController?

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
  /// Pixels per point; drawings have no pixels, so setting it changes nothing.
  open var contentScaleFactor: CGFloat {
    get { layoutNode.pixelGrid.scale }
    set {}
  }
  var storedTransform: CGAffineTransform?
  var needsDisplay = true
  /// Nil until first used.
  var madeLayer: CALayer?
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
  /// The direction that traits of this view, of one above it or of their controllers state; nil where none does.
  var traitDirection: UIUserInterfaceLayoutDirection?

  // MARK: What few views have

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
  /// A view whose opaque parts let this view show through, in this view's coordinates.
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
    layoutNode.adopt(view: self)
    layoutNode.questions = OverriddenGeometry.questions(for: type(of: self))
    noteCreation(of: self)
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Takes what a document says of the view, its subviews included, from the coder that storyboards and nibs pass. From
  /// other coders nothing is decoded: archives are not read.
  public required init?(coder: NSCoder) {
    layoutNode = LayoutNode(frame: .zero)
    super.init()
    layoutNode.adopt(view: self)
    layoutNode.questions = OverriddenGeometry.questions(for: type(of: self))
    noteCreation(of: self)
    (coder as? NibCoder)?.decode(into: self)
  }

  deinit { tearDown() }

  /// Class, address, frame and what differs from the defaults, as UIKit prints it.
  open nonisolated override var description: String { describedView }

  open override var next: UIResponder? { owningController ?? superview }

  // MARK: Geometry

  /// In the superview's coordinates. Under Auto Layout the constraints own it: a value set here holds until the next
  /// layout. With a transform: the smallest rectangle around the transformed view.
  open var frame: CGRect {
    get { storedTransform == nil ? layoutNode.frame : transformedFrame }
    set { if storedTransform == nil { setFrame(newValue) } else { setTransformedFrame(newValue) } }
  }

  /// The view's own coordinate system: its size, and where its origin lies.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: layoutNode.frame.size) }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superview: by default the middle of the frame.
  open var center: CGPoint {
    get { layoutNode.frame.point(at: anchorPoint) }
    set { setCenter(newValue) }
  }

  /// How the view is shown, about its centre. Layout leaves it alone and does not read it: constraints speak of the
  /// view as it would be without.
  open var transform: CGAffineTransform {
    get { storedTransform ?? .identity }
    set {
      let old = transform
      storedTransform = newValue.isIdentity ? nil : newValue
      if AnimationBlock.current != nil { noteTransform(from: old, to: newValue) }
    }
  }

  /// The same in three dimensions; of a transform that leaves the plane only the layer keeps the rest.
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
    set { layoutNode.usesAutoresizing = newValue }
  }

  /// Back to front.
  open var subviews: [UIView] { storedSubviews }
  open var superview: UIView? { storedSuperview }

  /// How much of the view bars, notches and the home indicator cover.
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

  /// The layer that stands for the view in a layer tree. Made on first use.
  open var layer: CALayer { madeLayer ?? makeLayer() }
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Sizes

  /// The size that suits the content best within `size`: labels, images, controls and bars have one of their own, other
  /// views their present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { contentSizeThatFits(size) ?? bounds.size }
  /// Takes the size that suits the content best. The origin of the frame stays.
  open func sizeToFit() {
    takeSize(sizeThatFits(bounds.size))
  }

  /// The size that the constraints held in this view's subtree want, near `targetSize` with a low priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints held in this view's subtree want, near `targetSize` with the priorities given.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    layoutNode.fittingSize(
      targetSize,
      priorities: AxisPriorities(horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// The part of `frame` that constraints speak of.
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

  /// Lays out at once what needs it, from the topmost view that does.
  open func layoutIfNeeded() { layOutNow() }

  /// The content's size has changed.
  open func invalidateIntrinsicContentSize() {
    layoutNode.invalidateContentSize()
    (storedSuperview as? UIStackView)?.arrangedContentDidChange()
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

  /// Which way the view's content reads, from its semantic content attribute and the interface's direction.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }
  /// True if another frame would satisfy the constraints equally well. Costs a solve if something has changed.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  // MARK: Coordinates

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(from: view)) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

  // MARK: Events

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// True if one of this view's subtree is first responder and gives it up, which it has to if it is forced.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderBelow(force: force) }

  /// The foremost view of the subtree that a touch at `point`, in this view's coordinates, belongs to.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    foremostView(at: point, with: event)
  }
  /// Whether a gesture of this view or of a superview may begin. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: For overriding

  /// The size that the content wants, of the alignment rectangle; `noIntrinsicMetric` on an axis without opinion.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// How far the alignment rectangle lies inside the frame. Read whenever constraints are updated.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline stands for this one's. The default is the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's. The default is `forBaselineLayout()`.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The view whose bottom stands for this one's baseline (iOS 6 to 8). The default is the view itself.
  open func forBaselineLayout() -> UIView { self }

  /// The content's size if it may be no wider than `width`. Views with multi-line text answer for the width they get.
  /// The content size that the class itself computes: see ``statedContentSize(limitedTo:)``.
  @_spi(ViewHooks) open func contentSize(limitedTo width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// True for views whose content's height follows from their width.
  @_spi(ViewHooks) open var contentHeightDependsOnWidth: Bool { false }

  /// Whether a stack view leaves this view out. The canvas of older tools leaves none out.
  var isHiddenInStack: Bool { isHidden && (superview as? UIStackView)?.arrangesHiddenViews != true }

  /// Where the view's own text stands in its alignment rectangle; by default on its bottom and top edges.
  @_spi(ViewHooks) open var baselineOffsets: BaselineOffsets { .zero }

  /// True for views that show one line of text in the middle of their height.
  @_spi(ViewHooks) open var centersBaselines: Bool { false }

  /// The facts about the class of ours that the view is of or derives from.
  @_spi(ViewHooks) open var classFacts: ClassFacts { ClassFacts() }

  /// The text that the class itself shows; nil for classes that show none.
  @_spi(ViewHooks) open var viewText: ViewText? { nil }

  /// Whether the class lays out its subviews with constraints only. Default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Last chance to change constraints before layout. Overrides call super as their last step.
  open func updateConstraints() {}

  /// Gives subviews the frames that the constraints give. Overrides may adjust them after calling super.
  open func layoutSubviews() { layoutNode.layoutChildren() }

  /// Called when the view's layer is laid out; the default calls `layoutSubviews()`, so that overrides call super.
  open func layoutSublayers(of layer: CALayer) { if layer === madeLayer { runLayoutSubviews() } }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}

  /// For overriding: draws what is in the view's layer. The default calls ``draw(_:)`` with the view's bounds.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }
  /// For overriding: gives the view's layer its contents. By default they are drawn.
  open func display(_ layer: CALayer) { layer.drawContents() }
  open func layerWillDraw(_ layer: CALayer) {}
  /// An animation in a block that animates changes, else `NSNull`: views' layers do not animate by themselves.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.current?.action(forKey: event) ?? NSNull()
  }

  /// Draws the view's content into the current context, in front of the background and behind the subviews.
  open func draw(_ rect: CGRect) {}

  /// The façade's own drawing of the class, beneath ``draw(_:)``.
  @_spi(ViewHooks) open func drawContent(on canvas: ViewCanvas) {}

  // MARK: Tree

  /// Puts a view in front of the other subviews; takes it away from its old superview first.
  open func addSubview(_ view: UIView) { place(view, at: storedSubviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  /// Leaves the superview. Constraints between the view's subtree and the outside go.
  open func removeFromSuperview() { leaveSuperview() }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, above: sibling) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, below: sibling) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: storedSubviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// True for the view itself and everything above it.
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

  // MARK: Hooks of our own classes

  @_spi(ViewHooks) open override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "gestureRecognizers":
      for recogniser in value as? [UIGestureRecognizer] ?? [] { addGestureRecognizer(recogniser) }
    default: return super.setOutlet(value, forKey: key)
    }
    return true
  }

  /// The size has been set, by the program or by layout.
  @_spi(ViewHooks) open func sizeDidChange(from old: CGSize) {
    owningController?.updateSystemMargins()
    systemGuides.keyboard?.follow()
    if associations != nil { followCornerConfiguration() }
  }
  /// Called when traits have changed, here or above, before programs are notified.
  @_spi(ViewHooks) open func traitsDidChange(from old: UITraitCollection) {}

  /// Called when the text size of the view's traits may have changed.
  @_spi(ViewHooks) open func textSizeMayHaveChanged() {}

  /// Notifies a topmost view that something below it needs a pass, once between two passes.
  func passesArePending() {}
}
