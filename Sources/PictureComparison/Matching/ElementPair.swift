import Foundation
import Graphics

/// Elements of both pictures that stand for the same part, and how they differ.
struct ElementPair: Hashable, Sendable {
  var expected: PictureElement
  var actual: PictureElement

  /// How far the actual element is from the expected place, in points. A text may be aligned at its left end, its centre or
  /// its right end, and fonts differ in width and in the heights of their letters; so the smallest distance of edges and
  /// baselines counts.
  var offset: CGVector {
    let (e, a) = (expected.frame, actual.frame)
    let xs = [a.minX - e.minX, a.midX - e.midX, a.maxX - e.maxX]
    let middle = expected.kind == .text ? actual.baseline - expected.baseline : a.midY - e.midY
    let ys = [middle, a.minY - e.minY, a.maxY - e.maxY]
    return CGVector(dx: xs.min { abs($0) < abs($1) } ?? 0, dy: ys.min { abs($0) < abs($1) } ?? 0)
  }

  /// The differences of the left, upper, right and lower edges.
  var edges: [CGFloat] {
    let (e, a) = (expected.frame, actual.frame)
    return [a.minX - e.minX, a.minY - e.minY, a.maxX - e.maxX, a.maxY - e.maxY]
  }

  // MARK: Cost

  /// The penalty for elements of different kinds, in points: the same icon may be a glyph in one picture.
  private static let otherKind: CGFloat = 8
  /// The largest penalty for a colour.
  private static let otherColor: CGFloat = 10
  private static let otherLook: CGFloat = 8

  /// How unlikely it is that the elements stand for the same part, in points.
  var cost: CGFloat {
    let size =
      abs(expected.frame.width - actual.frame.width) + abs(expected.frame.height - actual.frame.height)
    let color = min(Self.otherColor, CGFloat(expected.color.difference(to: actual.color)) / 4)
    let kind = expected.kind == actual.kind ? 0 : Self.otherKind
    let distance: CGFloat = abs(offset.dx) + abs(offset.dy)
    let look = Self.otherLook * CGFloat(1 - likeness)
    return distance + size / 4 + color + kind + look
  }

  /// How alike the looks are, from 0 to 1.
  private var likeness: Double {
    guard expected.kind == actual.kind else { return 1 }
    switch expected.kind {
    case .text: return max(0, Appearance.likeness(expected.appearance, actual.appearance))
    case .image: return 1 - min(1, 4 * Appearance.distance(expected.appearance, actual.appearance))
    case .box, .rule: return 1
    }
  }

  /// Whether the elements look the same, wherever they are.
  var isAlike: Bool {
    let (e, a) = (expected.frame, actual.frame)
    let slack = 2 + 0.04 * max(e.width, a.width)
    return expected.kind == actual.kind && abs(e.width - a.width) <= slack
      && abs(e.height - a.height) <= slack
      && expected.color.difference(to: actual.color) <= 10 && likeness >= 0.7
  }
}

/// Finds the pairs of elements that stand for the same part in both pictures.
struct ElementMatcher {
  private(set) var pairs: [ElementPair] = []
  private(set) var missing: [PictureElement] = []
  private(set) var added: [PictureElement] = []

  /// Elements farther from each other, in points, are never the same.
  private static let farthest: CGFloat = 48
  /// The largest cost of a pair, in points.
  private static let highestCost: CGFloat = 60

  /// Takes the pairs with the lowest cost first.
  init(expected: [PictureElement], actual: [PictureElement]) {
    let candidates = Self.candidates(expected, actual)
    var isTaken = (
      expected: [Bool](repeating: false, count: expected.count),
      actual: [Bool](repeating: false, count: actual.count)
    )
    for candidate in candidates
    where !isTaken.expected[candidate.expected] && !isTaken.actual[candidate.actual] {
      isTaken.expected[candidate.expected] = true
      isTaken.actual[candidate.actual] = true
      pairs.append(ElementPair(expected: expected[candidate.expected], actual: actual[candidate.actual]))
    }
    pairs.sort {
      ($0.expected.frame.minY, $0.expected.frame.minX) < ($1.expected.frame.minY, $1.expected.frame.minX)
    }
    missing = expected.indices.filter { !isTaken.expected[$0] }.map { expected[$0] }
    added = actual.indices.filter { !isTaken.actual[$0] }.map { actual[$0] }
  }

  private struct Candidate {
    var expected: Int
    var actual: Int
    var cost: CGFloat
  }

  /// Pairs of near elements, from the lowest cost up.
  private static func candidates(_ expected: [PictureElement], _ actual: [PictureElement]) -> [Candidate] {
    var found: [Candidate] = []
    for (index, element) in expected.enumerated() {
      let reach = element.frame.insetBy(dx: -farthest, dy: -farthest)
      for (other, candidate) in actual.enumerated() {
        // The actual elements are sorted from the top down.
        if candidate.frame.minY > reach.maxY { break }
        guard candidate.frame.intersects(reach) else { continue }
        let cost = ElementPair(expected: element, actual: candidate).cost
        if cost <= highestCost { found.append(Candidate(expected: index, actual: other, cost: cost)) }
      }
    }
    return found.sorted { ($0.cost, $0.expected, $0.actual) < ($1.cost, $1.expected, $1.actual) }
  }
}
