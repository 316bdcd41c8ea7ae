/// A reason for which `lint` does not report what looks like a fault, because the document does not prove it.
///
/// Each is a row of `Research/doubts.tsv`, which says what the doubt changes in public documents; `Research/measure-doubts.py`
/// writes it. Doubts are the rules of `lint` that rest on observations, as those of layout are rows of `CanvasRules`.
enum LintDoubt: String, CaseIterable, Sendable {
  // MARK: Ambiguity

  /// A view of iOS without a mark needs too few equations, or saved frames that break a constraint beside it.
  case openWithoutProof = "an unmarked view is open only where the document shows it"
  /// A view of macOS without a mark has to stay open when every control and container keeps a size.
  case openByContent = "an unmarked view of macOS is open whatever sizes contents have"
  /// Views share too little or too much space in what the program resizes.
  case squeezedWhileDesigned = "views are squeezed in a pane, a prototype or a root that changes its size"
  /// A grid, a stack, a pane or a prototype decides what the document leaves open.
  case leftToContainer = "a container of macOS decides what is open"
  /// Sizes of contents that are rounded add up to a point.
  case roundedContents = "views are open by a point that roundings take"
  /// A conflict left the constraint out that would have closed the place.
  case openedByConflict = "a constraint that a conflict left out would decide"

  // MARK: Misplaced views

  /// A frame of iOS without a mark has to break a constraint that frames alone decide.
  case frameWithoutProof = "an unmarked frame of iOS breaks no constraint that frames decide"
  /// A frame of macOS without a mark has to break a constraint along the axis along which it is off.
  case frameOfMacWithoutProof = "an unmarked frame of macOS breaks no constraint"
  /// A marked frame depends on what other, unmarked views contradict.
  case figureInDoubt = "views that hang together with a marked one are not marked"
  /// The line below a row takes half a point of its content.
  case rowSeparator = "the line below a row moves a view by up to a point"
  /// A control that the tables of alignment rectangles do not know is near.
  case unknownAlignment = "a control's alignment rectangle is not known"
  /// Controls of another release explain the difference.
  case smallFigure = "a marked view of macOS is off by less than releases differ"
  /// The superview places the view, or one around it.
  case placedByContainer = "a container places the view"
  /// Sizes that are guessed explain the frame.
  case guessedSizes = "a guessed size explains the frame"
  /// A picture may stand out from its alignment rectangle.
  case outstandingPicture = "a picture stands out from its alignment rectangle"

  // MARK: Saved frames as proof

  /// Symbols and controls stand out from their alignment rectangles.
  case outstandingEnds = "symbols and controls stand out from what constraints place"

  // MARK: Conflicts

  /// The saved frames of iOS have to show the conflict.
  case conflictWithoutProof = "an unmarked conflict of iOS breaks no constraint"
  /// Sizes of panes, prototypes, toolbar items and windows change.
  case passingSizes = "a conflict needs a size that the program changes"
  /// The saved frames of macOS have to show the conflict.
  case conflictOfMacWithoutProof = "an unmarked conflict of macOS breaks no constraint"
  /// A box is smaller than its own border.
  case emptyBox = "a box is too small for its border"
  /// Stacks keep distances from hidden views, and give lengths by shares.
  case guessesOfStacks = "a conflict needs what a stack decides"
  /// Bars that no document states make the safe area.
  case unstatedSafeArea = "a conflict needs a safe area"

  // MARK: Texts

  /// Stand-ins for Apple's fonts are off by some of the width.
  case nearlyFitting = "a text lacks less than a tenth of its width"
  /// The program replaces texts of what outlets lead to.
  case sampleText = "the program may show another text"
  /// Texts that hold the place of others.
  case placeholderText = "a text holds the place of another"

  /// A doubt that does not count within the operation that binds it; nil for none.
  @TaskLocal static var leftOut: LintDoubt?

  /// False while the doubt is left out, to measure what it changes.
  var counts: Bool { Self.leftOut != self }
}
