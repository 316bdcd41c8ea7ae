import AutoLayout
import Foundation

/// Layouts as JSON, for programs.
///
/// One object per document:
///
///     {"file", "platform": "iOS" | "macOS" | null, "scenes": [{"id", "title"?, "root": VIEW}],
///      "diagnostics": [FINDING], "error"?: "why there are no scenes"}
///     VIEW = {"id", "class", "label"?, "frame": {"x", "y", "width", "height"}, "hidden"?: true,
///             "ambiguous"?: true, "line"?, "column"?, "children": [VIEW]}
///     FINDING = {"severity", "code", "message", "file"?, "line"?, "column"?, "objects": [id], "hint"?}
///
/// Keys with a question mark are present only if they have a value. Frames are in the superview's coordinates, in
/// points. Keys keep this order and numbers are as short as they can be, so equal layouts give equal bytes.
public enum JSONReport {
  /// One document on one line, without the line break.
  public static func line(_ document: DocumentSnapshot) -> String {
    var writer = JSONWriter(style: .compact)
    writer.document(document)
    return writer.text
  }

  /// All documents as one array, indented, with a line break at the end.
  public static func array(_ documents: [DocumentSnapshot]) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.beginArray()
    documents.forEach { writer.document($0) }
    writer.endArray()
    return writer.text + "\n"
  }
}

extension JSONWriter {
  mutating func document(_ document: DocumentSnapshot) {
    beginObject()
    key("file")
    string(document.file)
    key("platform")
    optionalString(document.platform?.rawValue)
    key("scenes")
    beginArray()
    document.scenes.forEach { scene($0) }
    endArray()
    key("diagnostics")
    beginArray()
    // The error comes first: it explains why everything else is missing.
    ([document.error].compactMap(\.self) + document.findings).forEach { finding($0) }
    endArray()
    if let error = document.error {
      key("error")
      string(FindingReport.headline(error, file: document.file))
    }
    endObject()
  }

  private mutating func scene(_ scene: SceneSnapshot) {
    beginObject()
    key("id")
    string(scene.identifier)
    if let title = scene.title {
      key("title")
      string(title)
    }
    key("root")
    tree(scene.root)
    endObject()
  }

  private mutating func tree(_ root: ViewSnapshot) {
    for event in ViewTraversal(root) {
      switch event {
      case .enter(let view, _):
        beginObject()
        fields(of: view)
        key("children")
        beginArray()
      case .leave:
        endArray()
        endObject()
      }
    }
  }

  private mutating func fields(of view: ViewSnapshot) {
    key("id")
    optionalString(view.identifier)
    key("class")
    string(view.className)
    if let label = view.label {
      key("label")
      string(label)
    }
    key("frame")
    rectangle(view.frame)
    if view.isHidden {
      key("hidden")
      bool(true)
    }
    if view.isAmbiguous {
      key("ambiguous")
      bool(true)
    }
    if let location = view.location { position(location) }
  }

  private mutating func rectangle(_ frame: CGRect) {
    beginObject()
    key("x")
    number(Double(frame.origin.x))
    key("y")
    number(Double(frame.origin.y))
    key("width")
    number(Double(frame.size.width))
    key("height")
    number(Double(frame.size.height))
    endObject()
  }

  private mutating func finding(_ finding: LayoutFinding) {
    beginObject()
    key("severity")
    string(finding.severity.rawValue)
    key("code")
    string(finding.code)
    key("message")
    string(finding.message)
    if let location = finding.location {
      key("file")
      string(location.file)
      position(location)
    }
    key("objects")
    beginArray()
    finding.objects.forEach { string($0) }
    endArray()
    if let hint = finding.hint {
      key("hint")
      string(hint)
    }
    endObject()
  }

  private mutating func position(_ location: SourceLocation) {
    key("line")
    number(Double(location.line))
    if let column = location.column {
      key("column")
      number(Double(column))
    }
  }
}
