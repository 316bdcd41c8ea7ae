/// Which of theirs' changes a merge takes over.
struct MergePolicy: Sendable {
  /// Whether values that Xcode generates are taken, too, where ours did not change them.
  var takesGeneratedValues = true
  /// Whether the notes of the Xcode that saved theirs are taken, the canvas's device among them.
  var takesHeader = true
  /// The ids of the views whose frames are taken; nil for all.
  var takenFrames: Set<String>?

  /// People's decisions about disagreements.
  var decisions: [MergeConflict: MergeDecision] = [:]

  /// A merge of two sides' work.
  static let merge = MergePolicy()
}
