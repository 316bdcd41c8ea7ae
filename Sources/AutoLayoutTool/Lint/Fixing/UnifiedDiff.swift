/// The lines that differ between two texts, as `diff -u` and `git apply` write them.
enum UnifiedDiff {
  /// Lines around each difference.
  private static let context = 3

  /// Empty for equal texts.
  static func text(from old: String, to new: String, file: String) -> String {
    let before = lines(old)
    let after = lines(new)
    let changes = Self.changes(from: before, to: after)
    guard !changes.isEmpty else { return "" }
    var text = "--- a/\(file)\n+++ b/\(file)\n"
    for hunk in hunks(changes) { text += written(hunk, before, after) }
    return text
  }

  /// A range of old lines and the new ones in its place.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// With their line breaks, so that a last line without one differs from one with it.
  private static func lines(_ text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text.unicodeScalars[...]
    while let end = rest.firstIndex(of: "\n") {
      result.append(Substring(rest[...end]))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { result.append(Substring(rest)) }
    return result
  }

  private static func changes(from before: [Substring], to after: [Substring]) -> [Change] {
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [Change] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      let start = (old, new)
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) { new += 1 }
      if (old, new) != start {
        result.append(Change(old: start.0..<old, new: start.1..<new))
      } else {
        old += 1
        new += 1
      }
    }
    return result
  }

  /// Changes whose contexts touch belong together.
  private static func hunks(_ changes: [Change]) -> [[Change]] {
    var result: [[Change]] = []
    for change in changes {
      if let last = result.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        result[result.count - 1].append(change)
      } else {
        result.append([change])
      }
    }
    return result
  }

  private static func written(_ hunk: [Change], _ before: [Substring], _ after: [Substring]) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let lead = min(context, first.old.lowerBound)
    let tail = min(context, before.count - last.old.upperBound)
    let old = (first.old.lowerBound - lead)..<(last.old.upperBound + tail)
    let new = (first.new.lowerBound - lead)..<(last.new.upperBound + tail)
    var text = "@@ -\(place(old)) +\(place(new)) @@\n"
    var next = old.lowerBound
    for change in hunk {
      text += before[next..<change.old.lowerBound].map { line(" ", $0) }.joined()
      text += before[change.old].map { line("-", $0) }.joined()
      text += after[change.new].map { line("+", $0) }.joined()
      next = change.old.upperBound
    }
    return text + before[next..<old.upperBound].map { line(" ", $0) }.joined()
  }

  /// An empty range is named by the line before it.
  private static func place(_ range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func line(_ mark: String, _ line: Substring) -> String {
    let isEnded = line.unicodeScalars.last == "\n"
    return mark + line + (isEnded ? "" : "\n\\ No newline at end of file\n")
  }
}
