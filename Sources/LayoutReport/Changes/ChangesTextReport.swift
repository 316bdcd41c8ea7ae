import AutoLayout
import PrintedWords

/// Changes for terminals, one fact per line.
enum ChangesTextReport {
  /// The largest number of moves that are printed for a document; the rest is counted.
  private static let mostMoves = 10

  static func text(_ report: ChangesReport, showsAll: Bool) -> String {
    var lines: [String] = []
    for document in report.documents { lines += block(document, showsAll) + [""] }
    lines += report.notes.map { "note: \($0)" }
    lines.append(report.summary)
    return lines.map { PrintableText.escaped($0) + "\n" }.joined()
  }

  private static func block(_ document: ChangedDocument, _ showsAll: Bool) -> [String] {
    var lines = [document.title]
    if let error = document.error {
      return lines + ["  error: \(error.message)"] + (error.hint.map { ["    \($0)"] } ?? [])
    }
    for section in document.sections {
      lines.append("  \(section.title)")
      lines += (showsAll ? section.lines : section.groupedLines).flatMap(text)
    }
    lines += layout(document, showsAll)
    lines += findings(document.newFindings, "New findings of lint", "+")
    lines += findings(document.goneFindings, "Fixed findings of lint", "-")
    if let noise = document.noiseText { lines.append("  \(noise)") }
    return lines
  }

  private static func text(_ line: ChangeLine) -> [String] {
    let scene =
      line.scene.map { line.sentence.hasPrefix($0 + ":") || $0 == line.object ? "" : "\($0): " } ?? ""
    return ["    \(line.sign) \(scene)\(line.sentence)"] + line.details.map { "        \($0)" }
  }

  private static func layout(_ document: ChangedDocument, _ showsAll: Bool) -> [String] {
    switch document.layout {
    case .same: return ["  same layout"]
    case .unknown(let reason): return ["  layout not compared: \(reason)"]
    case .moved(let moves):
      let shown = showsAll ? moves[...] : moves.prefix(mostMoves)
      var lines = ["  Layout"] + shown.map { "    ~ \($0.placeText)\($0.sentence) (\($0.shownOn))" }
      if shown.count < moves.count {
        lines.append(
          "    … and \(ChangesReport.count(moves.count - shown.count, "smaller move")); --all lists them")
      }
      return lines
    }
  }

  private static func findings(_ findings: [LintFinding], _ title: String, _ sign: String) -> [String] {
    guard !findings.isEmpty else { return [] }
    return ["  \(title)"]
      + findings.map { finding in
        let place = "\(finding.location.line)"
        return
          "    \(sign) \(finding.severity.rawValue): \(finding.fullMessage) [\(finding.rule.rawValue)], line \(place)"
      }
  }
}
