/// The nodes whose baselines stand for another node's.
final class LentBaselines {
  weak var first: LayoutNode?
  weak var last: LayoutNode?
}

struct WeakNode {
  weak var node: LayoutNode?
}

extension LayoutNode {
  /// The node whose baselines stand for this one's (`forFirstBaselineLayout`), if not its own.
  public var firstBaselineNode: LayoutNode? {
    get { lentBaselines?.first }
    set { if newValue != nil || lentBaselines != nil { lend(newValue, \.first) } }
  }

  /// The same for the last baseline.
  public var lastBaselineNode: LayoutNode? {
    get { lentBaselines?.last }
    set { if newValue != nil || lentBaselines != nil { lend(newValue, \.last) } }
  }

  private func lend(_ node: LayoutNode?, _ path: ReferenceWritableKeyPath<LentBaselines, LayoutNode?>) {
    let old = lentBaselines?[keyPath: path]
    guard node !== old else { return }
    old?.baselineReaders.removeAll { $0.node === self || $0.node == nil }
    let lent = lentBaselines ?? LentBaselines()
    lentBaselines = lent
    lent[keyPath: path] = node
    for reader in [lent.first, lent.last].compactMap({ $0 }) where !reader.isRead(by: self) {
      reader.baselineReaders.append(WeakNode(node: self))
    }
    geometryDidChange(isStructural: true)
  }

  private func isRead(by node: LayoutNode) -> Bool { baselineReaders.contains { $0.node === node } }
}
