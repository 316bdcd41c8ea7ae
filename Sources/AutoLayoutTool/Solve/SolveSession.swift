import ConstraintSolver
import LayoutReport

/// An error in a document that is well-formed JSON: the path of the key, and the reason.
struct SolveProblem: Error, Hashable {
  var path: String
  var message: String
}

/// Solves one document, and maps its names to the solver's handles.
struct SolveSession {
  private let solver = Solver()
  /// In order of first appearance.
  private(set) var names: [String] = []
  private var variables: [String: Variable] = [:]
  /// In order of addition, without removed ones.
  private var order: [String] = []
  private var constraints: [String: ConstraintID] = [:]
  private var identifiers: [ConstraintID: String] = [:]
  private var priorities: [String: Double] = [:]

  // MARK: Changes

  mutating func add(_ list: [SolveConstraint], path: String) throws(SolveProblem) {
    for (index, constraint) in list.enumerated() { try add(constraint, path: "\(path)[\(index)]") }
  }

  private mutating func add(_ constraint: SolveConstraint, path: String) throws(SolveProblem) {
    guard constraints[constraint.id] == nil else {
      throw SolveProblem(path: path + ".id", message: "\"\(constraint.id)\" is the id of another constraint")
    }
    var row = Row(relation: constraint.relation, constant: constraint.constant, priority: constraint.priority)
    for term in constraint.terms { row.append(Term(term.coefficient, variable(term.name))) }
    let id = try attempt(path) { () throws(SolverError) in try solver.add(row) }
    constraints[constraint.id] = id
    identifiers[id] = constraint.id
    priorities[constraint.id] = constraint.priority
    order.append(constraint.id)
  }

  private mutating func variable(_ name: String) -> Variable {
    if let known = variables[name] { return known }
    let fresh = solver.makeVariable()
    variables[name] = fresh
    names.append(name)
    return fresh
  }

  mutating func apply(_ step: SolveStep, path: String) throws(SolveProblem) {
    for (index, name) in step.remove.enumerated() { try remove(name, path: "\(path).remove[\(index)]") }
    // The order of the dictionary does not matter: each entry changes a different constraint.
    for name in step.constant.keys.sorted() {
      let place = "\(path).constant.\(name)"
      let id = try handle(name, path: place)
      let value = step.constant[name] ?? 0
      try attempt(place) { () throws(SolverError) in try solver.setConstant(value, of: id) }
    }
    for name in step.priority.keys.sorted() {
      let place = "\(path).priority.\(name)"
      let id = try handle(name, path: place)
      let value = step.priority[name] ?? 0
      try attempt(place) { () throws(SolverError) in try solver.setPriority(value, of: id) }
      priorities[name] = value
    }
    try add(step.add, path: path + ".add")
  }

  private mutating func remove(_ name: String, path: String) throws(SolveProblem) {
    let id = try handle(name, path: path)
    try attempt(path) { () throws(SolverError) in try solver.remove(id) }
    constraints[name] = nil
    identifiers[id] = nil
    order.removeAll { $0 == name }
  }

  private func handle(_ name: String, path: String) throws(SolveProblem) -> ConstraintID {
    guard let id = constraints[name] else {
      throw SolveProblem(path: path, message: "there is no constraint with the id \"\(name)\"")
    }
    return id
  }

  private func attempt<Result>(
    _ path: String, _ body: () throws(SolverError) -> Result
  ) throws(SolveProblem) -> Result {
    do {
      return try body()
    } catch {
      throw SolveProblem(path: path, message: error.explanation)
    }
  }

  // MARK: Results

  /// Writes the members of the state's JSON object.
  func writeState(to writer: inout JSONWriter) throws(SolveProblem) {
    writer.key("values")
    writer.beginObject()
    for name in names {
      writer.key(name)
      try write(variables[name].map(solver.value(of:)) ?? 0, to: &writer, as: "the value of \"\(name)\"")
    }
    writer.endObject()
    try writeViolations(to: &writer)
    writeBroken(to: &writer)
    let undetermined = names.filter { !(variables[$0].map(solver.isDetermined) ?? true) }
    writer.key("undetermined")
    write(undetermined, to: &writer)
  }

  private func writeViolations(to writer: inout JSONWriter) throws(SolveProblem) {
    writer.key("violations")
    writer.beginArray()
    for name in order {
      guard let id = constraints[name], !solver.isBroken(id), solver.isViolated(id) else { continue }
      writer.beginObject()
      writer.key("id")
      writer.string(name)
      writer.key("priority")
      writer.number(priorities[name] ?? 0)
      writer.key("amount")
      try write(solver.violation(of: id), to: &writer, as: "the violation of \"\(name)\"")
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeBroken(to writer: inout JSONWriter) {
    writer.key("broken")
    writer.beginArray()
    for broken in solver.brokenConstraints {
      writer.beginObject()
      writer.key("id")
      writer.string(identifiers[broken.id] ?? "")
      writer.key("conflict")
      write(broken.conflict.map { identifiers[$0] ?? "" }, to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ list: [String], to writer: inout JSONWriter) {
    writer.beginArray()
    for text in list { writer.string(text) }
    writer.endArray()
  }

  /// Writes a result, which may be out of range even if all numbers of the document are in range.
  private func write(_ number: Double, to writer: inout JSONWriter, as what: String) throws(SolveProblem) {
    guard number.isFinite else {
      throw SolveProblem(path: "constraints", message: "\(what) would be too large for a number")
    }
    writer.number(number)
  }
}

extension SolverError {
  /// Explains what the solver expected, for the author of a file.
  fileprivate var explanation: String {
    switch self {
    case .nonFiniteNumber: "numbers must be finite and no larger than 1e100"
    case .priorityOutOfRange(let priority): "a priority is above 0 and at most 1000, not \(priority)"
    case .unknownVariable, .unknownConstraint, .variableInUse, .duplicateEditVariable, .unknownEditVariable:
      "internal error: a handle was lost"
    }
  }
}
