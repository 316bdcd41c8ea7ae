import ConstraintSolver
import Measuring

/// A file of `workloads/generate.py` in memory, in plain columns: reading it is no part of what is timed, making
/// constraints of it is.
struct Workload {
  enum Step {
    case set(row: Int, constant: Double)
    case add(row: Int)
    case remove(row: Int)
    case solve
  }

  /// One constraint of the file.
  struct Line {
    var relation: Relation
    var priority: Double
    var constant: Double
    /// Places in `summands`.
    var summands: Range<Int>
    /// One variable less another: a pin, a gap, a size.
    var isDifference = false
  }

  private(set) var variableCount = 0
  /// By number, those of the start before those that steps add.
  private(set) var lines: [Line] = []
  private(set) var startCount = 0
  private(set) var startSummandCount = 0
  private(set) var summands: [(variable: Int, coefficient: Double)] = []
  private(set) var steps: [Step] = []

  struct BadLine: Error { var word: String }

  init(contentsOf path: String) throws {
    var scanner = try LineScanner(contentsOf: path)
    while let word = scanner.firstWord() { try read(word, &scanner) }
  }

  private mutating func read(_ word: String, _ scanner: inout LineScanner) throws {
    let number = scanner.integer() ?? 0
    switch word {
    case "variables": variableCount = number
    case "row":
      lines.append(try line(&scanner))
      startCount = lines.count
      startSummandCount = summands.count
    case "set", "resize": steps.append(.set(row: number, constant: scanner.number() ?? 0))
    case "add":
      lines.append(try line(&scanner))
      steps.append(.add(row: number))
    case "remove": steps.append(.remove(row: number))
    case "solve": steps.append(.solve)
    default: throw BadLine(word: word)
    }
  }

  private mutating func line(_ scanner: inout LineScanner) throws -> Line {
    let relations: [String: Relation] = ["=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual]
    guard let symbol = scanner.word(), let relation = relations[symbol], let priority = scanner.number(),
      let constant = scanner.number()
    else { throw BadLine(word: "row") }
    let first = summands.count
    while let variable = scanner.integer(), let coefficient = scanner.number() {
      summands.append((variable, coefficient))
    }
    let coefficients = summands[first...].map(\.coefficient)
    return Line(
      relation: relation, priority: priority, constant: constant, summands: first..<summands.count,
      isDifference: coefficients == [1, -1])
  }

  /// Adds a constraint, over variables that begin at `base`.
  @inline(__always)
  func add(_ number: Int, to solver: Solver, _ base: Variable) throws -> ConstraintID {
    let line = lines[number]
    if line.isDifference {
      let first = base.advanced(by: summands[line.summands.lowerBound].variable)
      let second = base.advanced(by: summands[line.summands.lowerBound + 1].variable)
      return try solver.add(
        difference: first, minus: second, line.relation, line.constant, priority: line.priority)
    }
    var row = Row(relation: line.relation, constant: line.constant, priority: line.priority)
    for place in line.summands {
      let (variable, coefficient) = summands[place]
      row.append(Term(coefficient, base.advanced(by: variable)))
    }
    return try solver.add(row)
  }
}
