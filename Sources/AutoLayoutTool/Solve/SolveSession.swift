import ConstraintSolver

/// What is wrong with a document that is well-formed JSON: the path of the key, and why.
struct SolveProblem: Error, Hashable {
  var path: String
  var message: String
}

/// Names on the outside, handles on the inside: one document being solved.
struct SolveSession {
  private let solver = Solver()
  /// In order of first appearance.
  private(set) var names: [String] = []
  private var variables: [String: Variable] = [:]
  /// In order of addition; removed ones are gone.
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
    // The order of a dictionary does not show: each entry changes another constraint.
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

  /// The state as a JSON object without its closing brace, so that steps can follow.
  func stateMembers() -> String {
    let values = names.map { name in "\(JSONText.string(name)):\(JSONText.number(value(name)))" }
    let undetermined = names.filter { !(variables[$0].map(solver.isDetermined) ?? true) }
    return "\"values\":{\(values.joined(separator: ","))},\"violations\":[\(violations())],"
      + "\"broken\":[\(broken())],\"undetermined\":[\(undetermined.map(JSONText.string).joined(separator: ","))]"
  }

  private func value(_ name: String) -> Double { variables[name].map(solver.value(of:)) ?? 0 }

  private func violations() -> String {
    var found: [String] = []
    for name in order {
      guard let id = constraints[name], !solver.isBroken(id), solver.isViolated(id) else { continue }
      found.append(
        "{\"id\":\(JSONText.string(name)),\"priority\":\(JSONText.number(priorities[name] ?? 0)),"
          + "\"amount\":\(JSONText.number(solver.violation(of: id)))}")
    }
    return found.joined(separator: ",")
  }

  private func broken() -> String {
    let entries = solver.brokenConstraints.map { broken in
      let conflict = broken.conflict.map { JSONText.string(identifiers[$0] ?? "") }
      let id = JSONText.string(identifiers[broken.id] ?? "")
      return "{\"id\":\(id),\"conflict\":[\(conflict.joined(separator: ","))]}"
    }
    return entries.joined(separator: ",")
  }
}

extension SolverError {
  /// What was expected, for the author of a file.
  fileprivate var explanation: String {
    switch self {
    case .nonFiniteNumber: "numbers must be finite and no larger than 1e100"
    case .priorityOutOfRange(let priority): "a priority is above 0 and at most 1000, not \(priority)"
    case .unknownVariable, .unknownConstraint, .variableInUse, .duplicateEditVariable, .unknownEditVariable:
      "internal error: a handle was lost"
    }
  }
}
