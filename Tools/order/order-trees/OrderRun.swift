import Foundation
import Graphics
import MacOrderIndependence
import OrderIndependence

/// Tries seed after seed, shared among several processes: views belong to one thread.
@MainActor
struct OrderRun {
  let options: OrderOptions

  /// - Returns: whether no frames differ.
  func run() -> Bool {
    TextSystem.measurer = FixedPitchTextMeasurer()
    let start = Date()
    let tally = options.processes > 1 ? shared() : alone()
    if options.printsTally {
      if let data = try? JSONEncoder().encode(tally) { FileHandle.standardOutput.write(data) }
      return tally.differences.isEmpty
    }
    print("seeds \(options.seed) to \(options.seed + UInt64(options.count) - 1)")
    print(tally.text)
    print("\(Int(Date().timeIntervalSince(start).rounded())) s")
    return tally.differences.isEmpty
  }

  private func alone() -> Tally {
    var tally = Tally()
    for seed in options.seed..<options.seed + UInt64(options.count) {
      let differences = Trial.run(seed: seed, options.comparisons, in: options.framework, tally: &tally)
      if options.printsCases { for difference in differences { print(difference.shrunk().text) } }
    }
    return tally
  }

  /// Each process takes a stretch of the seeds.
  private func shared() -> Tally {
    let share = (options.count + options.processes - 1) / options.processes
    var children: [(process: Process, output: Pipe)] = []
    for index in 0..<options.processes {
      let first = index * share
      let count = min(share, options.count - first)
      guard count > 0, let child = start(seed: options.seed + UInt64(first), count: count) else { continue }
      children.append(child)
    }
    var tally = Tally()
    for child in children {
      let data = child.output.fileHandleForReading.readDataToEndOfFile()
      child.process.waitUntilExit()
      guard let part = try? JSONDecoder().decode(Tally.self, from: data) else {
        print("a process ended without a result: status \(child.process.terminationStatus)")
        tally.differences["processes that ended early", default: []].append(options.seed)
        continue
      }
      tally.add(part)
    }
    return tally
  }

  private func start(seed: UInt64, count: Int) -> (process: Process, output: Pipe)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["\(count)", "--seed", "\(seed)", "--processes", "1", "--tally"]
    if let one = options.comparison { process.arguments? += ["--only", one.rawValue] }
    if options.framework.name == OrderFramework.appKit.name { process.arguments?.append("--mac") }
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch {
      print("cannot start another process: \(error)")
      return nil
    }
    return (process, output)
  }
}
