import ArgumentParser
import DocumentMerging
import Foundation
import GitAccess
import PrintedWords

/// `autolayout merge`: merges two versions of a document object by object; a merge driver for git.
struct MergeCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two versions of a storyboard or xib object by object.",
    discussion: """
      A merge driver for git: `autolayout git install` sets it up. The result never contains conflict markers. Where the \
      sides disagree, the result is as OURS, and everything else is merged; the command prints the disagreements on \
      standard error, and autolayout resolve goes through them. Xibs of Xcode 4 are merged by lines, as git does it.

      Exit status: 0, everything is merged; 1, there are conflicts; 2, a document cannot be read, and nothing is written.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: "The common ancestor; an empty file if there is none.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var base: String

  @Argument(help: "The version to merge into.", completion: .file(extensions: ["storyboard", "xib"]))
  var ours: String

  @Argument(
    help: "The other version, whose changes are merged into OURS.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var theirs: String

  @Option(name: .shortAndLong, help: "The file for the result (default: standard output).")
  var output: String?

  @Option(help: "The document's name in messages (default: the path of OURS).")
  var path: String?

  @Option(help: "text for conflicts as lines on standard error, json for one array on standard output.")
  var format: Format = .text

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    if format == .json && output == nil {
      throw ToolFailure(
        message: "--format json prints conflicts on standard output; name a file for the result with --output"
      )
    }
    let old = try read(base, environment)
    let mine = try read(ours, environment)
    let other = try read(theirs, environment)
    let result: MergeResult
    do {
      result = try DocumentMerge.merge(base: old, ours: mine, theirs: other)
    } catch {
      guard LineMerging.isNeeded(error) else {
        try environment.standardError.write(MergeReport(name: path ?? ours).text(error))
        return .failed
      }
      return try mergeLines(base: old, ours: mine, theirs: other, environment)
    }
    let frames = RecordedFrames(environment: environment, file: path ?? ours)
    return try finish(result, frames.settled(result, ours: mine), environment)
  }

  private func mergeLines(
    base: Data, ours mine: Data, theirs: Data, _ environment: ToolEnvironment
  ) throws -> ExitStatus {
    let name = path ?? ours
    let result: MergeResult
    do throws(GitError) {
      result = try LineMerging(environment: environment).merged(base: base, ours: mine, theirs: theirs)
    } catch {
      throw ToolFailure(message: "\(name): \(error.message)")
    }
    if result.conflicts.isEmpty {
      try environment.standardError.write(
        "\(PrintableText.escaped(name)): note: This xib of Xcode 4 was merged by lines, as git does it. Open it in Xcode and look.\n"
      )
    }
    return try finish(result, result.document, environment)
  }

  private func finish(
    _ result: MergeResult, _ document: Data, _ environment: ToolEnvironment
  ) throws -> ExitStatus {
    try write(document, environment)
    try report(result.conflicts, environment)
    return result.conflicts.isEmpty ? .done : .foundSomething
  }

  private func read(_ file: String, _ environment: ToolEnvironment) throws(ToolFailure) -> Data {
    do throws(FileError) {
      return try environment.files.read(file == StandardInput.argument ? StandardInput.path : file)
    } catch {
      throw ToolFailure(message: "\(file): \(error.message)")
    }
  }

  private func write(_ document: Data, _ environment: ToolEnvironment) throws {
    guard let output else {
      try environment.standardOutput.write(String(decoding: document, as: UTF8.self))
      return
    }
    do throws(FileError) {
      try environment.files.write(document, to: output)
    } catch {
      throw ToolFailure(message: "\(output): \(error.message)")
    }
  }

  private func report(_ conflicts: [MergeConflict], _ environment: ToolEnvironment) throws {
    let report = MergeReport(name: path ?? ours)
    switch format {
    case .text: try environment.standardError.write(report.text(conflicts))
    case .json: try environment.standardOutput.write(try report.json(conflicts))
    }
  }
}
