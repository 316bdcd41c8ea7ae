/// Indexes which steps and reduced rows use each value of a solved region, and queues those that must be computed again when
/// a few constants change.
struct DependencyIndex: ~Copyable {
  /// Whether the index belongs to the current region.
  private(set) var isIndexed = false
  /// Step → where its users begin, one more for the end; users are steps, or complements of reduced rows.
  private var firstUser = FlatArray<Int32>()
  private var users = FlatArray<Int32>()
  /// Slot → the first step that takes a row's constant, or the complement of the row's reduced row. A row that relates two
  /// variables may also determine the other one, but that step then uses the first.
  private var roles = FlatArray<Int32>()
  /// Activity → the step that takes it; −1 for a dependent one.
  private var stepOfActivity = FlatArray<Int32>()
  /// Activity → its first reduced row; reduced row → the next one of the same activity, which comes later. −1 at the end.
  private var firstReducedRow = FlatArray<Int32>()
  private var nextReducedRow = FlatArray<Int32>()

  /// Steps to compute, as complements: the heap returns the largest number first, and so the earliest step.
  private var waitingSteps = FlatArray<Int32>()
  private var isWaiting = FlatArray<Bool>()
  /// Activities without a block, and roots of blocks, to be settled.
  private(set) var units = FlatArray<Int32>()
  private var isUnit = FlatArray<Bool>()
  /// Reduced rows without an activity, to be checked.
  private(set) var checks = FlatArray<Int32>()
  /// Steps that were computed; those computed twice are listed twice.
  private(set) var computed = FlatArray<Int32>()
  /// Readings that were applied.
  var reducedRowCount = 0

  private static let noRole = Int32.min

  mutating func forgetIndex() { isIndexed = false }

  /// The row's step or the complement of its reduced row, if it has either.
  func role(of slot: Int) -> Int? {
    guard slot < roles.count, roles[slot] != Self.noRole else { return nil }
    return Int(roles[slot])
  }

  func step(taking activity: Int) -> Int { Int(stepOfActivity[activity]) }
  func firstReducedRow(of activity: Int) -> Int { Int(firstReducedRow[activity]) }
  func reducedRow(after reducedRow: Int) -> Int { Int(nextReducedRow[reducedRow]) }
  func users(of step: Int) -> Range<Int> { Int(firstUser[step])..<Int(firstUser[step + 1]) }
  func user(at place: Int) -> Int { Int(users[place]) }

  // MARK: Pending work

  mutating func begin() {
    units.removeAll()
    checks.removeAll()
    computed.removeAll()
    reducedRowCount = 0
  }

  mutating func enqueue(step: Int) {
    guard !isWaiting[step] else { return }
    isWaiting[step] = true
    waitingSteps.pushOntoHeap(~Int32(step))
  }

  /// The first of the steps that wait.
  mutating func takeStep() -> Int? {
    guard !waitingSteps.isEmpty else { return nil }
    let step = Int(~waitingSteps.popLargest())
    isWaiting[step] = false
    computed.append(Int32(step))
    return step
  }

  mutating func enqueue(unit: Int) {
    guard !isUnit[unit] else { return }
    isUnit[unit] = true
    units.append(Int32(unit))
  }

  mutating func enqueue(check reducedRow: Int) { checks.append(Int32(reducedRow)) }

  /// Clears all queues.
  mutating func end() {
    while takeStep() != nil {}
    for index in 0..<units.count { isUnit[Int(units[index])] = false }
  }
}

extension Region {
  /// Builds the index. O(steps + reduced rows + their inputs + rows).
  mutating func indexUsers(rows: Int) {
    dependencies.prepare(
      steps: steps.count, reducedRows: reducedRows.count, activities: activities.count, rows: rows)
    var first = 0
    for index in 0..<steps.count {
      let end = Int(steps[index].inputEnd)
      for place in first..<end { dependencies.count(inputs[place]) }
      dependencies.note(steps[index], index)
      first = end
    }
    for index in 0..<reducedRows.count {
      for place in reducedRows[index].inputs { dependencies.count(inputs[place]) }
    }
    dependencies.arrange()
    // In reverse order: each user is inserted before the users that are already there.
    for index in (0..<reducedRows.count).reversed() {
      for place in reducedRows[index].inputs { dependencies.file(~Int32(index), of: inputs[place]) }
      dependencies.note(reducedRows[index], index)
    }
    for index in (0..<steps.count).reversed() {
      let start = index == 0 ? 0 : Int(steps[index - 1].inputEnd)
      for place in start..<Int(steps[index].inputEnd) { dependencies.file(Int32(index), of: inputs[place]) }
    }
  }
}

extension DependencyIndex {
  fileprivate mutating func prepare(steps: Int, reducedRows: Int, activities: Int, rows: Int) {
    firstUser.refill(steps + 1, 0)
    roles.refill(rows, Self.noRole)
    stepOfActivity.refill(activities, -1)
    firstReducedRow.refill(activities, -1)
    nextReducedRow.refill(reducedRows, -1)
    isWaiting.refill(steps, false)
    isUnit.refill(activities, false)
    isIndexed = true
  }

  fileprivate mutating func count(_ input: Input) {
    if input.place >= 0 { firstUser[Int(input.place)] += 1 }
  }

  /// Gives each step space for its users; until they are inserted, its place is the end of the space.
  fileprivate mutating func arrange() {
    var total: Int32 = 0
    for index in 0..<firstUser.count {
      total += firstUser[index]
      firstUser[index] = total
    }
    users.refill(Int(total), 0)
  }

  fileprivate mutating func file(_ user: Int32, of input: Input) {
    guard input.place >= 0 else { return }
    firstUser[Int(input.place)] -= 1
    users[Int(firstUser[Int(input.place)])] = user
  }

  fileprivate mutating func note(_ step: Step, _ index: Int) {
    if step.row >= 0, roles[Int(step.row)] == Self.noRole { roles[Int(step.row)] = Int32(index) }
    if step.activity >= 0 { stepOfActivity[Int(step.activity)] = Int32(index) }
  }

  fileprivate mutating func note(_ reducedRow: ReducedRow, _ index: Int) {
    if roles[Int(reducedRow.row)] == Self.noRole { roles[Int(reducedRow.row)] = ~Int32(index) }
    guard reducedRow.activity >= 0 else { return }
    nextReducedRow[index] = firstReducedRow[Int(reducedRow.activity)]
    firstReducedRow[Int(reducedRow.activity)] = Int32(index)
  }
}

extension FlatArray {
  /// Replaces the content by `newCount` equal elements.
  fileprivate mutating func refill(_ newCount: Int, _ element: Element) {
    removeAll()
    extend(to: newCount, filler: element)
  }
}
