import ArgumentParser
import AutoLayout
import LayoutReport

extension LintFormat: ExpressibleByArgument {
  /// Says whom each format is for.
  static let help: String = """
    text for people, json for programs, sarif for code hosts, github for its runners, gitlab for its code quality report, \
    junit for CI, html for a page with a picture of each finding.
    """
}

/// A report that goes into a file.
struct LintOutput: Hashable {
  var format: LintFormat
  var file: String

  static let formatNames = LintFormat.allCases.map(\.rawValue)

  /// - Parameter argument: `FORMAT=FILE`.
  init(parsing argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = Self.formatNames.joined(separator: ", ")
    guard parts.count == 2, !parts[1].isEmpty, let format = LintFormat(rawValue: String(parts[0])) else {
      throw ValidationError("expected FORMAT=FILE with one of the formats \(names)")
    }
    self.format = format
    file = String(parts[1])
  }
}

/// The lowest severity of findings that makes lint fail.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  case error, warning, note, never

  func includes(_ severity: LayoutFinding.Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity != .note
    case .note: true
    case .never: false
    }
  }
}

extension LintBaseline.Change {
  /// Such as `accepted 3 findings, kept 5 that this call did not look for, dropped 2 that are gone`.
  var text: String {
    var text = "accepted \(accepted) finding\(accepted == 1 ? "" : "s")"
    if kept > 0 { text += ", kept \(kept) that this call did not look for" }
    if dropped > 0 { text += ", dropped \(dropped) that \(dropped == 1 ? "is" : "are") gone" }
    return text
  }
}
