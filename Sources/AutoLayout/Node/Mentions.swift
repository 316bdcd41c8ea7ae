/// The active constraints that mention an item, each once, oldest first.
///
/// A list whose links are stored in the constraints: it needs no memory of its own, and a constraint can leave it in
/// constant time from any position. References are not counted: a constraint leaves the lists before it is deallocated.
struct Mentions {
  fileprivate var first: BorrowedReference<LayoutConstraintBase>?
  fileprivate var last: BorrowedReference<LayoutConstraintBase>?

  var isEmpty: Bool { first == nil }
}

/// A constraint's neighbours in the list of one of its items.
struct MentionLinks {
  fileprivate var previous: BorrowedReference<LayoutConstraintBase>?
  fileprivate var next: BorrowedReference<LayoutConstraintBase>?
}

/// The constraints that mention an item, for loops. A loop may change the current constraint, for example remove it from
/// the list.
struct MentionSequence: Sequence, IteratorProtocol {
  private let item: LayoutItem
  private var upcoming: BorrowedReference<LayoutConstraintBase>?

  fileprivate init(of item: LayoutItem) {
    self.item = item
    upcoming = item.mentions.first
  }

  mutating func next() -> LayoutConstraintBase? {
    guard let constraint = upcoming?.takeUnretainedValue() else { return nil }
    upcoming = constraint.links(in: item).next
    return constraint
  }
}

extension LayoutItem {
  /// The active constraints that mention this item, each once, oldest first.
  final var mentioning: MentionSequence { MentionSequence(of: self) }

  fileprivate final func append(_ constraint: LayoutConstraintBase) -> MentionLinks {
    let reference = BorrowedReference.passUnretained(constraint)
    let links = MentionLinks(previous: mentions.last, next: nil)
    if let last = mentions.last {
      last._withUnsafeGuaranteedRef { $0.changeLinks(in: self) { $0.next = reference } }
    } else {
      mentions.first = reference
    }
    mentions.last = reference
    return links
  }

  fileprivate final func remove(_ links: MentionLinks) {
    if let previous = links.previous {
      previous._withUnsafeGuaranteedRef { $0.changeLinks(in: self) { $0.next = links.next } }
    } else {
      mentions.first = links.next
    }
    if let next = links.next {
      next._withUnsafeGuaranteedRef { $0.changeLinks(in: self) { $0.previous = links.previous } }
    } else {
      mentions.last = links.previous
    }
  }
}

extension LayoutConstraintBase {
  /// Joins the lists of the items.
  final func noteMentions() {
    // Without counting: every constraint comes here, and it keeps its items.
    let first = spec.firstItem.map { BorrowedReference.passUnretained($0) }
    let second = spec.secondItem.map { BorrowedReference.passUnretained($0) }
    if let first { firstLinks = first._withUnsafeGuaranteedRef { $0.append(self) } }
    if let second, second.toOpaque() != first?.toOpaque() {
      secondLinks = second._withUnsafeGuaranteedRef { $0.append(self) }
    }
    if spec.starts != nil { startMentions = StartMentions(of: self) }
  }

  /// Leaves them.
  final func forgetMentions() {
    if let first = spec.firstItem { first.remove(firstLinks) }
    if let second = spec.secondItem, second !== spec.firstItem { second.remove(secondLinks) }
    startMentions?.forget()
    startMentions = nil
  }

  fileprivate final func links(in item: LayoutItem) -> MentionLinks {
    if spec.firstItem === item { return firstLinks }
    if spec.secondItem === item { return secondLinks }
    return startMentions?.links(in: item) ?? MentionLinks()
  }

  @inline(__always)
  fileprivate final func changeLinks(in item: LayoutItem, _ change: (inout MentionLinks) -> Void) {
    if spec.firstItem === item {
      change(&firstLinks)
    } else if spec.secondItem === item {
      change(&secondLinks)
    } else {
      startMentions?.changeLinks(in: item, change)
    }
  }
}

/// The links of a constraint between distances in the lists of the items where distances start, as far as those items are
/// not among the first and second.
final class StartMentions {
  private var places: [(item: LayoutItem, links: MentionLinks)] = []

  fileprivate init(of constraint: LayoutConstraintBase) {
    let spec = constraint.spec
    var known = [spec.firstItem, spec.secondItem].compactMap { $0 }
    for item in [spec.starts?.first?.item, spec.starts?.second?.item].compactMap({ $0 })
    where !known.contains(where: { $0 === item }) {
      known.append(item)
      places.append((item, item.append(constraint)))
    }
  }

  fileprivate func forget() {
    for place in places { place.item.remove(place.links) }
  }

  fileprivate func links(in item: LayoutItem) -> MentionLinks? {
    places.first { $0.item === item }?.links
  }

  fileprivate func changeLinks(in item: LayoutItem, _ change: (inout MentionLinks) -> Void) {
    for index in places.indices where places[index].item === item { change(&places[index].links) }
  }
}
