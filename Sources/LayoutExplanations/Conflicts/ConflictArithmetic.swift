import AutoLayout
import ConstraintSolver

/// A proof that a set of constraints cannot hold: multiples of them in whose sum the variables cancel and the
/// constants do not. (The field calls it a Farkas certificate.)
public struct ConflictArithmetic: Hashable, Sendable {
  /// One constraint of the sum, with its factor.
  public struct Summand: Hashable, Sendable {
    /// The index of the description in the list.
    public var index: Int
    /// The number of times that it counts in the sum.
    public var factor: Double
    /// In points; positive for a constraint that needs space, negative for one that provides it.
    public var amount: Double
  }

  /// A rule that no log states, because it always holds or has to be guessed.
  public struct Rule: Hashable, Sendable {
    /// The name of a quantity that is never negative, or a whole clause.
    public var subject: String
    /// Whether the sum contradicts a rule about signs, such as "no width is negative".
    public var isAboutSign: Bool
  }

  /// The constraints that add up to the contradiction, each with its factor.
  public private(set) var summands: [Summand]
  /// The rules that the contradiction depends on.
  public private(set) var rules: [Rule]
  /// The number of points by which the constraints disagree; above 0. A constraint that counts once is violated by this
  /// distance when all others hold.
  public private(set) var excess: Double

  /// Assumes margins of UIKit's default width; nil if that does not lead to a contradiction.
  init?(assumingMarginsOf descriptions: [ConstraintDescription]) {
    let rows = ConflictRows(descriptions, items: ConflictItems(descriptions))
    guard let found = ConflictArithmetic(rows.withUsualMargins) else { return nil }
    self = found
  }

  /// Nil if the printed numbers do not contradict each other.
  public init?(of descriptions: [ConstraintDescription]) {
    // Try the printed constraints before the rule that no length is negative: they explain more.
    let rows = ConflictRows(descriptions, items: ConflictItems(descriptions))
    guard let found = Self.contradiction(in: rows, rulesComeLast: true) else { return nil }
    self = found
  }

  /// Prefers rules that always hold to descriptions, where either leads to a contradiction.
  init?(withFewestOf descriptions: [ConstraintDescription]) {
    let rows = ConflictRows(descriptions, items: ConflictItems(descriptions))
    guard let found = Self.contradiction(in: rows, rulesComeLast: false) else { return nil }
    self = found
  }

  /// The same sum, multiplied so that the description at `index` counts once; unchanged if the sum does not contain that
  /// description.
  func counting(once index: Int) -> ConflictArithmetic {
    guard let unit = summands.first(where: { $0.index == index }).map({ abs($0.factor) }), unit != 1 else {
      return self
    }
    var scaled = self
    for place in scaled.summands.indices {
      scaled.summands[place].factor /= unit
      scaled.summands[place].amount /= unit
    }
    scaled.excess /= unit
    return scaled
  }

  private static func contradiction(in rows: ConflictRows, rulesComeLast: Bool) -> ConflictArithmetic? {
    if let found = ConflictArithmetic(rows, rulesComeLast) { return found }
    if let flipped = rows.countingFromBelow, let found = ConflictArithmetic(flipped, rulesComeLast) {
      return found
    }
    let origins = rows.unknownOrigins
    for placed in origins.map({ [$0] }) + (origins.count > 1 ? [origins] : []) {
      for item in rows.items.keys {
        let guess = placed.reduce(rows) { $0.placing(origin: $1, at: item) }
        if let found = ConflictArithmetic(guess, rulesComeLast) { return found }
      }
    }
    return nil
  }

  /// - Parameter rulesComeLast: whether stated constraints are tried before the rules, and so are more likely to be part
  ///   of the sum.
  private init?(_ system: ConflictRows, _ rulesComeLast: Bool = false) {
    let rows =
      rulesComeLast ? system.rows.filter(\.isStated) + system.rows.filter { !$0.isStated } : system.rows
    let ranks = rulesComeLast ? (stated: 0, rules: 1) : (stated: 1, rules: 0)
    let conflict = Self.irreducibleSet(rows, variables: system.variableCount, ranks)
    guard !conflict.isEmpty, let factors = Self.cancellingFactors(conflict, variables: system.variableCount)
    else { return nil }
    let sum = zip(conflict, factors).reduce(0) { $0 + $1.0.constant * $1.1 }
    let sign: Double = sum < 0 ? -1 : 1
    excess = abs(sum)
    summands = []
    rules = []
    for (row, factor) in zip(conflict, factors) where factor != 0 {
      switch row.origin {
      case .rule(let rule): if !rules.contains(rule) { rules.append(rule) }
      case .description(let index):
        summands.append(
          Summand(index: index, factor: factor * sign, amount: row.constant * factor * sign))
      }
    }
    summands.sort { $0.index < $1.index }
  }

  /// Rows that cannot all hold, none of them superfluous; empty if all rows can hold.
  private static func irreducibleSet(
    _ rows: [ConflictRows.Row], variables count: Int, _ ranks: (stated: Int, rules: Int)
  ) -> [ConflictRows.Row] {
    let solver = Solver()
    guard count > 0 else { return [] }
    let first = solver.makeVariables(count)
    var byID: [ConstraintID: ConflictRows.Row] = [:]
    for row in rows {
      let terms = row.terms.sorted { $0.key < $1.key }.map { Term($0.value, first.advanced(by: $0.key)) }
      guard !terms.isEmpty else { continue }
      let rank = row.isStated ? ranks.stated : ranks.rules
      let solverRow = Row(terms, row.relation.solverRelation, row.constant, rank: rank)
      if let id = try? solver.add(solverRow) { byID[id] = row }
    }
    guard let broken = solver.brokenConstraints.first else { return [] }
    return broken.conflict.compactMap { byID[$0] }
  }

  /// Factors with which the rows' variables cancel and their constants do not.
  private static func cancellingFactors(_ rows: [ConflictRows.Row], variables: Int) -> [Double]? {
    let elimination = RowElimination(rows, of: 0..<variables)
    return elimination.rest.first { abs($0.constant) > RowElimination.tolerance }.map(\.scaledParts)
  }
}

extension LayoutRelation {
  var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
