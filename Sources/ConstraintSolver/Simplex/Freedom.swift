extension Simplex {
  /// Finds every bound that the whole final face meets with equality and fixes the activity there, so that the
  /// nonbasic activities left unfixed move independently: they are `freeColumns`.
  mutating func closeImplicitEqualities() {
    freeColumns.removeAll()
    guard hasLooseColumn() else { return }
    for index in 0..<activities.count where !activities[index].isFixed && !isUndecided(index) {
      activities[index].isMovable = true
    }
    while pushOffBounds() {}
    for index in 0..<activities.count where isUndecided(index) {
      activities[index].lower = activities[index].value
      activities[index].upper = activities[index].value
    }
    pivotOutFixedRows()
    for index in 0..<activities.count where activities[index].row < 0 && !activities[index].isFixed {
      freeColumns.append(Int32(index))
    }
  }

  @inline(__always)
  private func hasLooseColumn() -> Bool {
    for index in 0..<activities.count where activities[index].row < 0 && !activities[index].isFixed {
      return true
    }
    return false
  }

  /// Whether the activity is at a bound and not known to be able to leave it.
  @inline(__always)
  private func isUndecided(_ index: Int) -> Bool {
    let state = activities[index]
    guard !state.isMovable, !state.isFixed else { return false }
    return state.value <= state.lower + state.tolerance || state.value >= state.upper - state.tolerance
  }

  /// Pushes all undecided activities off their bounds at once. If one of them can move by itself, the optimum moves
  /// one; so if none has moved, none can. Returns whether to try again with the rest.
  private mutating func pushOffBounds() -> Bool {
    clearCosts()
    before.removeAll()
    for index in 0..<activities.count {
      before.append(activities[index].value)
      if isUndecided(index) { addCostOfStaying(index) }
    }
    guard !charged.isEmpty else { return false }
    descend(boundsAreHard: true)
    clearCosts()
    var hasMoved = false
    var isOpen = false
    for index in 0..<activities.count where !activities[index].isMovable && !activities[index].isFixed {
      let state = activities[index]
      if abs(state.value - before[index]) > 2 * state.tolerance {
        activities[index].isMovable = true
        hasMoved = true
      } else if isUndecided(index) {
        isOpen = true
      }
    }
    return hasMoved && isOpen
  }

  /// Adds a cost that decreases as the activity moves away from its bound.
  private mutating func addCostOfStaying(_ index: Int) {
    let state = activities[index]
    let reach = max(1, 1e6 * state.tolerance)
    let first = kinks.count
    if state.value <= state.lower + state.tolerance {
      kinks.append(Breakpoint(position: state.lower + reach, jump: 1, slopeAfter: 0))
      charge(index, slopeBefore: -1, firstKink: first)
    } else {
      kinks.append(Breakpoint(position: state.upper - reach, jump: 1, slopeAfter: 1))
      charge(index, slopeBefore: 0, firstKink: first)
      activities[index].passed = 1
    }
  }

  /// A fixed activity that is still basic over a free column fixes that column: exchange them.
  private mutating func pivotOutFixedRows() {
    for row in 0..<tableau.rowCount where activities[Int(tableau.basic[row])].isFixed {
      var best: Int32 = -1
      var link = tableau.firstEntry(inRow: row)
      while link >= 0 {
        let entry = tableau.entries[Int(link)]
        if !activities[Int(entry.column)].isFixed,
          best < 0 || abs(entry.coefficient) > abs(tableau.entries[Int(best)].coefficient)
        {
          best = link
        }
        link = entry.nextInRow
      }
      if best >= 0 { pivot(best) }
    }
  }
}
