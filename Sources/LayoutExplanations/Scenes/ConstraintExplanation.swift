import AutoLayout
import Foundation

/// A constraint after layout, or something that the engine treats as one, such as a content size or an autoresizing
/// frame.
public struct ConstraintExplanation: Hashable, Sendable {
  /// Who made it.
  public enum Kind: String, Hashable, Sendable {
    case document, program, stackView, system, autoresizing, contentSize
    /// The root view's place and size.
    case host
    /// A rule that places a guide.
    case guide
  }

  /// One attribute of one item, with its value in the holder's coordinates.
  public struct Side: Hashable, Sendable {
    /// The item's place in the scene's list; nil for one outside the scene.
    public var item: Int?
    /// The attribute of the item.
    public var attribute: LayoutAttribute
    /// Points, not rounded to pixels; nil before layout.
    public var value: Double?
  }

  /// The maker of the constraint.
  public var kind: Kind
  /// The id in the document.
  public var identifier: String?
  /// The identifier that the program or the system gave it.
  public var name: String?
  /// As Apple's systems print it, with stable names instead of addresses.
  public var text: String
  /// In plain words, one sentence without a full stop.
  public var plainText: String
  /// The axis it acts on.
  public var axis: LayoutAxis
  /// The view that holds it.
  public var holder: Int?
  /// The left side; nil if its item is gone.
  public var first: Side?
  /// The relation of both sides.
  public var relation: LayoutRelation
  /// The right side; nil if there is only a number.
  public var second: Side?
  /// The factor of the right side's attribute.
  public var multiplier: CGFloat
  /// The number that is added to the right side, in points.
  public var constant: CGFloat
  /// The priority.
  public var priority: LayoutPriority
  /// Whether the constraint takes part in the layout.
  public var isActive: Bool
  /// Required, and left out because it contradicts others.
  public var isBroken: Bool
  /// The number of points by which it is violated; 0 if it holds.
  public var violation: Double
  /// The place in the document or the line of code that made it.
  public var location: SourceLocation?
  /// The direction from leading to trailing.
  public var direction: LayoutDirection
  /// All items that it refers to, each once.
  public var items: [Int]
}

/// Facts about a constraint that the façade provides.
public struct ConstraintFacts: Hashable, Sendable {
  /// The id in the document.
  public var identifier: String?
  /// The identifier that the program gave it.
  public var name: String?
  /// The maker of the constraint.
  public var kind: ConstraintExplanation.Kind

  public init(identifier: String? = nil, name: String? = nil, kind: ConstraintExplanation.Kind = .program) {
    self.identifier = identifier
    self.name = name
    self.kind = kind
  }
}

/// Required constraints that cannot all hold.
public struct SceneConflict: Hashable, Sendable {
  /// The one that is left out; nil if it is a rule of the engine.
  public var broken: Int?
  /// All members, including the broken one. If any one of them were removed, the rest could hold.
  public var members: [Int]
  /// The number of points by which they contradict each other.
  public var points: Double
  /// The contradiction, in plain words.
  public var text: String
}
