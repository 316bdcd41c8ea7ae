extension Simplex {
  /// Finds every bound that the whole final face meets with equality and fixes the activity there, so that
  /// the
  /// nonbasic activities left unfixed move independently: they are `freeColumns`.
  mutating func closeImplicitEqualities() {
    freeColumns = []
    guard hasLooseColumn else { return }
    noteInterior()
    while let index = activities.indices.first(where: { isUndecided($0) }) { decide(index) }
    pivotOutFixedRows()
    freeColumns = activities.indices.filter { activities[$0].row < 0 && !isFixed($0) }
  }

  private var hasLooseColumn: Bool {
    activities.indices.contains { activities[$0].row < 0 && !isFixed($0) }
  }

  private func isFixed(_ index: Int) -> Bool { activities[index].lower >= activities[index].upper }

  /// On a bound, and not known to be able to leave it.
  private func isUndecided(_ index: Int) -> Bool {
    let state = activities[index]
    guard !state.isMovable, state.lower < state.upper else { return false }
    return state.value <= state.lower + state.tolerance || state.value >= state.upper - state.tolerance
  }

  private mutating func noteInterior() {
    for index in activities.indices where !isFixed(index) && !isUndecided(index) {
      activities[index].isMovable = true
    }
  }

  /// Tries to push an activity off its bound; fixes it if that fails.
  private mutating func decide(_ index: Int) {
    for other in activities.indices { setCost(other, slopeBefore: 0, []) }
    let before = activities.map(\.value)
    let state = activities[index]
    let isLow = state.value <= state.lower + state.tolerance
    let reach = max(1, 1e6 * state.tolerance)
    if isLow {
      setCost(index, slopeBefore: -1, [Breakpoint(position: state.lower + reach, jump: 1)])
    } else {
      setCost(index, slopeBefore: 0, [Breakpoint(position: state.upper - reach, jump: 1)])
      activities[index].passed = 1
    }
    descend(boundsAreHard: true)
    for other in activities.indices {
      let moved = abs(activities[other].value - before[other])
      if moved > 2 * activities[other].tolerance { activities[other].isMovable = true }
    }
    if !activities[index].isMovable {
      activities[index].lower = activities[index].value
      activities[index].upper = activities[index].value
    }
    for other in activities.indices { setCost(other, slopeBefore: 0, []) }
  }

  /// A fixed activity that is still basic over a loose column ties that column: exchange them.
  private mutating func pivotOutFixedRows() {
    for row in rows.indices where isFixed(rows[row].basic) {
      let loose = rows[row].entries.filter { !isFixed($0.column) }
      guard let best = loose.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else { continue }
      pivot(row: row, column: best.column)
    }
  }

  /// Which activities are constant on the final face.
  func fixedActivities() -> [Bool] {
    var loose = [Bool](repeating: false, count: activities.count)
    for column in freeColumns {
      loose[column] = true
      for row in rowsOfColumn[column] { loose[rows[row].basic] = true }
    }
    return loose.map { !$0 }
  }
}
