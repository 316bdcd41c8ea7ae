import AutoLayout

/// Findings for GitLab's merge requests: a JSON array in the subset of Code Climate's format that GitLab reads (GitLab, "Code
/// Quality report format").
enum GitLabReport {
  static func text(_ report: LintReport) -> String {
    var writer = JSONWriter(style: .pretty)
    var hashes = DistinctHashes()
    writer.beginArray()
    for file in report.allFiles {
      if let error = file.error {
        let location = error.location ?? SourceLocation(file: file.file, line: 1)
        let hash = hashes.add("\(error.code)|\(file.file)")
        writer.gitLabIssue(error.code, error.message, "blocker", location, hash)
      }
      for finding in file.findings {
        let fix = finding.fix.map { ". \($0)" } ?? ""
        writer.gitLabIssue(
          finding.rule.rawValue, finding.fullMessage + fix, severity(finding.severity), finding.location,
          hashes.add(finding.fingerprint))
      }
    }
    writer.endArray()
    return writer.text + "\n"
  }

  /// GitLab's severities are info, minor, major, critical and blocker.
  private static func severity(_ severity: LayoutFinding.Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}

/// Unique hashes of fingerprints: GitLab drops issues with duplicate hashes.
struct DistinctHashes {
  /// The offset basis and the prime of FNV-1a with 64 bits (Fowler, Noll and Vo).
  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3
  private static let digits = 16

  private var taken: Set<UInt64> = []

  /// Sixteen hexadecimal digits.
  mutating func add(_ text: String) -> String {
    var hash = Self.hash(text)
    while !taken.insert(hash).inserted { hash &+= 1 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: Self.digits - digits.count) + digits
  }

  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* prime }
  }
}

extension JSONWriter {
  fileprivate mutating func gitLabIssue(
    _ name: String, _ description: String, _ severity: String, _ location: SourceLocation, _ hash: String
  ) {
    beginObject()
    field("description", description)
    field("check_name", name)
    field("fingerprint", hash)
    field("severity", severity)
    key("location")
    beginObject()
    field("path", location.file)
    key("lines")
    beginObject()
    field("begin", location.line)
    endObject()
    endObject()
    endObject()
  }
}
