/// The changes of theirs that a merge accepts.
struct MergePolicy: Sendable {
  /// Whether generated values of Xcode are taken, too, if ours did not change them.
  var takesGeneratedValues = true
  /// Whether the notes of the Xcode that saved theirs are taken, including the canvas's device.
  var takesHeader = true
  /// The ids of the views whose frames are taken; nil for all.
  var takenFrames: Set<String>?

  /// People's decisions about disagreements.
  var decisions: [MergeConflict: MergeDecision] = [:]

  /// A merge of two sides' work.
  static let merge = MergePolicy()
}
