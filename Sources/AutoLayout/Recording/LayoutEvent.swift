import Foundation

/// Something that happened while layout was recorded: a change of a constraint, a request, or a step of the passes.
public struct LayoutEvent: Hashable, Sendable {
  /// The kind of event.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    // Changes that programs make.
    case constraintAdded, constraintRemoved, constantChanged, priorityChanged
    case subviewAdded, subviewRemoved
    // Requests that programs make.
    case setNeedsLayout, setNeedsUpdateConstraints, setNeedsUpdateProperties, invalidateIntrinsicContentSize
    // Steps of the passes: these take time.
    /// One call of `layoutIfNeeded()` that had something to do.
    case layoutPass
    /// One round of the update-constraints pass.
    case updatePass
    /// Rows lowered and values computed.
    case solve
    /// One view's `updateProperties()`.
    case updateProperties
    /// One view's `updateConstraints()`.
    case updateConstraints
    /// One view's `layoutSubviews()`.
    case layoutSubviews
    /// A size that a subtree's constraints require, measured in a separate engine.
    case fitting
    /// A request for the content size of a view.
    case measure

    /// True for events that have a duration and may contain other events.
    public var isStep: Bool {
      switch self {
      case .layoutPass, .updatePass, .solve, .updateProperties, .updateConstraints, .layoutSubviews, .fitting,
        .measure:
        true
      default: false
      }
    }

    /// True for changes of a constraint.
    public var isConstraintChange: Bool {
      switch self {
      case .constraintAdded, .constraintRemoved, .constantChanged, .priorityChanged: true
      default: false
      }
    }
  }

  /// Further facts about the event, by kind.
  public enum Detail: Hashable, Sendable {
    case none
    /// The change of a constant, in points, or of a priority.
    case change(from: Double, to: Double)
    /// A measurement: the width that limited it, if any, the size in points, and whether the view shows text.
    case measured(width: Double?, size: CGSize, isText: Bool)
    case solved(SolveCounts)
  }

  /// The size of a solve's work.
  public struct SolveCounts: Hashable, Sendable {
    /// Rows in the engine afterwards.
    public var rows: Int
    /// Rows that the solve examined.
    public var rowsTouched: Int
    /// Variables that the solve examined.
    public var variablesTouched: Int
    /// Steps of the simplex method.
    public var pivots: Int
  }

  /// The kind of event.
  public var kind: Kind
  /// The place of the view in the recording's list; for a change of a constraint, the place of its holder.
  public var view: Int?
  /// The place of the constraint in the recording's list.
  public var constraint: Int?
  /// Since the recording began.
  public var start: Duration
  /// Zero for events that take no time.
  public var duration = Duration.zero
  /// The place of the step during which it happened; nil outside the passes.
  public var cause: Int?
  /// True if the event marked a view that had not been marked, so that another round of the passes is needed.
  public var marks = false
  /// Further facts, by kind.
  public var detail = Detail.none
}

/// A view, as a recording names it.
public struct RecordedView: Hashable, Sendable {
  /// Without the module of the façade.
  public var className: String
  /// The name in printed constraints, with the recording's number instead of an address: `UILabel:#2'Save'`.
  public var name: String
  /// The place of the superview in the recording's list, when the view was first met.
  public var parent: Int?
}

/// A constraint, as a recording names it.
public struct RecordedConstraint: Hashable, Sendable {
  /// The text that Apple's systems print, with the recording's numbers instead of addresses.
  public var text: String
  /// The constraint's relation without its name: equal for a constraint that was made again.
  public var statement: String
  /// Where it was made, if that is known.
  public var creationSite: SourceLocation?
  /// The place of the holder in the recording's list.
  public var holder: Int?
}
