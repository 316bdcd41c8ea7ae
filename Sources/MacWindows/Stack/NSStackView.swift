import AutoLayout
import Foundation
@_spi(ViewHooks) import MacDrawing

/// A row or column of views, arranged by constraints that the stack makes and keeps up to date. (Apple, `NSStackView`.)
@preconcurrency @MainActor
open class NSStackView: NSView {
  /// The stack's hugging priority, just below that of its views (saved in 176 documents as 249.99998474121094).
  nonisolated static let defaultHugging = LayoutPriority(LayoutPriority.defaultLow.rawValue.nextDown)
  /// The default spacing in points (176 documents; macOS 26).
  nonisolated static let defaultSpacing: CGFloat = 8

  open weak var delegate: (any NSStackViewDelegate)?
  /// The axis along which views are arranged. Default horizontal. A centred alignment changes with it.
  @AlwaysObserved open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
    didSet { if orientation != oldValue { orientationDidChange() } }
  }
  /// The edge, centre or baseline by which the views are aligned across the axis; attributes of the other
  /// axis have no effect. Default `centerY`, `centerX` in vertical stacks.
  @AlwaysObserved open var alignment = NSLayoutConstraint.Attribute.centerY {
    didSet { rearrange(alignment != oldValue) }
  }
  /// Default `gravityAreas`.
  @AlwaysObserved open var distribution = Distribution.gravityAreas {
    didSet { rearrange(distribution != oldValue) }
  }
  /// The minimum distance between neighbours, in points. Default 8.
  @AlwaysObserved open var spacing = NSStackView.defaultSpacing { didSet { rearrange(spacing != oldValue) } }
  /// The distances between the stack's edges and its views, in points. Default 0.
  @AlwaysObserved open var edgeInsets = NSEdgeInsets() {
    didSet { rearrange(LayoutInsets(edgeInsets) != LayoutInsets(oldValue)) }
  }
  /// Whether hidden views take no space. Default true.
  @AlwaysObserved open var detachesHiddenViews = true {
    didSet { rearrange(detachesHiddenViews != oldValue) }
  }

  /// All managed views, by gravity.
  private(set) var stacked: [StackedView] = []
  private var hugging = AxisPriorities(both: NSStackView.defaultHugging)
  private var clippingResistance = AxisPriorities(both: .required)
  private var arrangement: ArrangementConstraints?
  private var needsArrangement = true
  /// The present extents to whose proportions the views fill the stack.
  private var proportions: [CGFloat] = []
  /// True while the stack itself hides, shows, adds or removes a view.
  private var isMovingViews = false

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A horizontal stack with the views in its leading gravity area, placed by constraints.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for view in views { addView(view, in: .leading) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  /// The managed views in their order, including detached ones.
  open var arrangedSubviews: [NSView] { stacked.map(\.view) }

  /// Adds a view after all others.
  open func addArrangedSubview(_ view: NSView) {
    let others = stacked.count { $0.view !== view }
    insertArrangedSubview(view, at: others)
  }

  /// Adds a view, or moves it, in the gravity area of the view before it.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    let others = stacked.filter { $0.view !== view }
    let place = index > others.count && others.count < stacked.count ? others.count : index
    checkIndex(place, among: others.count)
    let neighbour = place > 0 ? others[place - 1] : others.first
    insert(view, at: place, in: neighbour?.gravity ?? .leading)
  }

  /// Stops arranging the view; it stays a subview.
  open func removeArrangedSubview(_ view: NSView) {
    guard let index = stacked.firstIndex(where: { $0.view === view }) else { return }
    dropArrangement()
    stacked.remove(at: index)
    for axis in LayoutAxis.allCases { view.layoutNode.setContentYield(0, for: axis) }
    rearrange(true)
  }

  open override func willRemoveSubview(_ subview: NSView) {
    if !isMovingViews { removeArrangedSubview(subview) }
    super.willRemoveSubview(subview)
  }

  /// Inserts a view at an index of ``stacked``, counted without that view.
  func insert(_ view: NSView, at index: Int, in gravity: Gravity) {
    let entry = entry(of: view) ?? StackedView(view, in: gravity)
    stacked.removeAll { $0 === entry }
    entry.gravity = gravity
    stacked.insert(entry, at: index)
    if view.superview !== self, !entry.isPutAway { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    rearrange(true)
  }

  func entry(of view: NSView) -> StackedView? { stacked.first { $0.view === view } }

  /// The entry of a view that the stack must manage; traps for others, where AppKit raises an exception.
  func managedEntry(of view: NSView) -> StackedView {
    guard let entry = entry(of: view) else {
      LayoutException(.invalidArgument, "\(view) is not managed by the stack view \(self)").raise()
    }
    return entry
  }

  func checkIndex(_ index: Int, among count: Int) {
    precondition(
      (0...count).contains(index), "NSRangeException: index \(index) beyond bounds [0 .. \(count)] of \(self)"
    )
  }

  // MARK: Spacing and priorities

  /// The distance after a managed view, or ``useDefaultSpacing``.
  open func customSpacing(after view: NSView) -> CGFloat {
    entry(of: view)?.customSpacing ?? Self.useDefaultSpacing
  }

  /// Sets the distance after a view, until the view is removed. Traps for views that the stack does not
  /// manage.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    managedEntry(of: view).customSpacing = spacing == Self.useDefaultSpacing ? nil : spacing
    rearrange(true)
  }

  open func huggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    hugging[orientation]
  }

  /// Sets the priority at which the stack is small: it applies to distances between gravity areas and to the
  /// edges perpendicular to the axis.
  open func setHuggingPriority(
    _ huggingPriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    hugging[orientation] = huggingPriority
    rearrange(true)
  }

  open func clippingResistancePriority(for orientation: NSLayoutConstraint.Orientation)
    -> NSLayoutConstraint.Priority
  {
    clippingResistance[orientation]
  }

  /// Sets the priority at which the views stay inside the trailing or bottom edge. Below 1000, views are
  /// detached or clipped.
  open func setClippingResistancePriority(
    _ clippingResistancePriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    clippingResistance[orientation] = clippingResistancePriority
    rearrange(true)
  }

  /// Whether gaps are equal; another name for the distribution `equalSpacing`.
  @available(*, deprecated, message: "Set distribution to equalSpacing instead.")
  open var hasEqualSpacing: Bool {
    get { distribution == .equalSpacing }
    set { distribution = newValue ? .equalSpacing : .gravityAreas }
  }

  // MARK: Constraints

  private func orientationDidChange() {
    if alignment == .centerY || alignment == .centerX {
      alignment = orientation == .horizontal ? .centerY : .centerX
    }
    rearrange(true)
  }

  func rearrange(_ isNeeded: Bool) {
    guard isNeeded else { return }
    needsArrangement = true
    needsUpdateConstraints = true
    needsLayout = true
  }

  open override func updateConstraints() {
    if needsArrangement || hasOldProportions { makeArrangement() }
    super.updateConstraints()
  }

  private func makeArrangement() {
    needsArrangement = false
    dropArrangement()
    let attached = attachedViews
    var layout = StackLayout(self, attached)
    layout.makeConstraints()
    proportions = distribution == .fillProportionally ? layout.proportions : []
    layoutNode.firstBaselineNode = attached.first?.view.layoutNode
    layoutNode.lastBaselineNode = attached.last?.view.layoutNode
    layout.made.install(in: self)
    arrangement = layout.made
    rankContents(of: attached)
  }

  /// Orders views with equal hugging or compression resistance, so that the first one is stretched or
  /// compressed (measured on macOS 26 with the distribution `fill`, gnustep/libs-gui,
  /// Tests/gui/NSStackView/arrangedLayout.m).
  private func rankContents(of attached: [StackedView]) {
    let across: LayoutAxis = orientation == .horizontal ? .vertical : .horizontal
    for (index, entry) in attached.enumerated() {
      entry.view.layoutNode.setContentYield(UInt8.max - UInt8(clamping: index), for: orientation)
      entry.view.layoutNode.setContentYield(0, for: across)
    }
  }

  private func dropArrangement() {
    arrangement?.uninstall(from: self)
    arrangement = nil
  }

  /// Whether proportions have changed with the size of a view's content.
  private var hasOldProportions: Bool {
    distribution == .fillProportionally && StackLayout(self, attachedViews).proportions != proportions
  }

  @_spi(ViewHooks) open override func contentOfSubviewDidChange(_ subview: NSView) {
    super.contentOfSubviewDidChange(subview)
    if distribution == .fillProportionally { needsUpdateConstraints = true }
    if detachesToFit { needsLayout = true }
  }

  @_spi(ViewHooks) open override func visibilityOfSubviewDidChange(_ subview: NSView) {
    super.visibilityOfSubviewDidChange(subview)
    guard !isMovingViews, let entry = entry(of: subview) else { return }
    if !subview.isHidden, entry.visibility != .notVisible { entry.isPutAway = false }
    rearrange(detachesHiddenViews)
  }

  /// Updates the constraints: insets by side now belong to other ends, and offsets of centres are
  /// reversed.
  @_spi(ViewHooks) open override func directionDidChange() {
    super.directionDidChange()
    rearrange(true)
  }

  open override func layout() {
    super.layout()
    detachWhatDoesNotFit()
  }

  /// Changes the view tree without forgetting the views.
  func movingViews(_ change: () -> Void) {
    let wasMoving = isMovingViews
    isMovingViews = true
    change()
    isMovingViews = wasMoving
  }
}
