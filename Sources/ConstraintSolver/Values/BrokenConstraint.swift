/// A required constraint that became dormant, and the conflict that is the reason.
public struct BrokenConstraint: Hashable, Sendable {
  /// The dormant constraint.
  public let id: ConstraintID
  /// An irreducible set of required constraints that cannot all hold, in the order of acceptance; the last
  /// one is the dormant constraint itself. If any one of them is removed, the rest can hold together.
  public let conflict: [ConstraintID]

  public init(id: ConstraintID, conflict: [ConstraintID]) {
    self.id = id
    self.conflict = conflict
  }
}
