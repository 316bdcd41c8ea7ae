extension Region {
  /// Turns every row that defined no variable into bounds and wishes on activities.
  ///
  /// A row over no parameter is a check. A row over one parameter is absorbed by it. Any other row becomes a
  /// dependent activity, which ties its parameters into one block. False if a check fails or bounds cross.
  mutating func reduce(_ store: inout Store) -> Bool {
    for index in 0..<activities.count where activities[index].row >= 0 {
      let row = store.rows[Int(rows[Int(activities[index].row)])]
      absorb(row, into: index, slope: 1, offset: 0)
    }
    let parameters = activities.count
    for local in 0..<rows.count where !isUsed[local] {
      guard reduce(row: local, &store) else { return false }
    }
    for index in 0..<parameters {
      let activity = activities[index]
      if activity.lower > activity.upper + 2 * activity.tolerance, !isForgiving { return false }
      if activity.lower > activity.upper { activities[index].lower = activity.upper }
    }
    return true
  }

  private mutating func reduce(row local: Int, _ store: inout Store) -> Bool {
    let row = store.rows[Int(rows[local])]
    if isConstant(row, store) { return passes(row, store) }
    let first = entries.count
    expand(row: row, store)
    let count = entries.count - first
    if count == 0 { return passes(row, store) }
    let (sum, scale) = sum(of: row, store)
    if count == 1 {
      let entry = entries[first]
      entries.truncate(to: first)
      let parameter = Int(entry.activity)
      activities[parameter].scale = max(activities[parameter].scale, scale / abs(entry.coefficient))
      absorb(
        row, into: parameter, slope: entry.coefficient,
        offset: sum - entry.coefficient * activities[parameter].value)
    } else {
      makeDependent(row: local, row, sum, scale, first, count, store)
    }
    return true
  }

  private func isConstant(_ row: RowRecord, _ store: borrowing Store) -> Bool {
    for index in row.termRange {
      let local = store.variables[Int(store.terms[index].variable)].local
      if local >= 0, !steps[Int(stepOfVariable[Int(local)])].isConstant { return false }
    }
    return true
  }

  private func passes(_ row: RowRecord, _ store: borrowing Store) -> Bool {
    guard row.isRequired, !isForgiving else { return true }
    let (sum, scale) = sum(of: row, store)
    return row.relation.violation(sum - row.constant) <= Tolerance.feasibility(scale: scale)
  }

  private mutating func makeDependent(
    row local: Int, _ row: RowRecord, _ sum: Double, _ scale: Double, _ first: Int, _ count: Int,
    _ store: borrowing Store
  ) {
    let index = activities.count
    var activity = Activity(
      row: Int32(local), value: sum, earlier: store.evaluate(row).sum, scale: scale, parent: Int32(index),
      isParameter: false)
    activity.firstEntry = Int32(first)
    activity.entryCount = Int32(count)
    activities.append(activity)
    absorb(row, into: index, slope: 1, offset: 0)
    hasDependents = true
    activities[index].isAlone = false
    for entry in first..<first + count {
      let parameter = Int(entries[entry].activity)
      activities[parameter].isAlone = false
      unite(index, parameter)
    }
  }

  /// Adds the row's wish, where the row's sum is `slope · activity + offset`.
  private mutating func absorb(_ row: RowRecord, into index: Int, slope: Double, offset: Double) {
    let target = (row.constant - offset) / slope
    let relation = slope < 0 ? row.relation.mirrored : row.relation
    guard row.isRequired else {
      let head = activities[index].firstPiece
      activities[index].firstPiece = Int32(pieces.count)
      pieces.append(
        Piece(priority: row.priority, target: target, weight: abs(slope), relation: relation, next: head))
      return
    }
    if relation != .lessThanOrEqual { activities[index].lower = max(activities[index].lower, target) }
    if relation != .greaterThanOrEqual { activities[index].upper = min(activities[index].upper, target) }
  }

  // MARK: Blocks

  private mutating func unite(_ a: Int, _ b: Int) {
    let first = block(of: a)
    let second = block(of: b)
    // The smaller index becomes the root, so blocks come out in a fixed order.
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
