import AutoLayout
import Foundation

/// The extents that the program has given a split view's panes. All sizes are computed from them, so that resizing the
/// split view back restores the panes.
@MainActor
struct SplitBase {
  private var entries: [(pane: ObjectIdentifier, extent: CGFloat)]

  /// The panes' present extents, or equal shares if all are 0.
  init(panes: [NSView], isVertical: Bool, space: CGFloat) {
    let extents = panes.map { pane in
      let size = pane.layoutNode.frame.size
      return max(0, isVertical ? size.width : size.height)
    }
    let isEmpty = extents.allSatisfy { $0 == 0 }
    entries = zip(panes, extents).map {
      (ObjectIdentifier($0), isEmpty ? space / CGFloat(panes.count) : $1)
    }
  }

  func extent(of pane: NSView) -> CGFloat { entries.first { $0.pane == ObjectIdentifier(pane) }?.extent ?? 0 }

  mutating func add(_ step: CGFloat, to pane: NSView) {
    guard let index = entries.firstIndex(where: { $0.pane == ObjectIdentifier(pane) }) else { return }
    entries[index].extent = max(0, entries[index].extent + step)
  }
}

/// Shares a split view's space among its panes.
@MainActor
struct SplitSolver {
  let split: NSSplitView
  let panes: [NSView]
  let base: SplitBase
  let space: CGFloat

  /// The extents in points, in whole pixels except for the last one.
  var extents: [CGFloat] {
    let limits = panes.map(limits)
    var extents = zip(panes, limits).map { pane, limits in
      min(max(base.extent(of: pane), limits.lowerBound), limits.upperBound)
    }
    let priorities = Set(panes.map { split.holdingPriority(of: $0) }).sorted()
    for priority in priorities {
      let group = panes.indices.filter {
        split.holdingPriority(of: panes[$0]) == priority && mayResize(panes[$0])
      }
      share(space - extents.reduce(0, +), among: group, &extents, limits)
    }
    let missing = space - extents.reduce(0, +)
    if let last = extents.indices.last { extents[last] = max(0, extents[last] + missing) }
    return rounded(extents)
  }

  private func mayResize(_ pane: NSView) -> Bool {
    split.delegate?.splitView(split, shouldAdjustSizeOfSubview: pane) ?? true
  }

  /// Shares space proportionally; panes that reach a limit leave the rest to the others.
  private func share(
    _ difference: CGFloat, among group: [Int], _ extents: inout [CGFloat], _ limits: [ClosedRange<CGFloat>]
  ) {
    var (open, left) = (group, difference)
    while !open.isEmpty, abs(left) > SplitSolver.tolerance {
      let total = open.reduce(0) { $0 + extents[$1] }
      var given: CGFloat = 0
      var stillOpen: [Int] = []
      for index in open {
        let part = total > 0 ? left * extents[index] / total : left / CGFloat(open.count)
        let range = limits[index]
        let new = min(max(extents[index] + part, range.lowerBound), range.upperBound)
        given += new - extents[index]
        if part > 0 ? new < range.upperBound : new > range.lowerBound { stillOpen.append(index) }
        extents[index] = new
      }
      left -= given
      guard stillOpen.count < open.count else { return }
      open = stillOpen
    }
  }

  private static let tolerance: CGFloat = 1e-6

  /// The extents that the pane's constraints allow, as far as they are stronger than a divider (490).
  private func limits(_ pane: NSView) -> ClosedRange<CGFloat> {
    guard pane.layoutNode.isInEngine || !pane.constraints.isEmpty else { return 0...max(space, 0) }
    let least = max(0, split.extent(fitting(pane, .zero)))
    guard pane.constraints.contains(where: isLimit) else { return least...max(least, space) }
    let whole = split.isVertical ? CGSize(width: space, height: 0) : CGSize(width: 0, height: space)
    return least...max(least, split.extent(fitting(pane, whole)))
  }

  private func isLimit(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.secondItem == nil && constraint.relation != .greaterThanOrEqual && constraint.countsInFitting
  }

  private func fitting(_ pane: NSView, _ wish: CGSize) -> CGSize {
    pane.layoutNode.fittingSize(wish, priorities: AxisPriorities(both: .dragThatCannotResizeWindow))
  }

  private func rounded(_ extents: [CGFloat]) -> [CGFloat] {
    let grid = split.backingGrid
    var position: CGFloat = 0
    return extents.indices.map { index in
      let start = grid.round(position)
      position += extents[index]
      return (index == extents.count - 1 ? space : grid.round(position)) - start
    }
  }
}
