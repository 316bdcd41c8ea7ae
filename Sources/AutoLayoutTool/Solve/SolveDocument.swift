import ConstraintSolver

/// The input of `autolayout solve`: a system of constraints, with successive changes.
struct SolveDocument: Decodable {
  var constraints: [SolveConstraint]
  var steps: [SolveStep]

  private enum Key: String, CodingKey, CaseIterable { case constraints, steps }

  init(from decoder: any Decoder) throws {
    let container = try decoder.closedContainer(Key.self)
    constraints = try container.decode([SolveConstraint].self, forKey: .constraints)
    steps = try container.decodeIfPresent([SolveStep].self, forKey: .steps) ?? []
  }
}

/// Σ coefficient · variable *relation* constant.
struct SolveConstraint: Decodable {
  var id: String
  var terms: [SolveTerm]
  var relation: Relation
  var constant: Double
  var priority: Double

  private enum Key: String, CodingKey, CaseIterable { case id, terms, relation, constant, priority }
  private static let relations: [String: Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  init(from decoder: any Decoder) throws {
    let container = try decoder.closedContainer(Key.self)
    id = try container.decode(String.self, forKey: .id)
    terms = try container.decode([SolveTerm].self, forKey: .terms)
    constant = try container.decode(Double.self, forKey: .constant)
    priority = try container.decodeIfPresent(Double.self, forKey: .priority) ?? Priority.required
    let symbol = try container.decode(String.self, forKey: .relation)
    guard let relation = Self.relations[symbol] else {
      throw DecodingError.dataCorruptedError(
        forKey: .relation, in: container, debugDescription: "\"\(symbol)\" is not one of ==, <= and >=")
    }
    self.relation = relation
  }
}

/// `["name", coefficient]`.
struct SolveTerm: Decodable {
  var name: String
  var coefficient: Double

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    name = try container.decode(String.self)
    coefficient = try container.decode(Double.self)
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a term must be [\"variable\", coefficient]")
    }
  }
}

/// One transaction: removals, then new constants, then new priorities, then additions.
struct SolveStep: Decodable {
  var remove: [String]
  var constant: [String: Double]
  var priority: [String: Double]
  var add: [SolveConstraint]

  private enum Key: String, CodingKey, CaseIterable { case remove, constant, priority, add }

  init(from decoder: any Decoder) throws {
    let container = try decoder.closedContainer(Key.self)
    remove = try container.decodeIfPresent([String].self, forKey: .remove) ?? []
    constant = try container.decodeIfPresent([String: Double].self, forKey: .constant) ?? [:]
    priority = try container.decodeIfPresent([String: Double].self, forKey: .priority) ?? [:]
    add = try container.decodeIfPresent([SolveConstraint].self, forKey: .add) ?? []
  }
}

/// A key as it is spelled in the file.
private struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init?(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init?(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}

extension Decoder {
  /// A container that throws for unknown keys, so that a misspelt one is not ignored.
  fileprivate func closedContainer<Key: CodingKey & CaseIterable>(
    _ type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let known = Key.allCases.map(\.stringValue)
    for key in try container(keyedBy: AnyKey.self).allKeys where !known.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath + [key],
          debugDescription: "unknown key; expected one of \(known.joined(separator: ", "))"))
    }
    return try container(keyedBy: type)
  }
}
