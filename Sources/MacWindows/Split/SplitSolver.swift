import AutoLayout
import Foundation

/// The extents that a split view's panes have by the program's will: every size of the split view is worked out from them,
/// so that sizes changed and back leave no trace.
@MainActor
struct SplitBase {
  private var entries: [(pane: ObjectIdentifier, extent: CGFloat)]

  /// Starts from the panes' present extents, or from equal shares where all are 0.
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

  /// In points, whole pixels but for the last.
  var extents: [CGFloat] {
    var extents = panes.map { base.extent(of: $0) }
    let least = panes.map(minimum)
    for index in extents.indices { extents[index] = max(extents[index], least[index]) }
    let priorities = Set(panes.map { split.holdingPriority(of: $0) }).sorted()
    for priority in priorities {
      let group = panes.indices.filter {
        split.holdingPriority(of: panes[$0]) == priority && mayResize(panes[$0])
      }
      share(space - extents.reduce(0, +), among: group, &extents, least)
    }
    let missing = space - extents.reduce(0, +)
    if let last = extents.indices.last { extents[last] = max(0, extents[last] + missing) }
    return rounded(extents)
  }

  private func mayResize(_ pane: NSView) -> Bool {
    split.delegate?.splitView(split, shouldAdjustSizeOfSubview: pane) ?? true
  }

  /// Proportionally; panes that reach their least extent leave the rest to the others.
  private func share(
    _ difference: CGFloat, among group: [Int], _ extents: inout [CGFloat], _ least: [CGFloat]
  ) {
    var (open, left) = (group, difference)
    while !open.isEmpty, abs(left) > SplitSolver.tolerance {
      let total = open.reduce(0) { $0 + extents[$1] }
      var given: CGFloat = 0
      var stillOpen: [Int] = []
      for index in open {
        let part = total > 0 ? left * extents[index] / total : left / CGFloat(open.count)
        let new = max(least[index], extents[index] + part)
        given += new - extents[index]
        if new > least[index] || part > 0 { stillOpen.append(index) }
        extents[index] = new
      }
      left -= given
      guard stillOpen.count < open.count else { return }
      open = stillOpen
    }
  }

  private static let tolerance: CGFloat = 1e-6

  /// The space that the pane's own constraints need.
  private func minimum(_ pane: NSView) -> CGFloat {
    guard pane.layoutNode.isInEngine || !pane.constraints.isEmpty else { return 0 }
    let size = pane.layoutNode.fittingSize(.zero, priorities: AxisPriorities(both: .fittingSizeCompression))
    return max(0, split.extent(size))
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

/// The place of a pane under constraints, as constraints of the split view.
@MainActor
final class PanePlacement {
  private var constraints: [NSLayoutConstraint] = []

  /// Every side is measured from the split view's upper left corner: a width of the pane's own would count among what its
  /// content needs.
  init(_ pane: NSView, in split: NSSplitView) {
    let sides: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, String)] = [
      (.left, .left, "NSSplitView-Pane-Left"), (.top, .top, "NSSplitView-Pane-Top"),
      (.right, .left, "NSSplitView-Pane-Right"), (.bottom, .top, "NSSplitView-Pane-Bottom"),
    ]
    constraints = sides.map { side, origin, identifier in
      let constraint = NSLayoutConstraint(
        item: pane, attribute: side, relatedBy: .equal, toItem: split, attribute: origin, multiplier: 1,
        constant: 0)
      constraint.identifier = identifier
      constraint.kind = .system
      constraint.priority = Self.priority
      return constraint
    }
  }

  /// Just below what is required, so that a pane's own constraints win.
  private static let priority = NSLayoutConstraint.Priority(999)

  func place(at frame: CGRect) {
    let sides = [frame.minX, frame.minY, frame.minX + frame.size.width, frame.minY + frame.size.height]
    for (constraint, value) in zip(constraints, sides) {
      if constraint.constant != value { constraint.constant = value }
      if !constraint.isActive { constraint.isActive = true }
    }
  }

  func release() {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// Has a say in a split view's panes. (Apple, `NSSplitViewDelegate`.)
@preconcurrency @MainActor
public protocol NSSplitViewDelegate: AnyObject {
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize)
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
  func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect
  func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect
  func splitViewWillResizeSubviews(_ notification: Notification)
  func splitViewDidResizeSubviews(_ notification: Notification)
}

/// AppKit's answers where a delegate leaves a method out.
extension NSSplitViewDelegate {
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  public func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedPosition }
  public func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) {
    splitView.adjustSubviews()
  }
  public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool { true }
  public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { false }
  public func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  public func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int)
    -> NSRect
  {
    .zero
  }
  public func splitViewWillResizeSubviews(_ notification: Notification) {}
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
