/// Moves what the optimum leaves open to where it was before, or to 0 where it never was: first the variables
/// that
/// had a value, then the fresh ones, each time with the least total movement.
struct Stay {
  /// A column of the joint problem: a free column of one of the blocks.
  var simplex = Simplex()
  /// For every free activity of the region, its sum over the columns.
  var gradient: [[Simplex.TableauEntry]]
  var isFree: [Bool]
  /// Activity of the region at each basic or nonbasic place.
  private var base: [Double] = []

  init(activityCount: Int) {
    gradient = Array(repeating: [], count: activityCount)
    isFree = Array(repeating: false, count: activityCount)
  }

  /// Takes over the columns of a block and the rows that can move with them.
  mutating func absorb(_ block: Simplex) {
    var column = [Int](repeating: -1, count: block.activities.count)
    for index in block.freeColumns {
      column[index] = simplex.append(cleaned(block.activities[index]))
      gradient[block.origin[index]] = [Simplex.TableauEntry(column: column[index], coefficient: 1)]
      isFree[block.origin[index]] = true
    }
    for row in block.rows {
      var entries: [Simplex.TableauEntry] = []
      for entry in row.entries where column[entry.column] >= 0 {
        entries.append(.init(column: column[entry.column], coefficient: entry.coefficient))
      }
      guard !entries.isEmpty else { continue }
      gradient[block.origin[row.basic]] = entries
      isFree[block.origin[row.basic]] = true
      let state = block.activities[row.basic]
      guard state.lower > -.infinity || state.upper < .infinity else { continue }
      simplex.appendRow(simplex.append(cleaned(state)), entries)
    }
    base = simplex.activities.map(\.value)
  }

  private func cleaned(_ state: Simplex.State) -> Simplex.State {
    Simplex.State(value: state.value, lower: state.lower, upper: state.upper, tolerance: state.tolerance)
  }

  /// Adds a variable's wish to stay; returns the activity that stands for it.
  mutating func addVariable(value: Double, entries: [Simplex.TableauEntry]) -> Int {
    let state = Simplex.State(
      value: value, lower: -.infinity, upper: .infinity,
      tolerance: Tolerance.feasibility(scale: abs(value)))
    let index = simplex.append(state)
    simplex.appendRow(index, entries)
    return index
  }

  /// Minimises the movement of the given activities towards their targets.
  mutating func pull(_ wishes: [(activity: Int, target: Double)]) {
    guard !wishes.isEmpty else { return }
    for index in simplex.activities.indices { simplex.setCost(index, slopeBefore: 0, []) }
    for wish in wishes {
      simplex.setCost(wish.activity, slopeBefore: -1, [Breakpoint(position: wish.target, jump: 2)])
    }
    simplex.minimise()
  }

  /// By how much an activity of the region moved.
  func movement(of activity: Int, columnStart: [Double]) -> Double {
    gradient[activity].reduce(0) { sum, entry in
      sum + entry.coefficient * (simplex.activities[entry.column].value - columnStart[entry.column])
    }
  }
}

extension Region {
  /// Chooses among equally good solutions the one nearest to the earlier values.
  mutating func stay(close open: [Simplex], _ store: inout Store) {
    var stay = Stay(activityCount: activities.count)
    for block in open { stay.absorb(block) }
    var old: [(activity: Int, target: Double)] = []
    var fresh: [(activity: Int, target: Double)] = []
    let columnStart = stay.simplex.activities.map(\.value)
    for index in 0..<steps.count where !steps[index].isFixed {
      let variable = Int(steps[index].variable)
      let gradient = openGradient(of: variable, stay, store)
      if gradient.isEmpty {
        steps[index].isFixed = true
        continue
      }
      let record = store.variables[Int(variables[variable])]
      let place = stay.addVariable(value: values[variable], entries: gradient)
      if record.hasValue { old.append((place, record.value)) } else { fresh.append((place, 0)) }
    }
    stay.pull(old)
    stay.pull(fresh)
    for index in 0..<activities.count where stay.isFree[index] {
      activities[index].value += stay.movement(of: index, columnStart: columnStart)
    }
  }

  /// A variable's sum over the free columns.
  private mutating func openGradient(
    of variable: Int, _ stay: Stay, _ store: borrowing Store
  ) -> [Simplex.TableauEntry] {
    let first = entries.count
    expand(variable: variable, store)
    var sums: [Int: (value: Double, size: Double)] = [:]
    var order: [Int] = []
    for index in first..<entries.count {
      for part in stay.gradient[Int(entries[index].activity)] {
        let value = entries[index].coefficient * part.coefficient
        if sums[part.column] == nil { order.append(part.column) }
        let sum = sums[part.column] ?? (0, 0)
        sums[part.column] = (sum.value + value, max(sum.size, abs(value)))
      }
    }
    entries.truncate(to: first)
    return order.compactMap { column in
      guard let sum = sums[column], abs(sum.value) > 1e-9 * sum.size else { return nil }
      return Simplex.TableauEntry(column: column, coefficient: sum.value)
    }
  }
}
