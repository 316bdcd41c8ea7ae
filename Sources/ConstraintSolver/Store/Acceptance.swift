extension SolverCore {
  /// Decides which required rows hold, when not all can: they are accepted in the order (rank, insertion),
  /// and a row
  /// that contradicts those kept before it goes dormant with an irreducible proof.
  ///
  /// Works on everything connected with pending changes, including known variables. This path is rare: it tests feasibility
  /// O(log rows) times for each newly broken row, and O(proof · log rows) times for its proof. If more than a few rows
  /// break, it first checks whether the rows close to each row are sufficient to decide.
  mutating func acceptRequiredRows() {
    let rows = requiredComponent()
    var refused = provenContradictions(among: rows)
    for _ in 0..<Self.mostRounds where !refused.isEmpty {
      let isRefused = marks(of: refused.map(\.slot))
      let verdict = verdict(on: rows.filter { !isRefused[$0] })
      let isKept = marks(of: verdict.kept)
      let proven = refused.filter { row in row.proof.allSatisfy { isKept[$0] } }
      if proven.count == refused.count { return apply(kept: verdict.kept, broken: verdict.broken + refused) }
      refused = proven
    }
    let verdict = verdict(on: rows)
    apply(kept: verdict.kept, broken: verdict.broken)
  }

  /// The number of times that the search may start again. Rows whose former proof is still valid are left out of the search
  /// as long as all rows of the proof are kept: a row that contradicts them would be rejected anyway. If a row of a proof
  /// is not kept, the search starts again without that proof.
  private static let mostRounds = 2

  /// Splits the rows, given in the order of acceptance, into those that are kept and those that contradict earlier ones.
  private mutating func verdict(on rows: [Int]) -> (kept: [Int], broken: [Dormant]) {
    var waiting = ArraySlice(rows)
    var kept: [Int] = []
    var broken: [Dormant] = []
    while !waiting.isEmpty {
      if broken.count == Self.fewBroken, let verdict = verdictFromNearbyRows(after: kept, on: waiting) {
        return (verdict.kept, broken + verdict.broken)
      }
      guard let first = firstContradiction(after: kept, in: waiting) else { break }
      kept += waiting[waiting.startIndex..<first]
      let culprit = waiting[first]
      broken.append(Dormant(slot: culprit, proof: proof(against: culprit, among: kept)))
      waiting = waiting[(first + 1)...]
    }
    return (kept + waiting, broken)
  }

  /// All required rows connected with the pending changes, dormant ones too, in the order of acceptance.
  private mutating func requiredComponent() -> [Int] {
    var search = ComponentSearch(rows: store.rows.count, variables: store.variables.count)
    for index in 0..<pendingRows.count { search.enter(Int(pendingRows[index]), store) }
    for index in 0..<pendingVariables.count { search.stack.append(Int(pendingVariables[index])) }
    search.run(store)
    return inOrderOfAcceptance(search.found)
  }

  mutating func isFeasible(_ slots: [Int]) -> Bool {
    statistics.feasibilityTests += 1
    region.reset()
    region.take(slots[...], &store)
    let result = region.solve(&store, onlyFeasibility: true)
    region.leave(&store)
    return result
  }

  /// The first row that cannot hold together with the kept ones and those waiting before it.
  private mutating func firstContradiction(after kept: [Int], in waiting: ArraySlice<Int>) -> Int? {
    guard !isFeasible(kept + waiting) else { return nil }
    var good = waiting.startIndex
    var bad = waiting.endIndex
    // Rows before `good` can hold together; rows before `bad` cannot.
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if isFeasible(kept + waiting[waiting.startIndex..<middle]) { good = middle } else { bad = middle }
    }
    return good
  }

  /// An irreducible set of kept rows that contradicts a row, by divide and conquer (Junker's QuickXplain).
  mutating func proof(against culprit: Int, among kept: [Int]) -> [Int] {
    guard isFeasible([culprit]) else { return [] }
    let members = smallest(background: [culprit], isNewlyGrown: false, candidates: kept[...])
    return inOrderOfAcceptance(members)
  }

  private mutating func smallest(
    background: [Int], isNewlyGrown: Bool, candidates: ArraySlice<Int>
  ) -> [Int] {
    if isNewlyGrown, !isFeasible(background) { return [] }
    if candidates.count <= 1 { return Array(candidates) }
    let middle = (candidates.startIndex + candidates.endIndex) / 2
    let left = candidates[..<middle]
    let right = candidates[middle...]
    let fromRight = smallest(background: background + left, isNewlyGrown: !left.isEmpty, candidates: right)
    let fromLeft = smallest(
      background: background + fromRight, isNewlyGrown: !fromRight.isEmpty, candidates: left)
    return fromLeft + fromRight
  }

  /// Makes rows dormant or live according to the verdict. A pending addition that is rejected leaves no trace: nothing has
  /// been derived from it yet.
  private mutating func apply(kept: [Int], broken: [Dormant]) {
    for slot in kept where store.rows[slot].state == .dormant {
      store.rows[slot].state = .live
      dormant.remove(slot)
      markPending(row: slot)
    }
    for verdict in broken {
      if store.rows[verdict.slot].state == .live {
        if !store.rows[verdict.slot].isPending { forget(verdict.slot) }
        store.rows[verdict.slot].state = .dormant
      }
      dormant.insert(verdict.slot, verdict.proof)
      remember(verdict)
    }
  }
}

/// Collects the required rows that are connected through their variables.
private struct ComponentSearch {
  var stack: [Int] = []
  var found: [Int] = []
  private var seenRows: [Bool]
  private var seenVariables: [Bool]

  init(rows: Int, variables: Int) {
    seenRows = Array(repeating: false, count: rows)
    seenVariables = Array(repeating: false, count: variables)
  }

  mutating func enter(_ slot: Int, _ store: borrowing Store) {
    let row = store.rows[slot]
    guard !seenRows[slot], row.state != .free, row.isRequired else { return }
    seenRows[slot] = true
    found.append(slot)
    for index in row.termRange { stack.append(Int(store.terms[index].variable)) }
  }

  mutating func run(_ store: borrowing Store) {
    while let variable = stack.popLast() {
      guard !seenVariables[variable] else { continue }
      seenVariables[variable] = true
      var link = store.variables[variable].firstTerm
      while link >= 0 {
        enter(Int(store.terms[Int(link)].row), store)
        link = store.terms[Int(link)].next
      }
    }
  }
}
