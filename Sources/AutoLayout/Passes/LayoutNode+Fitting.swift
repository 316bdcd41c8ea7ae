import ConstraintSolver
import Foundation

extension LayoutNode {
  /// The size that the constraints in this subtree require, given a target for each axis (`systemLayoutSizeFitting`).
  ///
  /// Measured in a separate engine, in which the node is the host and the target replaces its frame; frames and the tree's
  /// own engine stay as they are. O(subtree) rows are made and discarded.
  ///
  /// - Parameters:
  ///   - wish: the target size, in points.
  ///   - priorities: the priority of the target on each axis.
  ///   - leftOut: constraints to ignore, because they depend on the result.
  public func fittingSize(
    _ wish: CGSize, priorities: AxisPriorities, leavingOut leftOut: [LayoutConstraintBase] = []
  ) -> CGSize {
    prepareForFitting()
    return recorded(.fitting) { measuredFittingSize(wish, priorities: priorities, leavingOut: leftOut) }
  }

  /// The size that the tree's constraints give its topmost node, in points, rounded up to pixels. It differs from its
  /// frame's only if ``hostSizePriority`` allows that, or if no mask places the node. Brings constraints up to date. A
  /// tree without constraints costs nothing.
  public func requiredHostSize() -> CGSize {
    let host = self.host
    guard host.hostSizePriority != nil || !host.usesAutoresizing else { return host.frame.size }
    host.engine.conflictHolds += 1
    host.updateConstraintsIfNeeded()
    host.engine.conflictHolds -= 1
    let engine = host.engine
    guard host.slot != nil, engine.includesUnmentioned else { return host.frame.size }
    guard let rect = engine.rectangle(of: host, relativeTo: host) else { return host.frame.size }
    let grid = engine.pixelGrid
    let frame = host.alignmentInsets.outset(rect)
    return CGSize(width: grid.roundUp(frame.width), height: grid.roundUp(frame.height))
  }

  /// Conflicts with the subtree's current size are irrelevant to measuring: they are reported if a layout finds them.
  private func prepareForFitting() {
    updatePropertiesIfNeeded()
    let engine = self.engine
    // A view that measures another while it updates its own constraints is not done: those around it must wait for it.
    guard !engine.isRunningUpdates else { return runUpdatesOfSubtree() }
    engine.conflictHolds += 1
    updateConstraintsIfNeeded()
    engine.conflictHolds -= 1
  }

  private func runUpdatesOfSubtree() {
    var marked: [LayoutNode] = []
    forEachInSubtree { if $0.flags.contains(.needsUpdateConstraints) { marked.append($0) } }
    for node in marked.reversed() { node.runPendingUpdate(countedIn: host.hostedEngine) }
  }

  private func measuredFittingSize(
    _ wish: CGSize, priorities: AxisPriorities, leavingOut leftOut: [LayoutConstraintBase]
  ) -> CGSize {
    let grid = self.engine.pixelGrid
    let engine = LayoutEngine(host: self, pixelGrid: grid, hosting: .fitting(wish, priorities))
    engine.leftOut = leftOut
    let setAside = DetachedPlacements(subtree: self)
    defer { setAside.restore() }
    forEachInSubtree { engine.enter($0) }
    engine.flush()
    engine.solve(marksMovedItems: false)
    guard slot != nil else { return .zero }
    let rect = engine.rectangle(of: self, relativeTo: self) ?? .zero
    return CGSize(width: grid.roundUp(rect.width), height: grid.roundUp(rect.height))
  }
}

/// The state that binds a subtree to its engine, kept while another engine measures it.
private struct DetachedPlacements {
  private var nodes: [(node: LayoutNode, slot: EngineSlot?, rows: NodeRows, flags: PassFlags)] = []
  private var guides: [(guide: LayoutGuideNode, slot: EngineSlot?, rows: [ConstraintID])] = []
  private var constraints:
    [(constraint: LayoutConstraintBase, row: ConstraintID?, defaultRow: ConstraintID?, token: Int)] = []
  /// Default rows of ambiguous items.
  private var defaultedAxes: [(item: LayoutItem, rows: [ConstraintID])] = []

  init(subtree: LayoutNode) {
    var nodes: [LayoutNode] = []
    subtree.forEachInSubtree { nodes.append($0) }
    for node in nodes { setAside(node) }
  }

  private mutating func setAside(_ node: LayoutNode) {
    nodes.append((node, node.slot, node.rows, node.flags))
    node.slot = nil
    node.rows = NodeRows()
    for guide in node.guides {
      guides.append((guide, guide.slot, guide.rows))
      guide.slot = nil
      guide.rows = []
    }
    node.forEachItem { item in
      if !item.defaultRows.isEmpty {
        defaultedAxes.append((item, item.defaultRows))
        item.defaultRows = []
      }
      for constraint in item.mentioning {
        guard constraint.row != nil else { continue }
        constraints.append((constraint, constraint.row, constraint.defaultRow, constraint.token))
        constraint.row = nil
        constraint.defaultRow = nil
      }
    }
  }

  func restore() {
    for entry in nodes {
      entry.node.slot = entry.slot
      entry.node.rows = entry.rows
      entry.node.flags = entry.flags
    }
    for entry in guides {
      entry.guide.slot = entry.slot
      entry.guide.rows = entry.rows
    }
    for entry in nodes {
      entry.node.forEachItem { item in
        item.defaultRows = []
        for constraint in item.mentioning {
          constraint.row = nil
          constraint.defaultRow = nil
        }
      }
    }
    for entry in defaultedAxes { entry.item.defaultRows = entry.rows }
    for entry in constraints {
      entry.constraint.row = entry.row
      entry.constraint.defaultRow = entry.defaultRow
      entry.constraint.token = entry.token
    }
  }
}
