import Foundation
import PlantedFaults
import Testing

/// The comparison on random screens of fixed seeds. `Tools/pictures` runs it on many more.
struct PlantedFaultTests {
  @Test("Planted faults are noticed and named", arguments: PlantedFault.allCases)
  func planted(_ fault: PlantedFault) throws {
    let trials = try (1...2).compactMap { try FaultTrial.planted(fault, seed: $0) }
    #expect(!trials.isEmpty)
    for trial in trials {
      #expect(trial.isReported && trial.isNamed, "\(fault.rawValue), seed \(trial.seed): \(trial.text)")
    }
  }

  @Test("Other fonts, smoothing, colour spaces and scales are no faults", arguments: HarmlessChange.allCases)
  func harmless(_ change: HarmlessChange) throws {
    let trial = try FaultTrial.harmless(change, seed: 1)
    #expect(!trial.isReported, "\(change.rawValue): \(trial.text)")
  }
}
