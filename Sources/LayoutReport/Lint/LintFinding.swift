import AutoLayout

/// A view or constraint that a finding speaks of.
public struct LintObject: Hashable, Sendable {
  /// The object's id in its document, or its class where it has none.
  public var identifier: String
  /// A name for people.
  public var label: String?
  /// The place of the object in its document; nil if it is unknown.
  public var location: SourceLocation?

  /// A finding with all its parts.
  public init(identifier: String, label: String? = nil, location: SourceLocation? = nil) {
    self.identifier = identifier
    self.label = label
    self.location = location
  }
}

/// A fault of a document in one scene, with the variants that show it.
public struct LintFinding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: LintRule
  /// The severity, which the configuration may have changed.
  public var severity: LayoutFinding.Severity
  /// One sentence without a full stop. Names what is wrong, with figures of the first variant in ``variants``.
  public var message: String
  /// The place of the finding in its document.
  public var location: SourceLocation
  /// The culprit first.
  public var objects: [LintObject]
  /// The views that are wrong because of the culprit, and right once that is fixed.
  public var follows: [LintObject]
  /// The scene's title or, without one, its id.
  public var scene: String
  /// The ways of showing the document that have the fault; an empty text is the document as it was saved.
  public var variants: [String]
  /// The smallest edit that would fix the fault, if one is known.
  public var fix: String?

  /// A finding with all its parts.
  public init(
    rule: LintRule, severity: LayoutFinding.Severity? = nil, message: String, location: SourceLocation,
    objects: [LintObject], follows: [LintObject] = [], scene: String, variants: [String], fix: String? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.location = location
    self.objects = objects
    self.follows = follows
    self.scene = scene
    self.variants = variants
    self.fix = fix
  }

  /// Identifies the finding while lines move and figures change: the rule, the file and the objects.
  public var fingerprint: String {
    ([rule.rawValue, location.file] + objects.map(\.identifier)).joined(separator: "|")
  }

  /// Where the fault shows, if not in the saved document alone: `on retina4_0, de`.
  var shownOn: String? {
    let named = variants.map { $0.isEmpty ? "the saved device" : $0 }
    return named == ["the saved device"] || named.isEmpty ? nil : "on " + named.joined(separator: "; ")
  }

  /// The message with where it shows.
  var fullMessage: String { shownOn.map { "\(message) (\($0))" } ?? message }
}

/// One document after a lint.
public struct LintedFile: Hashable, Sendable {
  /// The path of the file, as reports print it.
  public var file: String
  /// The findings in the file, in the order of their places.
  public var findings: [LintFinding]
  /// Why the document could not be examined.
  public var error: LayoutFinding?

  public init(file: String, findings: [LintFinding] = [], error: LayoutFinding? = nil) {
    self.file = file
    self.findings = findings
    self.error = error
  }
}

/// All documents of one lint.
public struct LintReport: Hashable, Sendable {
  /// The files, in the order in which they were checked.
  public var files: [LintedFile]
  /// Findings that a baseline accepts and that are not in ``files``.
  public var acceptedCount: Int

  public init(files: [LintedFile], acceptedCount: Int = 0) {
    self.files = files
    self.acceptedCount = acceptedCount
  }

  /// The findings of all files.
  public var findings: [LintFinding] { files.flatMap(\.findings) }
  /// The errors of files that could not be checked.
  public var errors: [LayoutFinding] { files.compactMap(\.error) }
}

/// The output formats of a lint.
public enum LintFormat: String, Hashable, Sendable, CaseIterable {
  case text, json, sarif, github, junit

  /// The whole report. Ends with a line break unless it is empty.
  public func text(_ report: LintReport, toolVersion: String) -> String {
    switch self {
    case .text: LintTextReport.text(report)
    case .json: LintJSONReport.text(report)
    case .sarif: SARIFReport.text(report, toolVersion: toolVersion)
    case .github: GitHubReport.text(report)
    case .junit: JUnitReport.text(report)
    }
  }
}
