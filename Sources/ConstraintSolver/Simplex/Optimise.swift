extension Region {
  /// Gives every activity its optimal value and marks those that have no freedom in the optimum.
  ///
  /// False if the required rows contradict each other.
  mutating func optimise(_ store: borrowing Store, onlyFeasibility: Bool) -> Bool {
    freeSubspace.reset()
    hasMoved = false
    for index in 0..<activities.count where activities[index].isAlone {
      settleAlone(index)
      if !activities[index].isFixed { freeSubspace.appendAlone(activities[index], index) }
    }
    collectBlocks()
    for block in 0..<blocks.count where !settleTogether(blocks[block]) {
      guard optimise(blocks[block], onlyFeasibility: onlyFeasibility) else { return false }
    }
    if onlyFeasibility { return true }
    if hasMoved { evaluate(store) }
    isAgainWhollyFixed = isWhollyFixed && freeSubspace.columns.isEmpty
    isWhollyFixed = freeSubspace.columns.isEmpty
    if !isAgainWhollyFixed { markFixedSteps() }
    if !isWhollyFixed {
      moveToNearestPreviousSolution(store)
      evaluate(store)
    }
    return true
  }

  /// Lists the members of each block of two or more in ascending order, blocks by their first member.
  private mutating func collectBlocks() {
    blocks.removeAll()
    blockMembers.removeAll()
    guard hasDependents else { return }
    blockOfRoot.removeAll()
    blockOfRoot.extend(to: activities.count, filler: -1)
    for index in 0..<activities.count where !activities[index].isAlone {
      let root = block(of: index)
      if blockOfRoot[root] < 0 {
        blockOfRoot[root] = Int32(blocks.count)
        blocks.append(Block())
      }
      blocks[Int(blockOfRoot[root])].count += 1
    }
    var total: Int32 = 0
    for index in 0..<blocks.count {
      blocks[index].first = total
      total += blocks[index].count
      blocks[index].count = 0
    }
    blockMembers.extend(to: Int(total), filler: -1)
    for index in 0..<activities.count where !activities[index].isAlone {
      let place = Int(blockOfRoot[Int(activities[index].parent)])
      blockMembers[Int(blocks[place].first + blocks[place].count)] = Int32(index)
      blocks[place].count += 1
    }
  }

  /// Moves an activity without dependents to its own optimum, as near as possible to its previous value.
  mutating func settleAlone(_ index: Int) {
    let (lower, upper) = unconstrainedOptimum(of: index)
    move(index, to: min(max(activities[index].earlier, lower), upper))
    activities[index].lower = lower
    activities[index].upper = upper
    activities[index].isFixed = lower == upper
  }

  @inline(__always)
  private mutating func move(_ index: Int, to value: Double) {
    if activities[index].value != value { hasMoved = true }
    activities[index].value = value
  }

  /// If every parameter has a single best position and no dependent activity then misses a soft target, that is the
  /// only optimum of the block, as each term of each level is minimal by itself.
  mutating func settleTogether(_ block: Block) -> Bool {
    for place in block.range {
      let index = Int(blockMembers[place])
      guard activities[index].isParameter else { continue }
      let (lower, upper) = unconstrainedOptimum(of: index)
      // Dependent activities are shifted by the distance from this value.
      activities[index].trialStart = activities[index].value
      move(index, to: min(max(activities[index].earlier, lower), upper))
      activities[index].isFixed = lower == upper
    }
    var isContent = true
    for place in block.range {
      let index = Int(blockMembers[place])
      if !activities[index].isParameter { shiftDependent(index) }
      if !self.isContent(index) { isContent = false }
    }
    guard isContent else { return false }
    for place in block.range { activities[Int(blockMembers[place])].isFixed = true }
    return true
  }

  /// Moves a dependent activity according to its parameters' movement.
  private mutating func shiftDependent(_ index: Int) {
    let first = Int(activities[index].firstEntry)
    for entry in first..<first + Int(activities[index].entryCount) {
      let parameter = Int(entries[entry].activity)
      let moved = activities[parameter].value - activities[parameter].trialStart
      activities[index].value += entries[entry].coefficient * moved
    }
  }

  @inline(__always)
  private func isContent(_ index: Int) -> Bool {
    let activity = activities[index]
    if activity.isParameter { return activity.isFixed }
    let tolerance = activity.tolerance
    guard activity.value >= activity.lower - tolerance, activity.value <= activity.upper + tolerance else {
      return false
    }
    var link = activity.firstSoftTarget
    while link >= 0 {
      let softTarget = softTargets[Int(link)]
      link = softTarget.next
      if softTarget.relation.violation(activity.value - softTarget.target) > tolerance { return false }
    }
    return true
  }

  // MARK: The simplex

  mutating func optimise(_ block: Block, onlyFeasibility: Bool) -> Bool {
    simplexBlocks += 1
    let pivotsBefore = simplex.pivots
    defer { pivots += simplex.pivots - pivotsBefore }
    load(block, wishesToo: !onlyFeasibility)
    guard simplex.becomeFeasible() || isForgiving else { return false }
    if onlyFeasibility { return true }
    simplex.minimiseLevels()
    simplex.closeImplicitEqualities()
    writeBack(block)
    if !simplex.freeColumns.isEmpty { freeSubspace.append(simplex) }
    return true
  }

  private mutating func load(_ block: Block, wishesToo: Bool) {
    simplex.reset()
    simplex.reserve(activities: Int(block.count))
    for place in block.range {
      let index = Int(blockMembers[place])
      let activity = activities[index]
      let column = simplex.append(
        Simplex.State(
          value: activity.value, lower: activity.lower, upper: activity.upper,
          tolerance: activity.tolerance, origin: Int32(index)))
      activities[index].place = Int32(column)
      if wishesToo { collectWishes(of: index, as: Int32(column)) }
    }
    for place in block.range {
      let activity = activities[Int(blockMembers[place])]
      guard !activity.isParameter else { continue }
      let row = simplex.appendRow(basic: Int(activity.place))
      let first = Int(activity.firstEntry)
      for entry in first..<first + Int(activity.entryCount) {
        let column = Int(activities[Int(entries[entry].activity)].place)
        simplex.tableau.insert(row: row, column: column, entries[entry].coefficient)
      }
    }
  }

  /// Copies the values, and the flags of activities that are constant on the final face.
  private mutating func writeBack(_ block: Block) {
    for place in block.range {
      let index = Int(blockMembers[place])
      move(index, to: simplex.activities[Int(activities[index].place)].value)
      activities[index].isFixed = true
    }
    for place in 0..<simplex.freeColumns.count {
      let column = Int(simplex.freeColumns[place])
      activities[Int(simplex.activities[column].origin)].isFixed = false
      var link = simplex.tableau.firstEntry(inColumn: column)
      while link >= 0 {
        let entry = simplex.tableau.entries[Int(link)]
        let basic = Int(simplex.tableau.basic[Int(entry.row)])
        activities[Int(simplex.activities[basic].origin)].isFixed = false
        link = entry.nextInColumn
      }
    }
  }
}

/// Coupled activities: a range of `Region.blockMembers`.
struct Block: BitwiseCopyable {
  var first: Int32 = 0
  var count: Int32 = 0

  var range: Range<Int> { Int(first)..<Int(first + count) }
}
