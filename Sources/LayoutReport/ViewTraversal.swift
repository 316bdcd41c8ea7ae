import AutoLayout

/// Walks a view tree from its root down, children in drawing order. Iterative, since trees may be 10,000 levels deep.
struct ViewTraversal: Sequence, IteratorProtocol {
  enum Event {
    /// A view, before its children. The root's depth is 0.
    case enter(ViewSnapshot, depth: Int)
    /// The same view, after its children.
    case leave
  }

  private var pending: ViewSnapshot?
  /// The remaining children of each view that was entered and not yet left.
  private var remaining: [ArraySlice<ViewSnapshot>] = []

  init(_ root: ViewSnapshot) { pending = root }

  mutating func next() -> Event? {
    if let view = pending {
      pending = nil
      remaining.append(view.children[...])
      return .enter(view, depth: remaining.count - 1)
    }
    guard var children = remaining.popLast() else { return nil }
    guard let child = children.popFirst() else { return .leave }
    remaining.append(children)
    pending = child
    return next()
  }
}
