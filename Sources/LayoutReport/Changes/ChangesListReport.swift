import PrintedWords

/// Changes in one line for each document.
public enum ChangesListReport {
  /// The paths of the documents with differences other than noise, one per line.
  ///
  /// - Parameter showsAll: whether documents that differ only in noise are listed, too.
  public static func names(_ report: ChangesReport, showsAll: Bool) -> String {
    report.documents.filter { showsAll || $0.isDifferent || $0.error != nil }
      .map { PrintableText.escaped($0.path) + "\n" }.joined()
  }

  /// Counts of changes, moves and noise for each document, then the summary of the report.
  public static func statistics(_ report: ChangesReport) -> String {
    let titles = report.documents.map(\.title)
    let width = titles.map(\.count).max() ?? 0
    var lines = zip(titles, report.documents).map { title, document in
      title + String(repeating: " ", count: width - title.count) + " | " + counts(document)
    }
    lines += report.notes.map { "note: \($0)" }
    lines.append(report.summary)
    return lines.map { PrintableText.escaped($0) + "\n" }.joined()
  }

  private static func counts(_ document: ChangedDocument) -> String {
    if let error = document.error { return "error: \(error.message)" }
    let lines = document.sections.filter { !$0.isNoise }.reduce(0) { $0 + $1.lines.count }
    var parts = lines > 0 ? [ChangesReport.count(lines, "change")] : []
    if case .moved(let moves) = document.layout {
      parts.append(moves.count == 1 ? "1 view moves" : "\(moves.count) views move")
    }
    if !document.newFindings.isEmpty {
      parts.append(ChangesReport.count(document.newFindings.count, "new finding"))
    }
    if !document.goneFindings.isEmpty {
      parts.append("\(ChangesReport.count(document.goneFindings.count, "finding")) gone")
    }
    let noise = document.noise.reduce(0) { $0 + $1.count }
    if noise > 0 { parts.append("noise \(noise)") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
