import AutoLayout

/// One document after a lint.
public struct LintedFile: Hashable, Sendable {
  /// The path of the file, as reports print it.
  public var file: String
  /// The findings in the file, in the order of their places.
  public var findings: [LintFinding]
  /// The reason why the document could not be examined.
  public var error: LayoutFinding?
  /// Findings that are suppressed. They are not in ``findings``.
  public var suppressed: [SuppressedFinding]
  /// The scenes that pictures of ``findings`` show; empty if no pictures were requested.
  public var drawings: [LintDrawing]
  /// The texts of the document with the longest ones that fit; empty if no report lists them.
  public var texts: [FittingText] = []
  /// Whether the file is a source of the project's, not a document.
  public var isSource = false

  /// A document without suppressed findings and drawings.
  public init(file: String, findings: [LintFinding] = [], error: LayoutFinding? = nil) {
    self.file = file
    self.findings = findings
    self.error = error
    suppressed = []
    drawings = []
  }
}

/// A finding that is not reported, with the reason.
public struct SuppressedFinding: Hashable, Sendable {
  /// The kind of place that contains a suppression.
  public enum Kind: String, Hashable, Sendable {
    /// In the label of an object of the document.
    case label
    /// In the configuration file.
    case configuration
  }

  /// The finding.
  public var finding: LintFinding
  /// The kind of place that contains the suppression.
  public var kind: Kind
  /// The reason that the configuration gives; nil for labels.
  public var reason: String?

  public init(finding: LintFinding, kind: Kind, reason: String? = nil) {
    self.finding = finding
    self.kind = kind
    self.reason = reason
  }
}

/// All documents of one lint.
public struct LintReport: Hashable, Sendable {
  /// The files, in the order in which they were checked.
  public var files: [LintedFile]
  /// Findings that a baseline accepts and that are not in ``files``.
  public var acceptedCount: Int
  /// Findings about the configuration file, which is not a document. Nil if there are none.
  public var configuration: LintedFile?

  public init(files: [LintedFile], acceptedCount: Int = 0) {
    self.files = files
    self.acceptedCount = acceptedCount
  }

  /// The documents, then the configuration file if there is something to report about it.
  var allFiles: [LintedFile] { files + (configuration.map { [$0] } ?? []) }
  /// Without sources.
  var documents: [LintedFile] { files.filter { !$0.isSource } }
  /// The findings of all files.
  public var findings: [LintFinding] { allFiles.flatMap(\.findings) }
  /// The errors of files that could not be checked.
  public var errors: [LayoutFinding] { files.compactMap(\.error) }
  /// The findings that are not reported because they are suppressed.
  public var suppressed: [SuppressedFinding] { files.flatMap(\.suppressed) }
}

/// Findings of one file that have one cause.
struct CauseGroup: Hashable, Sendable {
  /// The cause, which should be fixed first.
  var head: LintFinding
  /// The findings that the head leads to, in the order of their places.
  var others: [LintFinding]
}

extension LintedFile {
  /// The findings by their causes, in the order of the causes' first places. If the cause itself is not reported, the first of
  /// its consequences replaces it.
  var causes: [CauseGroup] {
    var keys: [String] = []
    var members: [String: [LintFinding]] = [:]
    for finding in findings {
      let key = finding.cause ?? finding.fingerprint
      if members[key] == nil { keys.append(key) }
      members[key, default: []].append(finding)
    }
    return keys.compactMap { key in
      guard var group = members[key], !group.isEmpty else { return nil }
      let head = group.remove(at: group.firstIndex { $0.fingerprint == key } ?? 0)
      return CauseGroup(head: head, others: group)
    }
  }
}

/// The output formats of a lint.
public enum LintFormat: String, Hashable, Sendable, CaseIterable {
  case text, json, sarif, github, gitlab, junit, html, xcode, csv

  /// Whether reports in this format show pictures of the findings, which must then be drawn.
  public var showsPictures: Bool { self == .html }

  /// Whether reports in this format list texts, which must then be measured.
  public var listsTexts: Bool { self == .csv }
  /// Whether reports in this format have replacements that fix findings, which must then be looked for.
  public var proposesFixes: Bool { self == .sarif }

  /// The whole report. Ends with a line break unless it is empty.
  public func text(_ report: LintReport, toolVersion: String) -> String {
    switch self {
    case .text: LintTextReport.text(report)
    case .json: LintJSONReport.text(report)
    case .sarif: SARIFReport.text(report, toolVersion: toolVersion)
    case .github: GitHubReport.text(report)
    case .gitlab: GitLabReport.text(report)
    case .junit: JUnitReport.text(report)
    case .csv: TextLengthReport.text(report)
    case .html: LintPage.html(report, toolVersion: toolVersion)
    case .xcode: XcodeReport.text(report)
    }
  }
}
