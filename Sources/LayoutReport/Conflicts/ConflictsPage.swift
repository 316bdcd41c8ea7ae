import AutoLayout
import Foundation
import Graphics
import SVGRenderer

/// Conflicts on one HTML page: each is shown before the merge and on both sides, in words and pictures.
///
/// The page needs no other file and no network. The same report gives the same bytes. Text from documents is never
/// executed.
public enum ConflictsPage {
  /// The largest total size of a page's scenes in bytes; further conflicts are shown only in words.
  public static let largestPictures = 9_000_000

  /// One HTML page for the whole report.
  public static func html(_ report: ConflictsReport) -> String {
    var body = ConflictsBody()
    body.write(report)
    return WebPage(
      title: body.title, pictureSource: "data:",
      styles: [WebPage.asset(PackageResources.conflicts_css), body.style], body: body.text,
      scripts: [PackageResources.conflicts_js]
    ).html
  }
}

/// The page's markup. Each scene's drawing is stored once in the page, as a background of the style sheet, however many
/// conflicts are about it.
private struct ConflictsBody {
  private(set) var text = ""
  private(set) var style = ""
  private(set) var title = ""
  private var bytes = 0
  /// The numbers of the drawings in the style sheet, by document and place.
  private var numbers: [[Int]: Int] = [:]

  mutating func write(_ report: ConflictsReport) {
    let all = report.documents.flatMap(\.conflicts)
    let open = all.count { !$0.isDecided }
    title =
      all.isEmpty
      ? "No conflicts"
      : "\(ChangesReport.count(open, "conflict")) to decide"
        + (open < all.count ? ", \(all.count - open) decided" : "")
    text += "<header>\n<h1>\(PageMarkup.escaped(title))</h1>\n<p>\(PageMarkup.escaped(report.heading))</p>\n"
    text += "</header>\n<main>\n"
    for (place, document) in report.documents.enumerated() { write(document, place) }
    text += "</main>\n"
  }

  private mutating func write(_ document: ConflictedDocument, _ place: Int) {
    text += "<section>\n<h2>\(PageMarkup.escaped(document.path))</h2>\n"
    if document.conflicts.isEmpty { text += "<p class=\"none\">Nothing is left to decide.</p>\n" }
    for conflict in document.conflicts { write(conflict, document, place) }
    text += "</section>\n"
  }

  private mutating func write(_ conflict: ReportedConflict, _ document: ConflictedDocument, _ place: Int) {
    let scene = conflict.scene.isEmpty ? "" : "<small>\(PageMarkup.escaped(conflict.scene))</small>"
    text += """
      <article id="c\(place + 1)-\(conflict.number)"\(conflict.isDecided ? " class=\"decided\"" : "")>
      <h3><b>\(conflict.number)</b><span>\(PageMarkup.escaped(conflict.title))</span>\(scene)</h3>
      <div class="versions" style="--n:\(conflict.versions.count)">

      """
    for (index, version) in conflict.versions.enumerated() {
      write(version, drawing: number(of: version, document, place), isFirst: index == 0)
    }
    text += "</div>\n</article>\n"
  }

  private mutating func write(_ version: ReportedConflict.Version, drawing: Int?, isFirst: Bool) {
    let kind = version.command.isEmpty ? "before" : version.isTaken ? "taken" : "side"
    text += "<div class=\"version \(kind)\">\n<h4>\(PageMarkup.escaped(version.label))"
    text += version.isTaken ? "<em>taken</em></h4>\n" : "</h4>\n"
    text += "<p>\(PageMarkup.escaped(version.text))</p>\n"
    if let drawing { text += picture(version, drawing) }
    if !version.command.isEmpty {
      let command = PageMarkup.escaped(version.command)
      text += "<button type=\"button\" class=\"command\" title=\"Copy\"><code>\(command)</code></button>\n"
    }
    text += "</div>\n"
  }

  // MARK: Pictures

  private mutating func number(
    of version: ReportedConflict.Version, _ document: ConflictedDocument, _ place: Int
  ) -> Int? {
    guard let drawing = version.drawing, document.drawings.indices.contains(drawing) else { return nil }
    let key = [place, drawing]
    if let known = numbers[key] { return known }
    let svg = SVGRenderer().svg(of: document.drawings[drawing])
    guard bytes + svg.utf8.count <= ConflictsPage.largestPictures else { return nil }
    bytes += svg.utf8.count
    let size = document.drawings[drawing].size
    let number = numbers.count
    numbers[key] = number
    let address = "data:image/svg+xml;base64," + Data(svg.utf8).base64EncodedString()
    style +=
      ".d\(number){--sw:\(Self.text(size.width));--sh:\(Self.text(size.height));background-image:url(\"\(address)\")}\n"
    return number
  }

  private func picture(_ version: ReportedConflict.Version, _ number: Int) -> String {
    let region = version.region
    let shape =
      "--x:\(Self.text(region.minX));--y:\(Self.text(region.minY));--w:\(Self.text(region.width));--h:\(Self.text(region.height))"
    let marks = version.marks.map { rect in
      "<i style=\"--mx:\(Self.text(rect.minX));--my:\(Self.text(rect.minY));--mw:\(Self.text(rect.width));--mh:\(Self.text(rect.height))\"></i>"
    }
    return """
      <div class="picture" style="\(shape)" role="img" aria-label="\(PageMarkup.escaped(version.label))">\
      <div class="scene d\(number)">\(marks.joined())</div></div>

      """
  }

  private static func text(_ number: CGFloat) -> String { NumberText.brief(Double(number)) }
}
