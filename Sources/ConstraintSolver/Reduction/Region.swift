/// The part of a system that one solve works on, with the scratch memory of all its steps.
///
/// Variables outside the region are constants. The steps, in order: `gather`, `eliminate`, `evaluate`,
/// `reduce`
/// (rows become activities over few parameters), `optimise`, `evaluate` again.
struct Region: ~Copyable {
  /// Slots of the region's rows and variables, by local index.
  var rows = FlatArray<Int32>()
  var variables = FlatArray<Int32>()
  /// Local row → variables not yet eliminated.
  var unknownCount = FlatArray<Int32>()
  /// Local row → whether a step uses it.
  var isUsed = FlatArray<Bool>()
  /// Local row → the one activity that it depends on, and the change of its sum per unit of that activity.
  var meanings = FlatArray<RowMeaning>()
  /// Local variable → step, −1 before it is eliminated.
  var stepOfVariable = FlatArray<Int32>()
  var steps = FlatArray<Step>()
  /// Inputs of all steps, then those of the reduced rows.
  var inputs = FlatArray<Input>()
  var reducedRows = FlatArray<ReducedRow>()
  var activities = FlatArray<Activity>()
  var softTargets = FlatArray<SoftTarget>()
  var entries = FlatArray<Entry>()
  /// Step → value.
  var values = FlatArray<Double>()

  var ready = FlatArray<Int32>()
  var levels = Levels()
  var candidates = CandidateQueues()
  var freeOrder = FlatArray<FreeVariable>()
  var pairs = FlatArray<Int32>()
  var nextPairIndex = 0
  var nextFree = 0
  var hasFreeOrder = false
  var hasDependents = false
  /// An activity has moved since the values were computed.
  var hasMoved = false
  /// The optimum leaves no freedom, and left none the last time the same region was solved.
  var isWhollyFixed = false
  var isAgainWhollyFixed = false
  /// Whether the region includes known variables.
  var takesKnowns = false
  /// Whether settled variables stay outside the region, as constants.
  var isLocal = false
  /// Whether any settled variable stayed outside, so that the result must be checked.
  var hasSettledNeighbours = false
  /// Reduced rows are kept, so that the region can be solved again for other constants.
  var isRecording = false
  var expansion = Expansion()
  var dependencies = DependencyIndex()
  /// The largest number of soft targets, including former ones, while changed constants are propagated.
  var mostSoftTargets = 0
  /// Coupled activities, and the members of all blocks one after the other.
  var blocks = FlatArray<Block>()
  var blockMembers = FlatArray<Int32>()
  var blockOfRoot = FlatArray<Int32>()
  var simplex = Simplex()
  var freeSubspace = FreeSubspace()
  var components = Components()
  var pivots = 0
  var simplexBlocks = 0
  /// Contradictory required rows are violated as little as possible, instead of failing the solve.
  var isForgiving = false

  // MARK: Membership

  mutating func add(row slot: Int, to store: inout Store) {
    guard store.rows[slot].local < 0 else { return }
    store.rows[slot].local = Int32(rows.count)
    rows.append(Int32(slot))
  }

  mutating func add(variable: Int, to store: inout Store) {
    guard store.variables[variable].local < 0 else { return }
    store.variables[variable].local = Int32(variables.count)
    variables.append(Int32(variable))
  }

  /// Adds a live row that still has unknowns, and those unknowns.
  mutating func addOpen(row slot: Int, to store: inout Store) {
    let row = store.rows[slot]
    guard row.unknownCount > 0, row.state == .live, row.local < 0 else { return }
    add(row: slot, to: &store)
    for index in row.termRange {
      let variable = Int(store.terms[index].variable)
      if store.variables[variable].isKnown { continue }
      if isLocal, store.variables[variable].isSettled {
        hasSettledNeighbours = true
      } else {
        add(variable: variable, to: &store)
      }
    }
  }

  /// Extends the region along rows to everything that shares an unknown with its variables. A known variable
  /// connects nothing.
  mutating func closeOverUnknowns(_ store: inout Store) {
    var index = 0
    while index < variables.count {
      var link = store.variables[Int(variables[index])].firstTerm
      while link >= 0 {
        let term = store.terms[Int(link)]
        link = term.next
        addOpen(row: Int(term.row), to: &store)
      }
      index += 1
    }
  }

  /// Adds the given rows and all their variables, known or not.
  mutating func take(_ slots: ArraySlice<Int>, _ store: inout Store) {
    takesKnowns = true
    for slot in slots {
      add(row: slot, to: &store)
      for index in store.rows[slot].termRange {
        add(variable: Int(store.terms[index].variable), to: &store)
      }
    }
  }

  /// Removes the marks from the store. The results stay until the next region.
  mutating func leave(_ store: inout Store) {
    for index in 0..<rows.count { store.rows[Int(rows[index])].local = -1 }
    for index in 0..<variables.count { store.variables[Int(variables[index])].local = -1 }
  }

  /// Forgets everything and keeps the memory.
  mutating func reset() {
    rows.removeAll()
    variables.removeAll()
    unknownCount.removeAll()
    isUsed.removeAll()
    meanings.removeAll()
    stepOfVariable.removeAll()
    steps.removeAll()
    inputs.removeAll()
    reducedRows.removeAll()
    activities.removeAll()
    softTargets.removeAll()
    entries.removeAll()
    values.removeAll()
    ready.removeAll()
    levels.removeAll()
    freeOrder.removeAll()
    pairs.removeAll()
    nextPairIndex = 0
    nextFree = 0
    hasFreeOrder = false
    hasDependents = false
    isWhollyFixed = false
    isAgainWhollyFixed = false
    takesKnowns = false
    isLocal = false
    hasSettledNeighbours = false
    isRecording = false
    isForgiving = false
    dependencies.forgetIndex()
  }

  // MARK: The whole way

  /// Solves the region. Returns false, without writing anything, if its required rows contradict each other.
  mutating func solve(_ store: inout Store, onlyFeasibility: Bool = false) -> Bool {
    eliminate(&store)
    evaluate(store)
    guard reduce(store) else { return false }
    return optimise(store, onlyFeasibility: onlyFeasibility)
  }

  /// Solves the region of the last solve again, for other constants and other values of known variables. Needs the
  /// reduced rows of that solve; allocates nothing. Returns false, without writing anything, on a contradiction.
  mutating func solveAgain(_ store: borrowing Store) -> Bool {
    softTargets.removeAll()
    for index in 0..<activities.count { activities[index].forgetRows(constantOf: store) }
    evaluate(store)
    absorbRows(store)
    for index in 0..<reducedRows.count where !apply(reducedRows[index], store) { return false }
    guard boundsAreInOrder() else { return false }
    return optimise(store, onlyFeasibility: false)
  }
}

extension Activity {
  /// Resets the activity to its state before any row was absorbed, except for its value.
  mutating func forgetRows(constantOf store: borrowing Store) {
    firstSoftTarget = -1
    lower = -.infinity
    upper = .infinity
    isFixed = false
    guard isParameter else { return }
    earlier = value
    scale = row >= 0 ? abs(store.rows[Int(row)].constant) : abs(value)
  }
}
