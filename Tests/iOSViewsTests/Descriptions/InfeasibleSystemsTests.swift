import AutoLayout
import Foundation
import Testing

@testable import iOSViews

/// Random trees whose required constraints cannot all hold. What is told of each conflict has to be true: checked by
/// laying out other trees, made anew from the same seed, in which the claim is put into practice.
///
/// `INFEASIBLE_SYSTEMS=10000 swift test --filter InfeasibleSystemsTests` looks at ten thousand of them.
@MainActor
@Suite struct InfeasibleSystemsTests {
  /// How many trees with conflicts to look at.
  private static let count =
    ProcessInfo.processInfo.environment["INFEASIBLE_SYSTEMS"].flatMap(Int.init) ?? 200

  @Test func reportsAreTrue() {
    var tally = Tally()
    var seed: UInt64 = 1_000
    while tally.systems < Self.count {
      seed += 1
      let tree = TroubledTree(seed: seed)
      guard !tree.holds else { continue }
      let layouts = tree.conflicts
      tally.systems += 1
      let broken = layouts.map { $0.members[$0.broken] }
      for layout in layouts {
        tally.sets += 1
        check(layout, of: tree, &tally)
        for edit in layout.edits { check(edit, layout, broken, of: tree, &tally) }
        if layout.edits.isEmpty { tally.withoutEdit += 1 }
      }
      checkRest(of: tree, without: broken, &tally)
    }
    print(tally.summary)
    // The trees have to be worth testing.
    #expect(tally.edits >= tally.sets)
    #expect(tally.masks * 20 >= tally.systems)
    #expect(tally.comparedViews > tally.systems)
  }

  /// The set cannot hold; without any one of its constraints it can.
  private func check(_ layout: UnsatisfiableLayout, of tree: TroubledTree, _ tally: inout Tally) {
    let constraints = Set(layout.members.compactMap(tree.place(of:)))
    let masked = Set(layout.members.compactMap(tree.maskedView(of:)))
    tally.masks += masked.isEmpty ? 0 : 1
    var only = TroubledTree.Change()
    only.omitted = Set(tree.constraints.indices).subtracting(constraints)
    only.freed = tree.masked.subtracting(masked)
    let note = Comment(rawValue: "seed \(tree.seed)\n\(layout.explanation.text)")
    #expect(!TroubledTree(seed: tree.seed, only).holds, note)
    for place in constraints {
      var less = only
      less.omitted.insert(place)
      #expect(TroubledTree(seed: tree.seed, less).holds, note)
    }
    for view in masked {
      var less = only
      less.freed.insert(view)
      #expect(TroubledTree(seed: tree.seed, less).holds, note)
    }
  }

  /// An edit ends the conflict, and nothing is broken that was not before.
  private func check(
    _ edit: ConflictAdvice.Edit, _ layout: UnsatisfiableLayout, _ broken: [UnsatisfiableLayout.Member],
    of tree: TroubledTree, _ tally: inout Tally
  ) {
    for change in tree.changes(for: edit, in: layout) {
      tally.edits += 1
      let edited = TroubledTree(seed: tree.seed, change)
      let left = edited.brokenKeys
      let before = Set(broken.map(tree.key(of:)))
      let note = Comment(rawValue: "seed \(tree.seed): \(edit.text)\n\(layout.explanation.text)")
      #expect(Set(left).isSubset(of: before), note)
      #expect(!left.contains(tree.key(of: layout.members[layout.broken])), note)
    }
  }

  /// Everything is where it would be if what is broken had never been made.
  private func checkRest(
    of tree: TroubledTree, without broken: [UnsatisfiableLayout.Member], _ tally: inout Tally
  ) {
    var change = TroubledTree.Change()
    change.omitted = Set(broken.compactMap(tree.place(of:)))
    guard change.omitted.count == broken.count else { return }
    let fresh = TroubledTree(seed: tree.seed, change)
    #expect(fresh.holds, "seed \(tree.seed)")
    let open = tree.random.isOpen
    #expect(open == fresh.random.isOpen, "seed \(tree.seed)")
    for (index, (a, b)) in zip(tree.random.views, fresh.random.views).enumerated() where !open[index] {
      tally.comparedViews += 1
      #expect(a.frame.isClose(to: b.frame), "seed \(tree.seed): \(a.frame), \(b.frame)")
    }
  }

  private struct Tally {
    var systems = 0
    var sets = 0
    var masks = 0
    var edits = 0
    var withoutEdit = 0
    var comparedViews = 0

    var summary: String {
      "\(systems) infeasible systems, \(sets) sets (\(masks) with frames and masks), \(edits) edits tried, "
        + "\(withoutEdit) sets without an edit, \(comparedViews) views compared"
    }
  }
}

extension CGRect {
  /// Pixels are half points in these trees: rounding may go either way.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5 && abs(maxX - other.maxX) <= 0.5
      && abs(maxY - other.maxY) <= 0.5
  }
}

/// A random tree some of whose views are placed by frame and mask, laid out.
@MainActor
private struct TroubledTree {
  /// What is different from the tree of the seed.
  struct Change {
    /// Constraints that are not made.
    var omitted: Set<Int> = []
    /// Constraints that get a priority of 999.
    var weakened: Set<Int> = []
    /// Views that their frames and masks do not place.
    var freed: Set<Int> = []
  }

  let seed: UInt64
  let random: ContradictoryTree
  /// The views that have masks in the tree of the seed.
  let masked: Set<Int>

  var constraints: [NSLayoutConstraint] { random.constraints }

  init(seed: UInt64, _ change: Change = Change()) {
    self.seed = seed
    random = ContradictoryTree(seed: seed)
    var generator = SeededGenerator(seed &+ 99)
    var masked: Set<Int> = []
    for index in random.views.indices where Int.random(in: 0..<16, using: &generator) == 0 {
      masked.insert(index)
      random.views[index].frame = CGRect(
        x: Int.random(in: 0...100, using: &generator), y: Int.random(in: 0...100, using: &generator),
        width: Int.random(in: 10...90, using: &generator), height: Int.random(in: 10...90, using: &generator))
      random.views[index].translatesAutoresizingMaskIntoConstraints = !change.freed.contains(index)
    }
    self.masked = masked
    for (index, constraint) in random.constraints.enumerated() where !change.omitted.contains(index) {
      if change.weakened.contains(index) { constraint.priority = UILayoutPriority(999) }
      constraint.isActive = true
    }
    let root = random.root
    UnsatisfiableLayout.silenced { root.layoutIfNeeded() }
  }

  var conflicts: [UnsatisfiableLayout] { random.root.unsatisfiableLayouts }
  var holds: Bool { random.root.layoutNode.engine.conflicts.isEmpty }

  func place(of member: UnsatisfiableLayout.Member) -> Int? {
    member.constraint.flatMap { constraint in constraints.firstIndex { $0 === constraint } }
  }

  /// The view whose frame and mask a member stands for; nil for the root's frame.
  func maskedView(of member: UnsatisfiableLayout.Member) -> Int? {
    guard member.constraint == nil, let node = member.items.first as? LayoutNode else { return nil }
    return random.views.firstIndex { $0.layoutNode === node }
  }

  /// The same for the same member of a tree made from the same seed.
  func key(of member: UnsatisfiableLayout.Member) -> String {
    place(of: member).map { "constraint \($0)" } ?? "mask \(maskedView(of: member) ?? -1)"
  }

  /// What is left out, without a report of it.
  var brokenKeys: [String] {
    random.root.layoutNode.engine.conflicts.map { conflict in
      switch conflict.broken {
      case .constraint(let constraint):
        "constraint \(constraints.firstIndex { $0 === constraint } ?? -1)"
      case .autoresizing(let node): "mask \(random.views.firstIndex { $0.layoutNode === node } ?? -1)"
      case .host, .foundation: "mask -1"
      }
    }
  }

  /// What an edit says to do.
  func changes(for edit: ConflictAdvice.Edit, in layout: UnsatisfiableLayout) -> [Change] {
    switch edit.kind {
    case .none, .correctConstant: return []
    case .lowerPriority(let member):
      return place(of: layout.members[member]).map { [Change(weakened: [$0])] } ?? []
    case .remove(let members):
      return members.compactMap { place(of: layout.members[$0]) }.map { Change(omitted: [$0]) }
    case .turnOffAutoresizing(let key):
      let items = ConflictItems(layout.members.map(\.description))
      let view = layout.members.first { member in
        member.description.mask != nil
          && member.description.items.first.map { items.key($0, in: member.description) } == key
      }
      return view.flatMap(maskedView(of:)).map { [Change(freed: [$0])] } ?? []
    }
  }
}
