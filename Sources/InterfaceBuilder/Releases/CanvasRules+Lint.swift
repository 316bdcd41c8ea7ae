/// The marks of misplaced and ambiguous views that Interface Builder saved in documents.
extension CanvasRules {
  /// `Research/measure-doubts.py` compares what `lint` reports without each with the marks.
  package static let marks: [any AnyCanvasRule] = [
    marksHalfPoints, marksLowRows, marksAmbiguousHalfPoints, marksEmptyScrollViews, savesEmptyLabels,
  ]

  /// Frames that are off by less than a point are misplaced, where the document marks them; before, it marked 1 of 68
  /// documents with frames that were a point off.
  public static let marksHalfPoints = CanvasRule(
    "frames half a point off are misplaced",
    .always(true, .reasoned("Frames have half points")),
    .before("7.0", false, .seen(67, of: 68, "documents")))

  /// A row that is half a point too low for its content is ambiguous; one half a point too high is not (none of 6).
  public static let marksLowRows = CanvasRule(
    "rows half a point too low are ambiguous",
    .always(false, .seen(3, of: 3, "rows")),
    .since("10.1", true, .seen(3, of: 4, "rows")))

  /// Views that leave open which of them takes a row's half point are ambiguous; three labels of one document.
  public static let marksAmbiguousHalfPoints = CanvasRule(
    "the half point of a row's line may be ambiguous",
    .always(false, .reasoned("None is marked")),
    .since("8.0", true, .seen(3, of: 3, "labels")))

  /// Scroll views without content are ambiguous. The newest of those before is of Xcode 11.0.
  public static let marksEmptyScrollViews = CanvasRule(
    "empty scroll views are ambiguous",
    .always(false, .seen(7, of: 7)),
    .since("11.4", true, .seen(5, of: 5)))

  /// A label without text has the size that the document was saved with; before, all 6 that have a height are marked.
  public static let savesEmptyLabels = CanvasRule(
    "empty labels keep their saved size",
    .always(true, .seen(149, of: 150, "labels")),
    .before("8.0", false, .seen(6, of: 6, "labels")))
}
