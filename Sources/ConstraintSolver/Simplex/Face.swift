extension Simplex {
  /// Shrinks an activity's bounds to the optimal face of the current level.
  mutating func confine(_ index: Int) {
    let state = activities[index]
    if state.row >= 0 {
      guard state.kinkCount > 0 else { return }
      if state.passed > 0 { raiseLower(index, to: min(position(state, state.passed - 1), state.value)) }
      if state.passed < state.kinkCount {
        cutUpper(index, to: max(position(state, state.passed), state.value))
      }
      return
    }
    if !state.isFixed { confineNonbasic(index, state) }
  }

  /// A nonbasic activity may not move in a direction that has a cost.
  private mutating func confineNonbasic(_ index: Int, _ state: State) {
    let tolerance = priceTolerance(index)
    let above = passedAtOrBelow(state)
    let below = passedBelow(state)
    if cost[index] + slope(state, after: above) > tolerance {
      cutUpper(index, to: state.value)
    } else if above < state.kinkCount {
      cutUpper(index, to: position(state, above))
    }
    if cost[index] + slope(state, after: below) < -tolerance {
      raiseLower(index, to: state.value)
    } else if below > 0 {
      raiseLower(index, to: position(state, below - 1))
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

  /// Bounds that differ only by rounding become one bound, at the value.
  private mutating func closeSliver(_ index: Int) {
    let state = activities[index]
    guard state.upper - state.lower <= state.tolerance * Tolerance.snapping else { return }
    activities[index].lower = state.value
    activities[index].upper = state.value
  }
}
