import AutoLayout
import PrintedWords

/// Findings for people, as compilers print them, and a line that counts them.
enum LintTextReport {
  static func text(_ report: LintReport) -> String {
    var text = ""
    for file in report.allFiles {
      if let error = file.error { text += FindingReport.text(error, file: file.file) }
      for group in file.causes { text += self.text(of: group) }
    }
    return text + summary(report) + "\n"
  }

  /// The cause first, then its consequences.
  private static func text(of group: CauseGroup) -> String {
    block(group.head) + group.others.map { block($0, cause: group.head) }.joined()
  }

  private static func block(_ finding: LintFinding, cause: LintFinding? = nil) -> String {
    let headline =
      "\(finding.location): \(finding.severity.rawValue): \(finding.message) [\(finding.rule.rawValue)]"
    var lines = [headline]
    if !finding.scene.isEmpty { lines.append("  scene: \(finding.scene)") }
    lines += finding.objects.map { "  involved: \(text(of: $0))" }
    lines += finding.follows.map { "  follows: \(text(of: $0))" }
    if let shown = finding.shownOn { lines.append("  shows: \(shown)") }
    if let cause { lines.append("  cause: \(cause.nameAsCause)") }
    if let fix = finding.fix { lines.append("  fix: \(fix)") }
    return lines.map { PrintableText.escaped($0) + "\n" }.joined()
  }

  private static func text(of object: LintObject) -> String {
    let place = object.location.map { " at \($0.line)" + ($0.column.map { ":\($0)" } ?? "") } ?? ""
    let label = object.label.map {
      "\(PrintableText.shortened($0, to: longestLabel)) (\(object.identifier))"
    }
    return (label ?? object.identifier) + place
  }

  private static let longestLabel = 80

  /// The counts in words, such as `5 findings with 3 causes in 2 of 7 documents (1 error, 4 warnings), 4
  /// accepted by the baseline`.
  static func summary(_ report: LintReport) -> String {
    let examined = report.documents.count - report.errors.count
    let documents = count(examined, "document")
    var text: String
    if examined == 0 && report.findings.isEmpty {
      text = "Nothing examined"
    } else if report.findings.isEmpty {
      text = "No findings in \(documents)"
    } else {
      let affected = report.documents.count { !$0.findings.isEmpty }
      let sources = report.files.count { $0.isSource && !$0.findings.isEmpty }
      let more = sources > 0 ? " and \(count(sources, "source"))" : ""
      text = "\(findings(in: report)) in \(affected) of \(documents)\(more) (\(kinds(in: report)))"
    }
    if report.acceptedCount > 0 { text += ", \(report.acceptedCount) accepted by the baseline" }
    if !report.suppressed.isEmpty { text += ", \(report.suppressed.count) suppressed" }
    if !report.errors.isEmpty { text += ", \(count(report.errors.count, "document")) could not be read" }
    return text
  }

  private static func findings(in report: LintReport) -> String {
    let causes = report.allFiles.reduce(0) { $0 + $1.causes.count }
    let text = count(report.findings.count, "finding")
    return causes < report.findings.count ? "\(text) with \(count(causes, "cause"))" : text
  }

  private static func kinds(in report: LintReport) -> String {
    [LayoutFinding.Severity.error, .warning, .note].compactMap { severity -> String? in
      let number = report.findings.count { $0.severity == severity }
      return number == 0 ? nil : count(number, severity.rawValue)
    }.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension LintFinding {
  /// The name of the finding in other findings of the file that it causes, such as `misplaced at 12:1`.
  var nameAsCause: String {
    "\(rule.rawValue) at \(location.line)" + (location.column.map { ":\($0)" } ?? "")
  }
}
