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

  mutating func truncate(to newCount: Int) {
    assert(newCount <= count, "cannot truncate to more")
    count = newCount
  }

  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    var whole = UnsafeMutableBufferPointer(start: base, count: count)
    whole.sort(by: areInIncreasingOrder)
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
