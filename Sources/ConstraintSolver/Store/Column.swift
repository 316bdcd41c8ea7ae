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

  /// Sorts in place without memory of its own; elements that compare equal may change places.
  mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    guard count > Self.insertionLimit else { return insertionSort(by: areInIncreasingOrder) }
    for root in (0..<count / 2).reversed() { sink(root, below: count, areInIncreasingOrder) }
    for end in (1..<count).reversed() {
      swap(0, end)
      sink(0, below: end, areInIncreasingOrder)
    }
  }

  /// Up to this length insertion beats the heap.
  private static var insertionLimit: Int { 16 }

  private mutating func insertionSort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    guard count > 1 else { return }
    for index in 1..<count {
      let element = base[index]
      var place = index
      while place > 0, areInIncreasingOrder(element, base[place - 1]) {
        base[place] = base[place - 1]
        place -= 1
      }
      base[place] = element
    }
  }

  /// Restores the heap order, greatest element on top, below a place.
  private mutating func sink(_ root: Int, below end: Int, _ areInIncreasingOrder: (Element, Element) -> Bool)
  {
    var parent = root
    while 2 * parent + 1 < end {
      var child = 2 * parent + 1
      if child + 1 < end, areInIncreasingOrder(base[child], base[child + 1]) { child += 1 }
      guard areInIncreasingOrder(base[parent], base[child]) else { return }
      swap(parent, child)
      parent = child
    }
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
