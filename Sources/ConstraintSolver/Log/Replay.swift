extension CallLog {
  /// Makes the calls again in a new solver. The new solver has the same values to the bit, and the same handles for
  /// the same constraints. Throws if a call fails or returns a different handle, which never happens with a log
  /// that a solver recorded.
  public func replay() throws(CallLogError) -> Solver {
    let solver = Solver()
    for (index, call) in calls.enumerated() {
      do {
        try solver.repeat(call)
      } catch let error as CallLogError {
        throw CallLogError(line: index + 1, message: error.message)
      } catch {
        throw CallLogError(line: index + 1, message: "refused: \(error)")
      }
    }
    return solver
  }
}

extension Solver {
  fileprivate func `repeat`(_ call: Call) throws {
    switch call {
    case .makeVariables(let count): _ = makeVariables(count)
    case .releaseVariables(let first, let count):
      try releaseVariables(Variable(index: first), count: count)
    case .add(let id, let row):
      let found = try add(row)
      guard found == id else { throw CallLogError(line: 0, message: "the handle is \(found) now, not \(id)") }
    case .remove(let id): try remove(id)
    case .setConstant(let id, let value): try setConstant(value, of: id)
    case .setPriority(let id, let value): try setPriority(value, of: id)
    case .beginBatch: core.batchDepth += 1
    case .endBatch:
      guard core.batchDepth > 0 else { throw CallLogError(line: 0, message: "there is no batch to end") }
      core.batchDepth -= 1
    case .solve: solve()
    case .takeChanges: takeChangedVariables { _ in }
    }
  }
}
