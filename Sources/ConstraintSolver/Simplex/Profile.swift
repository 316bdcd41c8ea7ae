/// A kink of a convex piecewise linear function.
struct Breakpoint: BitwiseCopyable {
  var position: Double
  /// By how much the slope grows here; positive.
  var jump: Double
}

extension Region {
  /// The kinks of an activity's violation at one priority, sorted and merged, and the slope before the first.
  func profile(of index: Int, at priority: Double) -> (slopeBefore: Double, kinks: [Breakpoint]) {
    var slope = 0.0
    var kinks: [Breakpoint] = []
    var link = activities[index].firstPiece
    while link >= 0 {
      let piece = pieces[Int(link)]
      link = piece.next
      guard piece.priority == priority else { continue }
      if piece.relation != .lessThanOrEqual { slope -= piece.weight }
      kinks.append(
        Breakpoint(position: piece.target, jump: piece.relation == .equal ? 2 * piece.weight : piece.weight))
    }
    return (slope, merged(kinks, tolerance: activities[index].tolerance * Tolerance.snapping))
  }

  private func merged(_ kinks: [Breakpoint], tolerance: Double) -> [Breakpoint] {
    guard kinks.count > 1 else { return kinks }
    var result: [Breakpoint] = []
    for kink in kinks.sorted(by: { $0.position < $1.position }) {
      if let last = result.last, kink.position - last.position <= tolerance {
        result[result.count - 1].jump += kink.jump
      } else {
        result.append(kink)
      }
    }
    return result
  }

  /// The priorities at which an activity has wishes, strongest first.
  func priorities(of index: Int) -> [Double] {
    var found: [Double] = []
    var link = activities[index].firstPiece
    while link >= 0 {
      let piece = pieces[Int(link)]
      link = piece.next
      if !found.contains(piece.priority) { found.append(piece.priority) }
    }
    return found.sorted(by: >)
  }

  /// The interval of best positions of an activity on its own: level by level, where its violation is least.
  func ownOptimum(of index: Int) -> (lower: Double, upper: Double) {
    if let point = commonTarget(of: index) { return (point, point) }
    var lower = activities[index].lower
    var upper = activities[index].upper
    let tolerance = activities[index].tolerance * Tolerance.snapping
    for priority in priorities(of: index) {
      guard upper - lower > tolerance else { break }
      let (slopeBefore, kinks) = profile(of: index, at: priority)
      (lower, upper) = leastInterval(slopeBefore, kinks, lower, upper, tolerance)
    }
    return (lower, max(lower, upper))
  }

  /// The one position that all wishes ask for, if they do and it is within bounds: a content size, mostly.
  private func commonTarget(of index: Int) -> Double? {
    var link = activities[index].firstPiece
    guard link >= 0 else { return nil }
    let target = pieces[Int(link)].target
    guard target >= activities[index].lower, target <= activities[index].upper else { return nil }
    var isHeldBelow = false
    var isHeldAbove = false
    while link >= 0 {
      let piece = pieces[Int(link)]
      link = piece.next
      guard piece.target == target else { return nil }
      if piece.relation != .lessThanOrEqual { isHeldBelow = true }
      if piece.relation != .greaterThanOrEqual { isHeldAbove = true }
    }
    return isHeldBelow && isHeldAbove ? target : nil
  }

  /// Where a convex piecewise linear function is least within bounds.
  private func leastInterval(
    _ slopeBefore: Double, _ kinks: [Breakpoint], _ lower: Double, _ upper: Double, _ tolerance: Double
  ) -> (Double, Double) {
    var slope = slopeBefore
    var left = lower
    for kink in kinks {
      let zero = Tolerance.cancellation * (abs(slopeBefore) + kink.jump)
      if slope > zero { return (left, min(max(left, lower), upper)) }
      if abs(slope) <= zero { return clamped(left, kink.position, lower, upper, tolerance) }
      left = min(max(kink.position, lower), upper)
      slope += kink.jump
    }
    let size = kinks.reduce(abs(slopeBefore)) { $0 + $1.jump }
    if slope > Tolerance.cancellation * size { return (left, left) }
    if slope < -Tolerance.cancellation * size { return (upper, upper) }
    return clamped(left, upper, lower, upper, tolerance)
  }

  private func clamped(
    _ left: Double, _ right: Double, _ lower: Double, _ upper: Double, _ tolerance: Double
  ) -> (Double, Double) {
    let low = min(max(left, lower), upper)
    let high = min(max(right, lower), upper)
    return high - low <= tolerance ? (low, low) : (low, high)
  }
}

extension Tolerance {
  /// Positions of one activity closer than this share of its feasibility tolerance are the same position.
  static let snapping = 0.01
}
