import ArgumentParser
import InterfaceBuilder

/// `autolayout canvas-rules`: prints the rows of the canvas's rules with their evidence, for `Research/measure-rules.py`.
struct CanvasRulesCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "canvas-rules",
    abstract: "Print the rules that depend on Xcode's release, with their evidence.",
    shouldDisplay: false)

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    var lines = ["rule\tsince\tbefore\tseen\tof\tground\n"]
    for row in CanvasRules.rows {
      let since = row.since?.name ?? ""
      let until = row.until?.name ?? ""
      switch row.evidence {
      case .seen(let agreeing, let all, let objects):
        lines.append("\(row.identifier)\t\(since)\t\(until)\t\(agreeing)\t\(all)\t\(objects)\n")
      case .reasoned(let reason):
        lines.append("\(row.identifier)\t\(since)\t\(until)\t\t\t\(reason)\n")
      }
    }
    try environment.standardOutput.write(lines.joined())
    return .done
  }
}
