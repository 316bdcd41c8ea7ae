import AutoLayout

/// Findings as commands that GitHub's runners turn into annotations (GitHub, "Workflow commands for GitHub Actions").
enum GitHubReport {
  static func text(_ report: LintReport) -> String {
    var lines: [String] = []
    for file in report.allFiles {
      if let error = file.error {
        let location = error.location ?? SourceLocation(file: file.file, line: 1)
        lines.append(command(.error, location, title: error.code, message: error.message))
      }
      for group in file.causes {
        lines.append(command(of: group.head, cause: nil))
        lines += group.others.map { command(of: $0, cause: group.head) }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func command(of finding: LintFinding, cause: LintFinding?) -> String {
    let more = [finding.fix, cause.map { "Cause: \($0.nameAsCause)" }].compactMap(\.self)
    return command(
      finding.severity, finding.location, title: finding.rule.rawValue,
      message: ([finding.fullMessage] + more).joined(separator: "\n"))
  }

  /// One command, without its line break.
  static func command(
    _ severity: LayoutFinding.Severity, _ location: SourceLocation, title: String, message: String
  ) -> String {
    let name = severity == .note ? "notice" : severity.rawValue
    var properties = "file=\(property(location.file)),line=\(location.line)"
    if let column = location.column { properties += ",col=\(column)" }
    return "::\(name) \(properties),title=\(property(title))::\(data(message))"
  }

  private static func data(_ text: String) -> String {
    text.map { character -> String in
      switch character {
      case "%": "%25"
      case "\r\n": "%0D%0A"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(character)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    data(text).map { character -> String in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }
}
