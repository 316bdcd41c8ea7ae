import AutoLayout
import Foundation
import SeededRandom
import Testing
import iOSViews

/// Random trees of views with random constraints. A failure prints the seed.
@MainActor
struct RandomTreeTests {
  /// So many seeds, or as many as `RANDOM_TREES` in the environment says.
  nonisolated static func seeds(_ usual: UInt64) -> Range<UInt64> {
    0..<(ProcessInfo.processInfo.environment["RANDOM_TREES"].flatMap(UInt64.init) ?? usual)
  }

  @Test(arguments: RandomTreeTests.seeds(120))
  func framesSatisfyRequiredConstraints(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    tree.activate()
    tree.root.layoutIfNeeded()
    #expect(tree.broken.isEmpty, "seed \(seed)")
    for constraint in tree.constraints where constraint.priority == .required {
      #expect(tree.violation(of: constraint) <= tree.tolerance(of: constraint), "seed \(seed): \(constraint)")
    }
    for view in tree.views { #expect(view.frame.width >= 0 && view.frame.height >= 0, "seed \(seed)") }
  }

  /// Wherever the layout is determined, neither the order in which constraints came shows, nor that of the views.
  @Test(arguments: RandomTreeTests.seeds(80))
  func orderDoesNotShow(seed: UInt64) {
    let one = RandomTree(seed: seed)
    let other = RandomTree(seed: seed, addsInFront: false)
    one.activate()
    other.activate(shuffledBy: seed &+ 1)
    one.root.layoutIfNeeded()
    other.root.layoutIfNeeded()
    #expect(other.broken.isEmpty, "seed \(seed)")
    expectSameFrames(one, other, seed)
  }

  /// A tree that has been changed and changed back looks like one that was never changed.
  @Test(arguments: RandomTreeTests.seeds(60))
  func changesLeaveNoTrace(seed: UInt64) {
    let fresh = RandomTree(seed: seed)
    let changed = RandomTree(seed: seed)
    fresh.activate()
    fresh.root.layoutIfNeeded()
    changed.activate()
    changed.root.layoutIfNeeded()
    var generator = SeededGenerator(seed: seed &+ 2)
    changeAndBack(changed, &generator)
    changed.root.frame.size.width += 50
    changed.root.layoutIfNeeded()
    changed.root.frame.size.width -= 50
    changed.root.layoutIfNeeded()
    expectSameFrames(fresh, changed, seed)
  }

  /// Constants, membership and priorities, each followed by a layout; some of these contradict what is required.
  private func changeAndBack(_ tree: RandomTree, _ generator: inout SeededGenerator) {
    for constraint in tree.constraints.shuffled(using: &generator).prefix(6) {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        let constant = constraint.constant
        constraint.constant = constant + 30
        tree.root.layoutIfNeeded()
        constraint.constant = constant
      case 1:
        constraint.isActive = false
        tree.root.layoutIfNeeded()
        constraint.isActive = true
      default:
        guard constraint.priority != .required else { continue }
        let priority = constraint.priority
        constraint.priority = UILayoutPriority(1000 - priority.rawValue)
        tree.root.layoutIfNeeded()
        constraint.priority = priority
      }
    }
  }

  /// Constraints taken away one after the other, with layouts in between, leave what the rest alone gives.
  @Test(arguments: RandomTreeTests.seeds(60))
  func removalsEqualAFreshTree(seed: UInt64) {
    let fresh = RandomTree(seed: seed)
    let changed = RandomTree(seed: seed)
    changed.activate()
    changed.root.layoutIfNeeded()
    var generator = SeededGenerator(seed: seed &+ 3)
    let gone = Set(fresh.constraints.indices.shuffled(using: &generator).prefix(4))
    for index in gone.sorted() {
      changed.constraints[index].isActive = false
      changed.root.layoutIfNeeded()
    }
    NSLayoutConstraint.activate(
      fresh.constraints.indices.filter { !gone.contains($0) }.map { fresh.constraints[$0] })
    fresh.root.layoutIfNeeded()
    expectSameFrames(fresh, changed, seed)
  }

  private func expectSameFrames(_ one: RandomTree, _ other: RandomTree, _ seed: UInt64) {
    let open = one.isOpen
    #expect(other.isOpen == open, "seed \(seed)")
    for (index, (a, b)) in zip(one.views, other.views).enumerated() where !open[index] {
      #expect(
        abs(a.frame.minX - b.frame.minX) <= 0.5 && abs(a.frame.maxX - b.frame.maxX) <= 0.5
          && abs(a.frame.minY - b.frame.minY) <= 0.5 && abs(a.frame.maxY - b.frame.maxY) <= 0.5,
        "seed \(seed), view \(index): \(a.frame) and \(b.frame)")
    }
  }

  /// The trees have to be worth testing: none contradicts itself, and most views have one place only.
  @Test func mostTreesAreDetermined() {
    var (determined, all, stacks, guides) = (0, 0, 0, 0)
    for seed in 0..<60 as Range<UInt64> {
      let tree = RandomTree(seed: seed)
      tree.activate()
      tree.root.layoutIfNeeded()
      determined += tree.isOpen.count { !$0 }
      all += tree.views.count
      stacks += tree.views.count { $0 is UIStackView }
      guides += tree.guides.count
    }
    #expect(determined * 2 >= all, "\(determined) of \(all) views are determined")
    #expect(stacks >= 10 && guides >= 10, "\(stacks) stacks, \(guides) guides")
  }
}
