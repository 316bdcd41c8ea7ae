extension Simplex {
  /// Where a moving nonbasic activity meets a kink or a bound, its own or that of a basic activity.
  private struct Event {
    var distance: Double
    var activity: Int
    var jump: Double
    var isHard: Bool
    var position: Double
    /// Size of the tableau entry to pivot on; 0 for the moving activity itself.
    var pivot: Double
    /// Kinks that lie behind the activity more than before once it is past: 1 or −1.
    var passing = 0
  }

  private struct Move {
    var column: Int
    var direction: Double
    /// Change of cost per unit; negative.
    var rate: Double
  }

  /// Steps without progress after which the smallest-index rule takes over, which cannot cycle.
  private static let patience = 30
  /// A last resort against endless rounding loops; never met in the tests.
  private static let mostSteps = 20_000

  /// Primal simplex with long steps on the costs set, from any point.
  mutating func descend(boundsAreHard: Bool) {
    var stalled = 0
    let limit = Self.mostSteps + 20 * activities.count
    for _ in 0..<limit {
      computeCosts()
      let cautious = stalled > Self.patience
      guard let move = chooseMove(boundsAreHard: boundsAreHard, firstFound: cautious) else { return }
      let distance = perform(move, boundsAreHard: boundsAreHard, shortStep: cautious)
      stalled = distance > 0 ? 0 : stalled + 1
    }
  }

  /// Cost of moving each nonbasic activity, from the pieces in which the basic ones stand.
  mutating func computeCosts() {
    for index in cost.indices {
      cost[index] = 0
      costScale[index] = 0
    }
    for row in rows {
      let slope = activities[row.basic].slope(after: activities[row.basic].passed)
      guard slope != 0 else { continue }
      for entry in row.entries {
        let part = slope * entry.coefficient
        cost[entry.column] += part
        costScale[entry.column] = max(costScale[entry.column], abs(part))
      }
    }
  }

  func priceTolerance(_ index: Int) -> Double { 1e-9 * max(costScale[index], 1) }

  private func chooseMove(boundsAreHard: Bool, firstFound: Bool) -> Move? {
    var best: Move?
    for index in activities.indices where activities[index].row < 0 {
      let state = activities[index]
      if boundsAreHard, state.lower >= state.upper { continue }
      guard let move = improvingMove(index, state, boundsAreHard) else { continue }
      if firstFound { return move }
      if move.rate < (best?.rate ?? 0) { best = move }
    }
    return best
  }

  private func improvingMove(_ index: Int, _ state: State, _ boundsAreHard: Bool) -> Move? {
    let tolerance = priceTolerance(index)
    let up = cost[index] + state.slope(after: state.passedAtOrBelow)
    if up < -tolerance, !boundsAreHard || state.value < state.upper {
      return Move(column: index, direction: 1, rate: up)
    }
    let down = -(cost[index] + state.slope(after: state.passedBelow))
    if down < -tolerance, !boundsAreHard || state.value > state.lower {
      return Move(column: index, direction: -1, rate: down)
    }
    return nil
  }

  /// Moves a nonbasic activity as far as the cost falls; returns the distance.
  private mutating func perform(_ move: Move, boundsAreHard: Bool, shortStep: Bool) -> Double {
    var events: [Event] = []
    collectOwnEvents(move, boundsAreHard, &events)
    let touched = touchedRows(move.column)
    for (row, coefficient) in touched {
      collectEvents(row, coefficient * move.direction, boundsAreHard, &events)
    }
    events.sort { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      if shortStep { return a.activity < b.activity }
      return a.pivot != b.pivot ? a.pivot > b.pivot : a.activity < b.activity
    }
    guard let stop = stopping(events, move, shortStep: shortStep) else { return 0 }
    advance(move, events[stop], touched, crossed: events[..<stop])
    return events[stop].distance
  }

  /// The first event after which the cost no longer falls.
  private func stopping(_ events: [Event], _ move: Move, shortStep: Bool) -> Int? {
    var rate = move.rate
    let tolerance = priceTolerance(move.column)
    for (index, event) in events.enumerated() {
      rate += event.jump
      if shortStep || event.isHard || rate >= -tolerance { return index }
    }
    return nil
  }

  private func collectOwnEvents(_ move: Move, _ boundsAreHard: Bool, _ events: inout [Event]) {
    let state = activities[move.column]
    let kinks =
      move.direction > 0
      ? state.kinks.indices.suffix(from: state.passedAtOrBelow)
      : state.kinks.indices.prefix(upTo: state.passedBelow)
    for index in kinks {
      let kink = state.kinks[index]
      events.append(
        Event(
          distance: abs(kink.position - state.value), activity: move.column, jump: kink.jump, isHard: false,
          position: kink.position, pivot: 0))
    }
    let bound = move.direction > 0 ? state.upper : state.lower
    if boundsAreHard, abs(bound) < .infinity {
      events.append(
        Event(
          distance: abs(bound - state.value), activity: move.column, jump: 0, isHard: true, position: bound,
          pivot: 0))
    }
  }

  private func collectEvents(_ row: Int, _ speed: Double, _ boundsAreHard: Bool, _ events: inout [Event]) {
    let basic = rows[row].basic
    let state = activities[basic]
    let size = abs(speed)
    let kinks =
      speed > 0
      ? state.kinks.indices.suffix(from: state.passed)
      : state.kinks.indices.prefix(upTo: state.passed)
    for index in kinks {
      let kink = state.kinks[index]
      events.append(
        Event(
          distance: max(0, (kink.position - state.value) / speed), activity: basic, jump: kink.jump * size,
          isHard: false, position: kink.position, pivot: size, passing: speed > 0 ? 1 : -1))
    }
    let bound = speed > 0 ? state.upper : state.lower
    if boundsAreHard, abs(bound) < .infinity {
      events.append(
        Event(
          distance: max(0, (bound - state.value) / speed), activity: basic, jump: 0, isHard: true,
          position: bound, pivot: size))
    }
  }

  private mutating func advance(
    _ move: Move, _ stop: Event, _ touched: [(row: Int, coefficient: Double)], crossed: ArraySlice<Event>
  ) {
    let step = move.direction * stop.distance
    activities[move.column].value += step
    for (row, coefficient) in touched { activities[rows[row].basic].value += coefficient * step }
    for event in crossed where event.activity != move.column {
      activities[event.activity].passed += event.passing
    }
    activities[stop.activity].value = stop.position
    if stop.activity != move.column {
      let passed =
        move.direction > 0 ? activities[move.column].passedAtOrBelow : activities[move.column].passedBelow
      activities[move.column].passed = passed
      pivot(row: activities[stop.activity].row, column: move.column)
    }
  }

  // MARK: Tableau

  /// The rows that have a column, with its coefficient; drops stale hints.
  private mutating func touchedRows(_ column: Int) -> [(row: Int, coefficient: Double)] {
    var found: [(row: Int, coefficient: Double)] = []
    for row in rowsOfColumn[column] {
      if let entry = rows[row].entries.first(where: { $0.column == column }) {
        found.append((row: row, coefficient: entry.coefficient))
      }
    }
    return found
  }

  /// Exchanges the basic activity of a row with a nonbasic one.
  mutating func pivot(row: Int, column: Int) {
    pivots += 1
    let leaving = rows[row].basic
    guard let pivot = rows[row].entries.first(where: { $0.column == column })?.coefficient else { return }
    var solved = rows[row].entries.filter { $0.column != column }
    for index in solved.indices { solved[index].coefficient /= -pivot }
    solved.append(TableauEntry(column: leaving, coefficient: 1 / pivot))
    let others = touchedRows(column)
    rows[row] = TableauRow(basic: column, entries: solved)
    activities[column].row = row
    activities[leaving].row = -1
    rowsOfColumn[leaving] = [row]
    for other in others where other.row != row {
      substitute(solved, other.coefficient, for: column, in: other.row)
    }
    rowsOfColumn[column] = []
  }

  /// Replaces a column in a row by a sum of columns.
  private mutating func substitute(
    _ solved: [TableauEntry], _ factor: Double, for column: Int, in row: Int
  ) {
    var entries = rows[row].entries.filter { $0.column != column }
    for index in entries.indices { mark[entries[index].column] = index }
    for part in solved {
      let added = factor * part.coefficient
      let place = mark[part.column]
      if place >= 0 {
        let before = entries[place].coefficient
        let sum = before + added
        let size = max(abs(before), abs(added))
        entries[place].coefficient = abs(sum) <= Tolerance.cancellation * size ? 0 : sum
      } else {
        entries.append(TableauEntry(column: part.column, coefficient: added))
        rowsOfColumn[part.column].append(row)
      }
    }
    for entry in entries { mark[entry.column] = -1 }
    let needsCompaction = entries.contains { $0.coefficient == 0 }
    if needsCompaction {
      for entry in entries where entry.coefficient == 0 {
        rowsOfColumn[entry.column].removeAll { $0 == row }
      }
      entries.removeAll { $0.coefficient == 0 }
    }
    rows[row].entries = entries
  }
}
