/// The dormant rows, each with its proof: the slots of the kept rows that contradict it.
///
/// To find a row, or those that one row keeps dormant, takes no longer if there are thousands of them.
struct DormantRows {
  private var proofs: [Int: [Int]] = [:]
  /// By the slot of a proof's member: the rows that it keeps dormant.
  private var sleepers: [Int: Set<Int>] = [:]

  /// The slots that were inserted while it is not nil, in order; some may be there several times, or removed since.
  var inserted: [Int]?

  var isEmpty: Bool { proofs.isEmpty }
  var count: Int { proofs.count }

  /// In ascending order.
  var slots: [Int] { proofs.keys.sorted() }

  func proof(of slot: Int) -> [Int]? { proofs[slot] }

  /// The rows that a row keeps dormant, in ascending order.
  func sleepers(under slot: Int) -> [Int] { sleepers[slot]?.sorted() ?? [] }

  /// Replaces the proof of a row that is dormant already.
  mutating func insert(_ slot: Int, _ proof: [Int]) {
    remove(slot)
    proofs[slot] = proof
    inserted?.append(slot)
    for member in proof { sleepers[member, default: []].insert(slot) }
  }

  mutating func remove(_ slot: Int) {
    guard let proof = proofs.removeValue(forKey: slot) else { return }
    for member in proof {
      sleepers[member]?.remove(slot)
      if sleepers[member]?.isEmpty == true { sleepers[member] = nil }
    }
  }
}
