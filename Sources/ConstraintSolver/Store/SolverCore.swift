/// The state of a ``Solver``: the store, the pending changes, and the scratch memory.
struct SolverCore: ~Copyable {
  var store = Store()
  var region = Region()
  var statistics = SolverStatistics()
  var batchDepth = 0
  private var freeBlocks: [(first: Int, count: Int)] = []

  /// The record of the current forward substitution.
  var substitution = ForwardSubstitution()

  /// Rows added or changed since the last solve, and variables whose rows were changed or removed.
  var pendingRows = FlatArray<Int32>()
  var pendingVariables = FlatArray<Int32>()
  /// Live rows of which only the constant has changed; the results derived from them are still valid.
  var alteredRows = FlatArray<Int32>()
  /// The plan for solving again when the same constants change again.
  var plan = Plan()
  /// Something has changed on which settled variables may depend; see `release`.
  var needsWholeRegion = false
  var opening = FlatArray<Int32>()
  var changed = FlatArray<Int32>()
  private var nextChange = 0
  var dormant = DormantRows()
  /// The last proofs of broken rows; see `provenContradictions`.
  var formerProofs: [ConstraintID: [ConstraintID]] = [:]

  /// A broken row and the kept rows that prove it.
  struct Dormant {
    var slot: Int
    /// Slots of the other members of the conflict.
    var proof: [Int]
  }

  // MARK: Variables

  mutating func makeVariables(_ count: Int) -> Int {
    guard count > 0 else { return store.variables.count }
    if let place = freeBlocks.firstIndex(where: { $0.count >= count }) {
      let first = freeBlocks[place].first
      freeBlocks[place].first += count
      freeBlocks[place].count -= count
      if freeBlocks[place].count == 0 { freeBlocks.remove(at: place) }
      for index in first..<first + count { store.variables[index] = VariableRecord() }
      return first
    }
    let first = store.variables.count
    store.variables.extend(to: first + count, filler: VariableRecord())
    return first
  }

  mutating func releaseVariables(_ first: Int, _ count: Int) throws(SolverError) {
    for index in first..<first + max(count, 0) {
      guard isAlive(Variable(index: index)) else { throw .unknownVariable(Variable(index: index)) }
      guard store.variables[index].firstTerm < 0 else { throw .variableInUse(Variable(index: index)) }
    }
    guard count > 0 else { return }
    for index in first..<first + count { store.variables[index].isAlive = false }
    freeBlocks.append((first, count))
  }

  @inline(__always)
  func isAlive(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < store.variables.count && store.variables[variable.index].isAlive
  }

  // MARK: Rows

  /// Makes space for more rows.
  mutating func reserve(rows count: Int, summands: Int) {
    store.reserve(rows: count, summands: summands)
    pendingRows.reserve(pendingRows.count + count)
  }

  @inline(__always)
  private func validate(_ row: Row) throws(SolverError) {
    try validate(row.head)
    try row.forEachInlineTerm { (_, term) throws(SolverError) in try validate(term) }
    guard let overflow = row.overflow else { return }
    for term in overflow { try validate(term) }
  }

  @inline(__always)
  private func validate(_ head: RowHead) throws(SolverError) {
    guard Priority.isValid(head.priority) else { throw .priorityOutOfRange(head.priority) }
    guard Store.accepts(head.constant) else { throw .nonFiniteNumber }
  }

  @inline(__always)
  private func validate(_ term: Term) throws(SolverError) {
    guard Store.accepts(term.coefficient) else { throw .nonFiniteNumber }
    guard isAlive(Variable(index: Int(term.variableIndex))) else { throw .unknownVariable(term.variable) }
  }

  func slot(of id: ConstraintID) throws(SolverError) -> Int {
    guard let slot = store.slot(of: id) else { throw .unknownConstraint(id) }
    return slot
  }

  @inline(__always)
  mutating func add(_ row: Row) throws(SolverError) -> ConstraintID {
    try validate(row)
    let id = store.insert(row)
    pendingRows.append(id.slot)
    return id
  }

  /// Adds `first − second`.
  @inline(__always)
  mutating func add(
    _ head: RowHead, difference first: Variable, minus second: Variable
  ) throws(SolverError) -> ConstraintID {
    try validate(head)
    guard isAlive(first) else { throw .unknownVariable(first) }
    guard isAlive(second) else { throw .unknownVariable(second) }
    let id = store.insert(
      head, difference: Int32(truncatingIfNeeded: first.index), minus: Int32(truncatingIfNeeded: second.index)
    )
    pendingRows.append(id.slot)
    return id
  }

  /// Undoes the last additions, which were made when the store had `count` slots.
  mutating func takeBack(_ ids: [ConstraintID], slotsBefore count: Int) {
    for id in ids.reversed() {
      store.undoInsertion(of: Int(id.slot), slotsBefore: count)
      _ = pendingRows.removeLast()
    }
  }

  mutating func remove(_ slot: Int) {
    plan.invalidate()
    // The last solution decides which rows are slack, and it does not include newer constants.
    forgetAlteredRows()
    forget(slot)
    dormant.remove(slot)
    if !formerProofs.isEmpty { formerProofs[store.id(of: slot)] = nil }
    store.delete(slot)
  }

  mutating func setConstant(_ value: Double, of slot: Int) {
    let row = store.rows[slot]
    guard row.constant != value else { return }
    guard row.state == .live, dormant.isEmpty else { return alter(slot) { $0.constant = value } }
    store.rows[slot].constant = value
    guard !row.isPending, !row.isAltered else { return }
    store.rows[slot].isAltered = true
    alteredRows.append(Int32(slot))
  }

  mutating func setPriority(_ value: Double, of slot: Int) {
    guard store.rows[slot].priority != value else { return }
    alter(slot) { $0.priority = value }
  }

  /// Discards the results derived from the former constants.
  mutating func forgetAlteredRows() {
    if !alteredRows.isEmpty { needsWholeRegion = true }
    for index in 0..<alteredRows.count {
      let slot = Int(alteredRows[index])
      guard store.rows[slot].isAltered, store.rows[slot].state == .live else { continue }
      store.rows[slot].isAltered = false
      forget(slot)
      markPending(row: slot)
    }
    alteredRows.removeAll()
  }

  private mutating func alter(_ slot: Int, _ change: (inout RowRecord) -> Void) {
    needsWholeRegion = true
    forget(slot)
    dormant.remove(slot)
    store.rows[slot].state = .live
    change(&store.rows[slot])
    markPending(row: slot)
  }

  // MARK: Pending work

  mutating func markPending(row slot: Int) {
    guard !store.rows[slot].isPending else { return }
    store.rows[slot].isPending = true
    pendingRows.append(Int32(slot))
  }

  mutating func markPending(variable: Int) {
    guard !store.variables[variable].isPending else { return }
    store.variables[variable].isPending = true
    pendingVariables.append(Int32(variable))
  }

  /// Discards all results derived from a live row, and wakes the rows that it kept dormant.
  mutating func forget(_ slot: Int) {
    guard store.rows[slot].state == .live else { return }
    if !store.rows[slot].isPending, needsWholeRegion || !isSlack(slot) || isDefiner(slot) { reopen(slot) }
    guard !dormant.isEmpty else { return }
    for sleeper in dormant.sleepers(under: slot) { markPending(row: sleeper) }
  }

  private mutating func reopen(_ slot: Int) {
    if !needsWholeRegion, !release(slot) { needsWholeRegion = true }
    if store.rows[slot].defines >= 0 { unsolve(Int(store.rows[slot].defines)) }
    guard needsWholeRegion else { return }
    for index in store.rows[slot].termRange {
      let variable = Int(store.terms[index].variable)
      if !store.variables[variable].isKnown { markPending(variable: variable) }
    }
  }

  /// Makes a known variable unknown, and all variables that were computed from it.
  private mutating func unsolve(_ first: Int) {
    var stack = [first]
    while let variable = stack.popLast() {
      guard store.variables[variable].isKnown else { continue }
      store.variables[variable].isKnown = false
      let definer = Int(store.variables[variable].definingRow)
      if definer >= 0 { store.rows[definer].defines = -1 }
      markPending(variable: variable)
      var link = store.variables[variable].firstTerm
      while link >= 0 {
        let term = store.terms[Int(link)]
        link = term.next
        store.rows[Int(term.row)].unknownCount += 1
        let defined = Int(store.rows[Int(term.row)].defines)
        if defined >= 0, defined != variable { stack.append(defined) }
      }
    }
  }

  // MARK: Changed values

  /// The next changed variable with its value. Changes are returned one at a time, so that the caller may use
  /// the solver in between.
  @inline(__always)
  mutating func takeChange() -> (Variable, Double)? {
    while nextChange < changed.count {
      let variable = Int(changed[nextChange])
      nextChange += 1
      guard store.variables[variable].isChanged else { continue }
      store.variables[variable].isChanged = false
      return (Variable(index: variable), store.variables[variable].value)
    }
    changed.removeAll()
    nextChange = 0
    return nil
  }
}

extension Store {
  @inline(__always)
  static func accepts(_ number: Double) -> Bool { abs(number) <= largestMagnitude }
}
