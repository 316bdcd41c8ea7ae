extension Region {
  /// Turns every row that defined no variable into bounds and soft targets of activities.
  ///
  /// A row over no parameter is a check. A row over one parameter is absorbed by it. Any other row becomes a dependent
  /// activity, which joins its parameters into one block. False if a check fails or bounds cross.
  mutating func reduce(_ store: borrowing Store) -> Bool {
    absorbRows(store)
    for local in 0..<rows.count where !isUsed[local] {
      let first = inputs.count
      let reducedRow = read(local, store)
      guard apply(reducedRow, store) else { return false }
      if isRecording { reducedRows.append(reducedRow) } else { inputs.truncate(to: first) }
    }
    return boundsAreInOrder()
  }

  /// If a parameter is the sum of a row, that row gives it a bound or a soft target.
  mutating func absorbRows(_ store: borrowing Store) {
    for index in 0..<activities.count { absorbRow(of: index, store) }
  }

  @inline(__always)
  mutating func absorbRow(of index: Int, _ store: borrowing Store) {
    guard activities[index].isParameter, activities[index].row >= 0 else { return }
    absorb(store.rows[Int(activities[index].row)], into: index, slope: 1, offset: 0)
  }

  /// False if a parameter's bounds cross.
  mutating func boundsAreInOrder() -> Bool {
    for index in 0..<activities.count where !boundsAreInOrder(of: index) { return false }
    return true
  }

  /// The same for one activity. Bounds that cross only because of rounding are made equal.
  @inline(__always)
  mutating func boundsAreInOrder(of index: Int) -> Bool {
    let activity = activities[index]
    guard activity.isParameter, activity.lower > activity.upper else { return true }
    if activity.lower > activity.upper + 2 * activity.tolerance, !isForgiving { return false }
    activities[index].lower = activity.upper
    return true
  }

  /// Finds the parameters that a row depends on; if there are several, the row becomes an activity.
  private mutating func read(_ local: Int, _ store: borrowing Store) -> ReducedRow {
    let twin = meaningOfTwin(of: local, store)
    var reducedRow = ReducedRow(
      row: rows[local], activity: -1, slope: 1, firstInput: Int32(inputs.count), inputEnd: Int32(inputs.count)
    )
    if twin.activity >= 0, twin.isSum {
      reducedRow.activity = twin.activity
      return reducedRow
    }
    let isConstant = !appendInputs(ofRow: Int(rows[local]), store)
    reducedRow.inputEnd = Int32(inputs.count)
    if isConstant { return reducedRow }
    meanings[local] = twin.activity >= 0 ? twin : expandMeaning(of: reducedRow)
    reducedRow.activity = meanings[local].activity
    reducedRow.slope = meanings[local].slope
    return reducedRow
  }

  /// Returns whether one of a row's summands depends on a parameter.
  private mutating func appendInputs(ofRow slot: Int, _ store: borrowing Store) -> Bool {
    var isOpen = false
    for index in store.rows[slot].termRange {
      let term = store.terms[index]
      guard let place = place(of: term.variable, store) else { continue }
      if place >= 0, !steps[Int(place)].isConstant { isOpen = true }
      inputs.append(Input(coefficient: term.coefficient, place: place))
    }
    return isOpen
  }

  /// Writes a row over the parameters.
  private mutating func expandMeaning(of reducedRow: ReducedRow) -> RowMeaning {
    let first = entries.count
    expand(reducedRow.inputs)
    let count = entries.count - first
    guard count != 1 else {
      let entry = entries[first]
      entries.truncate(to: first)
      return RowMeaning(activity: entry.activity, isSum: false, slope: entry.coefficient)
    }
    return count == 0 ? RowMeaning() : RowMeaning(activity: makeDependent(row: reducedRow.row, first, count))
  }

  /// The meaning of an earlier row with the same summands, if there is one: usually the other half of a content size. Looks
  /// at a few neighbours in the list of the row's first variable.
  @inline(__always)
  private func meaningOfTwin(of local: Int, _ store: borrowing Store) -> RowMeaning {
    let row = store.rows[Int(rows[local])]
    guard row.termCount > 0 else { return RowMeaning() }
    let term = store.terms[Int(row.firstTerm)]
    let before = meaning(ofTwinOf: row, at: term.previous, store)
    if before.activity >= 0 || term.next < 0 { return before }
    let after = meaning(ofTwinOf: row, at: term.next, store)
    return after.activity >= 0 ? after : meaning(ofTwinOf: row, at: store.terms[Int(term.next)].next, store)
  }

  /// The meaning of the summand's row, if that row has the same summands as `row`.
  @inline(__always)
  private func meaning(ofTwinOf row: RowRecord, at link: Int32, _ store: borrowing Store) -> RowMeaning {
    guard link >= 0 else { return RowMeaning() }
    let other = store.rows[Int(store.terms[Int(link)].row)]
    guard other.local >= 0, meanings[Int(other.local)].activity >= 0, store.haveSameTerms(row, other) else {
      return RowMeaning()
    }
    return meanings[Int(other.local)]
  }

  /// The row's sum is the activity: no arithmetic is needed.
  private mutating func absorbTwin(_ row: RowRecord, into index: Int) -> Bool {
    activities[index].scale = max(activities[index].scale, abs(row.constant))
    absorb(row, into: index, slope: 1, offset: 0)
    return true
  }

  /// Turns a row's current sum into a bound or a soft target. False if it is a check and fails.
  mutating func apply(_ reducedRow: ReducedRow, _ store: borrowing Store) -> Bool {
    let row = store.rows[Int(reducedRow.row)]
    if reducedRow.isTwin { return absorbTwin(row, into: Int(reducedRow.activity)) }
    let (sum, size) = sum(of: reducedRow.inputs, store)
    let scale = max(size, abs(row.constant))
    let index = Int(reducedRow.activity)
    guard index >= 0 else {
      if !row.isRequired || isForgiving { return true }
      return row.relation.violation(sum - row.constant) <= Tolerance.feasibility(scale: scale)
    }
    if activities[index].isParameter {
      activities[index].scale = max(activities[index].scale, scale / abs(reducedRow.slope))
      absorb(
        row, into: index, slope: reducedRow.slope, offset: sum - reducedRow.slope * activities[index].value)
    } else {
      activities[index].value = sum
      activities[index].scale = scale
      absorb(row, into: index, slope: 1, offset: 0)
    }
    return true
  }

  private mutating func makeDependent(row slot: Int32, _ first: Int, _ count: Int) -> Int32 {
    let index = activities.count
    var activity = Activity(
      row: slot, value: 0, earlier: 0, scale: 0, parent: Int32(index), isParameter: false)
    activity.firstEntry = Int32(first)
    activity.entryCount = Int32(count)
    activity.isAlone = false
    activities.append(activity)
    hasDependents = true
    for entry in first..<first + count {
      let parameter = Int(entries[entry].activity)
      activities[parameter].isAlone = false
      unite(index, parameter)
    }
    return Int32(index)
  }

  /// Adds the row's soft target, where the row's sum is `slope · activity + offset`.
  private mutating func absorb(_ row: RowRecord, into index: Int, slope: Double, offset: Double) {
    let target = (row.constant - offset) / slope
    let relation = slope < 0 ? row.relation.mirrored : row.relation
    guard row.isRequired else {
      let head = activities[index].firstSoftTarget
      activities[index].firstSoftTarget = Int32(softTargets.count)
      softTargets.append(
        SoftTarget(priority: row.priority, target: target, weight: abs(slope), relation: relation, next: head)
      )
      return
    }
    if relation != .lessThanOrEqual { activities[index].lower = max(activities[index].lower, target) }
    if relation != .greaterThanOrEqual { activities[index].upper = min(activities[index].upper, target) }
  }

  // MARK: Blocks

  private mutating func unite(_ a: Int, _ b: Int) {
    let first = block(of: a)
    let second = block(of: b)
    // The smaller index becomes the root, so the order of blocks is deterministic.
    if first < second {
      activities[second].parent = Int32(first)
    } else if second < first {
      activities[first].parent = Int32(second)
    }
  }

  mutating func block(of index: Int) -> Int {
    var root = index
    while Int(activities[root].parent) != root { root = Int(activities[root].parent) }
    var walker = index
    while Int(activities[walker].parent) != root {
      let next = Int(activities[walker].parent)
      activities[walker].parent = Int32(root)
      walker = next
    }
    return root
  }
}
