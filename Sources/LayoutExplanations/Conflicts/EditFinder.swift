import AutoLayout

/// Finds edits that end a conflict, by trying them on a copy of the layout.
struct EditFinder {
  /// The largest numbers of edits that are tried and reported for one conflict.
  private static let mostTrials = 12
  private static let mostEdits = 3

  private let layout: UnsatisfiableLayout
  private let items: ConflictItems

  init(_ layout: UnsatisfiableLayout) {
    self.layout = layout
    items = ConflictItems(layout.members.map(\.description))
  }

  /// The edits that end the conflict and cause no other, the most likely one first.
  var edits: [ConflictAdvice.Edit] {
    var found: [ConflictAdvice.Edit] = []
    for edit in candidates.prefix(Self.mostTrials) where found.count < Self.mostEdits {
      guard !found.contains(where: { $0.covers(edit) }), let kept = tried(edit) else { continue }
      found.append(kept)
    }
    return found
  }

  private var candidates: [ConflictAdvice.Edit] {
    var edits = [layout.explanation(edits: nil).advice?.edit].compactMap { $0 }
    for member in layout.members where member.isPlacement {
      if let key = key(of: member) { edits.append(.turningOffAutoresizing(key, items)) }
    }
    let editable = layout.members.indices.reversed().filter { layout.members[$0].isEditable }
    let ordered = editable.filter { $0 == layout.broken } + editable.filter { $0 != layout.broken }
    edits += ordered.map { .lowering($0) }
    return edits
  }

  private func key(of member: UnsatisfiableLayout.Member) -> ConflictItems.Key? {
    member.description.items.first.map { items.key($0, in: member.description) }
  }

  /// Tries an edit. Returns it, or the part of it that ends the conflict; nil if no part does.
  private func tried(_ edit: ConflictAdvice.Edit) -> ConflictAdvice.Edit? {
    switch edit.kind {
    case .none, .correctConstant: return nil
    case .lowerPriority(let place): return layout.ends(without: place) ? edit : nil
    case .remove(let places):
      let good = places.filter { layout.ends(without: $0) }
      return good.count == places.count ? edit : good.first.map { .lowering($0) }
    case .turnOffAutoresizing(let key):
      let place = layout.members.firstIndex { $0.isPlacement && self.key(of: $0) == key }
      return place.map { layout.ends(without: $0) } == true ? edit : nil
    }
  }
}

extension UnsatisfiableLayout.Member {
  /// True for the frame and mask of a view inside the tree.
  fileprivate var isPlacement: Bool { constraint == nil && canBeLeftOut }

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
