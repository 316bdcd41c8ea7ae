import AutoLayout
import LayoutExplanations

/// Messages of a log, each explained.
public enum ConflictLogReport {
  /// The formats of explanations.
  public enum Format: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
    /// For GitHub's runners.
    case github
  }

  /// The explanations of all conflicts in a log.
  ///
  /// - Parameters:
  ///   - log: the log.
  ///   - format: the format of the report.
  ///   - file: the log's name, for annotations.
  public static func text(_ log: ConflictLog, format: Format, file: String) -> String {
    switch format {
    case .text: text(log)
    case .json: json(log)
    case .github: annotations(log, file: file)
    }
  }

  /// Plain text; ends with a summary.
  public static func text(_ log: ConflictLog) -> String {
    guard !log.conflicts.isEmpty else { return absence(log) }
    var text = ""
    for (index, conflict) in log.conflicts.enumerated() {
      text += "Conflict \(index + 1), line \(conflict.lineNumber) of the log (\(conflict.system.rawValue))\n"
      text += conflict.explanation.text
      text += notes(on: conflict)
      text += legend(of: conflict)
      text += "\n"
    }
    return text + summary(log)
  }

  private static func absence(_ log: ConflictLog) -> String {
    guard let line = log.linesOfEmptyMessages.first else {
      return "There are no messages about unsatisfiable constraints here.\n"
    }
    return "The message at line \(line) has lost its constraints. "
      + "Web pages leave out what stands between < and >; "
      + "copy the message from the console, or from the source of the page.\n"
  }

  /// Notes on parts that the log does not contain.
  private static func notes(on conflict: LoggedConflict) -> String {
    var notes = ""
    if conflict.lines.isEmpty {
      notes += "The log has lost the list of constraints that this one contradicts.\n"
    }
    if conflict.lines.contains(where: { $0.text == "<private>" }) {
      notes +=
        "The system hid the constraints from its log; a debugger's console has them, and so has the log of a device with "
        + "a profile that shows private data.\n"
    }
    return notes
  }

  private static func legend(of conflict: LoggedConflict) -> String {
    let lines = conflict.members.enumerated().map { index, line in
      "  \(index + 1)  \(line.text.split(separator: "\n").joined(separator: "\\n"))\n"
    }
    return "In the log:\n" + lines.joined()
  }

  private static func summary(_ log: ConflictLog) -> String {
    let lines = log.conflicts.flatMap(\.lines)
    let read = lines.count { $0.description != nil }
    let named = log.conflicts.count { $0.explanation.isContradictory }
    let conflicts = log.conflicts.count == 1 ? "1 conflict" : "\(log.conflicts.count) conflicts"
    return "\(conflicts); \(read) of \(lines.count) constraints read; the contradiction named in \(named).\n"
  }
}

extension ConflictLogReport {
  /// Explanations as JSON, for programs.
  ///
  ///     {"conflicts": [{"line", "system": "iOS" | "macOS", "constraints": [{"text", "clause"?, "factor"?, "broken"?: true}],
  ///                     "contradictory": bool, "excess"?, "condition"?, "cause"?, "fix"?}],
  ///      "constraints": n, "read": n}
  ///
  /// A constraint's factor is its factor in the sum that proves the contradiction; the excess is in points.
  static func json(_ log: ConflictLog) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.key("conflicts")
    writer.beginArray()
    for conflict in log.conflicts { writer.conflict(conflict) }
    writer.endArray()
    let lines = log.conflicts.flatMap(\.lines)
    writer.field("constraints", lines.count)
    writer.field("read", lines.count { $0.description != nil })
    writer.endObject()
    return writer.text + "\n"
  }

  /// One command per conflict, at the message's line in the log.
  static func annotations(_ log: ConflictLog, file: String) -> String {
    log.conflicts.map { conflict in
      GitHubReport.command(
        .error, SourceLocation(file: file, line: conflict.lineNumber), title: "unsatisfiable",
        message: conflict.explanation.text) + "\n"
    }.joined()
  }
}

extension JSONWriter {
  fileprivate mutating func conflict(_ conflict: LoggedConflict) {
    let explanation = conflict.explanation
    beginObject()
    field("line", conflict.lineNumber)
    field("system", conflict.system.rawValue)
    key("constraints")
    beginArray()
    for (index, line) in conflict.members.enumerated() { constraint(line, at: index, explanation) }
    endArray()
    key("contradictory")
    bool(explanation.isContradictory)
    if let excess = explanation.arithmetic?.excess {
      key("excess")
      number(excess)
    }
    field("condition", explanation.condition?.text)
    field("cause", explanation.advice?.cause)
    field("fix", explanation.advice?.edit?.text)
    endObject()
  }

  private mutating func constraint(
    _ line: LoggedConflict.Line, at index: Int, _ explanation: ConflictExplanation
  ) {
    beginObject()
    field("text", line.text)
    if line.description != nil { field("clause", explanation.clauses[index]) }
    if let factor = explanation.factor(ofLine: index) {
      key("factor")
      number(factor)
    }
    if explanation.broken == index {
      key("broken")
      bool(true)
    }
    endObject()
  }
}
