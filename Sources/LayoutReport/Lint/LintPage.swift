import AutoLayout
import Foundation

/// Findings on one HTML page for people, each with a picture of its scene.
///
/// The page needs no other file and no network. Whatever documents say is shown as text; none of it is run. Without scripts,
/// all but the filters and the enlarged pictures works.
enum LintPage {
  static func html(_ report: LintReport, toolVersion: String) -> String {
    var pictures = PagePictures(report)
    let body = content(report, &pictures)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="generator" content="autolayout \(PageMarkup.escaped(toolVersion))">
      <title>\(PageMarkup.escaped(title(report)))</title>
      <style>
      \(asset(PackageResources.lint_page_css))\(pictures.style)</style>
      </head>
      <body>
      \(body)<dialog id="large" aria-label="Enlarged picture"><button type="button" class="close">Close</button></dialog>
      <script>
      'use strict';
      \(asset(PackageResources.lint_page_js))</script>
      </body>
      </html>

      """
  }

  /// Nothing is loaded, sent or framed; only the page's own style, script and pictures count.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private static func asset(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

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

  /// One switch for each rule that found something, and a field for words.
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

/// Text on its way into a page.
enum PageMarkup {
  /// For text and for attributes in quotes.
  static func escaped(_ text: String) -> String {
    PrintableText.escaped(text)
      .replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "'", with: "&#39;")
  }
}
