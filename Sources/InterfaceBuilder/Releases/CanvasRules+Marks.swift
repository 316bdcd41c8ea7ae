/// The marks of misplaced and ambiguous views that Interface Builder saved in documents.
extension CanvasRules {
  /// `Research/measure-doubts.py` compares what `lint` reports without each with the marks.
  package static let marks: [any AnyCanvasRule] = [marksEmptyScrollViews, savesEmptyLabels]

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
