/// A variable that a client moves, with its state.
struct EditVariable {
  var priority: Double
  /// The soft constraint `variable == value`, once a value was suggested.
  var row: ConstraintID?
}

extension Solver {
  /// Allows values to be suggested for a variable, for example while something is dragged. Nothing changes until a
  /// value is suggested. A suggestion is a constraint of the given priority, which is below 1000: it is never
  /// required.
  ///
  /// - Throws: ``SolverError/priorityOutOfRange(_:)``, ``SolverError/unknownVariable(_:)`` or
  ///   ``SolverError/duplicateEditVariable(_:)``.
  public func addEditVariable(_ variable: Variable, priority: Double) throws(SolverError) {
    guard Priority.isValid(priority), priority < Priority.required else {
      throw .priorityOutOfRange(priority)
    }
    guard core.isAlive(variable) else { throw .unknownVariable(variable) }
    guard edits[variable] == nil else { throw .duplicateEditVariable(variable) }
    edits[variable] = EditVariable(priority: priority)
  }

  /// Whether values can be suggested for the variable.
  public func hasEditVariable(_ variable: Variable) -> Bool { edits[variable] != nil }

  /// Suggests a value for an edit variable, replacing its previous suggestion.
  ///
  /// - Throws: ``SolverError/unknownEditVariable(_:)`` or ``SolverError/nonFiniteNumber``.
  public func suggestValue(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let edit = edits[variable] else { throw .unknownEditVariable(variable) }
    if let row = edit.row {
      try setConstant(value, of: row)
    } else {
      edits[variable]?.row = try add(Row(1, variable, .equal, value, priority: edit.priority))
    }
  }

  /// Removes the suggestion, if there is one; from then on the variable accepts no suggestions.
  ///
  /// - Throws: ``SolverError/unknownEditVariable(_:)``.
  public func removeEditVariable(_ variable: Variable) throws(SolverError) {
    guard let edit = edits.removeValue(forKey: variable) else { throw .unknownEditVariable(variable) }
    if let row = edit.row { try remove(row) }
  }
}
