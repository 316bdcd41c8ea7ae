import ArgumentParser
import Foundation
import LayoutReport

/// `autolayout explain`: says in plain words what the messages about unsatisfiable constraints in a log mean.
struct ExplainCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain Apple's messages about unsatisfiable constraints in a log.",
    discussion: """
      Takes any text that holds such messages, of any age, from iOS or macOS: a whole console log will do. Each \
      constraint is put into plain words, the contradiction is shown as a sum, with its likely cause and the smallest \
      edit that should end it. What cannot be read is shown as it is.
      """)

  /// Stands for standard input.
  nonisolated static let standardInput = "-"
  private nonisolated static let standardInputPath = "/dev/stdin"

  @Argument(help: "A text file, or - for standard input.", completion: .file())
  var file = Self.standardInput

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    let path = file == Self.standardInput ? Self.standardInputPath : file
    let bytes: Data
    do throws(FileError) {
      bytes = try environment.files.read(path)
    } catch {
      throw ToolFailure(message: "\(file): \(error.message)")
    }
    // Logs may hold anything; what is not UTF-8 is replaced, not refused.
    let log = ConflictLog(String(decoding: bytes, as: UTF8.self))
    try environment.standardOutput.write(ConflictLogReport.text(log))
    return .done
  }
}
