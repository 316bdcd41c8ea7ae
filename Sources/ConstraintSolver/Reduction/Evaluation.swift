extension Region {
  /// Computes every variable of the region from the activities, in the order of elimination.
  mutating func evaluate(_ store: borrowing Store) {
    values.extend(to: steps.count, filler: 0)
    var first = 0
    for index in 0..<steps.count {
      let step = steps[index]
      let end = Int(step.inputEnd)
      values[index] = value(of: step, inputs: first..<end, store)
      first = end
    }
  }

  @inline(__always)
  func value(of step: Step, inputs range: Range<Int>, _ store: borrowing Store) -> Double {
    guard step.row >= 0 else { return activities[Int(step.activity)].value }
    var rest =
      step.isSumOfRow ? activities[Int(step.activity)].value : store.rows[Int(step.row)].constant
    for place in range { rest -= inputs[place].coefficient * value(at: inputs[place].place, store) }
    let value = rest / step.coefficient
    return step.isPaired ? value + activities[Int(step.activity)].value : value
  }

  @inline(__always)
  private func value(at place: Int32, _ store: borrowing Store) -> Double {
    place >= 0 ? values[Int(place)] : store.variables[Int(~place)].value
  }

  /// The sum of inputs, and the largest magnitude in it.
  func sum(of range: Range<Int>, _ store: borrowing Store) -> (sum: Double, scale: Double) {
    var sum = 0.0
    var scale = 0.0
    for place in range {
      let part = inputs[place].coefficient * value(at: inputs[place].place, store)
      sum += part
      scale = max(scale, abs(part))
    }
    return (sum, scale)
  }

  /// Marks the variables that no free activity can move.
  mutating func markFixedSteps() {
    var first = 0
    for index in 0..<steps.count {
      let end = Int(steps[index].inputEnd)
      if !steps[index].isConstant { steps[index].isFixed = isFixed(steps[index], first..<end) }
      first = end
    }
  }

  @inline(__always)
  private func isFixed(_ step: Step, _ range: Range<Int>) -> Bool {
    if step.activity >= 0, !activities[Int(step.activity)].isFixed { return false }
    for place in range {
      let input = inputs[place].place
      if input >= 0, !steps[Int(input)].isFixed { return false }
    }
    return true
  }
}
