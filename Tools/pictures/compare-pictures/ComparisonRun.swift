import Foundation
import PlantedFaults

/// Many trials, and their tally.
struct ComparisonRun {
  private var count = 200
  private var seed: UInt64 = 1
  private var only: String?
  /// The folder for the pictures of wrong judgements.
  private var folder: URL?

  private static let leastNoticed = 0.98
  private static let mostReported = 0.02

  /// Nil when the arguments make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed":
        guard let seed = rest.popFirst().flatMap(UInt64.init) else { return nil }
        self.seed = seed
      case "--only":
        guard let name = rest.popFirst() else { return nil }
        only = name
      case "--failures":
        guard let path = rest.popFirst() else { return nil }
        folder = URL(fileURLWithPath: path, isDirectory: true)
      default:
        guard let count = Int(argument), count > 0 else { return nil }
        self.count = count
      }
    }
  }

  /// Runs the trials and prints a table.
  ///
  /// - Returns: whether the comparison is good enough.
  /// - Throws: if a picture cannot be drawn or written.
  func run() throws -> Bool {
    let planted = try PlantedFault.allCases.filter { isWanted($0.rawValue) }.map { fault in
      try tally(fault.rawValue, share: PlantedFault.allCases.count) {
        try FaultTrial.planted(fault, seed: $0)
      }
    }
    let harmless = try HarmlessChange.allCases.filter { isWanted($0.rawValue) }.map { change in
      try tally(change.rawValue, share: HarmlessChange.allCases.count) {
        try FaultTrial.harmless(change, seed: $0)
      }
    }
    let faults = planted.reduce(Tally()) { $0 + $1 }
    let changes = harmless.reduce(Tally()) { $0 + $1 }
    print("faults: \(faults.pairs) pairs, noticed \(faults.reported), named \(faults.named)")
    print("harmless: \(changes.pairs) pairs, reported \(changes.reported)")
    return Double(faults.named) >= Self.leastNoticed * Double(faults.pairs)
      && Double(changes.reported) <= Self.mostReported * Double(changes.pairs)
  }

  private func isWanted(_ name: String) -> Bool { only == nil || only == name }

  private struct Tally {
    var pairs = 0
    var reported = 0
    var named = 0

    static func + (one: Tally, other: Tally) -> Tally {
      Tally(
        pairs: one.pairs + other.pairs, reported: one.reported + other.reported,
        named: one.named + other.named)
    }
  }

  private func tally(
    _ name: String, share: Int, _ trial: (UInt64) throws -> FaultTrial?
  ) throws -> Tally {
    let wanted = only == nil ? (count + share - 1) / share : count
    var tally = Tally()
    var next = seed
    let isFault = PlantedFault(rawValue: name) != nil
    while tally.pairs < wanted, next < seed + UInt64(20 * wanted) {
      defer { next += 1 }
      guard let result = try trial(next) else { continue }
      tally.pairs += 1
      if result.isReported { tally.reported += 1 }
      if result.isReported, result.isNamed { tally.named += 1 }
      if isFault ? !(result.isReported && result.isNamed) : result.isReported { try keep(result) }
    }
    let named = isFault ? ", named \(tally.named)" : ""
    print("  \(name): \(tally.pairs) pairs, reported \(tally.reported)\(named)")
    return tally
  }

  private func keep(_ trial: FaultTrial) throws {
    print("--- \(trial.change), seed \(trial.seed)\n\(trial.text)")
    guard let folder else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let stem = "\(trial.change)-\(trial.seed)"
    try trial.pictures.expected.write(to: folder.appendingPathComponent("\(stem)-expected.png"))
    try trial.pictures.actual.write(to: folder.appendingPathComponent("\(stem)-actual.png"))
  }
}
