/// A lexicographic simplex over one block of activities; its memory is used again for the next block.
///
/// The tableau writes each basic activity as a sum of nonbasic ones. A level's cost of an activity is convex and
/// piecewise linear, so no extra error variables are needed: an activity is simply in one of its pieces. After each
/// level the bounds of all activities shrink to that level's optimal face.
struct Simplex: ~Copyable {
  struct State: BitwiseCopyable {
    var value: Double
    var lower: Double
    var upper: Double
    var tolerance: Double
    /// Row in which the activity is basic; −1 when nonbasic.
    var row: Int32 = -1
    /// The activity's place in the region, where it has one.
    var origin: Int32 = -1
    /// At the current level: slope before the first kink, the kinks, and, for a basic activity, the number of kinks
    /// behind it.
    var slopeBefore = 0.0
    var firstKink: Int32 = 0
    var kinkCount: Int32 = 0
    var passed: Int32 = 0
    /// Proved able to move on the final face.
    var isMovable = false

    var isFixed: Bool { lower >= upper }
  }

  var activities = FlatArray<State>()
  var tableau = Tableau()
  var pivots = 0
  /// Nonbasic activities that can still move after `closeImplicitEqualities`.
  var freeColumns = FlatArray<Int32>()

  /// Soft targets of the block, those of one level and activity next to each other; see `prepareLevels`.
  var wishes = FlatArray<SortedTarget>()
  /// Kinks of the current level, by activity.
  var kinks = FlatArray<Breakpoint>()
  /// Activities with a cost at the current level.
  var charged = FlatArray<Int32>()

  // Scratch.
  var cost = FlatArray<Double>()
  var costScale = FlatArray<Double>()
  var events = FlatArray<Event>()
  var before = FlatArray<Double>()

  mutating func reset() {
    activities.removeAll()
    tableau.reset()
    freeColumns.removeAll()
    wishes.removeAll()
    kinks.removeAll()
    charged.removeAll()
    cost.removeAll()
    costScale.removeAll()
  }

  mutating func reserve(activities count: Int) {
    activities.reserve(count)
    wishes.reserve(count)
    cost.reserve(count)
    costScale.reserve(count)
  }

  mutating func append(_ state: State) -> Int {
    activities.append(state)
    tableau.appendActivity()
    cost.append(0)
    costScale.append(0)
    return activities.count - 1
  }

  /// Adds a row for a basic activity; its entries follow with `tableau.insert`.
  mutating func appendRow(basic: Int) -> Int {
    activities[basic].row = Int32(tableau.rowCount)
    tableau.appendRow(basic: basic)
    return tableau.rowCount - 1
  }

  // MARK: Levels

  /// Moves to a point where all bounds hold, if there is one.
  mutating func becomeFeasible() -> Bool {
    if !isWithinBounds() {
      clearCosts()
      for index in 0..<activities.count { chargeForBounds(index) }
      descend(boundsAreHard: false)
    }
    for index in 0..<activities.count {
      let state = activities[index]
      let excess = max(state.lower - state.value, state.value - state.upper)
      if excess > state.tolerance { return false }
      if excess > 0 { snapToBounds(index) }
    }
    return true
  }

  @inline(__always)
  private func isWithinBounds() -> Bool {
    for index in 0..<activities.count {
      let state = activities[index]
      if state.value < state.lower || state.value > state.upper { return false }
    }
    return true
  }

  /// Makes the violation of the bounds themselves the cost.
  private mutating func chargeForBounds(_ index: Int) {
    let state = activities[index]
    let isHeldBelow = state.lower > -.infinity
    guard isHeldBelow || state.upper < .infinity else { return }
    let slopeBefore = isHeldBelow ? -1.0 : 0
    let first = kinks.count
    if isHeldBelow { kinks.append(Breakpoint(position: state.lower, jump: 1, slopeAfter: 0)) }
    if state.upper < .infinity { kinks.append(Breakpoint(position: state.upper, jump: 1, slopeAfter: 1)) }
    charge(index, slopeBefore: slopeBefore, firstKink: first)
  }

  /// A tiny excess is rounding: the bound moves to the value.
  private mutating func snapToBounds(_ index: Int) {
    activities[index].lower = min(activities[index].lower, activities[index].value)
    activities[index].upper = max(activities[index].upper, activities[index].value)
  }

  /// Minimises the violation of all soft targets, level by level.
  mutating func minimiseLevels() {
    wishes.sort()
    var next = 0
    while next < wishes.count {
      clearCosts()
      let priority = wishes[next].priority
      while next < wishes.count, wishes[next].priority == priority {
        let activity = Int(wishes[next].activity)
        let first = kinks.count
        let slope = kinks.appendKinks(
          of: wishes, from: &next, tolerance: activities[activity].tolerance * Tolerance.snapping)
        charge(activity, slopeBefore: slope, firstKink: first)
      }
      minimise()
    }
  }

  /// Minimises the current costs and confines everything to the optimal face.
  mutating func minimise() {
    descend(boundsAreHard: true)
    computeCosts()
    for index in 0..<activities.count { confine(index) }
  }

  // MARK: Costs

  mutating func clearCosts() {
    for place in 0..<charged.count {
      let index = Int(charged[place])
      activities[index].slopeBefore = 0
      activities[index].kinkCount = 0
      activities[index].passed = 0
    }
    charged.removeAll()
    kinks.removeAll()
  }

  /// Gives an activity a cost: the kinks are those from `firstKink` on.
  mutating func charge(_ index: Int, slopeBefore: Double, firstKink: Int) {
    activities[index].slopeBefore = slopeBefore
    activities[index].firstKink = Int32(firstKink)
    activities[index].kinkCount = Int32(kinks.count - firstKink)
    activities[index].passed = flattestPiece(activities[index])
    charged.append(Int32(index))
  }

  /// The piece that holds the value; at a kink, the flatter of the two.
  @inline(__always)
  private func flattestPiece(_ state: State) -> Int32 {
    var passed = kinksBelow(state, state.value - state.tolerance, orAt: false)
    var best = passed
    var flattest = abs(slope(state, after: passed))
    while passed < state.kinkCount, position(state, passed) <= state.value + state.tolerance {
      passed += 1
      let size = abs(slope(state, after: passed))
      if size < flattest {
        flattest = size
        best = passed
      }
    }
    return best
  }

  @inline(__always)
  func position(_ state: State, _ kink: Int32) -> Double { kinks[Int(state.firstKink + kink)].position }

  /// The slope once `count` kinks are behind.
  @inline(__always)
  func slope(_ state: State, after count: Int32) -> Double {
    count == 0 ? state.slopeBefore : kinks[Int(state.firstKink + count - 1)].slopeAfter
  }

  /// The number of kinks below or at a position.
  @inline(__always)
  func kinksBelow(_ state: State, _ limit: Double, orAt: Bool) -> Int32 {
    var low: Int32 = 0
    var high = state.kinkCount
    while low < high {
      let middle = (low + high) / 2
      let place = position(state, middle)
      if place < limit || (orAt && place == limit) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Kinks strictly below the value: the piece to the left of a nonbasic activity.
  @inline(__always)
  func passedBelow(_ state: State) -> Int32 {
    state.kinkCount == 0 ? 0 : kinksBelow(state, state.value, orAt: false)
  }

  /// Kinks at or below the value: the piece to the right of a nonbasic activity.
  @inline(__always)
  func passedAtOrBelow(_ state: State) -> Int32 {
    state.kinkCount == 0 ? 0 : kinksBelow(state, state.value, orAt: true)
  }
}
