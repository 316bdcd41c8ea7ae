import AutoLayout
import Foundation
import Graphics
import iOSViews

/// Two scripts whose frames differ.
public struct Difference: Sendable {
  public var framework: OrderFramework
  public var tree: ViewTree
  public var comparison: Comparison
  public var reference: Script
  public var variant: Script
  /// The items that differ, and where they are by each script.
  public var items: [(id: Int, reference: Observation?, variant: Observation?)]
}

/// All comparisons of one tree.
@MainActor
public final class Trial {
  let tree: ViewTree
  let framework: OrderFramework
  private var known: [Script: Observations] = [:]

  public init(_ tree: ViewTree, _ framework: OrderFramework = .uiKit) {
    self.tree = tree
    self.framework = framework
  }

  /// The rule for which the tree is left out: its layout is not the only one. Looked at upright and lying, in the tree's
  /// container.
  public func reasonToLeaveOut() -> OrderRule? {
    for shape in [Shape.upright, .lying, .pad] {
      if let rule = trouble(after: Script([.assemble, .show(shape, inContainer: true)])) { return rule }
    }
    return nil
  }

  /// The difference between the two ways; nil where they agree or there is nothing to compare.
  public func difference(_ comparison: Comparison) -> Difference? {
    guard let (reference, variant) = scripts(comparison) else { return nil }
    // Large texts may contradict lengths that hold at the usual size.
    if comparison == .textSize, trouble(after: reference) != nil { return nil }
    return difference(comparison, reference, variant)
  }

  func difference(_ comparison: Comparison, _ reference: Script, _ variant: Script) -> Difference? {
    var expected = observations(reference)
    if variant.isMirrored { expected = tree.mirrorImage(of: expected) }
    let found = framework.stage(tree, variant).observe()
    let passedOn = variant.isMirrored ? tree.itemsArrangedByCode : []
    let inCells = variant.isMirrored ? tree.cells() : [:]
    let items = tree.comparedItems.compactMap { id in
      let roundings = inCells[id] == nil ? 1 : Self.roundingsInCells
      let factor = passedOn.contains(id) ? ViewTree.largestMultiplier : roundings
      let closeness = Closeness(tolerance: framework.tolerance * factor)
      return closeness.agree(expected[id], found[id], isRoot: id == ViewTree.rootID)
        ? nil : (id: id, reference: expected[id], variant: found[id])
    }
    guard !items.isEmpty else { return nil }
    return Difference(
      framework: framework, tree: tree, comparison: comparison, reference: reference, variant: variant,
      items: items)
  }

  /// A cell is rounded to pixels before its content is laid out, so a mirror image may differ by a pixel for each.
  private static let roundingsInCells: CGFloat = 2

  /// Why the layout after a script is not the only one that the constraints allow. Keeps what is observed if it is.
  private func trouble(after script: Script) -> OrderRule? {
    let stage = framework.stage(tree, script)
    if let rule = stage.trouble() { return rule }
    known[script] = stage.observe()
    return nil
  }

  private func observations(_ script: Script) -> Observations {
    if let observations = known[script] { return observations }
    let observations = framework.stage(tree, script).observe()
    known[script] = observations
    return observations
  }

  private func scripts(_ comparison: Comparison) -> (reference: Script, variant: Script)? {
    switch comparison {
    case .contained:
      guard tree.container != .none else { return nil }
      return contained([.assemble, .insetScrollableAxes, .show(.upright, inContainer: true)])
    case .containedTurned:
      guard tree.container != .none else { return nil }
      return contained(
        [.assemble, .insetScrollableAxes, .show(.upright, inContainer: true), .resize(.lying), .layOut])
    default: return comparison.scripts(for: tree)
    }
  }

  /// The same tree in a window that has the space that the container leaves.
  private func contained(_ steps: [Step]) -> (reference: Script, variant: Script) {
    let variant = Script(steps)
    let space = framework.stage(tree, variant).space
    return (Script([.assemble, .insetScrollableAxes, .show(space, inContainer: false)]), variant)
  }
}

/// By how many points lengths may differ that count as equal.
private struct Closeness {
  let tolerance: CGFloat

  func agree(_ one: Observation?, _ other: Observation?, isRoot: Bool) -> Bool {
    if one?.isGuess == true || other?.isGuess == true { return true }
    return switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?):
      // The root lies where its container puts it.
      (isRoot
        ? isClose(one.frame.width, other.frame.width) && isClose(one.frame.height, other.frame.height)
        : isClose(one.frame, other.frame))
        && (one.offsetIsGuess || other.offsetIsGuess || isClose(one.offset, other.offset))
        && isClose(one.contentSize, other.contentSize)
    default: false
    }
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    isClose(a.minX, b.minX) && isClose(a.maxX, b.maxX) && isClose(a.minY, b.minY) && isClose(a.maxY, b.maxY)
  }

  private func isClose(_ a: CGPoint?, _ b: CGPoint?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return isClose(a.x, b.x) && isClose(a.y, b.y)
  }

  private func isClose(_ a: CGSize?, _ b: CGSize?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return isClose(a.width, b.width) && isClose(a.height, b.height)
  }
}

extension ViewTree {
  /// Views and guides, in the tree's order.
  var comparedItems: [Int] { views.map(\.id) + guides.map(\.id) }

  /// The views and guides in views whose `layoutSubviews` sets frames, and elsewhere those that constraints place after these
  /// (``OrderRule/codePassesRoundingsOn``).
  var itemsArrangedByCode: Set<Int> {
    var (found, inside): (Set<Int>, Set<Int>) = ([], [])
    for view in views where view.kind.isArrangedByCode {
      found.formUnion(subtree(of: view.id))
      inside.formUnion(subtree(of: view.id).subtracting([view.id]))
    }
    addFollowers(to: &inside)
    found.formUnion(inside)
    for guide in guides where found.contains(guide.view) { found.insert(guide.id) }
    return found
  }

  /// Adds what constraints place after one of the items, with what is in it, until nothing follows any more.
  private func addFollowers(to items: inout Set<Int>) {
    var count: Int
    repeat {
      count = items.count
      for constraint in constraints {
        guard let leader = constraint.second?.item, items.contains(holder(of: leader)) else { continue }
        switch constraint.first.item {
        case .view(let id): items.formUnion(subtree(of: id))
        case .guide(let id): items.insert(id)
        default: break
        }
      }
    } while items.count > count
  }

  /// A guide of the tree, or the view that something else is or belongs to.
  private func holder(of item: Anchor.Item) -> Int {
    switch item {
    case .guide(let id), .view(let id), .margins(let id), .safeArea(let id), .readable(let id),
      .content(let id),
      .visible(let id):
      id
    }
  }

  /// The most that a constraint multiplies a width with: that of paged content.
  static let largestMultiplier: CGFloat = 3
}
