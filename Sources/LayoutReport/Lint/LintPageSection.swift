import AutoLayout

/// The findings of one document on the page.
enum LintPageSection {
  /// The number of objects that are listed before the rest is folded.
  private static let mostObjects = 4

  static func section(_ file: LintedFile, _ pictures: inout PagePictures) -> String {
    var text = "<section>\n<h2><code>\(PageMarkup.escaped(file.file))</code>\(count(file))</h2>\n"
    if let error = file.error { text += failure(error, file.file) }
    for group in file.causes { text += article(group, of: file, &pictures) }
    return text + "</section>\n"
  }

  private static func count(_ file: LintedFile) -> String {
    file.findings.isEmpty ? "" : " <b>\(file.findings.count)</b>"
  }

  private static func failure(_ error: LayoutFinding, _ file: String) -> String {
    let hint = error.hint.map { "<p class=\"fix\">\(PageMarkup.escaped($0))</p>" } ?? ""
    return """
      <article class="error"><div class="words"><h3>\(PageMarkup.escaped(error.message))</h3>
      <p class="facts"><span class="tag">\(PageMarkup.escaped(error.code))</span> \
      <code>\(PageMarkup.escaped(error.location?.description ?? file))</code></p>\(hint)</div></article>

      """
  }

  /// A cause with its consequences.
  private static func article(_ group: CauseGroup, of file: LintedFile, _ pictures: inout PagePictures)
    -> String
  {
    var text = "<article class=\"\(group.head.severity.rawValue)\">\n"
    text += entry(group.head, of: file, &pictures)
    if !group.others.isEmpty {
      text += "<div class=\"leads\"><h4>Leads to</h4>\n"
      for finding in group.others { text += entry(finding, of: file, &pictures) }
      text += "</div>\n"
    }
    return text + "</article>\n"
  }

  private static func entry(
    _ finding: LintFinding, of file: LintedFile, _ pictures: inout PagePictures
  ) -> String {
    let scene = finding.scene.isEmpty ? "" : "<span>scene <b>\(PageMarkup.escaped(finding.scene))</b></span>"
    return """
      <div class="finding \(finding.severity.rawValue)" data-rule="\(finding.rule.rawValue)">
      <div class="words">
      <h3>\(PageMarkup.escaped(finding.message))</h3>
      <p class="facts"><span class="tag">\(finding.rule.rawValue)</span> \
      <code title="\(PageMarkup.escaped(finding.location.description))">\(place(finding.location))</code>\(scene)</p>
      \(shown(finding))\(fix(finding))\(objects(finding))</div>
      \(pictures.figure(of: finding, in: file))</div>

      """
  }

  /// The place with only the document's name: its path is in the heading.
  private static func place(_ location: SourceLocation) -> String {
    var short = location
    short.file = location.file.split(separator: "/").last.map(String.init) ?? location.file
    return PageMarkup.escaped(short.description)
  }

  private static func shown(_ finding: LintFinding) -> String {
    guard finding.shownOn != nil else { return "" }
    let names = finding.variants.map { variant in
      "<li>\(variant.isEmpty ? "as saved" : PageMarkup.escaped(variant))</li>"
    }
    return "<ul class=\"shows\" aria-label=\"Shows on\">\(names.joined())</ul>\n"
  }

  private static func fix(_ finding: LintFinding) -> String {
    finding.fix.map { "<p class=\"fix\"><b>Fix</b> \(PageMarkup.escaped($0))</p>\n" } ?? ""
  }

  private static func objects(_ finding: LintFinding) -> String {
    let items = finding.objects.map { item($0, "involved") } + finding.follows.map { item($0, "follows") }
    guard items.count > 1 else { return "" }
    let list = "<ul class=\"objects\">\(items.joined())</ul>"
    guard items.count > mostObjects else { return list + "\n" }
    return "<details><summary>\(items.count) objects</summary>\(list)</details>\n"
  }

  private static func item(_ object: LintObject, _ role: String) -> String {
    let place = object.location.map { ":\($0.line)" } ?? ""
    return """
      <li class="\(role)">\(PageMarkup.escaped(object.label ?? object.identifier)) \
      <code>\(PageMarkup.escaped(object.identifier))\(place)</code></li>
      """
  }
}
