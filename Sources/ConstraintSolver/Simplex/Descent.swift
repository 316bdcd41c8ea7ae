/// The point where a moving nonbasic activity meets a kink or a bound, its own or that of a basic activity.
struct Event: Sortable {
  var distance: Double
  var activity: Int32
  /// The tableau entry to pivot on; −1 for the moving activity itself.
  var entry: Int32
  /// Size of that entry's coefficient; 0 for the moving activity itself.
  var size: Double
  /// The increase of the cost per unit at this point.
  var jump: Double
  var position: Double
  var isHard: Bool
  /// The change in the number of kinks behind the activity once it has passed: 1 or −1.
  var passing: Int32 = 0

  /// The rule for ties between two rows at the same distance: by the smaller index if true, else by the larger
  /// pivot.
  var isByIndex = false

  static func precedes(_ a: Event, _ b: Event) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    return a.isByIndex || a.size == b.size ? a.activity < b.activity : a.size > b.size
  }
}

extension Simplex {
  private struct Move {
    var column: Int
    var direction: Double
    /// Change of cost per unit; negative.
    var rate: Double
  }

  /// Steps without progress after which the smallest-index rule takes over, which cannot cycle.
  private static let patience = 30
  private static let cancellation = 1e-9
  private static let leastCost = 1e-12
  /// A last resort against endless rounding loops; the tests never reach it.
  private static let mostSteps = 20_000

  /// Runs the primal simplex method with long steps on the current costs, from any point.
  mutating func descend(boundsAreHard: Bool) {
    var stalled = 0
    let limit = Self.mostSteps + 20 * activities.count
    for _ in 0..<limit {
      computeCosts()
      let isCautious = stalled > Self.patience
      guard let move = chooseMove(boundsAreHard: boundsAreHard, firstFound: isCautious) else { return }
      let distance = perform(move, boundsAreHard: boundsAreHard, shortStep: isCautious)
      stalled = distance > 0 ? 0 : stalled + 1
    }
  }

  /// Computes the cost of moving each nonbasic activity from the current linear pieces of the basic ones.
  mutating func computeCosts() {
    for index in 0..<activities.count {
      cost[index] = 0
      costScale[index] = 0
    }
    for place in 0..<charged.count {
      let state = activities[Int(charged[place])]
      guard state.row >= 0 else { continue }
      let slope = slope(state, after: state.passed)
      if slope != 0 { addCost(slope, ofRow: Int(state.row)) }
    }
  }

  private mutating func addCost(_ slope: Double, ofRow row: Int) {
    var link = tableau.firstEntry(inRow: row)
    while link >= 0 {
      let entry = tableau.entries[Int(link)]
      cost[Int(entry.column)] += slope * entry.coefficient
      costScale[Int(entry.column)] = max(costScale[Int(entry.column)], abs(slope) * entry.magnitude)
      link = entry.nextInRow
    }
  }

  /// Costs below this are rounding errors of costs that cancel. If coefficients differ by many orders of
  /// magnitude, real costs do, too, so the tolerance is almost entirely relative.
  func priceTolerance(_ index: Int) -> Double { max(Self.cancellation * costScale[index], Self.leastCost) }

  @inline(__always)
  private func chooseMove(boundsAreHard: Bool, firstFound: Bool) -> Move? {
    var best: Move?
    for index in 0..<activities.count where activities[index].row < 0 {
      if boundsAreHard, activities[index].isFixed { continue }
      if cost[index] == 0, activities[index].kinkCount == 0 { continue }
      guard let move = improvingMove(index, activities[index], boundsAreHard) else { continue }
      if firstFound { return move }
      if move.rate < (best?.rate ?? 0) { best = move }
    }
    return best
  }

  @inline(__always)
  private func improvingMove(_ index: Int, _ state: State, _ boundsAreHard: Bool) -> Move? {
    let tolerance = priceTolerance(index)
    let up = cost[index] + slope(state, after: passedAtOrBelow(state))
    if up < -tolerance, !boundsAreHard || state.value < state.upper {
      return Move(column: index, direction: 1, rate: up)
    }
    let down = -(cost[index] + slope(state, after: passedBelow(state)))
    if down < -tolerance, !boundsAreHard || state.value > state.lower {
      return Move(column: index, direction: -1, rate: down)
    }
    return nil
  }

  /// Moves a nonbasic activity as far as the cost falls; returns the distance.
  private mutating func perform(_ move: Move, boundsAreHard: Bool, shortStep: Bool) -> Double {
    events.removeAll()
    collectEventsOfMoved(move, boundsAreHard)
    var link = tableau.firstEntry(inColumn: move.column)
    while link >= 0 {
      collectEvents(link, move.direction, boundsAreHard)
      link = tableau.entries[Int(link)].nextInColumn
    }
    if shortStep { for index in 0..<events.count { events[index].isByIndex = true } }
    events.sort()
    guard let stop = stopping(move, shortStep: shortStep) else { return 0 }
    let distance = events[stop].distance
    advance(move, stop)
    return distance
  }

  /// The first event after which the cost no longer falls.
  @inline(__always)
  private func stopping(_ move: Move, shortStep: Bool) -> Int? {
    var rate = move.rate
    let tolerance = priceTolerance(move.column)
    for index in 0..<events.count {
      rate += events[index].jump
      if shortStep || events[index].isHard || rate >= -tolerance { return index }
    }
    return nil
  }

  private mutating func collectEventsOfMoved(_ move: Move, _ boundsAreHard: Bool) {
    let state = activities[move.column]
    let isUpward = move.direction > 0
    for index in isUpward ? passedAtOrBelow(state)..<state.kinkCount : 0..<passedBelow(state) {
      let kink = kinks[Int(state.firstKink + index)]
      events.append(
        Event(
          distance: abs(kink.position - state.value), activity: Int32(move.column), entry: -1, size: 0,
          jump: kink.jump, position: kink.position, isHard: false))
    }
    let bound = isUpward ? state.upper : state.lower
    if boundsAreHard, abs(bound) < .infinity {
      events.append(
        Event(
          distance: abs(bound - state.value), activity: Int32(move.column), entry: -1, size: 0, jump: 0,
          position: bound, isHard: true))
    }
  }

  private mutating func collectEvents(_ link: Int32, _ direction: Double, _ boundsAreHard: Bool) {
    let entry = tableau.entries[Int(link)]
    let speed = entry.coefficient * direction
    let basic = tableau.basic[Int(entry.row)]
    let state = activities[Int(basic)]
    let size = abs(speed)
    for index in speed > 0 ? state.passed..<state.kinkCount : 0..<state.passed {
      let kink = kinks[Int(state.firstKink + index)]
      events.append(
        Event(
          distance: max(0, (kink.position - state.value) / speed), activity: basic, entry: link, size: size,
          jump: kink.jump * size, position: kink.position, isHard: false, passing: speed > 0 ? 1 : -1))
    }
    let bound = speed > 0 ? state.upper : state.lower
    if boundsAreHard, abs(bound) < .infinity {
      events.append(
        Event(
          distance: max(0, (bound - state.value) / speed), activity: basic, entry: link, size: size, jump: 0,
          position: bound, isHard: true))
    }
  }

  /// Moves to an event; if it belongs to another activity, the two exchange places.
  private mutating func advance(_ move: Move, _ stop: Int) {
    let event = events[stop]
    let step = move.direction * event.distance
    activities[move.column].value += step
    var link = tableau.firstEntry(inColumn: move.column)
    while link >= 0 {
      let entry = tableau.entries[Int(link)]
      activities[Int(tableau.basic[Int(entry.row)])].value += entry.coefficient * step
      link = entry.nextInColumn
    }
    for index in 0..<stop where events[index].entry >= 0 {
      activities[Int(events[index].activity)].passed += events[index].passing
    }
    activities[Int(event.activity)].value = event.position
    guard event.entry >= 0 else { return }
    let state = activities[move.column]
    activities[move.column].passed = move.direction > 0 ? passedAtOrBelow(state) : passedBelow(state)
    pivot(event.entry)
  }

  /// Exchanges the basic activity of an entry's row with the entry's column.
  mutating func pivot(_ link: Int32) {
    pivots += 1
    let entry = tableau.entries[Int(link)]
    activities[Int(tableau.basic[Int(entry.row)])].row = -1
    activities[Int(entry.column)].row = entry.row
    tableau.exchange(link)
  }
}
