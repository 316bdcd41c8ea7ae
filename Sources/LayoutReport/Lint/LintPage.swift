import AutoLayout
import Foundation

/// Findings on one HTML page for people, each with a picture of its scene.
///
/// The page needs no other file and no network. Text from documents is never executed. Without scripts, everything works
/// except the filters and the enlarged pictures.
enum LintPage {
  static func html(_ report: LintReport, toolVersion: String) -> String {
    var pictures = PagePictures(report)
    let body = content(report, &pictures)
    let enlarged =
      "<dialog id=\"large\" aria-label=\"Enlarged picture\"><button type=\"button\" class=\"close\">Close</button></dialog>\n"
    return WebPage(
      title: title(report), pictureSource: "data:", generator: "autolayout \(toolVersion)",
      styles: [WebPage.asset(PackageResources.lint_page_css), pictures.style], body: body + enlarged,
      scripts: [PackageResources.lint_page_js]
    ).html
  }

  private static func title(_ report: LintReport) -> String {
    let count = report.findings.count
    return "\(count) finding\(count == 1 ? "" : "s") – autolayout lint"
  }

  private static func content(_ report: LintReport, _ pictures: inout PagePictures) -> String {
    var text = header(report) + "<main>\n"
    for file in report.allFiles where file.error != nil || !file.findings.isEmpty {
      text += LintPageSection.section(file, &pictures)
    }
    if report.findings.isEmpty && report.errors.isEmpty { text += nothing(report) }
    if pictures.isCut {
      text += "<p class=\"cut\">Only the first \(pictures.count) findings have pictures.</p>\n"
    }
    return text + rest(report) + "</main>\n"
  }

  private static func nothing(_ report: LintReport) -> String {
    "<p class=\"nothing\"><b>Nothing to fix.</b> \(PageMarkup.escaped(LintTextReport.summary(report))).</p>\n"
  }

  // MARK: The head

  private static func header(_ report: LintReport) -> String {
    """
    <header>
    <div class="bar">
    <h1>Layout findings</h1>
    <p class="summary">\(PageMarkup.escaped(LintTextReport.summary(report)))</p>
    </div>
    \(filters(report))</header>

    """
  }

  /// One switch for each rule with findings, and a search field.
  private static func filters(_ report: LintReport) -> String {
    let findings = report.findings
    let found = LintRule.allCases.filter { rule in findings.contains { $0.rule == rule } }
    guard found.count > 1 || findings.count > 3 else { return "" }
    let switches = found.map { rule in
      let count = findings.count { $0.rule == rule }
      return """
        <button type="button" aria-pressed="true" data-rule="\(rule.rawValue)" title="\(rule.summary)">\
        \(rule.rawValue) <b>\(count)</b></button>
        """
    }
    return """
      <div class="filters" hidden>
      <input type="search" id="words" placeholder="Filter by file, view or text" aria-label="Filter findings">
      <div class="rules" role="group" aria-label="Rules to show">\(switches.joined())</div>
      <p id="left" role="status"></p>
      </div>
      <ul class="legend" aria-label="Marks in pictures">
      <li><i class="culprit"></i>what to fix</li><li><i class="follower"></i>follows from it</li>\
      <li><i class="saved"></i>where it was saved</li>
      </ul>

      """
  }

  // MARK: The rest

  private static func rest(_ report: LintReport) -> String {
    let clean = report.files.filter { $0.findings.isEmpty && $0.error == nil }.map(\.file)
    return suppressed(report.suppressed)
      + details("Documents without findings", clean.map { "<code>\(PageMarkup.escaped($0))</code>" })
  }

  private static func suppressed(_ findings: [SuppressedFinding]) -> String {
    details(
      "Suppressed findings",
      findings.map { suppressed in
        let finding = suppressed.finding
        let reason = suppressed.reason ?? "by a label in the document"
        return """
          <code>\(PageMarkup.escaped(finding.location.description))</code> \
          \(PageMarkup.escaped(finding.message)) <i>– \(PageMarkup.escaped(reason))</i>
          """
      })
  }

  private static func details(_ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    let list = items.map { "<li>\($0)</li>\n" }.joined()
    return
      "<details class=\"rest\"><summary>\(title) <b>\(items.count)</b></summary>\n<ul>\n\(list)</ul>\n</details>\n"
  }
}
