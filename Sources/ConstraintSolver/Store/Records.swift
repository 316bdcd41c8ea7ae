/// What a constraint's slot is used for.
enum RowState: UInt8, BitwiseCopyable {
  case free
  case live
  /// Required, and contradicted by required rows accepted before it.
  case dormant
}

/// A constraint as the store keeps it.
struct RowRecord: BitwiseCopyable {
  var constant: Double
  var priority: Double
  var token: Int
  /// Insertion order; with the rank it gives the order of acceptance.
  var sequence: Int
  var rank: Int
  var firstTerm: Int32
  var termCount: Int32
  /// The variable whose value follows from this row alone once its other variables are known; −1 if none.
  var defines: Int32 = -1
  /// Place in the region being solved; −1 outside it.
  var local: Int32 = -1
  var generation: UInt32
  var relation: Relation
  var state: RowState
  /// Waiting for the next solve because it was added or changed.
  var isPending = false

  var isRequired: Bool { priority == Priority.required }
  var isRequiredEquality: Bool { relation == .equal && isRequired }

  /// Whether this row is accepted before `other`.
  func precedes(_ other: RowRecord) -> Bool {
    rank != other.rank ? rank < other.rank : sequence < other.sequence
  }
}

/// A summand, also a link in the list of its variable's summands.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32
  var previous: Int32
}

/// An unknown as the store keeps it.
struct VariableRecord: BitwiseCopyable {
  var value: Double = 0
  /// Head of the list of summands that use the variable; −1 if none does.
  var firstTerm: Int32 = -1
  /// Place in the region being solved; −1 outside it.
  var local: Int32 = -1
  /// The row from which the value is computed; −1 if there is none.
  var definingRow: Int32 = -1
  var isAlive = true
  /// Required equalities alone give the value.
  var isKnown = false
  /// No other value is optimal.
  var isDetermined = false
  /// A solve has given it a value.
  var hasValue = false
  /// Its value changed since the owner last asked.
  var isChanged = false
  /// Waiting for the next solve because a row it needs was changed or removed.
  var isPending = false
}
