/// A constraint that a format describes, as a value:
/// `first.firstAttribute relation second.secondAttribute + constant`.
public struct FormatConstraint: Hashable, Sendable {
  /// An object that a constraint refers to.
  public enum Item: Hashable, Sendable {
    case view(String)
    /// `|`: the superview of the adjacent view.
    case superview(of: String)
  }

  /// A number of points, or the system's choice.
  public enum Constant: Hashable, Sendable {
    case points(Double)
    /// The standard space between two views' edges.
    case standardSpace
    /// The standard space to the edge of a superview without layout margins.
    case standardSuperviewSpace
    /// The standard distance between baselines, which depends on the line heights.
    case standardBaselineSpace
  }

  /// The item on the left side.
  public var first: Item
  /// The attribute of the item on the left side.
  public var firstAttribute: FormatAttribute
  /// The relation between both sides.
  public var relation: VisualFormat.Relation
  /// Nil for a constant extent.
  public var second: Item?
  /// The attribute of the item on the right side; nil if there is none.
  public var secondAttribute: FormatAttribute?
  /// The number that is added to the right side, in points.
  public var constant: Constant
  /// The priority, from 0 to 1000.
  public var priority: Double

  /// The priority of constraints for which a format names none (`UILayoutPriority.required`).
  public static let required: Double = 1000

  public init(
    _ first: Item, _ firstAttribute: FormatAttribute, _ relation: VisualFormat.Relation = .equal,
    _ second: Item? = nil, _ secondAttribute: FormatAttribute? = nil, constant: Constant = .points(0),
    priority: Double = FormatConstraint.required
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.constant = constant
    self.priority = priority
  }
}
