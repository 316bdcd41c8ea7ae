/// One summand of a ``Row``.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The index of the variable; see ``Variable/index``.
  public var variableIndex: Int32
  /// The factor of the variable.
  public var coefficient: Double

  /// A coefficient times a variable.
  @inlinable
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    // No solver has that many variables: an index out of range is an unknown variable, not a different one.
    self.variableIndex = Int32(clamping: variable.index)
  }

  init(coefficient: Double, variableIndex: Int32) {
    self.coefficient = coefficient
    self.variableIndex = variableIndex
  }

  /// The variable.
  public var variable: Variable { Variable(index: Int(variableIndex)) }
}

/// A linear constraint: Σ coefficient · variable *relation* constant.
///
/// A plain value: up to four terms are stored inline, so a screen of rows is made and passed without one
/// allocation per row.
public struct Row: Sendable {
  // Coefficients and variables are stored separately to avoid padding.
  @usableFromInline var coefficients: (Double, Double, Double, Double)
  @usableFromInline var variables: (Int32, Int32, Int32, Int32)
  @usableFromInline var overflow: [Term]?
  @usableFromInline var inlineCount: Int8
  /// The relation between the sum and ``constant``.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// 0 < p ≤ 1000; 1000 is required.
  public var priority: Double
  /// Required rows are accepted in the order (rank, insertion): of two that contradict each other, the one
  /// with the
  /// higher rank breaks.
  public var rank: Int
  /// The owner's token; the solver only returns it.
  public var token: Int

  /// A row of any length.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Double = Priority.required, rank: Int = 0, token: Int = 0
  ) {
    self.init(relation: relation, constant: constant, priority: priority, rank: rank, token: token)
    for term in terms { append(term) }
  }

  /// `coefficient · variable relation constant`.
  @inlinable
  public init(
    _ coefficient: Double, _ variable: Variable, _ relation: Relation, _ constant: Double,
    priority: Double = 1000, rank: Int = 0, token: Int = 0
  ) {
    self.init(
      coefficients: (coefficient, 0, 0, 0), variables: (Int32(clamping: variable.index), 0, 0, 0), count: 1,
      relation, constant, priority, rank, token)
  }

  /// `first − second relation constant`: pins, gaps and fixed sizes between edges.
  @inlinable
  public init(
    difference first: Variable, minus second: Variable, _ relation: Relation, _ constant: Double,
    priority: Double = 1000, rank: Int = 0, token: Int = 0
  ) {
    self.init(
      coefficients: (1, -1, 0, 0),
      variables: (Int32(clamping: first.index), Int32(clamping: second.index), 0, 0), count: 2,
      relation, constant, priority, rank, token)
  }

  /// A row without terms yet; see ``append(_:)``.
  @inlinable
  public init(
    relation: Relation, constant: Double, priority: Double = 1000, rank: Int = 0, token: Int = 0
  ) {
    self.init(
      coefficients: (0, 0, 0, 0), variables: (0, 0, 0, 0), count: 0, relation, constant, priority, rank, token
    )
  }

  /// Sets every field at once: a row that is built in steps would be copied before it is passed.
  @inlinable @inline(__always)
  init(
    coefficients: (Double, Double, Double, Double), variables: (Int32, Int32, Int32, Int32), count: Int8,
    _ relation: Relation, _ constant: Double, _ priority: Double, _ rank: Int, _ token: Int
  ) {
    self.coefficients = coefficients
    self.variables = variables
    overflow = nil
    inlineCount = count
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.rank = rank
    self.token = token
  }

  /// Adds a summand. A variable may occur more than once: its coefficients are summed.
  @inlinable
  public mutating func append(_ term: Term) {
    switch inlineCount {
    case 0 where overflow == nil: (coefficients.0, variables.0) = (term.coefficient, term.variableIndex)
    case 1: (coefficients.1, variables.1) = (term.coefficient, term.variableIndex)
    case 2: (coefficients.2, variables.2) = (term.coefficient, term.variableIndex)
    case 3: (coefficients.3, variables.3) = (term.coefficient, term.variableIndex)
    default: return appendToOverflow(term)
    }
    inlineCount += 1
  }

  @usableFromInline
  mutating func appendToOverflow(_ term: Term) {
    if overflow == nil {
      overflow = terms
      inlineCount = 0
    }
    overflow?.append(term)
  }

  /// Visits the inline summands with their places.
  @inline(__always)
  func forEachInlineTerm<Failure>(_ body: (Int, Term) throws(Failure) -> Void) throws(Failure) {
    if inlineCount > 0 { try body(0, Term(coefficient: coefficients.0, variableIndex: variables.0)) }
    if inlineCount > 1 { try body(1, Term(coefficient: coefficients.1, variableIndex: variables.1)) }
    if inlineCount > 2 { try body(2, Term(coefficient: coefficients.2, variableIndex: variables.2)) }
    if inlineCount > 3 { try body(3, Term(coefficient: coefficients.3, variableIndex: variables.3)) }
  }

  /// The summands in the order in which they were given.
  public var terms: [Term] {
    if let overflow { return overflow }
    var terms: [Term] = []
    forEachInlineTerm { _, term in terms.append(term) }
    return terms
  }
}
