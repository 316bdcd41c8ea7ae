import ConstraintSolver
import Foundation
import Testing

/// Verdicts of an independent oracle (scipy's HiGHS level by level, `Tools/oracle`), recorded with
/// `Tools/oracle/run.sh --seed 2026 --record FILE 270`.
struct RecordedVerdictTests {
  struct Case: Decodable {
    struct Constraint: Decodable {
      var id: String
      var terms: [TermEntry]
      var relation: String
      var constant: Double
      var priority: Double
    }

    struct TermEntry: Decodable {
      var name: String
      var coefficient: Double

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        name = try container.decode(String.self)
        coefficient = try container.decode(Double.self)
      }
    }

    var family: String
    var constraints: [Constraint]
    var broken: [String]
    var totals: [[Double]]
    var values: [String: Double]
    var undetermined: [String]
  }

  private static let families: Set = [
    "layout-tree", "layout-chain", "form", "dense", "degenerate", "parallel", "levels", "thousand",
    "huge-and-tiny",
    "infeasible",
  ]

  @Test func agreesWithEveryRecordedVerdict() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Recorded/oracle.json")
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    #expect(cases.count >= 230)
    #expect(Set(cases.map(\.family)) == Self.families)
    for (index, recorded) in cases.enumerated() {
      let problem = try firstDifference(recorded)
      #expect(problem == nil, "case \(index), \(recorded.family): \(problem ?? "")")
    }
  }

  private func firstDifference(_ recorded: Case) throws -> String? {
    let solver = Solver()
    var variables: [String: Variable] = [:]
    var names: [String] = []
    var ids: [ConstraintID] = []
    for constraint in recorded.constraints {
      let relations: [String: Relation] = ["==": .equal, "<=": .lessThanOrEqual]
      var row = Row(
        relation: relations[constraint.relation] ?? .greaterThanOrEqual, constant: constraint.constant,
        priority: constraint.priority, token: ids.count)
      for term in constraint.terms {
        if variables[term.name] == nil { names.append(term.name) }
        let variable = variables[term.name] ?? solver.makeVariable()
        variables[term.name] = variable
        row.append(Term(term.coefficient, variable))
      }
      ids.append(try solver.add(row))
    }
    let broken = recorded.constraints.indices.filter { solver.isBroken(ids[$0]) }
    if broken.map({ recorded.constraints[$0].id }) != recorded.broken { return "broken \(broken)" }
    let open = names.filter { variables[$0].map { !solver.isDetermined($0) } ?? false }
    if open != recorded.undetermined { return "undetermined \(open), oracle \(recorded.undetermined)" }
    return differenceInConflicts(solver, recorded, ids)
      ?? differenceInNumbers(recorded, solver, variables, ids)
  }

  /// A conflict set is a conflict, and none without any one of its members.
  private func differenceInConflicts(
    _ solver: Solver, _ recorded: Case, _ ids: [ConstraintID]
  ) -> String? {
    for broken in solver.brokenConstraints {
      let members = broken.conflict.compactMap { ids.firstIndex(of: $0) }
      guard members.count == broken.conflict.count else { return "a stranger in a conflict" }
      if canHold(members, solver) { return "\(members) can hold together" }
      for one in members where !canHold(members.filter { $0 != one }, solver) {
        return "\(members) is a conflict without \(one), too"
      }
    }
    return nil
  }

  private func canHold(_ members: [Int], _ solver: Solver) -> Bool {
    let replica = solver.replica(omitting: { !members.contains($0) })
    return replica.brokenConstraints.isEmpty
  }

  private func differenceInNumbers(
    _ recorded: Case, _ solver: Solver, _ variables: [String: Variable], _ ids: [ConstraintID]
  ) -> String? {
    let largest = recorded.constraints.map { abs($0.constant) }.max() ?? 0
    // The oracle lets a level end a share of 1e-9 above its optimum, which later levels may use up.
    let close = 1e-5 * max(1, 1e-3 * largest)
    for (name, value) in recorded.values.sorted(by: { $0.key < $1.key }) {
      guard let variable = variables[name] else { continue }
      let mine = solver.value(of: variable)
      if abs(mine - value) > close * max(1, abs(value)) { return "\(name) = \(mine), oracle \(value)" }
    }
    for level in recorded.totals {
      var total = 0.0
      for (place, constraint) in recorded.constraints.enumerated() where constraint.priority == level[0] {
        if !solver.isBroken(ids[place]) { total += solver.violation(of: ids[place]) }
      }
      if abs(total - level[1]) > close * max(1, total) {
        return "level \(level[0]): \(total), oracle \(level[1])"
      }
    }
    return nil
  }
}
