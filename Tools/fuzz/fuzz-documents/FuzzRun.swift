import DocumentFuzzing
import Foundation

/// Round after round: a document is damaged and tried.
@MainActor
struct FuzzRun {
  /// Seconds of computing time.
  nonisolated static let longestRound = 5
  /// Bytes.
  private static let mostMemory = 1 << 30
  /// Documents that are written for the purpose.
  private static let writtenDocuments = 400
  /// Bytes; larger documents of folders are left out, as rounds with them are slow and find little more.
  private static let largestDocument = 120_000
  private static let reportInterval = 5000

  let options: FuzzOptions

  /// - Returns: whether all went well. A crash or a hang does not return.
  func run() -> Bool {
    let documents = self.documents()
    print("seed \(options.seed), \(documents.count) documents")
    guard !documents.isEmpty else { return false }
    if let only = options.only {
      print(attempt(only, documents).text)
      return true
    }
    var tally = Tally()
    for round in 0..<options.count {
      tally.add(attempt(round, documents))
      if (round + 1) % Self.reportInterval == 0 {
        print("\(round + 1): \(tally.text)")
        fflush(nil)
      }
      guard Watch.peakMemory() <= Self.mostMemory else {
        print("round \(round): more than a gibibyte of memory")
        return false
      }
    }
    print("\(options.count) rounds: \(tally.text)")
    return tally.isUseful
  }

  private func attempt(_ round: Int, _ documents: [String]) -> Attempt {
    let seed = options.seed &+ UInt64(round) &* 0x9E37_79B9
    var mutator = DocumentMutator(seed: seed)
    let mutant = mutator.mutant(of: documents[round % documents.count])
    if options.only != nil { try? mutant.write(to: URL(fileURLWithPath: "mutant.xib")) }
    Watch.begin(round)
    let start = Watch.processTime()
    let outcome = FuzzTrial().run(mutant, round: round)
    return Attempt(round: round, outcome: outcome, seconds: Watch.processTime() - start)
  }

  // MARK: Documents

  private func documents() -> [String] {
    let target = options.isForMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    var documents = (0..<(options.isForMac ? 0 : Self.writtenDocuments)).map { number in
      var generator = DocumentGenerator(seed: options.seed &+ UInt64(number))
      return generator.document()
    }
    for folder in options.folders {
      let walk = FileManager.default.enumerator(atPath: folder)
      let paths = (walk?.allObjects as? [String] ?? []).filter {
        $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
      }
      for path in paths.sorted() {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
        guard let bytes = try? Data(contentsOf: url), bytes.count <= Self.largestDocument,
          let text = String(data: bytes, encoding: .utf8), text.contains(target)
        else { continue }
        documents.append(text)
      }
    }
    return documents
  }
}

/// One round.
struct Attempt {
  var round: Int
  var outcome: FuzzTrial.Outcome
  var seconds: Double

  var text: String { "round \(round): \(outcome) in \(Int(seconds * 1000)) ms" }
}

/// Many rounds.
private struct Tally {
  private var refused = 0
  private var laidOut = 0
  private var slowest: Attempt?
  private var seconds = 0.0

  mutating func add(_ attempt: Attempt) {
    switch attempt.outcome {
    case .refused: refused += 1
    case .laidOut: laidOut += 1
    }
    seconds += attempt.seconds
    if attempt.seconds > slowest?.seconds ?? 0 { slowest = attempt }
  }

  /// Both happen, or the damage tests nothing.
  var isUseful: Bool { refused > 0 && laidOut > 0 }

  var text: String {
    let megabytes = Watch.peakMemory() >> 20
    let slow = slowest.map { ", slowest round \($0.round) with \(Int($0.seconds * 1000)) ms" } ?? ""
    return "\(laidOut) laid out, \(refused) refused, \(Int(seconds)) s, at most \(megabytes) MB\(slow)"
  }
}
