extension Region {
  /// Gives every activity its optimal value and marks those that the optimum leaves no freedom.
  ///
  /// False if the required rows contradict each other.
  mutating func optimise(_ store: inout Store, onlyFeasibility: Bool) -> Bool {
    var open: [Simplex] = []
    for index in 0..<activities.count where activities[index].isAlone {
      settleAlone(index)
      if !activities[index].isFixed, !onlyFeasibility { open.append(Simplex(self, [index])) }
    }
    for members in blocks() where !settleTogether(members) {
      guard let remaining = optimise(block: members, onlyFeasibility: onlyFeasibility) else { return false }
      if !remaining.freeColumns.isEmpty { open.append(remaining) }
    }
    if onlyFeasibility { return true }
    evaluate(&store)
    markFixedSteps(&store)
    if !open.isEmpty {
      stay(close: open, &store)
      evaluate(&store)
    }
    return true
  }

  /// The members of each block of two or more, in ascending order, blocks by their first member.
  private mutating func blocks() -> [[Int]] {
    var result: [[Int]] = []
    guard hasDependents else { return result }
    var slot = [Int](repeating: -1, count: activities.count)
    for index in 0..<activities.count where !activities[index].isAlone {
      let root = block(of: index)
      if slot[root] < 0 {
        slot[root] = result.count
        result.append([])
      }
      result[slot[root]].append(index)
    }
    return result
  }

  /// An activity that nothing depends on sits at its own optimum, as near as can be to where it was.
  private mutating func settleAlone(_ index: Int) {
    let (lower, upper) = ownOptimum(of: index)
    activities[index].value = min(max(activities[index].earlier, lower), upper)
    activities[index].lower = lower
    activities[index].upper = upper
    activities[index].isFixed = lower == upper
  }

  /// If every parameter has a single best position of its own and no dependent activity then misses a wish,
  /// that is
  /// the one optimum of the block: each term of each level is least by itself.
  private mutating func settleTogether(_ members: [Int]) -> Bool {
    let start = members.map { activities[$0].value }
    for index in members where activities[index].isParameter {
      let (lower, upper) = ownOptimum(of: index)
      activities[index].value = min(max(activities[index].earlier, lower), upper)
      activities[index].isFixed = lower == upper
    }
    shiftDependents(members, from: start)
    for index in members {
      guard isContent(index) else { return false }
    }
    for index in members { activities[index].isFixed = true }
    return true
  }

  /// Moves dependent activities by what their parameters moved.
  private mutating func shiftDependents(_ members: [Int], from start: [Double]) {
    for (place, index) in members.enumerated() where activities[index].isParameter {
      // The distance moved is kept where the dependents can find it.
      activities[index].trialStart = start[place]
    }
    for index in members where !activities[index].isParameter {
      let first = Int(activities[index].firstEntry)
      for entry in first..<first + Int(activities[index].entryCount) {
        let parameter = Int(entries[entry].activity)
        let moved = activities[parameter].value - activities[parameter].trialStart
        activities[index].value += entries[entry].coefficient * moved
      }
    }
  }

  private func isContent(_ index: Int) -> Bool {
    let activity = activities[index]
    if activity.isParameter { return activity.isFixed }
    let tolerance = activity.tolerance
    guard activity.value >= activity.lower - tolerance, activity.value <= activity.upper + tolerance else {
      return false
    }
    var link = activity.firstPiece
    while link >= 0 {
      let piece = pieces[Int(link)]
      link = piece.next
      if piece.relation.violation(activity.value - piece.target) > tolerance { return false }
    }
    return true
  }

  private mutating func optimise(block members: [Int], onlyFeasibility: Bool) -> Simplex? {
    simplexBlocks += 1
    var simplex = Simplex(self, members)
    defer { pivots += simplex.pivots }
    guard simplex.becomeFeasible() || isForgiving else { return nil }
    if onlyFeasibility { return simplex }
    for priority in simplex.priorities(self, members) {
      simplex.minimise(self, members, priority)
    }
    simplex.closeImplicitEqualities()
    writeBack(simplex, members)
    return simplex
  }

  private mutating func writeBack(_ simplex: Simplex, _ members: [Int]) {
    let isFixed = simplex.fixedActivities()
    for (place, index) in members.enumerated() {
      activities[index].value = simplex.activities[place].value
      activities[index].isFixed = isFixed[place]
    }
  }

  private mutating func markFixedSteps(_ store: inout Store) {
    for index in 0..<steps.count where !steps[index].isConstant {
      var fixed = steps[index].activity < 0 || activities[Int(steps[index].activity)].isFixed
      if steps[index].row >= 0 {
        for term in store.rows[Int(rows[Int(steps[index].row)])].termRange {
          let local = store.variables[Int(store.terms[term].variable)].local
          guard local >= 0, local != steps[index].variable, local != steps[index].partner else { continue }
          if !steps[Int(stepOfVariable[Int(local)])].isFixed { fixed = false }
        }
      }
      steps[index].isFixed = fixed
    }
  }
}
