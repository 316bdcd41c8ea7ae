/// The record of one forward substitution: the steps that can be undone, and the rows that remain for the other stages.
struct ForwardSubstitution: ~Copyable {
  /// A variable's value before it became known.
  struct Earlier: BitwiseCopyable {
    var variable: Int32
    var definingRow: Int32
    var value: Double
    var wasDetermined: Bool
  }

  /// Rows that may have a single unknown left.
  var ready = FlatArray<Int32>()
  /// Variables that became known, in order.
  var known = FlatArray<Int32>()
  /// Earlier values of those that had one.
  var earlier = FlatArray<Earlier>()
  /// Rows that are not pending and that lost some or all unknowns.
  var completed = FlatArray<Int32>()
  var narrowed = FlatArray<Int32>()
  /// Pending rows that have unknowns left.
  var open = FlatArray<Int32>()
  /// Length of the list of changed variables before.
  var changedBefore = 0

  mutating func begin(changedBefore count: Int) {
    changedBefore = count
    known.removeAll()
    earlier.removeAll()
    completed.removeAll()
    narrowed.removeAll()
    open.removeAll()
  }
}

extension SolverCore {
  /// Computes all variables that required equalities alone determine: a row with one unknown left determines it.
  ///
  /// O(summands of the rows that are touched). False if a required row over known variables does not hold.
  mutating func substituteForward() -> Bool {
    substitution.begin(changedBefore: changed.count)
    if statistics.solves == 1 { reserveAll() }
    for index in 0..<pendingRows.count { offer(Int(pendingRows[index])) }
    for index in 0..<pendingVariables.count { offerRows(ofVariable: Int(pendingVariables[index])) }
    var next = 0
    while next < substitution.ready.count {
      let slot = Int(substitution.ready[next])
      next += 1
      if store.rows[slot].unknownCount == 1 { define(by: slot) }
    }
    substitution.ready.removeAll()
    return requiredRowsOverKnownsHold()
  }

  /// Reserves memory for the first solve, in which every variable may become known and change.
  private mutating func reserveAll() {
    substitution.ready.reserve(store.variables.count)
    substitution.known.reserve(store.variables.count)
    changed.reserve(store.variables.count)
  }

  @inline(__always)
  private mutating func offer(_ slot: Int) {
    let row = store.rows[slot]
    if row.unknownCount == 1, row.isRequiredEquality, row.state == .live {
      substitution.ready.append(Int32(slot))
    }
  }

  private mutating func offerRows(ofVariable variable: Int) {
    guard store.variables[variable].isAlive, !store.variables[variable].isKnown else { return }
    var link = store.variables[variable].firstTerm
    while link >= 0 {
      offer(Int(store.terms[Int(link)].row))
      link = store.terms[Int(link)].next
    }
  }

  /// Computes the one unknown of a row.
  private mutating func define(by slot: Int) {
    let (unknown, value) = store.solve(row: slot)
    noteEarlier(unknown)
    if !needsWholeRegion, disturbs(unknown, value) { needsWholeRegion = true }
    write(value, to: unknown)
    store.variables[unknown].becomeKnown(byRow: slot)
    store.rows[slot].defines = Int32(unknown)
    narrowRows(of: unknown)
  }

  @inline(__always)
  mutating func noteEarlier(_ variable: Int) {
    substitution.known.append(Int32(variable))
    let record = store.variables[variable]
    guard record.hasValue else { return }
    substitution.earlier.append(
      ForwardSubstitution.Earlier(
        variable: Int32(variable), definingRow: record.definingRow, value: record.value,
        wasDetermined: record.isDetermined))
  }

  /// The rows of a variable that has become known have one unknown less.
  @inline(__always)
  private mutating func narrowRows(of variable: Int) {
    var link = store.variables[variable].firstTerm
    while link >= 0 {
      let term = store.terms[Int(link)]
      link = term.next
      let slot = Int(term.row)
      let left = store.rows[slot].unknownCount - 1
      store.rows[slot].unknownCount = left
      if left == 0, store.rows[slot].defines >= 0 { continue }
      let row = store.rows[slot]
      if left == 1, row.isRequiredEquality, row.state == .live {
        substitution.ready.append(term.row)
      } else if row.isPending {
        continue
      } else if left > 0 {
        substitution.narrowed.append(term.row)
      } else if row.isRequired {
        substitution.completed.append(term.row)
      }
    }
  }

  /// Gives a variable a value and remembers that it changed.
  @inline(__always)
  mutating func write(_ value: Double, to variable: Int) {
    guard store.variables[variable].value != value else { return }
    store.variables[variable].value = value
    guard !store.variables[variable].isChanged else { return }
    store.variables[variable].isChanged = true
    changed.append(Int32(variable))
  }

  // MARK: Contradictions

  @inline(__always)
  private mutating func requiredRowsOverKnownsHold() -> Bool {
    for index in 0..<pendingRows.count {
      let slot = Int(pendingRows[index])
      if store.rows[slot].unknownCount > 0 {
        substitution.open.append(Int32(slot))
      } else if !holds(slot) {
        return false
      }
    }
    for index in 0..<substitution.completed.count where !holds(Int(substitution.completed[index])) {
      return false
    }
    return true
  }

  /// False only for a required row over known variables that does not hold.
  @inline(__always)
  func holds(_ slot: Int) -> Bool {
    let row = store.rows[slot]
    guard row.defines < 0, row.unknownCount == 0, row.isRequired, row.state == .live else { return true }
    return !store.isViolated(row)
  }

  /// Undoes the last forward substitution.
  mutating func undoSubstitution() {
    for index in 0..<substitution.known.count { forgetKnown(Int(substitution.known[index])) }
    restoreEarlierValues()
  }

  /// Restores the values from before the last forward substitution, but keeps the variables known.
  mutating func restoreEarlierValues() {
    for index in 0..<substitution.earlier.count {
      let earlier = substitution.earlier[index]
      store.variables[Int(earlier.variable)].value = earlier.value
      store.variables[Int(earlier.variable)].definingRow = earlier.definingRow
      store.variables[Int(earlier.variable)].hasValue = true
      store.variables[Int(earlier.variable)].isDetermined = earlier.wasDetermined
    }
    for index in substitution.changedBefore..<changed.count {
      store.variables[Int(changed[index])].isChanged = false
    }
    changed.truncate(to: substitution.changedBefore)
    substitution.begin(changedBefore: changed.count)
  }

  private mutating func forgetKnown(_ variable: Int) {
    let definer = Int(store.variables[variable].definingRow)
    store.rows[definer].defines = -1
    store.variables[variable].isKnown = false
    store.variables[variable].isDetermined = false
    store.variables[variable].hasValue = false
    store.variables[variable].value = 0
    store.variables[variable].definingRow = -1
    var link = store.variables[variable].firstTerm
    while link >= 0 {
      store.rows[Int(store.terms[Int(link)].row)].unknownCount += 1
      link = store.terms[Int(link)].next
    }
  }
}

extension Store {
  /// The one unknown of a row, and the value that the row gives it as an equation.
  @inline(__always)
  func solve(row slot: Int) -> (unknown: Int, value: Double) {
    var rest = rows[slot].constant
    var coefficient = 1.0
    var unknown = -1
    for index in rows[slot].termRange {
      let variable = Int(terms[index].variable)
      if variables[variable].isKnown {
        rest -= terms[index].coefficient * variables[variable].value
      } else {
        unknown = variable
        coefficient = terms[index].coefficient
      }
    }
    return (unknown, rest / coefficient)
  }
}
