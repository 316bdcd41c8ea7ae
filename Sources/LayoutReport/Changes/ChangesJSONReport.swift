import AutoLayout
import Foundation

/// Changes as JSON, for programs. `docs/diff.md` describes the keys; keys are only ever added.
enum ChangesJSONReport {
  static let version = 1

  static func text(_ report: ChangesReport) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.field("version", version)
    writer.field("old", report.oldName)
    writer.field("new", report.newName)
    writer.key("different")
    writer.bool(report.isDifferent)
    writer.list("documents", report.documents) { $0.document($1) }
    writer.list("notes", report.notes) { $0.string($1) }
    writer.endObject()
    return writer.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  fileprivate mutating func document(_ document: ChangedDocument) {
    beginObject()
    field("path", document.path)
    field("oldPath", document.oldPath)
    field("newPath", document.newPath)
    field("status", document.status.rawValue)
    key("different")
    bool(document.isDifferent)
    if let error = document.error { changesError(error) }
    list("changes", document.sections) { writer, section in
      for line in section.lines { writer.change(line, topic: section.topic) }
    }
    key("noise")
    beginObject()
    for count in document.noise { field(count.kind, count.count) }
    endObject()
    layout(document.layout)
    list("newFindings", document.newFindings) { $0.finding($1) }
    list("goneFindings", document.goneFindings) { $0.finding($1) }
    list("pictures", document.pictures) { $0.picture($1) }
    endObject()
  }

  private mutating func changesError(_ error: LayoutFinding) {
    key("error")
    beginObject()
    field("code", error.code)
    field("message", error.message)
    field("file", error.location?.file)
    field("line", error.location?.line)
    field("column", error.location?.column)
    field("hint", error.hint)
    endObject()
  }

  private mutating func change(_ line: ChangeLine, topic: String) {
    beginObject()
    field("topic", topic)
    field("kind", line.kind)
    field("noise", line.noise)
    field("scene", line.scene)
    field("object", line.object)
    field("sentence", line.sentence)
    field("property", line.property)
    field("oldValue", line.old)
    field("newValue", line.new)
    field("oldId", line.oldID)
    field("newId", line.newID)
    field("oldLine", line.oldLine)
    field("newLine", line.newLine)
    if !line.details.isEmpty { list("details", line.details) { $0.string($1) } }
    if !line.attributes.isEmpty { list("attributes", line.attributes) { $0.attribute($1) } }
    if !line.contents.isEmpty { list("contents", line.contents) { $0.string($1) } }
    endObject()
  }

  private mutating func attribute(_ attribute: ChangeLine.Attribute) {
    beginObject()
    field("element", attribute.element)
    field("name", attribute.name)
    field("old", attribute.old)
    field("new", attribute.new)
    endObject()
  }

  private mutating func layout(_ outcome: LayoutOutcome) {
    key("layout")
    beginObject()
    switch outcome {
    case .same: field("outcome", "same")
    case .unknown(let reason):
      field("outcome", "unknown")
      field("reason", reason)
    case .moved(let moves):
      field("outcome", "moved")
      list("moves", moves) { $0.move($1) }
    }
    endObject()
  }

  private mutating func move(_ move: LayoutMove) {
    beginObject()
    field("view", move.view)
    field("id", move.identifier)
    field("scene", move.scene)
    rectangle("old", move.old)
    rectangle("new", move.new)
    list("variants", move.variants) { $0.string($1) }
    endObject()
  }

  private mutating func rectangle(_ name: String, _ rect: CGRect) {
    list(name, [rect.minX, rect.minY, rect.width, rect.height]) { $0.number(Double($1)) }
  }

  private mutating func finding(_ finding: LintFinding) {
    beginObject()
    field("rule", finding.rule.rawValue)
    field("severity", finding.severity.rawValue)
    field("message", finding.message)
    field("line", finding.location.line)
    field("scene", finding.scene)
    list("variants", finding.variants) { $0.string($1) }
    endObject()
  }

  private mutating func picture(_ picture: ChangedPicture) {
    beginObject()
    field("scene", picture.scene)
    field("variant", picture.variant)
    field("oldFile", picture.oldFile)
    field("newFile", picture.newFile)
    endObject()
  }
}
