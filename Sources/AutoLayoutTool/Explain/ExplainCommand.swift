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
      edit that should end it. What cannot be read is shown as it is. The exit status is 0 unless --fail-on-conflicts asks \
      for 1 where the log holds any.
      """)

  /// Stands for standard input.
  nonisolated static let standardInput = "-"
  private nonisolated static let standardInputPath = "/dev/stdin"

  @Argument(help: "A text file, or - for standard input.", completion: .file())
  var file = Self.standardInput

  @Option(help: "text is for people, json for programs, github for GitHub's runners.")
  var format: ConflictLogReport.Format = .text

  @Flag(help: "Leave with status 1 if the log holds messages about unsatisfiable constraints.")
  var failOnConflicts = false

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    let path = file == Self.standardInput ? Self.standardInputPath : file
    let bytes: Data
    do throws(FileError) {
      bytes = try environment.files.read(path)
    } catch {
      throw ToolFailure(message: "\(file): \(error.message)")
    }
    let log = ConflictLog(LogBytes.text(bytes))
    try environment.standardOutput.write(ConflictLogReport.text(log, format: format, file: file))
    return failOnConflicts && !log.conflicts.isEmpty ? .foundSomething : .done
  }
}

extension ConflictLogReport.Format: ExpressibleByArgument {}
