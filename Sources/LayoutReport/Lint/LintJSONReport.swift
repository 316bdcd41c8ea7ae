import AutoLayout

/// Findings as JSON, for programs.
///
///     {"findings": [{"rule", "severity", "message", "file", "line", "column"?, "scene",
///                    "objects": [OBJECT], "follows"?: [OBJECT], "variants": [text], "fix"?, "fingerprint", "causedBy"?}],
///      "causes": [{"finding": index, "leadsTo": [index]}],
///      "suppressed": [{… as a finding, "suppressedBy": "label"|"configuration", "reason"?}],
///      "errors": [{"code", "message", "file", "line"?, "column"?, "hint"?}], "documents": n, "accepted": n}
///     OBJECT = {"id", "label"?, "line"?, "column"?}
///
/// `causedBy` is the fingerprint of the finding to fix first, and `index` a place in `findings`. `causes` has one entry per
/// cause.
enum LintJSONReport {
  static func text(_ report: LintReport) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.key("findings")
    writer.beginArray()
    for finding in report.findings { writer.lintFinding(finding) }
    writer.endArray()
    writer.lintCauses(report)
    writer.key("suppressed")
    writer.beginArray()
    for suppressed in report.suppressed { writer.lintFinding(suppressed.finding, suppressed) }
    writer.endArray()
    writer.key("errors")
    writer.beginArray()
    for file in report.files {
      if let error = file.error { writer.lintError(error, file: file.file) }
    }
    writer.endArray()
    writer.key("documents")
    writer.number(Double(report.documents.count))
    writer.key("accepted")
    writer.number(Double(report.acceptedCount))
    writer.endObject()
    return writer.text + "\n"
  }
}

extension JSONWriter {
  mutating func field(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  mutating func field(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    number(Double(value))
  }

  fileprivate mutating func lintCauses(_ report: LintReport) {
    key("causes")
    beginArray()
    var first = 0
    for file in report.allFiles {
      let places = Dictionary(
        file.findings.enumerated().map { ($1.fingerprint, first + $0) },
        uniquingKeysWith: { known, _ in known })
      for group in file.causes {
        beginObject()
        field("finding", places[group.head.fingerprint])
        key("leadsTo")
        beginArray()
        for other in group.others.compactMap({ places[$0.fingerprint] }) { number(Double(other)) }
        endArray()
        endObject()
      }
      first += file.findings.count
    }
    endArray()
  }

  fileprivate mutating func lintFinding(_ finding: LintFinding, _ suppressed: SuppressedFinding? = nil) {
    beginObject()
    field("rule", finding.rule.rawValue)
    field("severity", finding.severity.rawValue)
    field("message", finding.message)
    field("file", finding.location.file)
    field("line", finding.location.line)
    field("column", finding.location.column)
    field("scene", finding.scene)
    lintObjects("objects", finding.objects)
    if !finding.follows.isEmpty { lintObjects("follows", finding.follows) }
    key("variants")
    beginArray()
    finding.variants.forEach { string($0) }
    endArray()
    field("fix", finding.fix)
    field("fingerprint", finding.fingerprint)
    field("causedBy", finding.cause)
    field("suppressedBy", suppressed?.kind.rawValue)
    field("reason", suppressed?.reason)
    endObject()
  }

  private mutating func lintObjects(_ name: String, _ objects: [LintObject]) {
    key(name)
    beginArray()
    for object in objects {
      beginObject()
      field("id", object.identifier)
      field("label", object.label)
      field("line", object.location?.line)
      field("column", object.location?.column)
      endObject()
    }
    endArray()
  }

  fileprivate mutating func lintError(_ error: LayoutFinding, file: String) {
    beginObject()
    field("code", error.code)
    field("message", error.message)
    field("file", error.location?.file ?? file)
    field("line", error.location?.line)
    field("column", error.location?.column)
    field("hint", error.hint)
    endObject()
  }
}
