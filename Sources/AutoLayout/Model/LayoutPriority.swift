/// The importance of a constraint: 1000 must hold; below that, a higher priority is met as well as possible before
/// any lower one is considered (lexicographic, not weighted). Apple: `UILayoutPriority`,
/// `NSLayoutConstraint.Priority`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must hold.
  public static let required = LayoutPriority(1000)
  /// The priority with which a button resists being made smaller than its content.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority with which a button resists being made larger than its content.
  public static let defaultLow = LayoutPriority(250)

  /// Whether the first priority is weaker.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }

  /// A lower or higher priority, such as `.required - 1`.
  public static func + (priority: LayoutPriority, step: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + step)
  }

  public static func - (priority: LayoutPriority, step: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - step)
  }

  /// Content sizes are never quite required: a required explicit size wins over them without a conflict
  /// (Open Radar 15106765).
  static let strongestForContent = LayoutPriority(Float(1000).nextDown)
}
