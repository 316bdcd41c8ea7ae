import AutoLayout

/// Findings for people, as compilers print them, and a line that counts them.
enum LintTextReport {
  static func text(_ report: LintReport) -> String {
    var text = ""
    for file in report.files {
      if let error = file.error { text += FindingReport.text(error, file: file.file) }
      for finding in file.findings { text += block(finding) }
    }
    return text + summary(report) + "\n"
  }

  private static func block(_ finding: LintFinding) -> String {
    let headline =
      "\(finding.location): \(finding.severity.rawValue): \(finding.message) [\(finding.rule.rawValue)]"
    var lines = [headline, "  scene: \(finding.scene)"]
    lines += finding.objects.map { "  involved: \(text(of: $0))" }
    lines += finding.follows.map { "  follows: \(text(of: $0))" }
    if let shown = finding.shownOn { lines.append("  shows: \(shown)") }
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

  /// Such as `3 findings in 2 of 7 documents (1 error, 2 warnings), 4 accepted by the baseline`.
  static func summary(_ report: LintReport) -> String {
    let examined = report.files.count - report.errors.count
    let documents = count(examined, "document")
    var text: String
    if examined == 0 {
      text = "Nothing examined"
    } else if report.findings.isEmpty {
      text = "No findings in \(documents)"
    } else {
      let affected = report.files.count { !$0.findings.isEmpty }
      let kinds = [LayoutFinding.Severity.error, .warning, .note].compactMap { severity -> String? in
        let number = report.findings.count { $0.severity == severity }
        return number == 0 ? nil : count(number, severity.rawValue)
      }
      text =
        "\(count(report.findings.count, "finding")) in \(affected) of \(documents) "
        + "(\(kinds.joined(separator: ", ")))"
    }
    if report.acceptedCount > 0 { text += ", \(report.acceptedCount) accepted by the baseline" }
    if !report.errors.isEmpty { text += ", \(count(report.errors.count, "document")) could not be read" }
    return text
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
