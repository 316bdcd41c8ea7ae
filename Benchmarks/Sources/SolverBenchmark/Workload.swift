import ConstraintSolver
import Foundation

/// A file of `workloads/generate.py` in memory: parsing is no part of what is timed.
struct Workload {
  enum Step {
    case set(Int, Double)
    case add(Int, Row)
    case remove(Int)
    case solve
  }

  var variableCount = 0
  var rows: [Row] = []
  var steps: [Step] = []

  init(contentsOf path: String) throws {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      try read(line.split(separator: " "))
    }
  }

  struct BadLine: Error { var words: [Substring] }

  private mutating func read(_ words: [Substring]) throws {
    switch words.first {
    case "variables": variableCount = Int(words[1]) ?? 0
    case "row": rows.append(try Self.row(words))
    case "set": steps.append(.set(Int(words[1]) ?? 0, Double(words[2]) ?? 0))
    case "add": steps.append(.add(Int(words[1]) ?? 0, try Self.row(words)))
    case "remove": steps.append(.remove(Int(words[1]) ?? 0))
    case "solve": steps.append(.solve)
    default: throw BadLine(words: words)
    }
  }

  private static func row(_ words: [Substring]) throws -> Row {
    let relations: [Substring: Relation] = ["=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual]
    guard words.count >= 5, let relation = relations[words[2]], let priority = Double(words[3]),
      let constant = Double(words[4])
    else { throw BadLine(words: words) }
    var row = Row(relation: relation, constant: constant, priority: priority)
    for place in stride(from: 5, to: words.count - 1, by: 2) {
      row.append(Term(Double(words[place + 1]) ?? 0, Variable(index: Int(words[place]) ?? 0)))
    }
    return row
  }

  /// Expected edges by view.
  static func frames(contentsOf path: String) throws -> [[Double]] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: " ").map { Double($0) ?? .nan }
    }
  }
}
