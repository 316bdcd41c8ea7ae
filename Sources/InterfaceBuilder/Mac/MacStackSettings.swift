/// The settings of a stack view of macOS.
public struct MacStackSettings: Hashable, Sendable {
  /// The parts of a stack whose distribution is by gravity.
  public enum Gravity: String, Hashable, Sendable, CaseIterable {
    case beginning, middle, end
  }

  /// A view in the stack.
  public struct Arranged: Hashable, Sendable {
    /// The id of the view.
    public var id: String
    /// The part of the stack that the view is in.
    public var gravity: Gravity
    /// How long the view stays when there is too little space: 1000 always.
    public var visibilityPriority: Double
    /// The space after the view, in points; nil for the stack's.
    public var customSpacing: Double?
  }

  /// The axis.
  public var axis: StackSettings.Axis
  /// Such as `fill` or `gravityAreas`.
  public var distribution: String
  /// Such as `centerY` or `leading`.
  public var alignment: String
  /// The space between views, in points.
  public var spacing: Double
  /// Inside the edges, in points.
  public var edgeInsets: DocumentInsets?
  /// How closely the stack holds its content, from 0 to 1000.
  public var hugging: AxisValues
  /// How strongly the stack resists showing its content in part; nil for always.
  public var clippingResistance: AxisValues
  /// Whether hidden views leave no gap.
  public var detachesHiddenViews: Bool
  /// In order of the stack: beginning, middle, end.
  public var arranged: [Arranged]

  /// Apple's spacing of a stack made in code, which documents leave out (observed: 294 of 294 stacks without one).
  private static let standardSpacing = 8.0

  init(_ element: DocumentElement) {
    axis = element["orientation"] == "vertical" ? .vertical : .horizontal
    distribution = element["distribution"] ?? "gravityAreas"
    alignment = element["alignment"] ?? (axis == .vertical ? "centerX" : "centerY")
    spacing = element.number("spacing") ?? Self.standardSpacing
    edgeInsets = element.insets(forKeys: "edgeInsets")
    hugging = AxisValues(
      horizontal: element.number("horizontalStackHuggingPriority"),
      vertical: element.number("verticalStackHuggingPriority"))
    clippingResistance = AxisValues(
      horizontal: element.number("horizontalClippingResistancePriority"),
      vertical: element.number("verticalClippingResistancePriority"))
    detachesHiddenViews = element.flag("detachesHiddenViews") ?? false
    arranged = Self.arranged(in: element)
  }

  private static let lists: [(name: String, gravity: Gravity)] = [
    ("beginningViews", .beginning), ("subviews", .beginning), ("middleViews", .middle), ("endViews", .end),
    ("endingViews", .end),
  ]

  /// Priorities and spacings stand in lists of their own, in the order of the views.
  private static func arranged(in element: DocumentElement) -> [Arranged] {
    let priorities = element.elements(in: "visibilityPriorities")
    let spacings = element.elements(in: "customSpacing")
    var result: [Arranged] = []
    for list in lists {
      for view in element.elements(in: list.name) {
        guard let id = view.id else { continue }
        let index = result.count
        result.append(
          Arranged(
            id: id, gravity: list.gravity,
            visibilityPriority: number(at: index, of: priorities) ?? 1000,
            customSpacing: number(at: index, of: spacings)))
      }
    }
    return result
  }

  /// Numbers beyond those that an element may sensibly hold stand for "the default".
  private static func number(at index: Int, of list: [DocumentElement]) -> Double? {
    list.indices.contains(index) ? list[index].number("value") : nil
  }
}
