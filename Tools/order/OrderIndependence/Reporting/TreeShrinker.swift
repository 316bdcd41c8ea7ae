import AutoLayout
import Foundation

extension Difference {
  /// The same difference in a tree with as little in it as this finds.
  @MainActor
  public func shrunk() -> Difference {
    var shrinker = TreeShrinker(self)
    return shrinker.shrunk()
  }
}

/// Takes views, constraints, steps and features out of a tree for as long as what differed goes on differing.
@MainActor
struct TreeShrinker {
  private var best: Difference
  /// For constraints that are made again: the steps speak of all smaller ones.
  private var nextID: Int

  init(_ difference: Difference) {
    best = difference
    let tree = difference.tree
    let ids = tree.views.map(\.id) + tree.guides.map(\.id) + tree.constraints.map(\.id)
    nextID = (ids.max() ?? 0) + 1
  }

  /// How often everything is tried again after something has come out.
  private static let mostRounds = 6

  mutating func shrunk() -> Difference {
    for _ in 0..<Self.mostRounds {
      let before = size
      dropSteps()
      dropViews()
      pinViews()
      dropConstraints()
      simplify()
      if size == before { break }
    }
    return best
  }

  private var size: [Int] {
    [
      best.tree.views.count, best.tree.constraints.count,
      best.reference.steps.count + best.variant.steps.count,
    ]
  }

  /// Takes what is left if it is determined and still differs.
  @discardableResult
  private mutating func attempt(_ tree: ViewTree, _ reference: Script? = nil, _ variant: Script? = nil)
    -> Bool
  {
    let (reference, variant) = (reference ?? best.reference, variant ?? best.variant)
    let framework = best.framework
    guard framework.stage(tree, reference).trouble() == nil, framework.stage(tree, variant).trouble() == nil,
      let difference = Trial(tree, framework).difference(best.comparison, reference, variant)
    else { return false }
    best = difference
    return true
  }

  /// Layouts between other steps are all that can be spared for certain: without other steps the scripts may not mean the
  /// same any more.
  private mutating func dropSteps() {
    for index in best.variant.steps.indices.dropLast().reversed() where best.variant.steps[index] == .layOut {
      var variant = best.variant
      variant.steps.remove(at: index)
      attempt(best.tree, nil, variant)
    }
  }

  private mutating func dropViews() {
    for id in best.tree.views.map(\.id).reversed() where id != ViewTree.rootID && best.tree.view(id) != nil {
      var tree = best.tree
      tree.remove([id])
      attempt(tree)
    }
  }

  private mutating func dropConstraints() {
    for constraint in best.tree.constraints {
      var tree = best.tree
      tree.constraints.removeAll { $0 == constraint }
      attempt(tree)
    }
    for guide in best.tree.guides {
      var tree = best.tree
      tree.guides.removeAll { $0 == guide }
      tree.constraints.removeAll { $0.anchors.contains { $0.item == .guide(guide.id) } }
      attempt(tree)
    }
  }

  /// Two for the place and two for the size.
  private static let pinsOfView = 4

  /// Places single views where they were found, by constants.
  private mutating func pinViews() {
    let frames = best.framework.stage(best.tree, best.reference).observe()
    for view in best.tree.views {
      guard view.placement == .constraints, let parent = view.parent, let frame = frames[view.id]?.frame,
        !best.tree.isPinned(view.id)
      else { continue }
      attempt(best.tree.pinning(view.id, in: parent, to: frame, firstID: nextID))
      nextID += Self.pinsOfView
    }
  }

  private mutating func simplify() {
    var tree = best.tree
    tree.container = .none
    attempt(tree)
    for index in best.tree.views.indices {
      let changes: [(inout TreeView) -> Void] = [
        { $0.margins = nil }, { $0.preservesMargins = false }, { $0.marginsIncludeSafeArea = true },
        { $0.transform = nil }, { $0.isHidden = false }, { $0.boundsTop = 0 },
        { $0.autoresizesSubviews = true },
        {
          $0.hugging = nil
          $0.resistance = nil
        },
      ]
      for change in changes {
        var tree = best.tree
        change(&tree.views[index])
        if tree != best.tree { attempt(tree) }
      }
      makePlain(at: index)
    }
  }

  /// Views that their superview's code places need it.
  private mutating func makePlain(at index: Int) {
    let view = best.tree.views[index]
    guard !view.kind.isCell, !view.kind.isScroll,
      !best.tree.children(of: view.id).contains(where: { $0.placement == .byHand })
    else { return }
    var tree = best.tree
    tree.views[index].kind = .plain
    if tree != best.tree { attempt(tree) }
  }
}

extension ViewTree {
  fileprivate func isPinned(_ id: Int) -> Bool {
    let own = constraints.filter { $0.first.item == .view(id) }
    return own.count == 4 && own.allSatisfy { $0.second == nil || $0.second?.attribute == $0.first.attribute }
      && own.count { $0.second == nil } == 2
  }

  /// The tree with four constraints for a view instead of those that place it in its superview.
  fileprivate func pinning(_ id: Int, in parent: Int, to frame: CGRect, firstID: Int) -> ViewTree {
    var tree = self
    let around: Set = [parent]
    tree.constraints.removeAll { constraint in
      if constraint.first.item == .view(id) { return true }
      guard constraint.second?.item == .view(id) else { return false }
      return view(of: constraint.first.item).map(around.contains) ?? false
    }
    let item = Anchor.Item.view(id)
    let pins: [(LayoutAttribute, Anchor?, CGFloat)] = [
      (.left, Anchor(.view(parent), .left), frame.minX), (.top, Anchor(.view(parent), .top), frame.minY),
      (.width, nil, frame.width), (.height, nil, frame.height),
    ]
    for (index, pin) in pins.enumerated() {
      var constraint = TreeConstraint(id: firstID + index, first: Anchor(item, pin.0))
      (constraint.second, constraint.constant) = (pin.1, pin.2)
      tree.constraints.append(constraint)
    }
    return tree
  }
}
