extension Region {
  /// Solves the region of the last solve again for a few changed constants of its rows. It computes only the values that
  /// depend on them; the steps are `dependencies.computed`.
  ///
  /// Freedom in the optimum does not matter as long as it is elsewhere: variables that can move took the values nearest to
  /// the earlier ones, and keep them if nothing around them has changed.
  ///
  /// False if the shortcut does not apply, because of a contradiction, freedom in the changed values or a row that no step
  /// uses. The values are then invalid, but activities are unchanged.
  mutating func propagate(_ altered: borrowing FlatArray<Int32>, _ store: borrowing Store) -> Bool {
    guard isRecording else { return false }
    if !dependencies.isIndexed {
      indexUsers(rows: store.rows.count)
      mostSoftTargets = 2 * softTargets.count + Self.spareSoftTargets
    }
    // The former terms of a variable that is settled again remain in the list.
    guard softTargets.count <= mostSoftTargets else { return false }
    dependencies.begin()
    defer { dependencies.end() }
    // A constant that a step uses changes sums even if activities stay the same.
    guard enqueue(altered, store), computeWaitingSteps(store, notingReducedRows: true), waitingUnitsAreFixed()
    else { return false }
    guard settleWaitingUnits(store) else {
      restoreActivities()
      return false
    }
    enqueueMovedSteps()
    guard computeWaitingSteps(store, notingReducedRows: false) else {
      restoreActivities()
      return false
    }
    return true
  }

  /// The number of former soft targets that even a small region may keep, as a small region would soon reach twice its own
  /// number.
  private static let spareSoftTargets = 64

  private mutating func enqueue(_ altered: borrowing FlatArray<Int32>, _ store: borrowing Store) -> Bool {
    // A soft target for known variables has no effect.
    for index in 0..<altered.count where store.rows[Int(altered[index])].unknownCount > 0 {
      guard let role = dependencies.role(of: Int(altered[index])) else { return false }
      if role < 0 {
        enqueue(reducedRow: ~role)
      } else if steps[role].isSumOfRow {
        enqueue(activity: Int(steps[role].activity))
      } else {
        dependencies.enqueue(step: role)
      }
    }
    return true
  }

  private mutating func enqueue(reducedRow index: Int) {
    if reducedRows[index].activity < 0 {
      dependencies.enqueue(check: index)
    } else {
      enqueue(activity: Int(reducedRows[index].activity))
    }
  }

  private mutating func enqueue(activity index: Int) {
    dependencies.enqueue(unit: activities[index].isAlone ? index : block(of: index))
  }

  /// Computes the steps that wait and those that use them, in order, as long as values change. False if a value changes that
  /// can move freely in the optimum.
  private mutating func computeWaitingSteps(_ store: borrowing Store, notingReducedRows: Bool) -> Bool {
    while let index = dependencies.takeStep() {
      let before = values[index]
      let first = index == 0 ? 0 : Int(steps[index - 1].inputEnd)
      values[index] = value(of: steps[index], inputs: first..<Int(steps[index].inputEnd), store)
      guard values[index] != before else { continue }
      guard steps[index].isFixed else { return false }
      for place in dependencies.users(of: index) {
        let user = dependencies.user(at: place)
        if user >= 0 {
          dependencies.enqueue(step: user)
        } else if notingReducedRows {
          enqueue(reducedRow: ~user)
        }
      }
    }
    return true
  }

  // MARK: Activities

  /// Whether the units affected by the changed constants were all fixed in the optimum before the change.
  private mutating func waitingUnitsAreFixed() -> Bool {
    var areFixed = true
    forEachMemberOfUnits { region, index in if !region.activities[index].isFixed { areFixed = false } }
    return areFixed
  }

  /// Finds the optimum of the units affected by the changed constants. False if there is none, or more than one.
  private mutating func settleWaitingUnits(_ store: borrowing Store) -> Bool {
    forEachMemberOfUnits { region, index in region.activities[index].forgetRows(constantOf: store) }
    freeSubspace.reset()
    for index in 0..<dependencies.checks.count
    where !apply(reducedRows[Int(dependencies.checks[index])], store) {
      return false
    }
    for index in 0..<dependencies.units.count where !settle(unit: Int(dependencies.units[index]), store) {
      return false
    }
    dependencies.reducedRowCount += dependencies.checks.count
    return freeSubspace.columns.isEmpty
  }

  private mutating func settle(unit: Int, _ store: borrowing Store) -> Bool {
    guard !activities[unit].isAlone else {
      guard readAgain(unit, store), boundsAreInOrder(of: unit) else { return false }
      settleAlone(unit)
      return activities[unit].isFixed
    }
    let block = blocks[Int(blockOfRoot[unit])]
    // Sums of dependent activities are read while all others still have their old values.
    for place in block.range {
      let index = Int(blockMembers[place])
      guard readAgain(index, store), boundsAreInOrder(of: index) else { return false }
    }
    return settleTogether(block) || optimise(block, onlyFeasibility: false)
  }

  /// Reads the rows of an activity whose rows were cleared. False if one of them cannot hold.
  private mutating func readAgain(_ index: Int, _ store: borrowing Store) -> Bool {
    absorbRow(of: index, store)
    var reducedRow = dependencies.firstReducedRow(of: index)
    while reducedRow >= 0 {
      guard apply(reducedRows[reducedRow], store) else { return false }
      dependencies.reducedRowCount += 1
      reducedRow = dependencies.reducedRow(after: reducedRow)
    }
    return true
  }

  private mutating func enqueueMovedSteps() {
    forEachMemberOfUnits { region, index in
      let activity = region.activities[index]
      guard activity.isParameter, activity.value != activity.earlier else { return }
      region.dependencies.enqueue(step: region.dependencies.step(taking: index))
    }
  }

  /// Restores the values that the activities had before they were settled again, for another attempt.
  private mutating func restoreActivities() {
    forEachMemberOfUnits { region, index in
      let activity = region.activities[index]
      if activity.isParameter { region.activities[index].value = activity.earlier }
    }
  }

  private mutating func forEachMemberOfUnits(_ body: (inout Region, Int) -> Void) {
    for place in 0..<dependencies.units.count {
      let unit = Int(dependencies.units[place])
      if activities[unit].isAlone {
        body(&self, unit)
        continue
      }
      for member in blocks[Int(blockOfRoot[unit])].range {
        body(&self, Int(blockMembers[member]))
      }
    }
  }
}
