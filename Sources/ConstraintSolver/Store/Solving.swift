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
    while !solveRegion(isForgiving: attempts > Self.mostAttempts) {
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
    hasAlterations = false
  }

  /// Solves the unknowns that pending changes reach. False, with nothing written, if required rows
  /// contradict.
  private mutating func solveRegion(isForgiving: Bool) -> Bool {
    gatherPending()
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
    for index in 0..<pendingRows.count {
      let slot = Int(pendingRows[index])
      guard store.rows[slot].state == .live else { continue }
      region.add(row: slot, to: &store)
      for term in store.rows[slot].termRange {
        let variable = Int(store.terms[term].variable)
        if !store.variables[variable].isKnown { region.add(variable: variable, to: &store) }
      }
    }
    region.closeOverUnknowns(&store)
  }

  /// Writes the region's solution to the store.
  private mutating func commit() {
    for index in 0..<region.steps.count {
      let step = region.steps[index]
      let variable = Int(region.variables[Int(step.variable)])
      let value = region.values[Int(step.variable)]
      if store.variables[variable].value != value {
        store.variables[variable].value = value
        if !store.variables[variable].isChanged {
          store.variables[variable].isChanged = true
          changed.append(Int32(variable))
        }
      }
      store.variables[variable].hasValue = true
      store.variables[variable].isDetermined = step.isFixed || step.isConstant
      store.variables[variable].isKnown = step.isConstant
      let slot = step.row >= 0 ? region.rows[Int(step.row)] : -1
      store.variables[variable].definingRow = slot
      if step.isConstant { store.rows[Int(slot)].defines = Int32(variable) }
    }
  }
}
