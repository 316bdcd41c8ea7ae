import Foundation
import Graphics

/// Finds elements that changed places.
struct SwapSearch {
  private let pairs: [ElementPair]
  /// Indices of pairs with findings.
  private let suspects: [Int]

  /// The number of suspects above which no swaps are looked for.
  private static let mostSuspects = 400
  /// The distance between the centres of swapped elements' places, in points.
  private static let distance: CGFloat = 6

  init(_ pairs: [ElementPair], suspects: [Int]) {
    self.pairs = pairs
    self.suspects = suspects.count <= Self.mostSuspects ? suspects : []
  }

  /// For each swapped pair the other one.
  func partners() -> [Int: Int] {
    var partners: [Int: Int] = [:]
    for (place, one) in suspects.enumerated() where partners[one] == nil {
      for other in suspects[(place + 1)...] where partners[other] == nil {
        guard areSwapped(pairs[one], pairs[other]) else { continue }
        (partners[one], partners[other]) = (other, one)
        break
      }
    }
    return partners
  }

  private func areSwapped(_ one: ElementPair, _ other: ElementPair) -> Bool {
    guard one.expected.kind == other.expected.kind else { return false }
    let crossed = (
      ElementPair(expected: one.expected, actual: other.actual),
      ElementPair(expected: other.expected, actual: one.actual)
    )
    if crossed.0.isAlike, crossed.1.isAlike, !one.isAlike, !other.isAlike { return true }
    return one.isAlike && other.isAlike && isNear(crossed.0) && isNear(crossed.1) && !isNear(one)
      && !isNear(other)
  }

  private func isNear(_ pair: ElementPair) -> Bool {
    abs(pair.offset.dx) <= Self.distance && abs(pair.offset.dy) <= Self.distance
  }
}
