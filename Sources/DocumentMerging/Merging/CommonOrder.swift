/// The order of the children that both sides of a merge have, pair by pair.
///
/// The side that reversed a pair of the base determines its order. If both sides did, they agree, because a pair has only two
/// orders. So each pair has one acceptable order, but all pairs together may have none (A before B before C before A). Then the
/// sides disagree.
struct CommonOrder {
  private let mine: [Int]
  private let others: [Int]
  private let placesInBase: [Int: Int]
  private let placesInMine: [Int: Int]
  private let placesInOthers: [Int: Int]

  /// - Parameters:
  ///   - base: the children of the base; those that are missing on a side are ignored.
  ///   - ours: children in ours' order.
  ///   - theirs: the same children in theirs' order.
  init(base: [Int], ours: [Int], theirs: [Int]) {
    (mine, others) = (ours, theirs)
    placesInMine = Self.places(ours)
    placesInOthers = Self.places(theirs)
    let shared = placesInMine
    placesInBase = Self.places(base.filter { shared[$0] != nil })
  }

  private static func places(_ order: [Int]) -> [Int: Int] {
    Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The only order in which every pair is in the order of the side that changed it; nil if there is none, or if both sides moved
  /// the same child to different places.
  ///
  /// The work grows as n log n.
  func merged() -> [Int]? {
    if mine == others { return mine }
    let knownMine = mine.filter { placesInBase[$0] != nil }
    let knownOthers = others.filter { placesInBase[$0] != nil }
    let disputed = Self.turnedPairs(mine, placesInOthers)
    // If the base lacks a pair and the sides have it in different orders, both orders are decisions.
    guard disputed == Self.turnedPairs(knownMine, placesInOthers) else { return nil }
    let byOurs = Self.turnedPairs(knownMine, placesInBase)
    let byTheirs = Self.turnedPairs(knownOthers, placesInBase)
    if byTheirs == 0 { return mine }
    if byOurs == 0 { return others }
    if movesOneToTwoPlaces(knownMine, knownOthers) { return nil }
    // If the pairs allow an order at all, sorting finds it.
    let order = mine.sorted(by: isBefore)
    let byBoth = (byOurs + byTheirs - disputed) / 2
    let known = order.filter { placesInBase[$0] != nil }
    guard Self.turnedPairs(order, placesInMine) == byTheirs - byBoth,
      Self.turnedPairs(order, placesInOthers) == byOurs - byBoth,
      Self.turnedPairs(known, placesInBase) == byOurs + byTheirs - byBoth
    else { return nil }
    return order
  }

  /// Whether both sides moved a child to different places. All pairs could be satisfied, but one side's place would be lost.
  private func movesOneToTwoPlaces(_ ours: [Int], _ theirs: [Int]) -> Bool {
    let (byOurs, byTheirs) = (Self.moved(in: ours, placesInBase), Self.moved(in: theirs, placesInBase))
    let byBoth = byOurs.intersection(byTheirs)
    guard !byBoth.isEmpty else { return false }
    let byAny = byOurs.union(byTheirs)
    func ranks(_ order: [Int]) -> [Int: Int] {
      var ranks: [Int: Int] = [:]
      var count = 0
      for child in order {
        if byBoth.contains(child) { ranks[child] = count }
        if !byAny.contains(child) { count += 1 }
      }
      return ranks
    }
    return ranks(ours) != ranks(theirs)
  }

  /// The children that must have moved: those that belong to no longest unchanged subsequence of the order.
  static func moved(in order: [Int], _ places: [Int: Int]) -> Set<Int> {
    let numbers = order.map { places[$0] ?? 0 }
    let before = lengthsOfRises(numbers)
    let after = Array(lengthsOfRises(numbers.reversed().map { -$0 }).reversed())
    let longest = before.max() ?? 0
    return Set(order.indices.filter { before[$0] + after[$0] - 1 < longest }.map { order[$0] })
  }

  /// The length of the longest increasing subsequence that ends at each of several distinct numbers, by patience sorting.
  private static func lengthsOfRises(_ numbers: [Int]) -> [Int] {
    var tops: [Int] = []
    return numbers.map { number in
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if tops[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low == tops.count { tops.append(number) } else { tops[low] = number }
      return low + 1
    }
  }

  /// Whether a child comes before another according to the side that changed their order.
  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    let isMine = Self.isBefore(a, b, placesInMine)
    let isOther = Self.isBefore(a, b, placesInOthers)
    if isMine == isOther { return isMine }
    return Self.isBefore(a, b, placesInBase) == isMine ? isOther : isMine
  }

  private static func isBefore(_ a: Int, _ b: Int, _ places: [Int: Int]) -> Bool {
    guard let first = places[a], let second = places[b] else { return false }
    return first < second
  }

  /// The number of pairs that are reversed between two orders, counted by merging sorted halves.
  static func turnedPairs(_ order: [Int], _ places: [Int: Int]) -> Int {
    var numbers = order.compactMap { places[$0] }
    var count = 0
    var width = 1
    while width < numbers.count {
      var merged: [Int] = []
      merged.reserveCapacity(numbers.count)
      for start in stride(from: 0, to: numbers.count, by: 2 * width) {
        let middle = min(start + width, numbers.count)
        let end = min(start + 2 * width, numbers.count)
        var (left, right) = (start, middle)
        while left < middle || right < end {
          if right == end || (left < middle && numbers[left] <= numbers[right]) {
            merged.append(numbers[left])
            left += 1
          } else {
            merged.append(numbers[right])
            right += 1
            count += middle - left
          }
        }
      }
      numbers = merged
      width *= 2
    }
    return count
  }
}
