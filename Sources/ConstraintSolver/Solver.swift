/// A lexicographic, transactional, incremental solver of linear constraints.
///
/// Required constraints hold. Among the solutions that they allow, the total absolute violation at the strongest priority is
/// minimal; among those, the total at the next priority is minimal, and so on. A required constraint that contradicts required
/// ones accepted before it goes *dormant*: it has no effect, is listed in ``brokenConstraints``, and is tried again when a
/// constraint that it contradicts changes.
///
/// Changes are collected and solved when a value is read. Numbers are exact within the tolerance
/// 1e-7 + 1e-11 · (largest magnitude in the row).
///
/// An instance may be used from any thread, by one thread at a time.
public final class Solver {
  // Only one thread at a time uses the core, and accesses never overlap: visitors are called between two accesses. So
  // exclusivity checks at run time, which would cost as much as storing a row, are not needed.
  @exclusivity(unchecked) var core = SolverCore()
  var edits: [Variable: EditVariable] = [:]
  var log: CallLog?
  @usableFromInline let recordsCalls: Bool

  public init() { recordsCalls = false }

  init(log: CallLog) {
    self.log = log
    recordsCalls = true
  }

  // MARK: Variables

  /// A new variable. O(1).
  public func makeVariable() -> Variable { makeVariables(1) }

  /// A contiguous block of new variables; returns the first. O(`count`).
  public func makeVariables(_ count: Int) -> Variable {
    precondition(count >= 0, "a block of variables cannot have a negative length")
    record(.makeVariables(count: count))
    return Variable(index: core.makeVariables(count))
  }

  /// Releases a block of variables. Throws, and releases none, if a constraint or a suggestion still uses one of them.
  public func releaseVariables(_ first: Variable, count: Int) throws(SolverError) {
    if !edits.isEmpty {
      for offset in 0..<max(count, 0) where hasEditVariable(first.advanced(by: offset)) {
        throw .variableInUse(first.advanced(by: offset))
      }
    }
    try core.releaseVariables(first.index, count)
    record(.releaseVariables(first: first.index, count: count))
  }

  // MARK: Constraints

  /// Adds a constraint. O(its terms).
  ///
  /// - Throws: ``SolverError/nonFiniteNumber``, ``SolverError/priorityOutOfRange(_:)`` or ``SolverError/unknownVariable(_:)``.
  ///   A contradiction is not an error.
  @discardableResult
  public func add(_ row: Row) throws(SolverError) -> ConstraintID {
    let id = try core.add(row)
    record(.add(id, row))
    return id
  }

  /// Adds `first − second relation constant`: a pin, a gap or a fixed size, with fewer steps than a ``Row`` takes. O(1).
  ///
  /// - Throws: the same errors as adding a row.
  @discardableResult
  public func add(
    difference first: Variable, minus second: Variable, _ relation: Relation, _ constant: Double,
    priority: Double = Priority.required, rank: Int = 0, token: Int = 0
  ) throws(SolverError) -> ConstraintID {
    if recordsCalls || first == second {
      return try add(
        Row(
          difference: first, minus: second, relation, constant, priority: priority, rank: rank, token: token))
    }
    let head = RowHead(
      relation: relation, constant: constant, priority: priority, rank: rank, token: token)
    return try core.add(head, difference: first, minus: second)
  }

  /// Reserves space for more constraints, so that adding them allocates memory only once.
  ///
  /// - Parameters:
  ///   - count: the number of constraints that will be added.
  ///   - summands: the number of summands of all of them; by default two per constraint.
  public func reserve(constraints count: Int, summands: Int? = nil) {
    core.reserve(rows: max(0, count), summands: max(0, summands ?? 2 * max(0, count)))
  }

  /// Adds constraints in one transaction: all of them, or none if one fails.
  ///
  /// With a lazy collection that makes each row when it is read, no memory is needed for the rows.
  ///
  /// - Throws: the error of the first row that fails; see ``SolverError``. Then no row is added.
  /// - Complexity: O(summands of all rows).
  @inlinable
  @discardableResult
  public func add(contentsOf rows: some Collection<Row>) throws(SolverError) -> [ConstraintID] {
    let slotsBefore = reserveSpace(forRows: rows.count)
    var ids: [ConstraintID] = []
    ids.reserveCapacity(rows.count)
    var place = rows.startIndex
    while place != rows.endIndex {
      do {
        ids.append(try addUnrecorded(rows[place]))
      } catch {
        takeBack(ids, slotsBefore: slotsBefore)
        throw error
      }
      rows.formIndex(after: &place)
    }
    if recordsCalls { for (id, row) in zip(ids, rows) { recordAddition(of: row, id) } }
    return ids
  }

  /// Returns the number of slots in use.
  @usableFromInline
  func reserveSpace(forRows count: Int) -> Int {
    core.reserve(rows: count, summands: 2 * count)
    return core.store.rows.count
  }

  @usableFromInline
  func addUnrecorded(_ row: Row) throws(SolverError) -> ConstraintID { try core.add(row) }

  @usableFromInline
  func takeBack(_ ids: [ConstraintID], slotsBefore count: Int) { core.takeBack(ids, slotsBefore: count) }

  @usableFromInline
  func recordAddition(of row: Row, _ id: ConstraintID) { record(.add(id, row)) }

  /// Removes a constraint; its handle is stale from then on.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(summands of the row).
  public func remove(_ id: ConstraintID) throws(SolverError) {
    core.remove(try core.slot(of: id))
    record(.remove(id))
  }

  /// Replaces the right side.
  ///
  /// - Throws: ``SolverError/nonFiniteNumber`` or ``SolverError/unknownConstraint(_:)``.
  public func setConstant(_ value: Double, of id: ConstraintID) throws(SolverError) {
    guard Store.accepts(value) else { throw .nonFiniteNumber }
    core.setConstant(value, of: try core.slot(of: id))
    record(.setConstant(id, value))
  }

  /// Replaces the priority, also across 1000. The order of acceptance stays.
  ///
  /// - Throws: ``SolverError/priorityOutOfRange(_:)`` or ``SolverError/unknownConstraint(_:)``.
  public func setPriority(_ value: Double, of id: ConstraintID) throws(SolverError) {
    guard Priority.isValid(value) else { throw .priorityOutOfRange(value) }
    core.setPriority(value, of: try core.slot(of: id))
    record(.setPriority(id, value))
  }

  /// Makes the changes in `body` one transaction: nothing is solved before its end, even if values are read. If `body`
  /// throws, the changes it had made stay.
  public func batch(_ body: () throws -> Void) rethrows {
    record(.beginBatch)
    core.batchDepth += 1
    defer {
      core.batchDepth -= 1
      record(.endBatch)
    }
    try body()
  }

  // MARK: Solving and values

  /// Brings all values up to date. Reading a value does this by itself.
  public func solve() { core.solveIfNeeded() }

  /// The variable's value; 0 for an undetermined variable that never had another value.
  public func value(of variable: Variable) -> Double {
    core.solveIfNeeded()
    guard core.isAlive(variable) else { return 0 }
    return core.store.variables[variable.index].value
  }

  /// The variables whose value changed since the last call, in the order in which they were first changed.
  public func takeChangedVariables() -> [Variable] {
    var changed: [Variable] = []
    takeChangedVariables { changed.append($0) }
    return changed
  }

  /// Visits the variables whose value changed since the last call. Allocates nothing. `visit` may use the solver.
  public func takeChangedVariables(_ visit: (Variable) -> Void) {
    takeChangedValues { variable, _ in visit(variable) }
  }

  /// Visits the variables whose value changed since the last call, each with its value. Allocates nothing.
  public func takeChangedValues(_ visit: (Variable, Double) -> Void) {
    core.solveIfNeeded()
    record(.takeChanges)
    while let (variable, value) = core.takeChange() { visit(variable, value) }
  }

  /// Copies the values of a block of variables, without one call per variable. Places beyond the solver's variables are set to
  /// 0. Allocates nothing.
  public func readValues(from first: Variable, into buffer: UnsafeMutableBufferPointer<Double>) {
    core.solveIfNeeded()
    for offset in buffer.indices {
      let index = first.index + offset
      buffer[offset] = core.isAlive(Variable(index: index)) ? core.store.variables[index].value : 0
    }
  }
}
