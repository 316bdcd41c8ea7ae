extension Region {
  /// Solves the region of the last solve again for a few changed constants of its rows, and computes only what depends
  /// on them: the steps are `ripple.computed`.
  ///
  /// False if there is more to it: a contradiction, freedom that is left, a row that plays no part. Values are of no use
  /// then, but activities are where they were.
  mutating func follow(_ altered: borrowing Column<Int32>, _ store: borrowing Store) -> Bool {
    guard isRecording, isWhollyFixed else { return false }
    if !ripple.isIndexed {
      indexUsers(rows: store.rows.count)
      mostPieces = 2 * pieces.count + Self.sparePieces
    }
    // What is settled anew leaves its former pieces behind.
    guard pieces.count <= mostPieces else { return false }
    ripple.begin()
    guard enqueue(altered, store) else {
      ripple.end()
      return false
    }
    let isSettled = settleWhatWaits(store)
    if isSettled {
      enqueueMovedSteps()
      computeWaitingSteps(store, notingReadings: false)
    } else {
      putActivitiesBack()
    }
    ripple.end()
    return isSettled
  }

  /// So many may pile up in small regions, too, where twice the number is soon reached.
  private static let sparePieces = 64

  private mutating func enqueue(_ altered: borrowing Column<Int32>, _ store: borrowing Store) -> Bool {
    // A wish about known variables changes nothing.
    for index in 0..<altered.count where store.rows[Int(altered[index])].unknownCount > 0 {
      guard let role = ripple.role(of: Int(altered[index])) else { return false }
      if role < 0 {
        enqueue(reading: ~role)
      } else if steps[role].isSumOfRow {
        enqueue(activity: Int(steps[role].activity))
      } else {
        ripple.enqueue(step: role)
      }
    }
    return true
  }

  private mutating func enqueue(reading index: Int) {
    if readings[index].activity < 0 {
      ripple.enqueue(check: index)
    } else {
      enqueue(activity: Int(readings[index].activity))
    }
  }

  private mutating func enqueue(activity index: Int) {
    ripple.enqueue(unit: activities[index].isAlone ? index : block(of: index))
  }

  /// Computes the steps that wait and those that use them, in order, as long as values change.
  private mutating func computeWaitingSteps(_ store: borrowing Store, notingReadings: Bool) {
    while let index = ripple.takeStep() {
      let before = values[index]
      let first = index == 0 ? 0 : Int(steps[index - 1].inputEnd)
      values[index] = value(of: steps[index], inputs: first..<Int(steps[index].inputEnd), store)
      guard values[index] != before else { continue }
      for place in ripple.users(of: index) {
        let user = ripple.user(at: place)
        if user >= 0 { ripple.enqueue(step: user) } else if notingReadings { enqueue(reading: ~user) }
      }
    }
  }

  // MARK: Activities

  /// Finds the optimum of what the changed constants concern. False if there is none, or more than one.
  private mutating func settleWhatWaits(_ store: borrowing Store) -> Bool {
    // A constant that a step takes changes sums even while activities stay where they are.
    computeWaitingSteps(store, notingReadings: true)
    forEachMemberOfUnits { region, index in region.activities[index].forgetRows(constantOf: store) }
    openFace.reset()
    for index in 0..<ripple.checks.count where !apply(readings[Int(ripple.checks[index])], store) {
      return false
    }
    for index in 0..<ripple.units.count where !settle(unit: Int(ripple.units[index]), store) { return false }
    ripple.readingCount += ripple.checks.count
    return openFace.columns.isEmpty
  }

  private mutating func settle(unit: Int, _ store: borrowing Store) -> Bool {
    guard !activities[unit].isAlone else {
      guard readAgain(unit, store), boundsAreInOrder(of: unit) else { return false }
      settleAlone(unit)
      return activities[unit].isFixed
    }
    let block = blocks[Int(blockOfRoot[unit])]
    // Sums of dependent activities are read while all others are where they were.
    for place in block.range {
      let index = Int(blockMembers[place])
      guard readAgain(index, store), boundsAreInOrder(of: index) else { return false }
    }
    return settleTogether(block) || optimise(block, onlyFeasibility: false)
  }

  /// Reads the rows of an activity that has forgotten them. False if one of them cannot hold.
  private mutating func readAgain(_ index: Int, _ store: borrowing Store) -> Bool {
    absorbOwnRow(of: index, store)
    var reading = ripple.firstReading(of: index)
    while reading >= 0 {
      guard apply(readings[reading], store) else { return false }
      ripple.readingCount += 1
      reading = ripple.reading(after: reading)
    }
    return true
  }

  private mutating func enqueueMovedSteps() {
    forEachMemberOfUnits { region, index in
      let activity = region.activities[index]
      guard activity.isParameter, activity.value != activity.earlier else { return }
      region.ripple.enqueue(step: region.ripple.step(taking: index))
    }
  }

  /// Where they were before they were settled anew, for another try.
  private mutating func putActivitiesBack() {
    forEachMemberOfUnits { region, index in
      let activity = region.activities[index]
      if activity.isParameter { region.activities[index].value = activity.earlier }
    }
  }

  private mutating func forEachMemberOfUnits(_ body: (inout Region, Int) -> Void) {
    for place in 0..<ripple.units.count {
      let unit = Int(ripple.units[place])
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
