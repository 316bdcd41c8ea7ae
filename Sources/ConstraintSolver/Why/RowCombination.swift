/// Rows in echelon form, each with the steps that made it. They express every sum of variables that follows from the
/// given rows as a combination of those rows.
///
/// The steps are kept as they were made, not multiplied out: in a chain of n rows each has one or two, where the weights
/// over the given rows would be up to n.
struct RowCombination {
  /// A row solved for one variable: the given row plus earlier pivots, each times its factor.
  private struct Pivot {
    var variable: Int
    var row: SparseVector
    /// The index of the given row.
    var given: Int
    /// The factors of earlier pivots, by place.
    var steps: SparseVector
  }

  private var pivots: [Pivot] = []
  /// For each variable, the place of its pivot.
  private var place: [Int: Int] = [:]

  /// Adds a row, to be solved for `preferred` if it still can be. A row that depends on earlier ones adds nothing.
  mutating func add(_ row: SparseVector, weight index: Int, preferring preferred: Int) {
    let (rest, factors, _) = reduce(row, atMost: .max)
    guard let strongest = rest.entries.max(by: { abs($0.value) < abs($1.value) }) else { return }
    let variable = rest[preferred] != 0 ? preferred : strongest.index
    place[variable] = pivots.count
    let steps = SparseVector(factors.map { ($0.index, -$0.value) })
    pivots.append(Pivot(variable: variable, row: rest, given: index, steps: steps))
  }

  /// Expresses `sum` as given rows and a remainder of variables that no row determines.
  ///
  /// - Parameter limit: the number of rows after which it stops. The result is then not complete: the remainder and the
  ///   weights mean nothing, and the rows are those to which the shortest ways lead.
  func takeApart(_ sum: SparseVector, atMost limit: Int = .max) -> (
    weights: SparseVector, rest: SparseVector, isComplete: Bool
  ) {
    let (rest, factors, isReduced) = reduce(sum, atMost: limit)
    if isReduced, let weights = givenRows(of: factors, atMost: limit) { return (weights, rest, true) }
    return (firstRows(of: factors, atMost: limit), rest, false)
  }

  /// Replaces pivot variables, those solved for first before the others: a pivot's row contains only variables that
  /// were not pivots when it was made. The factors of the pivots are in the order of replacement.
  private func reduce(_ vector: SparseVector, atMost limit: Int) -> (
    rest: SparseVector, factors: [SparseVector.Entry], isComplete: Bool
  ) {
    var vector = vector
    var factors: [SparseVector.Entry] = []
    while let next = vector.entries.lazy.compactMap({ place[$0.index] }).min() {
      guard factors.count < limit else { return (vector, factors, false) }
      let pivot = pivots[next]
      let factor = vector[pivot.variable] / pivot.row[pivot.variable]
      vector.add(pivot.row, times: -factor)
      factors.append((next, factor))
    }
    return (vector, factors, true)
  }

  /// A sum of pivots as a sum of given rows; nil if it has more than `limit`.
  private func givenRows(of factors: [SparseVector.Entry], atMost limit: Int) -> SparseVector? {
    var weights: [SparseVector.Entry] = []
    guard append(SparseVector(factors), to: &weights, atMost: limit) else { return nil }
    return SparseVector(weights)
  }

  /// The first rows of a sum of pivots, pivot by pivot.
  private func firstRows(of factors: [SparseVector.Entry], atMost limit: Int) -> SparseVector {
    var weights: [SparseVector.Entry] = []
    for factor in factors where !append(SparseVector([factor]), to: &weights, atMost: limit) { break }
    return SparseVector(weights)
  }

  /// Appends the given rows of a sum of pivots, and returns false if there are more than `limit`. The last pivots are replaced
  /// first: steps refer to earlier ones.
  private func append(_ sum: SparseVector, to weights: inout [SparseVector.Entry], atMost limit: Int) -> Bool
  {
    var open = sum
    while let last = open.popLast() {
      guard weights.count < limit else { return false }
      let pivot = pivots[last.index]
      weights.append((pivot.given, last.value))
      open.add(pivot.steps, times: last.value)
    }
    return true
  }
}
