/// The items and attributes of a constraint, as its row needs them.
///
/// Each function that takes a ``ConstraintSpec`` copies it with its references, because it is too large for registers. While a tree
/// enters the engine, that happened several times for each constraint; this value is read once and is not copied
/// (`Benchmarks/RESULTS-layout.md`, “References that are counted”).
struct ConstraintSides {
  let first: LayoutItem?
  let firstAttribute: LayoutAttribute
  let second: LayoutItem?
  let secondAttribute: LayoutAttribute
  /// Whether a distance is on one side.
  let hasDistances: Bool
  /// Whether the second attribute is taken as it is.
  let isWithoutFactor: Bool

  init(of constraint: LayoutConstraintBase) {
    first = constraint.spec.firstItem
    firstAttribute = constraint.spec.firstAttribute
    second = constraint.spec.secondItem
    secondAttribute = constraint.spec.secondAttribute
    hasDistances = constraint.spec.starts != nil
    isWithoutFactor = constraint.spec.multiplier == 1
  }
}
