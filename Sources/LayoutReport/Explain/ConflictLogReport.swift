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
      text += notes(on: conflict)
      text += legend(of: conflict)
      text += "\n"
    }
    return text + summary(log)
  }

  /// What the log keeps back.
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
