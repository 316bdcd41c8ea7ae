import AutoLayout
import Foundation
import LayoutExplanations
import SeededRandom
import iOSViews

/// A random tree some of whose views are placed by frame and mask, laid out.
@MainActor
struct TroubledTree {
  /// The differences from the tree of the seed.
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
  /// The frames of the views that have masks in the tree of the seed.
  let frames: [Int: CGRect]

  var constraints: [NSLayoutConstraint] { random.constraints }
  var masked: Set<Int> { Set(frames.keys) }

  init(seed: UInt64, _ change: Change = Change()) {
    self.seed = seed
    random = ContradictoryTree(seed: seed)
    var generator = SeededGenerator(seed: seed &+ 99)
    var frames: [Int: CGRect] = [:]
    for index in random.views.indices where Int.random(in: 0..<16, using: &generator) == 0 {
      let frame = CGRect(
        x: Int.random(in: 0...100, using: &generator), y: Int.random(in: 0...100, using: &generator),
        width: Int.random(in: 10...90, using: &generator), height: Int.random(in: 10...90, using: &generator))
      frames[index] = frame
      random.views[index].frame = frame
      random.views[index].translatesAutoresizingMaskIntoConstraints = !change.freed.contains(index)
    }
    self.frames = frames
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

  /// The constraints that the engine drops, without a report.
  var brokenKeys: [String] {
    random.root.layoutNode.engine.conflicts.map { conflict in
      switch conflict.broken {
      case .constraint(let constraint):
        "constraint \(constraints.firstIndex { $0 === constraint } ?? -1)"
      case .autoresizing(let node): "mask \(random.views.firstIndex { $0.layoutNode === node } ?? -1)"
      case .host, .engineInvariant: "mask -1"
      }
    }
  }

  /// The changes that an edit demands.
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
