import AutoLayout

/// Gaussian elimination of variables from rows; each row records the original rows that it consists
/// of.
struct RowElimination {
  struct Remainder {
    /// By variable; those that were eliminated are 0.
    var terms: [Double]
    /// The factor of each of the original rows.
    var parts: [Double]
    var constant = 0.0

    /// The parts, scaled so that the smallest is 1 and sums are in points.
    var scaledParts: [Double] { parts.map { $0 / unit } }

    var unit: Double { parts.filter { $0 != 0 }.map(abs).min() ?? 1 }
  }

  /// Coefficients below this are rounding.
  static let tolerance = 1e-9

  /// The rows from which all variables have been eliminated.
  private(set) var rest: [Remainder]

  init(_ rows: [ConflictRows.Row], of variables: Range<Int>) {
    let count = (rows.flatMap(\.terms.keys).max() ?? -1) + 1
    var work = rows.indices.map { index -> Remainder in
      var terms = [Double](repeating: 0, count: max(count, variables.upperBound))
      for (variable, coefficient) in rows[index].terms { terms[variable] = coefficient }
      return Remainder(terms: terms, parts: rows.indices.map { $0 == index ? 1 : 0 })
    }
    var done = 0
    for variable in variables {
      let pivot = work.indices.dropFirst(done).max {
        abs(work[$0].terms[variable]) < abs(work[$1].terms[variable])
      }
      guard let pivot, abs(work[pivot].terms[variable]) > Self.tolerance else { continue }
      work.swapAt(done, pivot)
      for row in work.indices.dropFirst(done + 1) {
        Self.subtract(
          work[done], times: work[row].terms[variable] / work[done].terms[variable], from: &work[row])
      }
      done += 1
    }
    rest = work.dropFirst(done).map { Self.cleaned($0, rows) }
  }

  private static func subtract(_ row: Remainder, times factor: Double, from other: inout Remainder) {
    guard factor != 0 else { return }
    for index in row.terms.indices { other.terms[index] -= factor * row.terms[index] }
    for index in row.parts.indices { other.parts[index] -= factor * row.parts[index] }
  }

  private static func cleaned(_ row: Remainder, _ rows: [ConflictRows.Row]) -> Remainder {
    var row = row
    row.constant = zip(row.parts, rows).reduce(0) { $0 + $1.0 * $1.1.constant }
    row.parts = row.parts.map { abs($0) < tolerance ? 0 : $0 }
    row.terms = row.terms.map { abs($0) < tolerance ? 0 : $0 }
    return row
  }
}
