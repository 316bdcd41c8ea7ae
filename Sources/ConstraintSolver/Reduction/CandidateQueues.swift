/// A priority that soft targets have.
struct Level: Sortable {
  var priority: Double

  static func precedes(_ a: Level, _ b: Level) -> Bool { a.priority > b.priority }
}

/// The priorities of a region's soft targets.
struct Levels: ~Copyable {
  /// The strongest first, once arranged.
  private var levels = FlatArray<Level>()

  /// The number of recent levels that are checked for duplicates: screens have only a handful.
  private static let memory = 8

  var count: Int { levels.count }

  mutating func removeAll() { levels.removeAll() }

  mutating func note(_ priority: Double) {
    for place in max(0, levels.count - Self.memory)..<levels.count where levels[place].priority == priority {
      return
    }
    levels.append(Level(priority: priority))
  }

  /// Sorts the noted levels and removes duplicates.
  mutating func arrange() {
    levels.sort()
    var kept = 0
    for place in 0..<levels.count where place == 0 || levels[place].priority != levels[kept - 1].priority {
      levels[kept] = levels[place]
      kept += 1
    }
    levels.truncate(to: kept)
  }

  /// The place of a level that was noted. O(log levels).
  @inline(__always)
  func place(of priority: Double) -> Int {
    var low = 0
    var high = levels.count - 1
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].priority > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Rows that could define their one unknown: a queue for each level.
struct CandidateQueues: ~Copyable {
  /// For each level, the first and the last row; −1 if there is none.
  private var head = FlatArray<Int32>()
  private var tail = FlatArray<Int32>()
  /// For each local row, the next row in its queue.
  private var next = FlatArray<Int32>()
  /// No stronger level has a row.
  private var strongest = 0

  mutating func prepare(levels: Int, rows: Int) {
    head.removeAll()
    head.extend(to: levels, filler: -1)
    tail.removeAll()
    tail.extend(to: levels, filler: -1)
    next.removeAll()
    next.extend(to: rows, filler: -1)
    strongest = levels
  }

  /// Appends a row to its level's queue. A row is appended at most once.
  @inline(__always)
  mutating func append(_ row: Int32, level: Int) {
    if head[level] < 0 { head[level] = row } else { next[Int(tail[level])] = row }
    tail[level] = row
    if level < strongest { strongest = level }
  }

  /// Takes the first row of the strongest level.
  mutating func takeFirst() -> Int32? {
    while strongest < head.count {
      let row = head[strongest]
      if row >= 0 {
        head[strongest] = next[Int(row)]
        return row
      }
      strongest += 1
    }
    return nil
  }
}
