import ArgumentParser
import InterfaceBuilder
import MacViews

/// `autolayout canvas-rules`: prints the rows of the canvas's rules with their evidence, for `Research/measure-rules.py`, or the
/// doubts of `lint`, for `Research/measure-doubts.py`.
struct CanvasRulesCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "canvas-rules",
    abstract: "Print the rules that depend on Xcode's release, with their evidence.",
    shouldDisplay: false)

  @Flag(help: "Print the names of the doubts of lint instead.")
  var doubts = false

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    let lines = doubts ? LintDoubt.allCases.map { "\($0.rawValue)\n" } : Self.rows
    try environment.standardOutput.write(lines.joined())
    return .done
  }

  private static var rows: [String] {
    ["rule\tsince\tbefore\tseen\tof\tground\n"]
      + CanvasRules.rows.map { row in
        let start = "\(row.identifier)\t\(row.since?.name ?? "")\t\(row.until?.name ?? "")"
        return switch row.evidence {
        case .seen(let agreeing, let all, let objects): "\(start)\t\(agreeing)\t\(all)\t\(objects)\n"
        case .reasoned(let reason): "\(start)\t\t\t\(reason)\n"
        }
      } + CanvasFact.allCases.map { "\($0.rawValue)\t\t\t\t\tas measured\n" }
      + MacControlMetrics.rows.map { "\($0.identifier)\t\t\t\($0.evidence)\t\trelations and views\n" }
  }
}
