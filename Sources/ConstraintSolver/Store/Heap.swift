/// A column as a binary heap with the largest number on top.
extension FlatArray where Element == Int32 {
  /// O(log count).
  mutating func pushOntoHeap(_ element: Int32) {
    append(element)
    var child = count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard self[child] > self[parent] else { return }
      swap(child, parent)
      child = parent
    }
  }

  /// Removes and returns the largest number; the heap must not be empty. O(log count).
  mutating func popLargest() -> Int32 {
    let top = self[0]
    let last = removeLast()
    guard !isEmpty else { return top }
    self[0] = last
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < count else { return top }
      let child = left + 1 < count && self[left + 1] > self[left] ? left + 1 : left
      guard self[child] > self[parent] else { return top }
      swap(child, parent)
      parent = child
    }
  }
}
