import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport
import MacViews

/// `autolayout layout`: prints the frames of documents.
struct LayoutCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay out storyboards and xibs, and print the frame of every view.",
    discussion: """
      Prints findings (conflicts, ambiguity, unknown elements) on standard error; json and jsonl also contain them. If a \
      file cannot be read, the command reports its line and column, lays out the other files, and exits with status 2.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, jsonl
  }

  @Argument(
    help: "Storyboards and xibs; - for standard input.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @Option(help: "text for people, json for one array, jsonl for one object per line.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      """
      Record the layout passes in a file in Chrome's trace-event format, which Perfetto and speedscope open, and print the \
      work for each view on standard error.
      """, valueName: "file"), completion: .file(extensions: ["json"]))
  var trace: String?

  /// For `Research/measure-rules.py`.
  @Option(help: .hidden)
  var withoutRule: [String] = []

  @OptionGroup var options: LayoutOptions

  var fontPaths: [String] { options.fonts.paths }

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    guard !withoutRule.isEmpty else { return try layOutOrTrace(in: environment) }
    let names = Set(CanvasRules.names + MacControlMetrics.rows.map(\.identifier))
    if let unknown = withoutRule.first(where: { !names.contains($0) }) {
      throw ToolFailure(message: "--without-rule: no rule is named '\(unknown)'")
    }
    return try CanvasRules.$leftOut.withValue(Set(withoutRule)) { try layOutOrTrace(in: environment) }
  }

  private func layOutOrTrace(in environment: ToolEnvironment) throws -> ExitStatus {
    guard let trace else { return try layOut(in: environment) }
    var status = ExitStatus.done
    let recording = try LayoutRecorder.record(clock: environment.clock) {
      status = try layOut(in: environment)
    }
    do throws(FileError) {
      try environment.files.write(Data(TraceReport.json(recording).utf8), to: trace)
    } catch {
      throw ToolFailure(message: "\(trace): \(error.message)")
    }
    try environment.standardError.write(ChurnReport.text(recording))
    return status
  }

  private func layOut(in environment: ToolEnvironment) throws -> ExitStatus {
    var status = ExitStatus.done
    var snapshots: [DocumentSnapshot] = []
    for file in files {
      for variant in options.variants {
        let snapshot = environment.layOut(file, variant: variant, metrics: options.metrics)
        try environment.reportFindings(of: snapshot)
        try printNow(snapshot, in: environment)
        if snapshot.error != nil { status = .failed }
        if format == .json { snapshots.append(snapshot) }
      }
    }
    if format == .json { try environment.standardOutput.write(JSONReport.array(snapshots)) }
    return status
  }

  private func printNow(_ snapshot: DocumentSnapshot, in environment: ToolEnvironment) throws {
    switch format {
    case .text where snapshot.error == nil: try environment.standardOutput.write(TextReport.text(snapshot))
    case .jsonl: try environment.standardOutput.write(JSONReport.line(snapshot) + "\n")
    case .text, .json: break
    }
  }
}
