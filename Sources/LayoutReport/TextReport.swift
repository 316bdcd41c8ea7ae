import AutoLayout
import Foundation
import PrintedWords

/// Layouts as indented trees with aligned columns, for people.
public enum TextReport {
  /// The document's name, then for each scene its title and its views with their frames. Ends with a line break.
  /// It does not contain findings; ``FindingReport`` prints them.
  public static func text(_ document: DocumentSnapshot) -> String {
    let name = PrintableText.escaped(document.file)
    var blocks = [document.platform.map { "\(name) (\($0.rawValue))\n" } ?? "\(name)\n"]
    blocks += document.scenes.map { SceneTable($0).text() }
    return blocks.joined()
  }
}

/// One scene's rows, laid out in columns.
private struct SceneTable {
  private struct Row {
    var name: String
    /// x, y, width, height.
    var frame: [String]
    var remarks: String
  }

  private static let headings = ["x", "y", "width", "height"]
  /// Deeper levels are printed as numbers: indenting each by its depth would make the report quadratic.
  private static let deepestIndentation = 24
  private static let longestLabel = 32
  /// Longer names push their frame to the right instead of widening the column for all names.
  private static let widestNameColumn = 72

  private let title: String
  private var rows: [Row] = []

  init(_ scene: SceneSnapshot) {
    title = SceneTable.title(scene)
    for case .enter(let view, let depth) in ViewTraversal(scene.root) {
      rows.append(SceneTable.row(view, depth: depth))
    }
  }

  func text() -> String {
    let nameWidth = min(rows.map(\.name.count).max() ?? 0, SceneTable.widestNameColumn)
    let widths = SceneTable.headings.indices.map { column in
      rows.reduce(SceneTable.headings[column].count) { max($0, $1.frame[column].count) }
    }
    let heading = Row(name: title, frame: SceneTable.headings, remarks: "")
    return ([heading] + rows).map { row in
      let cells = zip(row.frame, widths).map { SceneTable.padded($0, to: $1, onLeft: true) }
      let name = SceneTable.padded(row.name, to: max(nameWidth, title.count), onLeft: false)
      return ([name] + cells + [row.remarks]).joined(separator: "  ").trimmingTrailingSpaces() + "\n"
    }.joined()
  }

  private static func title(_ scene: SceneSnapshot) -> String {
    let identifier = PrintableText.escaped(scene.identifier)
    guard let title = scene.title else { return "Scene \(identifier)" }
    return "Scene \(PrintableText.escaped(title)) (\(identifier))"
  }

  private static func row(_ view: ViewSnapshot, depth: Int) -> Row {
    let remarks = [view.isHidden ? "hidden" : nil, view.isAmbiguous ? "ambiguous" : nil]
    let frame = [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height]
    return Row(
      name: indentation(depth) + name(view), frame: frame.map { NumberText.brief(Double($0)) },
      remarks: remarks.compactMap(\.self).joined(separator: ", "))
  }

  private static func indentation(_ depth: Int) -> String {
    let spaces = String(repeating: "  ", count: min(depth, deepestIndentation) + 1)
    return depth > deepestIndentation ? spaces + "[level \(depth)] " : spaces
  }

  private static func name(_ view: ViewSnapshot) -> String {
    var parts = [PrintableText.escaped(view.className)]
    if let label = view.label, !label.isEmpty {
      parts.append("“" + PrintableText.escaped(PrintableText.shortened(label, to: longestLabel)) + "”")
    }
    if let identifier = view.identifier { parts.append(PrintableText.escaped(identifier)) }
    return parts.joined(separator: " ")
  }

  private static func padded(_ text: String, to width: Int, onLeft: Bool) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return onLeft ? spaces + text : text + spaces
  }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
