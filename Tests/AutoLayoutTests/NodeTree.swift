import AutoLayout

extension LayoutNode {
  /// Takes the tree apart, as a view does that goes away with its subviews: nodes and the constraints that they hold keep
  /// each other until an owner says so.
  func letGo() {
    var nodes: [LayoutNode] = []
    forEachInSubtree { nodes.append($0) }
    for node in nodes { node.ownerWillDeinitialize() }
  }
}
