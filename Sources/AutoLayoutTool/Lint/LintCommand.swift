import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport
import iOSViews

/// `autolayout lint`: says what is wrong with documents.
struct LintCommand: ToolCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract:
      "Find conflicts, ambiguity, misplaced views, clipped text and overlaps in storyboards and xibs.",
    discussion: """
      Lays out every document as it was saved, and in every combination of the given devices, languages, text sizes and \
      directions. An option replaces the same row of the configuration file, .autolayout.yml in the current folder. Exit \
      status: 0, nothing found; 1, findings (notes do not count); 2, a document or an option could not be read.
      """)

  @Argument(
    help: "Storyboards, xibs, and folders with such files; - for a document on standard input.",
    completion: .file(extensions: LintPaths.extensions))
  var paths: [String]

  @Option(
    help: "text for people, json for programs, sarif for code hosts, github for its runners, junit for CI."
  )
  var format: LintFormat = .text

  @Option(help: "A file of accepted findings. Only other findings are reported.")
  var baseline: String?

  @Flag(help: "Write all findings into the baseline file, to accept them.")
  var writeBaseline = false

  @Option(help: "The configuration file (default: .autolayout.yml in the current folder).")
  var config: String?

  @OptionGroup(title: "How to show documents (default: as they were saved)")
  var shown: VariantOptions

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    let configuration = try readConfiguration(in: environment)
    let baselineFile = baseline ?? configuration.baseline
    if writeBaseline, baselineFile == nil {
      throw ToolFailure(message: "--write-baseline needs --baseline FILE, or a baseline in the configuration")
    }
    let report = try examine(configuration, in: environment)
    if writeBaseline, let baselineFile {
      let baseline = LintBaseline(report.findings, file: baselineFile, in: environment.files)
      return try write(baseline, to: baselineFile, after: report, in: environment)
    }
    guard let accepted = try baselineFile.map({ try readBaseline($0, in: environment) }) else {
      return try print(report, in: environment)
    }
    return try print(report.accepting(accepted), in: environment)
  }

  // MARK: Files

  private func readConfiguration(in environment: ToolEnvironment) throws -> LintConfiguration {
    let file = config ?? LintConfiguration.defaultFile
    do {
      return try ConfigurationReader(file: file).read(try environment.files.read(file))
    } catch FileError.notFound where config == nil {
      return LintConfiguration()
    } catch let error as FileError {
      throw ToolFailure(message: "\(file): \(error.message)")
    }
  }

  private func readBaseline(_ file: String, in environment: ToolEnvironment) throws -> LintBaseline {
    do {
      return try LintBaseline(try environment.files.read(file), file: file, in: environment.files)
    } catch FileError.notFound {
      throw ToolFailure(message: "\(file): no such file; make it with --write-baseline")
    } catch let error as FileError {
      throw ToolFailure(message: "\(file): \(error.message)")
    }
  }

  private func write(
    _ baseline: LintBaseline, to file: String, after report: LintReport, in environment: ToolEnvironment
  ) throws -> ExitStatus {
    do {
      try environment.files.write(baseline.bytes, to: file)
    } catch {
      throw ToolFailure(message: "\(file): \(error.message)")
    }
    for file in report.files {
      guard let error = file.error else { continue }
      try environment.standardError.write(FindingReport.text(error, file: file.file))
    }
    try environment.standardError.write("\(file): accepted \(report.findings.count) findings\n")
    return report.errors.isEmpty ? .done : .failed
  }

  // MARK: Work

  private func examine(
    _ configuration: LintConfiguration, in environment: ToolEnvironment
  ) throws -> LintReport {
    let documents = try LintPaths.documents(paths, excluded: configuration.excluded, in: environment.files)
    guard !documents.isEmpty else {
      throw ToolFailure(message: "no storyboards or xibs in \(paths.joined(separator: ", "))")
    }
    let variants = configuration.matrix(overriddenBy: shown.matrix).variants
    let linter = DocumentLinter(
      environment: environment, variants: variants, severities: configuration.severities)
    var progress = ProgressBar(total: documents.count, on: environment.standardError)
    var files: [LintedFile] = []
    for (index, document) in documents.enumerated() {
      progress.show(index)
      let linted = linter.lint(document.path)
      // A folder may hold documents for other platforms; they are no fault.
      if document.isDiscovered, linted.error?.code == "unsupported-platform" { continue }
      files.append(linted)
    }
    progress.finish()
    try report(skipped: documents.count - files.count, in: environment)
    try reportMissingTexts(variants, files.map(\.file), in: environment)
    return LintReport(files: files)
  }

  /// Whoever reads "no findings" should know what was not looked at.
  private func report(skipped count: Int, in environment: ToolEnvironment) throws {
    guard count > 0 else { return }
    let documents = count == 1 ? "1 document that is" : "\(count) documents that are"
    try environment.standardError.write("note: skipped \(documents) neither for iOS nor for macOS\n")
  }

  private func reportMissingTexts(
    _ variants: [LayoutVariant], _ files: [String], in environment: ToolEnvironment
  ) throws {
    var seen: Set<String> = []
    for language in variants.compactMap(\.language) where seen.insert(language).inserted {
      let missing = files.count { file in
        let known = try? environment.strings(of: file, language: language)
        return known?.isEmpty == true && !LocalizationFiles(document: file, language: language).isInLanguage
      }
      guard missing > 0 else { continue }
      try environment.standardError.write(
        "note: no texts in \(language) for \(missing) of \(files.count) documents\n")
    }
  }

  private func print(_ report: LintReport, in environment: ToolEnvironment) throws -> ExitStatus {
    let version = ToolVersion.current
    try environment.standardOutput.write(format.text(report, toolVersion: version))
    if !report.errors.isEmpty { return .failed }
    return report.findings.contains { $0.severity != .note } ? .foundSomething : .done
  }
}

extension LintFormat: ExpressibleByArgument {}

extension LintReport {
  /// Without what a baseline accepts.
  @MainActor
  func accepting(_ baseline: LintBaseline) -> LintReport {
    var result = self
    for index in result.files.indices {
      let before = result.files[index].findings.count
      result.files[index].findings.removeAll(where: baseline.accepts)
      result.acceptedCount += before - result.files[index].findings.count
    }
    return result
  }
}
