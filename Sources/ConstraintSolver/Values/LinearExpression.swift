/// A sum of variables with coefficients, and a constant: `2 * width + 8`.
///
/// A convenience for tests and small clients. Whole screens of constraints are cheaper as plain ``Row``
/// values.
public struct LinearExpression: Sendable {
  /// The products of a coefficient and a variable. A variable may occur more than once.
  public var terms: [Term]
  /// The number that is added to the terms.
  public var constant: Double

  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The variable alone, with the coefficient 1.
  public init(_ variable: Variable) { self.init(terms: [Term(1, variable)]) }

  fileprivate func row(_ relation: Relation, _ other: LinearExpression) -> Row {
    let difference = self - other
    return Row(difference.terms, relation, 0 - difference.constant)
  }
}

/// A term of an expression that is not a number: a variable or another expression.
public protocol LinearTerm: Sendable {
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearTerm {
  /// The variable as an expression.
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearTerm {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}

extension LinearTerm {
  public static func + (left: Self, right: some LinearTerm) -> LinearExpression {
    let a = left.linearExpression
    let b = right.linearExpression
    return LinearExpression(terms: a.terms + b.terms, constant: a.constant + b.constant)
  }

  public static func + (left: Self, right: Double) -> LinearExpression {
    left + LinearExpression(constant: right)
  }

  public static func - (left: Self, right: some LinearTerm) -> LinearExpression { left + (-1) * right }

  public static func - (left: Self, right: Double) -> LinearExpression { left + -right }

  /// The expression times a number.
  public static func * (factor: Double, right: Self) -> LinearExpression {
    let expression = right.linearExpression
    return LinearExpression(
      terms: expression.terms.map { Term(factor * $0.coefficient, $0.variable) },
      constant: factor * expression.constant)
  }

  /// The expression times a number.
  public static func * (left: Self, factor: Double) -> LinearExpression { factor * left }

  public static func + (left: Double, right: Self) -> LinearExpression { right + left }

  public static func - (left: Double, right: Self) -> LinearExpression { -right + left }

  public static prefix func - (operand: Self) -> LinearExpression { -1 * operand }

  /// The expression divided by a number.
  public static func / (left: Self, divisor: Double) -> LinearExpression { (1 / divisor) * left }

  /// The required row that makes both sides equal.
  public static func == (left: Self, right: some LinearTerm) -> Row {
    left.linearExpression.row(.equal, right.linearExpression)
  }

  /// The required row that makes the left side equal to a number.
  public static func == (left: Self, right: Double) -> Row { left == LinearExpression(constant: right) }

  /// The required row that keeps the left side from exceeding the right one.
  public static func <= (left: Self, right: some LinearTerm) -> Row {
    left.linearExpression.row(.lessThanOrEqual, right.linearExpression)
  }

  /// The required row that keeps the left side from exceeding a number.
  public static func <= (left: Self, right: Double) -> Row { left <= LinearExpression(constant: right) }

  public static func >= (left: Self, right: some LinearTerm) -> Row {
    left.linearExpression.row(.greaterThanOrEqual, right.linearExpression)
  }

  public static func >= (left: Self, right: Double) -> Row { left >= LinearExpression(constant: right) }
}

extension LinearTerm {
  /// The required row that makes the right side equal to a number.
  public static func == (left: Double, right: Self) -> Row { right == left }

  /// The required row that keeps the right side at a number or above.
  public static func <= (left: Double, right: Self) -> Row { right >= left }

  public static func >= (left: Double, right: Self) -> Row { right <= left }
}

extension LinearExpression {
  public static func += (left: inout Self, right: some LinearTerm) { left = left + right }

  public static func -= (left: inout Self, right: some LinearTerm) { left = left - right }
}

extension Row {
  /// The same row at another priority.
  public func priority(_ priority: Double) -> Row {
    var copy = self
    copy.priority = priority
    return copy
  }
}
