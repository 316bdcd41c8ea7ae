import Foundation
import StartedPrograms
import Testing

/// Every walk over views works at 10,000 levels on a stack of 512 kB, with client overrides at every level.
struct DepthTests {
  @Test func deepTreesNeedNoDeepStack() throws {
    let names = try run("exec \"$0\" --list").output.split(separator: "\n").map(String.init)
    #expect(names.count >= 20)
    for name in names {
      let result = try run("ulimit -s 512; exec \"$0\" \"$1\"", name)
      #expect(result.status == 0, "\(name): \(result.output)")
    }
  }

  /// Runs a line of the shell that starts `deep-trees`, which is built beside the tests.
  private func run(_ line: String, _ name: String = "") throws -> FinishedProgram {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return try FinishedProgram(["sh", "-c", line, products.appendingPathComponent("deep-trees").path, name])
  }
}
