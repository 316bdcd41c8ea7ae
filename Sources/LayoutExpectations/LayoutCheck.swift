import AutoLayout

/// A kind of fault in a layout.
public enum LayoutCheck: String, Hashable, Sendable, CaseIterable {
  /// Required constraints contradict each other, or the passes never settle.
  case conflicts
  /// Constraints leave a view's position or size ambiguous.
  case ambiguity
  /// A label's or button's text does not fit.
  case clipping

  @MainActor
  func problems(in screen: CheckedScreen) -> [LayoutProblem] {
    switch self {
    case .conflicts: ConflictCheck.problems(in: screen.root)
    case .ambiguity: AmbiguityCheck.problems(in: screen.root)
    case .clipping: ClippingCheck.problems(in: screen.root)
    }
  }
}

/// A problem of one screen, in words.
struct LayoutProblem: Hashable {
  /// One line.
  var headline: String
  /// More lines, each ended by a line break.
  var details = ""

  /// The key of the problem, without addresses, so that it is the same if the view is made again.
  var key: String {
    // Numbers differ from screen to screen; the place of the problem does not.
    identity ?? (headline + details).replacing(/0x[0-9a-f]+/, with: "")
  }

  /// Distinguishes the problem from problems on other screens, if the headline does not.
  var identity: String?
}
