import AutoLayout

/// A view or constraint that a finding refers to.
public struct LintObject: Hashable, Sendable {
  /// The object's id in its document, or its class if it has none.
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

/// A range of a document and the text that replaces it. Lines and columns count from 1, columns in Unicode scalars.
public struct LintReplacement: Hashable, Sendable {
  /// The line of the first character that is replaced.
  public var startLine: Int
  /// The column of the first character that is replaced.
  public var startColumn: Int
  /// The line of the character after the last one that is replaced.
  public var endLine: Int
  /// The column of the character after the last one that is replaced.
  public var endColumn: Int
  /// The new text.
  public var text: String

  /// - Parameters:
  ///   - start: line and column of the first character that is replaced.
  ///   - end: line and column of the character after the last one.
  ///   - text: the new text.
  public init(start: (line: Int, column: Int), end: (line: Int, column: Int), text: String) {
    (startLine, startColumn) = start
    (endLine, endColumn) = end
    self.text = text
  }
}

/// A fault of a document in one scene, with the variants that show it.
public struct LintFinding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: LintRule
  /// The severity, which the configuration may have changed.
  public var severity: LayoutFinding.Severity
  /// One sentence without a full stop. It states the fault, with numbers from the first variant in
  /// ``variants``.
  public var message: String
  /// The place of the finding in its document.
  public var location: SourceLocation
  /// The culprit first.
  public var objects: [LintObject]
  /// The views that are wrong only because of the culprit.
  public var follows: [LintObject]
  /// The scene's title or, without one, its id.
  public var scene: String
  /// The variants with the fault; an empty text means the document as it was saved.
  public var variants: [String]
  /// The smallest edit that would fix the fault, if one is known.
  public var fix: String?
  /// The ``fingerprint`` of the finding that causes this one; nil for a finding that no other one
  /// causes.
  public var cause: String?
  /// The replacements that fix the fault, proved by another lint; empty if no report needs them.
  public var replacements: [LintReplacement] = []
  /// The picture of the fault; nil if no pictures were requested.
  public var picture: LintPicture?

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

  /// Identifies the finding even if lines move and numbers change: the rule, the file and the
  /// objects.
  public var fingerprint: String {
    ([rule.rawValue, location.file] + objects.map(\.identifier)).joined(separator: "|")
  }

  /// The variants with the fault, such as `on retina4_0, de`; nil if it is only in the saved
  /// document.
  var shownOn: String? {
    let named = variants.map { $0.isEmpty ? "the saved device" : $0 }
    return named == ["the saved device"] || named.isEmpty ? nil : "on " + named.joined(separator: "; ")
  }

  /// The message with the variants.
  var fullMessage: String { shownOn.map { "\(message) (\($0))" } ?? message }
}
