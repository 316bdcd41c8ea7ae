import AutoLayout

/// Findings as failed tests for CI servers, with one suite per document: each finding is a failing case, a clean
/// document is one passing case, and a document that cannot be read is one case with an error.
enum JUnitReport {
  static func text(_ report: LintReport) -> String {
    let files = report.allFiles
    let tests = files.map { max(1, $0.findings.count + ($0.error == nil ? 0 : 1)) }.reduce(0, +)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"autolayout\" tests=\"\(tests)\" failures=\"\(report.findings.count)\""
    text += " errors=\"\(report.errors.count)\">\n"
    for file in files { text += suite(file) }
    return text + "</testsuites>\n"
  }

  private static func suite(_ file: LintedFile) -> String {
    var cases = file.causes.flatMap { group in
      [testCase(group.head, of: file.file)]
        + group.others.map { testCase($0, of: file.file, cause: group.head) }
    }
    if let error = file.error { cases.append(errorCase(error, of: file.file)) }
    let isClean = cases.isEmpty
    if isClean {
      cases.append("    <testcase classname=\"\(escaped(file.file))\" name=\"lint\"/>\n")
    }
    return "  <testsuite name=\"\(escaped(file.file))\" tests=\"\(cases.count)\""
      + " failures=\"\(file.findings.count)\" errors=\"\(file.error == nil ? 0 : 1)\" skipped=\"0\">\n"
      + cases.joined() + "  </testsuite>\n"
  }

  private static func testCase(_ finding: LintFinding, of file: String, cause: LintFinding? = nil) -> String {
    let names = finding.objects.map(\.identifier).joined(separator: " ")
    let details = [
      "\(finding.location): \(finding.fullMessage)", finding.fix, cause.map { "Cause: \($0.nameAsCause)" },
    ].compactMap(\.self)
    return
      "    <testcase classname=\"\(escaped(file))\" name=\"\(escaped("\(finding.rule.rawValue) \(names)"))\">\n"
      + "      <failure type=\"\(finding.rule.rawValue)\" message=\"\(escaped(finding.fullMessage))\">"
      + escaped(details.joined(separator: "\n")) + "</failure>\n    </testcase>\n"
  }

  private static func errorCase(_ error: LayoutFinding, of file: String) -> String {
    "    <testcase classname=\"\(escaped(file))\" name=\"lint\">\n"
      + "      <error type=\"\(escaped(error.code))\" message=\"\(escaped(error.message))\">"
      + escaped(FindingReport.headline(error, file: file)) + "</error>\n    </testcase>\n"
  }

  /// Escapes markup, and drops the characters that XML 1.0 does not allow.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
