import AutoLayout

/// A conflict as two rulers under each other: what its constraints require, and what they provide.
struct ConflictDrawing {
  /// The intended length of the longer ruler, in characters.
  private static let width = 48

  private let arithmetic: ConflictArithmetic
  private let places: [Int]

  /// - Parameter places: the place in the list of each description that the sum was made of.
  init(_ arithmetic: ConflictArithmetic, places: [Int]) {
    self.arithmetic = arithmetic
    self.places = places
  }

  /// Two lines; empty if the sum has no lengths.
  var lines: [String] {
    let needed = arithmetic.summands.filter { $0.amount > 0 }
    let given = arithmetic.summands.filter { $0.amount < 0 }
    let longest = max(total(needed), total(given))
    guard longest > 0, longest.isFinite else { return [] }
    let scale = Double(Self.width) / longest
    return ["needs  " + ruler(needed, scale), "given  " + ruler(given, scale)]
  }

  private func total(_ summands: [ConflictArithmetic.Summand]) -> Double {
    summands.reduce(0) { $0 + abs($1.amount) }
  }

  /// `├─ 1: 16 ─┼─ 2: 16 ─┤ 32`, drawn to scale as far as the numbers allow.
  private func ruler(_ summands: [ConflictArithmetic.Summand], _ scale: Double) -> String {
    let sum = DescribedNumber(total(summands)).spelling
    guard !summands.isEmpty else { return "┤ " + sum }
    let segments = summands.map { summand in
      segment(
        " \(places[summand.index] + 1): \(DescribedNumber(abs(summand.amount)).spelling) ",
        length: Int((abs(summand.amount) * scale).rounded()))
    }
    return "├" + segments.joined(separator: "┼") + "┤ " + sum
  }

  private func segment(_ label: String, length: Int) -> String {
    let space = max(length - label.count, 2)
    return String(repeating: "─", count: space / 2) + label
      + String(repeating: "─", count: space - space / 2)
  }
}
