/// A growable array of plain values without reference counting or copy on write: the solver's inner loops index it
/// millions of times. Indices are checked in debug builds. An empty array uses no memory.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0
  /// The size of the allocation in bytes: the capacity's bytes, or slightly more.
  private var byteCount = 0

  init() { base = Self.nowhere }

  deinit { giveBack() }

  /// The address of an array without memory. It is never read or written, because the array is empty.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
      .assumingMemoryBound(to: Element.self)
  }

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
    count &+= 1
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

  /// Makes the array at least `newCount` long; new places hold `filler`.
  mutating func extend(to newCount: Int, filler: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    (base + count).update(repeating: filler, count: newCount - count)
    count = newCount
  }

  /// Makes the array longer by places whose content is undefined until it is written.
  @inline(__always)
  mutating func extend(by length: Int) {
    if count &+ length > capacity { grow(to: count + length) }
    count &+= length
  }

  mutating func replaceAll(by other: borrowing FlatArray<Element>) {
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
    let wanted = max(needed, capacity + capacity / 2, Self.leastCapacity)
    let fresh = SpareMemory.take(wanted * MemoryLayout<Element>.stride)
    let start = fresh.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Element.self)
    start.update(from: base, count: count)
    giveBack()
    base = start
    byteCount = fresh.count
    capacity = byteCount / MemoryLayout<Element>.stride
  }

  private func giveBack() {
    if byteCount > 0 { SpareMemory.give(UnsafeMutableRawBufferPointer(start: base, count: byteCount)) }
  }

  private static var leastCapacity: Int { 16 }
}
