/// The difference between two texts in the form of patches: removed lines after `−`, added ones after `+`, others after a
/// space of the same width.
struct LineDifference {
  private struct Line {
    var mark: String
    var text: String
    /// The numbers of the next line in both texts.
    var old: Int
    var new: Int

    var isChange: Bool { mark != LineDifference.same }
  }

  static let removed = "−"
  static let added = "+"
  /// As wide as a digit, like the other two marks.
  static let same = "\u{2007}"
  /// Equal lines around changes.
  private static let context = 4

  private var lines: [Line] = []

  init(old: String, new: String) {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = newLines.difference(from: oldLines)
    let removals = Set(changes.removals.map(Self.offset))
    let insertions = Set(changes.insertions.map(Self.offset))
    var (place, other) = (0, 0)
    while place < oldLines.count || other < newLines.count {
      if removals.contains(place), place < oldLines.count {
        lines.append(Line(mark: Self.removed, text: oldLines[place], old: place, new: other))
        place += 1
      } else if insertions.contains(other), other < newLines.count {
        lines.append(Line(mark: Self.added, text: newLines[other], old: place, new: other))
        other += 1
      } else {
        guard place < oldLines.count else { break }
        lines.append(Line(mark: Self.same, text: oldLines[place], old: place, new: other))
        place += 1
        other += 1
      }
    }
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// The changed parts with their surroundings.
  var text: String {
    var parts: [String] = []
    var index = 0
    while let change = lines[index...].firstIndex(where: \.isChange) {
      let end = endOfPart(from: change)
      let part = lines[max(index, change - Self.context)..<end]
      parts.append(Self.heading(part))
      parts += part.map { $0.mark + $0.text + ($0.text.hasSuffix(" ") ? "¬" : "") }
      index = end
    }
    return parts.joined(separator: "\n")
  }

  /// Changes with few equal lines between them belong together.
  private func endOfPart(from change: Int) -> Int {
    var last = change
    for index in change..<lines.count where lines[index].isChange && index - last <= 2 * Self.context {
      last = index
    }
    return min(lines.count, last + Self.context + 1)
  }

  private static func heading(_ part: ArraySlice<Line>) -> String {
    guard let first = part.first else { return "" }
    let counts = (old: part.count { $0.mark != added }, new: part.count { $0.mark != removed })
    return "@@ \(removed)\(first.old + 1),\(counts.old) \(added)\(first.new + 1),\(counts.new) @@"
  }
}
