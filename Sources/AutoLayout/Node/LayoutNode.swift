import ConstraintSolver
import Foundation

/// The layout side of one view: its place in the tree, the constraints it holds, and all of its properties that layout reads.
///
/// Both façades' views own one node each and forward to it, so that a rule of layout is written once.
/// A node is not thread-safe; a tree of nodes belongs to one thread at a time.
public final class LayoutNode: LayoutItem {
  /// Stands for "no intrinsic size on this axis" (`UIView.noIntrinsicMetric`).
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: What each layout reads

  // These are declared first, so that they lie side by side in memory: when a large tree is resized, most of the time goes
  // into fetching the memory of its nodes.

  /// The node that contains this one; nil for the topmost.
  public internal(set) var parent: LayoutNode? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { BorrowedReference.passUnretained($0) } }
  }
  /// In the parent's coordinates, in points, without regard to any transform.
  @exclusivity(unchecked) public internal(set) var frame: CGRect
  @exclusivity(unchecked) var flags: PassFlags = [
    .needsUpdateConstraints, .needsLayout, .placesAllChildren, .needsContentSize, .needsEntry,
  ]
  /// The values that the node reads from the view, as its class may override them. Default none.
  @exclusivity(unchecked) public var questions: ViewQuestions = []
  /// True when the frame and the mask place the view (`translatesAutoresizingMaskIntoConstraints`).
  @exclusivity(unchecked) public var usesAutoresizing = true {
    didSet {
      guard usesAutoresizing != oldValue else { return }
      if usesAutoresizing { parent?.flags.insert(.mayHaveMaskedChild) }
      restartAutoresizing()
      placementDidChange()
    }
  }
  /// Whether a view without autoresizing keeps its frame until its tree has a constraint, as in running programs of UIKit.
  public var waitsForConstraints: Bool {
    get { flags.contains(.waitsForConstraints) }
    set {
      flags.remove(.waitsForConstraints)
      if newValue { flags.insert(.waitsForConstraints) }
    }
  }
  /// True if a controller or window sets the safe area, so that it is not inherited.
  @exclusivity(unchecked) public var fixesSafeArea = false
  /// The axes on which the safe area lies around the view's content, and so not in it.
  @exclusivity(unchecked) package internal(set) var axesAroundContent: ContentAxes = []
  /// The view, or nil once it is gone.
  @exclusivity(unchecked) private(set) unowned(unsafe) var view: (any LayoutNodeOwner)?
  /// The nodes inside, back to front.
  @exclusivity(unchecked) public internal(set) var children: ContiguousArray<LayoutNode> = []
  /// Children whose frame may differ from the engine's frame, so that the cost of a layout depends on the number of moved
  /// children only.
  @exclusivity(unchecked) var movedChildren: ContiguousArray<BorrowedReference<LayoutNode>> = []
  /// The insets of the alignment rectangle in the frame, in points.
  @exclusivity(unchecked) public var alignmentInsets = LayoutInsets.zero {
    didSet {
      guard alignmentInsets != oldValue else { return }
      geometryDidChange()
      noteMove(needsLayout: true)
    }
  }
  /// The part of ``safeAreaInsets`` that comes from outside.
  @exclusivity(unchecked) var outerSafeAreaInsets = LayoutInsets.zero
  /// The insets of the safe area, in points.
  @exclusivity(unchecked) public internal(set) var safeAreaInsets = LayoutInsets.zero
  /// The view's own layout margins; see ``layoutMargins`` for the effective ones.
  @exclusivity(unchecked) var margins = LayoutMargins()
  /// The engine of a topmost node, made when it is first needed.
  @exclusivity(unchecked) final var hostedEngine: LayoutEngine?

  // MARK: Tree

  /// The guides, in the order in which they were added.
  public internal(set) var guides: [LayoutGuideNode] = []
  /// The constraints that this view holds, oldest first.
  public internal(set) var constraints: ContiguousArray<LayoutConstraintBase> = []
  /// The number of constraints that the node has received so far.
  final var installations = 0

  // MARK: Geometry

  /// Called with the old values whenever a frame or bounds origin changes while an animation block is open. Set and called
  /// on the main thread.
  package nonisolated(unsafe) static var geometryObserver: ((LayoutNode, CGRect, CGPoint) -> Void)?

  /// Pixels per point, for rounding. Inherited from the topmost node.
  public var pixelGrid: PixelGrid { (hostedEngine ?? slot?.engine)?.pixelGrid ?? PixelGrid(scale: 1) }
  /// The scale of the coordinate system inside the view.
  public internal(set) var boundsScale = BoundsScale.identity
  /// True for the nodes of scroll views and clip views: in a constraint to a descendant they mean their content.
  public var isScrollContainer = false { didSet { isPlain = !isScrollContainer } }
  /// The origin of the node's own coordinate system (`bounds.origin`), which is the distance by which a scroll view's content
  /// is scrolled. Its frame guide moves relative to the content, and the content moves relative to the bars that cover the
  /// view's edges.
  @exclusivity(unchecked) public var boundsOrigin = CGPoint.zero {
    didSet { if boundsOrigin != oldValue { boundsOriginDidChange(from: oldValue) } }
  }
  /// The guide of a scroll view's content.
  public internal(set) var contentGuide: LayoutGuideNode?

  /// For a topmost node: the priority of its size, if its content may change that size, as in AppKit's windows. Nil if the
  /// size stays the same whatever its content is.
  public var hostSizePriority: LayoutPriority? {
    didSet { if hostSizePriority != oldValue { autoresizingDidChange() } }
  }

  // MARK: Properties that layout reads

  /// The margins and sizes that change with the parent's size.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet {
      guard autoresizingMask != oldValue else { return }
      restartAutoresizing()
      autoresizingDidChange()
    }
  }
  /// The parent's size that belongs to the frame from which springs and struts start. Nil means the size that layout first
  /// gives the parent: a document's saved frame belongs to the size that the parent had when it was saved.
  public var autoresizingContainer: CGSize? {
    get { storedContainer }
    set {
      storedContainer = newValue
      movedFrom = nil
      autoresizingDidChange()
    }
  }
  var storedContainer: CGSize?
  /// The frame that springs and struts start from, once layout has given the node a different one. It is stored separately, as
  /// few nodes need it.
  var movedFrom: AutoresizingStart?
  /// The content hugging priorities.
  public internal(set) var hugging = AxisPriorities(both: .defaultLow)
  /// The compression resistance priorities.
  public internal(set) var compressionResistance = AxisPriorities(both: .defaultHigh)
  /// The rank by which the content yields to that of other nodes with the same priorities; see ``setContentYield(_:for:)``.
  public internal(set) var contentYield = ContentYield()
  /// The baselines of text in the view, from the alignment rectangle's edges, in points.
  public var baselines = BaselineOffsets.zero {
    didSet { if baselines != oldValue { geometryDidChange() } }
  }
  /// True when the text is one line in the middle of whatever height the view gets: then both baselines coincide, and move
  /// with the centre (observed in saved documents: 10 of 11 constraints to the baselines of stretched labels, buttons and text
  /// fields).
  public var centersBaselines = false {
    didSet { if centersBaselines != oldValue { geometryDidChange() } }
  }
  /// The nodes that provide this node's baselines; nil for most nodes, which then have no weak references to maintain.
  var baselineDelegates: BaselineDelegates?
  /// The nodes whose baselines this node provides.
  var baselineReaders: [WeakNode] = []
  /// The direction in which leading and trailing sides lie.
  @exclusivity(unchecked) public var direction = LayoutDirection.leftToRight {
    didSet { if direction != oldValue { geometryDidChange(isStructural: true) } }
  }
  /// True when the height of the content follows from the width (multi-line text).
  public var contentHeightDependsOnWidth = false {
    didSet { if contentHeightDependsOnWidth != oldValue { slot?.engine.noteWrapping(of: self) } }
  }

  // MARK: Margins and safe area

  /// The value of ``effectiveMargins`` while a descendant's are computed; nil at other times.
  final var answeredMargins: AnsweredMargins?
  /// The insets that a controller adds to the safe area from outside (`additionalSafeAreaInsets`, bars).
  public var additionalSafeAreaInsets = LayoutInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { setSafeAreaInsets(outerSafeAreaInsets) } }
  }

  // MARK: State of the passes

  /// True when the engine places the node.
  public var isInEngine: Bool { slot != nil }

  @exclusivity(unchecked) var rows = NodeRows()

  /// A node for `owner`, which keeps it and notifies it before being deallocated (``ownerWillDeinitialize()``).
  public init(owner: (any LayoutNodeOwner)? = nil, frame: CGRect = .zero) {
    self.frame = frame
    view = owner
    super.init(owner: owner)
  }

  /// A node with an owner has been emptied by ``ownerWillDeinitialize()``. One without an owner leaves its tree here, so that
  /// nothing refers to it afterwards.
  deinit {
    guard !isEmpty else { return }
    releaseTree()
  }

  private var isEmpty: Bool {
    hostedEngine == nil && children.isEmpty && guides.isEmpty && constraints.isEmpty
  }

  /// Whether ``ownerWillDeinitialize()`` concerns nothing but the node, so that any thread may call it.
  package var isLoose: Bool { slot == nil && isEmpty }

  /// Sets an owner that was not available before its own initialisation.
  public func adopt(view: any LayoutNodeOwner) {
    self.view = view
    adopt(owner: view)
  }

  public override var node: LayoutNode? { self }

  /// The topmost node of the tree, which hosts the engine. O(1) for nodes that are in it, else O(depth).
  public var host: LayoutNode {
    var node = self
    if let engine = slot?.engine, engine.ownsTree { return engine.host }
    while let parent = node.parent { node = parent }
    return node
  }

  /// True for `other` itself and everything below it. O(depth).
  public func isDescendant(of other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  package override func forgetOwner() {
    view = nil
    super.forgetOwner()
  }

  /// Called by the owner when it is deallocated, in any order with other nodes' owners: the node leaves its tree, and its
  /// children are free.
  public override func ownerWillDeinitialize() {
    removeFromParent()
    dissolveIfHosting()
    if slot != nil || !guides.isEmpty { leaveEngine() }
    for constraint in constraints { constraint.holderWillDeinitialize() }
    constraints = []
    for child in children { child.parent = nil }
    children = []
    movedChildren = []
    for guide in guides { guide.owningNode = nil }
    guides = []
    contentGuide = nil
    view = nil
    super.ownerWillDeinitialize()
  }
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// The priority on the horizontal axis.
  public var horizontal: LayoutPriority
  /// The priority on the vertical axis.
  public var vertical: LayoutPriority

  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same priority on both axes.
  public init(both priority: LayoutPriority) { self.init(horizontal: priority, vertical: priority) }

  /// The priority on an axis.
  public subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The rank by which a content size yields among others of the same priorities, for each axis: 0 yields last.
public struct ContentYield: Hashable, Sendable {
  /// Along the horizontal axis.
  public internal(set) var horizontal: UInt8 = 0
  /// Along the vertical axis.
  public internal(set) var vertical: UInt8 = 0

  /// The rank on an axis.
  public internal(set) subscript(axis: LayoutAxis) -> UInt8 {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The position of a view's text in its alignment rectangle, in points.
public struct BaselineOffsets: Hashable, Sendable {
  /// From the top down to the first baseline.
  public var firstFromTop: CGFloat
  /// From the bottom up to the last baseline.
  public var lastFromBottom: CGFloat

  public init(firstFromTop: CGFloat, lastFromBottom: CGFloat) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }

  /// Baselines at the top and bottom edges.
  public static let zero = BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
}

/// The work that the passes still have to do for a node or its descendants.
struct PassFlags: OptionSet {
  let rawValue: UInt32

  static let needsUpdateConstraints = PassFlags(rawValue: 1 << 0)
  static let descendantNeedsUpdateConstraints = PassFlags(rawValue: 1 << 1)
  static let needsLayout = PassFlags(rawValue: 1 << 2)
  static let descendantNeedsLayout = PassFlags(rawValue: 1 << 3)
  static let needsContentSize = PassFlags(rawValue: 1 << 4)
  /// The node or something below it has joined the tree and is not in its engine yet.
  static let needsEntry = PassFlags(rawValue: 1 << 5)
  /// Margins, baselines, insets or direction have changed since rows were lowered.
  static let needsLowering = PassFlags(rawValue: 1 << 6)
  /// The rows need different variables; used with ``needsLowering``.
  static let needsNewRows = PassFlags(rawValue: 1 << 10)
  /// For a host: rows have changed since the last solve.
  static let needsSolve = PassFlags(rawValue: 1 << 7)
  /// The next layout places every child, not only those in ``LayoutNode/movedChildren``.
  static let placesAllChildren = PassFlags(rawValue: 1 << 8)
  /// The view updates its constraints before each solve, whatever caused the solve.
  static let watchesSolves = PassFlags(rawValue: 1 << 12)
  /// Children keep their frames whatever their masks.
  static let keepsChildFrames = PassFlags(rawValue: 1 << 14)
  /// See ``LayoutNode/isPlacedByParent``.
  static let isPlacedByParent = PassFlags(rawValue: 1 << 20)
  /// The node is in its parent's ``LayoutNode/movedChildren``.
  static let hasMoved = PassFlags(rawValue: 1 << 9)
  /// See ``LayoutNode/waitsForConstraints``.
  static let waitsForConstraints = PassFlags(rawValue: 1 << 21)
  /// A subtree of the node is leaving it at this moment.
  static let surroundsWhatLeaves = PassFlags(rawValue: 1 << 13)
  /// The node enters the engine when all views of this round have updated their constraints, unless it leaves the tree before.
  static let entersAfterUpdates = PassFlags(rawValue: 1 << 15)
  /// A child may be placed by its mask; see ``LayoutNode/hasMaskedChildren``.
  static let mayHaveMaskedChild = PassFlags(rawValue: 1 << 16)
  /// A child may have a safe area or margins that follow from this node's. Never removed: few nodes have such children.
  static let mayHaveFollowingChild = PassFlags(rawValue: 1 << 17)
  static let needsUpdateProperties = PassFlags(rawValue: 1 << 18)
  static let descendantNeedsUpdateProperties = PassFlags(rawValue: 1 << 19)
  /// For a host: its view has been notified of pending work.
  static let hasAnnouncedPass = PassFlags(rawValue: 1 << 11)

  /// For a host: the update-constraints pass has something to do.
  static let pendingUpdate: PassFlags = [
    .descendantNeedsUpdateConstraints, .needsUpdateConstraints, .needsEntry, .needsSolve,
  ]
  /// The update-properties pass has something to do in the subtree.
  static let pendingProperties: PassFlags = [.needsUpdateProperties, .descendantNeedsUpdateProperties]
  /// The layout pass has something to do in the subtree.
  static let pendingLayout: PassFlags = [.needsLayout, .descendantNeedsLayout]
  /// For a host: any of the passes has something to do.
  static let pending = pendingUpdate.union(pendingLayout).union(pendingProperties)
}

/// The solver rows of a node itself, as opposed to its constraints.
struct NodeRows {
  var nonNegativeWidth: ConstraintID?
  var nonNegativeHeight: ConstraintID?
  /// Hosts: left, top, width, height. Autoresizing: left, right, top, bottom.
  var placement: [ConstraintID] = []

  /// The places of an axis's rows in ``placement``: the near edge, and the far edge or, for a host, the extent.
  static func places(_ axis: LayoutAxis, isHost: Bool) -> (near: Int, far: Int) {
    let first = axis == .horizontal ? 0 : isHost ? 1 : 2
    return (first, isHost ? first + 2 : first + 1)
  }

  var hugWidth: ConstraintID?
  var resistWidth: ConstraintID?
  var hugHeight: ConstraintID?
  var resistHeight: ConstraintID?
  /// The content size that the rows state.
  var contentSize = CGSize(width: LayoutNode.noIntrinsicMetric, height: LayoutNode.noIntrinsicMetric)
  /// The width for which the content's height was measured.
  var measuredWidth: CGFloat?
}
