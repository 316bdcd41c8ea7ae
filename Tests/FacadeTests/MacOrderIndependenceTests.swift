import Graphics
import MacOrderIndependence
import OrderIndependence
import Testing

/// The same tree of AppKit's views gives the same frames whatever the order of work: 200 random trees here, 10,000 by
/// `make order`.
@MainActor
struct MacOrderIndependenceTests {
  /// As many trees to a test as take about a second.
  nonisolated private static let trees: UInt64 = 10
  nonisolated private static let firstSeeds = stride(from: UInt64(1), through: 191, by: Int(trees)).map { $0 }

  @Test(arguments: firstSeeds)
  func framesDoNotDependOnTheOrderOfWork(firstSeed: UInt64) {
    let before = TextSystem.measurer
    TextSystem.measurer = FixedPitchTextMeasurer()
    defer { TextSystem.measurer = before }
    var tally = Tally()
    for seed in firstSeed..<firstSeed + Self.trees {
      let differences = Trial.run(seed: seed, OrderFramework.appKit.comparisons, in: .appKit, tally: &tally)
      for difference in differences { Issue.record("\(difference.shrunk().text)") }
    }
    #expect(tally.comparisons > 0)
  }
}
