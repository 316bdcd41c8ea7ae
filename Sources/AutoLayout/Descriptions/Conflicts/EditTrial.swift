import ConstraintSolver

/// Tries edits on a copy of an engine's rows. The copy is made when the first edit is tried: O(rows). Each trial costs
/// as much as solving after two changes.
final class EditTrial {
  /// The priority of a constraint that yields: just below required.
  private static let almostRequired = 999.0
  /// The largest numbers of edits that are tried and reported for one conflict.
  private static let mostTrials = 12
  private static let mostEdits = 3

  private let engine: LayoutEngine
  private lazy var copy = engine.solver.replicaWithHandles()
  /// The constraints that are broken in the copy before any edit.
  private lazy var usual = Set(copy.solver.brokenConstraints.map(\.id))

  init(_ engine: LayoutEngine) { self.engine = engine }

  /// The edits that end a conflict and cause no other, the most likely one first.
  func edits(for layout: UnsatisfiableLayout, _ conflict: BrokenConstraint) -> [ConflictAdvice.Edit] {
    var found: [ConflictAdvice.Edit] = []
    for edit in candidates(for: layout).prefix(Self.mostTrials) where found.count < Self.mostEdits {
      guard !found.contains(where: { $0.covers(edit) }), let kept = tried(edit, layout, conflict) else {
        continue
      }
      found.append(kept)
    }
    return found
  }

  // MARK: Candidates

  private func candidates(for layout: UnsatisfiableLayout) -> [ConflictAdvice.Edit] {
    let descriptions = layout.members.map(\.description)
    let items = ConflictItems(descriptions)
    var edits = [layout.explanation(edits: nil).advice?.edit].compactMap { $0 }
    for member in layout.members where node(of: member).map({ $0 !== engine.host }) ?? false {
      guard let item = member.description.items.first else { continue }
      edits.append(.turningOffAutoresizing(items.key(item, in: member.description), items))
    }
    let places = [layout.broken] + layout.members.indices.reversed().filter { $0 != layout.broken }
    for place in places where layout.members[place].isEditable { edits.append(.lowering(place)) }
    return edits
  }

  /// The view whose frame and mask a member represents.
  private func node(of member: UnsatisfiableLayout.Member) -> LayoutNode? {
    member.constraint == nil && member.description.mask != nil ? member.items.first as? LayoutNode : nil
  }

  // MARK: Trials

  /// Tries an edit. Returns it, or the part of it that ends the conflict; nil if no part does.
  private func tried(
    _ edit: ConflictAdvice.Edit, _ layout: UnsatisfiableLayout, _ conflict: BrokenConstraint
  ) -> ConflictAdvice.Edit? {
    switch edit.kind {
    case .none, .correctConstant: return nil
    case .lowerPriority(let place): return ends(conflict, weakening: layout.members[place]) ? edit : nil
    case .remove(let places):
      let good = places.filter { ends(conflict, weakening: layout.members[$0]) }
      return good.count == places.count ? edit : good.first.map { .lowering($0) }
    case .turnOffAutoresizing(let key):
      let items = ConflictItems(layout.members.map(\.description))
      let node = layout.members.lazy.filter { member in
        member.description.items.first.map { items.key($0, in: member.description) } == key
      }.compactMap(node).first
      return node.map { ends(conflict, freeing: $0) } == true ? edit : nil
    }
  }

  private func ends(_ conflict: BrokenConstraint, weakening member: UnsatisfiableLayout.Member) -> Bool {
    guard let row = member.constraint?.row else { return false }
    return ends(conflict, weakening: [row])
  }

  private func ends(_ conflict: BrokenConstraint, freeing node: LayoutNode) -> Bool {
    guard let slot = node.slot, slot.engine === engine else { return false }
    let extents = [(slot.right, slot.left), (slot.bottom, slot.top)].map { far, near in
      Row(difference: far, minus: near, .greaterThanOrEqual, 0, rank: ConstraintKind.engineInvariantRank)
    }
    return ends(conflict, weakening: node.rows.placement, adding: extents)
  }

  /// For conflicts it makes no difference whether a constraint is made optional or removed.
  private func ends(_ conflict: BrokenConstraint, weakening rows: [ConstraintID], adding extra: [Row] = [])
    -> Bool
  {
    let handles = rows.compactMap { copy.handles[$0] }
    guard handles.count == rows.count, let broken = copy.handles[conflict.id] else { return false }
    let before = usual
    for handle in handles { try? copy.solver.setPriority(Self.almostRequired, of: handle) }
    let added = extra.compactMap { try? copy.solver.add($0) }
    let after = Set(copy.solver.brokenConstraints.map(\.id))
    for row in added { try? copy.solver.remove(row) }
    for handle in handles { try? copy.solver.setPriority(Priority.required, of: handle) }
    return after.subtracting(before).isEmpty && !after.contains(broken)
  }
}

extension UnsatisfiableLayout.Member {
  /// True for constraints that the program or a document made.
  fileprivate var isEditable: Bool { constraint?.kind == .ordinary && description.isOrdinary }
}

extension ConflictAdvice.Edit {
  /// True if the other edit adds nothing new.
  fileprivate func covers(_ other: Self) -> Bool {
    if case .remove(let places) = kind, case .lowerPriority(let place) = other.kind {
      return places.contains(place)
    }
    return kind == other.kind
  }

  fileprivate static func lowering(_ place: Int) -> Self {
    Self(.lowerPriority(place), "Give constraint \(place + 1) a priority of 999.")
  }

  fileprivate static func turningOffAutoresizing(_ key: ConflictItems.Key, _ items: ConflictItems) -> Self {
    Self(
      .turnOffAutoresizing(key),
      "Set translatesAutoresizingMaskIntoConstraints of \(items.name(key)) to false.")
  }
}
