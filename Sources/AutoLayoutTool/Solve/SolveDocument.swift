import ConstraintSolver
import Foundation
import InterfaceBuilder

/// The input of `autolayout solve`: a system of constraints, with successive changes.
struct SolveDocument {
  var constraints: [SolveConstraint]
  var steps: [SolveStep] = []

  /// - Throws: the first fault with its place: not JSON, an unknown, missing or repeated key, or a value of another kind.
  init(_ data: Data) throws(DocumentError) {
    var limits = ReadingLimits()
    limits.maximumSize = .max
    limits.maximumElements = .max
    let document = try LocatedJSONDocument(data, limits: limits)
    let members = try SolveValue(document.root, in: document).members(of: ["constraints", "steps"])
    constraints = try members.required("constraints").list(SolveConstraint.init)
    if let list = members["steps"] { steps = try list.list(SolveStep.init) }
  }
}

/// Σ coefficient · variable *relation* constant.
struct SolveConstraint {
  var id: String
  var terms: [SolveTerm]
  var relation: Relation
  var constant: Double
  var priority = Priority.required

  private static let keys = ["id", "terms", "relation", "constant", "priority"]
  private static let relations: [String: Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  fileprivate init(_ value: SolveValue) throws(DocumentError) {
    let members = try value.members(of: Self.keys)
    id = try members.required("id").text()
    terms = try members.required("terms").list(SolveTerm.init)
    constant = try members.required("constant").number()
    if let value = members["priority"] { priority = try value.number() }
    let symbol = try members.required("relation")
    guard let relation = Self.relations[try symbol.text()] else {
      throw symbol.fault("Expected ==, <= or >=")
    }
    self.relation = relation
  }
}

/// `["name", coefficient]`.
struct SolveTerm {
  var name: String
  var coefficient: Double

  fileprivate init(_ value: SolveValue) throws(DocumentError) {
    let parts = try value.list { part throws(DocumentError) in part }
    guard parts.count == 2 else { throw value.fault("Expected [\"variable\", coefficient]") }
    name = try parts[0].text()
    coefficient = try parts[1].number()
  }
}

/// One transaction: removals, then new constants, then new priorities, then additions.
struct SolveStep {
  var remove: [String] = []
  var constant: [String: Double] = [:]
  var priority: [String: Double] = [:]
  var add: [SolveConstraint] = []

  fileprivate init(_ value: SolveValue) throws(DocumentError) {
    let members = try value.members(of: ["remove", "constant", "priority", "add"])
    if let names = members["remove"] {
      remove = try names.list { name throws(DocumentError) in try name.text() }
    }
    if let values = members["constant"] { constant = try values.numbers() }
    if let values = members["priority"] { priority = try values.numbers() }
    if let list = members["add"] { add = try list.list(SolveConstraint.init) }
  }
}

// MARK: Reading

/// A value of the input that can be read as one kind of value.
private struct SolveValue {
  private let json: LocatedJSON
  private let document: LocatedJSONDocument

  /// The members of an object.
  struct Members {
    let object: SolveValue
    /// In the order of the input.
    fileprivate var keys: [String] = []
    fileprivate var values: [String: SolveValue] = [:]

    subscript(key: String) -> SolveValue? { values[key] }

    func required(_ key: String) throws(DocumentError) -> SolveValue {
      guard let value = values[key] else { throw object.fault("Expected the key \"\(key)\"") }
      return value
    }
  }

  init(_ json: LocatedJSON, in document: LocatedJSONDocument) {
    self.json = json
    self.document = document
  }

  func fault(_ message: String) -> DocumentError {
    DocumentError(.malformedJSON, at: document.position(of: json), message)
  }

  /// - Parameter keys: the only possible keys, so that a misspelt one is not ignored; nil for any.
  func members(of keys: [String]? = nil) throws(DocumentError) -> Members {
    guard case .object(let list) = json.content else { throw fault("Expected an object") }
    var members = Members(object: self)
    for (key, json) in list {
      let value = SolveValue(json, in: document)
      if let keys, !keys.contains(key) {
        throw value.fault("Expected one of the keys \(keys.joined(separator: ", ")), not \"\(key)\"")
      }
      guard members.values.updateValue(value, forKey: key) == nil else {
        throw value.fault("Expected the key \"\(key)\" once")
      }
      members.keys.append(key)
    }
    return members
  }

  func list<Element>(
    _ read: (SolveValue) throws(DocumentError) -> Element
  ) throws(DocumentError) -> [Element] {
    guard let elements = json.elements else { throw fault("Expected a list") }
    var list: [Element] = []
    for element in elements { list.append(try read(SolveValue(element, in: document))) }
    return list
  }

  func numbers() throws(DocumentError) -> [String: Double] {
    var numbers: [String: Double] = [:]
    let members = try members()
    for key in members.keys { numbers[key] = try members.required(key).number() }
    return numbers
  }

  func text() throws(DocumentError) -> String {
    guard let text = json.text else { throw fault("Expected a text") }
    return text
  }

  func number() throws(DocumentError) -> Double {
    guard let number = json.number else { throw fault("Expected a number") }
    return number
  }
}
