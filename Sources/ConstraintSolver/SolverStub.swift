/// The solver's interface, so that the core can be built against it. The solver itself replaces this file.
public final class Solver {
  public init() {}
  public func makeVariables(_ count: Int) -> Variable { fatalError() }
  public func releaseVariables(_ first: Variable, count: Int) throws(SolverError) {}
  public func add(_ row: Row) throws(SolverError) -> ConstraintID { fatalError() }
  public func remove(_ id: ConstraintID) throws(SolverError) {}
  public func setConstant(_ value: Double, of id: ConstraintID) throws(SolverError) {}
  public func setPriority(_ value: Double, of id: ConstraintID) throws(SolverError) {}
  public func solve() {}
  public func value(of: Variable) -> Double { 0 }
  public func takeChangedVariables(_ body: (Variable) -> Void) {}
  public var brokenConstraints: [BrokenConstraint] { [] }
  public func token(of: ConstraintID) -> Int { 0 }
  public func isDetermined(_ v: Variable) -> Bool { true }
}
