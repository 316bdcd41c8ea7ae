import Foundation

/// A constraint after layout, or something that the engine treats as one: a content size, a frame under autoresizing.
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
    public var attribute: LayoutAttribute
    /// Points, not rounded to pixels; nil before layout.
    public var value: Double?
  }

  public var kind: Kind
  /// The id in the document.
  public var identifier: String?
  /// What the program or the system calls it.
  public var name: String?
  /// As Apple's systems print it, with stable names instead of addresses.
  public var text: String
  /// In plain words, one sentence without a full stop.
  public var plainText: String
  /// The axis it acts on.
  public var axis: LayoutAxis
  /// The view that holds it.
  public var holder: Int?
  public var first: Side?
  public var relation: LayoutRelation
  public var second: Side?
  public var multiplier: CGFloat
  public var constant: CGFloat
  public var priority: LayoutPriority
  public var isActive: Bool
  /// Required, and left out because it contradicts others.
  public var isBroken: Bool
  /// By how many points it misses what it says; 0 where it holds.
  public var violation: Double
  public var location: SourceLocation?
  /// Which way leading and trailing run.
  public var direction: LayoutDirection
  /// All items that it speaks of, each once.
  public var items: [Int]
}

/// What the façade knows of a constraint.
public struct ConstraintFacts: Hashable, Sendable {
  /// The id in the document.
  public var identifier: String?
  public var name: String?
  public var kind: ConstraintExplanation.Kind

  public init(identifier: String? = nil, name: String? = nil, kind: ConstraintExplanation.Kind = .program) {
    self.identifier = identifier
    self.name = name
    self.kind = kind
  }
}

/// Required constraints that cannot all hold.
public struct SceneConflict: Hashable, Sendable {
  /// The one that is left out; nil where it is a rule of the engine's.
  public var broken: Int?
  /// All that take part, the broken one included. Without any one of them the rest could hold.
  public var members: [Int]
  /// By how many points they contradict each other.
  public var points: Double
  /// What contradicts what, in plain words.
  public var text: String
}
