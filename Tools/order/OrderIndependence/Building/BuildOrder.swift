import SeededRandom

/// In which order a tree's views come together and its constraints become active.
public struct BuildOrder: Hashable, Sendable {
  public var views = Views.superviewsFirst
  public var constraints = Constraints.inOneBatch
  public var masks = Masks.framesFirst

  public init() {}

  public enum Views: Hashable, Sendable {
    /// Each view is added to a superview that is in the tree already.
    case superviewsFirst
    /// Each view has its subviews before it is added itself.
    case subviewsFirst
  }

  public enum Constraints: Hashable, Sendable {
    case inOneBatch
    case singly
    /// Singly, in an order drawn from a seed.
    case shuffled(UInt64)
  }

  public enum Masks: Hashable, Sendable { case framesFirst, masksFirst }

  /// The order in which views are added.
  package func views(_ views: [TreeView]) -> [TreeView] {
    switch self.views {
    case .superviewsFirst: views
    case .subviewsFirst: views.reversed()
    }
  }

  package func constraints(_ constraints: [TreeConstraint]) -> [TreeConstraint] {
    guard case .shuffled(let seed) = self.constraints else { return constraints }
    var random = SeededGenerator(seed: seed)
    return constraints.shuffled(using: &random)
  }
}
