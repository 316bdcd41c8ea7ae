/// Basic activities written as sums of nonbasic ones: a sparse matrix whose entries are linked by row and by column,
/// so that a pivot touches only rows that have its column.
struct Tableau: ~Copyable {
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    /// The largest magnitude that went into the coefficient: a much smaller coefficient is a rounding error.
    var magnitude: Double
    var row: Int32
    /// The nonbasic activity.
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  private(set) var entries = FlatArray<Entry>()
  /// Row → basic activity.
  private(set) var basic = FlatArray<Int32>()
  private var rowHead = FlatArray<Int32>()
  private var columnHead = FlatArray<Int32>()
  /// Scratch: column → its entry in the row that changes; −1.
  private var place = FlatArray<Int32>()
  private var freeEntry: Int32 = -1

  var rowCount: Int { basic.count }

  @inline(__always)
  func firstEntry(inRow row: Int) -> Int32 { rowHead[row] }

  @inline(__always)
  func firstEntry(inColumn column: Int) -> Int32 { columnHead[column] }

  /// Forgets everything and keeps the memory.
  mutating func reset() {
    entries.removeAll()
    basic.removeAll()
    rowHead.removeAll()
    columnHead.removeAll()
    place.removeAll()
    freeEntry = -1
  }

  mutating func appendActivity() {
    columnHead.append(-1)
    place.append(-1)
  }

  mutating func appendRow(basic activity: Int) {
    basic.append(Int32(activity))
    rowHead.append(-1)
  }

  mutating func insert(row: Int, column: Int, _ coefficient: Double) {
    let index = takeEntry()
    let next = rowHead[row]
    entries[Int(index)] = Entry(
      coefficient: coefficient, magnitude: abs(coefficient), row: Int32(row), column: Int32(column),
      nextInRow: next,
      previousInRow: -1,
      nextInColumn: -1, previousInColumn: -1)
    if next >= 0 { entries[Int(next)].previousInRow = index }
    rowHead[row] = index
    linkIntoColumn(index)
  }

  /// Exchanges the basic activity of an entry's row with the entry's column.
  mutating func exchange(_ pivot: Int32) {
    let entry = entries[Int(pivot)]
    let row = Int(entry.row)
    let leaving = basic[row]
    solve(row: row, for: pivot, leaving: leaving)
    basic[row] = entry.column
    var other = columnHead[Int(entry.column)]
    while other >= 0 {
      let next = entries[Int(other)].nextInColumn
      let (target, factor) = (Int(entries[Int(other)].row), entries[Int(other)].coefficient)
      remove(other)
      add(row: row, times: factor, to: target)
      other = next
    }
  }

  /// Rewrites a row so that the pivot's column is on the left and the leaving activity on the right.
  private mutating func solve(row: Int, for pivot: Int32, leaving: Int32) {
    let coefficient = entries[Int(pivot)].coefficient
    var link = rowHead[row]
    while link >= 0 {
      entries[Int(link)].coefficient /= -coefficient
      entries[Int(link)].magnitude /= abs(coefficient)
      link = entries[Int(link)].nextInRow
    }
    unlinkFromColumn(pivot)
    entries[Int(pivot)].column = leaving
    entries[Int(pivot)].coefficient = 1 / coefficient
    entries[Int(pivot)].magnitude = 1 / abs(coefficient)
    linkIntoColumn(pivot)
  }

  private mutating func add(row source: Int, times factor: Double, to target: Int) {
    var link = rowHead[target]
    while link >= 0 {
      place[Int(entries[Int(link)].column)] = link
      link = entries[Int(link)].nextInRow
    }
    link = rowHead[source]
    while link >= 0 {
      let part = entries[Int(link)]
      link = part.nextInRow
      addEntry(factor * part.coefficient, column: Int(part.column), to: target)
    }
    link = rowHead[target]
    while link >= 0 {
      place[Int(entries[Int(link)].column)] = -1
      link = entries[Int(link)].nextInRow
    }
  }

  private mutating func addEntry(_ added: Double, column: Int, to target: Int) {
    let present = place[column]
    guard present >= 0 else {
      insert(row: target, column: column, added)
      return
    }
    let sum = entries[Int(present)].coefficient + added
    let magnitude = max(entries[Int(present)].magnitude, abs(added))
    if abs(sum) <= Tolerance.cancellation * magnitude {
      place[column] = -1
      remove(present)
    } else {
      entries[Int(present)].coefficient = sum
      entries[Int(present)].magnitude = magnitude
    }
  }

  // MARK: Links

  private mutating func takeEntry() -> Int32 {
    if freeEntry >= 0 {
      let index = freeEntry
      freeEntry = entries[Int(index)].nextInRow
      return index
    }
    entries.append(
      Entry(
        coefficient: 0, magnitude: 0, row: -1, column: -1, nextInRow: -1, previousInRow: -1, nextInColumn: -1,
        previousInColumn: -1))
    return Int32(entries.count - 1)
  }

  private mutating func remove(_ index: Int32) {
    let entry = entries[Int(index)]
    unlinkFromColumn(index)
    if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
    if entry.previousInRow >= 0 {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    } else {
      rowHead[Int(entry.row)] = entry.nextInRow
    }
    entries[Int(index)].nextInRow = freeEntry
    freeEntry = index
  }

  private mutating func linkIntoColumn(_ index: Int32) {
    let column = Int(entries[Int(index)].column)
    let next = columnHead[column]
    entries[Int(index)].nextInColumn = next
    entries[Int(index)].previousInColumn = -1
    if next >= 0 { entries[Int(next)].previousInColumn = index }
    columnHead[column] = index
  }

  private mutating func unlinkFromColumn(_ index: Int32) {
    let entry = entries[Int(index)]
    if entry.nextInColumn >= 0 {
      entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn
    }
    if entry.previousInColumn >= 0 {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    } else {
      columnHead[Int(entry.column)] = entry.nextInColumn
    }
  }
}
