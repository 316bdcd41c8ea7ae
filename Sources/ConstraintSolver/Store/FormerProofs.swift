extension SolverCore {
  func marks(of slots: [Int]) -> [Bool] {
    var marks = Array(repeating: false, count: store.rows.count)
    for slot in slots { marks[slot] = true }
    return marks
  }

  mutating func remember(_ verdict: Dormant) {
    formerProofs[store.id(of: verdict.slot)] = ids(verdict.proof)
  }

  /// The rows that contradict earlier rows for the same reason as before, provided that those are accepted again.
  ///
  /// Dormant rows are still dormant for the same reason, as any change to it wakes them. Other rows are tried with only
  /// the few rows of their proof, for example when a screen is resized whose views contradict each other at any size.
  mutating func provenContradictions(among rows: [Int]) -> [Dormant] {
    guard !formerProofs.isEmpty else { return [] }
    var place = Array(repeating: Int.max, count: store.rows.count)
    for (index, slot) in rows.enumerated() { place[slot] = index }
    var found: [Dormant] = []
    for slot in rows {
      guard let ids = formerProofs[store.id(of: slot)] else { continue }
      let proof = ids.compactMap { store.slot(of: $0) }.filter { place[$0] < place[slot] }
      guard proof.count == ids.count, store.rows[slot].state == .dormant || contradicts(slot, proof) else {
        continue
      }
      found.append(Dormant(slot: slot, proof: proof))
    }
    return found
  }

  /// Whether all rows of the proof are needed, and sufficient.
  private mutating func contradicts(_ slot: Int, _ proof: [Int]) -> Bool {
    guard !isFeasible(proof + [slot]) else { return false }
    for left in proof.indices {
      let rest = proof.indices.filter { $0 != left }.map { proof[$0] }
      guard isFeasible(rest + [slot]) else { return false }
    }
    return true
  }
}
