extension Region {
  /// Orders the variables so that each can be computed from those before it.
  ///
  /// Required equalities with one remaining unknown come first, from a queue. If there are none, the strongest soft
  /// row with one unknown becomes a parameter: its sum becomes the independent quantity. Failing that, the variable
  /// in most required equalities becomes a parameter itself. No coefficient changes, so there is no fill-in.
  mutating func eliminate(_ store: inout Store) {
    countUnknowns(&store)
    while true {
      drainReady(&store)
      if let row = nextCandidate(store) {
        define(by: row, activity: makeActivity(row: row, &store), &store)
      } else if let pair = nextPair(&store) {
        defineBeside(pair, &store)
      } else if let variable = nextFreeVariable(&store) {
        defineFree(variable, &store)
      } else {
        return
      }
    }
  }

  private mutating func countUnknowns(_ store: inout Store) {
    steps.reserve(variables.count)
    unknownCount.reserve(rows.count)
    stepOfVariable.extend(to: variables.count, filler: -1)
    isUsed.extend(to: rows.count, filler: false)
    meanings.extend(to: rows.count, filler: RowMeaning())
    // Every row that is not a required equality becomes a bound or a soft target.
    var boundCount = 0
    var summandCount: Int32 = 0
    for local in 0..<rows.count {
      let row = store.rows[Int(rows[local])]
      if row.isRequiredEquality { summandCount += row.termCount }
      unknownCount.append(isLocal || takesKnowns ? countMembers(of: row, store) : row.unknownCount)
      if !row.isRequired { levels.note(row.priority) }
      if !row.isRequiredEquality { boundCount += 1 }
    }
    levels.arrange()
    // Required inequalities rarely hold with equality, so they come last.
    candidates.prepare(levels: levels.count + 1, rows: rows.count)
    for local in 0..<rows.count where unknownCount[local] == 1 { offer(local, store.rows[Int(rows[local])]) }
    // They usually come in pairs, which share an activity.
    inputs.reserve(Int(summandCount) + boundCount)
    softTargets.reserve(boundCount)
    activities.reserve(boundCount / 2 + 1)
  }

  @inline(__always)
  private func countMembers(of row: RowRecord, _ store: borrowing Store) -> Int32 {
    var count: Int32 = 0
    for index in row.termRange where store.variables[Int(store.terms[index].variable)].local >= 0 {
      count += 1
    }
    return count
  }

  /// A row with a single unknown left can define it: at once if required, later if not.
  @inline(__always)
  private mutating func offer(_ local: Int, _ row: RowRecord) {
    if row.isRequiredEquality {
      ready.append(Int32(local))
    } else {
      candidates.append(
        Int32(local), level: row.isRequired ? levels.count : levels.place(of: row.priority))
    }
  }

  private mutating func drainReady(_ store: inout Store) {
    var head = 0
    while head < ready.count {
      let row = Int(ready[head])
      head += 1
      if unknownCount[row] == 1 { define(by: row, activity: -1, &store) }
    }
    ready.removeAll()
  }

  /// Eliminates the one unknown of a row.
  private mutating func define(by local: Int, activity: Int32, _ store: inout Store) {
    let slot = rows[local]
    var step = Step(
      coefficient: 0, variable: -1, row: slot, activity: activity, isConstant: activity < 0, isFixed: false)
    var unknown: Int32 = -1
    for index in store.rows[Int(slot)].termRange {
      let term = store.terms[index]
      let place = place(of: term.variable, store)
      if let place {
        if place >= 0, !steps[Int(place)].isConstant { step.isConstant = false }
        inputs.append(Input(coefficient: term.coefficient, place: place))
      } else {
        unknown = store.variables[Int(term.variable)].local
        step.coefficient = term.coefficient
      }
    }
    isUsed[local] = true
    meanings[local].activity = activity
    step.isFixed = step.isConstant
    record(step, unknown, &store)
  }

  /// The source of a variable's value; nil if the variable has not been eliminated yet.
  @inline(__always)
  func place(of variable: Int32, _ store: borrowing Store) -> Int32? {
    let local = store.variables[Int(variable)].local
    guard local >= 0 else { return ~variable }
    let step = stepOfVariable[Int(local)]
    return step < 0 ? nil : step
  }

  private mutating func defineFree(_ variable: Int, _ store: inout Store) {
    let earlier = store.variables[Int(variables[variable])].value
    let activity = makeParameter(row: -1, value: earlier, earlier: earlier, scale: abs(earlier))
    record(
      Step(coefficient: 1, variable: -1, row: -1, activity: activity, isConstant: false, isFixed: false),
      Int32(variable), &store)
  }

  /// Makes a parameter of the distance between a pair's first variable and the place where both would meet, so that
  /// the size between them does not depend on where they are.
  private mutating func defineBeside(_ pair: Pair, _ store: inout Store) {
    let slot = rows[pair.row]
    let present = store.variables[Int(variables[pair.first])].value
    let earlier = meetingDistance(pair, store)
    let activity = makeParameter(row: -1, value: earlier, earlier: earlier, scale: abs(present))
    for index in store.rows[Int(slot)].termRange {
      let term = store.terms[index]
      guard let place = place(of: term.variable, store) else { continue }
      inputs.append(Input(coefficient: term.coefficient, place: place))
    }
    record(
      Step(
        coefficient: pair.coefficient, variable: -1, row: slot, activity: activity, isPaired: true,
        isConstant: false, isFixed: false), Int32(pair.first), &store)
  }

  /// The pair's parameter at the earlier values.
  @inline(__always)
  private func meetingDistance(_ pair: Pair, _ store: borrowing Store) -> Double {
    let row = store.rows[Int(rows[pair.row])]
    var rest = row.constant
    for index in row.termRange {
      let record = store.variables[Int(store.terms[index].variable)]
      guard record.local != pair.first, record.local != pair.second else { continue }
      rest -= store.terms[index].coefficient * record.value
    }
    return store.variables[Int(variables[pair.first])].value - rest / pair.coefficient
  }

  private mutating func makeActivity(row local: Int, _ store: inout Store) -> Int32 {
    let row = store.rows[Int(rows[local])]
    return makeParameter(
      row: rows[local], value: row.constant, earlier: store.evaluate(row).sum, scale: abs(row.constant))
  }

  private mutating func makeParameter(row: Int32, value: Double, earlier: Double, scale: Double) -> Int32 {
    let activity = Int32(activities.count)
    activities.append(
      Activity(row: row, value: value, earlier: earlier, scale: scale, parent: activity, isParameter: true))
    return activity
  }

  /// Ends a step: its inputs are recorded, and the rows of its variable have one unknown less.
  private mutating func record(_ given: Step, _ local: Int32, _ store: inout Store) {
    var step = given
    step.variable = variables[Int(local)]
    step.inputEnd = Int32(inputs.count)
    stepOfVariable[Int(local)] = Int32(steps.count)
    steps.append(step)
    var link = store.variables[Int(step.variable)].firstTerm
    while link >= 0 {
      let term = store.terms[Int(link)]
      link = term.next
      let local = store.rows[Int(term.row)].local
      guard local >= 0 else { continue }
      unknownCount[Int(local)] -= 1
      switch unknownCount[Int(local)] {
      case 1: offer(Int(local), store.rows[Int(term.row)])
      case 2: if store.rows[Int(term.row)].isRequiredEquality { pairs.append(local) }
      default: break
      }
    }
  }
}
