extension SolverCore {
  /// How often a solve may fail after acceptance before rounding is taken to be the cause.
  private static let mostAttempts = 3

  /// Solves what has changed, unless a batch is open.
  @inline(__always)
  mutating func solveIfNeeded() {
    guard batchDepth == 0, pendingRows.count + pendingVariables.count > 0 else { return }
    solve()
  }

  private mutating func solve() {
    statistics.solves += 1
    wakeDormantRows()
    var attempts = 0
    while !attempt(isForgiving: attempts > Self.mostAttempts) {
      attempts += 1
      acceptRequiredRows()
    }
    clearPending()
  }

  private mutating func wakeDormantRows() {
    guard !dormant.isEmpty else { return }
    for index in 0..<pendingRows.count {
      let slot = Int(pendingRows[index])
      guard store.rows[slot].state == .dormant else { continue }
      store.rows[slot].state = .live
      dormant.removeAll { $0.slot == slot }
    }
  }

  private mutating func clearPending() {
    for index in 0..<pendingRows.count { store.rows[Int(pendingRows[index])].isPending = false }
    for index in 0..<pendingVariables.count {
      store.variables[Int(pendingVariables[index])].isPending = false
    }
    pendingRows.removeAll()
    pendingVariables.removeAll()
  }

  /// Solves what pending changes reach. False, with nothing written, if required rows contradict.
  private mutating func attempt(isForgiving: Bool) -> Bool {
    guard peel() || isForgiving else {
      undoPeel()
      return false
    }
    guard solveRegion(isForgiving: isForgiving) else {
      undoPeel()
      return false
    }
    statistics.rowsTouched += peeling.known.count
    statistics.variablesTouched += peeling.known.count
    return true
  }

  /// Solves the unknowns that are left.
  private mutating func solveRegion(isForgiving: Bool) -> Bool {
    gatherPending()
    guard region.rows.count + region.variables.count > 0 else { return true }
    region.isForgiving = isForgiving
    let isSolved = region.solve(&store)
    statistics.rowsTouched += region.rows.count
    if isSolved {
      statistics.variablesTouched += region.variables.count
      commit()
    }
    region.clear(&store)
    return isSolved
  }

  private mutating func gatherPending() {
    for index in 0..<pendingVariables.count {
      let variable = Int(pendingVariables[index])
      guard store.variables[variable].isAlive, !store.variables[variable].isKnown else { continue }
      region.add(variable: variable, to: &store)
    }
    for index in 0..<pendingRows.count { region.addOpen(row: Int(pendingRows[index]), to: &store) }
    for index in 0..<peeling.narrowed.count {
      region.addOpen(row: Int(peeling.narrowed[index]), to: &store)
    }
    region.closeOverUnknowns(&store)
  }

  /// Writes the region's solution to the store.
  private mutating func commit() {
    for index in 0..<region.steps.count {
      let step = region.steps[index]
      let variable = Int(region.variables[Int(step.variable)])
      write(region.values[Int(step.variable)], to: variable)
      store.variables[variable].hasValue = true
      store.variables[variable].isDetermined = step.isFixed
      store.variables[variable].definingRow = step.row >= 0 ? region.rows[Int(step.row)] : -1
    }
  }
}
