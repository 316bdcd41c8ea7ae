import ConstraintSolver
import Foundation

/// Makes rows again when a value that they read has changed. The cost is proportional to the rows that may read it, not
/// to the size of the tree.
extension LayoutEngine {
  /// Makes the rows again that depend on margins, baselines, insets or direction of changed nodes. This may find more
  /// nodes that constraints cross.
  func lowerAgain() {
    while !nodesToLower.isEmpty { lowerOnce() }
  }

  private func lowerOnce() {
    // Some may have left the tree in the meantime.
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

  /// The nodes and the items placed in them, in the order in which they entered the engine.
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

  /// The constraints that are held by or mention one of the nodes, or a view that takes its baselines from one, in the
  /// order in which they entered the engine. Rows that are made again keep that order.
  private func constraintsReading(_ nodes: [LayoutNode]) -> [LayoutConstraintBase] {
    var found: [Int: LayoutConstraintBase] = [:]
    func note(_ constraint: LayoutConstraintBase) {
      // While a subtree is measured, the nodes around it are in another engine.
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

  /// Removes rows that refer to a leaving node through the baselines of another node, usually its superview. They are
  /// made again for the text that then provides those baselines.
  func removeRowsReadingBaselines(of node: LayoutNode) {
    guard !node.baselineReaders.isEmpty else { return }
    for reader in node.allBaselineReaders {
      for constraint in reader.mentioning where constraint.row != nil && constraint.spec.speaksOfBaselines {
        removeRow(of: constraint)
        pendingConstraints.append(constraint)
      }
    }
  }

  /// Keeps the row if only its constant has changed: a new row would be the last of its priority, and might be broken
  /// where the old one was not.
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
  /// True if the item's node has the flag, or a node that provides its baselines.
  fileprivate func isOrReadsNode(with flag: PassFlags) -> Bool {
    guard let node else { return false }
    return node.isOnWayToText(isFirst: true) { $0.flags.contains(flag) }
      || node.isOnWayToText(isFirst: false) { $0.flags.contains(flag) }
  }
}
