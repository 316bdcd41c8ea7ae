import AutoLayout
import PrintedWords

/// A recording in numbers: the total work, and the work for each view.
public enum ChurnReport {
  private static let headings = ["added", "removed", "changed", "made anew", "laid out", "measured"]

  /// Views without events are left out; those whose constraints are made again come first. Ends with a line break.
  public static func text(_ recording: LayoutRecording) -> String {
    let rows = recording.churn.map { churn in
      let numbers = [
        churn.added, churn.removed, churn.constantChanges + churn.priorityChanges, churn.rebuilt,
        churn.layouts, churn.measurements,
      ]
      return (name: PrintableText.escaped(recording.views[churn.view].name), cells: numbers.map(String.init))
    }
    let nameWidth = max(rows.map(\.name.count).max() ?? 0, "View".count)
    let lines = ([(name: "View", cells: headings)] + rows).map { row in
      let cells = zip(row.cells, headings).map { padding($0, to: $1.count) + $0 }
      return row.name + padding(row.name, to: nameWidth) + "  " + cells.joined(separator: "  ") + "\n"
    }
    return summary(recording) + (rows.isEmpty ? "" : lines.joined())
  }

  private static func summary(_ recording: LayoutRecording) -> String {
    let changes = recording.count(.constantChanged) + recording.count(.priorityChanged)
    let texts = recording.events.count {
      if case .measured(_, _, true) = $0.detail { true } else { false }
    }
    return
      "Constraints: \(recording.count(.constraintAdded)) added, \(recording.count(.constraintRemoved)) removed, "
      + "\(changes) changed. Solves: \(recording.count(.solve)), rows touched: \(recording.rowsTouched). "
      + "Views laid out: \(recording.count(.layoutSubviews)). Measured: \(recording.count(.measure)), of it text: "
      + "\(texts).\n"
  }

  private static func padding(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count))
  }
}
