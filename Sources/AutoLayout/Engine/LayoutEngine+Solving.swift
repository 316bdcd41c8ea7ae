import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// How often text may be measured anew for its width in one solve. Heights hardly ever move widths, so the second
  /// round finds nothing to do; the bound is for constraints that tie them in a circle.
  private static let textRounds = 8
  /// Widths closer than this, in points, measure the same text.
  private static let widthTolerance: CGFloat = 1e-6

  /// Solves what has changed, measures text at the widths found, and marks the superviews of whatever moved.
  func solve(marksMovedItems: Bool = true) {
    host.flags.remove(.needsSolve)
    settle()
    if restOpenNewcomers() { settle() }
    if marksMovedItems { markMovedItems() }
    reportNewConflicts()
  }

  private func settle() {
    for _ in 0..<Self.textRounds {
      solver.solve()
      guard measureWrappingText() else { break }
    }
  }

  /// Returns true if some content's height has changed.
  private func measureWrappingText() -> Bool {
    var changed = false
    for reference in wrappingNodes {
      let node = reference.takeUnretainedValue()
      guard let slot = node.slot, let view = node.view else { continue }
      let extent = solver.value(of: slot.right) - solver.value(of: slot.left)
      let width = CGFloat(extent / units(around: node, .horizontal))
      if let measured = node.rows.measuredWidth, abs(measured - width) < Self.widthTolerance { continue }
      node.rows.measuredWidth = width
      let height = view.contentSize(forWidth: width).height
      guard height != node.rows.contentSize.height else { continue }
      setContentExtent(height, .vertical, of: node, slot: slot)
      changed = true
    }
    return changed
  }

  private func markMovedItems() {
    solver.takeChangedVariables { variable in
      guard let item = item(at: variable.index / EngineSlot.width) else { return }
      if let node = item as? LayoutNode {
        node.noteMove(needsLayout: true)
      } else {
        item.node?.setNeedsLayout()
      }
    }
  }

  /// An item's rectangle as the engine has it, in `node`'s coordinates: the alignment rectangle, not rounded.
  func rectangle(of item: LayoutItem, relativeTo node: LayoutNode) -> CGRect? {
    guard let slot = item.slot, slot.engine === self else { return nil }
    let origin = frameOrigin(of: node)
    let left = CGFloat(solver.value(of: slot.left))
    let top = CGFloat(solver.value(of: slot.top))
    let x = CGFloat(units(inside: node, .horizontal))
    let y = CGFloat(units(inside: node, .vertical))
    return CGRect(
      x: (left - origin.x) / x, y: (top - origin.y) / y,
      width: (CGFloat(solver.value(of: slot.right)) - left) / x,
      height: (CGFloat(solver.value(of: slot.bottom)) - top) / y)
  }

  /// Where a node's coordinate system starts, in the host's coordinates. Nodes outside the engine lie where their
  /// frames say.
  private func frameOrigin(of node: LayoutNode) -> CGPoint {
    var offset = CGPoint.zero
    var current = node
    while current.slot?.engine !== self, let parent = current.parent {
      offset.x += current.frame.minX
      offset.y += current.frame.minY
      current = parent
    }
    guard let slot = current.slot else { return offset }
    let insets = current.alignmentInsets
    let x = CGFloat(units(around: current, .horizontal))
    let y = CGFloat(units(around: current, .vertical))
    offset.x += CGFloat(solver.value(of: slot.left)) - insets.left * x
    offset.y += CGFloat(solver.value(of: slot.top)) - insets.top * y
    return offset
  }

  /// True if some other place or size of the item would satisfy the constraints equally well.
  public func isAmbiguous(_ item: LayoutItem) -> Bool {
    guard let slot = item.slot, slot.engine === self else { return false }
    let open = openVariables()
    return [slot.left, slot.right, slot.top, slot.bottom].contains(where: open.contains)
  }

  /// What of the item's rectangle could be otherwise: with an open near edge its place on the axis, with only the far
  /// one open its extent.
  public func ambiguity(of item: LayoutItem, _ axis: LayoutAxis) -> (near: Bool, far: Bool) {
    guard let slot = item.slot, slot.engine === self else { return (false, false) }
    let open = openVariables()
    return switch axis {
    case .horizontal: (open.contains(slot.left), open.contains(slot.right))
    case .vertical: (open.contains(slot.top), open.contains(slot.bottom))
    }
  }

  /// The required constraints that do not fit with the others and are left out, each with what it contradicts.
  public var conflicts: [LayoutConflict] {
    solver.brokenConstraints.map { broken in
      LayoutConflict(
        broken: member(broken.id), members: broken.conflict.map(member).filter { !$0.isFoundation })
    }
  }

  private func member(_ id: ConstraintID) -> LayoutConflict.Member {
    switch RowOwner(token: solver.token(of: id)) {
    case .constraint(let index): constraint(at: index).map { .constraint($0) } ?? .foundation
    case .nonNegative: .foundation
    case .placement(let index):
      (item(at: index) as? LayoutNode).map { $0 === host ? .host($0) : .autoresizing($0) } ?? .foundation
    case .content, .rest: .foundation
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
    /// A rule of the engine's own, which reports do not name.
    case foundation

    var isFoundation: Bool {
      if case .foundation = self { return true }
      return false
    }
  }

  /// What was left out.
  public var broken: Member
  /// An irreducible set, the broken one included: without any one of them the rest could hold.
  public var members: [Member]
}
