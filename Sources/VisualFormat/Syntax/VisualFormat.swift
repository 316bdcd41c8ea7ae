/// A sentence of the visual format language as its syntax tree: the views in a row or column, the connections between
/// them, and their sizes. (Apple, "Auto Layout Guide", appendix "Visual Format Language".)
///
/// Columns count characters of the format from 0, as the caret of error messages does.
public struct VisualFormat: Hashable, Sendable {
  /// The axis of a format: `H:` or `V:`.
  public enum Orientation: Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// The connection between two neighbours.
  public enum Connection: Hashable, Sendable {
    /// Nothing is written between them, so they touch.
    case flush
    /// `-`: the standard space.
    case standard
    /// `-8-` or `-(>=8,<=20@750)-`.
    case predicates([Predicate])
  }

  /// A view in brackets.
  public struct View: Hashable, Sendable {
    /// The view's name in the format.
    public var name: String
    /// The predicates on its extent along the format's axis.
    public var predicates: [Predicate]

    public init(_ name: String, _ predicates: [Predicate] = []) {
      self.name = name
      self.predicates = predicates
    }
  }

  /// A relation to a number, a metric or a view, with an optional priority.
  public struct Predicate: Hashable, Sendable {
    /// Nil if none is written, which means equality.
    public var relation: Relation?
    /// The size: a number, or a name of a metric or view.
    public var object: Operand
    /// The priority; nil for required.
    public var priority: Operand?

    public init(_ relation: Relation? = nil, _ object: Operand, priority: Operand? = nil) {
      self.relation = relation
      self.object = object
      self.priority = priority
    }
  }

  /// Raw values are Apple's (`NSLayoutConstraint.Relation`).
  public enum Relation: Int, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var symbol: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// A number, or a name whose meaning is in a dictionary.
  public enum Operand: Hashable, Sendable {
    case number(Double)
    case name(String)
  }

  /// Nil if the format does not state it, which means horizontal.
  public var orientation: Orientation?
  /// The connection from the superview's near edge to the first view, if the format begins with `|`.
  public var leading: Connection?
  /// One or more, in the order written.
  public var views: [View]
  /// The connection from each view to the next; one fewer than the views.
  public var connections: [Connection]
  /// The connection from the last view to the superview's far edge, if the format ends with `|`.
  public var trailing: Connection?

  public init(
    orientation: Orientation? = nil, leading: Connection? = nil, views: [View],
    connections: [Connection] = [], trailing: Connection? = nil
  ) {
    self.orientation = orientation
    self.leading = leading
    self.views = views
    self.connections = connections
    self.trailing = trailing
  }
}
