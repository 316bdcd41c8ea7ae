import ArgumentParser
import Foundation
import PrintedWords

/// `autolayout git doctor`
struct GitDoctorCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Report whether git uses autolayout in this repository, and the reasons if it does not.",
    discussion: """
      Looks at the attributes of all documents, at the settings in force wherever they are written, and starts the program as \
      git would, on a small merge. Each fault comes with a fix. Writes nothing.

      Exit status: 0, everything is in force; 1, something is not; 2, there is no repository with a working tree.
      """)

  @Option(help: "text for people, json for programs.")
  var format: MergeCommand.Format = .text

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    let results = try GitCheckup(environment: environment).results()
    switch format {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try environment.standardOutput.write(
        String(decoding: try encoder.encode(results), as: UTF8.self) + "\n")
    case .text:
      for result in results { try environment.standardOutput.write(Self.lines(result)) }
    }
    return results.contains(where: \.isFault) ? .foundSomething : .done
  }

  private static func lines(_ result: GitCheckup.Result) -> String {
    let head = "\(result.isFault ? "fault" : "ok   ")  \(result.subject): \(result.message)"
    let fix = result.fix.map { "\n       fix: \($0)" } ?? ""
    return PrintableText.escaped(head) + PrintableText.escapedLines(fix) + "\n"
  }
}
