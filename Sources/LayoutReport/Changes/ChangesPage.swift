import AutoLayout
import Foundation
import Graphics
import PrintedWords
import SVGRenderer

/// Changes on one HTML page: the list of changes, and each scene that looks different, before and after, with a slider,
/// side by side or overlaid.
///
/// The page needs no other file and no network. The same report gives the same bytes. Text from documents is never
/// executed.
public enum ChangesPage {
  /// The largest total size of a page's pictures in bytes; further scenes are listed without pictures.
  public static let largestPictures = 9_000_000

  /// One HTML page for the whole report.
  public static func html(_ report: ChangesReport) -> String {
    let title =
      report.documents.count == 1 ? "Changes of \(report.documents[0].path)" : "Changes of documents"
    return WebPage(
      title: title, pictureSource: "blob:", styles: [WebPage.asset(PackageResources.changes_css)],
      body: WebPage.asset(PackageResources.changes_html), data: ChangesPageData.json(report),
      scripts: [PackageResources.changes_js]
    ).html
  }
}

/// The data for the page's script.
private struct ChangesPageData {
  private var writer = JSONWriter(style: .compact)
  private var remainingPictureBytes = ChangesPage.largestPictures
  private var leftOut = 0

  static func json(_ report: ChangesReport) -> String {
    var data = ChangesPageData()
    data.write(report)
    return data.writer.text
  }

  private mutating func write(_ report: ChangesReport) {
    writer.beginObject()
    text("old", report.oldName)
    text("new", report.newName)
    text("summary", report.summary)
    list("documents", report.documents) { $0.document($1) }
    var notes = report.notes
    if leftOut > 0 {
      notes.append(
        "\(ChangesReport.count(leftOut, "scene")) without pictures: the page would be too large; compare fewer documents"
      )
    }
    list("notes", notes) { $0.string($1) }
    writer.endObject()
  }

  private mutating func document(_ document: ChangedDocument) {
    writer.beginObject()
    text("title", document.title)
    if let error = document.error { text("error", error.message + (error.hint.map { " (\($0))" } ?? "")) }
    if let noise = document.noiseText { text("noise", noise) }
    list("sections", document.sections) { $0.section($1) }
    layout(document.layout)
    list("newFindings", document.newFindings) { $0.finding($1) }
    list("goneFindings", document.goneFindings) { $0.finding($1) }
    list("pictures", document.pictures) { $0.picture($1) }
    writer.endObject()
  }

  private mutating func section(_ section: ChangeSection) {
    writer.beginObject()
    text("title", section.title)
    list("lines", section.lines) { data, line in
      data.writer.beginObject()
      data.text("sign", line.sign)
      data.text("text", line.sentence)
      if let scene = line.scene { data.text("scene", scene) }
      if let number = line.newLine ?? line.oldLine { data.writer.field("line", number) }
      if !line.details.isEmpty { data.list("details", line.details) { $0.string($1) } }
      data.writer.endObject()
    }
    writer.endObject()
  }

  private mutating func layout(_ outcome: LayoutOutcome) {
    switch outcome {
    case .same: text("layout", "Same layout")
    case .unknown(let reason): text("layout", "Layout not compared: \(reason)")
    case .moved(let moves):
      list("moves", moves) { data, move in
        data.writer.beginObject()
        data.text("text", move.sentence)
        data.text("scene", move.scene)
        data.text("on", move.shownOn)
        data.writer.endObject()
      }
    }
  }

  private mutating func finding(_ finding: LintFinding) {
    writer.beginObject()
    text("severity", finding.severity.rawValue)
    text("text", finding.fullMessage)
    text("rule", finding.rule.rawValue)
    writer.field("line", finding.location.line)
    writer.endObject()
  }

  private mutating func picture(_ picture: ChangedPicture) {
    let old = picture.old.map { SVGRenderer().svg(of: $0) }
    let new = picture.new.map { SVGRenderer().svg(of: $0) }
    let size = [old, new].compactMap(\.self).reduce(0) { $0 + Self.writtenSize($1) }
    guard size <= remainingPictureBytes else {
      leftOut += 1
      return
    }
    remainingPictureBytes -= size
    writer.beginObject()
    text("scene", picture.scene)
    text("variant", picture.variant)
    side("old", picture.old, old, picture.oldMarks)
    side("new", picture.new, new, picture.newMarks)
    writer.endObject()
  }

  /// The size of a picture in the page's data in bytes: quotation marks and line breaks take two, and `<` takes six.
  private static func writtenSize(_ svg: String) -> Int {
    svg.utf8.reduce(into: 0) { size, byte in
      switch byte {
      case UInt8(ascii: "<"): size += 6
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"): size += 2
      default: size += 1
      }
    }
  }

  private mutating func side(_ name: String, _ list: DisplayList?, _ svg: String?, _ marks: [CGRect]) {
    guard let list, let svg else { return }
    writer.key(name)
    writer.beginObject()
    numbers("size", [list.size.width, list.size.height])
    writer.key("svg")
    writer.string(svg)
    self.list("marks", marks) { data, rect in
      data.writer.beginArray()
      for value in [rect.minX, rect.minY, rect.width, rect.height] { data.rounded(value) }
      data.writer.endArray()
    }
    writer.endObject()
  }

  // MARK: Values

  private mutating func text(_ name: String, _ value: String) {
    writer.field(name, PrintableText.escaped(value))
  }
  private mutating func string(_ value: String) { writer.string(PrintableText.escaped(value)) }

  private mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout ChangesPageData, Element) -> Void
  ) {
    writer.key(name)
    writer.beginArray()
    for element in elements { write(&self, element) }
    writer.endArray()
  }

  private mutating func numbers(_ name: String, _ values: [CGFloat]) { list(name, values) { $0.rounded($1) } }
  private mutating func rounded(_ value: CGFloat) { writer.number(Double((value * 100).rounded() / 100)) }
}
