/// Rows, summands and variables in flat columns, with each variable's summands linked in a list.
struct Store: ~Copyable {
  var rows = Column<RowRecord>()
  var terms = Column<TermRecord>()
  var variables = Column<VariableRecord>()
  private var freeRows = Column<Int32>()
  /// Heads of the lists of free term blocks, by the binary logarithm of their length.
  private var freeTermBlocks = Column<Int32>()
  private var nextSequence = 0
  private(set) var rowCount = 0

  /// Numbers beyond this are refused: sums and products of a few of them stay finite.
  static let largestMagnitude = 1e100

  // MARK: Rows

  /// Stores a validated row with summands merged by variable.
  mutating func insert(_ row: Row) -> ConstraintID {
    let slot = takeSlot()
    let generation = rows[slot].generation
    let (first, count) = storeTerms(of: row, slot: slot)
    rows[slot] = RowRecord(
      constant: row.constant, priority: row.priority, token: row.token, sequence: nextSequence,
      rank: row.rank, firstTerm: first, termCount: count, generation: generation,
      relation: row.relation, state: .live)
    nextSequence += 1
    rowCount += 1
    return ConstraintID(slot: Int32(slot), generation: generation)
  }

  mutating func reserve(rows count: Int) {
    rows.reserve(rows.count + count)
    terms.reserve(terms.count + 2 * count)
  }

  /// Frees a row and its summands; the slot gets a new generation.
  mutating func delete(_ slot: Int) {
    let row = rows[slot]
    for index in row.termRange { unlink(index) }
    release(block: row.firstTerm, count: row.termCount)
    rows[slot].state = .free
    rows[slot].generation &+= 1
    rows[slot].termCount = 0
    rowCount -= 1
    freeRows.append(Int32(slot))
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

  private mutating func takeSlot() -> Int {
    if !freeRows.isEmpty { return Int(freeRows.removeLast()) }
    rows.append(
      RowRecord(
        constant: 0, priority: 0, token: 0, sequence: 0, rank: 0, firstTerm: 0, termCount: 0,
        generation: 0, relation: .equal, state: .free))
    return rows.count - 1
  }

  // MARK: Summands

  @inline(__always)
  private mutating func storeTerms(of row: Row, slot: Int) -> (first: Int32, count: Int32) {
    if let overflow = row.overflow { return storeMerged(overflow, slot: slot) }
    let held = row.inlineTerms
    if row.inlineCount == 2, held.0.variableIndex != held.1.variableIndex, held.0.coefficient != 0,
      held.1.coefficient != 0
    {
      let first = takeBlock(2)
      link(Int(first), held.0, slot)
      link(Int(first) + 1, held.1, slot)
      return (first, 2)
    }
    return storeMerged(row.terms, slot: slot)
  }

  private mutating func storeMerged(_ given: [Term], slot: Int) -> (first: Int32, count: Int32) {
    var merged: [Term] = []
    merged.reserveCapacity(given.count)
    for term in given.sorted(by: { $0.variableIndex < $1.variableIndex }) {
      if let last = merged.last, last.variableIndex == term.variableIndex {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    let first = takeBlock(merged.count)
    for (offset, term) in merged.enumerated() { link(Int(first) + offset, term, slot) }
    return (first, Int32(merged.count))
  }

  @inline(__always)
  private mutating func link(_ index: Int, _ term: Term, _ slot: Int) {
    let variable = Int(term.variableIndex)
    let head = variables[variable].firstTerm
    terms[index] = TermRecord(
      coefficient: term.coefficient, variable: term.variableIndex, row: Int32(slot), next: head, previous: -1)
    if head >= 0 { terms[Int(head)].previous = Int32(index) }
    variables[variable].firstTerm = Int32(index)
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

  private mutating func takeBlock(_ count: Int) -> Int32 {
    let size = Self.blockClass(count)
    if size < freeTermBlocks.count, freeTermBlocks[size] >= 0 {
      let block = freeTermBlocks[size]
      freeTermBlocks[size] = terms[Int(block)].next
      return block
    }
    let first = terms.count
    let blank = TermRecord(coefficient: 0, variable: -1, row: -1, next: -1, previous: -1)
    terms.extend(to: first + (1 << size), filler: blank)
    return Int32(first)
  }

  private mutating func release(block: Int32, count: Int32) {
    let size = Self.blockClass(Int(count))
    freeTermBlocks.extend(to: size + 1, filler: -1)
    terms[Int(block)].next = freeTermBlocks[size]
    freeTermBlocks[size] = block
  }

  // MARK: Evaluation

  /// The left side of a row at the present values, and the largest magnitude that went into it.
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

  /// By how much the row misses its relation at the present values, not negative.
  func violation(_ row: RowRecord) -> Double {
    row.relation.violation(evaluate(row).sum - row.constant)
  }

  /// Whether the row misses its relation by more than the tolerance.
  func isViolated(_ row: RowRecord) -> Bool {
    let (sum, scale) = evaluate(row)
    return row.relation.violation(sum - row.constant) > Tolerance.feasibility(scale: scale)
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

/// The one statement of how exactly required rows must hold.
enum Tolerance {
  /// A row may miss by this much, in the row's own units …
  static let absolute = 1e-7
  /// … plus this share of the largest magnitude that goes into it.
  static let relative = 1e-11
  /// A coefficient this much smaller than what it was summed from is rounding, not a coefficient.
  static let cancellation = 1e-12

  @inline(__always)
  static func feasibility(scale: Double) -> Double { absolute + relative * scale }
}
