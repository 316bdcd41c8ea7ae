import AutoLayout
import PrintedWords

/// Findings as lines that Xcode displays with the documents when a build phase prints them: `path:line:column: warning:
/// message` (Xcode Help, "Run a script while building a product"). Xcode needs absolute paths.
enum XcodeReport {
  static func text(_ report: LintReport) -> String {
    var lines: [String] = []
    for file in report.allFiles {
      if let error = file.error {
        let location = error.location ?? SourceLocation(file: file.file, line: 1, column: 1)
        lines.append("\(location): error: \(error.message) [\(error.code)]")
      }
      for finding in file.causes.flatMap({ [$0.head] + $0.others }) {
        let fix = finding.fix.map { ". \($0)" } ?? ""
        lines.append(
          "\(finding.location): \(finding.severity.rawValue): \(finding.fullMessage)\(fix) [\(finding.rule.rawValue)]"
        )
      }
    }
    return lines.map { PrintableText.escaped($0) + "\n" }.joined()
  }
}

/// The number of findings of each rule, for people.
public enum LintStatistics {
  /// One line for each rule with findings, the most frequent first, and a line with the total.
  public static func text(_ report: LintReport) -> String {
    let findings = report.findings
    let counts = LintRule.allCases.map { rule in (rule: rule, count: findings.count { $0.rule == rule }) }
    let found = counts.filter { $0.count > 0 }.sorted {
      ($0.count, $1.rule.rawValue) > ($1.count, $0.rule.rawValue)
    }
    let digits = found.first.map { String($0.count).count } ?? 0
    let width = found.map(\.rule.rawValue.count).max() ?? 0
    var text = ""
    for (rule, count) in found {
      let number = String(repeating: " ", count: digits - String(count).count) + String(count)
      let name = rule.rawValue + String(repeating: " ", count: width - rule.rawValue.count)
      text += "\(number)  \(name)  \(rule.summary)\n"
    }
    return text + LintTextReport.summary(report) + "\n"
  }
}

extension LintReport {
  /// The report with other file names, such as absolute paths.
  public func renamingFiles(_ name: (String) -> String) -> LintReport {
    var result = self
    result.files = files.map { $0.renaming(name) }
    result.configuration = configuration?.renaming(name)
    return result
  }
}

extension LintedFile {
  fileprivate func renaming(_ name: (String) -> String) -> LintedFile {
    var result = self
    result.file = name(file)
    result.error?.location?.file = name(file)
    for index in findings.indices {
      result.findings[index].location.file = name(findings[index].location.file)
    }
    return result
  }
}
