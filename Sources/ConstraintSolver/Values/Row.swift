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
  @usableFromInline var inlineTerms: (Term, Term, Term, Term)
  @usableFromInline var inlineCount: Int8
  @usableFromInline var overflow: [Term]?
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

  @usableFromInline static let none = Term(0, Variable(index: 0))

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
    inlineTerms.0 = Term(coefficient, variable)
    inlineCount = 1
  }

  /// `first − second relation constant`: pins, gaps and fixed sizes between edges.
  @inlinable
  public init(
    difference first: Variable, minus second: Variable, _ relation: Relation, _ constant: Double,
    priority: Double = 1000, rank: Int = 0, token: Int = 0
  ) {
    self.init(relation: relation, constant: constant, priority: priority, rank: rank, token: token)
    inlineTerms.0 = Term(1, first)
    inlineTerms.1 = Term(-1, second)
    inlineCount = 2
  }

  /// A row without terms yet; see ``append(_:)``.
  @inlinable
  public init(
    relation: Relation, constant: Double, priority: Double = 1000, rank: Int = 0, token: Int = 0
  ) {
    inlineTerms = (Self.none, Self.none, Self.none, Self.none)
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
    case 0 where overflow == nil: inlineTerms.0 = term
    case 1: inlineTerms.1 = term
    case 2: inlineTerms.2 = term
    case 3: inlineTerms.3 = term
    default: return appendToOverflow(term)
    }
    inlineCount += 1
  }

  @usableFromInline
  mutating func appendToOverflow(_ term: Term) {
    if overflow == nil {
      let held = inlineTerms
      overflow = [held.0, held.1, held.2, held.3]
      inlineCount = 0
    }
    overflow?.append(term)
  }

  /// The summands in the order in which they were given.
  public var terms: [Term] {
    if let overflow { return overflow }
    let all = [inlineTerms.0, inlineTerms.1, inlineTerms.2, inlineTerms.3]
    return Array(all.prefix(Int(inlineCount)))
  }
}
