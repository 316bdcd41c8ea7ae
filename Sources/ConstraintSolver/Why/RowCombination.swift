/// Rows in echelon form, each with its weights over the given rows. They express every sum of variables that
/// follows from the given rows as a combination of those rows.
struct RowCombination {
  /// A row solved for one variable, and its weights: the factor of each given row.
  private struct Pivot {
    var variable: Int
    var row: SparseVector
    var weights: SparseVector
  }

  private var pivots: [Pivot] = []
  /// For each variable, the place of its pivot.
  private var place: [Int: Int] = [:]

  /// Adds a row, to be solved for `preferred` if it still can be. A row that depends on earlier ones adds nothing.
  mutating func add(_ row: SparseVector, weight index: Int, preferring preferred: Int) {
    let (rest, weights) = reduce(row, SparseVector([(index, 1)]), sign: -1)
    guard let strongest = rest.entries.max(by: { abs($0.value) < abs($1.value) }) else { return }
    let variable = rest[preferred] != 0 ? preferred : strongest.index
    place[variable] = pivots.count
    pivots.append(Pivot(variable: variable, row: rest, weights: weights))
  }

  /// Expresses `sum` as given rows and a remainder of variables that no row determines.
  func takeApart(_ sum: SparseVector) -> (weights: SparseVector, rest: SparseVector) {
    let (rest, weights) = reduce(sum, SparseVector(), sign: 1)
    return (weights, rest)
  }

  /// Replaces pivot variables, those solved for first before the others: a pivot's row contains only variables that
  /// were not pivots when it was made.
  private func reduce(_ vector: SparseVector, _ weights: SparseVector, sign: Double)
    -> (rest: SparseVector, weights: SparseVector)
  {
    var vector = vector
    var weights = weights
    while let next = vector.entries.lazy.compactMap({ place[$0.index] }).min() {
      let pivot = pivots[next]
      let factor = vector[pivot.variable] / pivot.row[pivot.variable]
      vector.add(pivot.row, times: -factor)
      weights.add(pivot.weights, times: sign * factor)
    }
    return (vector, weights)
  }
}
