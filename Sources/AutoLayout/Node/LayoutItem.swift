import ConstraintSolver
import Foundation

/// Something that constraints can refer to: the node of a view or of a layout guide.
///
/// An item refers to its owner (the façade's view or guide) weakly; constraints and anchors keep items alive.
///
/// Items, constraints and engines belong to one thread at a time, and none of their properties is read while it is being
/// changed. Those that are read for each view or constraint have no exclusivity checks at run time (`@exclusivity(unchecked)`): with
/// them, building, laying out, resizing and freeing a tree takes 1.87 times as many instructions (`Benchmarks/RESULTS-layout.md`,
/// “Checks of exclusive access”).
public class LayoutItem {
  /// The façade's object, or nil once it is gone.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var owner: AnyObject?
  /// The active constraints that mention this item.
  @exclusivity(unchecked) final var mentions = Mentions()
  /// The rows that give the item's default position and size if constraints leave them open.
  final var defaultRows: [ConstraintID] = []

  /// The item's four edge variables, when the engine has them.
  @exclusivity(unchecked) final var slot: EngineSlot?

  /// True if the item's edges are its variables in every constraint: not for scroll views, which may mean their content,
  /// nor for guides that are insets of a view.
  @exclusivity(unchecked) final var isPlain = true

  /// True if an active constraint that mentions the item may have no row yet, because its items were in different trees.
  final var hasWaitingMentions = false

  /// For a node: its parent, for reading it without counting references. Nil for guides.
  @exclusivity(unchecked) final var parentReference: BorrowedReference<LayoutNode>?

  init(owner: AnyObject?) { self.owner = owner }

  /// Whether the item is a node directly in another one.
  @inline(__always)
  final func isChild(of other: LayoutItem) -> Bool {
    parentReference?.toOpaque() == BorrowedReference.passUnretained(other).toOpaque()
  }

  /// Whether the item is a node directly in another one.
  @inline(__always)
  final func isChild(of other: BorrowedReference<LayoutNode>) -> Bool {
    parentReference?.toOpaque() == other.toOpaque()
  }

  /// The node whose coordinate system and reading direction apply: the view itself, or a guide's owning view.
  public var node: LayoutNode? { nil }

  /// Whether the engine has edges for the item. For a guide, this is true if any constraint mentions it.
  public final var hasEdges: Bool { slot != nil }

  /// Forgets the owner at once, where ``ownerWillDeinitialize()`` follows on the thread of the tree.
  package func forgetOwner() { owner = nil }

  /// Called by the owner when it is deallocated. The item may live on in constraints and anchors.
  public func ownerWillDeinitialize() {
    LayoutRecorder.current?.forget(self)
    owner = nil
  }

  /// Sets the owner, for items that exist before it.
  public final func adopt(owner: AnyObject) { self.owner = owner }
}

/// The place of an item's edges in an engine's solver: left, right, top and bottom are four consecutive variables.
struct EngineSlot {
  unowned(unsafe) let engine: LayoutEngine
  let base: Int
  /// For a node: true if a constraint that an ancestor holds refers to an item inside it.
  var isCrossed = false

  var left: Variable { Variable(index: base) }
  var right: Variable { Variable(index: base + 1) }
  var top: Variable { Variable(index: base + 2) }
  var bottom: Variable { Variable(index: base + 3) }

  /// The number of variables of an item.
  static let width = 4
  /// The index of the right edge among them; the left edge comes first.
  static let rightEdge = 1

  /// Whether it is the index of a right or bottom edge.
  static func isFar(_ edge: Int) -> Bool { edge % 2 == 1 }
}
