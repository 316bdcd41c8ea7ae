import AutoLayout
import ConstraintSolver

/// A map of a conflict's items along its axis, while one of its constraints is left out.
struct ConflictMap {
  /// The width of the longest item, in characters.
  private static let width = 44
  /// Maps with more items are not drawn: they would be unreadable.
  private static let mostItems = 12
  private static let longestName = 26

  private struct Bar {
    var name: String
    var start: Double
    var end: Double
  }

  private let bars: [Bar]
  /// The place in the list of the constraint that is left out.
  private let leftOut: Int

  /// - Parameters:
  ///   - places: the place in the list of each description that the sum was made of.
  ///   - out: the index of the description that is left out.
  init(
    _ arithmetic: ConflictArithmetic, of descriptions: [ConstraintDescription], places: [Int],
    without out: Int
  ) {
    let members = arithmetic.summands.map(\.index)
    leftOut = places.indices.contains(out) ? places[out] : out
    let rows = ConflictRows(descriptions, items: ConflictItems(descriptions))
    bars = Self.bars(rows, members: members, without: out)
  }

  private static func bars(_ system: ConflictRows, members: [Int], without out: Int) -> [Bar] {
    let solver = Solver()
    guard system.variableCount > 0 else { return [] }
    let first = solver.makeVariables(system.variableCount)
    var involved: Set<Int> = []
    for row in system.rows {
      if case .description(let index) = row.origin {
        guard members.contains(index) else { continue }
        involved.formUnion(row.terms.keys)
        guard index != out else { continue }
      }
      let terms = row.terms.sorted { $0.key < $1.key }.map { Term($0.value, first.advanced(by: $0.key)) }
      if !terms.isEmpty { _ = try? solver.add(Row(terms, row.relation.solverRelation, row.constant)) }
    }
    let axes = [("left", "right"), ("top", "bottom")].map { near, far in
      system.items.keys.compactMap { key -> Bar? in
        guard let start = system.variable(of: key, near), let end = system.variable(of: key, far),
          involved.contains(start) || involved.contains(end)
        else { return nil }
        return Bar(
          name: system.items.name(key), start: solver.value(of: first.advanced(by: start)),
          end: solver.value(of: first.advanced(by: end)))
      }
    }
    return axes.max { $0.count < $1.count } ?? []
  }

  /// In the order of the places, longer items first; empty if no item has a length.
  var lines: [String] {
    let sorted = bars.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    guard let origin = bars.map(\.start).min(), let limit = bars.map(\.end).max(), limit > origin,
      (limit - origin).isFinite, sorted.count <= Self.mostItems
    else { return [] }
    let scale = Double(Self.width) / (limit - origin)
    let names = sorted.map {
      $0.name.count > Self.longestName ? $0.name.prefix(Self.longestName - 1) + "…" : $0.name
    }
    let column = names.map(\.count).max() ?? 0
    let drawn = zip(names, sorted).map { name, bar in
      name + String(repeating: " ", count: column - name.count + 2) + Self.drawn(bar, origin, scale)
    }
    return ["", "Without constraint \(leftOut + 1):"] + drawn
  }

  private static func drawn(_ bar: Bar, _ origin: Double, _ scale: Double) -> String {
    let start = Int(((bar.start - origin) * scale).rounded())
    let end = max(Int(((bar.end - origin) * scale).rounded()), start)
    let line = end > start ? "├" + String(repeating: "─", count: end - start - 1) + "┤" : "│"
    let numbers = [bar.start, bar.end].map { DescribedNumber($0 - origin).spelling }
    return String(repeating: " ", count: start) + line
      + String(repeating: " ", count: max(Self.width - end, 0) + 2)
      + "\(numbers[0]) to \(numbers[1])"
  }
}
