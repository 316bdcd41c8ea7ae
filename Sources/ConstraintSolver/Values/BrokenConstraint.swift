/// A required constraint that had to go dormant, and why.
public struct BrokenConstraint: Hashable, Sendable {
  /// The dormant constraint.
  public let id: ConstraintID
  /// An irreducible set of required constraints that cannot all hold, in the order of acceptance; the last
  /// one is
  /// the dormant constraint itself. Without any one of them the rest can hold together.
  public let conflict: [ConstraintID]

  public init(id: ConstraintID, conflict: [ConstraintID]) {
    self.id = id
    self.conflict = conflict
  }
}
