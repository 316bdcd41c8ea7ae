import Foundation
import SeededRandom

/// Two ways that have to lead to the same frames.
public enum Comparison: String, CaseIterable, Sendable {
  case laidOutAfterEachStep = "laid out once or after each step"
  case withoutWindow = "in a window of that size or not"
  case subviewsFirst = "subviews before their superviews"
  case singly = "constraints singly"
  case shuffled = "constraints in any order"
  case resizedAway = "resized and back"
  case resized = "resized or made of that size"
  case resizedUnseen = "resized and back without a layout between"
  case turnedBack = "turned and back"
  case turned = "turned or made so"
  case textSizeBack = "text size changed and back"
  case textSize = "text size changed or set before"
  case styleBack = "dark and light again"
  case removedAndAdded = "removed and added again"
  case movedBetweenWindows = "moved between windows"
  case hiddenAndShown = "hidden and shown"
  case mirrorByTraits = "right to left by traits is the mirror image"
  case mirrorByAttribute = "right to left by attribute is the mirror image"
  case mirroredTwice = "right to left and back"
  case changedBack = "changed and changed back"
  case grown = "views added later"
  case masksFirst = "masks before frames"
  case resizedBeforeLayout = "resized before or after the first layout"
  case scrolled = "scrolled away and back"
  case scrolledFirst = "scrolled before or after constraints are there"
  case severalRemoved = "several removed and added again"
  case contained = "in a container or in a window of that size"
  case containedTurned = "in a container or not, turned"

  /// The two scripts; nil where the tree has nothing to compare.
  func scripts(for tree: ViewTree) -> (reference: Script, variant: Script)? {
    var chooser = StepChooser(tree, self)
    return chooser.scripts()
  }
}

/// Writes the two scripts of a comparison for one tree; choices are drawn from its seed.
struct StepChooser {
  private let tree: ViewTree
  private let comparison: Comparison
  private var random: SeededGenerator
  /// The cells that views are in.
  private let cells: [Int: Int]
  private let start: [Step] = [.assemble, .show(.upright, inContainer: true)]

  init(_ tree: ViewTree, _ comparison: Comparison) {
    self.tree = tree
    self.comparison = comparison
    cells = tree.cells()
    let index = Comparison.allCases.firstIndex(of: comparison) ?? 0
    random = SeededGenerator(seed: tree.seed &* 31 &+ UInt64(index))
  }

  mutating func scripts() -> (reference: Script, variant: Script)? {
    switch comparison {
    case .laidOutAfterEachStep: return pair(stepByStep())
    case .withoutWindow:
      return (Script([.assemble, .showPlainly(.bare)]), Script([.assemble, .showAlone(.bare), .layOut]))
    case .subviewsFirst, .singly, .shuffled, .masksFirst:
      return (Script(start), Script(start, order: order()))
    case .grown: return grown()
    case .resizedBeforeLayout:
      return (
        Script([.assemble, .showAlone(.wideBare), .layOut]),
        Script([.assemble, .showAlone(.bare), .layOut, .resize(.wideBare), .layOut])
      )
    case .contained, .containedTurned: return nil
    case .mirrorByTraits, .mirrorByAttribute, .mirroredTwice: return directions()
    case .scrolled, .scrolledFirst, .hiddenAndShown, .removedAndAdded, .severalRemoved, .changedBack:
      return single()
    default: return around()
    }
  }

  /// The usual start, and the start with more.
  private func pair(_ steps: [Step]) -> (reference: Script, variant: Script) {
    (Script(start), Script(steps))
  }

  private func more(_ steps: Step...) -> (reference: Script, variant: Script) { pair(start + steps) }

  // MARK: Building

  private func order() -> BuildOrder {
    var order = BuildOrder()
    switch comparison {
    case .subviewsFirst: order.views = .subviewsFirst
    case .singly: order.constraints = .singly
    case .shuffled: order.constraints = .shuffled(tree.seed)
    default: order.masks = .masksFirst
    }
    return order
  }

  /// Views that are added by steps: outside of cells, and not with their superviews from the start.
  private var addedViews: [TreeView] {
    tree.views.filter {
      if case .mask = $0.placement { return false }
      return cells[$0.id] == nil
    }
  }

  /// Constraints that steps activate.
  private var activatedConstraints: [TreeConstraint] {
    tree.constraints.filter { constraint in
      constraint.maker == nil && tree.views(of: constraint).allSatisfy { cells[$0] == nil }
    }
  }

  /// Each view, then the constraints that have become possible, and a layout after each of them.
  private func stepByStep() -> [Step] {
    var steps: [Step] = [.show(.upright, inContainer: true)]
    var there: Set<Int> = [ViewTree.rootID]
    var waiting = activatedConstraints
    for view in addedViews {
      if view.parent != nil { steps += [.add(view.id), .layOut] }
      // Views with masks come along with their superviews.
      there.formUnion(comesAlong(with: view.id))
      let ready = waiting.filter { tree.views(of: $0).allSatisfy(there.contains) }
      waiting.removeAll { ready.contains($0) }
      for constraint in ready { steps += [.activate([constraint.id]), .layOut] }
    }
    return steps + [.activateRest, .layOut]
  }

  private func comesAlong(with id: Int) -> Set<Int> {
    var found: Set = [id]
    for view in tree.views {
      guard case .mask = view.placement, let parent = view.parent, found.contains(parent) else { continue }
      found.insert(view.id)
    }
    return found
  }

  /// Half of the views are added after a first layout.
  private mutating func grown() -> (reference: Script, variant: Script)? {
    let candidates = addedViews.filter { $0.parent != nil }
    var late: Set<Int> = []
    for view in candidates where random.chance(1, outOf: 4) { late.formUnion(tree.subtree(of: view.id)) }
    let (early, added) = (
      candidates.filter { !late.contains($0.id) }, candidates.filter { late.contains($0.id) }
    )
    guard !added.isEmpty else { return nil }
    let constraints = activatedConstraints
    let (ready, waiting) = (
      constraints.filter { late.isDisjoint(with: tree.views(of: $0)) },
      constraints.filter { !late.isDisjoint(with: tree.views(of: $0)) }
    )
    var steps = early.map { Step.add($0.id) }
    steps += [.activate(ready.map(\.id)), .show(.upright, inContainer: true)]
    steps += added.map { .add($0.id) } + [.activate(waiting.map(\.id)), .activateRest, .layOut]
    return pair(steps)
  }

  // MARK: There and back

  private func around() -> (reference: Script, variant: Script)? {
    let big = "UICTContentSizeCategoryAccessibilityL"
    let usual = "UICTContentSizeCategoryL"
    switch comparison {
    case .resizedAway: return more(.resize(.pad), .layOut, .resize(.upright), .layOut)
    case .resizedUnseen: return more(.resize(.pad), .resize(.upright), .layOut)
    case .resized:
      return (Script([.assemble, .show(.pad, inContainer: true)]), Script(start + [.resize(.pad), .layOut]))
    case .turnedBack: return more(.resize(.lying), .layOut, .resize(.upright), .layOut)
    case .turned:
      return (
        Script([.assemble, .show(.lying, inContainer: true)]), Script(start + [.resize(.lying), .layOut])
      )
    case .textSizeBack: return more(.setTextSize(big), .layOut, .setTextSize(usual), .layOut)
    case .textSize:
      // The first layout is at the usual size in both; one is notified of the change before it, one after.
      return (
        Script([.show(.upright, inContainer: true), .setTextSize(big), .assemble, .layOut]),
        Script(start + [.setTextSize(big), .layOut])
      )
    case .styleBack: return more(.setStyle(isDark: true), .layOut, .setStyle(isDark: false), .layOut)
    case .movedBetweenWindows: return more(.move(.pad), .layOut, .move(.upright), .layOut)
    default: return nil
    }
  }

  private func directions() -> (reference: Script, variant: Script)? {
    if comparison != .mirroredTwice, tree.hasMarginsThatFollowAKeptPlace { return nil }
    switch comparison {
    case .mirrorByTraits:
      return (Script(start), Script(start + [.setDirection(isRightToLeft: true), .layOut], isMirrored: true))
    case .mirrorByAttribute:
      return (Script(start), Script([.forceDirection(isRightToLeft: true)] + start, isMirrored: true))
    default:
      return more(
        .setDirection(isRightToLeft: true), .layOut, .setDirection(isRightToLeft: false), .layOut)
    }
  }

  // MARK: Single views

  private mutating func single() -> (reference: Script, variant: Script)? {
    switch comparison {
    case .scrolled:
      let scrolls = tree.views.filter { $0.kind.isScroll }
      guard !scrolls.isEmpty else { return nil }
      var steps: [Step] = []
      for view in scrolls { steps += [.scroll(view.id, dx: 13, dy: 21), .layOut] }
      // Inner scroll views go back first: the outer one takes away the safe area that they began at.
      for view in scrolls.reversed() { steps += [.scrollBack(view.id), .layOut] }
      return pair(start + steps)
    case .scrolledFirst: return scrolledFirst()
    case .severalRemoved: return severalRemoved()
    case .hiddenAndShown:
      guard let view = someView(where: { !$0.isHidden && $0.parent != nil && !$0.kind.isCell }) else {
        return nil
      }
      return more(.hide(view.id), .layOut, .unhide(view.id), .layOut)
    case .removedAndAdded:
      let added = Set(addedViews.map(\.id))
      guard let view = someView(where: { $0.parent != nil && added.contains($0.id) }) else { return nil }
      return more(.detach(view.id), .layOut, .attach(view.id), .layOut)
    default: return changedBack()
    }
  }

  /// Constraints that come late read the offset that is there; those that were there before have followed it.
  private func scrolledFirst() -> (reference: Script, variant: Script)? {
    let scrolls = tree.views.filter { view in
      if case .scroll = view.kind { return true }
      return false
    }
    let followers = Set(tree.views.filter(\.isFollower).map { Anchor.Item.view($0.id) })
    let late = activatedConstraints.filter { followers.contains($0.first.item) }
    guard !scrolls.isEmpty, !late.isEmpty else { return nil }
    let scrolling = scrolls.map { Step.scroll($0.id, dx: 13, dy: 21) }
    let ids = late.map(\.id)
    return (
      Script(start + scrolling + [.layOut]),
      Script(start + [.deactivate(ids)] + scrolling + [.layOut, .activate(ids), .layOut])
    )
  }

  /// Views leave in any order, with what they hold and without, and come back the other way round.
  private mutating func severalRemoved() -> (reference: Script, variant: Script)? {
    let ids = addedViews.filter { $0.parent != nil }.map(\.id).shuffled(using: &random).prefix(
      Self.mostRemoved)
    guard ids.count > 1 else { return nil }
    let isLaidOutBetween = random.chance(1, outOf: 2)
    let layout: [Step] = isLaidOutBetween ? [.layOut] : []
    let leaving = ids.flatMap { [Step.detach($0)] + layout }
    return pair(
      start + leaving + [.layOut] + ids.reversed().flatMap { [Step.attach($0)] + layout } + [.layOut])
  }

  private static let mostRemoved = 4

  private mutating func someView(where isGood: (TreeView) -> Bool) -> TreeView? {
    let views = tree.views.filter(isGood)
    return views.isEmpty ? nil : random.pick(views)
  }

  /// Constants, membership, contents and texts, a layout after each.
  private mutating func changedBack() -> (reference: Script, variant: Script)? {
    var steps: [Step] = []
    for constraint in activatedConstraints.shuffled(using: &random).prefix(4) {
      steps +=
        random.chance(1, outOf: 2) && !tree.scrolls(constraint)
        ? [
          .setConstant(constraint.id, constraint.constant + 30), .layOut,
          .setConstant(constraint.id, constraint.constant), .layOut,
        ] : [.deactivate([constraint.id]), .layOut, .activate([constraint.id]), .layOut]
    }
    for view in tree.views.shuffled(using: &random) where steps.count < 24 {
      switch view.kind {
      case .content(let size):
        let other = CGSize(width: size.width + 25, height: size.height / 2)
        steps += [.setContent(view.id, other), .layOut, .setContent(view.id, size), .layOut]
      case .plain where view.boundsTop != 0:
        steps += [
          .setBoundsTop(view.id, view.boundsTop + 25), .layOut, .setBoundsTop(view.id, view.boundsTop),
          .layOut,
        ]
      case .label(let text, _), .paddedLabel(let text, _):
        steps += [.setText(view.id, text + " and " + text), .layOut, .setText(view.id, text), .layOut]
      default: break
      }
    }
    return steps.isEmpty ? nil : pair(start + steps)
  }
}
