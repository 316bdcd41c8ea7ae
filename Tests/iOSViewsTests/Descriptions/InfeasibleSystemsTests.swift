import AutoLayout
import Foundation
import LayoutExplanations
import Testing
import iOSViews

/// Random trees whose required constraints cannot all hold. What is reported of each conflict has to be true: checked by
/// laying out other trees, made again from the same seed, in which the claim is put into practice.
///
/// `make conflicts` looks at ten thousand of them, and has HiGHS look at some of their sets, which `INFEASIBLE_SETS` names
/// the file for.
@MainActor
struct InfeasibleSystemsTests {
  /// How many trees with conflicts to look at.
  private static let count =
    ProcessInfo.processInfo.environment["INFEASIBLE_SYSTEMS"].flatMap(Int.init) ?? 100

  /// Where to write the sets for another solver.
  private static let setsFile = ProcessInfo.processInfo.environment["INFEASIBLE_SETS"]

  @Test func reportsAreTrue() throws {
    var tally = Tally()
    var sets = SetsFile()
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
        if Self.setsFile != nil { try sets.append(layout, of: tree) }
        for edit in layout.edits { check(edit, layout, broken, of: tree, &tally) }
        if layout.edits.isEmpty { tally.withoutEdit += 1 }
      }
      checkRest(of: tree, without: broken, &tally)
    }
    print(tally.summary)
    if let file = Self.setsFile { try sets.write(to: file) }
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
