/// Rows, summands and variables in flat columns, with each variable's summands linked in a list.
struct Store: ~Copyable {
  var rows = FlatArray<RowRecord>()
  var terms = FlatArray<TermRecord>()
  var variables = FlatArray<VariableRecord>()
  private var freeRows = FlatArray<Int32>()
  /// Heads of the lists of free term blocks, by the binary logarithm of their length.
  private var freeTermBlocks = FlatArray<Int32>()
  private var nextSequence = 0
  private(set) var rowCount = 0
  private var tokens = SparseIntegers()
  private var ranks = SparseIntegers()
  /// The difference between a row's place in the order of insertion and its slot.
  private var delays = SparseIntegers()
  /// Whether any of these is, or has been, nonzero.
  private var hasSeldomNumbers = false

  /// The largest number that is accepted, so that sums and products of a few numbers stay finite.
  static let largestMagnitude = 1e100

  // MARK: Rows

  /// Stores a validated row with summands merged by variable, marked as pending.
  mutating func insert(_ row: Row) -> ConstraintID {
    let slot = takeSlot()
    let summands = storeTerms(of: row, slot: slot)
    return place(row.head, summands, in: slot)
  }

  /// Stores `first − second` in the same way, for two different variables.
  @inline(__always)
  mutating func insert(_ head: RowHead, difference first: Int32, minus second: Int32) -> ConstraintID {
    let slot = takeSlot()
    let block = takeBlock(2)
    let unknowns =
      link(Int(block), Term(coefficient: 1, variableIndex: first), slot)
      + link(Int(block) + 1, Term(coefficient: -1, variableIndex: second), slot)
    return place(head, (block, 2, unknowns), in: slot)
  }

  @inline(__always)
  private mutating func takeSlot() -> Int { freeRows.isEmpty ? rows.count : Int(freeRows.removeLast()) }

  @inline(__always)
  private mutating func place(_ head: RowHead, _ summands: Summands, in slot: Int) -> ConstraintID {
    let isNew = slot == rows.count
    let generation = isNew ? 0 : rows[slot].generation
    let record = RowRecord(
      constant: head.constant, priority: head.priority, firstTerm: summands.first, termCount: summands.count,
      unknownCount: summands.unknowns, generation: generation, relation: head.relation, state: .live,
      isPending: true)
    if isNew { rows.append(record) } else { rows[slot] = record }
    let delay = nextSequence - slot
    if hasSeldomNumbers || head.token | head.rank | delay != 0 {
      noteSeldomNumbers(slot, head.token, head.rank, delay)
    }
    nextSequence += 1
    rowCount += 1
    return ConstraintID(slot: Int32(truncatingIfNeeded: slot), generation: generation)
  }

  private mutating func noteSeldomNumbers(_ slot: Int, _ token: Int, _ rank: Int, _ delay: Int) {
    hasSeldomNumbers = true
    tokens[slot] = token
    ranks[slot] = rank
    delays[slot] = delay
  }

  /// Insertion order; with the rank it gives the order of acceptance.
  @inline(__always)
  func sequence(of slot: Int) -> Int { slot + delays[slot] }

  func rank(of slot: Int) -> Int { ranks[slot] }

  func token(of slot: Int) -> Int { tokens[slot] }

  mutating func reserve(rows count: Int, summands: Int) {
    rows.reserve(rows.count + count)
    terms.reserve(terms.count + summands)
  }

  /// Frees a row and its summands; the slot gets a new generation.
  mutating func delete(_ slot: Int) {
    deleteTerms(of: slot)
    rows[slot].state = .free
    rows[slot].generation &+= 1
    rowCount -= 1
    freeRows.append(Int32(slot))
  }

  /// Undoes the last insertion completely. `count`: slots before it and those that are undone with it.
  mutating func undoInsertion(of slot: Int, slotsBefore count: Int) {
    deleteTerms(of: slot)
    rows[slot].state = .free
    rowCount -= 1
    nextSequence -= 1
    if slot < count { freeRows.append(Int32(slot)) } else { rows.truncate(to: slot) }
  }

  private mutating func deleteTerms(of slot: Int) {
    let row = rows[slot]
    for index in row.termRange { unlink(index) }
    release(block: row.firstTerm, count: row.termCount)
    rows[slot].termCount = 0
  }

  /// The slot of a handle, or nil if the handle is stale or foreign.
  @inline(__always)
  func slot(of id: ConstraintID) -> Int? {
    let slot = Int(id.slot)
    guard slot >= 0, slot < rows.count else { return nil }
    guard rows[slot].generation == id.generation, rows[slot].state != .free else { return nil }
    return slot
  }

  func id(of slot: Int) -> ConstraintID {
    ConstraintID(slot: Int32(slot), generation: rows[slot].generation)
  }

  // MARK: Summands

  private typealias Summands = (first: Int32, count: Int32, unknowns: Int32)

  @inline(__always)
  private mutating func storeTerms(of row: Row, slot: Int) -> Summands {
    guard row.inlineCount > 0, row.isMerged else { return storeMerged(row.terms, slot: slot) }
    let count = Int(row.inlineCount)
    let first = takeBlock(count)
    var unknowns: Int32 = 0
    row.forEachInlineTerm { offset, term in unknowns += link(Int(first) + offset, term, slot) }
    return (first, Int32(count), unknowns)
  }

  private mutating func storeMerged(_ given: [Term], slot: Int) -> Summands {
    let merged = Self.merged(given)
    let first = takeBlock(merged.count)
    var unknowns: Int32 = 0
    for (offset, term) in merged.enumerated() { unknowns += link(Int(first) + offset, term, slot) }
    return (first, Int32(merged.count), unknowns)
  }

  /// One term per variable, in order, without zeros and rounding errors such as x/3 + x/3 − 2x/3.
  private static func merged(_ given: [Term]) -> [Term] {
    var merged: [(term: Term, size: Double)] = []
    merged.reserveCapacity(given.count)
    for term in given.sorted(by: { $0.variableIndex < $1.variableIndex }) {
      if let last = merged.last, last.term.variableIndex == term.variableIndex {
        merged[merged.count - 1].term.coefficient += term.coefficient
        merged[merged.count - 1].size = max(last.size, abs(term.coefficient))
      } else {
        merged.append((term, abs(term.coefficient)))
      }
    }
    merged.removeAll { abs($0.term.coefficient) <= Tolerance.cancellation * $0.size }
    return merged.map(\.term)
  }

  /// Returns 1 if the variable is unknown.
  @inline(__always)
  private mutating func link(_ index: Int, _ term: Term, _ slot: Int) -> Int32 {
    let variable = Int(term.variableIndex)
    let head = variables[variable].firstTerm
    terms[index] = TermRecord(
      coefficient: term.coefficient, variable: term.variableIndex, row: Int32(slot), next: head, previous: -1)
    if head >= 0 { terms[Int(head)].previous = Int32(index) }
    variables[variable].firstTerm = Int32(index)
    return variables[variable].isKnown ? 0 : 1
  }

  private mutating func unlink(_ index: Int) {
    let term = terms[index]
    if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
    if term.previous >= 0 {
      terms[Int(term.previous)].next = term.next
    } else {
      variables[Int(term.variable)].firstTerm = term.next
    }
  }

  private static func blockClass(_ count: Int) -> Int {
    count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  @inline(__always)
  private mutating func takeBlock(_ count: Int) -> Int32 {
    if !freeTermBlocks.isEmpty, let block = takeFreeBlock(Self.blockClass(count)) { return block }
    let first = terms.count
    terms.extend(by: 1 << Self.blockClass(count))
    return Int32(first)
  }

  private mutating func takeFreeBlock(_ size: Int) -> Int32? {
    guard size < freeTermBlocks.count, freeTermBlocks[size] >= 0 else { return nil }
    let block = freeTermBlocks[size]
    freeTermBlocks[size] = terms[Int(block)].next
    return block
  }

  private mutating func release(block: Int32, count: Int32) {
    let size = Self.blockClass(Int(count))
    freeTermBlocks.extend(to: size + 1, filler: -1)
    terms[Int(block)].next = freeTermBlocks[size]
    freeTermBlocks[size] = block
  }

  /// Whether two rows have the same summands in the same order.
  @inline(__always)
  func haveSameTerms(_ a: RowRecord, _ b: RowRecord) -> Bool {
    guard a.termCount == b.termCount else { return false }
    for offset in 0..<Int(a.termCount) {
      let (first, second) = (terms[Int(a.firstTerm) + offset], terms[Int(b.firstTerm) + offset])
      if first.variable != second.variable || first.coefficient != second.coefficient { return false }
    }
    return true
  }

  // MARK: Evaluation

  /// The left side of a row at the current values, and the largest magnitude that went into it.
  @inline(__always)
  func evaluate(_ row: RowRecord) -> (sum: Double, scale: Double) {
    var sum = 0.0
    var scale = abs(row.constant)
    for index in row.termRange {
      let part = terms[index].coefficient * variables[Int(terms[index].variable)].value
      sum += part
      scale = max(scale, abs(part))
    }
    return (sum, scale)
  }

  /// The distance by which the row violates its relation at the current values; not negative.
  @inline(__always)
  func violation(_ row: RowRecord) -> Double {
    row.relation.violation(evaluate(row).sum - row.constant)
  }

  /// Whether the row violates its relation by more than the tolerance.
  @inline(__always)
  func isViolated(_ row: RowRecord) -> Bool {
    let (sum, scale) = evaluate(row)
    return row.relation.violation(sum - row.constant) > Tolerance.feasibility(scale: scale)
  }
}

/// The parts of a constraint other than its summands.
struct RowHead: BitwiseCopyable {
  var relation: Relation
  var constant: Double
  var priority: Double
  var rank: Int
  var token: Int
}

extension Row {
  @inline(__always)
  var head: RowHead {
    RowHead(relation: relation, constant: constant, priority: priority, rank: rank, token: token)
  }

  /// All terms are inline, of different variables, and none is zero.
  @inline(__always)
  fileprivate var isMerged: Bool {
    let (a, b, c, d) = variables
    switch inlineCount {
    case 1: return coefficients.0 != 0
    case 2: return coefficients.0 != 0 && coefficients.1 != 0 && a != b
    case 3:
      guard coefficients.0 != 0, coefficients.1 != 0, coefficients.2 != 0 else { return false }
      return a != b && a != c && b != c
    default:
      guard coefficients.0 != 0, coefficients.1 != 0, coefficients.2 != 0, coefficients.3 != 0 else {
        return false
      }
      return a != b && a != c && a != d && b != c && b != d && c != d
    }
  }
}

extension RowRecord {
  @inline(__always)
  var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
}

extension Relation {
  /// The violation of `difference relation 0`, not negative.
  @inline(__always)
  func violation(_ difference: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(0, difference)
    case .equal: abs(difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}

/// The tolerances within which required rows must hold.
enum Tolerance {
  /// A row may be violated by this much, in the row's own units …
  static let absolute = 1e-7
  /// … plus this fraction of the largest magnitude in its sum.
  static let relative = 1e-11
  /// A coefficient is a rounding error if it is smaller than its summands by this factor.
  static let cancellation = 1e-12

  @inline(__always)
  static func feasibility(scale: Double) -> Double { absolute + relative * scale }
}
