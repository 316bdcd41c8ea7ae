import ConstraintSolver
import Foundation

/// Rows that are lowered again because something that they read has changed. The cost is that of the rows that may read
/// it, not of the tree's.
extension LayoutEngine {
  /// Lowers again what depends on margins, baselines, insets or direction of changed nodes. Rows made again may find more
  /// nodes that constraints cross.
  func lowerAgain() {
    while !nodesToLower.isEmpty { lowerOnce() }
  }

  private func lowerOnce() {
    // Some may have left the tree since.
    let nodes = nodesToLower.filter { ($0.slot?.engine ?? $0.host.hostedEngine) === self }
    nodesToLower = []
    for constraint in constraintsReading(nodes) { lowerAgain(constraint) }
    for node in placedBy(nodes) { replacePlacement(of: node) }
    for node in nodes {
      for guide in node.guides { replaceItemRows(of: guide) }
    }
    for node in nodes { node.flags.subtract([.needsLowering, .needsNewRows]) }
    for node in nodesToLower { node.flags.insert([.needsLowering, .needsNewRows]) }
  }

  /// The nodes and what is placed in them, in the order of their entry.
  private func placedBy(_ nodes: [LayoutNode]) -> [LayoutNode] {
    var found: [Int: LayoutNode] = [:]
    for node in nodes {
      if let slot = node.slot { found[slot.base] = node }
      for child in node.children where child.usesAutoresizing {
        if let slot = child.slot { found[slot.base] = child }
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  /// The constraints that hold or mention one of the nodes, or a view for whose baselines one stands, in the order of
  /// their entry: rows that are made again keep that order among themselves.
  private func constraintsReading(_ nodes: [LayoutNode]) -> [LayoutConstraintBase] {
    var found: [Int: LayoutConstraintBase] = [:]
    func note(_ constraint: LayoutConstraintBase) {
      // While a subtree is measured, those around it are in another engine.
      guard constraint.row != nil, constraint.holder?.slot?.engine === self else { return }
      found[constraint.token] = constraint
    }
    func noteMentions(of node: LayoutNode) {
      node.forEachItem { item in
        for constraint in item.mentioning { note(constraint) }
      }
    }
    for node in nodes {
      for constraint in node.constraints { note(constraint) }
      noteMentions(of: node)
      for reader in node.allBaselineReaders { noteMentions(of: reader) }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  /// Takes the rows out that speak of a node which leaves by the baselines of another one, a superview's as a rule. They
  /// are made again for the text that stands for those baselines then.
  func removeRowsReadingBaselines(of node: LayoutNode) {
    guard !node.baselineReaders.isEmpty else { return }
    for reader in node.allBaselineReaders {
      for constraint in reader.mentioning where constraint.row != nil && constraint.spec.speaksOfBaselines {
        removeRow(of: constraint)
        pendingConstraints.append(constraint)
      }
    }
  }

  /// Keeps the row where only its constant is another: a row made again would be the last in its rank, and might be
  /// broken where it was not before.
  private func lowerAgain(_ constraint: LayoutConstraintBase) {
    if constraint.mentionsNode(with: .needsNewRows) {
      removeRow(of: constraint)
      addRow(of: constraint)
    } else {
      constantDidChange(of: constraint)
    }
  }
}

extension ConstraintSpec {
  fileprivate var speaksOfBaselines: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline || starts?.first?.attribute.isBaseline == true
      || starts?.second?.attribute.isBaseline == true
  }
}

extension LayoutConstraintBase {
  fileprivate final func mentionsNode(with flag: PassFlags) -> Bool {
    spec.firstItem?.isOrReadsNode(with: flag) == true || spec.secondItem?.isOrReadsNode(with: flag) == true
      || holder?.flags.contains(flag) == true
      || spec.starts != nil && spec.furtherItems.contains { $0.isOrReadsNode(with: flag) }
  }
}

extension LayoutItem {
  /// True if the item's node has the flag, or a node whose baselines stand for its own.
  fileprivate func isOrReadsNode(with flag: PassFlags) -> Bool {
    guard let node else { return false }
    return node.isOnWayToText(isFirst: true) { $0.flags.contains(flag) }
      || node.isOnWayToText(isFirst: false) { $0.flags.contains(flag) }
  }
}
