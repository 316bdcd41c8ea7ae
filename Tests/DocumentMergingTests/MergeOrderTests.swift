import Foundation
import Testing

@testable import DocumentMerging

/// All pairs of orders of few children. The expected result follows from the rule, pair by pair: a pair that one side turned
/// around stands as in that side.
struct MergeOrderTests {
  private static func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { place in
      var rest = items
      let first = rest.remove(at: place)
      return permutations(rest).map { [first] + $0 }
    }
  }

  private static func isBefore(_ a: Int, _ b: Int, in order: [Int]) -> Bool {
    (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
  }

  /// Whether an order has each pair as the side wants that changed it, or as the base where no side did.
  private static func keepsEveryPair(_ result: [Int], _ base: [Int], _ ours: [Int], _ theirs: [Int]) -> Bool {
    base.allSatisfy { a in
      base.allSatisfy { b in
        guard a != b else { return true }
        let old = isBefore(a, b, in: base)
        let wanted =
          isBefore(a, b, in: ours) != old || isBefore(a, b, in: theirs) != old ? !old : old
        return isBefore(a, b, in: result) == wanted
      }
    }
  }

  /// Whether one side moved a child and nothing else, and the other side moved it, too.
  private static func moveTheSameChild(_ base: [Int], _ ours: [Int], _ theirs: [Int]) -> Bool {
    base.contains { child in
      let rest = base.filter { $0 != child }
      let isAlone = ours.filter { $0 != child } == rest || theirs.filter { $0 != child } == rest
      return isAlone
        && [ours, theirs].allSatisfy { side in
          rest.contains { isBefore($0, child, in: side) != isBefore($0, child, in: base) }
        }
    }
  }

  /// - Parameters:
  ///   - conflicts: counted by a script that tries all orders.
  ///   - moves: of them, those in which each pair could be kept, but both sides moved one child, and not to the same place.
  @Test(arguments: [(2, 0, 0), (3, 2, 0), (4, 114, 16)])
  func noPairsOrderIsLost(count: Int, conflicts: Int, moves: Int) {
    let base = Array(1...count)
    let orders = Self.permutations(base)
    var found = (conflicts: 0, moves: 0)
    for ours in orders {
      for theirs in orders {
        let (order, isAmbiguous) = ChildOrder(base: base, ours: ours, theirs: theirs).merged()
        let possible = orders.filter { Self.keepsEveryPair($0, base, ours, theirs) }
        if possible.isEmpty { #expect(isAmbiguous, "\(ours) \(theirs)") }
        #expect(order == (isAmbiguous ? ours : possible.first), "\(ours) \(theirs)")
        if isAmbiguous {
          found.conflicts += 1
          if !possible.isEmpty {
            found.moves += 1
            #expect(Self.moveTheSameChild(base, ours, theirs), "\(ours) \(theirs)")
          }
        }
      }
    }
    #expect(found == (conflicts, moves))
  }

  /// 1 2 3, 1 3 2 and 2 1 3: 3 before 2, 2 before 1, and 1 before 3 cannot be had together.
  @Test func ordersThatContradictEachOtherAreAConflict() {
    let result = ChildOrder(base: [1, 2, 3], ours: [1, 3, 2], theirs: [2, 1, 3]).merged()
    #expect(result.isAmbiguous && result.order == [1, 3, 2])
  }

  // MARK: Additions

  private func merged(_ base: [Int], _ ours: [Int], _ theirs: [Int]) -> [Int]? {
    let (order, isAmbiguous) = ChildOrder(base: base, ours: ours, theirs: theirs).merged()
    return isAmbiguous ? nil : order
  }

  @Test func additionsStayBetweenTheirNeighbours() {
    #expect(merged([1, 2], [1, 8, 2], [1, 9, 2]) == [1, 8, 9, 2])
    #expect(merged([1, 2, 3], [1, 8, 2, 3], [3, 1, 2]) == [3, 1, 8, 2])
    #expect(merged([1, 2, 3], [1, 8, 2, 3], [1, 3, 2]) == [1, 8, 3, 2])
  }

  /// A view that was added in front of all others stays in front, whichever view the other side sends to the back.
  @Test func additionsAtAnEndStayThere() {
    #expect(merged([1, 2, 3], [1, 2, 3, 8], [3, 1, 2]) == [3, 1, 2, 8])
    #expect(merged([1, 2, 3], [3, 1, 2], [1, 2, 3, 8]) == [3, 1, 2, 8])
    #expect(merged([1, 2, 3], [8, 1, 2, 3], [2, 3, 1]) == [8, 2, 3, 1])
  }

  @Test func anAdditionBetweenChildrenThatChangePlacesIsAConflict() {
    #expect(merged([1, 2], [1, 8, 2], [2, 1]) == nil)
    #expect(merged([1, 2], [2, 1], [1, 8, 2]) == nil)
  }

  @Test func additionsOfBothInDifferentOrdersAreAConflict() {
    #expect(merged([1], [1, 8, 9], [1, 9, 8]) == nil)
    #expect(merged([1], [1, 8, 9], [1, 8, 9]) == [1, 8, 9])
    #expect(merged([1], [8, 1], [1, 8]) == nil)
  }

  /// Without an order there is none to dispute.
  @Test func outletsBesideTabsHaveNoOrder() throws {
    func document(_ connections: [String]) -> String {
      let lines = connections.map { String(repeating: " ", count: 28) + $0 + "\n" }.joined()
      return SampleDocument.text.edited([TextEdit(SampleDocument.outlet, lines)])
    }
    let outlets = (1...3).map {
      "<outlet property=\"p\($0)\" destination=\"lab-el-001\" id=\"out-le-10\($0)\"/>"
    }
    let tabs = (1...3).map {
      "<segue destination=\"lab-el-001\" kind=\"relationship\" relationship=\"viewControllers\" id=\"seg-ue-00\($0)\"/>"
    }
    let merge = try SampleMerge(
      document(outlets + tabs), document([outlets[0], outlets[2], outlets[1], tabs[1], tabs[0], tabs[2]]),
      document([outlets[1], outlets[0], outlets[2]] + tabs))
    #expect(merge.messages == [])
    let other = try SampleMerge(
      document(outlets + tabs), document(outlets + [tabs[0], tabs[2], tabs[1]]),
      document(outlets + [tabs[1], tabs[0], tabs[2]]))
    #expect(other.kinds == [.order])
  }

  /// 20,000 children in two orders: as a square of pairs this would take minutes.
  @Test func longListsAreQuick() {
    let base = Array(0..<20_000)
    let theirs = Array(base.reversed())
    #expect(merged(base, base, theirs) == theirs)
    #expect(merged(base, theirs, theirs) == theirs)
    let halves = Array(base[10_000...]) + Array(base[..<10_000])
    #expect(merged(base, halves, theirs) == theirs)
  }
}
