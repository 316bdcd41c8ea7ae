extension SolverCore {
  /// The number of times that a solve may fail after acceptance before rounding is assumed to be the cause.
  private static let mostAttempts = 3

  /// Solves all changes, unless a batch is open.
  @inline(__always)
  mutating func solveIfNeeded() {
    guard batchDepth == 0, pendingRows.count + pendingVariables.count + alteredRows.count > 0 else { return }
    solve()
  }

  private mutating func solve() {
    statistics.solves += 1
    if followAlteredRows() || solveAgain() { return }
    let isRepeatable = pendingRows.isEmpty && pendingVariables.isEmpty && dormant.isEmpty
    plan.begin(alteredRows)
    forgetAlteredRows()
    wakeDormantRows()
    var attempts = 0
    while !attempt(isForgiving: attempts > Self.mostAttempts, isRecording: isRepeatable) {
      attempts += 1
      needsWholeRegion = true
      acceptRequiredRows()
    }
    if isRepeatable, attempts == 0 { plan.record(substitution) }
    clearPending()
  }

  private mutating func wakeDormantRows() {
    guard !dormant.isEmpty else { return }
    for index in 0..<pendingRows.count {
      let slot = Int(pendingRows[index])
      guard store.rows[slot].state == .dormant else { continue }
      store.rows[slot].state = .live
      needsWholeRegion = true
      dormant.remove(slot)
    }
  }

  private mutating func clearPending() {
    for index in 0..<pendingRows.count { store.rows[Int(pendingRows[index])].isPending = false }
    for index in 0..<pendingVariables.count {
      store.variables[Int(pendingVariables[index])].isPending = false
    }
    pendingRows.removeAll()
    pendingVariables.removeAll()
    needsWholeRegion = false
  }

  /// Solves everything that pending changes affect. False, without writing anything, if required rows contradict each
  /// other.
  private mutating func attempt(isForgiving: Bool, isRecording: Bool) -> Bool {
    region.reset()
    guard substituteForward() || isForgiving, solveRegion(isForgiving: isForgiving, isRecording: isRecording)
    else {
      undoSubstitution()
      return false
    }
    countWork()
    return true
  }

  private mutating func countWork() {
    statistics.rowsTouched += substitution.known.count + region.rows.count
    statistics.variablesTouched += substitution.known.count + region.variables.count
  }

  /// Solves the remaining unknowns.
  private mutating func solveRegion(isForgiving: Bool, isRecording: Bool) -> Bool {
    region.isForgiving = isForgiving
    region.isRecording = isRecording
    region.isLocal = !needsWholeRegion
    gatherPending()
    guard region.rows.count + region.variables.count > 0 else { return true }
    let isSolved = region.solve(&store)
    if region.hasSettledNeighbours, !isSolved || !regionIsContent() {
      region.leave(&store)
      region.reset()
      needsWholeRegion = true
      return solveRegion(isForgiving: isForgiving, isRecording: isRecording)
    }
    if isSolved { commit() }
    region.leave(&store)
    return isSolved
  }

  private mutating func gatherPending() {
    for index in 0..<pendingVariables.count {
      let variable = Int(pendingVariables[index])
      guard store.variables[variable].isAlive, !store.variables[variable].isKnown else { continue }
      region.add(variable: variable, to: &store)
    }
    for index in 0..<substitution.open.count {
      region.addOpen(row: Int(substitution.open[index]), to: &store)
    }
    for index in 0..<substitution.narrowed.count {
      region.addOpen(row: Int(substitution.narrowed[index]), to: &store)
    }
    // In the first solve all rows are pending, so there is nothing else to add.
    if statistics.solves > 1 { region.closeOverUnknowns(&store) }
  }

  /// Writes only the values: everything else is unchanged.
  private mutating func commitValues() {
    for index in 0..<region.steps.count {
      write(region.values[index], to: Int(region.steps[index].variable))
    }
  }

  /// Writes the region's solution to the store.
  private mutating func commit() {
    for index in 0..<region.steps.count {
      let step = region.steps[index]
      let variable = Int(step.variable)
      write(region.values[index], to: variable)
      store.variables[variable].hasValue = true
      store.variables[variable].isDetermined = step.isFixed
      store.variables[variable].definingRow = step.row
    }
  }

  // MARK: The same rows, few constants

  /// The divisor for the number of a region's steps: if at most this fraction has changed constants, following them
  /// one by one is faster.
  private static let followedShare = 8

  /// Solves if only a few constants in the last solved region have changed. False, without writing anything, if this
  /// shortcut does not apply.
  private mutating func followAlteredRows() -> Bool {
    guard pendingRows.isEmpty, pendingVariables.isEmpty, dormant.isEmpty, plan.isValid,
      alteredRows.count * Self.followedShare <= region.steps.count
    else { return false }
    for index in 0..<alteredRows.count {
      let slot = Int(alteredRows[index])
      // Variables that follow from rows with known variables lie outside the region.
      guard store.rows[slot].state == .live, store.rows[slot].defines < 0, holds(slot) else { return false }
    }
    guard region.propagate(alteredRows, store) else { return false }
    for index in 0..<region.dependencies.computed.count {
      let step = Int(region.dependencies.computed[index])
      write(region.values[step], to: Int(region.steps[step].variable))
    }
    statistics.rowsTouched += region.dependencies.computed.count + region.dependencies.reducedRowCount
    statistics.variablesTouched += region.dependencies.computed.count
    forgetAlterations()
    return true
  }

  private mutating func forgetAlterations() {
    for index in 0..<alteredRows.count { store.rows[Int(alteredRows[index])].isAltered = false }
    alteredRows.removeAll()
  }

  // MARK: The same constants again

  /// Solves if only those constants have changed that also changed before the last solve, as while a window is being
  /// resized. The order of elimination stays the same, and only arithmetic is needed. False, without writing anything,
  /// if this shortcut does not apply.
  private mutating func solveAgain() -> Bool {
    guard pendingRows.isEmpty, pendingVariables.isEmpty, dormant.isEmpty, plan.isFor(alteredRows) else {
      return false
    }
    substitution.begin(changedBefore: changed.count)
    for index in 0..<plan.known.count { computeAgain(Int(plan.known[index])) }
    guard isKnownPartSatisfied(), region.rows.isEmpty || region.solveAgain(store) else {
      restoreEarlierValues()
      return false
    }
    if region.isAgainWhollyFixed { commitValues() } else { commit() }
    countWork()
    forgetAlterations()
    return true
  }

  /// A known variable's value from the row that gave it before.
  @inline(__always)
  private mutating func computeAgain(_ variable: Int) {
    let slot = Int(store.variables[variable].definingRow)
    var rest = store.rows[slot].constant
    var coefficient = 1.0
    for index in store.rows[slot].termRange {
      let term = store.terms[index]
      if Int(term.variable) == variable {
        coefficient = term.coefficient
      } else {
        rest -= term.coefficient * store.variables[Int(term.variable)].value
      }
    }
    noteEarlier(variable)
    write(rest / coefficient, to: variable)
  }

  @inline(__always)
  private func isKnownPartSatisfied() -> Bool {
    for index in 0..<alteredRows.count where !holds(Int(alteredRows[index])) { return false }
    for index in 0..<plan.completed.count where !holds(Int(plan.completed[index])) { return false }
    return true
  }
}

/// The steps of a solve for changed constants, so that it can be repeated without searching for them again.
struct Plan: ~Copyable {
  /// The rows whose constants had changed.
  private var rows = FlatArray<Int32>()
  /// Whether the current region belongs to the solve.
  private(set) var isValid = false
  /// Known variables that follow from them, in order, and required rows to check.
  private(set) var known = FlatArray<Int32>()
  private(set) var completed = FlatArray<Int32>()

  /// Discards the previous plan.
  mutating func begin(_ altered: borrowing FlatArray<Int32>) {
    isValid = false
    rows.replaceAll(by: altered)
  }

  mutating func invalidate() { isValid = false }

  mutating func record(_ substitution: borrowing ForwardSubstitution) {
    known.replaceAll(by: substitution.known)
    completed.replaceAll(by: substitution.completed)
    isValid = true
  }

  func isFor(_ altered: borrowing FlatArray<Int32>) -> Bool {
    guard isValid, rows.count == altered.count else { return false }
    for index in 0..<rows.count where rows[index] != altered[index] { return false }
    return true
  }
}
