/// One summand of a ``Row``.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  public var variableIndex: Int32
  public var coefficient: Double

  @inlinable
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    // No solver has so many: what is out of range is unknown to it, and not another variable.
    self.variableIndex = Int32(clamping: variable.index)
  }

  public var variable: Variable { Variable(index: Int(variableIndex)) }
}

/// A linear constraint: Σ coefficient · variable *relation* constant.
///
/// A plain value: up to four terms are stored inline, so a screen of rows is made and handed over without an
/// allocation a row.
public struct Row: Sendable {
  // Coefficients and variables lie apart so that no padding comes between them.
  @usableFromInline var coefficients: (Double, Double, Double, Double)
  @usableFromInline var variables: (Int32, Int32, Int32, Int32)
  @usableFromInline var overflow: [Term]?
  @usableFromInline var inlineCount: Int8
  /// How the sum compares with ``constant``.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// 0 < p ≤ 1000; 1000 is required.
  public var priority: Double
  /// Required rows are accepted in the order (rank, insertion): of two that contradict each other, the one
  /// with the
  /// higher rank breaks.
  public var rank: Int
  /// The owner's mark; the solver only hands it back.
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
    self.init(relation: relation, constant: constant, priority: priority, rank: rank, token: token)
    coefficients.0 = coefficient
    variables.0 = Int32(truncatingIfNeeded: variable.index)
    inlineCount = 1
  }

  /// `first − second relation constant`: pins, gaps and fixed sizes between edges.
  @inlinable
  public init(
    difference first: Variable, minus second: Variable, _ relation: Relation, _ constant: Double,
    priority: Double = 1000, rank: Int = 0, token: Int = 0
  ) {
    self.init(relation: relation, constant: constant, priority: priority, rank: rank, token: token)
    coefficients.0 = 1
    coefficients.1 = -1
    variables.0 = Int32(truncatingIfNeeded: first.index)
    variables.1 = Int32(truncatingIfNeeded: second.index)
    inlineCount = 2
  }

  /// A row without terms yet; see ``append(_:)``.
  @inlinable
  public init(
    relation: Relation, constant: Double, priority: Double = 1000, rank: Int = 0, token: Int = 0
  ) {
    coefficients = (0, 0, 0, 0)
    variables = (0, 0, 0, 0)
    inlineCount = 0
    overflow = nil
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.rank = rank
    self.token = token
  }

  /// Adds a summand. A variable may come more than once: its coefficients are summed.
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

  /// One of the inline summands.
  @inline(__always)
  func inlineTerm(_ index: Int) -> Term {
    switch index {
    case 0: Term(coefficients.0, Variable(index: Int(variables.0)))
    case 1: Term(coefficients.1, Variable(index: Int(variables.1)))
    case 2: Term(coefficients.2, Variable(index: Int(variables.2)))
    default: Term(coefficients.3, Variable(index: Int(variables.3)))
    }
  }

  /// The summands in the order in which they were given.
  public var terms: [Term] {
    overflow ?? (0..<Int(inlineCount)).map(inlineTerm)
  }
}
