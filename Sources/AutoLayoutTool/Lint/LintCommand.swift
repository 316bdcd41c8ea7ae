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
      status: 0, nothing found; 1, findings (--fail-on says from which severity on); 2, a document or an option could not \
      be read.

      A finding is not reported if the label of its object, or of one that holds it, says lint:disable=RULE,RULE or \
      lint:disable (Xcode: identity inspector, Document, Label), or if an entry under suppressions in the configuration \
      file names its rule, document and object. Unused suppressions are reported.
      """)

  @Argument(
    help: ArgumentHelp(
      "Storyboards, xibs, and folders with such files; - for a document on standard input.",
      discussion:
        "May be left out with --files-from, and with --since, which then searches the current folder."),
    completion: .file(extensions: LintPaths.extensions))
  var paths: [String] = []

  @Option(
    help: "A file with names of documents, one a line; - for standard input. Other files in it are ignored.")
  var filesFrom: String?

  @Flag(
    name: .customLong("null"), help: "The names in that file end with NUL, as git ls-files -z prints them.")
  var isNullSeparated = false

  @Flag(
    help: """
      Leave out documents that the configuration excludes even if they are named, for programs that name the files of a \
      commit.
      """)
  var forceExclude = false

  @Option(
    help: """
      Examine only documents that differ from a revision of git, such as origin/main, or whose texts do. The comparison \
      begins at the last commit that the revision and the present one have in common.
      """)
  var since: String?

  @Option(help: ArgumentHelp(LintFormat.help))
  var format: LintFormat = .text

  @Option(
    name: .customLong("report"),
    help: "FORMAT=FILE: also write the report in another format into a file. Repeat it for several.",
    transform: LintOutput.init(parsing:))
  var outputs: [LintOutput] = []

  @Option(
    name: .customLong("select"),
    help: "Report only these rules: names or groups of `autolayout rules`, separated by commas.",
    transform: RuleNames.init(parsing:))
  var selected: [RuleNames] = []

  @Option(
    name: .customLong("ignore"), help: "Do not report these rules: names or groups, separated by commas.",
    transform: RuleNames.init(parsing:))
  var ignored: [RuleNames] = []

  @Flag(help: "Print how many findings each rule has instead of the findings.")
  var statistics = false

  @Flag(
    help: """
      Fix what can be fixed: misplaced views, duplicate constraints, labels with too few lines, and what some rules about \
      accessibility find. An edit is kept only if another lint finds nothing new and no longer finds the fault.
      """)
  var fix = false

  @Flag(
    help:
      "With --fix: print the fixes as differences instead of writing documents. Exit status 1: there are some."
  )
  var diff = false

  @Option(
    help: "K/N: examine only the K-th of N parts of the documents. A document's path alone decides its part.",
    transform: LintShard.init(parsing:))
  var shard: LintShard?

  @Option(
    help: "Exit with status 1 if a finding has this severity or a higher one: error, warning, note or never.")
  var failOn: FailureThreshold = .warning

  @Option(help: "A file of accepted findings. Only other findings are reported.")
  var baseline: String?

  @Flag(
    help: """
      Write all findings into the baseline file, to accept them. Keeps entries for files that this run did not \
      check, unless they no longer exist.
      """)
  var writeBaseline = false

  @Option(help: "The configuration file (default: .autolayout.yml in the current folder).")
  var config: String?

  @Option(
    name: .shortAndLong,
    help: "The number of worker processes (default: one per CPU). Does not affect the output."
  )
  var jobs: Int?

  @OptionGroup var cache: CacheOptions

  @OptionGroup var fonts: FontOptions

  var fontPaths: [String] { fonts.paths }

  /// For `Research/measure-doubts.py`.
  @Option(help: .hidden)
  var withoutDoubt: String?

  /// Set on the command line of the processes that `--jobs` starts.
  @Flag(name: .customLong("worker"), help: .hidden)
  var isWorker = false

  @OptionGroup(title: "How to show documents (default: as they were saved)")
  var shown: VariantOptions

  /// Processes; more than any machine has processors.
  private static let mostJobs = 1024

  private func check() throws(ToolFailure) {
    guard !paths.isEmpty || filesFrom != nil || since != nil else {
      throw ToolFailure(message: "name storyboards, xibs or folders; . stands for the current folder")
    }
    guard !isNullSeparated || filesFrom != nil else {
      throw ToolFailure(message: "--null needs --files-from FILE")
    }
    if paths.contains(StandardInput.argument) {
      guard filesFrom != StandardInput.argument else {
        throw ToolFailure(message: "standard input is either a document or a list of files")
      }
      guard since == nil else {
        throw ToolFailure(message: "a document on standard input has no history for --since")
      }
    }
    guard !statistics || format == .text else {
      throw ToolFailure(message: "--statistics prints text; it takes no other --format")
    }
    guard !diff || fix else { throw ToolFailure(message: "--diff needs --fix") }
    guard !fix || !writeBaseline else {
      throw ToolFailure(
        message: "--fix and --write-baseline are two steps: fix first, then accept what is left")
    }
    guard jobs.map({ (1...Self.mostJobs).contains($0) }) ?? true else {
      throw ToolFailure(message: "--jobs takes a number from 1 to \(Self.mostJobs)")
    }
  }

  /// Workers leave it to the process that started them.
  var reportsFonts: Bool { !isWorker }

  // MARK: Running

  func run(in environment: ToolEnvironment) throws -> ExitStatus {
    guard let withoutDoubt else { return try lint(in: environment) }
    guard let doubt = LintDoubt(rawValue: withoutDoubt) else {
      throw ToolFailure(message: "--without-doubt: no doubt is named '\(withoutDoubt)'")
    }
    return try LintDoubt.$leftOut.withValue(doubt) { try lint(in: environment) }
  }

  /// The formats of all reports of the call.
  private var formats: [LintFormat] { [format] + outputs.map(\.format) }

  private func lint(in environment: ToolEnvironment) throws -> ExitStatus {
    try check()
    var configuration = try readConfiguration(in: environment)
    configuration.select(selected, ignoring: ignored)
    let environment = try withFonts(of: configuration, environment)
    let linter = linter(configuration, in: environment)
    if isWorker { return try LintWorkers.serve(linter, in: environment) }
    let baselineFile = baseline ?? configuration.baseline
    if writeBaseline, baselineFile == nil {
      throw ToolFailure(message: "--write-baseline needs --baseline FILE, or a baseline in the configuration")
    }
    let projects = ProjectSearch(
      files: environment.files, severities: configuration.severities, cache: cache.store(in: environment))
    defer { projects.keepFacts() }
    var report = try examine(configuration, linter, projects, in: environment)
    applySuppressions(of: configuration, to: &report, in: environment)
    guard let baselineFile else { return try finish(report, of: report, linter, projects, in: environment) }
    if writeBaseline {
      return try write(report, to: baselineFile, configuration.severities, in: environment)
    }
    let shown = report.accepting(try readBaseline(baselineFile, in: environment))
    return try finish(shown, of: report, linter, projects, in: environment)
  }

  private func linter(_ configuration: LintConfiguration, in environment: ToolEnvironment) -> DocumentLinter {
    let variants = configuration.matrix(overriddenBy: shown.matrix).variants
    var linter = DocumentLinter(
      environment: environment, variants: variants, severities: configuration.severities)
    linter.overrides = configuration.overrides
    linter.configurationFile = configurationFile(in: environment)
    linter.drawsPictures = formats.contains { $0.showsPictures } && !writeBaseline
    linter.measuresTexts = formats.contains { $0.listsTexts }
    return linter
  }

  /// Fixes findings, if that is wanted, and publishes the others.
  ///
  /// - Parameter whole: all findings, those that a baseline accepts included.
  private func finish(
    _ report: LintReport, of whole: LintReport, _ linter: DocumentLinter, _ projects: ProjectSearch,
    in environment: ToolEnvironment
  ) throws -> ExitStatus {
    guard fix || formats.contains(where: \.proposesFixes) else { return try publish(report, in: environment) }
    var report = report
    let fixed = fixes(for: report, of: whole, linter, projects, in: environment)
    if diff { return try showDifferences(fixed, of: report, in: environment) }
    if fix { try write(fixed, to: &report, in: environment) } else { propose(fixed, in: &report) }
    return try publish(report, in: environment)
  }

  /// Fonts on the command line replace those of the configuration.
  private func withFonts(
    of configuration: LintConfiguration, _ environment: ToolEnvironment
  ) throws(ToolFailure) -> ToolEnvironment {
    guard fonts.paths.isEmpty else { return environment }
    var environment = environment
    environment.fontPaths = configuration.fonts
    try environment.check(fontPaths: configuration.fonts)
    return environment
  }

  private func examine(
    _ configuration: LintConfiguration, _ linter: DocumentLinter, _ projects: ProjectSearch,
    in environment: ToolEnvironment
  ) throws -> LintReport {
    let selection = LintSelection(
      paths: paths, filesFrom: filesFrom, isNullSeparated: isNullSeparated, since: since,
      excluded: configuration.excluded, excludesNamed: forceExclude, shard: shard,
      languages: linter.variants.compactMap(\.language),
      environment: environment)
    let selected = try selection.select()
    var workers = LintWorkers(linter: linter, environment: environment, count: jobs)
    workers.wiring = { path in projects.findings(of: path) }
    let examined = try workers.examine(selected.documents.map(\.path))
    var files: [LintedFile] = []
    for (document, var result) in zip(selected.documents, examined) {
      result.file.findings.removeAll { LowContrastRule.isOnlyDark($0) && projects.isNeverDark(document.path) }
      try environment.standardError.write(result.notes)
      // A folder may hold documents for other platforms; they are no fault.
      if document.isDiscovered, result.file.error?.code == "unsupported-platform" { continue }
      files.append(result.file)
    }
    try report(skipped: selected.documents.count - files.count, in: environment)
    try reportMissingTexts(linter.variants, files.map(\.file), in: environment)
    let sources = try selection.searchedFolders.flatMap { folder in
      let isSelected = try selection.sourceTest(in: folder)
      return projects.findings(inCodeUnder: folder, where: isSelected)
    }
    return LintReport(files: files + selected.unreadable + sources)
  }

  private func applySuppressions(
    of configuration: LintConfiguration, to report: inout LintReport, in environment: ToolEnvironment
  ) {
    let file = configurationFile(in: environment)
    let suppressions = ConfiguredSuppressions(
      entries: configuration.suppressions, file: file, files: environment.files)
    let folder = environment.files.absolutePath(file + "/..")
    let seesAll =
      filesFrom == nil && since == nil && shard == nil
      && paths.contains { path in
        let root = environment.files.absolutePath(path)
        return root == folder || folder.hasPrefix(root == "/" ? root : root + "/")
      }
    suppressions.apply(to: &report, severities: configuration.severities, seesAll: seesAll)
  }

  // MARK: Files

  /// The file of the settings: the one that was named, or else the nearest on the way from the current folder to the project's.
  private func configurationFile(in environment: ToolEnvironment) -> String {
    if let config { return config }
    let (files, name) = (environment.files, LintConfiguration.defaultFile)
    let folder = files.absolutePath(".")
    guard let root = files.projectFolder(of: folder), folder.hasPrefix(root) else { return name }
    let depth = folder.dropFirst(root.count).split(separator: "/").count
    let ways = (0...depth).map { String(repeating: "../", count: $0) + name }
    return ways.first { files.exists($0) } ?? name
  }

  private func readConfiguration(in environment: ToolEnvironment) throws -> LintConfiguration {
    let file = configurationFile(in: environment)
    do {
      let configuration = try ConfigurationReader(file: file).read(try environment.files.read(file))
      return config == nil ? configuration.resolved(from: file) : configuration
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
      guard !writeBaseline else { return LintBaseline(file: file, in: environment.files) }
      throw ToolFailure(message: "\(file): no such file; make it with --write-baseline")
    } catch let error as FileError {
      throw ToolFailure(message: "\(file): \(error.message)")
    }
  }

  private func write(
    _ report: LintReport, to file: String, _ severities: [LintRule: LintSeverity],
    in environment: ToolEnvironment
  ) throws -> ExitStatus {
    var baseline = try readBaseline(file, in: environment)
    let change = baseline.update(with: report, severities: severities)
    try write(baseline.bytes, to: file, in: environment)
    for file in report.files {
      guard let error = file.error else { continue }
      try environment.standardError.write(FindingReport.text(error, file: file.file))
    }
    try environment.standardError.write("\(file): \(change.text)\n")
    return report.errors.isEmpty ? .done : .failed
  }

  func write(_ bytes: Data, to file: String, in environment: ToolEnvironment) throws {
    do {
      try environment.files.write(bytes, to: file)
    } catch {
      throw ToolFailure(message: "\(file): \(error.message)")
    }
  }

  // MARK: Reporting

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

  private func publish(_ report: LintReport, in environment: ToolEnvironment) throws -> ExitStatus {
    for output in outputs {
      let text = text(of: report, as: output.format, in: environment)
      try write(Data(text.utf8), to: output.file, in: environment)
    }
    let printed = statistics ? LintStatistics.text(report) : text(of: report, as: format, in: environment)
    try environment.standardOutput.write(printed)
    if !report.errors.isEmpty { return .failed }
    return report.findings.contains { failOn.includes($0.severity) } ? .foundSomething : .done
  }
}

extension LintCommand {
  /// Xcode finds files by their paths from the root only.
  private func text(of report: LintReport, as format: LintFormat, in environment: ToolEnvironment) -> String {
    let files = environment.files
    let shown =
      format == .xcode
      ? report.renamingFiles { $0 == StandardInput.argument ? $0 : files.absolutePath($0) } : report
    return format.text(shown, toolVersion: ToolVersion.current)
  }
}

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
