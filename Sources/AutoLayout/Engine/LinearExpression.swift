import ConstraintSolver

/// A constant plus a few multiples of solver variables, without a heap allocation: expressions are made by the
/// thousand whenever constraints enter the engine.
struct LinearExpression {
  /// A variable's index and its coefficient.
  typealias Summand = (variable: Int, coefficient: Double)

  /// The largest number of variables in a constraint: two for each of its items, and a constraint between
  /// distances has four items.
  static let capacity = 8

  private var summands: (Summand, Summand, Summand, Summand, Summand, Summand, Summand, Summand) = (
    (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)
  )
  private(set) var count = 0
  var constant: Double = 0

  init(constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable, _ coefficient: Double = 1, constant: Double = 0) {
    summands.0 = (variable.index, coefficient)
    count = 1
    self.constant = constant
  }

  /// `first − second + constant`, for two different variables.
  init(difference first: Variable, minus second: Variable, constant: Double) {
    summands.0 = (first.index, 1)
    summands.1 = (second.index, -1)
    count = 2
    self.constant = constant
  }

  subscript(position: Int) -> Summand {
    get {
      switch position {
      case 0: summands.0
      case 1: summands.1
      case 2: summands.2
      case 3: summands.3
      case 4: summands.4
      case 5: summands.5
      case 6: summands.6
      default: summands.7
      }
    }
    set {
      switch position {
      case 0: summands.0 = newValue
      case 1: summands.1 = newValue
      case 2: summands.2 = newValue
      case 3: summands.3 = newValue
      case 4: summands.4 = newValue
      case 5: summands.5 = newValue
      case 6: summands.6 = newValue
      default: summands.7 = newValue
      }
    }
  }

  /// Adds a multiple of a variable. Multiples of the same variable are summed and vanish where they cancel.
  mutating func add(_ variable: Variable, _ coefficient: Double) { add(variable.index, coefficient) }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for position in 0..<other.count {
      let summand = other[position]
      add(summand.variable, summand.coefficient * factor)
    }
    constant += other.constant * factor
  }

  func adding(constant: Double) -> LinearExpression {
    var sum = self
    sum.constant += constant
    return sum
  }

  private mutating func add(_ variable: Int, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    for position in 0..<count where self[position].variable == variable {
      self[position].coefficient += coefficient
      if self[position].coefficient == 0 { removeSummand(at: position) }
      return
    }
    precondition(count < Self.capacity, "An expression of more variables than a constraint can have")
    self[count] = (variable, coefficient)
    count += 1
  }

  private mutating func removeSummand(at position: Int) {
    for next in (position + 1)..<max(count, position + 1) { self[next - 1] = self[next] }
    count -= 1
  }
}

extension Row {
  /// `expression relation 0`.
  init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double, rank: Int, owner: RowOwner
  ) {
    self.init(
      relation: relation, constant: -expression.constant, priority: priority, rank: rank, token: owner.token)
    for position in 0..<expression.count {
      let summand = expression[position]
      append(Term(summand.coefficient, Variable(index: summand.variable)))
    }
  }
}
