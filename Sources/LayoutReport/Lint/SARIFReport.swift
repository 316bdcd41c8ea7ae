import AutoLayout
import Foundation

/// Findings in the Static Analysis Results Interchange Format, 2.1.0 (OASIS standard, 27 March 2020), which code hosts
/// display next to the lines.
enum SARIFReport {
  static func text(_ report: LintReport, toolVersion: String) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.field("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writer.sarifTool(version: toolVersion)
    // Columns in documents are counted in scalars.
    writer.field("columnKind", "unicodeCodePoints")
    writer.sarifInvocation(report)
    writer.key("results")
    writer.beginArray()
    for group in report.allFiles.flatMap(\.causes) {
      writer.sarifResult(group.head)
      for finding in group.others { writer.sarifResult(finding, cause: group.head) }
    }
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    return writer.text + "\n"
  }

  fileprivate static func level(_ severity: LayoutFinding.Severity) -> String { severity.rawValue }

  /// Relative paths become relative references, absolute ones file URLs; both escaped.
  fileprivate static func uri(_ path: String) -> String {
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).absoluteString }
    return path.addingPercentEncoding(withAllowedCharacters: pathCharacters) ?? path
  }

  /// A colon in the first part would be parsed as a scheme.
  private static let pathCharacters = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
}

extension JSONWriter {
  fileprivate mutating func sarifTool(version: String) {
    key("tool")
    beginObject()
    key("driver")
    beginObject()
    field("name", "autolayout")
    field("version", version)
    key("rules")
    beginArray()
    for rule in LintRule.allCases {
      beginObject()
      field("id", rule.rawValue)
      sarifText("shortDescription", rule.summary)
      sarifText("fullDescription", rule.explanation.finds + " " + rule.explanation.matters)
      field("helpUri", rule.helpURI)
      key("help")
      beginObject()
      field("text", RulePages.page(rule))
      field("markdown", RulePages.body(rule))
      endObject()
      key("defaultConfiguration")
      beginObject()
      field("level", SARIFReport.level(rule.severity))
      endObject()
      endObject()
    }
    endArray()
    endObject()
    endObject()
  }

  fileprivate mutating func sarifInvocation(_ report: LintReport) {
    key("invocations")
    beginArray()
    beginObject()
    key("executionSuccessful")
    bool(report.errors.isEmpty)
    key("toolExecutionNotifications")
    beginArray()
    for file in report.files {
      guard let error = file.error else { continue }
      beginObject()
      field("level", "error")
      sarifText("message", error.message)
      let location = error.location ?? SourceLocation(file: file.file, line: 1, column: 1)
      key("locations")
      beginArray()
      sarifLocation(location, message: nil)
      endArray()
      endObject()
    }
    endArray()
    endObject()
    endArray()
  }

  /// - Parameter cause: the finding to fix first. Results with the same property `cause` have one cause.
  fileprivate mutating func sarifResult(_ finding: LintFinding, cause: LintFinding? = nil) {
    beginObject()
    field("ruleId", finding.rule.rawValue)
    field("ruleIndex", LintRule.allCases.firstIndex(of: finding.rule))
    field("level", SARIFReport.level(finding.severity))
    let fix = finding.fix.map { ". \($0)" } ?? ""
    sarifText("message", finding.fullMessage + fix)
    key("locations")
    beginArray()
    sarifLocation(finding.location, message: nil)
    endArray()
    sarifRelated(finding, cause: cause)
    sarifFixes(finding)
    key("partialFingerprints")
    beginObject()
    field("autolayout/v1", finding.fingerprint)
    endObject()
    key("properties")
    beginObject()
    field("cause", (cause ?? finding).fingerprint)
    endObject()
    endObject()
  }

  private mutating func sarifRelated(_ finding: LintFinding, cause: LintFinding?) {
    let related = (finding.objects + finding.follows).compactMap { object in
      object.location.map { (object, $0) }
    }
    guard !related.isEmpty || cause != nil else { return }
    key("relatedLocations")
    beginArray()
    if let cause { sarifLocation(cause.location, message: "Cause: \(cause.message)") }
    for (object, location) in related {
      sarifLocation(location, message: object.label ?? object.identifier)
    }
    endArray()
  }

  private mutating func sarifFixes(_ finding: LintFinding) {
    guard !finding.replacements.isEmpty else { return }
    key("fixes")
    beginArray()
    beginObject()
    sarifText("description", finding.fix ?? finding.rule.summary)
    key("artifactChanges")
    beginArray()
    beginObject()
    sarifArtifact(finding.location.file)
    key("replacements")
    beginArray()
    for replacement in finding.replacements { sarifReplacement(replacement) }
    endArray()
    endObject()
    endArray()
    endObject()
    endArray()
  }

  private mutating func sarifReplacement(_ replacement: LintReplacement) {
    beginObject()
    key("deletedRegion")
    beginObject()
    field("startLine", replacement.startLine)
    field("startColumn", replacement.startColumn)
    field("endLine", replacement.endLine)
    field("endColumn", replacement.endColumn)
    endObject()
    sarifText("insertedContent", replacement.text)
    endObject()
  }

  private mutating func sarifArtifact(_ file: String) {
    key("artifactLocation")
    beginObject()
    field("uri", SARIFReport.uri(file))
    endObject()
  }

  private mutating func sarifLocation(_ location: SourceLocation, message: String?) {
    beginObject()
    key("physicalLocation")
    beginObject()
    sarifArtifact(location.file)
    key("region")
    beginObject()
    field("startLine", location.line)
    field("startColumn", location.column)
    endObject()
    endObject()
    if let message { sarifText("message", message) }
    endObject()
  }

  private mutating func sarifText(_ name: String, _ text: String) {
    key(name)
    beginObject()
    field("text", text)
    endObject()
  }
}
