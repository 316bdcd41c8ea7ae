extension ChangeSection {
  /// The number of equal changes from which on they share one line.
  private static let leastGroup = 3
  /// The number of objects of a group that are named.
  private static let namedObjects = 2

  private struct GroupKey: Hashable {
    var kind: String
    var scene: String?
    /// The sentence without the object that it begins with.
    var words: String
  }

  /// The lines, with one line for objects of a scene that changed in the same way, such as
  /// `nameField, cityField and 18 more: borderStyle not set → line`.
  var groupedLines: [ChangeLine] {
    var groups: [GroupKey: [ChangeLine]] = [:]
    for line in lines {
      if let key = Self.key(of: line) { groups[key, default: []].append(line) }
    }
    var done: Set<GroupKey> = []
    return lines.compactMap { line in
      guard let key = Self.key(of: line), let group = groups[key], group.count >= Self.leastGroup else {
        return line
      }
      return done.insert(key).inserted ? Self.line(for: group, key) : nil
    }
  }

  private static func key(of line: ChangeLine) -> GroupKey? {
    guard line.kind == "changed", line.details.isEmpty, line.sentence.hasPrefix(line.object + ": ") else {
      return nil
    }
    return GroupKey(
      kind: line.kind, scene: line.scene, words: String(line.sentence.dropFirst(line.object.count)))
  }

  private static func line(for group: [ChangeLine], _ key: GroupKey) -> ChangeLine {
    let names = group.prefix(namedObjects).map(\.object).joined(separator: ", ")
    return ChangeLine(
      kind: key.kind, scene: key.scene, object: group[0].object,
      sentence: "\(names) and \(group.count - min(namedObjects, group.count)) more\(key.words)")
  }
}
