/// The handle of a constraint in a ``Solver``.
///
/// Slots are used again after a removal; the generation distinguishes an old handle from the new one, so a stale
/// handle is an error (``SolverError/unknownConstraint(_:)``) and never refers to a different constraint.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  let slot: Int32
  let generation: UInt32
}

extension ConstraintID: CustomStringConvertible {
  public var description: String { "#\(slot).\(generation)" }
}
