/// Scratch for writing a sum of variables as a sum of parameters.
///
/// Variables are replaced by their definitions, last eliminated first, so that common ancestors cancel before
/// they are expanded: the height of a cell deep in a list does not visit the cells above it.
struct Expansion: ~Copyable {
  /// For each step: coefficient so far, largest part of it, and whether the step waits.
  var coefficient = FlatArray<Double>()
  var magnitude = FlatArray<Double>()
  var isWaiting = FlatArray<Bool>()
  /// Steps that wait, as a binary heap with the last one on top.
  var heap = FlatArray<Int32>()
  /// For each activity: coefficient and largest part; `touched` lists the ones in use.
  var result = FlatArray<Double>()
  var resultMagnitude = FlatArray<Double>()
  var touched = FlatArray<Int32>()

  mutating func prepare(steps: Int, activities: Int) {
    coefficient.extend(to: steps, filler: 0)
    magnitude.extend(to: steps, filler: 0)
    isWaiting.extend(to: steps, filler: false)
    result.extend(to: activities, filler: 0)
    resultMagnitude.extend(to: activities, filler: 0)
    touched.removeAll()
  }

  mutating func add(_ value: Double, toStep step: Int) {
    coefficient[step] += value
    magnitude[step] = max(magnitude[step], abs(value))
    if !isWaiting[step] {
      isWaiting[step] = true
      heap.pushOntoHeap(Int32(step))
    }
  }

  mutating func add(_ value: Double, toActivity activity: Int) {
    if resultMagnitude[activity] == 0 { touched.append(Int32(activity)) }
    result[activity] += value
    resultMagnitude[activity] = max(resultMagnitude[activity], abs(value))
  }

  /// The last waiting step with its coefficient, rounding removed.
  mutating func take() -> (step: Int, coefficient: Double)? {
    guard !heap.isEmpty else { return nil }
    let step = Int(heap.popLargest())
    let value = Self.rounded(coefficient[step], magnitude[step])
    coefficient[step] = 0
    magnitude[step] = 0
    isWaiting[step] = false
    return (step, value)
  }

  /// Appends the parameters with a coefficient, in the order they were met, and forgets them.
  mutating func drain(into entries: inout FlatArray<Entry>) {
    for index in 0..<touched.count {
      let activity = Int(touched[index])
      let value = Self.rounded(result[activity], resultMagnitude[activity])
      if value != 0 { entries.append(Entry(activity: Int32(activity), coefficient: value)) }
      result[activity] = 0
      resultMagnitude[activity] = 0
    }
    touched.removeAll()
  }

  private static func rounded(_ value: Double, _ magnitude: Double) -> Double {
    abs(value) <= Tolerance.cancellation * magnitude ? 0 : value
  }
}

extension Region {
  /// Writes the gradient of a sum of inputs over the parameters to the end of `entries`.
  mutating func expand(_ range: Range<Int>) {
    expansion.prepare(steps: steps.count, activities: activities.count)
    for place in range { addToExpansion(inputs[place], 1) }
    while let (index, coefficient) = expansion.take() {
      if coefficient != 0 { replace(step: index, coefficient) }
    }
    expansion.drain(into: &entries)
  }

  @inline(__always)
  private mutating func addToExpansion(_ input: Input, _ factor: Double) {
    guard input.place >= 0, !steps[Int(input.place)].isConstant else { return }
    expansion.add(factor * input.coefficient, toStep: Int(input.place))
  }

  /// Replaces a variable by its definition.
  private mutating func replace(step index: Int, _ coefficient: Double) {
    let step = steps[index]
    let share = coefficient / step.coefficient
    if step.activity >= 0 {
      expansion.add(step.isPaired ? coefficient : share, toActivity: Int(step.activity))
    }
    let first = index == 0 ? 0 : Int(steps[index - 1].inputEnd)
    for place in first..<Int(step.inputEnd) { addToExpansion(inputs[place], -share) }
  }
}
