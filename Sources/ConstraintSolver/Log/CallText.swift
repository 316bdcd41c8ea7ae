extension CallLog: CustomStringConvertible {
  /// The last line of an incomplete log.
  static let cutMark = "cut"

  /// One call per line. Numbers can be read back without loss.
  public var description: String {
    let lines = calls.map(\.text) + (isComplete ? [] : [Self.cutMark])
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Call {
  /// The names of the calls in the text.
  enum Word: String {
    case variables, release, add, remove, constant, priority, begin, end, solve, changes
  }

  var text: String {
    switch self {
    case .makeVariables(let count): "\(Word.variables) \(count)"
    case .releaseVariables(let first, let count): "\(Word.release) x\(first) \(count)"
    case .add(let id, let row): "\(Word.add) \(id) \(row.text)"
    case .remove(let id): "\(Word.remove) \(id)"
    case .setConstant(let id, let value): "\(Word.constant) \(id) \(value)"
    case .setPriority(let id, let value): "\(Word.priority) \(id) \(value)"
    case .beginBatch: "\(Word.begin)"
    case .endBatch: "\(Word.end)"
    case .solve: "\(Word.solve)"
    case .takeChanges: "\(Word.changes)"
    }
  }
}

extension Row {
  /// `1.0*x1 -1.0*x0 == 80.0 @750.0 rank 1 token 7`; rank and token only if they are not 0.
  fileprivate var text: String {
    let sum = terms.map { "\($0.coefficient)*x\($0.variableIndex) " }.joined()
    let order = (rank == 0 ? "" : " rank \(rank)") + (token == 0 ? "" : " token \(token)")
    return "\(sum)\(relation.symbol) \(constant) @\(priority)\(order)"
  }
}
