extension Region {
  /// Chooses the optimal solution nearest to the previous one: undetermined variables take their previous values as far as
  /// possible, and new ones 0. Variables that had a value come first and move as little as possible in total; the new ones
  /// follow.
  mutating func moveToNearestPreviousSolution(_ store: borrowing Store) {
    freeSubspace.spanOfActivity.extend(to: activities.count, filler: FreeSubspace.Span())
    sumUpSteps()
    listByComponent()
    for root in 0..<freeSubspace.columns.count where Int(freeSubspace.columns[root].parent) == root {
      moveToNearestPreviousSolution(component: root, store)
    }
    for index in 0..<activities.count {
      for place in freeSubspace.spanOfActivity[index].range {
        let part = freeSubspace.parts[place]
        let column = freeSubspace.columns[Int(part.column)]
        activities[index].value += part.coefficient * (column.value - column.start)
      }
    }
  }

  /// Writes each variable as a sum over the free columns, in the order of elimination. If they cancel, the variable is
  /// determined after all.
  private mutating func sumUpSteps() {
    freeSubspace.spanOfStep.extend(to: steps.count, filler: FreeSubspace.Span())
    for index in 0..<steps.count where !steps[index].isFixed {
      let step = steps[index]
      if step.activity >= 0 {
        let factor = step.row >= 0 && !step.isPaired ? 1 / step.coefficient : 1
        freeSubspace.add(freeSubspace.spanOfActivity[Int(step.activity)], times: factor)
      }
      for place in (index == 0 ? 0 : Int(steps[index - 1].inputEnd))..<Int(step.inputEnd) {
        let input = inputs[place]
        guard input.place >= 0, !steps[Int(input.place)].isFixed else { continue }
        freeSubspace.add(
          freeSubspace.spanOfStep[Int(input.place)], times: -input.coefficient / step.coefficient)
      }
      let span = freeSubspace.takeSum()
      freeSubspace.spanOfStep[index] = span
      if span.count == 0 { steps[index].isFixed = true }
    }
  }

  /// Links columns, bounded sums and steps to the component that they belong to, in ascending order.
  private mutating func listByComponent() {
    for index in 0..<freeSubspace.dependents.count {
      let dependent = freeSubspace.dependents[index]
      if dependent.lower > -.infinity || dependent.upper < .infinity { freeSubspace.unite(dependent.parts) }
    }
    for index in 0..<steps.count where !steps[index].isFixed {
      freeSubspace.unite(freeSubspace.spanOfStep[index])
    }
    components.prepare(
      roots: freeSubspace.columns.count, dependents: freeSubspace.dependents.count, steps: steps.count)
    for index in (0..<freeSubspace.columns.count).reversed() {
      components.columns.push(index, into: freeSubspace.root(of: index))
      freeSubspace.columns[index].parent = Int32(freeSubspace.root(of: index))
    }
    for index in (0..<freeSubspace.dependents.count).reversed() {
      let dependent = freeSubspace.dependents[index]
      guard dependent.lower > -.infinity || dependent.upper < .infinity else { continue }
      components.dependents.push(index, into: rootOf(dependent.parts))
    }
    for index in (0..<steps.count).reversed() where !steps[index].isFixed {
      components.steps.push(index, into: rootOf(freeSubspace.spanOfStep[index]))
    }
  }

  private mutating func rootOf(_ span: FreeSubspace.Span) -> Int {
    freeSubspace.root(of: Int(freeSubspace.parts[Int(span.first)].column))
  }

  // MARK: One component

  private mutating func moveToNearestPreviousSolution(component root: Int, _ store: borrowing Store) {
    simplex.reset()
    var link = components.columns.head[root]
    while link >= 0 {
      let column = freeSubspace.columns[Int(link)]
      components.placeOfColumn[Int(link)] = Int32(
        simplex.append(
          Simplex.State(
            value: column.value, lower: column.lower, upper: column.upper, tolerance: column.tolerance,
            origin: link)))
      link = components.columns.next[Int(link)]
    }
    link = components.dependents.head[root]
    while link >= 0 {
      let dependent = freeSubspace.dependents[Int(link)]
      appendSum(
        dependent.parts, value: dependent.value, lower: dependent.lower, upper: dependent.upper,
        tolerance: dependent.tolerance)
      link = components.dependents.next[Int(link)]
    }
    pullSteps(ofComponent: root, store)
    link = components.columns.head[root]
    while link >= 0 {
      freeSubspace.columns[Int(link)].value =
        simplex.activities[Int(components.placeOfColumn[Int(link)])].value
      link = components.columns.next[Int(link)]
    }
  }

  /// Adds a row; its activity is the last one.
  private mutating func appendSum(
    _ span: FreeSubspace.Span, value: Double, lower: Double, upper: Double, tolerance: Double
  ) {
    let activity = simplex.append(
      Simplex.State(value: value, lower: lower, upper: upper, tolerance: tolerance))
    let row = simplex.appendRow(basic: activity)
    for place in span.range {
      let part = freeSubspace.parts[place]
      simplex.tableau.insert(
        row: row, column: Int(components.placeOfColumn[Int(part.column)]), part.coefficient)
    }
  }

  /// Pulls the variables of a component to their previous values, old variables before new ones.
  private mutating func pullSteps(ofComponent root: Int, _ store: borrowing Store) {
    let firstVariable = simplex.activities.count
    var link = components.steps.head[root]
    while link >= 0 {
      let value = values[Int(link)]
      appendSum(
        freeSubspace.spanOfStep[Int(link)], value: value, lower: -.infinity, upper: .infinity,
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
  /// Adds a soft target at a position to an activity.
  fileprivate mutating func pull(_ index: Int, to target: Double) {
    let first = kinks.count
    kinks.append(Breakpoint(position: target, jump: 2, slopeAfter: 1))
    charge(index, slopeBefore: -1, firstKink: first)
  }
}

/// Lists the columns, sums and steps of each component of a free subspace.
struct Components: ~Copyable {
  var columns = LinkedLists()
  var dependents = LinkedLists()
  var steps = LinkedLists()
  /// Free column → its place in the simplex of its component.
  var placeOfColumn = FlatArray<Int32>()

  mutating func prepare(roots: Int, dependents dependentCount: Int, steps stepCount: Int) {
    columns.prepare(lists: roots, items: roots)
    dependents.prepare(lists: roots, items: dependentCount)
    steps.prepare(lists: roots, items: stepCount)
    placeOfColumn.extend(to: roots, filler: -1)
  }
}

/// Many lists of small integers in two arrays.
struct LinkedLists: ~Copyable {
  private(set) var head = FlatArray<Int32>()
  private(set) var next = FlatArray<Int32>()

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
