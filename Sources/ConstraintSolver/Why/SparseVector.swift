/// A vector of few entries, sorted by index.
struct SparseVector {
  typealias Entry = (index: Int, value: Double)

  private(set) var entries: [Entry] = []

  /// The largest remainder that is treated as zero in a sum that should cancel: coefficients of layouts are between a
  /// thousandth and a few thousands.
  private static let negligible = 1e-9

  init() {}

  /// Entries of one index are summed.
  init(_ unsorted: [Entry]) {
    for entry in unsorted.sorted(by: { $0.index < $1.index }) {
      if let last = entries.last, last.index == entry.index {
        entries[entries.count - 1].value += entry.value
      } else {
        entries.append(entry)
      }
    }
    entries.removeAll { abs($0.value) < Self.negligible }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Removes and returns the entry with the largest index.
  mutating func popLast() -> Entry? { entries.popLast() }

  /// The value at an index; 0 where there is no entry. O(log n).
  subscript(index: Int) -> Double {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].index == index ? entries[low].value : 0
  }

  /// Adds `factor · other`. O(n + m).
  mutating func add(_ other: SparseVector, times factor: Double) {
    var sum: [Entry] = []
    sum.reserveCapacity(entries.count + other.entries.count)
    var (i, j) = (0, 0)
    while i < entries.count || j < other.entries.count {
      if j == other.entries.count || (i < entries.count && entries[i].index < other.entries[j].index) {
        sum.append(entries[i])
        i += 1
      } else if i == entries.count || other.entries[j].index < entries[i].index {
        sum.append((other.entries[j].index, other.entries[j].value * factor))
        j += 1
      } else {
        let value = entries[i].value + other.entries[j].value * factor
        if abs(value) >= Self.negligible { sum.append((entries[i].index, value)) }
        i += 1
        j += 1
      }
    }
    entries = sum
  }
}
