import Foundation
import LayoutReport

extension LintCommand {
  /// Documents for which reports propose fixes; each costs another lint, in this process alone.
  private static let mostProposals = 100

  /// Fixes what can be fixed: with `--fix` in all documents, for reports in the first ones.
  ///
  /// - Parameters:
  ///   - report: the findings to fix, without those that a baseline accepts.
  ///   - whole: all findings.
  /// - Returns: the fixed documents by their places in the report.
  func fixes(
    for report: LintReport, of whole: LintReport, _ linter: DocumentLinter, _ projects: ProjectSearch,
    in environment: ToolEnvironment
  ) -> [Int: FixedDocument] {
    let fixer = DocumentFixer(environment: environment) { file, contents in
      var again = linter
      again.drawsPictures = false
      again.environment.files = OverlaidFiles(files: environment.files, path: file, contents: contents)
      var result = again.examine(file, wiring: projects.findings(of: file, contents: contents)).file
      result.findings.removeAll { LowContrastRule.isOnlyDark($0) && projects.isNeverDark(file) }
      return result
    }
    var fixed: [Int: FixedDocument] = [:]
    var trials = 0
    for (index, file) in report.files.enumerated() where !file.isSource && file.error == nil {
      let wanted = file.findings.filter { FixFinder.rules.contains($0.rule) }
      guard !wanted.isEmpty, fix || trials < Self.mostProposals else { continue }
      trials += 1
      let all = whole.files[index]
      let known = Set((all.findings + all.suppressed.map(\.finding)).map(\.fingerprint))
      fixed[index] = fixer.fix(file.file, wanted, known: known)
    }
    return fixed
  }

  /// Shows the fixes as differences, for `git apply`.
  func showDifferences(
    _ fixed: [Int: FixedDocument], of report: LintReport, in environment: ToolEnvironment
  ) throws -> ExitStatus {
    for index in fixed.keys.sorted() {
      guard let document = fixed[index] else { continue }
      let text = UnifiedDiff.text(
        from: String(decoding: document.before, as: UTF8.self),
        to: String(decoding: document.after, as: UTF8.self), file: report.files[index].file)
      // As it is, so that it applies: XML has no characters that move the cursor.
      try environment.standardOutput.write(text)
    }
    try environment.standardError.write(Self.summary(fixed, verb: "can fix"))
    if !report.errors.isEmpty { return .failed }
    return fixed.isEmpty ? .done : .foundSomething
  }

  /// Writes the fixed documents, and takes their findings out of the report.
  func write(
    _ fixed: [Int: FixedDocument], to report: inout LintReport, in environment: ToolEnvironment
  ) throws {
    for index in fixed.keys.sorted() {
      guard let document = fixed[index] else { continue }
      try write(document.after, to: report.files[index].file, in: environment)
      // Lines have moved: what is left is reported where it is now.
      let left = Set(report.files[index].findings.map(\.fingerprint))
      report.files[index].findings = document.result.findings.filter { left.contains($0.fingerprint) }
    }
    try environment.standardError.write(Self.summary(fixed, verb: "fixed"))
  }

  private static func summary(_ fixed: [Int: FixedDocument], verb: String) -> String {
    let count = fixed.values.map(\.fixed.count).reduce(0, +)
    let documents = fixed.count == 1 ? "1 document" : "\(fixed.count) documents"
    return "\(verb) \(count) finding\(count == 1 ? "" : "s") in \(documents)\n"
  }

  /// Adds the replacements to the findings, for reports that show them.
  func propose(_ fixed: [Int: FixedDocument], in report: inout LintReport) {
    for (index, document) in fixed {
      for (finding, replacements) in document.fixed {
        guard
          let place = report.files[index].findings.firstIndex(where: { $0.fingerprint == finding.fingerprint }
          )
        else { continue }
        report.files[index].findings[place].replacements = replacements.map { replacement in
          LintReplacement(
            start: (replacement.start.line, replacement.start.column),
            end: (replacement.end.line, replacement.end.column), text: replacement.text)
        }
      }
    }
  }
}
