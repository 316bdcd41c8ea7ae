/// An error of a call to a ``Solver``. A call that throws changes nothing.
///
/// A constraint that contradicts others is not an error: see ``Solver/brokenConstraints``.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or a constant is NaN or infinite, or so large that sums of it would be infinite.
  case nonFiniteNumber
  /// A priority outside 0 < p ≤ 1000, or NaN.
  case priorityOutOfRange(Double)
  /// The variable was not made by this solver, or has been released.
  case unknownVariable(Variable)
  /// The constraint was never added to this solver, or has been removed.
  case unknownConstraint(ConstraintID)
  /// The variable cannot be released because a constraint or a suggestion still uses it.
  case variableInUse(Variable)
  /// Values can be suggested for the variable already.
  case duplicateEditVariable(Variable)
  /// No values can be suggested for the variable: it was not made an edit variable.
  case unknownEditVariable(Variable)
}
