import ConstraintSolver
import Foundation

/// A constant plus a few multiples of solver variables.
struct LinearExpression {
  private(set) var terms: [(variable: Variable, coefficient: Double)] = []
  var constant: Double = 0

  init(constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable, _ coefficient: Double = 1, constant: Double = 0) {
    terms = [(variable, coefficient)]
    self.constant = constant
  }

  /// Adds a multiple of a variable; multiples of the same variable are summed, and vanish where they cancel.
  mutating func add(_ variable: Variable, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else {
      terms.append((variable, coefficient))
    }
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { add(term.variable, term.coefficient * factor) }
    constant += other.constant * factor
  }

  func adding(constant: Double) -> LinearExpression {
    var sum = self
    sum.constant += constant
    return sum
  }
}
