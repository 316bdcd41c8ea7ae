import ArgumentParser
import Foundation
import LayoutReport

/// `autolayout explain`: explains the messages about unsatisfiable constraints in a log in plain words.
struct ExplainCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain Apple's messages about unsatisfiable constraints in a log.",
    discussion: """
      Reads any text with such messages, from any version of iOS or macOS, such as a whole console log. Prints each \
      constraint in plain words, the contradiction as a sum, its likely cause, and the smallest edit that should end it. \
      Prints constraints that it cannot read as they are.

      Exit status: 0, the command did its work; 1, with --fail-on-conflicts, the log has such messages; 2, the log could not \
      be read.
      """)

  /// The name of standard input.
  nonisolated static let standardInput = "-"
  private nonisolated static let standardInputPath = "/dev/stdin"

  @Argument(help: "A text file, or - for standard input.", completion: .file())
  var file = Self.standardInput

  @Option(help: "text for people, json for programs, github for GitHub's runners.")
  var format: ConflictLogReport.Format = .text

  @Flag(help: "Exit with status 1 if the log has messages about unsatisfiable constraints.")
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
