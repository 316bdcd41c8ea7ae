/// A kink of a convex piecewise linear function.
struct Breakpoint: BitwiseCopyable {
  var position: Double
  /// The increase of the slope at this point; positive.
  var jump: Double
  var slopeAfter: Double
}

/// A soft target with its activity, for sorting by level in a block.
struct SortedTarget: Sortable {
  var priority: Double
  /// The activity's place in the block.
  var activity: Int32
  var relation: Relation
  var target: Double
  var weight: Double

  /// The strongest level first, then by activity, then by position.
  static func precedes(_ a: SortedTarget, _ b: SortedTarget) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    return a.activity != b.activity ? a.activity < b.activity : a.target < b.target
  }
}

extension FlatArray where Element == Breakpoint {
  /// Adds the violation of all soft targets of one level and activity, from `next` on, as kinks; near ones are
  /// merged. Returns the slope before the first.
  mutating func appendKinks(
    of wishes: borrowing FlatArray<SortedTarget>, from next: inout Int, tolerance: Double
  )
    -> Double
  {
    let (start, firstKink) = (next, count)
    var slopeBefore = 0.0
    while next < wishes.count, wishes[next].priority == wishes[start].priority,
      wishes[next].activity == wishes[start].activity
    {
      let wish = wishes[next]
      next += 1
      if wish.relation != .lessThanOrEqual { slopeBefore -= wish.weight }
      let jump = wish.relation == .equal ? 2 * wish.weight : wish.weight
      if count > firstKink, wish.target - self[count - 1].position <= tolerance {
        self[count - 1].jump += jump
      } else {
        append(Breakpoint(position: wish.target, jump: jump, slopeAfter: 0))
      }
    }
    var size = abs(slopeBefore)
    for index in firstKink..<count { size += self[index].jump }
    var slope = slopeBefore
    for index in firstKink..<count {
      slope += self[index].jump
      // The function is flat where weights cancel.
      if abs(slope) <= Tolerance.cancellation * size { slope = 0 }
      self[index].slopeAfter = slope
    }
    return slopeBefore
  }

  /// The interval within bounds in which the function is minimal.
  func leastInterval(
    slopeBefore: Double, _ lower: Double, _ upper: Double, _ tolerance: Double
  ) -> (lower: Double, upper: Double) {
    var slope = slopeBefore
    var left = lower
    for index in 0..<count {
      let kink = self[index]
      let zero = Tolerance.cancellation * (abs(slopeBefore) + kink.jump)
      if slope > zero { return (left, left) }
      if abs(slope) <= zero { return Self.clamped(left, kink.position, lower, upper, tolerance) }
      left = Swift.min(Swift.max(kink.position, lower), upper)
      slope = kink.slopeAfter
    }
    var size = abs(slopeBefore)
    for index in 0..<count { size += self[index].jump }
    if slope > Tolerance.cancellation * size { return (left, left) }
    if slope < -Tolerance.cancellation * size { return (upper, upper) }
    return Self.clamped(left, upper, lower, upper, tolerance)
  }

  private static func clamped(
    _ left: Double, _ right: Double, _ lower: Double, _ upper: Double, _ tolerance: Double
  ) -> (lower: Double, upper: Double) {
    let low = Swift.min(Swift.max(left, lower), upper)
    let high = Swift.min(Swift.max(right, lower), upper)
    return high - low <= tolerance ? (low, low) : (low, high)
  }
}

extension Region {
  /// The interval of best positions of an activity on its own: level by level, the positions with the least
  /// violation.
  mutating func unconstrainedOptimum(of index: Int) -> (lower: Double, upper: Double) {
    if let point = commonTarget(of: index) { return (point, point) }
    var lower = activities[index].lower
    var upper = activities[index].upper
    let tolerance = activities[index].tolerance * Tolerance.snapping
    simplex.wishes.removeAll()
    collectWishes(of: index, as: 0)
    simplex.wishes.sort()
    var next = 0
    while next < simplex.wishes.count, upper - lower > tolerance {
      simplex.kinks.removeAll()
      let slope = simplex.kinks.appendKinks(of: simplex.wishes, from: &next, tolerance: tolerance)
      (lower, upper) = simplex.kinks.leastInterval(slopeBefore: slope, lower, upper, tolerance)
    }
    return (lower, max(lower, upper))
  }

  /// Appends an activity's soft targets to those of the current block.
  mutating func collectWishes(of index: Int, as place: Int32) {
    var link = activities[index].firstSoftTarget
    while link >= 0 {
      let softTarget = softTargets[Int(link)]
      link = softTarget.next
      simplex.wishes.append(
        SortedTarget(
          priority: softTarget.priority, activity: place, relation: softTarget.relation,
          target: softTarget.target,
          weight: softTarget.weight))
    }
  }

  /// The one position that all soft targets share, if there is one and it is within bounds; usually a content
  /// size.
  @inline(__always)
  private func commonTarget(of index: Int) -> Double? {
    var link = activities[index].firstSoftTarget
    guard link >= 0 else { return nil }
    let target = softTargets[Int(link)].target
    guard target >= activities[index].lower, target <= activities[index].upper else { return nil }
    var isHeldBelow = false
    var isHeldAbove = false
    while link >= 0 {
      let softTarget = softTargets[Int(link)]
      link = softTarget.next
      guard softTarget.target == target else { return nil }
      if softTarget.relation != .lessThanOrEqual { isHeldBelow = true }
      if softTarget.relation != .greaterThanOrEqual { isHeldAbove = true }
    }
    return isHeldBelow && isHeldAbove ? target : nil
  }
}

extension Tolerance {
  /// Positions of one activity closer than this share of its feasibility tolerance are the same position.
  static let snapping = 0.01
}
