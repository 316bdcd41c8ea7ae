/// Merges three orders of children.
struct ChildOrder {
  /// The children in ours' order, in theirs', and in the base's. Each child stands in a list once.
  var base: [Int]
  var ours: [Int]
  var theirs: [Int]

  /// The merged order, and whether both sides brought the same children into different orders.
  ///
  /// Children that one side added follow the child that they follow there; at the same place ours' come first.
  /// Sorting included, the work grows as n log n.
  func merged() -> (order: [Int], isAmbiguous: Bool) {
    let (skeleton, isAmbiguous) = commonOrder()
    let common = Set(skeleton)
    let mine = extras(of: ours, besides: common, leavingOut: [])
    let others = extras(of: theirs, besides: common, leavingOut: Set(ours))
    var order = mine.first + others.first
    for child in skeleton {
      order.append(child)
      order += mine.following[child] ?? []
      order += others.following[child] ?? []
    }
    return (order, isAmbiguous)
  }

  /// The order of the children that all three have.
  private func commonOrder() -> ([Int], Bool) {
    let shared = Set(ours).intersection(theirs)
    let (mineOfShared, othersOfShared) = (ours.filter(shared.contains), theirs.filter(shared.contains))
    if mineOfShared == othersOfShared { return (mineOfShared, false) }
    let known = shared.intersection(base)
    let (old, mine, others) = (
      base.filter(known.contains), ours.filter(known.contains), theirs.filter(known.contains)
    )
    if others == old || others == mine { return (mine, false) }
    if mine == old { return (others, false) }
    let movedByOurs = Self.moved(mine, from: old)
    let movedByTheirs = Self.moved(others, from: old)
    guard movedByOurs.isDisjoint(with: movedByTheirs) else { return (mine, true) }
    return (Self.placing(movedByTheirs, as: others, into: mine), false)
  }

  /// The fewest elements whose moves make one order of another.
  private static func moved(_ order: [Int], from former: [Int]) -> Set<Int> {
    let ranks = Dictionary(uniqueKeysWithValues: former.enumerated().map { ($1, $0) })
    let kept = longestRise(order.compactMap { ranks[$0] }).map { former[$0] }
    return Set(order).subtracting(kept)
  }

  /// The longest rising part of a sequence of different numbers, by patience sorting.
  static func longestRise(_ numbers: [Int]) -> [Int] {
    var piles: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var low = 0
      var high = piles.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[piles[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? piles[low - 1] : nil
      if low == piles.count { piles.append(place) } else { piles[low] = place }
    }
    var result: [Int] = []
    var next = piles.last
    while let place = next {
      result.append(numbers[place])
      next = before[place]
    }
    return result.reversed()
  }

  /// Takes elements out of an order and puts each after the one that it follows in another.
  private static func placing(_ moved: Set<Int>, as wanted: [Int], into order: [Int]) -> [Int] {
    let rest = ChildOrder(base: [], ours: order.filter { !moved.contains($0) }, theirs: wanted)
    let extras = rest.extras(of: wanted, besides: Set(rest.ours), leavingOut: [])
    return extras.first + rest.ours.flatMap { [$0] + (extras.following[$0] ?? []) }
  }

  /// The elements that are not common, by the common one before them.
  private func extras(
    of list: [Int], besides common: Set<Int>, leavingOut known: Set<Int>
  ) -> (first: [Int], following: [Int: [Int]]) {
    var first: [Int] = []
    var following: [Int: [Int]] = [:]
    var anchor: Int?
    for child in list {
      if common.contains(child) {
        anchor = child
      } else if !known.contains(child) {
        if let anchor { following[anchor, default: []].append(child) } else { first.append(child) }
      }
    }
    return (first, following)
  }
}
