import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The number of times that one solve may measure text again for its width. Heights rarely affect widths, so the second
  /// round usually finds nothing to do; the limit is for constraints that make them depend on each other.
  private static let textRounds = 8
  /// If a width changes by less than this, in points, the text is not measured again.
  private static let widthTolerance: CGFloat = 1e-6

  /// Solves what has changed, measures text at the widths found, and marks the superviews of moved items.
  func solve(marksMovedItems: Bool = true) {
    host.flags.remove(.needsSolve)
    settle()
    if addAmbiguityDefaults() { settle() }
    if marksMovedItems { markMovedItems() }
    changes.removeAll()
    reportNewConflicts()
  }

  private func settle() {
    for _ in 0..<Self.textRounds {
      solver.solve()
      takeChanges()
      guard measureWrappingText() else { break }
    }
  }

  /// Copies the values that have changed, and notes the items that they belong to.
  private func takeChanges() {
    solver.takeChangedValues { variable, value in
      // A query in the meantime, such as a trace's, may have added variables of its own.
      guard variable.index < values.count else { return }
      values[variable.index] = value
      let index = variable.index / EngineSlot.width
      let edge = variable.index % EngineSlot.width
      changes.note(index, edge)
      guard edge <= EngineSlot.rightEdge, wraps(index) else { return }
      textsToMeasure.append(index)
    }
  }

  /// Measures texts again whose width may have changed. Returns true if some content's height has changed.
  ///
  /// Heights are set after all widths are read: a change in between would make the solver solve once for each text.
  private func measureWrappingText() -> Bool {
    let texts = textsToMeasure
    textsToMeasure = []
    var changed = false
    for index in texts {
      guard let node = item(at: index) as? LayoutNode, node.contentHeightDependsOnWidth, sizesToContent(node)
      else { continue }
      if measureWrappingText(of: node) { changed = true }
    }
    return changed
  }

  private func measureWrappingText(of node: LayoutNode) -> Bool {
    guard let slot = node.slot, let view = node.view else { return false }
    let extent = values[slot.base + EngineSlot.rightEdge] - values[slot.base]
    let width = CGFloat(extent / units(around: node, .horizontal))
    if let measured = node.rows.measuredWidth, abs(measured - width) < Self.widthTolerance { return false }
    node.rows.measuredWidth = width
    tally.measurements += 1
    let height = view.contentSize(forWidth: width).height
    guard height != node.rows.contentSize.height else { return false }
    setContentExtent(height, .vertical, of: node, slot: slot)
    return true
  }

  /// Marks what layout has to place: items whose frame in their superview has changed. A view that moves together with its
  /// superview keeps its frame, and its superview needs no layout.
  private func markMovedItems() {
    var around = CoordinateCache()
    for index in changes.items where index < items.count {
      items[index]?._withUnsafeGuaranteedRef { markIfMoved($0, at: index, &around) }
    }
  }

  private func markIfMoved(_ item: LayoutItem, at index: Int, _ around: inout CoordinateCache) {
    guard let node = item as? LayoutNode else {
      item.node?.setNeedsLayout()
      return
    }
    markIfMoved(node, &around)
    guard changes.hasMovedOrigin(index), !isOrigin(node) else { return }
    for child in node.children {
      // A view that does not move with its superview has a new frame, too.
      guard let slot = child.slot, !changes.contains(slot.base / EngineSlot.width) else { continue }
      markIfMoved(child, &around)
    }
  }

  /// The last coordinate system, cached because siblings mostly move one after the other.
  private struct CoordinateCache {
    var parent: UnsafeMutableRawPointer?
    var coordinates = LayoutCoordinates(origin: .zero, unit: .identity)
  }

  private func markIfMoved(_ node: LayoutNode, _ around: inout CoordinateCache) {
    guard let parent = node.parentReference, let slot = node.slot else { return }
    if around.parent != parent.toOpaque() {
      around = CoordinateCache(
        parent: parent.toOpaque(), coordinates: parent._withUnsafeGuaranteedRef { coordinates(of: $0) })
    }
    guard !frame(of: node, slot, in: around.coordinates).isSame(as: node.frame) else { return }
    node.noteMove(needsLayout: true)
  }

  /// The engine's rectangle for a node itself or for one of its guides, in the node's coordinates: the alignment rectangle,
  /// not rounded.
  func rectangle(of item: LayoutItem, relativeTo node: LayoutNode) -> CGRect? {
    guard let slot = item.slot, slot.engine === self else { return nil }
    return rectangle(slot, in: coordinates(of: node))
  }

  /// The engine's frame for a node, rounded to pixels.
  func frame(of node: LayoutNode, _ slot: EngineSlot, in coordinates: LayoutCoordinates) -> CGRect {
    pixelGrid.round(node.alignmentInsets.outset(rectangle(slot, in: coordinates)))
  }

  private func rectangle(_ slot: EngineSlot, in coordinates: LayoutCoordinates) -> CGRect {
    let left = CGFloat(values[slot.base])
    let right = CGFloat(values[slot.base + 1])
    let top = CGFloat(values[slot.base + 2])
    let bottom = CGFloat(values[slot.base + 3])
    let (origin, x, y) = (coordinates.origin, coordinates.unit.x, coordinates.unit.y)
    return CGRect(
      x: (left - origin.x) / x, y: (top - origin.y) / y, width: (right - left) / x, height: (bottom - top) / y
    )
  }

  /// True if some other place or size of the item would satisfy the constraints equally well.
  public func isAmbiguous(_ item: LayoutItem) -> Bool {
    guard let slot = item.slot, slot.engine === self else { return false }
    let open = openVariables()
    return [slot.left, slot.right, slot.top, slot.bottom].contains(where: open.contains)
  }

  /// The ambiguous parts of the item's rectangle on the axis. If the near edge is undetermined, so is the position; if only
  /// the far edge is, so is the extent.
  public func ambiguity(of item: LayoutItem, _ axis: LayoutAxis) -> (near: Bool, far: Bool) {
    guard let slot = item.slot, slot.engine === self else { return (false, false) }
    let open = openVariables()
    return switch axis {
    case .horizontal: (open.contains(slot.left), open.contains(slot.right))
    case .vertical: (open.contains(slot.top), open.contains(slot.bottom))
    }
  }

  /// The required constraints that contradict others and are left out, each with the members of its conflict.
  public var conflicts: [LayoutConflict] {
    solver.brokenConstraints.map { broken in
      LayoutConflict(
        broken: member(broken.id), members: broken.conflict.map(member).filter { !$0.isFoundation },
        violation: solver.violation(of: broken.id))
    }
  }

  /// The number of ``conflicts``.
  package var conflictCount: Int { solver.brokenConstraintCount }

  private func member(_ id: ConstraintID) -> LayoutConflict.Member {
    switch RowOwner(token: solver.token(of: id)) {
    case .constraint(let index): constraint(at: index).map { .constraint($0) } ?? .engineInvariant
    case .nonNegative: .engineInvariant
    case .placement(let index):
      (item(at: index) as? LayoutNode).map { $0 === host ? .host($0) : .autoresizing($0) } ?? .engineInvariant
    case .content, .ambiguityDefault: .engineInvariant
    }
  }
}

/// Required constraints that cannot all hold, and the one that was left out.
public struct LayoutConflict {
  /// Something that takes part in a conflict.
  public enum Member {
    case constraint(LayoutConstraintBase)
    /// A view's frame and mask.
    case autoresizing(LayoutNode)
    /// The topmost view's frame.
    case host(LayoutNode)
    /// A rule of the engine itself, which reports do not name.
    case engineInvariant

    var isFoundation: Bool {
      if case .engineInvariant = self { return true }
      return false
    }
  }

  /// The constraint that the engine dropped.
  public var broken: Member
  /// An irreducible set, including the broken member: if any one of them were removed, the rest could hold.
  public var members: [Member]
  /// The distance by which the layout violates the broken constraint, in points.
  public var violation: Double
}
