import DocumentMerging
import GitAccess

/// A conflict in words that name the sides.
struct ConflictWords {
  /// One version's value, or its change.
  struct Row: Hashable {
    /// The decision that takes it; nil for the common ancestor.
    var decision: MergeDecision?
    var label: String
    var text: String
  }

  /// The title, such as `label “First name” (lab-el-001): text`.
  let title: String
  let rows: [Row]

  /// Longer texts are cut.
  private static let longestText = 300

  init(_ conflict: MergeConflict, _ sides: GitMergeSides) {
    let names = SideNames(sides)
    guard conflict.kind == .value else {
      title = Self.title(of: conflict)
      rows = [
        conflict.oursWords.map { Row(decision: .ours, label: names.ours, text: $0) },
        conflict.theirsWords.map { Row(decision: .theirs, label: names.theirs, text: $0) },
      ].compactMap { $0 }
      return
    }
    title = conflict.object + (conflict.attribute.map { ": \($0)" } ?? "")
    let old = conflict.base.map { Row(decision: nil, label: "before", text: Self.quoted($0)) }
    rows = [
      old, Row(decision: .ours, label: names.ours, text: Self.quoted(conflict.ours)),
      Row(decision: .theirs, label: names.theirs, text: Self.quoted(conflict.theirs)),
    ].compactMap { $0 }
  }

  /// The title; the whole sentence if no words of the sides are known.
  private static func title(of conflict: MergeConflict) -> String {
    guard conflict.oursWords != nil else { return conflict.message }
    switch conflict.kind {
    case .order: return "\(conflict.object): order of its contents"
    default: return conflict.object
    }
  }

  private static func quoted(_ text: String?) -> String {
    guard let text else { return "nothing" }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\(line.prefix(longestText))\(line.count > longestText ? "…" : "")”"
  }
}

extension UnmergedDocument.Undecided {
  /// The reasons why conflicts are not decided, one sentence for each.
  func sentences(_ decision: MergeDecision, _ sides: GitMergeSides) -> [String] {
    let name = SideNames(sides)[decision]
    let reason =
      decision == .both
      ? "both are not possible here; take one side"
      : "\(name) is not possible together with the other decisions; decide the others first, or take the other side"
    return refused.map { "conflict \($0): \(reason)" }
      + reopened.map { "conflict \($0) is open again: its decision is not possible together with this one" }
  }
}

/// Different names for the two sides.
struct SideNames {
  let ours: String
  let theirs: String

  init(_ sides: GitMergeSides) {
    let isSame = sides.ours.name == sides.theirs.name
    ours = sides.ours.name + (isSame ? " (ours)" : "")
    theirs = sides.theirs.name + (isSame ? " (theirs)" : "")
  }

  subscript(decision: MergeDecision) -> String {
    switch decision {
    case .ours: ours
    case .theirs: theirs
    case .both: "both"
    }
  }
}
