extension Array {
  /// Each element with each of the values: for ways to show an interface, which multiply. Nothing changes without values.
  package mutating func multiply<Value>(by values: [Value], _ set: (inout Element, Value) -> Void) {
    guard !values.isEmpty else { return }
    self = flatMap { element in
      values.map { value in
        var copy = element
        set(&copy, value)
        return copy
      }
    }
  }
}
