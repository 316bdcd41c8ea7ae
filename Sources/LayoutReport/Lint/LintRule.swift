import AutoLayout

/// The rules of a lint. Raw values are the codes of findings.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  case unsatisfiable
  case ambiguous
  case misplaced
  case clippedText = "clipped-text"
  case overlap
  case outsideScreen = "outside-screen"
  case illegalConstraint = "illegal-constraint"
  case unusedSuppression = "unused-suppression"

  /// One line for lists of rules.
  public var summary: String {
    switch self {
    case .unsatisfiable: "Required constraints contradict each other"
    case .ambiguous: "Constraints leave a view's place or size open"
    case .misplaced: "A saved frame differs from the frame that the constraints give"
    case .clippedText: "A text does not fit its view"
    case .overlap: "Views overlap that do not overlap in the saved document"
    case .outsideScreen: "A view leaves its screen"
    case .illegalConstraint: "A constraint ties what cannot be tied"
    case .unusedSuppression: "A suppression has nothing to suppress"
    }
  }

  /// The default severity of the rule's findings, which the configuration can change.
  public var severity: LayoutFinding.Severity {
    switch self {
    case .unsatisfiable, .illegalConstraint: .error
    case .ambiguous, .misplaced, .clippedText, .overlap, .outsideScreen: .warning
    case .unusedSuppression: .note
    }
  }

  /// The group that the rule belongs to.
  public var group: Group {
    switch self {
    case .unsatisfiable, .ambiguous, .misplaced, .clippedText, .overlap, .outsideScreen, .illegalConstraint:
      .layout
    case .unusedSuppression: .settings
    }
  }
}
