extension Region {
  /// Chooses among equally good solutions the one nearest to the earlier values: what the optimum leaves open goes to
  /// where it was before, or to 0 where it never was: first the variables that had a value, then the fresh ones, each
  /// time with the least total movement.
  mutating func stay(_ store: borrowing Store) {
    openFace.spanOfActivity.extend(to: activities.count, filler: OpenFace.Span())
    sumUpSteps()
    listByComponent()
    for root in 0..<openFace.columns.count where Int(openFace.columns[root].parent) == root {
      stay(component: root, store)
    }
    for index in 0..<activities.count {
      for place in openFace.spanOfActivity[index].range {
        let part = openFace.parts[place]
        let column = openFace.columns[Int(part.column)]
        activities[index].value += part.coefficient * (column.value - column.start)
      }
    }
  }

  /// Writes each variable as a sum over the free columns, in the order of elimination. Where they cancel, the variable
  /// is determined after all.
  private mutating func sumUpSteps() {
    openFace.spanOfStep.extend(to: steps.count, filler: OpenFace.Span())
    for index in 0..<steps.count where !steps[index].isFixed {
      let step = steps[index]
      if step.activity >= 0 {
        let factor = step.row >= 0 && !step.isPaired ? 1 / step.coefficient : 1
        openFace.add(openFace.spanOfActivity[Int(step.activity)], times: factor)
      }
      for place in (index == 0 ? 0 : Int(steps[index - 1].inputEnd))..<Int(step.inputEnd) {
        let input = inputs[place]
        guard input.place >= 0, !steps[Int(input.place)].isFixed else { continue }
        openFace.add(openFace.spanOfStep[Int(input.place)], times: -input.coefficient / step.coefficient)
      }
      let span = openFace.takeSum()
      openFace.spanOfStep[index] = span
      if span.count == 0 { steps[index].isFixed = true }
    }
  }

  /// Links columns, bounded sums and steps to the component that they belong to, in ascending order.
  private mutating func listByComponent() {
    for index in 0..<openFace.dependents.count {
      let dependent = openFace.dependents[index]
      if dependent.lower > -.infinity || dependent.upper < .infinity { openFace.unite(dependent.parts) }
    }
    for index in 0..<steps.count where !steps[index].isFixed { openFace.unite(openFace.spanOfStep[index]) }
    components.prepare(
      roots: openFace.columns.count, dependents: openFace.dependents.count, steps: steps.count)
    for index in (0..<openFace.columns.count).reversed() {
      components.columns.push(index, into: openFace.root(of: index))
      openFace.columns[index].parent = Int32(openFace.root(of: index))
    }
    for index in (0..<openFace.dependents.count).reversed() {
      let dependent = openFace.dependents[index]
      guard dependent.lower > -.infinity || dependent.upper < .infinity else { continue }
      components.dependents.push(index, into: rootOf(dependent.parts))
    }
    for index in (0..<steps.count).reversed() where !steps[index].isFixed {
      components.steps.push(index, into: rootOf(openFace.spanOfStep[index]))
    }
  }

  private mutating func rootOf(_ span: OpenFace.Span) -> Int {
    openFace.root(of: Int(openFace.parts[Int(span.first)].column))
  }

  // MARK: One component

  private mutating func stay(component root: Int, _ store: borrowing Store) {
    simplex.reset()
    var link = components.columns.head[root]
    while link >= 0 {
      let column = openFace.columns[Int(link)]
      components.placeOfColumn[Int(link)] = Int32(
        simplex.append(
          Simplex.State(
            value: column.value, lower: column.lower, upper: column.upper, tolerance: column.tolerance,
            origin: link)))
      link = components.columns.next[Int(link)]
    }
    link = components.dependents.head[root]
    while link >= 0 {
      let dependent = openFace.dependents[Int(link)]
      appendSum(
        dependent.parts, value: dependent.value, lower: dependent.lower, upper: dependent.upper,
        tolerance: dependent.tolerance)
      link = components.dependents.next[Int(link)]
    }
    pullSteps(ofComponent: root, store)
    link = components.columns.head[root]
    while link >= 0 {
      openFace.columns[Int(link)].value =
        simplex.activities[Int(components.placeOfColumn[Int(link)])].value
      link = components.columns.next[Int(link)]
    }
  }

  /// Adds a row; its activity is the last one.
  private mutating func appendSum(
    _ span: OpenFace.Span, value: Double, lower: Double, upper: Double, tolerance: Double
  ) {
    let activity = simplex.append(
      Simplex.State(value: value, lower: lower, upper: upper, tolerance: tolerance))
    let row = simplex.appendRow(basic: activity)
    for place in span.range {
      let part = openFace.parts[place]
      simplex.tableau.insert(
        row: row, column: Int(components.placeOfColumn[Int(part.column)]), part.coefficient)
    }
  }

  /// Pulls the variables of a component to where they were, old ones before fresh ones.
  private mutating func pullSteps(ofComponent root: Int, _ store: borrowing Store) {
    let firstVariable = simplex.activities.count
    var link = components.steps.head[root]
    while link >= 0 {
      let value = values[Int(link)]
      appendSum(
        openFace.spanOfStep[Int(link)], value: value, lower: -.infinity, upper: .infinity,
        tolerance: Tolerance.feasibility(scale: abs(value)))
      link = components.steps.next[Int(link)]
    }
    for isOld in [true, false] {
      simplex.clearCosts()
      var place = firstVariable
      link = components.steps.head[root]
      while link >= 0 {
        let record = store.variables[Int(steps[Int(link)].variable)]
        if record.hasValue == isOld { simplex.pull(place, to: isOld ? record.value : 0) }
        place += 1
        link = components.steps.next[Int(link)]
      }
      if !simplex.charged.isEmpty { simplex.minimise() }
    }
  }
}

extension Simplex {
  /// Wishes an activity at a place.
  fileprivate mutating func pull(_ index: Int, to target: Double) {
    let first = kinks.count
    kinks.append(Breakpoint(position: target, jump: 2, slopeAfter: 1))
    charge(index, slopeBefore: -1, firstKink: first)
  }
}

/// Lists of what belongs to each component of an open face.
struct Components: ~Copyable {
  var columns = LinkedLists()
  var dependents = LinkedLists()
  var steps = LinkedLists()
  /// Free column → its place in the simplex of its component.
  var placeOfColumn = Column<Int32>()

  mutating func prepare(roots: Int, dependents dependentCount: Int, steps stepCount: Int) {
    columns.prepare(lists: roots, items: roots)
    dependents.prepare(lists: roots, items: dependentCount)
    steps.prepare(lists: roots, items: stepCount)
    placeOfColumn.extend(to: roots, filler: -1)
  }
}

/// Many lists of small integers in two arrays.
struct LinkedLists: ~Copyable {
  private(set) var head = Column<Int32>()
  private(set) var next = Column<Int32>()

  mutating func prepare(lists: Int, items: Int) {
    head.removeAll()
    head.extend(to: lists, filler: -1)
    next.removeAll()
    next.extend(to: items, filler: -1)
  }

  mutating func push(_ item: Int, into list: Int) {
    next[item] = head[list]
    head[list] = Int32(item)
  }
}
