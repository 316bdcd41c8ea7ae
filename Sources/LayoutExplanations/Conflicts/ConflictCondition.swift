import AutoLayout

/// The values that margins and baselines would need for the constraints to hold. The texts do not print these values; since
/// the system reported a conflict, at least one of them differs.
public struct ConflictCondition: Hashable, Sendable {
  /// A value that is not printed, with its factor in the condition.
  public struct Unknown: Hashable, Sendable {
    /// `the top margin of UIView 2`.
    public var subject: String
    /// The factor of the value in the condition.
    public var factor: Double
  }

  /// The values whose sum the condition compares with ``points``, each times its factor.
  public private(set) var unknowns: [Unknown]
  /// The relation of the sum to ``points``.
  public private(set) var relation: LayoutRelation
  /// The number on the right side, in points.
  public private(set) var points: Double

  /// Nil if the constraints contain no unknown value, or if the condition does not involve all of them.
  init?(of descriptions: [ConstraintDescription]) {
    let rows = ConflictRows(descriptions, items: ConflictItems(descriptions)).withUnknownInsets
    guard !rows.insets.isEmpty else { return nil }
    let elimination = RowElimination(rows.rows, of: 0..<rows.insets.lowerBound)
    for remainder in elimination.rest {
      if let found = Self(remainder, rows) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(_ remainder: RowElimination.Remainder, _ system: ConflictRows.RowsWithInsets) {
    let unknowns = system.insets.filter { remainder.terms[$0] != 0 }
    guard let first = unknowns.first else { return nil }
    let unit = remainder.terms[first]
    var relation = LayoutRelation.equal
    for (row, part) in zip(system.rows, remainder.parts) {
      guard case .description = row.origin else { continue }
      guard part != 0 else { return nil }
      guard row.relation != .equal else { continue }
      let turned = part / unit > 0 ? row.relation : row.relation.reversed
      guard relation == .equal || relation == turned else { return nil }
      relation = turned
    }
    self.unknowns = unknowns.map {
      Unknown(subject: system.names[$0 - system.insets.lowerBound], factor: remainder.terms[$0] / unit)
    }
    self.relation = relation
    points = remainder.constant / unit
  }

  /// A sentence.
  public var text: String {
    var sum = ""
    for (index, unknown) in unknowns.enumerated() {
      let times = abs(unknown.factor) == 1 ? "" : DescribedNumber(abs(unknown.factor)).spelling + " times "
      let sign = index == 0 ? "" : unknown.factor < 0 ? " minus " : " plus "
      sum += sign + times + unknown.subject
    }
    let bound =
      switch relation {
      case .equal: ""
      case .lessThanOrEqual: "at most "
      case .greaterThanOrEqual: "at least "
      }
    return
      "They hold only if \(sum) is \(bound)\(LayoutWords.points(DescribedNumber(points).spelling)), and it is not."
  }
}

extension LayoutRelation {
  fileprivate var reversed: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
