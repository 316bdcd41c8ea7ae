/// A lexicographic simplex over one block of activities.
///
/// The tableau writes each basic activity as a sum of nonbasic ones. A level's cost of an activity is convex
/// and
/// piecewise linear, so an error needs no variables of its own: an activity merely stands in one of its
/// pieces. After
/// each level the bounds of all activities shrink to that level's optimal face.
struct Simplex {
  struct State {
    var value: Double
    var lower: Double
    var upper: Double
    var tolerance: Double
    /// Row in which the activity is basic; −1 when nonbasic.
    var row: Int = -1
    /// At the level in hand: slope before the first kink, the kinks, and, for a basic activity, how many are
    /// behind.
    var slopeBefore = 0.0
    var kinks: [Breakpoint] = []
    var passed = 0
    /// Proved able to move on the final face.
    var isMovable = false
  }

  struct TableauRow {
    var basic: Int
    var entries: [TableauEntry]
  }

  struct TableauEntry {
    var column: Int
    var coefficient: Double
  }

  var activities: [State] = []
  var rows: [TableauRow] = []
  /// Nonbasic activity → rows that may have it (a superset).
  var rowsOfColumn: [[Int]] = []
  var pivots = 0
  /// The place in the region of each activity, where it has one.
  var origin: [Int] = []
  /// Nonbasic activities that can still move after `closeImplicitEqualities`.
  var freeColumns: [Int] = []

  // Scratch.
  var cost: [Double] = []
  var costScale: [Double] = []
  var mark: [Int] = []

  init() {}

  init(_ region: borrowing Region, _ members: [Int]) {
    var place: [Int: Int] = [:]
    for index in members {
      place[index] = append(region.activities[index])
      origin.append(index)
    }
    for index in members where !region.activities[index].isParameter {
      let first = Int(region.activities[index].firstEntry)
      var entries: [TableauEntry] = []
      for entry in first..<first + Int(region.activities[index].entryCount) {
        guard let column = place[Int(region.entries[entry].activity)] else { continue }
        entries.append(TableauEntry(column: column, coefficient: region.entries[entry].coefficient))
      }
      guard let basic = place[index] else { continue }
      appendRow(basic, entries)
    }
    if rows.isEmpty {
      freeColumns = (0..<activities.count).filter { activities[$0].lower < activities[$0].upper }
    }
  }

  mutating func append(_ activity: Activity) -> Int {
    append(
      State(
        value: activity.value, lower: activity.lower, upper: activity.upper, tolerance: activity.tolerance))
  }

  mutating func append(_ state: State) -> Int {
    activities.append(state)
    rowsOfColumn.append([])
    cost.append(0)
    costScale.append(0)
    mark.append(-1)
    return activities.count - 1
  }

  mutating func appendRow(_ basic: Int, _ entries: [TableauEntry]) {
    activities[basic].row = rows.count
    for entry in entries { rowsOfColumn[entry.column].append(rows.count) }
    rows.append(TableauRow(basic: basic, entries: entries))
  }

  // MARK: Levels

  /// Moves to a point where all bounds hold, if there is one.
  mutating func becomeFeasible() -> Bool {
    for index in activities.indices {
      var kinks: [Breakpoint] = []
      let state = activities[index]
      if state.lower > -.infinity { kinks.append(Breakpoint(position: state.lower, jump: 1)) }
      if state.upper < .infinity { kinks.append(Breakpoint(position: state.upper, jump: 1)) }
      setCost(index, slopeBefore: state.lower > -.infinity ? -1 : 0, kinks)
    }
    descend(boundsAreHard: false)
    for index in activities.indices {
      let state = activities[index]
      let excess = max(state.lower - state.value, state.value - state.upper)
      if excess > state.tolerance { return false }
      if excess > 0 { snapToBounds(index) }
    }
    return true
  }

  /// A tiny excess is rounding: a nonbasic activity moves onto its bound, a basic one takes its bound along.
  private mutating func snapToBounds(_ index: Int) {
    activities[index].lower = min(activities[index].lower, activities[index].value)
    activities[index].upper = max(activities[index].upper, activities[index].value)
  }

  func priorities(_ region: borrowing Region, _ members: [Int]) -> [Double] {
    var all: [Double] = []
    for index in members { all += region.priorities(of: index) }
    all.sort(by: >)
    var distinct: [Double] = []
    for priority in all where distinct.last != priority { distinct.append(priority) }
    return distinct
  }

  /// Minimises the violation at one priority and confines everything to the optimal face.
  mutating func minimise(_ region: borrowing Region, _ members: [Int], _ priority: Double) {
    for (place, index) in members.enumerated() {
      let (slopeBefore, kinks) = region.profile(of: index, at: priority)
      setCost(place, slopeBefore: slopeBefore, kinks)
    }
    minimise()
  }

  /// Minimises the costs set and confines everything to the optimal face.
  mutating func minimise() {
    descend(boundsAreHard: true)
    computeCosts()
    for index in activities.indices { confine(index) }
  }

  mutating func setCost(_ index: Int, slopeBefore: Double, _ kinks: [Breakpoint]) {
    activities[index].slopeBefore = slopeBefore
    activities[index].kinks = kinks
    activities[index].passed = flattestPiece(index)
  }

  /// The piece that holds the value; at a kink, the flatter of the two.
  private func flattestPiece(_ index: Int) -> Int {
    let state = activities[index]
    var passed = 0
    while passed < state.kinks.count, state.kinks[passed].position < state.value - state.tolerance {
      passed += 1
    }
    var best = passed
    var slope = state.slope(after: passed)
    var flattest = abs(slope)
    while passed < state.kinks.count, state.kinks[passed].position <= state.value + state.tolerance {
      slope += state.kinks[passed].jump
      passed += 1
      if abs(slope) < flattest {
        flattest = abs(slope)
        best = passed
      }
    }
    return best
  }

  private mutating func confine(_ index: Int) {
    let state = activities[index]
    if state.row >= 0 {
      if state.passed > 0 { raiseLower(index, to: min(state.kinks[state.passed - 1].position, state.value)) }
      if state.passed < state.kinks.count {
        cutUpper(index, to: max(state.kinks[state.passed].position, state.value))
      }
      return
    }
    guard state.lower < state.upper else { return }
    let tolerance = priceTolerance(index)
    let above = state.passedAtOrBelow
    let below = state.passedBelow
    if cost[index] + state.slope(after: above) > tolerance {
      cutUpper(index, to: state.value)
    } else if above < state.kinks.count {
      cutUpper(index, to: state.kinks[above].position)
    }
    if cost[index] + state.slope(after: below) < -tolerance {
      raiseLower(index, to: state.value)
    } else if below > 0 {
      raiseLower(index, to: state.kinks[below - 1].position)
    }
  }

  private mutating func raiseLower(_ index: Int, to bound: Double) {
    activities[index].lower = max(activities[index].lower, bound)
    closeSliver(index)
  }

  private mutating func cutUpper(_ index: Int, to bound: Double) {
    activities[index].upper = min(activities[index].upper, bound)
    closeSliver(index)
  }

  /// Bounds nearer to each other than rounding are one bound, at the value.
  private mutating func closeSliver(_ index: Int) {
    let state = activities[index]
    guard state.upper - state.lower <= state.tolerance * Tolerance.snapping else { return }
    activities[index].lower = state.value
    activities[index].upper = state.value
  }
}

extension Simplex.State {
  /// The slope once `count` kinks are behind.
  func slope(after count: Int) -> Double {
    var slope = slopeBefore
    for index in 0..<count { slope += kinks[index].jump }
    return slope
  }

  /// Kinks strictly below the value: the piece to the left of a nonbasic activity.
  var passedBelow: Int {
    var count = 0
    while count < kinks.count, kinks[count].position < value { count += 1 }
    return count
  }

  /// Kinks at or below the value: the piece to the right of a nonbasic activity.
  var passedAtOrBelow: Int {
    var count = 0
    while count < kinks.count, kinks[count].position <= value { count += 1 }
    return count
  }
}
