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
    let lines = doubts ? Self.doubts : Self.rows
    try environment.standardOutput.write(lines.joined())
    return .done
  }

  private static var doubts: [String] {
    LintDoubt.allCases.map { "\($0.rawValue)\n" }
  }

  private static var rows: [String] {
    ["rule\tsince\tbefore\tplatform\tseen\tof\tground\n"] + rules + facts + metrics
  }

  private static var rules: [String] {
    let ofMacOS = Set(CanvasRules.macOS.flatMap(\.grounds))
    return CanvasRules.rows.map { row in
      let platform = ofMacOS.contains(row) ? "macOS" : "iOS"
      let columns = [row.identifier, row.since?.name ?? "", row.until?.name ?? "", platform]
      return line(columns, row.evidence)
    }
  }

  private static var facts: [String] {
    CanvasFact.allCases.map { line([$0.rawValue, "", "", "iOS"], $0.evidence) }
  }

  private static var metrics: [String] {
    MacControlMetrics.rows.map { row in
      let ground = row.isForRunningApps ? "apps that run need a value" : "relations and views"
      return "\(row.identifier)\t\t\tmacOS\t\(row.evidence)\t\t\(ground)\n"
    }
  }

  private static func line(_ columns: [String], _ evidence: RuleEvidence) -> String {
    columns.joined(separator: "\t") + "\t" + self.columns(of: evidence) + "\n"
  }

  /// The columns `seen`, `of` and `ground`.
  private static func columns(of evidence: RuleEvidence) -> String {
    switch evidence {
    case .seen(let agreeing, let all, let objects): "\(agreeing)\t\(all)\t\(objects)"
    case .reasoned(let reason): "\t\t\(reason)"
    case .documented(let page): "\t\tdocumented: \(page)"
    }
  }
}
