import Foundation

/// The results of many trees.
public struct Tally: Codable, Sendable {
  public var trees = 0
  public var comparisons = 0
  public var sizes: [Int] = []
  public var features: [String: Int] = [:]
  /// Seeds of trees that were left out, by rule.
  public var leftOut: [String: [UInt64]] = [:]
  /// Seeds with differences, by comparison.
  public var differences: [String: [UInt64]] = [:]

  public init() {}

  public mutating func note(_ tree: ViewTree) {
    trees += 1
    sizes.append(tree.views.count)
    for feature in Feature.allCases where feature.isIn(tree) { features[feature.rawValue, default: 0] += 1 }
  }

  public mutating func add(_ other: Tally) {
    trees += other.trees
    comparisons += other.comparisons
    sizes += other.sizes
    features.merge(other.features, uniquingKeysWith: +)
    leftOut.merge(other.leftOut, uniquingKeysWith: +)
    differences.merge(other.differences, uniquingKeysWith: +)
  }

  public var seedsWithDifferences: [UInt64] { Set(differences.values.flatMap { $0 }).sorted() }

  public var text: String {
    var lines = [
      "\(trees) trees, \(comparisons) comparisons, \(seedsWithDifferences.count) trees with differences"
    ]
    let sorted = sizes.sorted()
    if let first = sorted.first, let last = sorted.last {
      lines.append("views: \(first) to \(last), median \(sorted[sorted.count / 2])")
    }
    lines.append("features:")
    for feature in Feature.allCases { lines.append(row(feature.rawValue, features[feature.rawValue] ?? 0)) }
    lines.append("left out:")
    for rule in OrderRule.allCases where rule.leavesOutTrees {
      let seeds = leftOut[rule.rawValue] ?? []
      lines.append(row(rule.rawValue, seeds.count) + (seeds.isEmpty ? "" : named(seeds)))
    }
    lines.append("differences:")
    for comparison in Comparison.allCases {
      guard let seeds = differences[comparison.rawValue] else { continue }
      lines.append("  \(comparison.rawValue): \(seeds.count)\(named(seeds))")
    }
    return lines.joined(separator: "\n")
  }

  private func named(_ seeds: [UInt64]) -> String {
    let named = seeds.sorted().prefix(Self.namedSeeds).map(String.init).joined(separator: " ")
    return " (seeds \(named)\(seeds.count > Self.namedSeeds ? " …" : ""))"
  }

  private static let namedSeeds = 12

  /// A name, a number of trees and its share of all.
  private func row(_ name: String, _ count: Int) -> String {
    let share = trees == 0 ? 0 : Double(count) / Double(trees)
    return "  " + name.padding(toLength: 28, withPad: " ", startingAt: 0)
      + "\(count) (\(Int((share * 100).rounded())) %)"
  }
}

extension Trial {
  /// Tries one seed.
  ///
  /// - Returns: what differs, in the order of the comparisons.
  public static func run(
    seed: UInt64, _ comparisons: [Comparison], in framework: OrderFramework = .uiKit, tally: inout Tally
  ) -> [Difference] {
    let tree = framework.tree(seed: seed)
    tally.note(tree)
    let trial = Trial(tree, framework)
    if let rule = trial.reasonToLeaveOut() {
      tally.leftOut[rule.rawValue, default: []].append(seed)
      return []
    }
    var found: [Difference] = []
    for comparison in comparisons {
      tally.comparisons += 1
      guard let difference = trial.difference(comparison) else { continue }
      tally.differences[comparison.rawValue, default: []].append(seed)
      found.append(difference)
    }
    return found
  }
}
