import AutoLayout

/// Something that can be wrong with a layout.
public enum LayoutCheck: String, Hashable, Sendable, CaseIterable {
  /// Required constraints contradict each other, or the passes never come to rest.
  case conflicts
  /// Constraints leave a view's place or size open.
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

  /// The same for the same problem of the same view made again: addresses are left out.
  var key: String {
    // Figures differ from screen to screen; where the problem is does not.
    identity ?? (headline + details).replacing(/0x[0-9a-f]+/, with: "")
  }

  /// Distinguishes the problem from others on other screens, where the headline does not.
  var identity: String?
}
