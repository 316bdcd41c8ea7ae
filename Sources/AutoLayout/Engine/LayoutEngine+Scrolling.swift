import ConstraintSolver
import Foundation

/// An item's place with respect to scrolling: at the frame of a view, or in the content that the view scrolls.
enum ScrollPlace {
  /// The view itself, or a guide that keeps its place in the view's frame while the content is scrolled.
  case frame(of: LayoutNode)
  /// In the content of the view.
  case content(of: LayoutNode)

  init(of node: LayoutNode) { self = .frame(of: node) }
}

extension ScrollPlace {
  /// The place of a guide that is in a view.
  init(of guide: LayoutGuideNode, in node: LayoutNode) {
    self = guide.scrollsWithContent ? .content(of: node) : .frame(of: node)
  }
}

/// Constraints and scrolled content.
///
/// Constraints relate positions on the screen, except that a scroll view's edges mean its content in constraints to views
/// inside it (Apple, Technical Note TN2154; Auto Layout Guide, "Working with Scroll Views"). Variables count as if
/// nothing were scrolled, so constraints inside the content never change: the origins of bounds are constants of the rows
/// that cross a scrolled view's border, and the cost of scrolling is proportional to the number of these rows.
extension LayoutEngine {
  /// The distance by which scrolling has moved an item to the left or up, in the coordinates inside `scope` and the
  /// host's units.
  func scrolledDistance(of place: ScrollPlace, inside scope: LayoutNode?, _ axis: LayoutAxis) -> Double {
    switch place {
    case .content(let node): return scrolledDistance(from: node, to: scope, axis)
    case .frame(let node) where node === scope: return -boundsOrigin(of: node, axis)
    case .frame(let node): return scrolledDistance(from: node === host ? nil : node.parent, to: scope, axis)
    }
  }

  private func scrolledDistance(from container: LayoutNode?, to scope: LayoutNode?, _ axis: LayoutAxis)
    -> Double
  {
    var distance = 0.0
    var next = container
    while let node = next {
      if node === scope { return distance }
      distance += boundsOrigin(of: node, axis)
      next = node === host ? nil : node.parent
    }
    // The item lies outside the scope: both are measured from the host.
    next = scope
    while let node = next {
      distance -= boundsOrigin(of: node, axis)
      next = node === host ? nil : node.parent
    }
    return distance
  }

  private func boundsOrigin(of node: LayoutNode, _ axis: LayoutAxis) -> Double {
    guard node.boundsOrigin != .zero else { return 0 }
    let origin = axis == .horizontal ? node.boundsOrigin.x : node.boundsOrigin.y
    return Self.bounded(origin) * units(inside: node, axis)
  }

  /// True if the rows of constraints that `holder` holds and that mention the item contain no origin of bounds.
  func isAtRest(_ item: LayoutItem, in holder: LayoutNode) -> Bool {
    if item.isChild(of: holder) { return true }
    guard let node = item.node else { return true }
    let isContent = (item as? LayoutGuideNode)?.scrollsWithContent == true
    var next = isContent ? node : node.parent
    if !isContent, node === holder { return node.boundsOrigin == .zero }
    while let container = next {
      if container === holder { return true }
      guard container.boundsOrigin == .zero else { return false }
      next = container === host ? nil : container.parent
    }
    return false
  }

  // MARK: Crossings

  /// Notes that a constraint crosses the border of a node that is or may be scrolled.
  func noteCrossing(of constraint: LayoutConstraintBase, by node: LayoutNode) {
    let id = ObjectIdentifier(node)
    guard node.isScrollContainer || node.boundsOrigin != .zero || crossingTokens[id] != nil else { return }
    crossingTokens[id, default: []].insert(constraint.token)
  }

  /// Updates the rows that determine where the node's content is shown, or where the node's frame is in its content.
  func boundsOriginDidChange(of node: LayoutNode) {
    let tokens = crossingTokens(of: node).union(tokensAtFrame(of: node))
    for token in tokens.sorted() {
      if let constraint = constraint(at: token) { constantDidChange(of: constraint) }
    }
  }

  /// The constraints that cross the node's border. The first call searches the subtree for them; from then on they are
  /// recorded.
  private func crossingTokens(of node: LayoutNode) -> Set<Int> {
    let id = ObjectIdentifier(node)
    let tokens = (crossingTokens[id] ?? tokensOfSubtree(of: node)).filter { token in
      constraint(at: token).map { crosses($0, node) } ?? false
    }
    crossingTokens[id] = tokens
    return tokens
  }

  private func tokensOfSubtree(of node: LayoutNode) -> Set<Int> {
    guard node.slot?.isCrossed == true else { return [] }
    var tokens: Set<Int> = []
    node.forEachInSubtree { inner in
      for reader in [inner] + inner.allBaselineReaders {
        reader.forEachItem { item in
          for constraint in item.mentioning where constraint.row != nil { tokens.insert(constraint.token) }
        }
      }
    }
    return tokens
  }

  /// True if the constraint is held outside the node and mentions something inside it.
  private func crosses(_ constraint: LayoutConstraintBase, _ node: LayoutNode) -> Bool {
    guard constraint.row != nil, let holder = constraint.holder, holder.slot?.engine === self else {
      return false
    }
    return !holder.isDescendant(of: node)
  }

  /// The constraints that the node itself holds and that place its frame in its content.
  private func tokensAtFrame(of node: LayoutNode) -> Set<Int> {
    var tokens: Set<Int> = []
    node.forEachItem { item in
      if let guide = item as? LayoutGuideNode, guide.scrollsWithContent { return }
      if item === node, node.isScrollContainer { return }
      for constraint in item.mentioning where constraint.holder === node && constraint.row != nil {
        tokens.insert(constraint.token)
      }
    }
    return tokens
  }
}
