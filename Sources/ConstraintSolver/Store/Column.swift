/// A growable array of plain values without reference counting or copy on write: the solver's inner loops
/// index it
/// millions of times. Indices are checked in debug builds.
struct Column<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init() {
    capacity = 16
    base = UnsafeMutablePointer<Element>.allocate(capacity: 16)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count, "index out of range")
      return UnsafePointer(base + index)
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < count, "index out of range")
      return base + index
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "nothing to remove")
    count -= 1
    return base[count]
  }

  /// Forgets the elements and keeps the memory.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Makes the column at least `newCount` long; new places hold `filler`.
  mutating func extend(to newCount: Int, filler: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    (base + count).update(repeating: filler, count: newCount - count)
    count = newCount
  }

  /// Makes the column longer by places whose content is undefined until it is written.
  @inline(__always)
  mutating func extend(by length: Int) {
    if count + length > capacity { grow(to: count + length) }
    count += length
  }

  mutating func replaceAll(by other: borrowing Column<Element>) {
    count = 0
    extend(by: other.count)
    base.update(from: other.base, count: other.count)
  }

  mutating func truncate(to newCount: Int) {
    assert(newCount <= count, "cannot truncate to more")
    count = newCount
  }

  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  @inline(__always)
  mutating func swap(_ a: Int, _ b: Int) {
    let held = base[a]
    base[a] = base[b]
    base[b] = held
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let wanted = max(needed, capacity * 2)
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    fresh.update(from: base, count: count)
    base.deallocate()
    base = fresh
    capacity = wanted
  }
}

/// What has an order in which a column can be sorted.
protocol Sortable: BitwiseCopyable {
  static func precedes(_ a: Self, _ b: Self) -> Bool
}

extension Column where Element: Sortable {
  /// Up to this length insertion beats the heap.
  private static var insertionLimit: Int { 16 }

  /// Sorts in place without memory of its own; elements that compare equal may change places.
  mutating func sort() {
    guard count > Self.insertionLimit else { return insertionSort() }
    for root in (0..<count / 2).reversed() { sink(root, below: count) }
    for end in (1..<count).reversed() {
      swap(0, end)
      sink(0, below: end)
    }
  }

  private mutating func insertionSort() {
    guard count > 1 else { return }
    for index in 1..<count {
      let element = self[index]
      var place = index
      while place > 0, Element.precedes(element, self[place - 1]) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = element
    }
  }

  /// Restores the heap order, the last element on top, below a place.
  private mutating func sink(_ root: Int, below end: Int) {
    var parent = root
    while 2 * parent + 1 < end {
      var child = 2 * parent + 1
      if child + 1 < end, Element.precedes(self[child], self[child + 1]) { child += 1 }
      guard Element.precedes(self[parent], self[child]) else { return }
      swap(parent, child)
      parent = child
    }
  }
}
