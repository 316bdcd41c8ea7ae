/// The directions in which the solution can move without leaving the optimum: columns that can move independently, and the
/// variables that move with them.
struct FreeSubspace: ~Copyable {
  struct FreeColumn: BitwiseCopyable {
    /// Activity of the region.
    var activity: Int32
    var value: Double
    var lower: Double
    var upper: Double
    var tolerance: Double
    /// Value before any movement.
    var start: Double
    /// Parent in the forest of columns that must be moved together.
    var parent: Int32
  }

  /// A basic activity over free columns.
  struct Dependent: BitwiseCopyable {
    var activity: Int32
    var value: Double
    var lower: Double
    var upper: Double
    var tolerance: Double
    var parts: Span
  }

  /// A range of `parts`.
  struct Span: BitwiseCopyable {
    var first: Int32 = 0
    var count: Int32 = 0

    var range: Range<Int> { Int(first)..<Int(first + count) }
  }

  struct Part: BitwiseCopyable {
    var column: Int32
    var coefficient: Double
  }

  var columns = FlatArray<FreeColumn>()
  var dependents = FlatArray<Dependent>()
  var parts = FlatArray<Part>()
  /// For each activity of the region and for each step: the sum over the columns.
  var spanOfActivity = FlatArray<Span>()
  var spanOfStep = FlatArray<Span>()

  // Scratch for sums, by column.
  private var sum = FlatArray<Double>()
  private var size = FlatArray<Double>()
  private var touched = FlatArray<Int32>()
  /// Block's place of a free column → its index here.
  private var indexOfPlace = FlatArray<Int32>()

  /// The largest remainder of a sum whose parts should cancel.
  private static let cancellation = 1e-9

  mutating func reset() {
    columns.removeAll()
    dependents.removeAll()
    parts.removeAll()
    spanOfActivity.removeAll()
    spanOfStep.removeAll()
  }

  private mutating func appendColumn(
    _ activity: Int, value: Double, lower: Double, upper: Double, tolerance: Double
  ) {
    let index = Int32(columns.count)
    columns.append(
      FreeColumn(
        activity: Int32(activity), value: value, lower: lower, upper: upper, tolerance: tolerance,
        start: value,
        parent: index))
    spanOfActivity.extend(to: activity + 1, filler: Span())
    spanOfActivity[activity] = Span(first: Int32(parts.count), count: 1)
    parts.append(Part(column: index, coefficient: 1))
  }

  /// An activity that nothing depends on is a column by itself.
  mutating func appendAlone(_ activity: Activity, _ index: Int) {
    appendColumn(
      index, value: activity.value, lower: activity.lower, upper: activity.upper,
      tolerance: activity.tolerance)
  }

  /// Adds the free columns of a block and the rows that move with them.
  mutating func append(_ block: borrowing Simplex) {
    indexOfPlace.removeAll()
    indexOfPlace.extend(to: block.activities.count, filler: -1)
    for place in 0..<block.freeColumns.count {
      let column = Int(block.freeColumns[place])
      let state = block.activities[column]
      indexOfPlace[column] = Int32(columns.count)
      appendColumn(
        Int(state.origin), value: state.value, lower: state.lower, upper: state.upper,
        tolerance: state.tolerance)
    }
    for row in 0..<block.tableau.rowCount { appendDependent(row, block) }
  }

  private mutating func appendDependent(_ row: Int, _ block: borrowing Simplex) {
    var span = Span(first: Int32(parts.count))
    var link = block.tableau.firstEntry(inRow: row)
    while link >= 0 {
      let entry = block.tableau.entries[Int(link)]
      link = entry.nextInRow
      let column = indexOfPlace[Int(entry.column)]
      guard column >= 0 else { continue }
      parts.append(Part(column: column, coefficient: entry.coefficient))
      span.count += 1
    }
    guard span.count > 0 else { return }
    let state = block.activities[Int(block.tableau.basic[row])]
    spanOfActivity.extend(to: Int(state.origin) + 1, filler: Span())
    spanOfActivity[Int(state.origin)] = span
    dependents.append(
      Dependent(
        activity: state.origin, value: state.value, lower: state.lower, upper: state.upper,
        tolerance: state.tolerance, parts: span))
  }

  // MARK: Sums

  /// Adds `factor` times the sum of a span to the current sum.
  mutating func add(_ span: Span, times factor: Double) {
    sum.extend(to: columns.count, filler: 0)
    size.extend(to: columns.count, filler: 0)
    for place in span.range {
      let part = parts[place]
      let value = factor * part.coefficient
      if size[Int(part.column)] == 0 { touched.append(part.column) }
      sum[Int(part.column)] += value
      size[Int(part.column)] = max(size[Int(part.column)], abs(value))
    }
  }

  /// Ends the current sum and removes rounding errors.
  mutating func takeSum() -> Span {
    var span = Span(first: Int32(parts.count))
    for place in 0..<touched.count {
      let column = Int(touched[place])
      if abs(sum[column]) > Self.cancellation * size[column] {
        parts.append(Part(column: Int32(column), coefficient: sum[column]))
        span.count += 1
      }
      sum[column] = 0
      size[column] = 0
    }
    touched.removeAll()
    return span
  }

  // MARK: Components

  /// Records that the columns of a sum must be moved together.
  mutating func unite(_ span: Span) {
    guard span.count > 1 else { return }
    var first = root(of: Int(parts[Int(span.first)].column))
    for place in span.range.dropFirst() {
      let other = root(of: Int(parts[place].column))
      guard other != first else { continue }
      columns[max(first, other)].parent = Int32(min(first, other))
      first = min(first, other)
    }
  }

  mutating func root(of column: Int) -> Int {
    var root = column
    while Int(columns[root].parent) != root {
      let parent = Int(columns[root].parent)
      columns[root].parent = columns[parent].parent
      root = parent
    }
    return root
  }
}
