/// The use of a constraint's slot.
enum RowState: UInt8, BitwiseCopyable {
  case free
  case live
  /// Required, and contradicted by required rows accepted before it.
  case dormant
}

/// A constraint in the store. Rarely needed fields are in separate columns.
struct RowRecord: BitwiseCopyable {
  var constant: Double
  var priority: Double
  var firstTerm: Int32
  var termCount: Int32
  /// Summands whose variable is not known.
  var unknownCount: Int32
  /// The variable whose value follows from this row alone once its other variables are known; −1 if none.
  var defines: Int32 = -1
  /// Place in the region being solved; −1 outside it.
  var local: Int32 = -1
  var generation: UInt32
  var relation: Relation
  var state: RowState
  /// Waiting for the next solve because it was added or changed.
  var isPending = false
  /// Its constant has been changed since the last solve.
  var isAltered = false

  var isRequired: Bool { priority == Priority.required }
  var isRequiredEquality: Bool { relation == .equal && isRequired }
}

/// A summand, also a link in the list of its variable's summands.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32
  var previous: Int32
}

/// An unknown in the store.
struct VariableRecord: BitwiseCopyable {
  var value: Double = 0
  /// Head of the list of summands that use the variable; −1 if none does.
  var firstTerm: Int32 = -1
  /// Place in the region being solved; −1 outside it.
  var local: Int32 = -1
  /// The row from which the value is computed; −1 if there is none.
  var definingRow: Int32 = -1
  private var marks: UInt8 = 1

  private static let alive: UInt8 = 1
  private static let known: UInt8 = 2
  private static let determined: UInt8 = 4
  private static let valued: UInt8 = 8
  private static let changed: UInt8 = 16
  private static let pending: UInt8 = 32

  @inline(__always)
  private mutating func mark(_ bit: UInt8, _ isSet: Bool) {
    if isSet { marks |= bit } else { marks &= ~bit }
  }

  var isAlive: Bool {
    get { marks & Self.alive != 0 }
    set { mark(Self.alive, newValue) }
  }
  /// Required equalities alone give the value.
  var isKnown: Bool {
    get { marks & Self.known != 0 }
    set { mark(Self.known, newValue) }
  }
  /// No other value is optimal.
  var isDetermined: Bool {
    get { marks & Self.determined != 0 }
    set { mark(Self.determined, newValue) }
  }
  /// The variable has only one value in the optimum, though required equalities alone do not determine it,
  /// and no suggestion applies to it.
  var isSettled: Bool { marks & (Self.determined | Self.known | Self.pending) == Self.determined }
  /// A solve has given it a value.
  var hasValue: Bool {
    get { marks & Self.valued != 0 }
    set { mark(Self.valued, newValue) }
  }
  /// A required equality gives the value.
  @inline(__always)
  mutating func becomeKnown(byRow slot: Int) {
    marks |= Self.known | Self.determined | Self.valued
    definingRow = Int32(slot)
  }
  /// The value has changed since the owner last read it.
  var isChanged: Bool {
    get { marks & Self.changed != 0 }
    set { mark(Self.changed, newValue) }
  }
  /// Waiting for the next solve because a row it needs was changed or removed.
  var isPending: Bool {
    get { marks & Self.pending != 0 }
    set { mark(Self.pending, newValue) }
  }
}

/// Integers by index. They use no memory while all are 0.
struct SparseIntegers: ~Copyable {
  private var column = FlatArray<Int>()

  subscript(index: Int) -> Int {
    @inline(__always) get { index < column.count ? column[index] : 0 }
    @inline(__always) set {
      if index < column.count {
        column[index] = newValue
      } else if newValue != 0 {
        // Most indices are the next one.
        if index > column.count { column.extend(to: index, filler: 0) }
        column.append(newValue)
      }
    }
  }
}
