import ArgumentParser
import AutoLayout
import Foundation
import GitAccess
import LayoutReport
import iOSViews

/// `autolayout diff`: the changes of documents in words, frames and pictures.
struct DiffCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Report the changes in storyboards and xibs, and their effect on the layout.",
    usage: """
      autolayout diff [<options>] [<revision> | <revision>..<revision>] [-- <path> ...]
      autolayout diff [<options>] <old file> <new file>
      """,
    discussion: """
      Compares two files, or the documents of a git repository: the working tree with the latest commit, with a revision, \
      or two revisions. Lists what people decided; --all also lists what tools wrote: the header, saved frames, places on \
      the canvas, resources, orders without meaning. Exit status: 0, the same; 1, different; 2, something failed.
      """)

  @Argument(
    help: "Two files, or a revision, a range of revisions (A..B, A...B), one commit (A^!), or two revisions.")
  var subjects: [String] = []

  @Option(
    name: .customLong("path"),
    help:
      "A file, a folder or a path specification of git such as '*.xib', as after --. Repeat it for several (default: all).",
    completion: .file(extensions: LintPaths.extensions))
  var paths: [String] = []

  @Flag(help: "Compare what git add has staged with the latest commit or the revision.")
  var staged = false

  @Option(
    help: "text for terminals, markdown for comments, json for programs, html for a page with pictures.")
  var format: ChangesFormat = .text

  @Option(
    name: .shortAndLong,
    help:
      "Write the report to a file instead of standard output. Pictures of Markdown are written next to it."
  )
  var output: String?

  @Flag(
    inversion: .prefixedNo,
    help:
      "Also lay out, lint and draw both versions. Without it, only contents are compared, which is faster.")
  var layout = true

  @Flag(help: "Print one line of counts for each document.")
  var stat = false

  @Flag(help: "Print only the paths of documents that differ in more than noise; with --all, of all.")
  var nameOnly = false

  @Flag(help: "Also list noise, and every view that moves.")
  var all = false

  @Flag(help: "Exit with 0 even if documents differ, for comments in CI.")
  var exitZero = false

  @Option(help: "Exit with 1 only if something got worse: new-findings of lint.")
  var failOn: FailureReason?

  @Option(help: "The path to show for two files, for git difftool, which passes temporary copies.")
  var name: String?

  @OptionGroup var options: LayoutOptions

  var fontPaths: [String] { options.fonts.paths }

  enum FailureReason: String, ExpressibleByArgument, CaseIterable {
    case newFindings = "new-findings"
  }

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    if stat && nameOnly { throw ToolFailure(message: "--stat and --name-only cannot be combined") }
    if (stat || nameOnly) && format != .text {
      throw ToolFailure(message: "--stat and --name-only print text, not \(format.rawValue)")
    }
    let subjects = try DiffSubjects(
      words: subjects, paths: paths, isStaged: staged, name: name, environment: environment)
    var differ = DocumentDiffer(
      variants: options.variants, metrics: options.metrics, showsAll: all, showsPictures: showsPictures,
      laysOut: layout)
    var report = ChangesReport(oldName: subjects.oldName, newName: subjects.newName, notes: subjects.notes)
    var progress = ProgressBar(total: subjects.pairs.count, on: environment.standardError)
    for (index, pair) in subjects.pairs.enumerated() {
      progress.show(index)
      if let document = differ.changes(of: pair) { report.documents.append(document) }
    }
    progress.finish()
    try write(&report, of: subjects.pairs, in: environment)
    return status(of: report)
  }

  /// Markdown cannot contain pictures itself.
  private var showsPictures: Bool { format == .html || format == .markdown && output != nil }

  private func status(of report: ChangesReport) -> ExitStatus {
    if !report.errors.isEmpty { return .failed }
    if exitZero { return .done }
    let isBad = failOn == .newFindings ? !report.newFindings.isEmpty : report.isDifferent
    return isBad ? .foundSomething : .done
  }

  private func text(of report: ChangesReport) -> String {
    if nameOnly { return ChangesListReport.names(report, showsAll: all) }
    return stat ? ChangesListReport.statistics(report) : format.text(report, showsAll: all)
  }

  private func write(
    _ report: inout ChangesReport, of pairs: [DocumentPair], in environment: ToolEnvironment
  ) throws {
    guard let output else {
      return try environment.standardOutput.write(text(of: report))
    }
    if format == .markdown {
      try ChangePictureFiles(report: output, pairs: pairs, environment).write(&report)
    }
    do {
      try environment.files.write(Data(text(of: report).utf8), to: output)
    } catch {
      throw ToolFailure(message: "\(output): \(error.message)")
    }
    try environment.standardOutput.write(output + "\n")
  }
}

extension DiffCommand {
  /// The arguments, with those after `--` turned into options, as a list of revisions cannot otherwise be followed by a list
  /// of paths. With `--name`, two files are compared, and the arguments stay unchanged.
  static func namingPaths(_ arguments: [String]) -> [String] {
    guard arguments.first == configuration.commandName, let end = arguments.firstIndex(of: "--"),
      !arguments[..<end].contains(where: { $0 == "--name" || $0.hasPrefix("--name=") })
    else { return arguments }
    return arguments[..<end] + arguments[(end + 1)...].map { "--path=\($0)" }
  }
}

extension ChangesFormat: ExpressibleByArgument {}
