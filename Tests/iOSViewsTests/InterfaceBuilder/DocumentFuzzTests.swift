import DocumentFuzzing
import Foundation
import Testing

/// Documents of every kind, damaged, are refused with a place or laid out; nothing crashes. `make fuzz` does the same a
/// hundred thousand times.
@MainActor
struct DocumentFuzzTests {
  private static let seed: UInt64 = 20_261_121
  private static let rounds = 60

  @Test func damagedDocumentsAreRefusedOrLaidOut() {
    print("fuzz seed \(Self.seed)")
    var laidOut = 0
    var refused = 0
    for round in 0..<Self.rounds {
      var generator = DocumentGenerator(seed: Self.seed &+ UInt64(round % 50))
      var mutator = DocumentMutator(seed: Self.seed &+ UInt64(round))
      switch FuzzTrial().run(mutator.mutant(of: generator.document()), round: round) {
      case .laidOut: laidOut += 1
      case .refused(let line, let column, let message):
        refused += 1
        #expect(line >= 1 && column >= 1 && !message.isEmpty, "round \(round)")
      }
    }
    // Both happen, or the damage tests nothing.
    #expect(laidOut > 12 && refused > 5)
  }

  @Test func whatIsDamagedWasWholeBefore() {
    for seed in 0..<20 {
      var generator = DocumentGenerator(seed: UInt64(seed))
      let outcome = FuzzTrial().run(Data(generator.document().utf8), round: seed)
      guard case .laidOut(let scenes) = outcome else {
        Issue.record("seed \(seed): \(outcome)")
        continue
      }
      #expect(scenes > 0)
    }
  }

  @Test func theSameSeedGivesTheSameMutant() {
    func mutant() -> Data {
      var generator = DocumentGenerator(seed: 7)
      var mutator = DocumentMutator(seed: 7)
      return mutator.mutant(of: generator.document())
    }
    #expect(mutant() == mutant())
  }
}
