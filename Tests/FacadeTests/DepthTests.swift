import Foundation
import StartedPrograms
import Testing

/// Every walk over views works at 5,000 levels on a stack of 256 kB, with client overrides at every level. That is 52 bytes a
/// level, less than a call takes. So are 10,000 levels on 512 kB, the depth that the package promises, but a walk that asks each
/// view for all its ancestors takes four times as long there.
struct DepthTests {
  @Test func deepTreesNeedNoDeepStack() throws {
    let names = try run("exec \"$0\" --list").output.split(separator: "\n").map(String.init)
    #expect(names.count >= 20)
    for name in names {
      let result = try run("ulimit -s 256; exec \"$0\" \"$1\" 5000", name)
      #expect(result.status == 0, "\(name): \(result.output)")
    }
  }

  /// Runs a line of the shell that starts `deep-trees`, which is built beside the tests.
  private func run(_ line: String, _ name: String = "") throws -> FinishedProgram {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return try FinishedProgram(["sh", "-c", line, products.appendingPathComponent("deep-trees").path, name])
  }
}
