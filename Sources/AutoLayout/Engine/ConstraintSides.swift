/// The items and attributes of a constraint, as its row needs them.
///
/// A tree enters the engine constraint by constraint, and counting references takes a third of that time. These values are read
/// once for each constraint and passed on without counting; a ``ConstraintSpec`` is copied with all its references by each
/// function that takes one.
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
