import AutoLayout

/// Messages of a log, each explained.
public enum ConflictLogReport {
  /// Plain text; ends with a summary.
  public static func text(_ log: ConflictLog) -> String {
    guard !log.conflicts.isEmpty else {
      return "There are no messages about unsatisfiable constraints here.\n"
    }
    var text = ""
    for (index, conflict) in log.conflicts.enumerated() {
      text += "Conflict \(index + 1), line \(conflict.lineNumber) of the log (\(conflict.system.rawValue))\n"
      text += conflict.explanation.text
      text += legend(of: conflict)
      text += "\n"
    }
    return text + summary(log)
  }

  private static func legend(of conflict: LoggedConflict) -> String {
    let lines = conflict.lines.enumerated().map { index, line in
      "  \(index + 1)  \(line.text.split(separator: "\n").joined(separator: "\\n"))\n"
    }
    return "In the log:\n" + lines.joined()
  }

  private static func summary(_ log: ConflictLog) -> String {
    let lines = log.conflicts.flatMap(\.lines)
    let read = lines.count { $0.description != nil }
    let named = log.conflicts.count { $0.explanation.arithmetic != nil }
    let conflicts = log.conflicts.count == 1 ? "1 conflict" : "\(log.conflicts.count) conflicts"
    return "\(conflicts); \(read) of \(lines.count) constraints read; the contradiction named in \(named).\n"
  }
}

extension LoggedConflict {
  public var explanation: ConflictExplanation {
    ConflictExplanation(lines.map { ($0.text, $0.description) }, broken: broken?.text)
  }
}
