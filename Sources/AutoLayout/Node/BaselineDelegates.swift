/// The nodes whose baselines a node uses instead of its own.
final class BaselineDelegates {
  weak var first: LayoutNode?
  weak var last: LayoutNode?
}

struct WeakNode {
  weak var node: LayoutNode?
}

extension LayoutNode {
  /// The node that provides this node's first baseline (`forFirstBaselineLayout`), if not the node itself.
  public var firstBaselineNode: LayoutNode? {
    get { baselineDelegates?.first }
    set { if newValue != nil || baselineDelegates != nil { setBaselineDelegate(newValue, \.first) } }
  }

  /// The same for the last baseline.
  public var lastBaselineNode: LayoutNode? {
    get { baselineDelegates?.last }
    set { if newValue != nil || baselineDelegates != nil { setBaselineDelegate(newValue, \.last) } }
  }

  private func setBaselineDelegate(
    _ node: LayoutNode?, _ path: ReferenceWritableKeyPath<BaselineDelegates, LayoutNode?>
  ) {
    let old = baselineDelegates?[keyPath: path]
    guard node !== old else { return }
    old?.baselineReaders.removeAll { $0.node === self || $0.node == nil }
    let lent = baselineDelegates ?? BaselineDelegates()
    baselineDelegates = lent
    lent[keyPath: path] = node
    for reader in [lent.first, lent.last].compactMap({ $0 }) where !reader.isRead(by: self) {
      reader.baselineReaders.append(WeakNode(node: self))
    }
    geometryDidChange(isStructural: true)
  }

  /// The nodes whose baselines this node provides, possibly through several steps: a stack's text may be in a nested
  /// stack.
  var allBaselineReaders: [LayoutNode] {
    var found: [LayoutNode] = []
    var pending = baselineReaders
    while let next = pending.popLast() {
      guard let reader = next.node, reader !== self, !found.contains(where: { $0 === reader }) else {
        continue
      }
      found.append(reader)
      pending += reader.baselineReaders
    }
    return found
  }

  private func isRead(by node: LayoutNode) -> Bool { baselineReaders.contains { $0.node === node } }
}
