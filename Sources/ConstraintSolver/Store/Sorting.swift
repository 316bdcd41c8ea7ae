/// An element with an order, so that a flat array of it can be sorted.
protocol Sortable: BitwiseCopyable {
  static func precedes(_ a: Self, _ b: Self) -> Bool
}

extension FlatArray where Element: Sortable {
  /// The length up to which insertion sort is fastest.
  private static var insertionLimit: Int { 16 }

  /// Sorts in place without allocating memory; the order of equal elements may change. O(n log n): quicksort, with
  /// heapsort as a fallback.
  mutating func sort() {
    sort(0..<count, depth: 2 * (Int.bitWidth - count.leadingZeroBitCount))
  }

  private mutating func sort(_ given: Range<Int>, depth: Int) {
    var (low, high, depth) = (given.lowerBound, given.upperBound, depth)
    while high - low > Self.insertionLimit {
      guard depth > 0 else { return heapSort(low, high) }
      depth -= 1
      let middle = partition(low, high)
      // Recurses into the shorter side only, so that the recursion stays shallow.
      if middle - low < high - middle {
        sort(low..<middle, depth: depth)
        low = middle
      } else {
        sort(middle..<high, depth: depth)
        high = middle
      }
    }
    insertionSort(low, high)
  }

  /// Moves the elements that precede the median of three before those that follow it; returns the start of the
  /// second part.
  private mutating func partition(_ low: Int, _ high: Int) -> Int {
    let pivot = median(self[low], self[(low + high) / 2], self[high - 1])
    var (left, right) = (low, high - 1)
    while true {
      while Element.precedes(self[left], pivot) { left += 1 }
      while Element.precedes(pivot, self[right]) { right -= 1 }
      // Neither part is ever empty: the pivot is not the last of the three.
      guard left < right else { return max(left, low + 1) }
      swap(left, right)
      left += 1
      right -= 1
    }
  }

  @inline(__always)
  private func median(_ a: Element, _ b: Element, _ c: Element) -> Element {
    let (low, high) = Element.precedes(b, a) ? (b, a) : (a, b)
    if Element.precedes(c, low) { return low }
    return Element.precedes(c, high) ? c : high
  }

  private mutating func insertionSort(_ low: Int, _ high: Int) {
    guard high - low > 1 else { return }
    for index in low + 1..<high {
      let element = self[index]
      var place = index
      while place > low, Element.precedes(element, self[place - 1]) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = element
    }
  }

  private mutating func heapSort(_ low: Int, _ high: Int) {
    let length = high - low
    for root in (0..<length / 2).reversed() { sink(root, below: length, from: low) }
    for end in (1..<length).reversed() {
      swap(low, low + end)
      sink(0, below: end, from: low)
    }
  }

  /// Restores the heap order, the last element on top, below a place.
  private mutating func sink(_ root: Int, below end: Int, from low: Int) {
    var parent = root
    while 2 * parent + 1 < end {
      var child = 2 * parent + 1
      if child + 1 < end, Element.precedes(self[low + child], self[low + child + 1]) { child += 1 }
      guard Element.precedes(self[low + parent], self[low + child]) else { return }
      swap(low + parent, low + child)
      parent = child
    }
  }
}
